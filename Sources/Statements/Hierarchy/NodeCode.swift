import Sessions
import Syntax
import ViewTree

/// A node of the tree that a statement names or creates, as known when the statement is checked.
struct NodeCode: Sendable {
  var kind: EnvironmentKind
  var name: Name
  var place: Place
  var existing: Code?
  var parent: Code?
  var make: (code: Code, type: String)?
  typealias Attach = @Sendable (inout Session, EnvironmentID) throws(Problem) -> Void

  /// Puts a scene on a device, or makes a controller a navigation structure.
  var attach: Attach?
  var isNew = false
  var appearsLater = false
  var slot = 0
  var content: [Action] = []

  func run(in session: inout Session, isOutermost: Bool) throws(Problem) {
    let before = session.traits.tree.count
    let parent = try parent?(&session).environment
    var found = try existing?(&session).environment
    if found == nil, let parent { found = session.child(named: name.text, of: parent) }
    if let found, isNew {
      throw Problem(
        "`\(name.text)` is there already", at: place,
        suggestion: "names are unique among siblings: choose another",
        notes: ["it is \(session.path(of: found))"])
    }
    if let other = found.map({ session.traits.tree.kind(of: $0) }), other != kind {
      throw Problem(
        "`\(name.text)` is a \(other.words)", at: place, suggestion: "write `\(other) \(name.text) { … }`")
    }
    let id: EnvironmentID
    if let found { id = found } else { id = try made(in: parent, &session) }
    session.setLocal(slot, .environment(id))
    try attach?(&session, id)
    for action in content { _ = try action(&session) }
    if isOutermost { confirm(since: before, of: id, wasNew: found == nil, in: &session) }
  }

  private func made(in parent: EnvironmentID?, _ session: inout Session) throws(Problem) -> EnvironmentID {
    let name = self.name.text
    if kind == .scene, parent != nil {
      throw Problem("a scene cannot stand in anything", at: place, suggestion: "write it at top level")
    }
    if let parent, !(appearsLater && session.traits.tree.kind(of: parent) == .presentation) {
      try session.requireRoom(for: kind, in: parent, place)
    }
    let destination = appearsLater ? parent : nil
    let owner = destination.flatMap {
      session.traits.tree.kind(of: $0) == .controller ? $0 : session.traits.tree.controller(around: $0)
    }
    let id: EnvironmentID
    if let make {
      guard let made = try make.code(&session).environment else {
        throw Problem("\(make.type) made nothing", at: place)
      }
      id = made
      session.traits.setLabel(name, of: id)
      session.names.register(name, id)
      if let parent, destination == nil {
        try session.engine(place) { try $0.move(id, to: parent) }
      } else if let owner {
        try session.engine(place) { try $0.addChild(id, to: owner) }
      }
    } else {
      id = try session.create(kind, name, in: destination == nil ? parent : nil, childOf: owner, place)
    }
    if let destination { session.names.destinations[id] = destination }
    return id
  }

  /// Confirms what was created: `6 environments: main › win › root › header, settings › form › cell`.
  private func confirm(since count: Int, of id: EnvironmentID, wasNew: Bool, in session: inout Session) {
    let tree = session.traits.tree
    let new = tree.all.dropFirst(count).filter { !tree.isRootView($0) && !tree.isDestroyed($0) }
    if new.isEmpty { return }
    let made = tree.preorder(from: id).filter(Set(new).contains)
    if isNew, made.count == 1 {
      let name = session.name(of: id)
      if let owner = session.names.destinations[id], !tree.isInHierarchy(id) {
        return session.confirm("\(name) is a child of \(session.name(of: owner)), not yet appeared")
      }
      return session.confirm(
        tree.isInHierarchy(id) ? "\(name) created" : "\(name) created, in no hierarchy yet")
    }
    let number = made.count == 1 ? "1 environment" : "\(made.count) \(wasNew ? "" : "more ")environments"
    session.confirm("\(number): \(Self.outline(Set(made), below: id, session))")
  }

  /// The names of new environments, each after its parent.
  private static func outline(_ made: Set<EnvironmentID>, below id: EnvironmentID, _ session: Session)
    -> String
  {
    let tree = session.traits.tree
    var text = ""
    var previous: EnvironmentID?
    for (index, next) in tree.preorder(from: id).filter(made.contains).enumerated() {
      if index == 24 { return text + " …" }
      let parent = tree.parent(of: next).map { tree.isRootView($0) ? tree.parent(of: $0) ?? $0 : $0 }
      text += previous == nil ? "" : parent == previous ? " › " : ", "
      text += session.step(to: next)
      previous = next
    }
    return text
  }
}

extension Session {
  /// The child of an environment with that name, or a controller's child of that name that has not appeared yet.
  func child(named name: String, of parent: EnvironmentID) -> EnvironmentID? {
    let (tree, holder) = (traits.tree, traits.tree.contentHolder(of: parent))
    return environments(named: name).first {
      tree.parent(of: $0) == holder || tree.parent(of: $0) == nil && tree.parentController(of: $0) == parent
    }
  }

  /// Refuses a second controller if there is only room for one: a UIKit presentation controller is made with the controller that it
  /// presents, and a window has one root view controller.
  func requireRoom(
    for kind: EnvironmentKind, in parent: EnvironmentID, moving id: EnvironmentID? = nil, _ place: Place
  ) throws(Problem) {
    let tree = traits.tree
    let holder = tree.kind(of: parent)
    guard kind == .controller, holder == .window || holder == .presentation,
      let present = tree.children(of: parent).first(where: { tree.kind(of: $0) == .controller }),
      present != id
    else { return }
    let (name, other) = (self.name(of: parent), self.name(of: present))
    let (has, otherwise) =
      holder == .presentation
      ? ("presents `\(other)` already, and presents one controller", "or `create presentation …` another")
      : (
        "has its root view controller already, `\(other)`, and can have one only",
        "or it stands in `\(other)`"
      )
    throw Problem("`\(name)` \(has)", at: place, suggestion: "`remove \(other)` makes room, \(otherwise)")
  }
}
