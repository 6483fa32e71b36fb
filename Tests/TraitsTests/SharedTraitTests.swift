import Testing
import Traits

@Suite("Definitions that share data")
struct SharedTraitTests {
  private static func declaration(
    _ definition: String, _ style: TraitDeclaration.Style, name: String = "theme",
    identifier: String? = "com.example.theme", value: TraitValue = .integer(0)
  ) -> TraitDeclaration {
    TraitDeclaration(
      property: definition.lowercased(), definition: definition, name: name, identifier: identifier,
      defaultValue: value, style: style)
  }

  @Test("R18: a definition of each style with one identifier, name and default is one trait, in either order")
  func sharing() throws {
    for (first, second) in [(TraitDeclaration.Style.swift, TraitDeclaration.Style.objectiveC)] + [
      (.objectiveC, .swift)
    ] {
      var system = TraitSystem()
      let theme = try system.define(Self.declaration("Theme", first))
      let count = system.traitCount
      #expect(try system.define(Self.declaration("OldTheme", second)) == theme)
      #expect(system.traitCount == count)
      #expect(system.declaration(of: theme).counterpart?.definition == "OldTheme")
      #expect(throws: TraitProblem.duplicateIdentifier("com.example.theme", theme)) {
        try system.define(Self.declaration("Third", second))
      }
    }
  }

  @Test(
    "what does not agree is told",
    arguments: [
      (declaration("B", .objectiveC, name: "other"), TraitDifference.name),
      (declaration("B", .objectiveC, value: .integer(1)), .defaultValue),
      (declaration("B", .objectiveC, value: .floating(0)), .storage),
    ])
  func differences(second: TraitDeclaration, difference: TraitDifference) throws {
    var system = TraitSystem()
    try system.define(Self.declaration("Theme", .swift))
    #expect(throws: TraitProblem.sharesNothing(with: "Theme", difference)) { try system.define(second) }
  }

  @Test("one style alone shares nothing, and Apple's identifiers are taken")
  func refusals() throws {
    var system = TraitSystem()
    let theme = try system.define(Self.declaration("Theme", .objectiveC))
    #expect(throws: TraitProblem.duplicateIdentifier("com.example.theme", theme)) {
      try system.define(Self.declaration("Other", .objectiveC))
    }
    let style = Self.declaration(
      "Style", .objectiveC, name: "UserInterfaceStyle", identifier: "UITraitUserInterfaceStyle")
    let apple = try #require(SystemTrait.named("userInterfaceStyle")?.id)
    #expect(throws: TraitProblem.duplicateIdentifier("UITraitUserInterfaceStyle", apple)) {
      try system.define(style)
    }
  }

  @Test("a redefinition keeps what both definitions agree on, and its style")
  func redefinition() throws {
    var system = TraitSystem()
    let theme = try system.define(Self.declaration("Theme", .swift))
    try system.define(Self.declaration("OldTheme", .objectiveC))
    #expect(throws: TraitProblem.sharesNothing(with: "OldTheme", .identifier)) {
      try system.redefine(theme, as: Self.declaration("Theme", .swift, identifier: nil))
    }
    #expect(throws: TraitProblem.sharesNothing(with: "Theme", .defaultValue)) {
      try system.redefineCounterpart(
        of: theme, as: Self.declaration("OldTheme", .objectiveC, value: .integer(3)))
    }
    #expect(throws: TraitProblem.changedStyle("Theme", from: .swift)) {
      try system.redefine(theme, as: Self.declaration("Theme", .objectiveC))
    }
    var marked = Self.declaration("Theme", .swift)
    marked.affectsColorAppearance = true
    try system.redefine(theme, as: marked)
    #expect(system.declaration(of: theme).counterpart?.definition == "OldTheme")
    #expect(system.declaration(of: theme).affectsColorAppearance)
  }

  @Test("a second definition is undone like any change")
  func undo() throws {
    var system = TraitSystem()
    try system.define(Self.declaration("Theme", .swift))
    system.isRecording = true
    let (mark, digest) = (system.mark, system.digest())
    let theme = try system.define(Self.declaration("OldTheme", .objectiveC))
    #expect(system.digest() != digest)
    system.revert(to: mark)
    #expect(system.digest() == digest)
    #expect(system.declaration(of: theme).counterpart == nil)
  }
}
