import HistoryTesting
import Testing
import Traits
import ViewTree

/// How far an update reaches, counted by the engine, and by going through everything before and after.
@Suite("Measuring")
struct MeasuringTests {
  @Test(
    "new values are those that differ, whatever was set, removed and moved",
    arguments: 1...UInt64(40 * thoroughness))
  func newValues(seed: UInt64) throws {
    var program = try MeasuredProgram(seed: seed)
    for _ in 0..<25 { try program.grow() }
    try program.system.update()
    for _ in 0..<25 {
      for _ in 0..<program.random.below(5) { try program.setOrRemove() }
      if program.random.chance(40) { program.move() }
      let (before, tally) = (program.values, program.system.tally)
      try program.system.update()
      #expect(program.system.tally.environments - tally.environments == program.changed(before))
    }
  }

  @Test("R30: UIKit updates what stands below a changed override", arguments: 1...UInt64(20 * thoroughness))
  func updated(seed: UInt64) throws {
    var program = try MeasuredProgram(seed: seed)
    for _ in 0..<25 { try program.grow() }
    try program.system.update()
    for _ in 0..<25 {
      program.touched = []
      let tally = program.system.tally
      for _ in 0..<program.random.below(4) { try program.setOrRemove() }
      try program.system.update()
      #expect(program.system.tally.updated - tally.updated == program.reach())
      #expect(program.system.tally.overrides - tally.overrides == program.touched.count)
    }
  }

  @Test(
    "what one environment's update leaves is counted with the next, nothing twice",
    arguments: 1...UInt64(20 * thoroughness))
  func split(seed: UInt64) throws {
    var program = try MeasuredProgram(seed: seed)
    for _ in 0..<25 { try program.grow() }
    try program.system.update()
    for _ in 0..<25 {
      program.touched = []
      let tally = program.system.tally
      for _ in 0..<program.random.below(4) { try program.setOrRemove() }
      for _ in 0..<program.random.below(3) {
        let target = program.environments[1 + program.random.below(program.environments.count - 1)]
        try program.system.update(.traits(of: target))
      }
      try program.system.update()
      #expect(program.system.tally.updated - tally.updated == program.reach())
    }
  }

  @Test("what an update in progress has reached counts as before, what it has not as after")
  func begun() throws {
    var talk = try Talk()
    _ = try talk.system.register([talk.theme], on: talk.settings)
    try talk.override(1, on: talk.main)
    talk.system.beginMeasuring()
    try talk.system.beginUpdate(.everything)
    _ = try talk.system.next()
    talk.system.beginMeasuring()
    let tally = talk.system.tally
    #expect(tally.updated == 5 && tally.environments == 5)
    while try talk.system.next() != nil {}
    #expect(talk.system.tally.updated - tally.updated == 2)
    #expect(talk.system.tally.environments - tally.environments == 2)
  }

  @Test(
    "what handlers do in the middle of an update makes nothing count twice",
    arguments: [
      MeasuredUpdate.Habits(), .update, [.update, .set], [.update, .set, .move], [.update, .set, .remove],
      [.set, .grow], [.update, .set, .move, .remove, .grow],
    ],
    [SystemVersion.iOS16, .iOS26])
  func handlers(habits: MeasuredUpdate.Habits, version: SystemVersion) throws {
    for seed in 1...UInt64(15 * thoroughness) {
      var program = try MeasuredProgram(seed: seed)
      program.system.use(version)
      for _ in 0..<20 { try program.grow() }
      program.listen()
      try program.system.update()
      for _ in 0..<20 {
        program.touched = []
        for _ in 0..<program.random.below(5) { try program.setOrRemove() }
        let before = program.system.tally
        var update = MeasuredUpdate(program, habits)
        try update.run()
        program = update.program
        let tally = program.system.tally
        #expect(tally.environments - before.environments == update.changed, "seed \(seed)")
        if habits.isSubset(of: .update) {
          #expect(tally.updated - before.updated == program.reach(), "seed \(seed)")
        }
      }
    }
  }

  @Test("nothing is counted while nobody measures")
  func off() throws {
    var program = try MeasuredProgram(seed: 7)
    program.system.endMeasuring(unless: false)
    for _ in 0..<10 { try program.grow() }
    for _ in 0..<10 { try program.setOrRemove() }
    try program.system.update()
    #expect(program.system.tally.environments == 0)
    #expect(program.system.tally.updated == 0)
  }

  @Test("an update of one environment reaches that and what stands in it")
  func confined() throws {
    var system = TraitSystem()
    let trait = try system.define(
      TraitDeclaration(property: "a", definition: "A", defaultValue: .integer(0)))
    let scene = try system.create(.scene)
    let window = try system.create(.window, in: scene)
    let views = try (0..<3).map { _ in try system.create(.view, in: window) }
    let inner = try system.create(.view, in: views[0])
    try system.update()
    system.beginMeasuring()
    try system.setOverride(.integer(1), of: trait, on: window)
    try system.update(.traits(of: views[0]))
    #expect(system.tally.environments == 3)
    try system.update()
    #expect(system.tally.environments == 5)
    #expect(system.value(of: trait, at: inner).number == 1)
  }
}
