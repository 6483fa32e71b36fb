import Foundation
import Testing
import Traits

@Suite("Traits with values of CGFloat")
struct FloatingFormatTests {
  enum Density: CGFloat, Sendable { case loose = 1.5, tight = 0.5 }

  struct Gap: TraitDefinition {
    static let defaultValue: CGFloat = 8
    static let identifier = "com.example.gap"
  }
  struct Inset: TraitDefinition { static let defaultValue: CGFloat? = nil }
  struct DensityTrait: TraitDefinition { static let defaultValue = Density.loose }
  struct Opacity: TraitDefinition { static let defaultValue: Float = 1 }
  struct Fade: TraitDefinition { static let defaultValue: Float? = nil }

  @Test("R7: CGFloat, an optional one and enums with such raw values are stored as floating-point numbers")
  func storage() {
    var system = TraitSystem()
    func storage(_ definition: any TraitDefinition.Type) -> TraitStorage {
      let trait = system.trait(for: definition)
      return system.storage(of: trait)
    }
    #expect(storage(Gap.self) == .floating)
    #expect(storage(Inset.self) == .floating)
    #expect(storage(DensityTrait.self) == .floating)
    #expect(storage(Opacity.self) == .object && storage(Fade.self) == .object)
  }

  @Test("their values come back as they were", arguments: [0, -0.5, 1e300, .infinity] as [CGFloat])
  func values(number: CGFloat) {
    let collection = TraitCollection {
      $0[Gap.self] = number
      $0[Inset.self] = number
    }
    #expect(collection[Gap.self] == number && collection[Inset.self] == number)
  }

  @Test("nil comes back as nil, cases as cases, and a Float as what it is")
  func others() {
    let collection = TraitCollection {
      $0[Inset.self] = 3
      $0[DensityTrait.self] = .tight
      $0[Opacity.self] = 0.25
    }
    #expect(collection[Inset.self] == 3 && TraitCollection()[Inset.self] == nil)
    #expect(collection.replacing(Inset.self, value: nil) != collection)
    #expect(collection.replacing(Inset.self, value: nil).replacing(Inset.self, value: 3) == collection)
    #expect(collection.replacing(Inset.self, value: nil)[Inset.self] == nil)
    #expect(collection[DensityTrait.self] == .tight && TraitCollection()[DensityTrait.self] == .loose)
    #expect(collection[Opacity.self] == 0.25)
  }

  /// The same in Objective-C's style.
  struct OldGap: CGFloatTraitDefinition {
    static let defaultValue = 8.0
    static let name = "Gap"
    static let identifier = "com.example.gap"
  }

  @Test("R18: a CGFloat of Swift's and one of Objective-C's style are one")
  func sharing() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides[Gap.self] = 12
    try talk.app.update()
    #expect(talk.cell.traitCollection.value(forCGFloatTrait: OldGap.self) == 12)
  }
}
