internal import Traits
package import ViewTree

/// What has traits: UIKit's `UITraitEnvironment`.
@MainActor public protocol TraitEnvironment: AnyObject {
  /// What the environment answers for all traits.
  var traitCollection: TraitCollection { get }
  /// Hears that any trait has changed; deprecated since iOS 17.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// What scenes, windows, presentation controllers, view controllers and views have in common: their traits.
///
/// It stands where `UIResponder` does in UIKit. The kinds below it can be subclassed, and override UIKit's methods as there.
@MainActor open class Responder: TraitEnvironment {
  package private(set) var runtime: Runtime
  package private(set) var id: EnvironmentID
  /// What sentences call it; without one it is its class.
  var label: String? { didSet { connectName() } }
  /// What stands in it, and lives as long as it does.
  private(set) var contents: [ObjectIdentifier: Responder] = [:]
  var registrations: [ChangeRegistration] = []

  /// Makes what the five kinds have in common; a class of one's own derives from one of these.
  public init(base: Void) {
    guard let kind = Self.kind else {
      misuse("\(Self.self) is no scene, window, controller or view: make one of these.")
    }
    runtime = Runtime()
    id = runtime.demand { try $0.create(kind) }
    connect()
  }

  deinit { runtime.ended.withLock { [id] in $0.append(id) } }

  /// Lets the row be that of this object: its name, and which methods it overrides.
  private func connect() {
    runtime.setObject(self, for: id)
    connectName()
    for event in methodTable.events(overriddenBy: type(of: self)) {
      ask { try $0.observe(event, at: $1, tag: 0) }
    }
  }

  private func connectName() {
    let type = type(of: self)
    let ours: [Responder.Type] = [
      View.self, Window.self, ViewController.self, PresentationController.self, WindowScene.self,
    ]
    runtime.traits.setLabel(label ?? (ours.contains { $0 == type } ? "" : "\(type)"), of: id)
  }

  /// Takes another row: that of another application, or that of a controller's view.
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

  /// Leaves what it stands in; within one hierarchy it stays there until it is put elsewhere.
  final func leave(for place: Responder?) {
    let unit = runtime.traits.tree.unit(of: id)
    guard let parent = runtime.traits.tree.parent(of: unit) else { return }
    let (owner, view) = (runtime.object(unit), runtime.object(runtime.traits.tree.rootView(of: unit)))
    for object in [self, owner, view] { runtime.object(parent)?.drop(object) }
    if let place, place.runtime === runtime, place.isInHierarchy || !isInHierarchy { return }
    // Those who have appeared hear of it.
    let isLeaving = isInHierarchy
    runtime.demand { if isLeaving { try $0.disappear(unit) } else { try $0.detach(unit) } }
  }

  final func ask(
    _ file: StaticString = #fileID, _ line: UInt = #line,
    _ change: (inout TraitSystem, EnvironmentID) throws -> Void
  ) {
    let id = id
    runtime.demand(file, line) { try change(&$0, id) }
  }

  final var isInHierarchy: Bool { runtime.traits.tree.isInHierarchy(id) }

  final var name: String { runtime.traits.tree.name(of: id) }

  /// What the environment answers for all traits.
  ///
  /// Controllers, windows and scenes answer overrides of their own at once, views with the next update. Source: WWDC23 session 10057; where Apple
  /// is silent, Mendel's decision `ownOverrides`.
  public final var traitCollection: TraitCollection { runtime.traitCollection(at: id) }

  /// What the environment overrides, for itself and what stands in it (WWDC23 session 10057).
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(owner: self, layer: .overrides) }
    set { if newValue.owner !== self { traitOverrides.replace(with: newValue.values) } }
  }

  /// Hears that any trait has changed, after the registrations; deprecated since iOS 17, and still called (`UITraitEnvironment`).
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

extension MethodTable {
  private final class Every: Responder {
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  }
  private final class None: Responder {}

  static let responder = MethodTable(Responder.self, all: Every.self, none: None.self)
}
