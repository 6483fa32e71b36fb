import HistoryTesting
import Testing
import Traits
import ViewTree

/// How far an update reaches, counted by the engine, and by going through everything before and after.
@Suite("Measuring")
struct MeasuringTests {
  /// A program that sets, removes and moves at random.
  private struct Program {
    var system = TraitSystem()
    var random = SplitMix(state: 0)
    var traits: [TraitID] = []
    var environments: [EnvironmentID] = []
    /// Where an input was set or removed since the last update.
    var touched: [EnvironmentID] = []

    init(seed: UInt64) throws {
      random = SplitMix(state: seed)
      for name in ["a", "b", "c"] {
        traits.append(
          try system.define(
            TraitDeclaration(property: name, definition: name.uppercased(), defaultValue: .integer(0))))
      }
      environments = [try system.create(.scene)]
      environments.append(try system.create(.window, in: environments[0]))
      system.isMeasuring = true
    }

    /// Adds a controller or a view somewhere.
    mutating func grow() throws {
      let parent = environments[1 + random.below(environments.count - 1)]
      environments.append(try system.create(random.chance(30) ? .controller : .view, in: parent))
      if let view = system.hierarchy.rootView(of: environments[environments.count - 1]) {
        environments.append(view)
      }
    }

    mutating func setOrRemove() throws {
      let (place, trait) = (environments[random.below(environments.count)], traits[random.below(3)])
      if random.chance(60) {
        try system.setOverride(.integer(random.below(3)), of: trait, on: place)
        touched.append(place)
      } else if system.removeOverride(of: trait, on: place) {
        touched.append(place)
      }
    }

    mutating func move() {
      let (id, parent) = (
        environments[random.below(environments.count)], environments[random.below(environments.count)]
      )
      if (try? system.hierarchy.checkMove(id, to: parent)) != nil { try? system.move(id, to: parent) }
    }

    var values: [[Int?]] { environments.map { id in traits.map { system.value(of: $0, at: id).number } } }

    /// How many differ, a controller and its root view taken as one.
    func changed(_ before: [[Int?]]) -> Int {
      let after = values
      let differs = Dictionary(
        uniqueKeysWithValues: environments.indices.map { (environments[$0], before[$0] != after[$0]) })
      return environments.count { id in
        guard differs[id] == true else { return false }
        guard system.hierarchy.isRootView(id), let owner = system.hierarchy.parent(of: id) else {
          return true
        }
        return differs[owner] == false
      }
    }

    /// How many stand at or below what was touched.
    func reach() -> Int {
      let reached = Set(
        environments.filter { id in
          touched.contains { $0 == id || system.hierarchy.isDescendant(id, of: $0) }
        })
      return reached.count { id in
        guard system.hierarchy.isRootView(id), let owner = system.hierarchy.parent(of: id) else {
          return true
        }
        return !reached.contains(owner)
      }
    }
  }

  @Test(
    "new values are those that differ, whatever was set, removed and moved",
    arguments: 1...40 as ClosedRange<UInt64>)
  func newValues(seed: UInt64) throws {
    var program = try Program(seed: seed)
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

  @Test("R30: UIKit updates what stands below a changed override", arguments: 1...20 as ClosedRange<UInt64>)
  func updated(seed: UInt64) throws {
    var program = try Program(seed: seed)
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
    arguments: 1...20 as ClosedRange<UInt64>)
  func split(seed: UInt64) throws {
    var program = try Program(seed: seed)
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
    _ = try talk.system.register([talk.theme], on: talk.header)
    try talk.override(1, on: talk.main)
    talk.system.beginMeasuring()
    try talk.system.beginUpdate(.everything)
    _ = try talk.system.next()
    talk.system.beginMeasuring()
    let tally = talk.system.tally
    #expect(tally.updated == 4 && tally.environments == 4)
    while try talk.system.next() != nil {}
    #expect(talk.system.tally.updated - tally.updated == 3)
    #expect(talk.system.tally.environments - tally.environments == 3)
  }

  @Test("nothing is counted while nobody measures")
  func off() throws {
    var program = try Program(seed: 7)
    program.system.isMeasuring = false
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
    system.isMeasuring = true
    try system.setOverride(.integer(1), of: trait, on: window)
    try system.update(.traits(of: views[0]))
    #expect(system.tally.environments == 3)
    try system.update()
    #expect(system.tally.environments == 5)
    #expect(system.value(of: trait, at: inner).number == 1)
  }
}
