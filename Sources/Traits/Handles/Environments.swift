internal import ViewTree

/// A scene: the root of a hierarchy.
///
/// Mirrors UIKit's `UIWindowScene`.
public struct WindowScene: TraitChangeObservable {
  /// Its row.
  public let handle: EnvironmentHandle

  /// Makes another handle on its row.
  public init(handle: EnvironmentHandle) { self.handle = handle }

  /// Makes a scene.
  public init(application: Application) { handle = EnvironmentHandle(.scene, application) }
}

/// A window in a scene, which is a view as well.
///
/// Mirrors UIKit's `UIWindow`.
public struct Window: ViewHolder, ControllerHolder, LayoutEnvironment {
  /// Its row.
  public let handle: EnvironmentHandle

  /// Makes another handle on its row.
  public init(handle: EnvironmentHandle) { self.handle = handle }

  /// Makes a window in a scene.
  public init(windowScene: WindowScene) { handle = EnvironmentHandle(.window, in: windowScene.handle) }

  /// Makes a window that stands in no scene yet: ``windowScene`` puts it into one.
  public init(application: Application) { handle = EnvironmentHandle(.window, application) }
}

/// A presentation controller, between a window and the controller that it presents.
///
/// Mirrors UIKit's `UIPresentationController`.
public struct PresentationController: ControllerHolder {
  /// Its row.
  public let handle: EnvironmentHandle

  /// Makes another handle on its row.
  public init(handle: EnvironmentHandle) { self.handle = handle }

  /// Makes a presentation controller in a window.
  public init(in window: Window) { handle = EnvironmentHandle(.presentation, in: window.handle) }

  /// Makes a presentation controller that stands in no window yet: ``window`` puts it into one.
  public init(application: Application) { handle = EnvironmentHandle(.presentation, application) }
}

/// A view controller, with its view.
///
/// Mirrors UIKit's `UIViewController`. What stands in it stands in its view.
public struct ViewController: ViewHolder, ControllerHolder, LayoutEnvironment {
  /// Its row.
  public let handle: EnvironmentHandle

  /// Makes another handle on its row.
  public init(handle: EnvironmentHandle) { self.handle = handle }

  /// Makes a controller that stands in something: a window, a presentation controller, another controller, or a view.
  public init(in parent: some ControllerHolder) { handle = EnvironmentHandle(.controller, in: parent.handle) }

  /// Makes a controller that stands in no hierarchy yet.
  public init(application: Application) { handle = EnvironmentHandle(.controller, application) }

  /// Its view.
  public var view: View {
    guard let view = handle.application.traits.hierarchy.rootView(of: handle.id) else {
      misuse("Every controller has a view.")
    }
    return View(handle: EnvironmentHandle(handle.application, view))
  }
}

/// A view.
///
/// Mirrors UIKit's `UIView`.
public struct View: ViewHolder, ControllerHolder, LayoutEnvironment {
  /// Its row.
  public let handle: EnvironmentHandle

  /// Makes another handle on its row.
  public init(handle: EnvironmentHandle) { self.handle = handle }

  /// Makes a view that stands in something: a view, a controller's view, or a window.
  public init(in parent: some ViewHolder) { handle = EnvironmentHandle(.view, in: parent.handle) }

  /// Makes a view that stands in no hierarchy yet.
  public init(application: Application) { handle = EnvironmentHandle(.view, application) }
}

/// What can hold views.
public protocol ViewHolder: TraitChangeObservable {}

/// What can hold controllers.
public protocol ControllerHolder: TraitChangeObservable {}

/// What lays out and draws, and has `updateTraitsIfNeeded()`.
public protocol LayoutEnvironment: TraitChangeObservable {}
