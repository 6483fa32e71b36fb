internal import ViewTree

extension ViewHolder {
  /// Puts a view at the end of this one's subviews, wherever it stood.
  ///
  /// Mirrors `addSubview(_:)`. A view goes neither into itself nor into what it contains, nor into another application, and a controller's own view
  /// stays with its controller: each is a mistake in the program.
  ///
  /// ```swift
  /// header.addSubview(badge)
  /// badge.superview == header              // true
  /// ```
  /// - Complexity: O(*n*) in the size of what moves; before iOS 17 O(*n* log *n*), with the children outside of it that inherit from it.
  public func addSubview(_ view: View) { handle.take(view.handle) }
}

extension ControllerHolder {
  /// Puts a controller, with its view, into this environment, wherever it stood.
  ///
  /// Mirrors `addChild(_:)` with the `addSubview(_:)` of its view. It appears in the next update. A place in the controller itself, or in another
  /// application, is a mistake in the program.
  ///
  /// ```swift
  /// header.addChild(child)
  /// child.parent == root                   // true: the nearest controller around
  /// ```
  /// - Complexity: O(*n*) in the size of what moves; before iOS 17 O(*n* log *n*), with the children outside of it that inherit from it.
  public func addChild(_ controller: ViewController) { handle.take(controller.handle) }
}

extension View {
  /// Takes the view out of its superview; overrides, registrations and the last values stay.
  ///
  /// Mirrors `removeFromSuperview()`. A controller's own view leaves with its controller: to take it out alone is a mistake in the program.
  ///
  /// ```swift
  /// badge.removeFromSuperview()
  /// badge.superview == nil                 // true
  /// ```
  /// - Complexity: O(*n*) in the size of what leaves; before iOS 17 O(*n* log *n*), with the children outside of it that inherit from it.
  public func removeFromSuperview() { handle.leave() }
}

extension ViewController {
  /// Takes the controller, with its view, out of where it stands.
  ///
  /// Mirrors `removeFromParent()` with the `removeFromSuperview()` of its view. Nobody is told: ``disappear()`` tells.
  ///
  /// ```swift
  /// child.removeFromParent()
  /// root.children.contains(child)          // false
  /// ```
  /// - Complexity: O(*n*) in the size of what leaves; before iOS 17 O(*n* log *n*), with the children outside of it that inherit from it.
  public func removeFromParent() { handle.leave() }
}

extension Window {
  /// The scene in which the window stands; setting it moves the window there, or with `nil` out of its scene.
  ///
  /// Mirrors `windowScene`. What stands in the window goes with it; values follow with the next update, and what was taken out keeps its last
  /// ones. Nobody is told of leaving.
  ///
  /// ```swift
  /// other.traitOverrides[Theme.self] = .bold
  /// window.windowScene = other
  /// try app.update()
  /// window.traitCollection[Theme.self]     // .bold
  /// ```
  /// - Complexity: O(*n*) in the size of what moves; before iOS 17 O(*n* log *n*), with the children outside of it that inherit from it.
  public var windowScene: WindowScene? {
    get { handle.parent.map { WindowScene(handle: $0) } }
    nonmutating set { handle.stand(in: newValue?.handle) }
  }
}

extension PresentationController {
  /// The window in which it presents; setting it moves the presentation there, or with `nil` out of its window.
  ///
  /// UIKit has no name for it: there a presentation controller gets its `containerView`, in the window, when a controller is presented. Here
  /// it stands below the window itself. Source: Apple, "Traits and the trait environment", which lists the environments in this order.
  ///
  /// - Complexity: O(*n*) in the size of what moves; before iOS 17 O(*n* log *n*), with the children outside of it that inherit from it.
  public var window: Window? {
    get { handle.parent.map { Window(handle: $0) } }
    nonmutating set { handle.stand(in: newValue?.handle) }
  }
}

extension PresentationController {
  /// Values that the presented controller, and what stands in it, has instead of those of the window; `nil` takes them back.
  ///
  /// Mirrors `overrideTraitCollection`, which is deprecated since iOS 17: ``TraitChangeObservable/traitOverrides`` takes its place, and wins where
  /// both are set, as with ``ViewController/setOverrideTraitCollection(_:forChild:)``: ``Decision/parentOverrides``.
  ///
  /// ```swift
  /// popup.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
  /// try app.update()
  /// popup.presentedViewController?.traitCollection.userInterfaceStyle      // .dark
  /// ```
  /// - Complexity: O(*t*) in the number of traits.
  public var overrideTraitCollection: TraitCollection? {
    get { handle.application.ask { $0.parentOverrides(on: handle.id) } }
    nonmutating set { handle.giveOverrides(newValue) }
  }
}

extension EnvironmentHandle {
  /// Gives an environment values beneath its own overrides, and takes back what it was given before.
  func giveOverrides(_ collection: TraitCollection?) {
    do throws(TraitProblem) {
      let adopted = collection.map { application.traits.adopting($0) }
      for trait in adopted?.setTraits ?? [] {
        guard let value = adopted?.setValue(of: trait) else { continue }
        application.checkCase(of: value, of: trait)
        _ = value.released(by: application.released)
      }
      try application.traits.setParentOverrides(adopted, on: id)
    } catch {
      misuse(application.sentence(of: error))
    }
  }
}

extension EnvironmentHandle {
  /// The environment in which this one stands.
  fileprivate var parent: EnvironmentHandle? {
    application.traits.hierarchy.parent(of: id).map { EnvironmentHandle(application, $0) }
  }

  fileprivate func stand(in parent: EnvironmentHandle?) {
    if let parent { parent.take(self) } else { leave() }
  }

  fileprivate func take(_ child: EnvironmentHandle) {
    expect(child.application === application, orElse: "A hierarchy belongs to one application.")
    do throws(HierarchyProblem) { try application.traits.move(child.id, to: id) } catch {
      misuse(application.sentence(of: .hierarchy(error)))
    }
  }

  fileprivate func leave() {
    do throws(HierarchyProblem) { try application.traits.detach(id) } catch {
      misuse(application.sentence(of: .hierarchy(error)))
    }
  }
}

extension LayoutEnvironment {
  /// Asks for a layout in the next update.
  ///
  /// Mirrors `setNeedsLayout()`; of a controller, its view's.
  ///
  /// ```swift
  /// cell.override(.layoutSubviews) { _, _ in print("layout") }
  /// cell.setNeedsLayout()
  /// cell.setNeedsLayout()
  /// try app.update()                       // prints "layout", once
  /// ```
  /// - Complexity: O(1)
  public func setNeedsLayout() {
    demand { (traits) throws(TraitProblem) in try traits.setNeedsLayout(handle.id) }
  }

  /// Asks for a drawing in the next update.
  ///
  /// Mirrors `setNeedsDisplay()`; of a controller, its view's.
  ///
  /// ```swift
  /// cell.override(.draw) { _, _ in print("draw") }
  /// cell.setNeedsDisplay()
  /// try app.update()                       // prints "draw"
  /// ```
  /// - Complexity: O(1)
  public func setNeedsDisplay() {
    demand { (traits) throws(TraitProblem) in try traits.setNeedsDisplay(handle.id) }
  }

  /// Updates the traits here and in what stands here at once, ancestors first, and calls what was registered.
  ///
  /// Mirrors `updateTraitsIfNeeded()`, which views and controllers have since iOS 17 (Apple's documentation); under an older version it is a
  /// mistake in the program. It cannot throw, as UIKit's cannot: a loop of callbacks that it meets is thrown by the update, appearance or
  /// disappearance around it, and where there is none by the next ``Application/update()``; what it did is undone.
  ///
  /// ```swift
  /// form.traitOverrides[Theme.self] = .bold
  /// form.updateTraitsIfNeeded()
  /// cell.traitCollection[Theme.self]       // .bold
  /// ```
  /// Source: Apple's documentation of `UIView.updateTraitsIfNeeded()`.
  ///
  /// - Complexity: O(*e*) in the environments here that can notice what changed, and O(*d*) in the depth.
  public func updateTraitsIfNeeded() {
    handle.application.force(.traits(of: handle.id))
  }

  func demand(_ change: (inout TraitSystem) throws(TraitProblem) -> Void) {
    do throws(TraitProblem) { try change(&handle.application.traits) } catch {
      misuse(handle.application.sentence(of: error))
    }
  }
}
