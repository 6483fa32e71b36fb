public import ViewTree

/// The reason why the trait engine cannot do what was asked; after an error about ``TraitSystem/passLimit``, drop the copy that threw it.
public typealias TraitProblem = EngineProblem

/// UIKit's trait system as a value: inherited values, overrides, registrations and update passes.
///
/// A copy is independent and cheap: copies share storage until one of them writes. The engine never calls code. It hands out one ``Step``
/// after the other for the caller to run, and keeps its passes as data. So the caller can change the system in the middle of a pass.
///
/// ```swift
/// var system = TraitSystem()
/// let theme = try system.define(TraitDefinition(property: "theme", key: "Theme", defaultValue: .integer(0)))
/// let scene = try system.create(.scene, label: "main")
/// let window = try system.create(.window, label: "win", in: scene)
/// let cell = try system.create(.view, label: "cell", in: window)
/// _ = try system.register(on: cell, traits: [theme], tag: 7)
/// try system.setOverride(.integer(2), for: theme, at: window)
/// system.value(of: theme, at: window)      // .integer(2): a window has its own override at once
/// system.value(of: theme, at: cell)        // .integer(0): no update has reached it yet
/// system.beginUpdate()
/// while let step = try system.next() {
///   if case .call(let callback) = step { print(callback.tag) }      // 7
/// }
/// system.value(of: theme, at: cell)        // .integer(2)
/// ```
///
/// An environment does not hold its values; it knows the ``Scope`` that does. A scope is split where an environment gets its own values
/// or moves, and joined with another when an update finds no difference between them. `TraitSystem+Updates.swift` explains updates.
///
/// Sources: WWDC23 session 10057, WWDC25 session 243; ``Decision`` lists the points that Apple leaves open.
public struct TraitSystem: Sendable {
  /// The number of walks after which an update counts as a loop.
  public static let passLimit = 100

  /// The tree of environments; only methods of the system change it.
  public internal(set) var tree = Hierarchy()
  /// The version of iOS whose rules apply; with nil, the rules of iOS 17 apply and later additions are available as well.
  public internal(set) var version: SystemVersion?
  var definitions = Definitions()
  /// One row for each row of the tree.
  var rows = ChunkedArray<EnvironmentRow>()
  var details: ChunkedArray<Details> = [Details()]
  var scopes: ChunkedArray<Scope> = [Scope()]
  /// The free rows of `scopes`, to be used again.
  var freeScopes: [Int] = []
  var registrationRows = ChunkedArray<Registration>()
  /// The environments that updates have to visit, unordered: all reachable ones that need something, and perhaps others.
  package internal(set) var pending = ChunkedArray<EnvironmentID>()
  /// The innermost pass in progress, and the passes around it; the first of these is a placeholder for "no pass".
  var pass = Pass(.calls)
  var outer: [Pass] = []
  var comparisons = Comparisons()
  /// The events that were not handed out yet; nil if events are not wanted.
  var events: [UpdateEvent]? = []
  /// The counters of the work that updates have done so far.
  public internal(set) var cost = UpdateCost()
  /// Whether ``UpdateCost/environments`` and ``UpdateCost/updated`` are counted, which takes a walk over everything that changes.
  public var countsEnvironments = false
  /// Whether the system hands out events.
  public var reportsEvents: Bool {
    get { events != nil }
    set { events = newValue ? [] : nil }
  }

  /// Makes a system that has Apple's traits and no environments.
  public init() {
    let root = EnvironmentRow(scope: 0)
    rows = [root, root]
  }

  /// The controllers whose `viewDidDisappear` waits until an update has reached what replaces them; stored in the placeholder pass.
  var pendingDisappearances: [EnvironmentID] {
    get { (outer.first ?? pass).announced }
    set { if outer.isEmpty { pass.announced = newValue } else { outer[0].announced = newValue } }
  }
  var hasEvents: Bool { events?.isEmpty == false }

  mutating func report(_ event: @autoclosure () -> UpdateEvent) { events?.append(event()) }

  /// Takes the events that happened outside of passes and were not handed out yet.
  public mutating func takeEvents() -> [UpdateEvent] {
    defer { if events != nil { events = [] } }
    return events ?? []
  }

  /// Whether nothing waits for an update and no event waits to be handed out.
  public var isAtRest: Bool { pending.isEmpty && pendingDisappearances.isEmpty && !hasEvents }

  // MARK: - Sources

  /// The environment from which this one inherits, by the rules of the version in use.
  ///
  /// Since iOS 17 it is the parent in the tree. Before iOS 17, a controller inherits from its parent controller, past the views between,
  /// and its view follows it only in a hierarchy (WWDC23 session 10057).
  public func inheritanceParent(of id: EnvironmentID) -> EnvironmentID? {
    guard version == .iOS16 else { return tree.parent(of: id) }
    if tree.isRootView(id) { return tree.isInHierarchy(id) ? tree.parent(of: id) : nil }
    guard tree.kind(of: id) == .controller else { return tree.parent(of: id) }
    if let parent = tree.parentController(of: id) { return parent }
    return tree.ancestors(of: id).first { [.window, .presentation].contains(tree.kind(of: $0)) }
  }

  /// Whether the update of a turn reaches an environment: it is in a hierarchy or, before iOS 17, a child of a controller that is reached.
  public func isReachedByUpdates(_ id: EnvironmentID) -> Bool {
    if tree.isInHierarchy(id) { return true }
    guard version == .iOS16, tree.kind(of: id) == .controller, !tree.isDestroyed(id) else { return false }
    return inheritanceParent(of: id).map(isReachedByUpdates) ?? false
  }

  // MARK: - Values

  /// The value of a trait that an environment's `traitCollection` has.
  ///
  /// It comes from the last update, but controllers, windows and scenes have their own overrides at once (evidence E1, E2, E8).
  public func value(of trait: TraitID, at id: EnvironmentID) -> TraitValue {
    value(of: trait, in: collection(at: id))
  }

  /// The environment's `traitCollection`: the traits that something has set.
  public func collection(at id: EnvironmentID) -> TraitCollection {
    let scope = scope(of: id)
    if scopes[scope].top == id { return scopes[scope].own }
    if scopes[scope].delivery == nil { return scopes[scope].memberValues }
    return memberValues(in: scope, at: id)
  }

  /// The values of a scope's member, depending on whether the update in progress has reached it.
  func memberValues(in scope: Int, at id: EnvironmentID) -> TraitCollection {
    guard let delivery = scopes[scope].delivery, isReached(id, by: scopes[scope].deliveringPass) else {
      return scopes[scope].memberValues
    }
    return delivery.current
  }

  func isReached(_ id: EnvironmentID, by pass: Int) -> Bool {
    let frontier = pass == depth ? self.pass.frontier : outer[pass].frontier
    return frontier.map { $0 == id || tree.precedes(id, $0) } ?? false
  }

  /// The values that an update computes: own inputs over the source's values; without a source, over none (a scene) or the old ones.
  func derivedValues(at id: EnvironmentID) -> TraitCollection {
    var values = unlimitedValues(at: id)
    if let size = limitedSize(at: id) { values[.preferredContentSizeCategory] = size }
    return values
  }

  /// The content size category after an environment's limits; nil if the limits change nothing.
  func limitedSize(at id: EnvironmentID) -> TraitValue? {
    let limits = self[id].sizes
    if limits.isEmpty { return nil }
    let value = value(of: .preferredContentSizeCategory, in: unlimitedValues(at: id))
    let limited = limits.limit(value)
    return limited == value ? nil : limited
  }

  private func unlimitedValues(at id: EnvironmentID) -> TraitCollection {
    let inputs = inputs(at: id)
    if let source = inheritanceParent(of: id) { return collection(at: source).overridden(by: inputs) }
    if tree.kind(of: id) == .scene { return inputs }
    var base = collection(at: id)
    for trait in self[id].applied { base[trait] = nil }
    return base.overridden(by: inputs)
  }

  func inputs(at id: EnvironmentID) -> TraitCollection { self[id].inputs }

  /// The traits for which an environment has inputs, or had inputs that stay in force until the next update.
  public func inputTraits(at id: EnvironmentID) -> [TraitID] {
    Set(inputs(at: id).traits + self[id].applied).sorted()
  }

  /// The details of an environment: its inputs and the methods that are observed.
  subscript(id: EnvironmentID) -> Details { _read { yield details[Int(rows[id].details)] } }

  /// Changes the details of an environment; makes them first if it has none.
  mutating func changeDetails(of id: EnvironmentID, _ change: (inout Details) -> Void) {
    if rows[id].details == 0 {
      rows[id].details = Int32(details.count)
      details.append(Details())
    }
    change(&details[Int(rows[id].details)])
  }
}
