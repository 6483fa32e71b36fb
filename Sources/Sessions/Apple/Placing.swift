import Presentations
import Traits
import ViewTree

/// The effects of UIKit's calls on the tree.
extension Session {
  /// The subviews of a view, the rearmost first; a child controller is represented by its view.
  package func subviews(of id: EnvironmentID) -> [EnvironmentID] {
    traits.tree.children(of: traits.tree.contentHolder(of: id)).compactMap { child in
      switch traits.tree.kind(of: child) {
      case .controller: traits.tree.rootView(of: child)
      case .view, .window: child
      default: nil
      }
    }
  }

  /// Loads the view of a controller, if it is not loaded yet, and reports it.
  package mutating func loadView(of controller: EnvironmentID, _ place: Place) throws(Problem) {
    if traits.tree.kind(of: controller) != .controller || traits.isViewLoaded(controller) { return }
    confirm("\(name(of: controller)) loads its view")
    try engine(place) { $0.loadViewIfNeeded(of: controller) }
  }

  /// Puts a view or a controller into another one.
  ///
  /// If it thereby leaves every hierarchy, it disappears. A container that is not shown does not load its children's views yet.
  package mutating func put(
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

  package mutating func removeFromParent(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    let unit = traits.tree.movableRoot(of: id)
    guard traits.tree.parent(of: unit) != nil else { return }
    let isInside = traits.tree.isInHierarchy(unit)
    try moving(unit, to: nil, place) { if isInside { try $0.disappear(unit) } else { try $0.detach(unit) } }
  }

  /// A part that a UIKit object makes for itself: the content view of a cell, the bar of a navigation controller.
  package mutating func part(
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

  /// Sets a property such as `isBeingDismissed` of controllers until the end of the turn, and then runs a body for each.
  package mutating func transition(
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
}

extension Session {
  /// Makes a controller a child; throws if its view is in another controller, as UIKit raises an exception then.
  package mutating func addChild(_ child: EnvironmentID, to parent: EnvironmentID, _ place: Place)
    throws(Problem)
  {
    let (tree, name) = (traits.tree, self.name(of: child))
    if child == parent {
      throw Problem(
        "\(name) cannot be a child of itself", at: place, suggestion: "add another controller to it")
    }
    if let around = tree.controller(around: child), around != parent {
      throw Problem(
        "the view of \(name) stands in that of \(self.name(of: around)), and UIKit raises an exception",
        at: place, suggestion: "`\(reference(to: child)).view.removeFromSuperview()` first")
    }
    try notify("willMove", child, with: ["toParent": .environment(parent)], place)
    try engine(place) { try $0.addChild(child, to: parent) }
  }

  /// Places the subviews with constraints to their superview or to earlier subviews; it runs twice, since lengths may depend on others.
  package mutating func placeSubviews(of id: EnvironmentID, _ place: Place) throws(Problem) {
    let isConstrained = traits.tree.preorder(from: id).contains { member in
      field("constraints", of: member)?.elements.isEmpty == false
    }
    if !isConstrained { return }
    var view = Value.environment(id)
    try invoke("_placeSubviews", of: &view, [], place)
  }

  /// The mask of a view, if it is in effect.
  package func resizing(of id: EnvironmentID) -> Int? {
    guard field("translatesAutoresizingMaskIntoConstraints", of: id) != .bool(false),
      let mask = field("_mask", of: id).flatMap({ stored("rawValue", of: $0)?.whole }), mask != 0
    else { return nil }
    return mask
  }

  package func frame(of id: EnvironmentID) -> Rect { Rect(field("frame", of: id).value) }

  /// Calls a UIKit method that the object's class may override.
  package mutating func notify(
    _ method: String, _ id: EnvironmentID, with given: KeyValuePairs<String, Value> = [:], _ place: Place
  ) throws(Problem) {
    if definitions.types[className(of: id)] == nil { return }
    try ask(.environment(id), method, given.map(\.key), given.map(\.value), place)
  }

  /// Calls the method with these labels on an object such as a delegate; returns nil if there is none.
  @discardableResult
  package mutating func ask(
    _ object: Value, _ method: String, _ labels: [String], _ given: [Value], _ place: Place
  ) throws(Problem) -> Value? {
    let known = member(method, of: type(of: object))?.map(\.resolved).first { member in
      member.signature.parameters.map { $0.label ?? "" } == labels
    }
    guard let known else { return nil }
    var (object, arguments) = (object, given)
    return try invoke(known, of: &object, &arguments, place, as: nil)
  }

  /// Tells views of the learner's classes that they have moved to a window, or out of it.
  mutating func notifyWindowChange(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    guard !definitions.types.isEmpty else { return }
    for member in Array(traits.tree.preorder(from: id)) where instance(of: member) != nil {
      try notify("didMoveToWindow", member, place)
      try askParent(of: member, place)
    }
  }

  /// Asks a parent of the learner's class for the traits of a child, through `overrideTraitCollection(forChild:)`.
  private mutating func askParent(of child: EnvironmentID, _ place: Place) throws(Problem) {
    guard let parent = traits.tree.parentController(of: child),
      definitions.types[className(of: parent)] != nil,
      case .collection(let given)? = try ask(
        .environment(parent), "overrideTraitCollection", ["forChild"], [.environment(child)], place)
    else { return }
    try engine(place) { try $0.setOverrideTraitCollection(given, forChild: child, of: parent) }
  }
}
