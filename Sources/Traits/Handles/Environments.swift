internal import ViewTree

/// A scene: the root of a hierarchy.
///
/// Mirrors UIKit's `UIWindowScene`.
public struct WindowScene: TraitChangeObservable {
  /// Its row.
  public let handle: EnvironmentHandle

  /// Makes another handle on its row, which is of this kind: ``Application/environment(_:)`` finds the kind of one that may be of another.
  ///
  /// - Complexity: O(1)
  public init(handle: EnvironmentHandle) { self.handle = handle.checked(as: .scene) }

  /// Makes a scene.
  ///
  /// ```swift
  /// let scene = WindowScene(application: app)
  /// ```
  /// - Complexity: O(1)
  public init(application: Application) { handle = EnvironmentHandle(.scene, application) }
}

/// A window in a scene, which is a view as well.
///
/// Mirrors UIKit's `UIWindow`.
public struct Window: ViewHolder, ControllerHolder, LayoutEnvironment {
  /// Its row.
  public let handle: EnvironmentHandle

  /// Makes another handle on its row, which is of this kind: ``Application/environment(_:)`` finds the kind of one that may be of another.
  ///
  /// - Complexity: O(1)
  public init(handle: EnvironmentHandle) { self.handle = handle.checked(as: .window) }

  /// Makes a window in a scene.
  ///
  /// - Complexity: O(1)
  public init(windowScene: WindowScene) { handle = EnvironmentHandle(.window, in: windowScene.handle) }

  /// Makes a window that stands in no scene yet: ``windowScene`` puts it into one.
  ///
  /// - Complexity: O(1)
  public init(application: Application) { handle = EnvironmentHandle(.window, application) }
}

/// A presentation controller, between a window and the controller that it presents.
///
/// Mirrors UIKit's `UIPresentationController`.
public struct PresentationController: ControllerHolder {
  /// Its row.
  public let handle: EnvironmentHandle

  /// Makes another handle on its row, which is of this kind: ``Application/environment(_:)`` finds the kind of one that may be of another.
  ///
  /// - Complexity: O(1)
  public init(handle: EnvironmentHandle) { self.handle = handle.checked(as: .presentation) }

  /// Makes a presentation controller in a window.
  ///
  /// - Complexity: O(1)
  public init(in window: Window) { handle = EnvironmentHandle(.presentation, in: window.handle) }

  /// Makes a presentation controller that stands in no window yet: ``window`` puts it into one.
  ///
  /// - Complexity: O(1)
  public init(application: Application) { handle = EnvironmentHandle(.presentation, application) }
}

/// A view controller, with its view.
///
/// Mirrors UIKit's `UIViewController`. What stands in it stands in its view. It is a handle and no class, as ``View`` is.
///
/// ```swift
/// let root = ViewController(in: Window(windowScene: scene))
/// root.override(.viewIsAppearing) { root, _ in print(root.traitCollection[Theme.self]) }
/// ```
public struct ViewController: ViewHolder, ControllerHolder, LayoutEnvironment {
  /// Its row.
  public let handle: EnvironmentHandle

  /// Makes another handle on its row, which is of this kind: ``Application/environment(_:)`` finds the kind of one that may be of another.
  ///
  /// - Complexity: O(1)
  public init(handle: EnvironmentHandle) { self.handle = handle.checked(as: .controller) }

  /// Makes a controller that stands in something: a window, a presentation controller, another controller, or a view.
  ///
  /// What was destroyed holds nothing: that is a mistake in the program.
  ///
  /// - Complexity: O(1)
  public init(in parent: some ControllerHolder) { handle = EnvironmentHandle(.controller, in: parent.handle) }

  /// Makes a controller that stands in no hierarchy yet.
  ///
  /// - Complexity: O(1)
  public init(application: Application) { handle = EnvironmentHandle(.controller, application) }

  /// Its view.
  ///
  /// Mirrors `view`: every controller has one from the start.
  ///
  /// ```swift
  /// View(in: root).superview == root.view      // true
  /// ```
  /// - Complexity: O(1)
  public var view: View {
    guard let view = handle.application.traits.hierarchy.rootView(of: handle.id) else {
      misuse("Every controller has a view.")
    }
    return View(handle: EnvironmentHandle(handle.application, view))
  }
}

/// A view.
///
/// Mirrors UIKit's `UIView`. It is a handle on a row of an ``Application`` and no class: what an app writes in a subclass it writes in an extension, or
/// with ``TraitChangeObservable/override(_:with:)``; the table in ``Application`` has UIKit's lines beside these.
///
/// ```swift
/// let cell = View(in: root)
/// cell.override(.layoutSubviews) { cell, _ in print(cell.traitCollection[Theme.self]) }
/// ```
public struct View: ViewHolder, ControllerHolder, LayoutEnvironment {
  /// Its row.
  public let handle: EnvironmentHandle

  /// Makes another handle on its row, which is of this kind: ``Application/environment(_:)`` finds the kind of one that may be of another.
  ///
  /// - Complexity: O(1)
  public init(handle: EnvironmentHandle) { self.handle = handle.checked(as: .view) }

  /// Makes a view that stands in something: a view, a controller's view, or a window.
  ///
  /// What was destroyed holds nothing: that is a mistake in the program.
  ///
  /// - Complexity: O(1)
  public init(in parent: some ViewHolder) { handle = EnvironmentHandle(.view, in: parent.handle) }

  /// Makes a view that stands in no hierarchy yet.
  ///
  /// - Complexity: O(1)
  public init(application: Application) { handle = EnvironmentHandle(.view, application) }
}

/// What can hold views: windows, controllers (in their view) and views.
public protocol ViewHolder: TraitChangeObservable {}

/// What can hold controllers: windows, presentation controllers, controllers and views.
public protocol ControllerHolder: TraitChangeObservable {}

/// What lays out and draws, and has `updateTraitsIfNeeded()`.
public protocol LayoutEnvironment: TraitChangeObservable {}

extension EnvironmentHandle {
  /// The handle itself, which a debug build makes sure is of a kind: a release trusts its callers, because each callback makes a handle.
  @inline(__always)
  fileprivate func checked(as kind: EnvironmentKind) -> EnvironmentHandle {
    assert(
      application.ask { $0.hierarchy.kind(of: id) } == kind,
      "\(self) is no \(kind): app.environment(handle.id) as? View asks first.")
    return self
  }
}
