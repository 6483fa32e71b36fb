import Testing
import Traits

@Suite("What collections print")
struct DescriptionTests {
  @Test("R9: a collection prints what is not at its default, by name, and Apple's values as UIKit does")
  func description() {
    #expect(TraitCollection().description == "no traits")
    let night = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.theme = .bold
      $0[ContainedInSettings.self] = false
    }
    #expect("\(night)" == "UserInterfaceStyle = Dark, Theme = bold")
  }

  private struct Paint: Equatable, Sendable {
    var name = "", shade = 0
    static func == (left: Paint, right: Paint) -> Bool { left.name == right.name }
  }

  private struct Wall: TraitDefinition { static let defaultValue = Paint() }

  @Test("R9: a value is left out where its own == takes it for the default")
  func ownEquality() {
    let traits = TraitCollection { $0[Wall.self] = Paint(shade: 9) }
    #expect(traits.description == "no traits")
    #expect(traits[Wall.self].shade == 9)
    #expect(TraitCollection { $0[Wall.self] = Paint(name: "lime") }.description.hasPrefix("Wall = "))
  }

  @Test(
    "R9: the case's name with a capital letter, LTR and RTL, else the number",
    arguments: [
      (TraitCollection { $0.layoutDirection = .leftToRight }, "LayoutDirection = LTR"),
      (TraitCollection { $0.layoutDirection = .rightToLeft }, "LayoutDirection = RTL"),
      (TraitCollection { $0.userInterfaceLevel = .elevated }, "UserInterfaceLevel = Elevated"),
      (TraitCollection { $0.displayGamut = .P3 }, "DisplayGamut = P3"),
      (TraitCollection { $0.accessibilityContrast = .high }, "AccessibilityContrast = High"),
      (TraitCollection { $0.userInterfaceIdiom = .carPlay }, "UserInterfaceIdiom = CarPlay"),
      (TraitCollection { $0.displayScale = 2 }, "DisplayScale = 2"),
      (TraitCollection { $0.displayScale = 2.5 }, "DisplayScale = 2.5"),
      (
        TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge },
        "PreferredContentSizeCategory = AccessibilityL"
      ),
      (TraitCollection { $0.typesettingLanguage = "ko" }, "TypesettingLanguage = ko"),
      (
        TraitCollection { $0.resolvesNaturalAlignmentWithBaseWritingDirection = false },
        "ResolvesNaturalAlignmentWithBaseWritingDirection = 0"
      ),
    ])
  func printedValues(collection: TraitCollection, text: String) {
    #expect(collection.description == text)
  }
}
