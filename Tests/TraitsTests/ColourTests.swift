import Testing
import Traits
import ViewTree

@Suite("Colours and drawing")
struct ColourTests {
  @Test("R63, R65: a trait that affects colours makes the views that draw draw again, and no others")
  func redraw() throws {
    var talk = try Talk()
    let tint = try talk.system.define(
      TraitDeclaration(
        property: "tint", definition: "Tint", defaultValue: .integer(0), affectsColorAppearance: true))
    talk.system.setUsesDynamicColour(true, at: talk.cell)
    talk.system.setInterest(true, in: .draw, at: talk.header)
    try talk.system.setOverride(.integer(1), of: tint, on: talk.main)
    #expect(try talk.run() == ["header.draw", "cell.draw"])
    #expect(talk.system.draws(of: talk.cell) == 2)
    #expect(talk.system.layouts(of: talk.cell) == 2)
    #expect(talk.system.draws(of: talk.form) == 1)
  }

  @Test("R63: without the mark nothing is drawn")
  func unmarked() throws {
    var talk = try Talk()
    talk.system.setUsesDynamicColour(true, at: talk.cell)
    try talk.override(1, on: talk.main)
    try talk.system.update()
    #expect(talk.system.draws(of: talk.cell) == 1)
  }

  @Test("R63: a view below an override that stays the same does not draw")
  func hidden() throws {
    var talk = try Talk()
    let style = try talk.apple("userInterfaceStyle")
    talk.system.setUsesDynamicColour(true, at: talk.cell)
    try talk.system.setOverride(.integer(1), of: style, on: talk.form)
    try talk.system.update()
    let draws = talk.system.draws(of: talk.cell)
    try talk.system.setOverride(.integer(2), of: style, on: talk.main)
    try talk.system.update()
    #expect(talk.system.draws(of: talk.cell) == draws)
  }
}
