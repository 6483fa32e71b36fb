import Traits
import ViewTree

/// The same trait system once more, obviously right and slow: every environment holds its values, every pass visits every environment.
struct Model {
  struct Registration {
    var environment: Int
    var traits: [Int]
    var calls = 0
    var isEnded = false
  }

  struct Node {
    var kind: EnvironmentKind
    var isRootView = false
    var parent: Int?
    var children: [Int] = []
    var overrides: [Int: Int] = [:]
    var given: [Int: Int] = [:]
    /// What it answers.
    var values: [Int]
    /// The traits whose answer came from its own inputs.
    var own: Set<Int> = []
    var interests: Set<Callback> = []
    var usesColour = false
    var layouts = 0
    var draws = 0
    var needsLayout = false
    var needsDisplay = false
    var hasJoined = false
    var willAppear = false
    var isAppearing = false
    var didAppear = false

    var isDrawn: Bool { kind == .view || kind == .window }
  }

  enum Kind: Equatable {
    case everything, traits(Int)
    case appearance(Int, in: Int)
  }

  enum Phase: CaseIterable { case willAppear, tree, display, didAppear }
  enum Stage { case willAppear, traits, registrations, didChange, isAppearing, willLayout, layout, didLayout }

  struct Sweep {
    var kind: Kind
    var announcements: [Int] = []
    var phase: Phase?
    /// Everything up to here in tree order was visited; −1 at first, `Int.max` at the end.
    var anchor = -1
    var current: Int?
    var stage = Stage.willAppear
    var calls: [Int] = []
    var previous: [Int]?

    var target: Int? {
      switch kind {
      case .everything: nil
      case .traits(let target), .appearance(let target, in: _): target
      }
    }
  }

  enum Work: Equatable {
    case registration(Int, Int, previous: [Int])
    case callback(Callback, Int, previous: [Int]?)
  }

  /// Which traits are Apple's, which affect colours, and their defaults.
  let isSystem: [Bool]
  let affectsColour: [Bool]
  let defaults: [Int]

  var nodes: [Node] = []
  var scenes: [Int] = []
  var detached: [Int] = []
  var registrations: [Registration] = []
  var sweeps: [Sweep] = []

  // MARK: - The tree

  func isInside(_ id: Int) -> Bool { nodes[root(of: id)].kind == .scene }
  func root(of id: Int) -> Int { nodes[id].parent.map(root(of:)) ?? id }
  func contains(_ ancestor: Int, _ id: Int) -> Bool {
    ancestor == id || (nodes[id].parent.map { contains(ancestor, $0) } ?? false)
  }
  func preorder(_ id: Int) -> [Int] { [id] + nodes[id].children.flatMap(preorder) }
  func rootView(_ id: Int) -> Int? { nodes[id].kind == .controller ? nodes[id].children.first : nil }
  func holder(_ id: Int) -> Int { rootView(id) ?? id }

  /// Everything in tree order; −2 stands between what is in a hierarchy and what is not.
  var order: [Int] { scenes.flatMap(preorder) + [-2] + detached.flatMap(preorder) }

  mutating func create(_ kind: EnvironmentKind, in parent: Int?) -> Int {
    let id = append(kind, in: parent.map(holder), isRootView: false)
    if kind == .controller { _ = append(.view, in: id, isRootView: true) }
    if isInside(id) { noteJoining(id, isNew: true) }
    return id
  }

  private mutating func append(_ kind: EnvironmentKind, in parent: Int?, isRootView: Bool) -> Int {
    let model = parent ?? (kind == .scene ? nil : scenes.first)
    let values = defaults.indices.map {
      isSystem[$0] ? model.map { nodes[$0].values }?[$0] ?? defaults[$0] : defaults[$0]
    }
    let id = nodes.count
    nodes.append(Node(kind: kind, isRootView: isRootView, parent: parent, values: values))
    if let parent {
      nodes[parent].children.append(id)
    } else if kind == .scene {
      scenes.append(id)
    } else {
      detached.append(id)
    }
    return id
  }

  mutating func move(_ id: Int, to parent: Int?) {
    if parent == nil, nodes[id].parent == nil { return }
    let wasInside = isInside(id)
    let order = order
    for index in sweeps.indices where sweeps[index].anchor >= 0 && sweeps[index].anchor < nodes.count {
      if contains(id, sweeps[index].anchor) {
        let place = order.firstIndex(of: id) ?? 0
        sweeps[index].anchor = place > 0 ? order[place - 1] : -1
      }
    }
    if let old = nodes[id].parent {
      nodes[old].children.removeAll { $0 == id }
    } else {
      detached.removeAll { $0 == id }
    }
    nodes[id].parent = parent.map(holder)
    if let parent { nodes[holder(parent)].children.append(id) } else { detached.append(id) }
    if isInside(id) {
      noteJoining(id, isNew: !wasInside)
    } else {
      for member in preorder(id) {
        (nodes[member].willAppear, nodes[member].isAppearing, nodes[member].didAppear) = (false, false, false)
      }
    }
  }

  private mutating func noteJoining(_ id: Int, isNew: Bool) {
    for member in preorder(id) {
      if !nodes[member].hasJoined, nodes[member].isDrawn {
        nodes[member].needsLayout = true
        nodes[member].needsDisplay = true
      }
      nodes[member].hasJoined = true
      if isNew, nodes[member].kind == .controller {
        (nodes[member].willAppear, nodes[member].didAppear) = (true, true)
      }
      if isNew, nodes[member].isRootView { nodes[member].isAppearing = true }
    }
  }

  // MARK: - Values

  /// What an environment will answer when it is visited now.
  func derived(_ trait: Int, _ id: Int) -> Int {
    if let input = nodes[id].overrides[trait] ?? nodes[id].given[trait] { return input }
    if let parent = nodes[id].parent { return nodes[parent].values[trait] }
    if nodes[id].kind == .scene { return defaults[trait] }
    return nodes[id].own.contains(trait) ? defaults[trait] : nodes[id].values[trait]
  }

  mutating func updateTraits(_ id: Int) -> [Int] {
    let old = nodes[id].values
    for trait in defaults.indices {
      let value = derived(trait, id)
      let isOwn = (nodes[id].overrides[trait] ?? nodes[id].given[trait]) != nil
      nodes[id].values[trait] = value
      if isOwn { nodes[id].own.insert(trait) } else { nodes[id].own.remove(trait) }
    }
    return defaults.indices.filter { old[$0] != nodes[id].values[$0] }
  }
}
