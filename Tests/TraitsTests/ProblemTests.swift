import Testing
import Traits
import ViewTree

/// Every problem once: what leads to it, and what it says.
@Suite struct ProblemTests {
  private func problem(_ version: SystemVersion? = nil, _ body: (inout TraitSystem, Talk) throws -> Void)
    throws -> String
  {
    let talk = try Talk(version: version)
    var system = talk.driver.system
    do { try body(&system, talk) } catch let problem as TraitProblem { return problem.description }
    return "none"
  }

  @Test func ofTheTree() throws {
    #expect(
      try problem { _ = try $0.create(.window, in: $1.cell) }
        == "A window cannot stand in a view: it stands in a scene.")
    #expect(
      try problem { try $0.move($1.form, to: $1.cell) }
        == "form cannot stand in cell, which stands in it: take that out first.")
    #expect(try problem { try $0.move($1.form, to: $1.form) } == "form cannot stand in itself.")
    #expect(
      try problem { try $0.detach($1.main) }
        == "main is a root, which neither moves nor leaves: its windows do.")
    #expect(
      try problem { try $0.move($1.settingsView, to: $1.header) }
        == "settings.view is the view of settings and comes and goes with it: name settings.")
    #expect(
      try problem { try $0.addChild($1.root, to: $1.settings) }
        == "root cannot be a child of settings, which is its own child: take settings out of it first.")
    #expect(
      try problem { try $0.addChild($1.cell, to: $1.settings) }
        == "cell is a view: only view controllers have child controllers.")
    let destroyed = try problem { system, t in
      try system.destroy(t.form)
      try system.setOverride(.integer(1), for: t.theme, at: t.cell)
    }
    #expect(destroyed == "cell was destroyed and is no part of anything any more: make another.")
  }

  @Test func ofAppearing() throws {
    #expect(
      try problem { try $0.appear($1.cell, in: $1.header) } == "cell cannot appear: a view controller can.")
    #expect(
      try problem { try $0.appear($1.settings, in: $1.header) }
        == "settings has appeared already: `disappear` takes it out first.")
    let nowhere = try problem { system, t in
      let page = try system.create(.controller, label: "page")
      let spare = try system.create(.view, label: "spare")
      try system.appear(page, in: spare)
    }
    #expect(nowhere == "spare is in no hierarchy, so nothing can appear in it: put it into one first.")
    let gone = try problem { system, t in
      let page = try system.create(.controller, label: "page")
      try system.disappear(page)
    }
    #expect(gone == "page is in no hierarchy, so it cannot disappear: let it appear first.")
    #expect(
      try problem { try $0.disappear($1.settings, to: $1.header) }
        == "settings would stay in a hierarchy: what disappears leaves every one.")
  }

  @Test func ofTraits() throws {
    #expect(
      try problem { try $0.setOverride(.string("x"), for: $1.theme, at: $1.cell) }
        == "The value of `theme` is stored as integer, not as object.")
    #expect(
      try problem { _ = try $0.register(on: $1.cell, traits: [], tag: 0) }
        == "A registration must pass one or more traits.")
    #expect(
      try problem { try $0.redefine(.userInterfaceStyle, as: $0.definition(of: $1.theme)) }
        == "userInterfaceStyle is one of Apple's traits: only one's own are redefined.")
    let changed = try problem { system, t in
      try system.setOverride(.integer(1), for: t.theme, at: t.cell)
      try system.redefine(
        t.theme, as: TraitDefinition(property: "theme", key: "THEME", defaultValue: .string("")))
    }
    #expect(
      changed
        == "theme is stored as integer and cannot become object while an override on cell uses it: define another trait."
    )
    let twice = try problem { system, _ in
      let one = TraitDefinition(
        property: "one", key: "One", identifier: "com.example", defaultValue: .integer(0))
      _ = try system.define(one)
      _ = try system.define(one)
    }
    #expect(
      twice == "The identifier \"com.example\" belongs to `One`: identifiers are unique in a program.")
    let different = try problem { system, _ in
      _ = try system.define(
        TraitDefinition(property: "one", key: "One", identifier: "com.example", defaultValue: .integer(0)))
      _ = try system.define(
        TraitDefinition(
          property: "old", key: "Old", name: "One", identifier: "com.example", defaultValue: .integer(1),
          style: .objectiveC))
    }
    #expect(
      different
        == "The identifier is that of One, but another default: two definitions share their data where identifier, name "
        + "and default agree.")
  }

  @Test func ofKindsAndVersions() throws {
    #expect(
      try problem { try $0.beginUpdateTraits(of: $1.main) }
        == "main has no updateTraitsIfNeeded(): views and view controllers have.")
    #expect(
      try problem(.iOS16) { try $0.beginUpdateTraits(of: $1.cell) }
        == "updateTraitsIfNeeded() came with iOS 17, and this is iOS 16")
    #expect(
      try problem(.iOS18) { try $0.setNeeds(.updateProperties, at: $1.cell) }
        == "updateProperties() came with iOS 26, and this is iOS 18")
    let newer = try problem(.iOS17) { system, t in
      guard let list = system.trait(property: "listEnvironment") else { return }
      try system.setOverride(.integer(2), for: list, at: t.cell)
    }
    #expect(newer == "`listEnvironment` came with iOS 18, and this is iOS 17")
    #expect(try problem { try $0.setNeeds(.layoutSubviews, at: $1.main) }.hasPrefix("main lays nothing out"))
    #expect(try problem { try $0.setNeeds(.draw, at: $1.main) } == "main draws nothing: views do.")
    #expect(
      try problem { try $0.observe(.viewDidLoad, at: $1.cell, tag: 0) }
        == "cell is a view, which has no viewDidLoad: view controllers have.")
    #expect(try problem { try $0.setOverrideUserInterfaceStyle(1, at: $1.main) }.hasPrefix("main is a scene"))
  }
}
