import Traits
import ViewTree

/// A piece of the engine's work whose instructions are counted.
///
/// What is counted is the difference between many turns and one, so that neither the start nor the making of the tree is in the figure.
struct Workload: Sendable {
  let name: String
  /// How many turns are counted.
  let turns: Int
  /// How many pieces of work a turn consists of, of which the figure is for one.
  var pieces = 1
  /// Makes what is needed, and does so many turns.
  let run: @Sendable (_ turns: Int) throws -> Void

  static let all = [
    Workload(name: "root change, ten observers", turns: 200) { turns in
      var tree = try EngineTree.busy(.wide, count: 10_000)
      for turn in 0..<turns { try tree.change(tree.scene, to: turn & 1) }
    },
    Workload(name: "root change, ten observers, ten scopes", turns: 200) { turns in
      var tree = try EngineTree.busy(.deep, count: 10_000)
      for turn in 0..<turns { try tree.change(tree.scene, to: turn & 1) }
    },
    Workload(name: "root change, ten closures of handles", turns: 200) { turns in
      let tree = HandleTree(.wide, count: 1_000)
      for turn in 0..<turns { try tree.change(to: turn & 1) }
    },
    Workload(name: "root change, all observe, each, wide", turns: 4, pieces: 10_000) {
      try observedEverywhere(.wide, $0)
    },
    Workload(name: "root change, all observe, each, deep", turns: 4, pieces: 10_000) {
      try observedEverywhere(.deep, $0)
    },
    Workload(name: "the same, and reads both values, each", turns: 4, pieces: 10_000) {
      try observedEverywhere(.wide, $0, reading: true)
    },
    Workload(name: "read at a leaf", turns: 10_000, run: read),
    Workload(name: "override above a hundred views", turns: 1_000) { turns in
      var tree = try EngineTree.busy(.wide, count: 10_000)
      let place = tree.nodes[Shape.wide.middle(of: 10_000)]
      try tree.change(place, to: 1)
      for turn in 0..<turns { try tree.change(place, to: turn & 1) }
    },
    Workload(name: "override removed and set again", turns: 1_000) { turns in
      var tree = try EngineTree.busy(.wide, count: 10_000)
      let place = tree.nodes[Shape.wide.middle(of: 10_000)]
      try tree.change(place, to: 1)
      for turn in 0..<turns {
        try tree.removeOverride(of: place)
        try tree.change(place, to: turn & 1)
      }
    },
    Workload(name: "build, each view", turns: 9, pieces: 10_000) { turns in
      let tree = try EngineTree(.wide, count: turns * 10_000)
      precondition(tree.nodes.count == turns * 10_000)
    },
    Workload(name: "build, each view, deep", turns: 9, pieces: 10_000) { turns in
      let tree = try EngineTree(.deep, count: turns * 10_000)
      precondition(tree.nodes.count == turns * 10_000)
    },
    Workload(name: "first update, each view", turns: 4, pieces: 10_000) { turns in
      var trees = try (0..<5).map { _ in try EngineTree(.wide, count: 10_000) }
      for turn in 0..<turns { try trees[turn].begin() }
    },
    Workload(name: "update inside each of 1,000 layouts, each", turns: 4, pieces: 1_000) {
      try updatedInLayouts(1_000, $0)
    },
    Workload(name: "update inside each of 10,000 layouts, each", turns: 4, pieces: 10_000) {
      try updatedInLayouts(10_000, $0)
    },
    Workload(name: "definition that can be undone", turns: 2_000) { turns in
      var (system, changes) = (TraitSystem(), [TraitSystem.Changes]())
      system.isRecording = true
      for turn in 0..<turns {
        _ = try system.define(
          TraitDeclaration(property: "p\(turn)", definition: "D\(turn)", defaultValue: .integer(turn)))
        changes.append(system.takeChanges())
      }
      precondition(changes.count == turns)
    },
    Workload(name: "move of a hundred views, each", turns: 200, pieces: 100) { turns in
      var tree = try EngineTree.busy(.wide, count: 10_000)
      let middle = Shape.wide.middle(of: 10_000)
      let places = [tree.nodes[2], tree.nodes[Shape.wide.parent(of: middle)]]
      for turn in 0..<turns { try tree.move(tree.nodes[middle], to: places[turn & 1]) }
    },
  ]

  private static func observedEverywhere(_ shape: Shape, _ turns: Int, reading: Bool = false) throws {
    var tree = try EngineTree(shape, count: 10_000)
    for node in tree.nodes { _ = try tree.system.register([tree.theme], on: node) }
    try tree.settleIn()
    tree.readsInHandlers = reading
    for turn in 0..<turns { try tree.change(tree.scene, to: turn & 1) }
    precondition(!reading || tree.changes > 0, "What was read is used, so that it is read.")
  }

  /// Views whose layout sets an override on themselves and asks for the update at once.
  private static func updatedInLayouts(_ count: Int, _ turns: Int) throws {
    var tree = try EngineTree(.wide, count: count)
    for node in tree.nodes { tree.system.setInterest(true, in: .layoutSubviews, at: node) }
    try tree.settleIn()
    for turn in 0..<turns {
      for node in tree.nodes { try tree.system.setNeedsLayout(node) }
      try tree.turn { tree, node in
        try tree.system.setOverride(.integer(turn), of: tree.theme, on: node)
        try tree.system.update(.traits(of: node))
      }
    }
    precondition(tree.calls >= turns * count, "Every view is laid out in each turn.")
  }

  private static func read(_ turns: Int) throws {
    let tree = try EngineTree.busy(.wide, count: 1_000)
    var sum = 0
    for turn in 0..<turns {
      if case .integer(let value) = tree.system.value(of: tree.theme, at: tree.nodes[992 + turn & 7]) {
        sum &+= value
      }
    }
    precondition(sum > 0, "What was read is used, so that it is read.")
  }
}
