public import ViewTree

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
/// **The rule of an update.** One walk goes top-down, in preorder, by what can notice a change: environments with pending inputs
/// or in a new place, those that listen where values have changed, those that need layout, properties or a draw. At each it
/// derives the values (what the source answers, with the own inputs on top), calls registrations and
/// `traitCollectionDidChange` if a value differs from before, then properties, constraints and layout, values once more right
/// before each of them. Walks follow until none is needed; then what needs it is drawn. Whatever the walk has not reached still
/// answers its old values. What callbacks change behind the walk is the next walk's work.
///
/// Sources: WWDC23 session 10057, WWDC25 session 243; where Apple is silent, ``Decision``.
public struct TraitSystem: Sendable {
  var inheritance = Inheritance()
  var registrationRows = ChunkedArray<Registration>()
  var passes: [Pass] = []
  /// What has happened and was not handed out yet, and a step that waits until it was.
  var events: [UpdateEvent] = []
  var heldStep: Step?
  /// What the caller has answered in this update.
  var comparisons: [Comparison] = []
  var question: Comparison?
  /// Where changes begin whose extent is to be counted.
  var countedRoots: [EnvironmentID] = []
  /// What updates have cost so far.
  public internal(set) var cost = UpdateCost()
  /// Whether ``UpdateCost/environments`` and ``UpdateCost/updated`` are counted, which costs a walk through what changes.
  public var countsEnvironments = false
  /// Whether events are handed out.
  public var reportsEvents = true

  /// How many walks an update may take before it counts as a loop.
  public static let passLimit = 100

  /// Two values of a trait, and whether they are equal once the caller has said so.
  struct Comparison: Sendable {
    let trait: TraitID
    let old: TraitValue
    let new: TraitValue
    var isEqual = false
  }

  /// Makes a system with Apple's traits and without environments.
  public init() {}

  /// The tree of environments; it is changed by calls of the system only.
  public var tree: Hierarchy { inheritance.tree }

  /// The version of iOS whose rules hold; `nil` until somebody chooses: then those of 17, and what came later is there as well.
  public var version: SystemVersion? { inheritance.version }

  /// How many passes are in progress.
  ///
  /// Whoever calls something that may begin a pass asks before, and takes steps until the depth is the same again.
  public var depth: Int { passes.count }

  mutating func report(_ event: @autoclosure () -> UpdateEvent) {
    if reportsEvents { events.append(event()) }
  }

  /// What has happened outside of passes and was not handed out yet.
  public mutating func takeEvents() -> [UpdateEvent] {
    defer { events = [] }
    return events
  }
}
