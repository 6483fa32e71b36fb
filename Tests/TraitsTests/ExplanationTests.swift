import Testing
import Traits
import ViewTree

@Suite("Explanations")
struct ExplanationTests {
  private func told(_ talk: Talk, at id: EnvironmentID) -> [String] {
    talk.system.explanation(of: talk.theme, at: id).map { source in
      let place = source.environment.flatMap { talk.names[$0] } ?? "default"
      return "\(place) \(source.origin) \(source.value.number ?? -1) \(source.role)"
    }
  }

  @Test("the chain goes from the environment upwards and ends with the default")
  func chain() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    try talk.override(3, on: talk.form)
    try talk.system.update()
    #expect(
      told(talk, at: talk.cell) == [
        "form override 3 decides", "main override 1 hidden", "default default 0 hidden",
      ])
    #expect(told(talk, at: talk.header) == ["main override 1 decides", "default default 0 hidden"])
  }

  @Test("a value that no update has seen is pending, and what it replaces still decides")
  func pending() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    #expect(told(talk, at: talk.cell) == ["main override 1 pending", "default default 0 decides"])
    try talk.system.update()
    try talk.override(2, on: talk.main)
    #expect(
      told(talk, at: talk.cell) == [
        "main override 1 replaced", "main override 2 pending", "default default 0 hidden",
      ])
    try talk.system.update()
    talk.system.removeOverride(of: talk.theme, on: talk.main)
    #expect(told(talk, at: talk.cell) == ["main override 2 ending", "default default 0 hidden"])
  }

  @Test("a value set to what is in force is not pending, whatever was set or removed in between")
  func unchanged() throws {
    var talk = try Talk()
    try talk.override(3, on: talk.form)
    try talk.system.update()
    talk.system.removeOverride(of: talk.theme, on: talk.form)
    #expect(talk.system.removedOverrides(of: talk.form) == [talk.theme])
    for value in [1, 3] { try talk.override(value, on: talk.form) }
    #expect(told(talk, at: talk.cell) == ["form override 3 decides", "default default 0 hidden"])
    #expect(!talk.system.isPending(talk.theme, on: talk.form))
    #expect(talk.system.removedOverrides(of: talk.form).isEmpty)
  }

  @Test("what the parent gave decides until an override above it is in force")
  func given() throws {
    var talk = try Talk()
    try talk.system.setGiven(.integer(1), of: talk.theme, on: talk.settings)
    try talk.system.update()
    try talk.override(2, on: talk.settings)
    #expect(
      told(talk, at: talk.cell) == [
        "settings override 2 pending", "settings given 1 decides", "default default 0 hidden",
      ])
    try talk.system.update()
    talk.system.removeOverride(of: talk.theme, on: talk.settings)
    #expect(
      told(talk, at: talk.cell) == [
        "settings override 2 ending", "settings given 1 pending", "default default 0 hidden",
      ])
  }

  @Test("of several pending values the nearest is next, and those above it are overtaken")
  func overtaken() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    try talk.override(3, on: talk.form)
    #expect(
      told(talk, at: talk.cell) == [
        "form override 3 pending", "main override 1 overtaken", "default default 0 decides",
      ])
    #expect(talk.system.explanation(of: talk.theme, at: talk.cell).map(\.isNext) == [true, false, false])
    try talk.system.update()
    talk.system.removeOverride(of: talk.theme, on: talk.form)
    #expect(talk.system.explanation(of: talk.theme, at: talk.cell).map(\.isNext) == [false, true, false])
    try talk.system.update()
    try talk.system.detach(talk.form)
    #expect(talk.system.explanation(of: talk.theme, at: talk.cell).map(\.isNext) == [true, false])
  }

  @Test("R29: what a parent gave ends with another parent, in a view that moves as well, and with the parent")
  func giftsEnd() throws {
    var talk = try Talk()
    let gift = talk.system.emptyCollection.modifying { $0[talk.theme] = .integer(2) }
    let other = try talk.system.create(.controller, in: talk.header)
    let view = try talk.system.create(.view, in: other)
    let child = try talk.system.create(.controller, in: view)
    try talk.system.setParentOverrides(gift, on: child)
    try talk.system.detach(view)
    #expect(talk.system.parentOverrides(on: child) != nil)
    try talk.system.move(view, to: talk.settings)
    #expect(talk.system.parentOverrides(on: child) == nil)
    try talk.system.setParentOverrides(gift, on: child)
    try talk.system.detach(child)
    try talk.system.update(.traits(of: child))
    #expect(talk.system.value(of: talk.theme, at: child).number == 2)
    try talk.system.destroy(talk.settings)
    #expect(talk.system.parentOverrides(on: child) == nil)
    #expect(talk.system.brokenInvariants().isEmpty)
  }

  @Test("R35: in the middle of an update the chain is that of what the environment answers")
  func inProgress() throws {
    var talk = try Talk()
    try talk.override(3, on: talk.form)
    try talk.system.update()
    talk.system.removeOverride(of: talk.theme, on: talk.form)
    try talk.override(1, on: talk.main)
    _ = try talk.system.register([talk.theme], on: talk.header)
    _ = try talk.system.register([talk.theme], on: talk.form)
    try talk.system.beginUpdate(.everything)
    _ = try talk.system.next()
    #expect(told(talk, at: talk.header) == ["main override 1 decides", "default default 0 hidden"])
    #expect(
      told(talk, at: talk.settings) == ["main override 1 awaited", "default default 0 decides"])
    #expect(
      told(talk, at: talk.cell) == [
        "form override 3 ending", "main override 1 awaited", "default default 0 hidden",
      ])
    _ = try talk.system.next()
    #expect(told(talk, at: talk.form) == ["main override 1 decides", "default default 0 hidden"])
    #expect(
      told(talk, at: talk.cell) == [
        "form override 3 ending", "main override 1 awaited", "default default 0 hidden",
      ])
    #expect(talk.system.isAwaited(talk.theme, at: talk.cell))
    #expect(!talk.system.isAwaited(talk.theme, at: talk.form))
    while try talk.system.next() != nil {}
    #expect(told(talk, at: talk.cell) == ["main override 1 decides", "default default 0 hidden"])
  }

  @Test("what an update of another part left behind awaits what decides above")
  func leftBehind() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    try talk.system.update(.traits(of: talk.settings))
    #expect(
      told(talk, at: talk.header) == [
        "header remembered 0 decides", "main override 1 awaited", "default default 0 hidden",
      ])
    #expect(talk.system.isAwaited(talk.theme, at: talk.header))
    try talk.system.detach(talk.header)
    #expect(told(talk, at: talk.header) == ["header remembered 0 decides", "default default 0 hidden"])
    #expect(!talk.system.isAwaited(talk.theme, at: talk.header))
  }

  @Test("what stands outside tells what it remembers")
  func remembered() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    try talk.system.update()
    try talk.system.detach(talk.form)
    #expect(told(talk, at: talk.cell) == ["form remembered 1 decides", "default default 0 hidden"])
  }

  @Test("R34: a child's first values are those of its parent's scene, and are said to be predicted")
  func prediction() throws {
    var talk = try Talk()
    let style = try talk.apple("userInterfaceStyle")
    let other = try talk.system.create(.scene)
    let page = try talk.system.create(.controller, in: try talk.system.create(.window, in: other))
    try talk.system.setOverride(.integer(1), of: style, on: talk.main)
    try talk.system.setOverride(.integer(2), of: style, on: other)
    try talk.system.update()
    let children = try [page, talk.header].map { try talk.system.createController(for: $0) }
    let grandchild = try talk.system.createController(for: children[0])
    let alone = try talk.system.create(.view)
    #expect(
      (children + [grandchild, alone]).map { talk.system.value(of: style, at: $0).number } == [2, 1, 2, 1])
    let links = talk.system.explanation(of: style, at: children[0])
    #expect(links.map(\.origin) == [.predicted, .default])
    try talk.system.move(children[0], to: page)
    try talk.system.update()
    try talk.system.detach(children[0])
    #expect(talk.system.explanation(of: style, at: children[0]).map(\.origin) == [.remembered, .default])
  }
}
