import Testing
import Traits

@Suite("What a piece of a program costs, and why a value is what it is, on handles")
struct ApplicationCostTests {
  @Test("a count tells what was called, and how far an update reaches")
  func counts() throws {
    let talk = try TalkingApplication()
    talk.cell.registerForTraitChanges([Theme.self]) { _, _ in }
    let cost = try talk.app.cost {
      talk.main.traitOverrides.theme = .bold
      try talk.app.update()
    }
    #expect(cost.overrides == 1)
    #expect(cost.callbacks == 1)
    #expect(cost.environments == 7, "main, win, root, header, settings, form, cell")
    #expect(cost.updated == 7)
    #expect(!talk.app.traits.isMeasuring)
    let nothing = try talk.app.cost { try talk.app.update() }
    #expect(nothing.environments + nothing.callbacks + nothing.layouts + nothing.draws == 0)
  }

  @Test("a count begins with itself: neither what an earlier one left nor what an update did before counts")
  func beginnings() throws {
    let talk = try TalkingApplication()
    _ = talk.app.cost {
      talk.main.traitOverrides.theme = .bold
      talk.form.updateTraitsIfNeeded()
    }
    try talk.app.update()
    #expect(try talk.app.cost { try talk.app.update() }.updated == 0)
    var inside: Tally?
    talk.cell.registerForTraitChanges([Theme.self]) { _, _ in inside = talk.app.cost {} }
    talk.main.traitOverrides.theme = .pastel
    try talk.app.update()
    #expect(inside?.updated == 0 && inside?.environments == 0)
  }

  @Test("one count may stand inside another, and a body that throws ends both")
  func nesting() throws {
    struct Stop: Error {}
    let talk = try TalkingApplication()
    var inner: Tally?
    let outer = try talk.app.cost {
      talk.form.traitOverrides.theme = .bold
      inner = try talk.app.cost {
        talk.cell.setNeedsDisplay()
        try talk.app.update()
      }
      talk.form.traitOverrides.remove(Theme.self)
      try talk.app.update()
    }
    #expect(inner?.draws == 1)
    #expect(inner?.environments == 2)
    #expect(outer.environments == 4)
    #expect(outer.overrides == 2)
    #expect(throws: Stop.self) { try talk.app.cost { () throws(Stop) in throw Stop() } }
    #expect(!talk.app.traits.isMeasuring)
  }

  @Test("an explanation goes from the environment upwards to the default, and one link decides")
  func explanation() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides.theme = .pastel
    talk.form.traitOverrides.theme = .bold
    try talk.app.update()
    let chain = talk.cell.explanation(of: Theme.self)
    #expect(chain.map(\.value) == [.bold, .pastel, .standard])
    #expect(chain.map(\.role) == [.decides, .hidden, .hidden])
    #expect(chain.map(\.environment) == [talk.form.handle, talk.main.handle, nil])
    #expect(chain.map(\.origin) == [.override, .override, .default])
    talk.form.traitOverrides.remove(Theme.self)
    #expect(talk.cell.explanation(of: Theme.self).map(\.role) == [.ending, .hidden, .hidden])
    #expect(talk.main.explanation(of: ContainedInSettings.self).map(\.value) == [false])
  }

  @Test("what a parent controller gives, and what was predicted, are told as such")
  func origins() throws {
    let talk = try TalkingApplication()
    let values = TraitCollection { $0[Theme.self] = .bold }
    talk.root.setOverrideTraitCollection(values, forChild: talk.settings)
    try talk.app.update()
    #expect(talk.cell.explanation(of: Theme.self).map(\.origin) == [.given, .default])
    let badge = View(in: talk.cell)
    #expect(badge.explanation(of: Theme.self).first?.origin == .predicted)
    #expect(badge.explanation(of: Theme.self).first?.value == .standard)
  }
}
