import HistoryTesting
import Traits
import ViewTree

/// A program that sets, removes, moves, makes and destroys at random.
struct MeasuredProgram {
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
    system.beginMeasuring()
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

  /// Moves something somewhere else, and tells what, where that is possible.
  @discardableResult
  mutating func move() -> EnvironmentID? {
    let (id, parent) = (
      environments[random.below(environments.count)], environments[random.below(environments.count)]
    )
    guard (try? system.hierarchy.checkMove(id, to: parent)) != nil else { return nil }
    return (try? system.move(id, to: parent)).map { id }
  }

  /// Takes something out of its parent, and tells what, where that is possible.
  mutating func takeOut() -> EnvironmentID? {
    let id = part
    guard system.hierarchy.parent(of: id) != nil else { return nil }
    return (try? system.detach(id)).map { id }
  }

  /// Puts something that stands in nothing somewhere, and tells what, where that is possible.
  mutating func putIn() -> EnvironmentID? {
    let loose = environments.dropFirst(2).filter { system.hierarchy.parent(of: $0) == nil }
    guard let id = loose.randomElement(using: &random) else { return nil }
    let parent = environments[random.below(environments.count)]
    guard (try? system.hierarchy.checkMove(id, to: parent)) != nil else { return nil }
    return (try? system.move(id, to: parent)).map { id }
  }

  /// Ends something with what stands in it, and tells what that was, where that is possible.
  mutating func destroy() -> [EnvironmentID] {
    let id = part
    let members = Array(system.hierarchy.preorder(from: id))
    guard (try? system.destroy(id)) != nil else { return [] }
    environments.removeAll(where: members.contains)
    touched.removeAll(where: members.contains)
    return members
  }

  /// Anything but the scene and its window, if there is something else.
  private var part: EnvironmentID {
    mutating get {
      environments.count > 2 ? environments[2 + random.below(environments.count - 2)] : environments[1]
    }
  }

  /// Lets about half of all be told when something changes there.
  mutating func listen() {
    for id in environments where random.chance(50) {
      system.setInterest(true, in: .traitCollectionDidChange, at: id)
    }
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

  /// How many are what was touched, or have their values from there.
  func reach() -> Int {
    let reached = Set(
      environments.filter { id in
        touched.contains(id) || !system.inheritanceAncestors(of: id).allSatisfy { !touched.contains($0) }
      })
    return reached.count { id in
      guard system.hierarchy.isRootView(id), let owner = system.hierarchy.parent(of: id) else {
        return true
      }
      return !reached.contains(owner)
    }
  }
}
