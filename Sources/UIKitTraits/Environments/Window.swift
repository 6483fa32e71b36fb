public import Foundation
internal import Traits
internal import ViewTree

/// A window in a scene; it is a view itself: UIKit's `UIWindow`.
open class Window: View {
  /// The scene that contains the window; setting another scene, or nil, moves it out of the old one.
  public weak var windowScene: WindowScene? {
    didSet { if windowScene !== oldValue { changeScene(from: oldValue) } }
  }

  /// The controller whose view fills the window; the view is loaded, and the controller appears, with the next update.
  public var rootViewController: ViewController? {
    get { contents.values.lazy.compactMap { $0 as? ViewController }.first }
    set {
      if newValue === rootViewController { return }
      rootViewController?.leave(for: nil)
      guard let controller = newValue else { return }
      controller.leave(for: self)
      runtime.adopt(controller)
      withEngine { try $0.insert(controller.id, in: $1) }
      keep(controller)
    }
  }

  /// Makes a window in a scene.
  public init(windowScene: WindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
    changeScene(from: nil)
  }

  /// Makes a window that is not in a scene yet.
  public override init(frame: CGRect) { super.init(frame: frame) }

  override class var kind: EnvironmentKind? { .window }

  /// Does nothing: a window in a scene is always shown.
  public func makeKeyAndVisible() {}

  private func changeScene(from old: WindowScene?) {
    old?.drop(self)
    guard let scene = windowScene else { return leave(for: nil) }
    leave(for: scene)
    scene.runtime.adopt(self)
    withEngine { try $0.insert($1, in: scene.id) }
    scene.keep(self)
  }
}

/// A scene of an application, the root of a hierarchy: UIKit's `UIWindowScene`.
open class WindowScene: Responder {
  /// The application, which owns the scene.
  public private(set) weak var application: Application?

  /// Makes a scene of an application, as the system does for a real app.
  public init(application: Application) {
    self.application = application
    super.init(base: ())
    application.runtime.adopt(self)
    application.connectedScenes.append(self)
  }

  override class var kind: EnvironmentKind? { .scene }

  /// The name of the scene in messages.
  public var title: String? {
    get { label }
    set { label = newValue }
  }

  /// The windows in the scene.
  public var windows: [Window] {
    runtime.traits.tree.children(of: id).compactMap { runtime.object($0) as? Window }
  }

  /// The traits that the system gives the scene, below its overrides: the chosen appearance, the size of text.
  ///
  /// UIKit has no such property: there the values come from outside.
  public var systemTraits: TraitOverrides {
    get { TraitOverrides(owner: self, layer: .system) }
    set { if newValue.owner !== self { systemTraits.replace(with: newValue.values) } }
  }
}
