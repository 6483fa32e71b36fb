internal import ViewTree

// The tree under Apple's names. Source: Apple's documentation of `UIView`, `UIViewController`, `UIWindow` and `UIWindowScene`.

extension WindowScene {
  /// The windows of the scene, the oldest first.
  ///
  /// Mirrors `windows`.
  ///
  /// ```swift
  /// scene.windows == [window]              // true
  /// ```
  /// - Complexity: O(*c*) in what stands directly in the scene.
  public var windows: [Window] { handle.children(of: .window).map { Window(handle: $0) } }
}

extension Window {
  /// The controller that fills the window; setting it takes the one before out and tells nobody.
  ///
  /// Mirrors `rootViewController`. A window in which several controllers were made has the oldest as its root; `nil` takes that out, so that
  /// the next one is. A controller takes its place in front of the others, which stay.
  ///
  /// ```swift
  /// window.rootViewController = root
  /// window.rootViewController == root      // true
  /// ```
  /// - Complexity: O(*n*) in the size of what moves and of the window's other controllers; before iOS 17 O(*n* log *n*), with the children
  ///   outside of these that inherit from them.
  public var rootViewController: ViewController? {
    get { handle.children(of: .controller).first.map { ViewController(handle: $0) } }
    nonmutating set {
      if let newValue, newValue == rootViewController { return }
      rootViewController?.removeFromParent()
      guard let newValue else { return }
      addChild(newValue)
      for other in handle.children(of: .controller) where other != newValue.handle {
        addChild(ViewController(handle: other))
      }
    }
  }
}

extension PresentationController {
  /// The controller that it presents.
  ///
  /// Mirrors `presentedViewController`.
  ///
  /// ```swift
  /// let card = ViewController(in: popup)
  /// popup.presentedViewController == card  // true
  /// ```
  /// - Complexity: O(1)
  public var presentedViewController: ViewController? {
    handle.children(of: .controller).first.map { ViewController(handle: $0) }
  }
}

extension ViewController {
  /// The controllers whose ``parent`` this one is and that stand in it, in the order of the tree.
  ///
  /// Mirrors `children`. One that was made for it and is not shown yet is not among them: ``init(childOf:)``.
  ///
  /// ```swift
  /// root.children == [settings]            // true
  /// ```
  /// - Complexity: O(*n*) in the size of what stands in it.
  public var children: [ViewController] {
    let application = handle.application
    return application.ask { traits in
      traits.hierarchy.preorder(from: handle.id).filter { traits.isChild($0, of: handle.id) }
    }.map { ViewController(handle: EnvironmentHandle(application, $0)) }
  }
}

extension View {
  /// The view in which this one stands; of a controller's view, that in which the controller stands; a window is one as well, and not told.
  ///
  /// Mirrors `superview`.
  ///
  /// ```swift
  /// cell.superview == form                 // true
  /// ```
  /// - Complexity: O(*d*) in the depth, where controllers stand between.
  public var superview: View? {
    let application = handle.application
    let found = application.ask { traits in
      traits.hierarchy.ancestors(of: handle.id).first { traits.hierarchy.kind(of: $0) != .controller }
    }
    guard let found, application.ask({ $0.hierarchy.kind(of: found) }) == .view else { return nil }
    return View(handle: EnvironmentHandle(application, found))
  }

  /// The views that stand directly in this one, in order, the views of controllers among them.
  ///
  /// Mirrors `subviews`.
  ///
  /// ```swift
  /// form.subviews == [cell]                // true
  /// ```
  /// - Complexity: O(*c*) in what stands directly in it.
  public var subviews: [View] {
    let application = handle.application
    return application.ask { traits in
      traits.hierarchy.children(of: handle.id).map { traits.hierarchy.contentHolder(of: $0) }
    }.map { View(handle: EnvironmentHandle(application, $0)) }
  }

  /// The window in which the view stands; nothing for one that is in none.
  ///
  /// Mirrors `window`.
  ///
  /// ```swift
  /// cell.window == window                  // true
  /// ```
  /// - Complexity: O(*d*) in the depth.
  public var window: Window? {
    let application = handle.application
    return application.ask { traits in
      traits.hierarchy.ancestors(of: handle.id).first { traits.hierarchy.kind(of: $0) == .window }
    }.map { Window(handle: EnvironmentHandle(application, $0)) }
  }
}

extension EnvironmentHandle {
  /// What stands directly here and is of a kind.
  fileprivate func children(of kind: EnvironmentKind) -> [EnvironmentHandle] {
    application.ask { traits in
      traits.hierarchy.children(of: id).filter { traits.hierarchy.kind(of: $0) == kind }
    }.map { EnvironmentHandle(application, $0) }
  }
}
