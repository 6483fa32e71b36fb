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
  var updates = Updates()

  /// How many walks an update may take before it counts as a loop.
  public static let passLimit = 100

  /// Makes a system with Apple's traits and without environments.
  public init() {}

  /// The tree of environments; it is changed by calls of the system only.
  public var tree: Hierarchy {
    _read { yield updates.inheritance.tree }
  }

  var inheritance: Inheritance {
    _read { yield updates.inheritance }
    _modify { yield &updates.inheritance }
  }

  /// The version of iOS whose rules hold; `nil` until somebody chooses: then those of 17, and what came later is there as well.
  public var version: SystemVersion? { updates.version }

  /// What updates have cost so far.
  public var cost: UpdateCost { updates.cost }

  /// Whether ``UpdateCost/environments`` and ``UpdateCost/updated`` are counted, which costs a walk through what changes.
  public var countsEnvironments: Bool {
    get { updates.countsEnvironments }
    set { updates.countsEnvironments = newValue }
  }

  /// Whether events are handed out.
  public var reportsEvents: Bool {
    get { updates.reportsEvents }
    set { updates.reportsEvents = newValue }
  }

  /// What has happened outside of passes and was not handed out yet.
  public mutating func takeEvents() -> [UpdateEvent] {
    defer { updates.events = [] }
    return updates.events
  }
}
