public import Foundation
internal import Traits
internal import ViewTree

/// A window in a scene, and a view itself: UIKit's `UIWindow`.
open class Window: View {
  /// The scene in which it stands, and which it leaves where this is set to another one, or none.
  public weak var windowScene: WindowScene? {
    didSet { if windowScene !== oldValue { changeScene(from: oldValue) } }
  }

  /// The controller whose view fills the window; its view is loaded, and it appears, with the next update.
  public var rootViewController: ViewController? {
    get { contents.values.lazy.compactMap { $0 as? ViewController }.first }
    set {
      if newValue === rootViewController { return }
      rootViewController?.leave(for: nil)
      guard let controller = newValue else { return }
      controller.leave(for: self)
      runtime.adopt(controller)
      ask { try $0.insert(controller.id, in: $1) }
      keep(controller)
    }
  }

  /// Makes a window that stands in a scene.
  public init(windowScene: WindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
    changeScene(from: nil)
  }

  /// Makes a window that stands in no scene yet.
  public override init(frame: CGRect) { super.init(frame: frame) }

  override class var kind: EnvironmentKind? { .window }

  /// Shows the window; a window that stands in a scene is shown anyway.
  public func makeKeyAndVisible() {}

  private func changeScene(from old: WindowScene?) {
    old?.drop(self)
    guard let scene = windowScene else { return leave(for: nil) }
    leave(for: scene)
    scene.runtime.adopt(self)
    ask { try $0.insert($1, in: scene.id) }
    scene.keep(self)
  }
}

/// A scene of an application, the root of a hierarchy: UIKit's `UIWindowScene`.
open class WindowScene: Responder {
  /// Its application, which keeps it.
  public private(set) weak var application: Application?

  /// Makes a scene of an application, as the system does for an app.
  public init(application: Application) {
    self.application = application
    super.init(base: ())
    application.runtime.adopt(self)
    application.connectedScenes.append(self)
  }

  override class var kind: EnvironmentKind? { .scene }

  /// What sentences call it.
  public var title: String? {
    get { label }
    set { label = newValue }
  }

  /// The windows that stand in it.
  public var windows: [Window] {
    runtime.traits.tree.children(of: id).compactMap { runtime.object($0) as? Window }
  }

  /// What the system gives the scene, beneath its overrides: the appearance that a person has chosen, the size of text.
  ///
  /// UIKit has no name for it: there it comes from outside.
  public var systemTraits: TraitOverrides {
    get { TraitOverrides(owner: self, layer: .system) }
    set { if newValue.owner !== self { systemTraits.replace(with: newValue.values) } }
  }
}
