internal import Traits

extension ViewController {
  /// The child controllers, oldest first.
  public var children: [ViewController] {
    runtime.traits.tree.childControllers(of: id).compactMap { runtime.object($0) as? ViewController }
  }

  /// The parent controller, or nil.
  public var parent: ViewController? {
    runtime.object(runtime.traits.tree.parentController(of: id)) as? ViewController
  }

  /// Makes a controller a child of this one; since iOS 17 the child inherits nothing until its view is added as well.
  public func addChild(_ child: ViewController, file: StaticString = #fileID, line: UInt = #line) {
    if child.parent === self { return }
    child.willMove(toParent: self)
    child.parent?.drop(child)
    if child.runtime !== runtime { child.leave(for: self) }
    runtime.adopt(child, file, line)
    withEngine(file, line) { try $0.addChild(child.id, to: $1) }
    keep(child)
  }

  /// Removes the controller from its parent; its view stays where it is.
  public func removeFromParent() {
    guard let parent else { return }
    withEngine { $0.removeFromParent($1) }
    parent.drop(self)
    didMove(toParent: nil)
  }

  /// Sets traits of a child at once, below its own overrides, or removes them with nil; deprecated since iOS 17.
  public func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild child: ViewController, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    // Another controller may live in another engine, where the same id means another environment.
    guard child.parent === self else {
      misuse("\(type(of: child)) is no child of \(type(of: self)): `addChild` makes it one.", file, line)
    }
    withEngine(file, line) {
      let values = try collection.map(runtime.values)
      try $0.setOverrideTraitCollection(values, forChild: child.id, of: $1)
    }
  }

  /// The traits that it sets for a child, or nil.
  public func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    if child.parent !== self { return nil }
    return runtime.traits.overrideTraitCollection(forChild: child.id).map(runtime.collection)
  }

  /// The controller that it or one of its ancestors presents, or nil.
  public var presentedViewController: ViewController? { presented ?? parent?.presentedViewController }

  /// The controller that presents it or one of its ancestors, or nil.
  public var presentingViewController: ViewController? { presenter ?? parent?.presentingViewController }

  /// The environment between the window and the presented controller; its overrides reach the controller.
  public var presentationController: PresentationController? {
    presentation = presentation ?? PresentationController(presentedViewController: self, presenting: nil)
    return presentation
  }

  /// Presents a controller in the window: it appears at once, and inherits from its presentation controller, not from this controller.
  public func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    guard let window = viewIfLoaded?.window else {
      misuse("\(name) stands in no window, so it can present nothing: show it first.", file, line)
    }
    if let other = presentedViewController {
      misuse("\(name) presents \(other.name) already: dismiss that first.", file, line)
    }
    guard let presentation = controller.presentationController else { return }
    runtime.adopt(presentation, file, line)
    controller.leave(for: nil)
    runtime.adopt(controller, file, line)
    (presented, controller.presenter) = (controller, self)
    runtime.runOrTrap(file, line) { try $0.insert(presentation.id, in: window.id) }
    runtime.runOrTrap(file, line) { try $0.appear(controller.id, in: presentation.id) }
    completion?()
  }

  /// Dismisses the controller that it presents; if it presents none, it is dismissed itself.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController, let presenter = presented.presenter else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if presented.presented != nil { presented.dismiss(animated: false) }
    (presenter.presented, presented.presenter) = (nil, nil)
    presented.leave(for: nil)
    presented.presentation?.leave(for: nil)
    completion?()
  }
}
