import Sessions
import Syntax
import Traits
import ViewTree

extension Session {
  /// What stands in an environment by that name, or is a controller's child that has not appeared.
  func child(named name: String, of parent: EnvironmentID) -> EnvironmentID? {
    let (tree, holder) = (traits.tree, traits.tree.contentHolder(of: parent))
    return environments(named: name).first {
      tree.parent(of: $0) == holder || tree.parent(of: $0) == nil && tree.parentController(of: $0) == parent
    }
  }

  /// Finds or makes a node, and runs its block.
  mutating func run(_ node: NodeCode, isOutermost: Bool) throws(Problem) {
    let before = traits.tree.count
    let parent = try node.parent?(&self).environment
    var found = try node.existing?(&self).environment
    if found == nil, let parent { found = child(named: node.name.text, of: parent) }
    if let found, node.isNew {
      throw Problem(
        "`\(node.name.text)` is there already", at: node.place,
        suggestion: "names are unique among siblings: choose another", notes: ["it is \(path(of: found))"])
    }
    if let kind = found.map({ traits.tree.kind(of: $0) }), kind != node.kind {
      throw Problem(
        "`\(node.name.text)` is a \(kind.words)", at: node.place,
        suggestion: "write `\(kind) \(node.name.text) { … }`")
    }
    let id: EnvironmentID
    if let found { id = found } else { id = try make(node, in: parent) }
    setLocal(node.slot, .environment(id))
    try node.attach?(&self, id)
    for action in node.content { _ = try action(&self) }
    if isOutermost { confirmNodes(since: before, of: id, isNew: found == nil, node) }
  }

  private mutating func make(_ node: NodeCode, in parent: EnvironmentID?) throws(Problem) -> EnvironmentID {
    let name = node.name.text
    if node.kind == .scene, parent != nil {
      throw Problem("a scene cannot stand in anything", at: node.place, suggestion: "write it at top level")
    }
    if let parent, !(node.waits && traits.tree.kind(of: parent) == .presentation) {
      try requireRoom(for: node.kind, in: parent, node.place)
    }
    let waitsIn = node.waits ? parent : nil
    let owner = waitsIn.flatMap {
      traits.tree.kind(of: $0) == .controller ? $0 : traits.tree.controller(around: $0)
    }
    let id: EnvironmentID
    if let make = node.make {
      guard let made = try make.code(&self).environment else {
        throw Problem("\(make.type) made nothing", at: node.place)
      }
      id = made
      traits.setLabel(name, of: id)
      names.register(name, id)
      if let parent, waitsIn == nil {
        try engine(node.place) { traits throws(TraitProblem) in try traits.move(id, to: parent) }
      } else if let owner {
        try engine(node.place) { traits throws(TraitProblem) in try traits.addChild(id, to: owner) }
      }
    } else {
      id = try create(node.kind, name, in: waitsIn == nil ? parent : nil, childOf: owner, node.place)
    }
    if let waitsIn { names.destinations[id] = waitsIn }
    return id
  }

  /// Refuses a second controller where there is room for one: UIKit's presentation controller is made with the one that it presents,
  /// and a window has one root view controller.
  func requireRoom(
    for kind: EnvironmentKind, in parent: EnvironmentID, moving id: EnvironmentID? = nil, _ place: Place
  ) throws(Problem) {
    let tree = traits.tree
    let holder = tree.kind(of: parent)
    guard kind == .controller, holder == .window || holder == .presentation,
      let present = tree.children(of: parent).first(where: { tree.kind(of: $0) == .controller }),
      present != id
    else { return }
    let (name, other) = (tree.name(of: parent), tree.name(of: present))
    if holder == .presentation {
      throw Problem(
        "`\(name)` presents `\(other)` already, and presents one controller", at: place,
        suggestion: "`remove \(other)` makes room, or `create presentation …` another")
    }
    throw Problem(
      "`\(name)` has its root view controller already, `\(other)`, and can have one only", at: place,
      suggestion:
        "in `\(other)` it would be a child, in a `presentation` presented; `remove \(other)` makes room")
  }

  /// Says what was made: `6 environments: main › win › root › header, settings › form › cell`.
  private mutating func confirmNodes(since count: Int, of id: EnvironmentID, isNew: Bool, _ node: NodeCode) {
    let tree = traits.tree
    let made = tree.all.dropFirst(count).filter { !tree.isRootView($0) && !tree.isDestroyed($0) }
    if made.isEmpty { return }
    if node.isNew, made.count == 1 {
      let name = tree.name(of: id)
      if let owner = names.destinations[id], !tree.isInHierarchy(id) {
        return confirm("\(name) is a child of \(tree.name(of: owner)), not yet appeared")
      }
      return confirm(tree.isInHierarchy(id) ? "\(name) created" : "\(name) created, in no hierarchy yet")
    }
    let number = made.count == 1 ? "1 environment" : "\(made.count) \(isNew ? "" : "more ")environments"
    confirm("\(number): \(outline(Set(made), below: id))")
  }

  /// The names of new environments, each behind what it stands in.
  private func outline(_ made: Set<EnvironmentID>, below id: EnvironmentID) -> String {
    let tree = traits.tree
    var text = ""
    var previous: EnvironmentID?
    for (index, next) in tree.preorder(from: id).filter(made.contains).enumerated() {
      if index == 24 { return text + " …" }
      let parent = tree.parent(of: next).map { tree.isRootView($0) ? tree.parent(of: $0) ?? $0 : $0 }
      text += previous == nil ? "" : parent == previous ? " › " : ", "
      text += tree.name(of: next)
      previous = next
    }
    return text
  }
}
