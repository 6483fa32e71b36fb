import Sessions
import ViewTree

extension StatementKind {
  static let move = StatementKind(
    "move", [.place("place"), "to", .place("destination")], .hierarchy,
    "Moves an environment under another parent",
    "Values follow with the next update; what really changes is reported to registrations.",
    example: "move badge to header", decisions: ["appearance", "insertion", "disappearance"]
  ) { verb, checker throws(Problem) in
    let target = try checker.environment(in: "destination", of: verb)
    return try checker.action(on: "place", of: verb) { session, id, place throws(Problem) in
      guard let parent = try target(&session).environment else { return }
      let tree = session.traits.tree
      let (name, label) = (session.name(of: id), tree.label(of: id))
      try session.requireRoom(for: tree.kind(of: id), in: parent, moving: id, place)
      if !label.isEmpty, let other = session.child(named: label, of: parent), other != id {
        throw Problem(
          "`\(session.path(of: other))` is there already", at: place,
          suggestion: "names are unique among siblings")
      }
      let leaves = tree.isInHierarchy(id) && !tree.isInHierarchy(parent)
      try session.engine(place) { traits in
        if leaves { try traits.disappear(id, to: parent) } else { try traits.move(id, to: parent) }
      }
      session.confirm("\(name) moved to \(session.name(of: parent))")
    }
  }

  static let remove = StatementKind(
    "remove", [.place("place")], .hierarchy,
    "Takes an environment out of the hierarchy; it keeps its last values",
    "Overrides, registrations and the last values stay; they are stale from now on.", example: "remove badge",
    decisions: ["outside", "disappearance", "disappearanceUnderWay"]
  ) { verb, checker throws(Problem) in
    try checker.action(on: "place", of: verb) { session, id, place throws(Problem) in
      let name = session.name(of: id)
      try session.engine(place) { try $0.tree.checkMobility(id) }
      let hasLeft = try session.leave(id, place)
      session.confirm(
        hasLeft
          ? "\(name) left the hierarchy; \(session.fateOutside(id))" : "\(name) is in no hierarchy, as before"
      )
    }
  }

  static let appear = StatementKind(
    "appear", [.place("place"), ["in", .place("destination")]], .hierarchy,
    "Lets a controller appear: callbacks, insertion and layout in Apple's order",
    "viewWillAppear comes with the old traits and the view outside; then the view joins, traits are updated, viewIsAppearing, layout, viewDidAppear.",
    example: "appear child in header", decisions: ["appearance", "appearanceUnderWay", "insertion"]
  ) { verb, checker throws(Problem) in
    let target = try checker.environment(ifIn: "destination", of: verb)
    return try checker.action(on: "place", of: verb) { session, id, place throws(Problem) in
      let tree = session.traits.tree
      let name = session.name(of: id)
      let known = session.names.destinations[id] ?? tree.parent(of: id) ?? tree.parentController(of: id)
      guard let parent = try target?(&session).environment ?? known else {
        throw Problem(
          "nothing says where `\(name)` appears", at: place, suggestion: "write `appear \(name) in …`")
      }
      try session.requireRoom(for: .controller, in: parent, moving: id, place)
      try session.engine(place) { try $0.appear(id, in: parent) }
      session.confirm("\(name) appeared")
    }
  }

  static let disappear = StatementKind(
    "disappear", [.place("place")], .hierarchy,
    "Lets a controller disappear: viewWillDisappear, removal, viewDidDisappear",
    "viewWillDisappear comes with the view still there; then it leaves the hierarchy, and viewDidDisappear comes. The traits stay as they are. `appear` brings it back to where it was.",
    example: "disappear child", decisions: ["disappearance", "disappearanceUnderWay"]
  ) { verb, checker throws(Problem) in
    try checker.action(on: "place", of: verb) { session, id, place throws(Problem) in
      let name = session.name(of: id)
      if session.traits.tree.kind(of: id) != .controller {
        throw Problem("`\(name)` is no controller, and has no `disappear`", at: place)
      }
      if let parent = session.traits.tree.parent(of: id) { session.names.destinations[id] = parent }
      try session.engine(place) { try $0.disappear(id) }
      session.confirm("\(name) disappeared; \(session.fateOutside(id))")
    }
  }

  static let destroy = StatementKind(
    "destroy", [.place("place")], .hierarchy,
    "Lets go of an object; it ends with its registrations, unless something holds it",
    "What stands in the object goes with it, and their registrations end. A variable that holds it, a value that a handler has captured, and a registration that captures it keep it alive; a target does not.",
    example: "destroy badge", decisions: ["lifetimes"]
  ) { verb, checker throws(Problem) in
    try checker.action(on: "place", of: verb) { session, id, place throws(Problem) in
      try session.destroy(id, place)
    }
  }
}

extension Session {
  fileprivate func fateOutside(_ id: EnvironmentID) -> String {
    traits.version == .iOS16 && traits.tree.parentController(of: id) != nil
      ? "it still follows its parent controller" : "it keeps its last values"
  }
}
