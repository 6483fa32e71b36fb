package import Traits
package import ViewTree

/// The same trait system once more, obviously right and slow: every environment holds its values, every pass visits every environment.
package struct Model: Sendable {
  package struct Registration: Sendable {
    package var environment: Int
    var traits: [Int]
    package var body: [Operation]
    /// With whom it ends, besides, and with how many parameters that is told.
    var target: Int?
    var parameters = 0
    /// What it holds on to.
    var captures: [Int] = []
    package var calls = 0
    package var isEnded = false
  }

  package struct Node: Sendable {
    package var kind: EnvironmentKind
    package var isRootView = false
    package var parent: Int?
    /// Of a controller outside of all others, the one whose child it is.
    var container: Int?
    /// The parent controller that gave values.
    var giver: Int?
    package var children: [Int] = []
    package var overrides: [Int: Int] = [:]
    package var given: [Int: Int] = [:]
    /// What it answers.
    package var values: [Int]
    /// The traits whose answer came from its own inputs.
    var own = TraitBits()
    /// The traits whose answer is the default, as nobody has set them.
    var defaulted: TraitBits
    package var handlers: [Callback: [Operation]] = [:]
    package var usesColour = false
    package var showsImage = false
    /// The traits' values when it was drawn last, since it shows what it shows.
    package var drawn: [Int]?
    package var layouts = 0
    package var draws = 0
    var needs: Set<Need> = []
    var hasJoined = false
    package var isDestroyed = false
    /// Whether it was destroyed, but something held on to it.
    var isReleased = false
    /// What its methods have read last, there or at its view.
    var reads: [Callback: [Int: Set<Int>]] = [:]

    var isDrawn: Bool { kind == .view || kind == .window }
    var isLaidOut: Bool { isDrawn || kind == .presentation }
  }

  /// What is to be done at an environment; a root view has its controller's `isAppearing` and `controllerProperties`.
  enum Need: CaseIterable {
    case layout, display, properties, controllerProperties, constraints, willAppear, isAppearing, didAppear
  }

  package enum Kind: Equatable, Sendable {
    case everything, traits(Int), properties(Int)
    case appearance(Int, in: Int)
    case disappearance(Int, to: Int?)
    case departure(Int)
  }

  enum Phase: CaseIterable { case willAppear, tree, display, didAppear }
  enum Stage {
    case willAppear, traits, registrations, didChange, isAppearing, controllerProperties, properties
    case controllerConstraints, constraints, willLayout, layout, didLayout
  }

  package struct Sweep: Sendable {
    package var kind: Kind
    var announcements: [Int] = []
    var announced: [Int] = []
    var phase: Phase?
    /// Everything up to here in tree order was visited; −1 at first, `Int.max` at the end.
    var anchor = -1
    var current: Int?
    var stage = Stage.willAppear
    var calls: [Int] = []
    var previous: [Int]?
    /// The method that runs, and what it has read where.
    var reader: (owner: Int, callback: Callback)?
    var reads: [Int: Set<Int>] = [:]

    var target: Int? {
      switch kind {
      case .everything: nil
      case .traits(let target), .properties(let target), .appearance(let target, in: _),
        .disappearance(let target, to: _),
        .departure(let target):
        target
      }
    }

    /// Whether it draws what it goes through.
    var draws: Bool {
      switch kind {
      case .everything, .appearance: true
      case .traits, .properties, .disappearance, .departure: false
      }
    }

    /// What is about to appear, and where: while its controllers are told, both must stay where they are.
    var appearing: [Int] {
      if case .appearance(let target, in: let parent) = kind, phase == nil { [target, parent] } else { [] }
    }
  }

  package enum Work: Equatable, Sendable {
    case registration(Int, Int, previous: [Int])
    case callback(Callback, Int, previous: [Int]?)
  }

  /// The traits' defaults: as many as there are traits by now.
  package var defaults = Array(repeating: 0, count: HistoryTrait.countAtFirst)
  var affectsColour = Array(HistoryTrait.affectsColour.prefix(HistoryTrait.countAtFirst))
  /// What the instances of the class are called by now.
  var names = HistoryTrait.values[6]
  /// What handlers have printed, where somebody asks.
  package var transcript: [String]?
  /// What is being done, where handlers do something.
  var working: [Work] = []
  package var version: SystemVersion?
  package var nodes: [Node] = []
  package var scenes: [Int] = []
  var detached: [Int] = []
  package var registrations: [Registration] = []
  package var sweeps: [Sweep] = []
  /// What operations call the environments that they made.
  package var numbers: [Int: Int] = [:]
  /// How many handlers may still do something in this step.
  package var budget = 0

  package init() {}

  /// The environment at a place, if it was made and is still there.
  package func node(_ place: Place) -> Int? {
    guard let node = numbers[place.number] else { return nil }
    guard let found = place.isView ? rootView(node) : node else { return nil }
    return nodes[found].isDestroyed ? nil : found
  }

  // MARK: - The tree

  package func isInside(_ id: Int) -> Bool { !nodes[id].isDestroyed && nodes[root(of: id)].kind == .scene }
  func root(of id: Int) -> Int { nodes[id].parent.map(root(of:)) ?? id }
  func contains(_ ancestor: Int, _ id: Int) -> Bool {
    ancestor == id || (nodes[id].parent.map { contains(ancestor, $0) } ?? false)
  }
  package func preorder(_ id: Int) -> [Int] { [id] + nodes[id].children.flatMap(preorder) }
  func rootView(_ id: Int) -> Int? { nodes[id].kind == .controller ? nodes[id].children.first : nil }
  package func holder(_ id: Int) -> Int { rootView(id) ?? id }

  /// Everything in tree order; −2 stands between what is in a hierarchy and what is not.
  var order: [Int] { scenes.flatMap(preorder) + [-2] + detached.flatMap(preorder) }

  /// Before iOS 17 a controller inherits from its parent controller, over the views between or without any, and its view only in a
  /// hierarchy.
  func source(of id: Int) -> Int? {
    guard version == .iOS16 else { return nodes[id].parent }
    if nodes[id].isRootView { return isInside(id) ? nodes[id].parent : nil }
    guard nodes[id].kind == .controller else { return nodes[id].parent }
    return ancestorThatIsNoView(id) ?? container(id)
  }

  mutating func create(_ kind: EnvironmentKind, in parent: Int?) -> Int {
    let id = append(kind, in: parent.map(holder), isRootView: false)
    if kind == .controller { _ = append(.view, in: id, isRootView: true) }
    if isInside(id) { noteJoining(id, isNew: true) }
    return id
  }

  mutating func append(_ kind: EnvironmentKind, in parent: Int?, isRootView: Bool, home: Int? = nil)
    -> Int
  {
    let id = nodes.count
    nodes.append(
      Node(
        kind: kind, isRootView: isRootView, parent: parent, values: defaults,
        defaulted: TraitBits(first: defaults.count)))
    let model = (isRootView ? parent : source(of: id)) ?? (kind == .scene ? nil : home ?? scenes.first)
    if let model {
      for trait in 0..<HistoryTrait.systemCount {
        nodes[id].values[trait] = nodes[model].values[trait]
        nodes[id].defaulted[trait] = nodes[model].defaulted[trait]
      }
    }
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
    if parent.flatMap({ nodes[$0].kind == .view ? ancestorThatIsNoView($0) : $0 }) == nil {
      noteContainers(id)
    }
    takeOut(id)
    nodes[id].parent = parent.map(holder)
    if let parent { nodes[holder(parent)].children.append(id) } else { detached.append(id) }
    if isInside(id) {
      noteJoining(id, isNew: !wasInside)
    } else {
      for member in preorder(id) { nodes[member].needs.subtract([.willAppear, .isAppearing, .didAppear]) }
    }
    endGifts()
  }

  /// Out of its parent's children; updates in progress that stand in it go on from just before it.
  private mutating func takeOut(_ id: Int) {
    let order = order
    for index in sweeps.indices where sweeps[index].anchor >= 0 && sweeps[index].anchor < nodes.count {
      if contains(id, sweeps[index].anchor) {
        let place = order.firstIndex(of: id) ?? 0
        sweeps[index].anchor = place > 0 ? order[place - 1] : -1
      }
    }
    if let old = nodes[id].parent { nodes[old].children.removeAll { $0 == id } }
    detached.removeAll { $0 == id }
    scenes.removeAll { $0 == id }
  }

  mutating func destroy(_ id: Int) {
    let members = preorder(id)
    takeOut(id)
    nodes[id].parent = nil
    for member in members {
      nodes[member].isDestroyed = true
      nodes[member].handlers = [:]
      nodes[member].needs = []
      nodes[member].reads = [:]
    }
    for index in registrations.indices {
      let row = registrations[index]
      if members.contains(row.environment) || row.target.map(members.contains) ?? false {
        registrations[index].isEnded = true
      }
    }
    endGifts()
  }

  private mutating func noteJoining(_ id: Int, isNew: Bool) {
    for member in preorder(id) {
      if !nodes[member].hasJoined, nodes[member].isDrawn {
        nodes[member].needs.formUnion([.layout, .display, .properties, .constraints])
      }
      if !nodes[member].hasJoined, nodes[member].kind == .presentation { nodes[member].needs.insert(.layout) }
      if !nodes[member].hasJoined, nodes[member].isRootView {
        nodes[member].needs.insert(.controllerProperties)
      }
      nodes[member].hasJoined = true
      if isNew, nodes[member].kind == .controller {
        nodes[member].needs.formUnion([.willAppear, .didAppear])
      }
      if isNew, nodes[member].isRootView { nodes[member].needs.insert(.isAppearing) }
    }
    guard let superview = nodes[id].parent else { return }
    for place in [superview] + (isNew ? [holder(id)] : []) where nodes[place].isLaidOut {
      nodes[place].needs.insert(.layout)
    }
  }

  // MARK: - Values

  /// What an environment will answer when it is visited now, and whether that is the default.
  func derived(_ trait: Int, _ id: Int, from source: Int?) -> (value: Int, isDefault: Bool) {
    if let input = input(trait, id) { return (input, false) }
    if let source { return (nodes[source].values[trait], nodes[source].defaulted[trait]) }
    if nodes[id].kind == .scene || nodes[id].own[trait] { return (defaults[trait], true) }
    return (nodes[id].values[trait], nodes[id].defaulted[trait])
  }

  /// What an environment was told for a trait.
  func input(_ trait: Int, _ id: Int) -> Int? { nodes[id].overrides[trait] ?? nodes[id].given[trait] }

  mutating func updateTraits(_ id: Int) -> [Int] {
    let (old, source) = (nodes[id].values, source(of: id))
    for trait in defaults.indices {
      let isOwn = input(trait, id) != nil
      (nodes[id].values[trait], nodes[id].defaulted[trait]) = derived(trait, id, from: source)
      nodes[id].own[trait] = isOwn
    }
    return defaults.indices.filter { old[$0] != nodes[id].values[$0] }
  }

  /// Whether an update that came by would find something else than what is answered.
  func isStale(_ id: Int) -> Bool {
    let source = source(of: id)
    return defaults.indices.contains { trait in
      derived(trait, id, from: source).value != nodes[id].values[trait]
        || (input(trait, id) != nil) != nodes[id].own[trait]
    }
  }
}
