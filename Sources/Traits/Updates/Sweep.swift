internal import ViewTree

/// An update in progress: how far it goes, where it is, and what it has changed so far.
struct Sweep: Sendable {
  /// What an update does, in this order; whenever one is done, the first that has something to do is next.
  enum Phase: UInt8, Sendable, CaseIterable {
    case willAppear, tree, display, didAppear

    var needs: Needs {
      switch self {
      case .willAppear: .willAppear
      case .tree: .sweep
      case .display: .display
      case .didAppear: .didAppear
      }
    }
  }

  /// What is done at one environment, in this order.
  enum Stage: UInt8, Sendable {
    case willAppear, traits, registrations, didChange, isAppearing, controllerProperties, properties
    case controllerConstraints, constraints, willLayout, layout, didLayout
  }

  /// Whether one of a list of registered traits changed where a scope is in force, in the sweep of a number.
  struct Question: Equatable, Sendable {
    var scope, traits: Int32
    var number: UInt32
  }

  enum Kind: Sendable {
    /// There is none.
    case idle
    case everything
    case traits
    /// Traits, and then properties.
    case properties
    /// The controllers that are told before it joins, last first, and where it goes.
    case appearance(parent: Int32)
    /// The controllers that are told before it leaves, last first, and where it goes; −1 for nowhere.
    case disappearance(parent: Int32)
    /// It has left, and the same controllers are told.
    case departure
  }

  var kind = Kind.idle
  /// The environment to which the update is confined, with its ancestors; −1 for none.
  var target: Int32 = -1
  var phase: Phase?
  /// What the phase does.
  var needs: Needs = []
  /// Whether it goes through the whole tree and registrations are called.
  var takesCalls = false
  /// How many passes were begun.
  var passes = 0

  /// The sweep's number: a cell that it changed has it; no cell has that of an idle one.
  var number = UInt32.max
  /// How far it has come: everything before this environment in preorder has its new values.
  ///
  /// −1 at first.
  var anchor: Int32 = -1
  /// Whether the environment itself has, too.
  var includesAnchor = false
  var queue = SweepQueue()
  /// Whether the queue must be made anew from what is pending.
  var needsRefill = false
  /// Where work came up while this update was in progress, for the updates around it.
  var demanded: [Int32] = []

  /// The environment at which work is being done; −1 between two.
  var current: Int32 = -1
  var stage = Stage.willAppear
  /// How often a comparison has put its answer off, at which environment.
  var interruptions: (environment: Int32, count: Int) = (-1, 0)
  /// The registrations to be called there, last first.
  var calls: [Int32] = []
  /// Whether somebody is told there that something changed.
  var tells = false
  /// The collection before, at the last environment where somebody was told; an empty one, whose room serves again, where nobody was.
  var previous: TraitCollection?
  /// That environment's scope, and the sweep's number then: environments that share both share the collection.
  var previousScope: (scope: Int32, number: UInt32) = (-1, .max)
  /// What the collection was made from had this revision.
  var previousRevision = 0

  /// The registrations that are called next where many listen, found together.
  var prepared = PreparedCalls()

  /// Whether a list of traits changed in a scope, as it was asked last, and the answer.
  var question = Question(scope: -1, traits: -1, number: .max)
  var answer = false

  /// The method being run whose reads are tracked, and the traits it has read: its own, and for a controller's those of its view.
  var reader: Reader?
  var ownReads: [Int32] = []
  var viewReads: [Int32] = []
  /// The controllers that were told that they will appear or disappear.
  var announced: [Int32] = []

  /// The cells with two values, those whose two values are equal but only one is the default, and those that go when the sweep ends.
  var active: [Int32] = []
  var equal: [Int32] = []
  var leaving: [Int32] = []
  /// Whether some of these are cells of objects.
  var changesObjects = false
  /// The traits of the active cells, each once.
  var changedTraits: [Int32] = []
  /// The environments whose inputs it has looked at since it settled last, while the system measures.
  var measured: [Int32] = []
  /// Root views among them that are not counted, because their controllers were counted before them.
  var countedBefore: [Int32] = []
  /// Where it was when it settled last, if that has its new values; −1 otherwise.
  var settled: Int32 = -1
  /// What was visited with something to do in this pass, for the error; the first few.
  var visited: [Int32] = []

  #if DEBUG
    /// Holds nothing.
    ///
    /// Without an optimiser reading any field would copy all of them, and retain every array, unless the sweep is of unknown size.
    private let room: (any Sendable)? = nil
  #endif

  /// Whether there is an update.
  var isRunning: Bool { if case .idle = kind { false } else { true } }

  /// Whether it is one pass over a target, and leaves layout to the turn's end.
  var isForced: Bool {
    switch kind {
    case .traits, .properties: true
    case .idle, .everything, .appearance, .disappearance, .departure: false
    }
  }

  /// Whether it lets a controller appear.
  var isAppearance: Bool { if case .appearance = kind { true } else { false } }

  /// Makes this a new update, or none, and keeps the room of the old.
  mutating func reset(to kind: Kind = .idle, target: Int32 = -1, number: UInt32 = .max) {
    (self.kind, self.target, self.number) = (kind, target, number)
    (phase, passes, anchor, includesAnchor, needsRefill) = (nil, 0, -1, false, false)
    (takesCalls, changesObjects) = (false, false)
    (current, stage, tells, interruptions) = (-1, .willAppear, false, (-1, 0))
    if previousScope.scope >= 0 {
      previous?.empty()
      previousScope = (-1, .max)
    }
    prepared.clear()
    queue.removeAll()
    reader = nil
    ownReads.clear()
    viewReads.clear()
    announced.clear()
    calls.clear()
    active.clear()
    equal.clear()
    leaving.clear()
    changedTraits.clear()
    visited.clear()
    demanded.clear()
    measured.clear()
    countedBefore.clear()
    settled = -1
  }

  /// Puts the anchor where everything up to and with it was visited.
  mutating func goBack(to anchor: Int32) { (self.anchor, includesAnchor) = (anchor, true) }

  /// The same where the anchor leaves its place, so that nothing is settled there any more.
  mutating func passOver(to anchor: Int32) {
    goBack(to: anchor)
    settled = -1
  }

  /// The anchor that lies beyond all.
  static let end = Int32.max
  /// How many passes an update may take.
  static let limit = 100
}
