public import Journals
public import ViewTree

/// A hierarchy of environments and the traits that flow through it: a model of UIKit's trait system, that of iOS 17 and
/// later unless ``use(_:)`` asks for an older one.
///
/// Inputs are set at once and cost the same however large the tree is. Outputs follow when an update comes by: it goes through the
/// hierarchies top-down, visits only what can notice a change, and yields one piece of ``Work`` after the other for the owner to do.
/// While an environment's work is done, what comes later in the tree still answers its old values.
///
/// ```swift
/// var system = TraitSystem()
/// let theme = try system.define(TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
/// let scene = try system.create(.scene)
/// let window = try system.create(.window, in: scene)
/// try system.setOverride(.integer(2), of: theme, on: scene)
/// system.value(of: theme, at: window)         // .integer(0): nothing was updated yet
/// try system.beginUpdate(.everything)
/// while let work = try system.next() { print(work) }      // here you would call what it names
/// system.value(of: theme, at: window)         // .integer(2)
/// ```
///
/// How it is built: every environment names a *scope*, and a scope names the *cell* that governs each trait. Changing a value
/// writes one cell. Everything is kept in rows that remember how to go back; what is not (the index of listeners) is a hint that is checked
/// when used.
public struct TraitSystem: Sendable {
  /// The environments.
  ///
  /// They are created and moved through the system.
  public internal(set) var hierarchy = Hierarchy()

  var declarations = Journaled<TraitDeclaration>()
  var defaultCells = Journaled<Int32>()
  var environments = Journaled<EnvironmentRow>()
  var details = Journaled<Detail>()
  var cells = Journaled<Cell>()
  var scopes = Journaled<Scope>()
  var slots = Journaled<Int32>()
  /// Rows that can be used again.
  var freeCells = Journaled<Int32>()
  var freeScopes = Journaled<Int32>()
  var registrations = Journaled<Registration>()
  /// The lists of traits for which registrations were made, one behind the other, each with its ``TraitID/end``.
  var registeredTraits = Journaled<TraitID>()
  var trackings = Journaled<Tracking>()
  /// One row: the version whose rules are in force.
  var rules = Journaled<Rules>()
  /// Environments with work, each once, in the order in which it came up.
  @usableFromInline var pending = Journaled<Int32>()
  /// Updates in progress, the innermost last, and counters.
  ///
  /// A mark holds a copy.
  var state = State()
  /// One row: what was counted when the journal was last taken out or sealed.
  var counted = Journaled<Tally>()
  /// The traits' defaults by trait, which collections share: what ``declarations`` say, from which going back makes it again.
  var sharedDefaults: [TraitValue] = []
  var listeners = Listeners()
  /// Whether updates count how far they reach: ``Tally/environments`` and ``Tally/updated``.
  ///
  /// Off at first, because it makes an update cost O(*n*). No state: a mark does not keep it. ``beginMeasuring()`` and
  /// ``endMeasuring(unless:)`` change it.
  public internal(set) var isMeasuring = false
  /// Holds nothing.
  ///
  /// A value of unknown size keeps the system in one place: methods that only read it are handed its address. Without it each such call
  /// would copy all of the fields above, some two kilobytes, and retain every array.
  private let anchor: (any Sendable)? = nil
  /// How long the list of pending environments was when it was gone through last: only a hint of when to do so again.
  var keptPending = 0
  /// The number of the last sweep ever: see ``takeSweepNumber()``.
  var lastSweep: UInt32 = 0

  /// The Swift types that define traits; a look-up checks that a row is still that of its type.
  var types = TraitTypes.none

  /// Makes a system with Apple's traits and no environment.
  ///
  /// ```swift
  /// let system = TraitSystem()
  /// system.traitCount          // 22
  /// system.hierarchy.count     // 0
  /// ```
  /// - Complexity: O(*t*) in Apple's traits.
  public init() {
    for _ in 0..<2 { environments.append(EnvironmentRow(scope: 0)) }
    scopes.append(Scope(owner: -1, outer: -1, start: 0, width: 0, governsCustomTraits: false))
    for trait in SystemTrait.all { append(trait.declaration) }
    rules.append(Rules())
    counted.append(state.tally)
  }
}

/// What is in no row: updates in progress, and what was counted.
struct State: Sendable {
  /// The innermost update.
  var sweep = Sweep()
  /// The updates around it, the outermost first.
  var outer: [Sweep] = []
  var tally = Tally()
  /// While the system measures, the tops of what stands below changed inputs and was not reached by an update confined to something else.
  var unmeasured: [Int32] = []

  /// Goes back to what a mark has kept.
  mutating func restore(_ tally: Tally, _ unmeasured: [Int32], _ sweeps: [Sweep]) {
    (self.tally, self.unmeasured) = (tally, unmeasured)
    outer = sweeps
    if let sweep = outer.popLast() { self.sweep = sweep } else { sweep.reset() }
  }
}

/// What the engine did since it was made.
///
/// Nothing here is timed.
public struct Tally: Hashable, Sendable {
  /// Values compared.
  public internal(set) var comparisons = 0
  /// Callbacks and registrations called.
  public internal(set) var callbacks = 0
  /// Layouts of views and windows.
  public internal(set) var layouts = 0
  /// Drawings of views and windows.
  public internal(set) var draws = 0
  /// Environments that an update visited because they could notice something.
  public internal(set) var visits = 0
  /// Overrides set, and overrides removed that were there.
  public internal(set) var overrides = 0
  /// Environments that got a new value of some trait, each once a pass; a controller and its root view are one.
  ///
  /// Counted only while ``TraitSystem/isMeasuring``.
  public internal(set) var environments = 0
  /// Environments that UIKit updates: those with a changed input and everything below, each once a pass.
  ///
  /// Counted only while ``TraitSystem/isMeasuring``.
  public internal(set) var updated = 0
}
