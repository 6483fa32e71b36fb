import Testing
import Traits
import ViewTree

@Suite("Flow and overrides")
struct OverrideTests {
  @Test("R20: every environment has its own collection and inherits from its parent")
  func ownCollections() throws {
    var talk = try Talk()
    try talk.override(2, on: talk.form)
    try talk.system.update()
    #expect(talk.theme(at: talk.cell) == 2)
    #expect(talk.theme(at: talk.settings) == 0)
    #expect(talk.system.collection(at: talk.cell) == talk.system.collection(at: talk.form))
    #expect(talk.system.collection(at: talk.cell) != talk.system.collection(at: talk.header))
  }

  @Test("R22: a controller inherits from the superview of its own view")
  func linearFlow() throws {
    var talk = try Talk()
    let child = try talk.system.create(.controller, in: talk.header)
    let view = try #require(talk.system.hierarchy.rootView(of: child))
    try talk.override(3, on: talk.header)
    try talk.system.update()
    #expect(talk.theme(at: child) == 3)
    #expect(talk.theme(at: view) == 3)
    #expect(talk.theme(at: talk.settings) == 0)
  }

  @Test("R22a: a presented controller's traits come from its presentation controller, not from the presenter")
  func presentation() throws {
    var talk = try Talk()
    let popup = try talk.system.create(.presentation, in: talk.win)
    let card = try talk.system.create(.controller, in: popup)
    try talk.override(1, on: talk.root)
    try talk.override(2, on: popup)
    try talk.system.update()
    #expect(talk.theme(at: card) == 2)
    talk.system.removeOverride(of: talk.theme, on: popup)
    try talk.system.update()
    #expect(talk.theme(at: card) == 0)
  }

  @Test("R22b: an override on a controller reaches its view, its subviews and child controllers")
  func controllers() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.root)
    try talk.system.update()
    #expect(talk.theme(at: talk.header) == 1)
    #expect(talk.theme(at: talk.settings) == 1)
    #expect(talk.theme(at: talk.win) == 0)
  }

  @Test(
    "R23: the nearer override wins, and a parent's shows in its own collection",
    arguments: EnvironmentKind.allCases)
  func allKinds(kind: EnvironmentKind) throws {
    var talk = try Talk()
    let popup = try talk.system.create(.presentation, in: talk.win)
    let owner = [
      EnvironmentKind.scene: talk.main, .window: talk.win, .presentation: popup, .controller: talk.root,
      .view: talk.form,
    ][kind]
    let environment = try #require(owner)
    try talk.override(1, on: talk.main)
    try talk.override(2, on: environment)
    try talk.system.update()
    #expect(talk.theme(at: environment) == 2)
  }

  @Test("R24: an override that is not set reads as none")
  func unset() throws {
    var talk = try Talk()
    #expect(talk.system.override(of: talk.theme, on: talk.form) == nil)
    try talk.override(2, on: talk.main)
    try talk.system.update()
    #expect(talk.system.override(of: talk.theme, on: talk.form) == nil)
    #expect(talk.system.overrides(of: talk.form).isEmpty)
    #expect(talk.system.overrides(of: talk.main) == [talk.theme])
  }

  @Test("R25: removing an override lets the inherited value return; removing none is harmless")
  func removal() throws {
    var talk = try Talk()
    let wasThereBefore = talk.system.removeOverride(of: talk.theme, on: talk.cell)
    #expect(!wasThereBefore)
    try talk.override(1, on: talk.main)
    try talk.override(2, on: talk.cell)
    try talk.system.update()
    let wasThere = talk.system.removeOverride(of: talk.theme, on: talk.cell)
    #expect(wasThere)
    #expect(talk.system.override(of: talk.theme, on: talk.cell) == nil)
    #expect(talk.theme(at: talk.cell) == 2)
    try talk.system.update()
    #expect(talk.theme(at: talk.cell) == 1)
  }

  @Test("R28: an override with the unspecified case masks the parent's value")
  func unspecified() throws {
    var talk = try Talk()
    let style = try talk.apple("userInterfaceStyle")
    try talk.system.setOverride(.integer(2), of: style, on: talk.main)
    try talk.system.setOverride(.integer(0), of: style, on: talk.form)
    try talk.system.update()
    #expect(talk.system.value(of: style, at: talk.cell).number == 0)
    #expect(talk.system.value(of: style, at: talk.header).number == 2)
  }

  @Test("R8: a value in the wrong storage is refused, and changes nothing")
  func storage() throws {
    var talk = try Talk()
    let digest = talk.system.digest()
    #expect(throws: TraitProblem.wrongStorage(talk.theme, expected: .integer, found: .floating)) {
      try talk.system.setOverride(.floating(1), of: talk.theme, on: talk.cell)
    }
    #expect(talk.system.digest() == digest)
  }

  @Test("a given value lies beneath an override and is none itself")
  func given() throws {
    var talk = try Talk()
    try talk.system.setGiven(.integer(1), of: talk.theme, on: talk.main)
    try talk.system.update()
    #expect(talk.theme(at: talk.cell) == 1)
    #expect(talk.system.overrides(of: talk.main).isEmpty)
    try talk.override(2, on: talk.main)
    try talk.system.update()
    #expect(talk.theme(at: talk.cell) == 2)
    talk.system.removeOverride(of: talk.theme, on: talk.main)
    try talk.system.setGiven(nil, of: talk.theme, on: talk.main)
    try talk.system.update()
    #expect(talk.theme(at: talk.cell) == 0)
  }

  @Test("how many follow is counted where somebody asks")
  func followers() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    try talk.override(2, on: talk.form)
    try talk.system.update()
    #expect(talk.system.followers(of: talk.theme, below: talk.form) == 1)
    #expect(talk.system.followers(of: talk.theme, below: talk.main) == 6)
  }
}
