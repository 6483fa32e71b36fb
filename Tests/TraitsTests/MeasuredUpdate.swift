import HistoryTesting
import Traits
import ViewTree

/// An update whose handlers begin to measure, update, set, remove, move, make and destroy at random, and a naive count of what it changes.
///
/// The count looks at all values after each step: an environment has changed whose values differ. A root view has changed with its controller
/// if both differ or the update, or one around it, is just telling the controller.
struct MeasuredUpdate {
  /// What handlers do besides beginning to measure.
  struct Habits: OptionSet {
    let rawValue: Int
    /// Updates of everything and of single environments.
    static let update = Habits(rawValue: 1)
    /// Overrides.
    static let set = Habits(rawValue: 2)
    /// Moves.
    static let move = Habits(rawValue: 4)
    /// Removed overrides.
    static let remove = Habits(rawValue: 8)
    /// What is taken out, put in again, made and destroyed.
    static let grow = Habits(rawValue: 16)
  }

  var program: MeasuredProgram
  let habits: Habits
  /// How many environments have changed.
  private(set) var changed = 0
  /// Whom each update is telling, the outermost first.
  private var told: [EnvironmentID?] = []
  /// The last value that was set: no value is set twice.
  private var value = 100

  init(_ program: MeasuredProgram, _ habits: Habits) {
    (self.program, self.habits) = (program, habits)
  }

  /// Goes through an update and counts.
  mutating func run(_ extent: UpdateExtent = .everything) throws {
    try program.system.beginUpdate(extent)
    told.append(nil)
    var isOver = false
    while !isOver {
      let before = program.values
      let work = try program.system.next()
      count(from: before)
      told[told.count - 1] = work?.environment
      if work != nil, told.count <= 2 { try handle() }
      isOver = work == nil
    }
    told.removeLast()
  }

  private mutating func count(from before: [[Int?]]) {
    let (after, places) = (program.values, program.environments)
    let differing = Set(places.indices.filter { before[$0] != after[$0] }.map { places[$0] })
    changed += differing.count { !isOne($0, with: differing) }
  }

  /// Whether an environment is a root view that has changed with its controller.
  private func isOne(_ id: EnvironmentID, with differing: Set<EnvironmentID>) -> Bool {
    guard program.system.hierarchy.isRootView(id), let owner = program.system.hierarchy.parent(of: id)
    else { return false }
    return differing.contains(owner) || told.contains(owner)
  }

  // MARK: - What handlers do

  private mutating func handle() throws {
    if program.random.chance(30) { program.system.beginMeasuring() }
    if habits.contains(.set), program.random.chance(20) { try set() }
    if habits.contains(.remove), program.random.chance(20) { try remove() }
    if habits.contains(.move), program.random.chance(10) { if let moved = program.move() { pass(moved) } }
    if habits.contains(.grow), program.random.chance(20) { try grow() }
    guard habits.contains(.update) else { return }
    if program.random.chance(10) { try run() }
    let target = anyone
    let isUpdatable = [.view, .window, .controller].contains(program.system.hierarchy.kind(of: target))
    if program.random.chance(10), isUpdatable, program.system.version != .iOS16 {
      try run(.traits(of: target))
    }
  }

  private var anyone: EnvironmentID {
    mutating get { program.environments[program.random.below(program.environments.count)] }
  }

  /// Sets an override that the outermost update brings in this pass, or another one of everything at once.
  private mutating func set() throws {
    let (place, isAhead) = (anyone, told.count == 1 && program.random.chance(50))
    if isAhead, program.system.hasUpdated(place) { return }
    value += 1
    try program.system.setOverride(.integer(value), of: program.traits[program.random.below(3)], on: place)
    if !isAhead { try run() }
  }

  /// Removes an override, if there is one; the update around it or the next brings that.
  private mutating func remove() throws {
    let place = anyone
    _ = program.traits.contains { program.system.removeOverride(of: $0, on: place) }
  }

  private mutating func grow() throws {
    switch program.random.below(4) {
    case 0: if let gone = program.takeOut() { pass(gone) }
    case 1: if let come = program.putIn() { pass(come) }
    case 2:
      let members = Set(program.destroy())
      told = told.map { $0.flatMap { members.contains($0) ? nil : $0 } }
    default: if program.environments.count < 40 { try program.grow() }
    }
  }

  /// An update that is at what has left its place goes on before that.
  private mutating func pass(_ moved: EnvironmentID) {
    let hierarchy = program.system.hierarchy
    for level in told.indices {
      if let place = told[level], place == moved || hierarchy.isDescendant(place, of: moved) {
        told[level] = nil
      }
    }
  }
}

extension Work {
  fileprivate var environment: EnvironmentID {
    switch self {
    case .registration(_, let environment), .callback(_, let environment): environment
    }
  }
}
