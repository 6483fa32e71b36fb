import Testing
import Traits
import ViewTree

@Suite("The trait system")
struct TraitSystemTests {
  @Test("a value set at the scene is read everywhere below, after the next update")
  func flow() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    #expect(talk.theme(at: talk.cell) == 0)
    try talk.system.update()
    for id in [talk.main, talk.win, talk.root, talk.header, talk.settings, talk.form, talk.cell] {
      #expect(talk.theme(at: id) == 1)
    }
    try talk.override(3, on: talk.form)
    try talk.system.update()
    #expect(talk.theme(at: talk.cell) == 3)
    #expect(talk.theme(at: talk.settings) == 1)
    talk.system.removeOverride(of: talk.theme, on: talk.form)
    try talk.system.update()
    #expect(talk.theme(at: talk.cell) == 1)
  }

  @Test("a registration is called when its trait really changed, with the collection before")
  func registration() throws {
    var talk = try Talk()
    let watch = try talk.system.register([talk.theme], on: talk.cell)
    try talk.override(1, on: talk.main)
    try talk.system.beginUpdate(.everything)
    var previous: [Int?] = []
    while let work = try talk.system.next() {
      if case .registration(watch, talk.cell) = work {
        previous.append(talk.system.previousCollection?[talk.theme]?.number)
      }
    }
    #expect(previous == [0])
    #expect(talk.system.calls(of: watch) == 1)
  }

  @Test("every view is laid out and drawn once when it first stands in a hierarchy")
  func firstLayout() throws {
    let talk = try Talk()
    for id in [talk.header, talk.form, talk.cell, talk.win] {
      #expect(talk.system.layouts(of: id) == 1)
      #expect(talk.system.draws(of: id) == 1)
    }
    #expect(!talk.system.hasPendingWork)
  }

  @Test("layouts and drawings are counted beyond what the row of an environment holds")
  func manyLayouts() throws {
    var talk = try Talk()
    for _ in 0..<70_000 {
      try talk.system.setNeedsLayout(talk.cell)
      try talk.system.setNeedsDisplay(talk.cell)
      try talk.system.update()
    }
    #expect(talk.system.layouts(of: talk.cell) == 70_001)
    #expect(talk.system.draws(of: talk.cell) == 70_001)
    #expect(talk.system.layouts(of: talk.form) == 1)
  }
}
