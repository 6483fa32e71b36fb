import Traits
import ViewTree

/// The engine with a tree of views in it, which inherit from their scene.
struct EngineTree {
  var system = TraitSystem()
  let theme: TraitID
  let scene: EnvironmentID
  let controller: EnvironmentID
  private(set) var nodes: [EnvironmentID] = []
  /// How many handlers and methods were called.
  var calls = 0
  /// What methods read, while they run.
  var readsInMethods: TraitID?
  /// Whether handlers read the theme, before and now.
  var readsInHandlers = false
  /// How many handlers read two different values.
  private(set) var changes = 0

  /// Makes a tree in which nobody observes anything, and nothing has been updated.
  init(_ shape: Shape, count: Int) throws {
    theme = try system.define(
      TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
    scene = try system.create(.scene)
    let window = try system.create(.window, in: scene)
    controller = try system.create(.controller, in: window)
    nodes.reserveCapacity(count)
    nodes.append(try system.create(.view, in: controller))
    for index in 1..<count { nodes.append(try system.create(.view, in: nodes[shape.parent(of: index)])) }
  }

  /// Makes a tree with everything in it that a large program has, in which ten views observe the theme.
  static func busy(_ shape: Shape, count: Int) throws -> EngineTree {
    var tree = try EngineTree(shape, count: count)
    for index in Shape.observers(in: count) {
      _ = try tree.system.register([tree.theme], on: tree.nodes[index])
    }
    try tree.settleIn()
    return tree
  }

  /// Lets everything appear.
  mutating func begin() throws { try change(scene, to: 1) }

  /// Sets an override of the theme and lets the run loop turn.
  mutating func change(_ environment: EnvironmentID, to value: Int) throws {
    try change(theme, of: environment, to: value)
  }

  /// Sets an override and lets the run loop turn.
  mutating func change(_ trait: TraitID, of environment: EnvironmentID, to value: Int) throws {
    try system.setOverride(.integer(value), of: trait, on: environment)
    try turn()
  }

  /// Takes the theme's override away and lets the run loop turn.
  mutating func removeOverride(of environment: EnvironmentID) throws {
    system.removeOverride(of: theme, on: environment)
    try turn()
  }

  /// Puts an environment elsewhere and lets the run loop turn.
  mutating func move(_ environment: EnvironmentID, to parent: EnvironmentID) throws {
    try system.move(environment, to: parent)
    try turn()
  }

  /// Lets the run loop turn, with handlers and methods that do next to nothing.
  mutating func turn() throws {
    try system.beginUpdate(.everything)
    while let work = try system.next() {
      calls += 1
      switch work {
      case .callback(_, let environment):
        if let readsInMethods { system.noteRead(of: readsInMethods, at: environment) }
      case .registration(_, let environment):
        if readsInHandlers, hasChanged(environment) { changes += 1 }
      }
    }
  }

  /// Lets the run loop turn, with layouts that do something.
  mutating func turn(_ layOut: (inout EngineTree, EnvironmentID) throws -> Void) throws {
    try system.beginUpdate(.everything)
    while let work = try system.next() {
      calls += 1
      if case .callback(.layoutSubviews, let environment) = work { try layOut(&self, environment) }
    }
  }

  private func hasChanged(_ environment: EnvironmentID) -> Bool {
    guard let old = system.previousValue(of: theme) else { return false }
    return !old.isEqual(to: system.value(of: theme, at: environment))
  }
}
