import Testing
import Traits

@Suite("Image lookup")
struct ImageLookupTests {
  /// Variants by the traits that ask for them: a scale, dark or not.
  private func file(
    _ variants: [(scale: Double?, isDark: Bool, file: String)], scale: Double, isDark: Bool = false
  )
    -> String?
  {
    let asset = ImageAsset()
    for variant in variants {
      let traits = TraitCollection {
        if let scale = variant.scale { $0.displayScale = scale }
        if variant.isDark { $0.userInterfaceStyle = .dark }
      }
      asset.register(Image(named: variant.file), with: traits)
    }
    let traits = TraitCollection {
      $0.displayScale = scale
      $0.userInterfaceStyle = isDark ? .dark : .light
    }
    return asset.image(with: traits)?.name
  }

  @Test(
    "the right scale, else the next larger one, else the largest",
    arguments: [(1, "1"), (1.5, "2"), (2, "2"), (2.5, "3"), (3, "3"), (4, "3"), (0, "1")])
  func scales(scale: Double, expected: String) {
    let variants: [(Double?, Bool, String)] = [(3, false, "3"), (1, false, "1"), (2, false, "2")]
    #expect(file(variants, scale: scale) == expected)
  }

  @Test("a file without a scale serves every scale, behind one that is made for it")
  func anyScale() {
    let variants: [(Double?, Bool, String)] = [(nil, false, "any"), (2, false, "2")]
    #expect(file(variants, scale: 2) == "2")
    #expect(file(variants, scale: 3) == "any")
    #expect(file(variants, scale: 1) == "any")
  }

  @Test("other conditions come before the scale, and must hold")
  func conditions() {
    let variants: [(Double?, Bool, String)] = [(2, false, "2"), (3, true, "dark 3"), (nil, false, "any")]
    #expect(file(variants, scale: 2, isDark: true) == "dark 3")
    #expect(file(variants, scale: 2) == "2")
    #expect(file([(1, true, "dark")], scale: 1) == nil)
  }

  @Test("of several alike the first is found")
  func first() {
    let asset = ImageAsset()
    asset.register(Image(named: "wide"), with: TraitCollection { $0.horizontalSizeClass = .regular })
    asset.register(Image(named: "dark"), with: TraitCollection { $0.userInterfaceStyle = .dark })
    let both = TraitCollection {
      $0.horizontalSizeClass = .regular
      $0.userInterfaceStyle = .dark
    }
    #expect(asset.image(with: both)?.name == "wide")
  }
}
