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
        "main override 1 ending", "main override 2 pending", "default default 0 hidden",
      ])
    try talk.system.update()
    talk.system.removeOverride(of: talk.theme, on: talk.main)
    #expect(told(talk, at: talk.cell) == ["main override 2 ending", "default default 0 hidden"])
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
