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
      var plain: PlainTree?
      let plainBuilt = seconds { plain = PlainTree(count: count) }
      guard let plain else { return }
      row(
        "build, per node, N = \(count)", text(built / Double(count)),
        "plain Swift \(text(plainBuilt / Double(count)))", "400 ns")
      let turned = try seconds { try engine.turn() }
      row("its first layouts and draws, per node", text(turned / Double(count)), "", "")
      try engine.observe(10)
      plain.observe(10)
      try engine.measureRoot(beside: plain)
      if count == 100_000 { try engine.measureMore(beside: plain) }
    }
  }

  mutating func measureRoot(beside plain: PlainTree) throws {
    let here = try median(of: 101) { try seconds { try change(at: scene) } }
    let other = median(of: 5) { seconds { plain.change(at: 0) } }
    row(
      "change at the root, ten observers, N = \(views.count)", text(here), "plain Swift \(text(other))",
      "20 µs")
  }

  mutating func measureMore(beside plain: PlainTree) throws {
    let (leaf, rounds) = (views[views.count - 1], 1_000_000)
    var sum = 0
    let read = seconds {
      for _ in 0..<rounds {
        if case .integer(let value) = system.value(of: theme, at: leaf) { sum &+= value }
      }
    }
    row("read at a leaf", text(read / Double(rounds)), sum == 0 ? " " : "", "20 ns")
    // 111 nodes, of which the last one listens.
    _ = try system.register(on: views[10_110], traits: [theme], tag: 0)
    plain.observe(at: 10_110)
    let near = try median(of: 1_001) { try seconds { try change(at: views[100]) } }
    let there = median(of: 1_001) { seconds { plain.change(at: 100) } }
    row("an override above 100 nodes", text(near), "plain Swift \(text(there))", "as plain Swift")
    try observe(views.count)
    plain.observe(views.count)
    let all = try median(of: 9) { try seconds { try change(at: scene) } }
    let everyone = median(of: 9) { seconds { plain.change(at: 0) } }
    row(
      "all observe, per observer", text(all / Double(views.count)),
      "plain Swift \(text(everyone / Double(views.count)))", "as plain Swift")
    precondition(calls > 9 * views.count && plain.heard.calls > 9 * views.count)
  }
}

/// What anybody would write: objects that hold the value, and push it to their children up to those with a value of their own.
final class PlainTree {
  final class Node {
    var value = 0
    var override: Int?
    var children: [Node] = []
    var observer: ((Int, Int) -> Void)?

    func push(_ inherited: Int) {
      let (old, new) = (value, override ?? inherited)
      if old == new { return }
      value = new
      observer?(old, new)
      for child in children { child.push(new) }
    }
  }

  final class Heard { var calls = 0 }

  let nodes: [Node]
  let heard = Heard()
  var value = 0

  init(count: Int) {
    nodes = (0..<count).map { _ in Node() }
    for index in 1..<count { nodes[(index - 1) / 10].children.append(nodes[index]) }
  }

  func observe(_ count: Int) {
    let step = max(1, nodes.count / count)
    for index in 0..<count { observe(at: (index * step) % nodes.count) }
  }

  func observe(at index: Int) {
    nodes[index].observer = { [heard] old, new in if old != new { heard.calls += 1 } }
  }

  func change(at index: Int) {
    value += 1
    nodes[index].override = value
    nodes[index].push(value)
  }
}
