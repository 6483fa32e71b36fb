import Foundation
import Testing
import UIKitTraits

private struct Font: Sendable, Equatable, Codable { var size: Double }
private enum FontTrait: TraitDefinition { static let defaultValue = Font(size: 17) }
private enum LimitTrait: TraitDefinition {
  static let defaultValue: Int? = nil
  static let identifier = "com.myapp.limit"
}
private enum WidthTrait: TraitDefinition {
  static let defaultValue: CGFloat = 10
  static let identifier = "com.myapp.width"
}
private enum AnyTraitValue: TraitDefinition { static let defaultValue: any Sendable & Hashable = "none" }
private struct Closure: Sendable { let body: @Sendable () -> Void }
private enum ClosureTrait: TraitDefinition { static let defaultValue = Closure {} }

private struct ThemeKey: TraitBridgedEnvironmentKey {
  static let defaultValue = MyAppTheme.standard
  static func read(from traitCollection: TraitCollection) -> MyAppTheme { traitCollection.myAppTheme }
  static func write(to mutableTraits: inout any MutableTraits, value: MyAppTheme) {
    mutableTraits.myAppTheme = value
  }
}
private struct PaddingKey: EnvironmentKey { static let defaultValue = 8.0 }

extension EnvironmentValues {
  fileprivate var theme: MyAppTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// Values of all kinds: stored, compared, written and read again, and seen by SwiftUI.
@MainActor @Suite struct ValueTests {
  @Test("Structs, optionals and numbers flow and are compared by their ==")
  func kinds() throws {
    let talk = try Talk()
    var calls = 0
    talk.cell.registerForTraitChanges([FontTrait.self, LimitTrait.self, WidthTrait.self]) {
      (_: Cell, _: TraitCollection) in calls += 1
    }
    talk.scene.traitOverrides[FontTrait.self] = Font(size: 12)
    talk.scene.traitOverrides[LimitTrait.self] = 3
    talk.scene.traitOverrides[WidthTrait.self] = 2.5
    try talk.app.update()
    talk.scene.traitOverrides[FontTrait.self] = Font(size: 12)
    try talk.app.update()
    #expect(calls == 1)
    #expect(talk.cell.traitCollection[FontTrait.self] == Font(size: 12))
    #expect(
      talk.cell.traitCollection[LimitTrait.self] == 3 && talk.cell.traitCollection[WidthTrait.self] == 2.5)
    talk.scene.traitOverrides[LimitTrait.self] = nil
    try talk.app.update()
    #expect(calls == 2 && talk.cell.traitCollection[LimitTrait.self] == nil)
  }

  @Test("A value of any type stays what it is")
  func existentials() throws {
    let talk = try Talk()
    talk.scene.traitOverrides[AnyTraitValue.self] = true
    try talk.app.update()
    #expect(talk.cell.traitCollection[AnyTraitValue.self] as? Bool == true)
    #expect(talk.cell.traitCollection[AnyTraitValue.self] as? Int == nil)
  }

  @Test("A value without == counts as changed where it is set, and stays the same on its way down")
  func incomparable() throws {
    let talk = try Talk()
    var calls = 0
    talk.cell.registerForTraitChanges([ClosureTrait.self]) { (_: Cell, _: TraitCollection) in calls += 1 }
    for _ in 0..<2 {
      talk.scene.traitOverrides[ClosureTrait.self] = Closure {}
      try talk.app.update()
      try talk.app.update()
    }
    #expect(calls == 2)
    #expect(talk.cell.explanation(of: ClosureTrait.self).map(\.role) == [.decides, .hidden])
  }

  @Test("Traits with identifiers are written and read again, also by a program that does not know them")
  func coding() throws {
    let collection = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
      $0.preferredContentSizeCategory = .large
      $0.myAppTheme = .bold
      $0[WidthTrait.self] = 4
      $0.isContainedInSettings = true
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(collection)
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"UITraitDisplayScale":2,"UITraitPreferredContentSizeCategory":"UICTContentSizeCategoryL",\
        "UITraitUserInterfaceStyle":2,"com.myapp.theme":2,"com.myapp.width":4}
        """)
    let decoded = try JSONDecoder().decode(TraitCollection.self, from: data)
    #expect(try encoder.encode(decoded) == data)
    #expect(decoded.userInterfaceStyle == .dark && decoded.displayScale == 2 && decoded.myAppTheme == .bold)
    #expect(decoded[WidthTrait.self] == 4 && !decoded.isContainedInSettings)
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    child.registerForTraitChanges([MyAppThemeTrait.self, WidthTrait.self]) {
      (_: ViewController, _: TraitCollection) in
    }
    parent.setOverrideTraitCollection(decoded, forChild: child)
    #expect(child.traitCollection.myAppTheme == .bold && child.traitCollection[WidthTrait.self] == 4)
  }

  @Test("The older ways of making and comparing collections")
  func olderWays() {
    let merged = TraitCollection(traitsFrom: [
      TraitCollection(userInterfaceStyle: .light), TraitCollection(MyAppThemeTrait.self, value: .bold),
      TraitCollection(userInterfaceStyle: .dark), TraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(merged.userInterfaceStyle == .dark && merged.myAppTheme == .standard)
    #expect(merged.hasDifferentColorAppearance(comparedTo: TraitCollection()))
    #expect(
      !TraitCollection(listEnvironment: .plain).hasDifferentColorAppearance(comparedTo: TraitCollection()))
    #expect(
      merged.containsTraits(in: TraitCollection(userInterfaceStyle: .dark))
        && !TraitCollection().containsTraits(in: merged))
    #expect(ContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(
      TraitCollection(typesettingLanguage: Locale.Language(identifier: "ko")).typesettingLanguage != nil)
  }

  @Test("A dynamic colour asks the traits where it is used, also those of one's own")
  func colors() throws {
    let ink = Color {
      $0.myAppTheme == .bold ? .red : Color { $0.userInterfaceStyle == .dark ? .white : .black }
    }
    let talk = try Talk()
    talk.cell.backgroundColor = ink
    let night = TraitCollection(userInterfaceStyle: .dark)
    #expect(ink.resolvedColor(with: night) == .white && ink.resolvedColor(with: TraitCollection()) == .black)
    talk.scene.traitOverrides.myAppTheme = .bold
    try talk.app.update()
    #expect(talk.cell.backgroundColor?.resolvedColor(with: talk.cell.traitCollection) == .red)
    #expect(ink == ink && ink != Color { _ in .red })
  }

  @Test("A bridged key reads the host's traits, and what is set on it reaches UIKit's views inside")
  func bridge() throws {
    let talk = try Talk()
    talk.cell.traitOverrides.myAppTheme = .pastel
    try talk.app.update()
    var environment = talk.cell.environmentValues
    #expect(environment.theme == .pastel && environment[PaddingKey.self] == 8)
    environment.theme = .bold
    environment[PaddingKey.self] = 4
    let embedded = View()
    talk.cell.addSubview(embedded)
    embedded.apply(environment)
    try talk.app.update()
    #expect(embedded.traitCollection.myAppTheme == .bold && talk.cell.traitCollection.myAppTheme == .pastel)
    #expect(embedded.environmentValues.theme == .bold && environment[PaddingKey.self] == 4)
    embedded.apply(talk.cell.environmentValues)
    try talk.app.update()
    #expect(embedded.traitCollection.myAppTheme == .pastel)
  }
}

extension TraitCollection {
  fileprivate init(listEnvironment: ListEnvironment) {
    self.init(TraitListEnvironment.self, value: listEnvironment)
  }
}
