import Sessions
import Traits
import ViewTree

extension Session {
  /// The superview of a view; for the root view of a controller, the view that contains the controller.
  func superview(of id: EnvironmentID) -> EnvironmentID? {
    let parent = traits.tree.parent(of: traits.tree.movableRoot(of: id))
    return parent.flatMap { [.view, .window].contains(traits.tree.kind(of: $0)) ? $0 : nil }
  }

  /// The view of a controller, which is made now if it does not exist yet.
  mutating func loadedView(of controller: EnvironmentID, _ place: Place) throws(Problem) -> Value {
    try loadView(of: controller, place)
    return traits.tree.rootView(of: controller).value
  }

  /// Takes out a child as container transitions do: it disappears only after the new child is laid out.
  mutating func removeAfterTransition(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    if traits.tree.isInHierarchy(id) { try engine(place) { try $0.disappear(id, isLate: true) } }
    try removeFromParent(id, place)
  }

  mutating func setView(_ view: Value, of controller: EnvironmentID, _ place: Place) throws(Problem) {
    guard let new = view.environment, new != traits.tree.rootView(of: controller) else { return }
    if traits.tree.isRootView(new), let owner = traits.tree.parent(of: new) {
      throw Problem(
        "\(text(view)) is the view of \(name(of: owner)), and UIKit raises an exception: a view belongs to one controller",
        at: place,
        suggestion: "give \(name(of: controller)) a view of its own, or add the controller as a child")
    }
    try engine(place) { try $0.setView(of: controller, to: new) }
  }

  mutating func push(_ controller: EnvironmentID, on id: EnvironmentID, _ place: Place) throws(Problem) {
    let all = Array(traits.tree.childControllers(of: id))
    if all.contains(controller) {
      throw Problem(
        "\(name(of: controller)) is on \(name(of: id)) already, and UIKit raises an exception",
        at: place, suggestion: "push another one, or pop to it")
    }
    if isKind(className(of: controller), of: "UINavigationController") {
      throw Problem(
        "\(name(of: controller)) is a navigation controller, which UIKit does not push", at: place,
        suggestion: "push what it shows, or present it")
    }
    try showOnly(all + [controller], in: id, place)
  }

  /// Sets the children of a container, and shows one of them: the last, if none is named.
  mutating func showOnly(
    _ children: [EnvironmentID], in id: EnvironmentID, visible: EnvironmentID? = nil, _ place: Place
  ) throws(Problem) {
    let (shown, before) = (visible ?? children.last, Array(traits.tree.childControllers(of: id)))
    let (new, gone) = (children.filter { !before.contains($0) }, before.filter { !children.contains($0) })
    let moves = [(new, "isMovingToParent", Value.environment(id)), (gone, "isMovingFromParent", .nothing)]
    for (controllers, name, parent) in moves {
      for child in controllers { try notify("willMove", child, with: ["toParent": parent], place) }
      transition(controllers, name, place) { session, child throws(Problem) in
        try session.notify("didMove", child, with: ["toParent": parent], place)
      }
    }
    if let shown, traits.tree.isInHierarchy(id) { try loadView(of: shown, place) }
    for old in before where old != shown {
      try removeAfterTransition(old, place)
      if gone.contains(old) { traits.removeFromParent(old) }
    }
    for child in new { try engine(place) { try $0.addChild(child, to: id) } }
    if let shown, !traits.tree.contains(id, shown) {
      try put(shown, in: id, loads: traits.tree.isInHierarchy(id), place)
    }
  }

  /// Makes a controller a child of another, and adds its view to the other's; a narrow column gets a compact width.
  mutating func embed(
    _ child: EnvironmentID, in parent: EnvironmentID, isNarrow: Bool = false, _ place: Place
  ) throws(Problem) {
    if traits.tree.parentController(of: child) != parent {
      try engine(place) { try $0.addChild(child, to: parent) }
    }
    if isNarrow {
      var collection = TraitCollection()
      collection[.horizontalSizeClass] = .integer(1)
      try engine(place) { try $0.setOverrideTraitCollection(collection, forChild: child, of: parent) }
    }
    try put(child, in: parent, loads: traits.tree.isInHierarchy(parent), place)
  }
}
