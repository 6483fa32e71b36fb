package import Traits

/// The trait system once more, obviously right and slow, written from the facts and the decisions.
///
/// Every environment holds its values; every walk visits every environment of its part of the tree; nothing is remembered that could be
/// found out again.
package struct Model {
  package enum Kind: CaseIterable { case scene, window, presentation, controller, view }

  /// What is to be done at an environment; a root view has its controller's `isAppearing` and `controllerProperties`.
  enum Need: CaseIterable {
    case layout, display, properties, controllerProperties, constraints, willAppear, isAppearing, didAppear
  }

  package struct Registration {
    package var environment: Int
    var traits: [Int]
    package var body: [Operation]
    var target: Int?
    package var calls = 0
    package var isEnded = false
  }

  package struct Node {
    package var kind: Kind
    package var isRootView = false
    package var parent: Int?
    package var parentController: Int?
    package var children: [Int] = []
    package var overrides: [Int: Int] = [:]
    package var style: Int?
    /// The smallest and the largest size of text that a view lets come in.
    var limits: (least: Int?, most: Int?) = (nil, nil)
    var given: [Int: Int] = [:]
    var giver: Int?
    /// What it answers, as far as somebody has set it.
    package var values: [Int: Int] = [:]
    /// What its observers know, where it answers something newer.
    var lastNotified: [Int: Int]?
    /// The traits that it has from its own inputs.
    var own: Set<Int> = []
    package var handlers: [TraitEvent: [Operation]] = [:]
    var usesColour = false
    var showsImage = false
    package var layouts = 0
    package var draws = 0
    var needs: Set<Need> = []
    var hasJoined = false
    var isLoaded = false
    package var isDestroyed = false
    /// What its methods have read last, there or at its view.
    var reads: [TraitEvent: [Int: Set<Int>]] = [:]

    var isDrawn: Bool { kind == .view || kind == .window }
    var isLaidOut: Bool { isDrawn || kind == .presentation }
  }

  package enum Work {
    case registration(Int, Int, previous: [Int: Int])
    case method(TraitEvent, Int, previous: [Int: Int]?)
  }

  package var defaults = Array(repeating: 0, count: HistoryTrait.count)
  var affectsColour = HistoryTrait.affectsColour
  package var version: SystemVersion?
  package var nodes: [Node] = []
  package var scenes: [Int] = []
  package var detached: [Int] = []
  package var registrations: [Registration] = []
  package var walks: [Walk] = []

  package init() {}

  // MARK: - The tree

  func isInside(_ id: Int) -> Bool { !nodes[id].isDestroyed && nodes[root(of: id)].kind == .scene }
  func root(of id: Int) -> Int { nodes[id].parent.map(root(of:)) ?? id }
  func contains(_ ancestor: Int, _ id: Int) -> Bool {
    ancestor == id || (nodes[id].parent.map { contains(ancestor, $0) } ?? false)
  }
  func preorder(_ id: Int) -> [Int] { [id] + nodes[id].children.flatMap(preorder) }
  package func rootView(_ id: Int) -> Int? { nodes[id].kind == .controller ? nodes[id].children.first : nil }
  func holder(_ id: Int) -> Int { rootView(id) ?? id }
  func movableRoot(_ id: Int) -> Int { nodes[id].isRootView ? nodes[id].parent ?? id : id }
  func ancestors(_ id: Int) -> [Int] { nodes[id].parent.map { [$0] + ancestors($0) } ?? [] }

  /// Everything in tree order; −2 stands between what is in a hierarchy and what is not.
  var order: [Int] { scenes.flatMap(preorder) + [-2] + detached.flatMap(preorder) }

  /// Before iOS 17 a controller inherits from its parent controller, and its view only in a hierarchy (R21).
  func source(of id: Int) -> Int? {
    guard version == .iOS16 else { return nodes[id].parent }
    if nodes[id].isRootView { return isInside(id) ? nodes[id].parent : nil }
    guard nodes[id].kind == .controller else { return nodes[id].parent }
    return nodes[id].parentController
      ?? ancestors(id).first { nodes[$0].kind == .window || nodes[$0].kind == .presentation }
  }

  /// Whether updates come by.
  func isVisited(_ id: Int) -> Bool {
    if nodes[id].isDestroyed { return false }
    if isInside(id) { return true }
    guard version == .iOS16, nodes[id].kind == .controller else { return false }
    return source(of: id).map(isVisited) ?? false
  }

  // MARK: - Values

  package func value(_ trait: Int, _ id: Int) -> Int { value(trait, in: nodes[id].values) }

  /// What a trait reads in a collection; equal values count as one.
  func value(_ trait: Int, in values: [Int: Int]) -> Int {
    HistoryTrait.canonical(values[trait] ?? defaults[trait], of: trait)
  }

  func inputs(_ id: Int) -> [Int: Int] {
    var inputs = nodes[id].given
    if let style = nodes[id].style { inputs[HistoryTrait.style] = style }
    return inputs.merging(nodes[id].overrides) { $1 }
  }

  /// What an environment answers when an update comes by.
  func derived(_ id: Int) -> [Int: Int] {
    var base: [Int: Int] = [:]
    if let source = source(of: id) {
      base = nodes[source].values
    } else if nodes[id].kind != .scene {
      base = nodes[id].values.filter { !nodes[id].own.contains($0.key) }
    }
    var values = base.merging(inputs(id)) { $1 }
    let size = value(HistoryTrait.size, in: values)
    if size > 0 {
      if let most = nodes[id].limits.most, size > most {
        values[HistoryTrait.size] = most
      } else if let least = nodes[id].limits.least, size < least {
        values[HistoryTrait.size] = least
      }
    }
    return values
  }

  func differences(_ old: [Int: Int], _ new: [Int: Int]) -> [Int] {
    defaults.indices.filter { value($0, in: old) != value($0, in: new) }
  }

  func isStale(_ id: Int) -> Bool {
    nodes[id].lastNotified != nil || nodes[id].values != derived(id)
      || nodes[id].own != Set(inputs(id).keys)
  }

  /// What environments answer at once: controllers, windows and scenes their own inputs (E1, E2, E4, E8).
  ///
  /// With `inherits` they take what they inherit where they have no input any more.
  mutating func answerAtOnce(_ id: Int, _ traits: [Int], inherits: Bool = false) {
    if nodes[id].kind == .view || nodes[id].kind == .presentation { return }
    let inputs = inputs(id)
    let inherited = inherits ? source(of: id).map { nodes[$0].values } ?? [:] : [:]
    let changed = traits.filter {
      (inherits || inputs[$0] != nil) && (inputs[$0] ?? inherited[$0]) != nodes[id].values[$0]
    }
    if changed.isEmpty { return }
    let previous = nodes[id].values
    for trait in changed {
      nodes[id].values[trait] = inputs[trait] ?? inherited[trait]
      nodes[id].own.remove(trait)
      if inputs[trait] != nil { nodes[id].own.insert(trait) }
    }
    if nodes[id].kind == .controller { return begin(.assignment(id, previous: previous)) }
    if nodes[id].lastNotified == nil { nodes[id].lastNotified = previous }
    if nodes[id].kind == .window, version == .iOS16 { updateRootController(of: id, changed) }
  }

  /// Before iOS 17 a window's override is in its root controller at once (E5).
  private mutating func updateRootController(of window: Int, _ traits: [Int]) {
    for child in nodes[window].children where nodes[child].kind == .controller && source(of: child) == window
    {
      let (previous, inputs) = (nodes[child].values, inputs(child))
      for trait in traits where inputs[trait] == nil {
        nodes[child].values[trait] = nodes[window].values[trait]
      }
      if nodes[child].lastNotified == nil { nodes[child].lastNotified = previous }
    }
  }
}
