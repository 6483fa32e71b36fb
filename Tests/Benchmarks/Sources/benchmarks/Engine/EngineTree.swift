import Traits
import ViewTree

/// The engine with a tree of views in it, which inherit one trait from their scene.
struct EngineTree {
  var system = TraitSystem()
  let theme: TraitID
  let scene: EnvironmentID
  private(set) var nodes: [EnvironmentID] = []
  private(set) var calls = 0

  init(_ shape: Shape, count: Int) throws {
    theme = try system.define(
      TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
    scene = try system.create(.scene)
    let window = try system.create(.window, in: scene)
    let controller = try system.create(.controller, in: window)
    nodes.reserveCapacity(count)
    nodes.append(try system.create(.view, in: controller))
    for index in 1..<count { nodes.append(try system.create(.view, in: nodes[shape.parent(of: index)])) }
    for index in Shape.observers(in: count) { _ = try system.register([theme], on: nodes[index]) }
    try change(scene, to: 1)
  }

  /// Sets an override and lets the run loop turn.
  mutating func change(_ environment: EnvironmentID, to value: Int) throws {
    try system.setOverride(.integer(value), of: theme, on: environment)
    try system.beginUpdate(.everything)
    while let work = try system.next() {
      if case .registration = work { calls += 1 }
    }
  }
}
