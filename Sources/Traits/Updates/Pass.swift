internal import ViewTree

/// An update that is in progress, as data: what is to be visited, and how far the visit of one environment has come.
///
/// A pass walks through the tree from the top downwards, once for each ``Phase``, until nothing needs it any more. It visits what can
/// notice something, and nothing else. A callback may begin another pass, which then lies on top of this one.
struct Pass: Sendable {
  enum Kind: Sendable {
    /// The end of a turn: everything.
    case update
    /// `updateTraitsIfNeeded()`: one walk, values only.
    case traits(EnvironmentID)
    /// `updatePropertiesIfNeeded()`: one walk, values and properties.
    case properties(EnvironmentID)
    /// `layoutIfNeeded()`.
    case layout(EnvironmentID)
    /// A controller comes into a place.
    case appearance(EnvironmentID, in: EnvironmentID)
    /// What leaves a hierarchy, perhaps for a place outside.
    case disappearance(EnvironmentID, to: EnvironmentID?)
    /// Methods that are called one after the other, and nothing else.
    case calls
    /// A controller answers an override of its own at once, and was told other values before.
    case assignment(EnvironmentID, previous: TraitCollection)
  }

  /// One walk through the tree.
  enum Phase: CaseIterable, Sendable {
    case willAppear, tree, display, didAppear

    var needs: Needs {
      switch self {
      case .willAppear: .willAppear
      case .tree: .tree
      case .display: .display
      case .didAppear: .didAppear
      }
    }
  }

  /// What is done at one environment, in this order.
  enum Stage: Int, Comparable, Sendable {
    case willAppear, values, registrations, didChange, isAppearing, controllerProperties, properties
    case controllerConstraints, constraints, willLayout, layout, didLayout

    static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }

  /// How far the visit of one environment has come.
  struct Visit: Sendable {
    var environment = EnvironmentID(index: 0)
    var isUnderWay = false
    var stage = Stage.willAppear
    /// What it answered before, and the traits that have changed.
    var previous = TraitCollection()
    var changed: [TraitID] = []
    var calls: [RegistrationID] = []
    var nextCall = 0
    /// When the values were brought up to date, and when it was found out what has changed, by ``Inheritance/valuesRevision``.
    var revision = 0
    var compared = 0
    /// Where to go on after values were updated once more, just before a stage.
    var resume = Stage.isAppearing
    var refreshed = Stage.values
  }

  struct Place: Sendable {
    let order: UInt64
    let id: EnvironmentID
  }

  let kind: Kind
  var phase: Phase?
  /// What is to be visited in this phase, in preorder, and the next of them.
  var queue: [Place] = []
  var next = 0
  /// The tree's revision when the queue was ordered.
  var revision = -1
  var visit = Visit()
  /// Methods to call before the walk, or after: in order.
  var announcements: [(event: TraitEvent, id: EnvironmentID)] = []
  /// Who has heard an announcement, and whether the walks have begun.
  var announced: [EnvironmentID] = []
  var isBegun = false
  /// The tracked method that runs, and what it has read.
  var reader: (id: EnvironmentID, event: TraitEvent)?
  var reads: [TrackedRead] = []
  /// Who was visited before an outer pass could bring what it has on its way.
  var postponed: [EnvironmentID] = []
  var rounds = 0
  /// Who was called in the last rounds, to name a loop.
  var callers: [EnvironmentID] = []

  init(_ kind: Kind) { self.kind = kind }

  /// The part of the tree that it goes through, if that is not everything.
  var region: EnvironmentID? {
    switch kind {
    case .traits(let id), .properties(let id), .layout(let id): id
    default: nil
    }
  }

  var isAssignment: Bool {
    if case .assignment = kind { true } else { false }
  }
}
