internal import Traits
package import ViewTree

/// An object with traits: UIKit's `UITraitEnvironment`.
@MainActor public protocol TraitEnvironment: AnyObject {
  /// The values of all traits.
  var traitCollection: TraitCollection { get }
  /// Called when any trait has changed; deprecated since iOS 17.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// The common base class of scenes, windows, presentation controllers, view controllers and views: it has their traits.
///
/// It corresponds to UIKit's `UIResponder`. The five classes derived from it can be subclassed, and their methods overridden as in UIKit.
@MainActor open class Responder: TraitEnvironment {
  package private(set) var runtime: Runtime
  package private(set) var id: EnvironmentID
  /// The name in messages; nil uses the name of its class.
  var label: String? { didSet { connectName() } }
  /// The objects inside it, which live as long as it does.
  private(set) var contents: [ObjectIdentifier: Responder] = [:]
  var registrations: [ChangeRegistration] = []

  /// Makes the common part of the five kinds; derive custom classes from one of these kinds.
  public init(base: Void) {
    guard let kind = Self.kind else {
      misuse("\(Self.self) is no scene, window, controller or view: make one of these.")
    }
    runtime = Runtime()
    id = runtime.runOrTrap { try $0.create(kind) }
    connect()
  }

  deinit { runtime.ended.withLock { [id] in $0.append(id) } }

  /// Connects the object's row with the object, its name, and the methods that its class overrides.
  private func connect() {
    runtime.setObject(self, for: id)
    connectName()
    for event in methodTable.events(overriddenBy: type(of: self)) {
      withEngine { try $0.observe(event, at: $1, tag: 0) }
    }
  }

  private func connectName() {
    let type = type(of: self)
    let ours: [Responder.Type] = [
      View.self, Window.self, ViewController.self, PresentationController.self, WindowScene.self,
    ]
    runtime.traits.setLabel(label ?? (ours.contains { $0 == type } ? "" : "\(type)"), of: id)
  }

  /// Moves the object to another row: in another application, or the row of a controller's view.
  func move(to row: EnvironmentID, in runtime: Runtime) {
    self.runtime.setObject(nil, for: id)
    (self.runtime, id) = (runtime, row)
    connect()
    (self as? View)?.limitContentSize()
  }

  class var kind: EnvironmentKind? { nil }
  var methodTable: MethodTable { .responder }

  func keep(_ object: Responder) { contents[ObjectIdentifier(object)] = object }
  func drop(_ object: Responder?) { if let object { contents[ObjectIdentifier(object)] = nil } }

  /// Removes the object from its parent; if it moves inside one hierarchy, its row stays until it is inserted elsewhere.
  final func leave(for place: Responder?) {
    let root = runtime.traits.tree.movableRoot(of: id)
    guard let parent = runtime.traits.tree.parent(of: root) else { return }
    let (owner, view) = (runtime.object(root), runtime.object(runtime.traits.tree.rootView(of: root)))
    for object in [self, owner, view] { runtime.object(parent)?.drop(object) }
    if let place, place.runtime === runtime, place.isInHierarchy || !isInHierarchy { return }
    // Controllers that have appeared get their callbacks.
    let isLeaving = isInHierarchy
    runtime.runOrTrap { if isLeaving { try $0.disappear(root) } else { try $0.detach(root) } }
  }

  final func withEngine(
    _ file: StaticString = #fileID, _ line: UInt = #line,
    _ change: (inout TraitSystem, EnvironmentID) throws -> Void
  ) {
    let id = id
    runtime.runOrTrap(file, line) { try change(&$0, id) }
  }

  final var isInHierarchy: Bool { runtime.traits.tree.isInHierarchy(id) }

  final var name: String { runtime.traits.tree.name(of: id) }

  /// The values of all traits of the environment.
  ///
  /// Controllers, windows and scenes have their own overrides at once, views with the next update.
  /// Source: WWDC23 session 10057; where Apple is silent, Mendel's decision `ownOverrides`.
  public final var traitCollection: TraitCollection { runtime.traitCollection(at: id) }

  /// The overrides of the environment, which apply to it and everything inside it (WWDC23 session 10057).
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(owner: self, layer: .overrides) }
    set { if newValue.owner !== self { traitOverrides.replace(with: newValue.values) } }
  }

  /// Called when any trait has changed, after the registrations; deprecated since iOS 17, but still called (`UITraitEnvironment`).
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

extension MethodTable {
  private final class Every: Responder {
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  }
  private final class None: Responder {}

  static let responder = MethodTable(Responder.self, all: Every.self, none: None.self)
}
