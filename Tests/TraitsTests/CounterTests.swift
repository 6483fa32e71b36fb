import Journals
import Testing
import ViewTree

@testable import Traits

@Suite("Counters that come to their end")
struct CounterTests {
  private var system = TraitSystem()
  private let theme: TraitID
  private let scene: EnvironmentID
  private let window: EnvironmentID

  init() throws {
    theme = try system.define(
      TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
    scene = try system.create(.scene)
    window = try system.create(.window, in: scene)
    try system.update()
  }

  @Test("the calls of a registration go on beyond the greatest Int32")
  func calls() throws {
    var system = system
    let registration = try system.register([theme], on: window)
    system.registrations[0].calls = .max
    try system.setOverride(.integer(1), of: theme, on: scene)
    try system.update()
    #expect(system.calls(of: registration) == 1 << 31)
  }

  @Test("the numbers of updates begin anew, and an update is what it was")
  func sweeps() throws {
    var system = system
    let registration = try system.register([theme], on: window)
    system.lastSweep = .max - 3
    for value in 1...8 {
      try system.setOverride(.integer(value), of: theme, on: scene)
      try system.update()
      #expect(system.value(of: theme, at: window).isEqual(to: .integer(value)))
    }
    #expect(system.calls(of: registration) == 8)
    #expect(system.brokenInvariants() == [])
  }

  @Test("layouts and drawings begin anew after four thousand million")
  func layouts() throws {
    var system = system
    system.countLayout(of: window.index)
    let index = Int(window.index)
    let detail = system.ensureDetail(of: window.index)
    (system.environments[index].layouts, system.environments[index].draws) = (.max, .max)
    (system.details[detail].layoutRounds, system.details[detail].drawRounds) = (.max, .max)
    system.countLayout(of: window.index)
    system.countDrawing(of: window.index)
    #expect(system.layouts(of: window) == 0 && system.draws(of: window) == 0)
  }
}
