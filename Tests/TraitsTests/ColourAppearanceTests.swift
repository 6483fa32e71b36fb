import Testing
import Traits

@Suite("What collections say of colours")
struct ColourAppearanceTests {
  @Test("the limit of high dynamic range has two names, one where it is set and one where it is read")
  func headroom() {
    #expect(TraitCollection { $0.headroomUsageLimit = .active }.hdrHeadroomUsageLimit == .active)
  }

  @Test(
    "colours look different where one of the five traits differs that the header names",
    arguments: [
      (TraitCollection { $0.userInterfaceIdiom = .pad }, true),
      (TraitCollection { $0.userInterfaceStyle = .dark }, true),
      (TraitCollection { $0.displayGamut = .P3 }, true),
      (TraitCollection { $0.accessibilityContrast = .high }, true),
      (TraitCollection { $0.userInterfaceLevel = .elevated }, true),
      (TraitCollection { $0.activeAppearance = .active }, false),
      (TraitCollection { $0.theme = .bold }, false),
    ])
  func colourAppearance(collection: TraitCollection, isDifferent: Bool) {
    let plain = TraitCollection { $0.horizontalSizeClass = .compact }
    #expect(collection.hasDifferentColorAppearance(comparedTo: plain) == isDifferent)
    #expect(plain.hasDifferentColorAppearance(comparedTo: collection) == isDifferent)
    #expect(collection.hasDifferentColorAppearance(comparedTo: nil) == isDifferent)
    #expect(!collection.hasDifferentColorAppearance(comparedTo: collection))
  }
}
