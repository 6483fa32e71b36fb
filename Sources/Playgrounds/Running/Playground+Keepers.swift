import Commands
import Journals
import Syntax
import Traits
import ViewTree

/// What keeps an object alive that was destroyed: see `Decision.lifetimes`.
extension Playground {
  /// Something that held an object when it was looked for last.
  enum Keeper {
    case variable(Int)
    /// By a property, a handler or a registration.
    case environment(EnvironmentID)
    /// By what its block captures.
    case registration(Int)
  }

  /// Pays for going through everything that may hold something.
  func chargeForKeepers() throws(Problem) {
    try charge(
      rows: (world.properties.count + world.handlers.count + world.tokens.count + world.variables.count)
        / Price.row)
  }

  /// The members that something holds on to, with the words for what does.
  ///
  /// - Complexity: O(*m* + *v* + *p*) in the members, the variables, and the properties, handlers and registrations, with what they hold.
  func keepers(of members: Set<EnvironmentID>) -> [EnvironmentID: String] {
    var keepers: [EnvironmentID: String] = [:]
    func keep(_ held: [EnvironmentID], by keeper: Keeper?, _ words: @autoclosure () -> String) {
      for id in held where keepers[owner(of: id)] == nil {
        keepers[owner(of: id)] = words()
        knownKeepers[owner(of: id)] = keeper
      }
    }
    for (id, rows) in holders(of: members) {
      let names = rows.map { world.names[world.declarations[$0].name] }
      keep(
        [id], by: rows.last.map { .variable($0) },
        names.count == 1
          ? "the variable \(names[0]) holds it"
          : "the variables \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) hold it")
    }
    if !calls.isEmpty {
      for value in stack {
        keep(world.environments(in: value, among: members), by: nil, "what is running holds it")
      }
    }
    world.forEachHeldValue(outside: members) { id, value in
      keep(
        world.environments(in: value, among: members), by: .environment(id),
        "\(world.reference(to: id)) holds it")
    }
    let capturing = world.tokens.indices.filter { row in
      !world.tokens[row].isEnded && world.tokens[row].captures.contains(where: members.contains)
    }
    if capturing.isEmpty { return keepers }
    let going = going(members, capturing) { keepers[$0] != nil }
    for row in capturing where !going.contains(world.tokens[row].environment) {
      keep(
        world.tokens[row].captures.filter { members.contains($0) }, by: .registration(row),
        "the \(world.describe(token: row)) captures it")
    }
    return keepers
  }

  /// The variables that hold each of the members, by their rows.
  private func holders(of members: Set<EnvironmentID>) -> [EnvironmentID: [Int]] {
    var holders: [EnvironmentID: [Int]] = [:]
    for row in world.variables.indices {
      let held = Set(world.environments(in: world.variables[row], among: members).map(owner))
      for id in held { holders[id, default: []].append(row) }
    }
    return holders
  }

  /// Whether what held an object last holds it now, so that nothing else need be asked.
  ///
  /// What it was may have been taken back since, or have come to stand in the object itself: then it does not
  /// count.
  func isStillKept(_ id: EnvironmentID) -> Bool {
    let own: Set = [id, world.traits.hierarchy.rootView(of: id) ?? id]
    switch knownKeepers[id] {
    case .variable(let row) where row < world.variables.count:
      return !world.environments(in: world.variables[row], among: own).isEmpty
    case .environment(let other) where isOutside(other, of: id):
      return world.heldValues(of: other).contains { !world.environments(in: $0, among: own).isEmpty }
    case .registration(let row) where row < world.tokens.count && !world.tokens[row].isEnded:
      return isOutside(world.tokens[row].environment, of: id)
        && world.tokens[row].captures.contains(where: own.contains)
    default: return false
    }
  }

  /// Whether something is there, and no part of what was destroyed.
  private func isOutside(_ other: EnvironmentID, of id: EnvironmentID) -> Bool {
    let hierarchy = world.traits.hierarchy
    return hierarchy.contains(other) && !hierarchy.isDestroyed(other) && other != id
      && !hierarchy.isDescendant(other, of: id)
  }

  /// The object that is held with an environment: a controller with its view.
  private func owner(of id: EnvironmentID) -> EnvironmentID {
    world.traits.hierarchy.isRootView(id) ? world.traits.hierarchy.parent(of: id) ?? id : id
  }

  /// The members that go, as references are counted: what a registration of something that stays captures
  /// does not, round a circle neither.
  ///
  /// - Complexity: O(*m* + *c*) in the members and what the registrations capture.
  private func going(
    _ members: Set<EnvironmentID>, _ capturing: [Int], _ isKept: (EnvironmentID) -> Bool
  ) -> Set<EnvironmentID> {
    let hierarchy = world.traits.hierarchy
    var (holds, captured): ([EnvironmentID: Int], [EnvironmentID: [EnvironmentID]]) = ([:], [:])
    for row in capturing {
      for id in world.tokens[row].captures.map(owner) {
        holds[id, default: 0] += 1
        captured[world.tokens[row].environment, default: []].append(id)
      }
    }
    var going: Set<EnvironmentID> = []
    func isLoose(_ id: EnvironmentID) -> Bool {
      hierarchy.parent(of: id).map { !members.contains($0) || going.contains($0) } ?? true
    }
    var open = Array(members.filter(isLoose))
    while let id = open.popLast() {
      guard members.contains(id), !isKept(id), holds[id, default: 0] == 0, isLoose(id),
        going.insert(id).inserted
      else { continue }
      open += hierarchy.children(of: id)
      for other in captured[id] ?? [] {
        holds[other, default: 1] -= 1
        open.append(other)
      }
    }
    return going
  }
}
