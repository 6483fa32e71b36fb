public import ViewTree

/// Why the trait engine cannot do what was asked; behind the limit on passes, drop the copy that threw.
public typealias TraitProblem = EngineProblem

/// UIKit's trait system as a value: inherited values, overrides, registrations and update passes.
///
/// A copy is true and cheap; what neither has written since is shared. The engine calls no code. It hands out what is to be
/// called, one ``Step`` after the other, and keeps its passes as data, so that the caller can change it in the middle of one.
///
/// ```swift
/// var system = TraitSystem()
/// let theme = try system.define(TraitDefinition(property: "theme", key: "Theme", defaultValue: .integer(0)))
/// let scene = try system.create(.scene, label: "main")
/// let window = try system.create(.window, label: "win", in: scene)
/// let cell = try system.create(.view, label: "cell", in: window)
/// _ = try system.register(on: cell, traits: [theme], tag: 7)
/// try system.setOverride(.integer(2), for: theme, at: window)
/// system.value(of: theme, at: window)      // .integer(2): a window answers its own override at once
/// system.value(of: theme, at: cell)        // .integer(0): no update has come by
/// system.beginUpdate()
/// while let step = try system.next() {
///   if case .call(let callback) = step { print(callback.tag) }      // 7
/// }
/// system.value(of: theme, at: cell)        // .integer(2)
/// ```
///
/// An environment does not hold its values; it holds which ``Scope`` does. Scopes are split where someone gets values of its own or
/// is moved, and joined when an update finds that nothing keeps them apart. How an update goes, `TraitSystem+Updates` says.
///
/// Sources: WWDC23 session 10057, WWDC25 session 243; where Apple is silent, ``Decision``.
public struct TraitSystem: Sendable {
  /// How many walks an update may take before it counts as a loop.
  public static let passLimit = 100

  /// The tree of environments; it is changed by calls of the system only.
  public internal(set) var tree = Hierarchy()
  /// The version of iOS whose rules hold; `nil` until somebody chooses: then those of 17, and what came later is there as well.
  public internal(set) var version: SystemVersion?
  var definitions = Definitions()
  /// One for each row of the tree.
  var rows = ChunkedArray<EnvironmentRow>()
  var details: ChunkedArray<Details> = [Details()]
  var scopes: ChunkedArray<Scope> = [Scope()]
  /// The rows of scopes that are given out again.
  var freeScopes: [Int] = []
  var registrationRows = ChunkedArray<Registration>()
  /// What updates have to visit, in any order: everything there that needs something, and perhaps more.
  package internal(set) var pending = ChunkedArray<EnvironmentID>()
  /// The innermost pass in progress, and those around it, of which the first is none.
  var pass = Pass(.calls)
  var outer: [Pass] = []
  var comparisons = Comparisons()
  /// What has happened and was not handed out yet; nil where nobody wants to know.
  var events: [UpdateEvent]? = []
  /// What updates have cost so far.
  public internal(set) var cost = UpdateCost()
  /// Whether ``UpdateCost/environments`` and ``UpdateCost/updated`` are counted, which costs a walk through what changes.
  public var countsEnvironments = false
  /// Whether events are handed out.
  public var reportsEvents: Bool {
    get { events != nil }
    set { events = newValue ? [] : nil }
  }

  /// Makes a system with Apple's traits and without environments.
  public init() {
    let ground = EnvironmentRow(scope: 0)
    rows = [ground, ground]
  }

  /// Who has left a hierarchy and hears of it when an update has come to what appears instead: kept by the outermost pass, which is none.
  var departed: [EnvironmentID] {
    get { (outer.first ?? pass).announced }
    set { if outer.isEmpty { pass.announced = newValue } else { outer[0].announced = newValue } }
  }
  var hasEvents: Bool { events?.isEmpty == false }

  mutating func report(_ event: @autoclosure () -> UpdateEvent) { events?.append(event()) }

  /// What has happened outside of passes and was not handed out yet.
  public mutating func takeEvents() -> [UpdateEvent] {
    defer { if events != nil { events = [] } }
    return events ?? []
  }

  /// Whether nothing waits for an update, and nothing has happened that was not handed out.
  public var isAtRest: Bool { pending.isEmpty && departed.isEmpty && !hasEvents }

  // MARK: - Sources

  /// From whom an environment inherits, by the rules in force.
  ///
  /// Since iOS 17 that is what it stands in. Before, a controller inherits from its parent controller, over the views between, and
  /// its view only follows it in a hierarchy (WWDC23 session 10057).
  public func inheritanceParent(of id: EnvironmentID) -> EnvironmentID? {
    guard version == .iOS16 else { return tree.parent(of: id) }
    if tree.isRootView(id) { return tree.isInHierarchy(id) ? tree.parent(of: id) : nil }
    guard tree.kind(of: id) == .controller else { return tree.parent(of: id) }
    if let parent = tree.parentController(of: id) { return parent }
    return tree.ancestors(of: id).first { [.window, .presentation].contains(tree.kind(of: $0)) }
  }

  /// Whether the updates of whole turns come by an environment: what stands in a hierarchy, and before iOS 17 a child controller.
  public func isReachedByUpdates(_ id: EnvironmentID) -> Bool {
    if tree.isInHierarchy(id) { return true }
    guard version == .iOS16, tree.kind(of: id) == .controller, !tree.isDestroyed(id) else { return false }
    return inheritanceParent(of: id).map(isReachedByUpdates) ?? false
  }

  // MARK: - Answers

  /// What an environment answers for a trait: its `traitCollection`.
  ///
  /// It is what the last update brought, but controllers, windows and scenes answer own overrides at once (evidence E1, E2, E8).
  public func value(of trait: TraitID, at id: EnvironmentID) -> TraitValue {
    value(of: trait, in: collection(at: id))
  }

  /// All that an environment answers and that somebody has set.
  public func collection(at id: EnvironmentID) -> TraitCollection {
    let scope = scope(of: id)
    if scopes[scope].top == id { return scopes[scope].own }
    if scopes[scope].delivery == nil { return scopes[scope].rest }
    return memberValues(in: scope, at: id)
  }

  /// What a member of a scope answers where it stands.
  func memberValues(in scope: Int, at id: EnvironmentID) -> TraitCollection {
    guard let delivery = scopes[scope].delivery, isReached(id, by: scopes[scope].carrier) else {
      return scopes[scope].rest
    }
    return delivery.current
  }

  func isReached(_ id: EnvironmentID, by pass: Int) -> Bool {
    let frontier = pass == depth ? self.pass.frontier : outer[pass].frontier
    return frontier.map { $0 == id || tree.precedes(id, $0) } ?? false
  }

  /// What an update brings: the source's values with the own inputs on top; without a source a scene has these alone, others what they had.
  func derivedValues(at id: EnvironmentID) -> TraitCollection {
    var values = unlimitedValues(at: id)
    if let size = limitedSize(at: id) { values[.preferredContentSizeCategory] = size }
    return values
  }

  /// The content size category that an environment's limits give it; `nil` where they change nothing.
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

  /// The traits for which an environment has inputs, or had some until the next update.
  public func inputTraits(at id: EnvironmentID) -> [TraitID] {
    Set(inputs(at: id).traits + self[id].applied).sorted()
  }

  /// What an environment was told, and who listens there.
  subscript(id: EnvironmentID) -> Details { _read { yield details[Int(rows[id].details)] } }

  /// Changes the details of an environment, which are made where there are none.
  mutating func changeDetails(of id: EnvironmentID, _ change: (inout Details) -> Void) {
    if rows[id].details == 0 {
      rows[id].details = Int32(details.count)
      details.append(Details())
    }
    change(&details[Int(rows[id].details)])
  }
}
