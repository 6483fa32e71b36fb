import Traits
import ViewTree

/// Measures the trait engine beside a tree of plain Swift that pushes its value down.
struct Engine {
  var system = TraitSystem()
  let theme: TraitID
  let scene: EnvironmentID
  var views: [EnvironmentID] = []
  var value = 0
  var calls = 0

  /// A tree of so many views with a fan-out of ten.
  init(views count: Int) throws {
    system.reportsEvents = false
    theme = try system.define(
      TraitDefinition(property: "theme", key: "Theme", defaultValue: .integer(0)))
    scene = try system.create(.scene, label: "main")
    let window = try system.create(.window, label: "win", in: scene)
    let root = try system.create(.controller, label: "root", in: window)
    views.reserveCapacity(count)
    for index in 0..<count {
      let parent = index == 0 ? root : views[(index - 1) / 10]
      views.append(try system.create(.view, in: parent))
    }
    try turn()
  }

  mutating func turn() throws {
    system.beginUpdate()
    while system.depth > 0 {
      if case .call? = try system.next() { calls += 1 }
    }
  }

  mutating func observe(_ count: Int) throws {
    let step = max(1, views.count / count)
    for index in 0..<count {
      _ = try system.register(
        on: views[(index * step) % views.count], traits: [theme], tag: index)
    }
  }

  /// A change of the theme somewhere, until all is quiet.
  mutating func change(at place: EnvironmentID) throws {
    value += 1
    try system.setOverride(.integer(value), for: theme, at: place)
    try turn()
  }

  static func measure() throws {
    for count in [1_000, 100_000, 1_000_000] {
      var engine: Engine?
      let built = try seconds { engine = try Engine(views: count) }
      guard var engine else { return }
      var plain = PlainTree(count: count)
      row("build, per node, N = \(count)", text(built / Double(count)), "", "400 ns")
      try engine.observe(10)
      let rounds = 101
      let here = try median(of: rounds) { try seconds { try engine.change(at: engine.scene) } }
      let other = median(of: 5) { seconds { plain.change(at: 0) } }
      row(
        "change at the root, ten observers, N = \(count)", text(here), "plain Swift \(text(other))", "20 µs")
      if count == 100_000 {
        var sum = 0
        let leaf = engine.views[count - 1]
        let read = seconds {
          for _ in 0..<100_000 {
            if case .integer(let value) = engine.system.value(of: engine.theme, at: leaf) { sum &+= value }
          }
        }
        row("read at a leaf", text(read / 100_000), sum >= 0 ? "" : " ", "20 ns")
        let inner = count / 100
        let near = try median(of: rounds) { try seconds { try engine.change(at: engine.views[inner]) } }
        let there = median(of: rounds) { seconds { plain.change(at: inner) } }
        row("an override above 100 nodes", text(near), "plain Swift \(text(there))", "as plain Swift")
        try engine.observe(count)
        let all = try median(of: 5) { try seconds { try engine.change(at: engine.scene) } }
        plain.observes = true
        let everyone = median(of: 5) { seconds { plain.change(at: 0) } }
        row(
          "all observe, per observer", text(all / Double(count)),
          "plain Swift \(text(everyone / Double(count)))", "as plain Swift")
      }
    }
  }
}

/// What anybody would write: objects that hold the value, and push it to their children.
struct PlainTree {
  final class Node {
    var value = 0
    var children: [Node] = []
    var observer: ((Int, Int) -> Void)?

    func push(_ new: Int) {
      let old = value
      value = new
      observer?(old, new)
      for child in children { child.push(new) }
    }
  }

  let nodes: [Node]
  var value = 0
  var observes = false {
    didSet { for node in nodes { node.observer = { old, new in precondition(old != new) } } }
  }

  init(count: Int) {
    nodes = (0..<count).map { _ in Node() }
    for index in 1..<count { nodes[(index - 1) / 10].children.append(nodes[index]) }
  }

  mutating func change(at index: Int) {
    value += 1
    nodes[index].push(value)
  }
}
