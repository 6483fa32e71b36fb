import Syntax
import Traits
import ViewTree

/// The effects of UIKit's calls on the tree.
extension Session {
  /// The superview of a view; for the root view of a controller, the view that contains the controller.
  func superview(of id: EnvironmentID) -> EnvironmentID? {
    let parent = traits.tree.parent(of: traits.tree.movableRoot(of: id))
    return parent.flatMap { [.view, .window].contains(traits.tree.kind(of: $0)) ? $0 : nil }
  }

  /// The subviews of a view, the rearmost first; a child controller is represented by its view.
  func subviews(of id: EnvironmentID) -> [EnvironmentID] {
    traits.tree.children(of: traits.tree.contentHolder(of: id)).compactMap { child in
      switch traits.tree.kind(of: child) {
      case .controller: traits.tree.rootView(of: child)
      case .view, .window: child
      default: nil
      }
    }
  }

  /// The view of a controller, which is made now if it does not exist yet.
  mutating func loadedView(of controller: EnvironmentID, _ place: Place) throws(Problem) -> Value {
    try loadView(of: controller, place)
    return traits.tree.rootView(of: controller).value
  }

  /// Loads the view of a controller, if it is not loaded yet, and reports it.
  mutating func loadView(of controller: EnvironmentID, _ place: Place) throws(Problem) {
    if traits.tree.kind(of: controller) != .controller || traits.isViewLoaded(controller) { return }
    confirm("\(name(of: controller)) loads its view")
    try engine(place) { $0.loadViewIfNeeded(of: controller) }
  }

  /// Puts a view or a controller into another one.
  ///
  /// If it thereby leaves every hierarchy, it disappears. A container that is not shown does not load its children's views yet.
  mutating func put(
    _ id: EnvironmentID, in parent: EnvironmentID, at index: Int? = nil, loads: Bool = true, _ place: Place
  ) throws(Problem) {
    let unit = traits.tree.movableRoot(of: id)
    if unit == parent || id == parent {
      throw Problem("a view cannot stand in itself", at: place, suggestion: "add another view to it")
    }
    try requireParent(of: unit, in: parent, place)
    let leaves = traits.tree.isInHierarchy(unit) && !traits.tree.isInHierarchy(parent)
    if loads { try loadView(of: unit, place) }
    try moving(unit, to: parent, place) {
      if leaves { try $0.disappear(unit, to: parent) } else { try $0.insert(unit, in: parent, at: index) }
    }
  }

  /// Moves a view or a controller, and calls the view's methods before and after.
  private mutating func moving(
    _ unit: EnvironmentID, to parent: EnvironmentID?, _ place: Place,
    _ move: (inout TraitSystem) throws -> Void
  ) throws(Problem) {
    let view = traits.tree.contentHolder(of: unit)
    guard instance(of: view) != nil else { return try engine(place, move) }
    let superview = parent.map { traits.tree.contentHolder(of: $0) }
    let window = parent.flatMap { traits.tree.window(of: $0) }
    try notify("willMove", view, with: ["toSuperview": superview.value], place)
    if window != traits.tree.window(of: view) {
      for member in Array(traits.tree.preorder(from: unit)) {
        try notify("willMove", member, with: ["toWindow": window.value], place)
      }
    }
    try engine(place, move)
    try notify("didMoveToSuperview", view, place)
  }

  /// Refuses to add the view of a child controller to another controller's hierarchy, as UIKit raises an exception then.
  private func requireParent(
    of child: EnvironmentID, in parent: EnvironmentID, _ place: Place
  ) throws(Problem) {
    let tree = traits.tree
    guard tree.kind(of: child) == .controller, tree.isInHierarchy(parent),
      let actual = tree.parentController(of: child)
    else { return }
    let around = tree.kind(of: parent) == .controller ? parent : tree.controller(around: parent)
    if around == actual { return }
    let (name, other) = (self.name(of: child), around.map { "of \(self.name(of: $0))" } ?? "of nobody")
    throw Problem(
      "\(name) is a child of \(self.name(of: actual)), and its view would stand in that \(other): UIKit raises an exception",
      at: place,
      suggestion: around.map { "`\(reference(to: $0)).addChild(\(name))` first" }
        ?? "`removeFromParent()` first")
  }

  /// The class of a view's layer, from its `layerClass`: `CAGradientLayer.self`.
  func layerClass(of id: EnvironmentID) -> String {
    var copy = self
    let own = try? copy.read("layerClass", of: .type(.named(className(of: id))), .unknown)
    return if case .type(let type)? = own { type.description } else { "CALayer" }
  }

  mutating func removeFromParent(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    let unit = traits.tree.movableRoot(of: id)
    guard traits.tree.parent(of: unit) != nil else { return }
    let isInside = traits.tree.isInHierarchy(unit)
    try moving(unit, to: nil, place) { if isInside { try $0.disappear(unit) } else { try $0.detach(unit) } }
  }

  /// Takes out a child as container transitions do: it disappears only after the new child is laid out.
  mutating func removeAfterTransition(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    if traits.tree.isInHierarchy(id) { try engine(place) { try $0.disappear(id, isLate: true) } }
    try removeFromParent(id, place)
  }

  /// A part that a UIKit object makes for itself: the content view of a cell, the bar of a navigation controller.
  mutating func part(
    _ name: String, _ type: String, of owner: EnvironmentID, in parent: EnvironmentID? = nil, _ place: Place
  ) throws(Problem) -> Value {
    if let known = field(name, of: owner), known != .nothing { return known }
    guard let kind = EnvironmentKind(ofClass: type, in: self) else { return .nothing }
    let id = try engine(place) { try $0.create(kind, label: name, in: parent) }
    setClass(type, of: id)
    setField(name, .environment(id), of: owner)
    if isKind(type, of: "UIScrollView") { try followConfiguration(of: id, isDue: true, place) }
    return .environment(id)
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

  /// Sets a property such as `isBeingDismissed` of controllers until the end of the turn, and then runs a body for each.
  mutating func transition(
    _ controllers: [EnvironmentID], _ name: String, _ place: Place,
    then body: @escaping @Sendable (inout Session, EnvironmentID) throws(Problem) -> Void = { _, _ in }
  ) {
    for id in controllers {
      setField(name, .bool(true), of: id)
      postpone(place) { session throws(Problem) in
        session.setField(name, .bool(false), of: id)
        try body(&session, id)
      }
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

  /// Sets a property that affects drawing; the view is drawn again, also when traits that the colour or image depends on change.
  mutating func setDrawn(_ name: String, _ value: Value, of id: EnvironmentID, _ place: Place) throws(Problem)
  {
    setField(name, value.unshown, of: id)
    setField("drawn.\(name)", .nothing, of: id)
    let values = Self.drawn.compactMap { field($0, of: id) }
    let usesColors = values.contains { if case .color(let color) = $0 { !color.isPlain } else { false } }
    let showsImage = values.contains { if case .image = $0 { true } else { false } }
    traits.setUsesColors(usesColors, at: id)
    traits.setShowsImage(showsImage, at: id)
    let kind = traits.tree.kind(of: id)
    if kind == .view || kind == .window { try engine(place) { try $0.setNeeds(.draw, at: id) } }
  }

  /// Reads a property that affects drawing: the set value, and how it was drawn last.
  mutating func drawn(_ name: String, of id: EnvironmentID) -> Value {
    let value = field(name, of: id) ?? .nothing
    var look = field("drawn.\(name)", of: id) ?? .nothing
    if look == .nothing { look = resolved(value, with: traits.collection(at: id)) }
    if case .color(let base) = value, !base.isPlain, case .color(.fixed(let drawn)) = look {
      return .color(.shown(base, as: drawn))
    }
    if case .image = value, case .string = look { return look }
    return value
  }
}

extension Value {
  /// The value that was set, for a colour or image read from a view.
  var unshown: Value { if case .color(let color) = self { .color(color.unshown) } else { self } }
}
