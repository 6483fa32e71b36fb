internal import ViewTree

/// An update in progress, as data: its queue and the state of its visit; a callback may begin another pass, which comes on top.
struct Pass: Sendable {
  enum Kind: Hashable, Sendable {
    /// The end of a turn: all environments, all work.
    case update
    /// `updateTraitsIfNeeded()` or `updatePropertiesIfNeeded()`: one walk through a subtree, for these needs only.
    case walk(EnvironmentID, Needs)
    /// `layoutIfNeeded()`.
    case layout(EnvironmentID)
    /// A controller appears in a place.
    case appearance(EnvironmentID, in: EnvironmentID)
    /// An environment leaves its hierarchy, perhaps for a place outside of all hierarchies.
    case disappearance(EnvironmentID, to: EnvironmentID?)
    /// Calls the announced methods one after the other, without a walk.
    case calls
    /// A controller takes its own override at once, and its observers are called.
    case assignment
  }

  struct Queue: Sendable {
    /// The places in reverse preorder, so that the next one is last, as ordered at `revision` of the tree.
    var places: [Place] = []
    var revision = -1
    /// The environments that were marked since the places were ordered.
    var arrivals: [Place] = []

    /// Adds sorted places; the cost is the number of places that are nearer than the farthest new one.
    mutating func add(_ more: [Place]) {
      guard let farthest = more.first?.order else { return }
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle].order > farthest { low = middle + 1 } else { high = middle }
      }
      let isNearest = low == places.count
      if places.isEmpty { places = more } else { places += more }
      if !isNearest { places[low...].sort { $0.order > $1.order } }
    }
  }

  struct Place: Sendable {
    /// Its order number in the tree, once it has been looked up.
    var order: UInt64 = 0
    let id: EnvironmentID
    /// Whether it is a listener to which values are being delivered.
    var isWoken = false
  }

  let kind: Kind
  /// The work of the walk in progress.
  var phase: Needs?
  /// The environment that the walk has reached; everything before it in preorder counts as reached.
  var frontier: EnvironmentID?
  /// The scopes with deliveries, or that may be joined at the end of the walk.
  var touched: [Int] = []
  var queue = Queue()
  var visit = Visit()
  /// The step to hand out after all events.
  var step: Step?
  /// The methods to call before or after the walk, in order.
  var announcements: ArraySlice<(event: TraitEvent, id: EnvironmentID)> = []
  /// The controllers that were called for an announcement.
  var announced: [EnvironmentID] = []
  var isBegun = false
  /// Whether `viewDidDisappear` waits until an update has laid out and drawn everything.
  var isLate = false
  /// A tracked method that is running, and its reads so far.
  var reader: (id: EnvironmentID, event: TraitEvent, reads: [TrackedRead])?
  /// The environments where changes begin, for counting their extent.
  var roots: [EnvironmentID] = []
  var rounds = 0
  /// The environments whose callbacks ran in the last rounds, for the message about a loop.
  var callers: [EnvironmentID] = []

  init(_ kind: Kind) { self.kind = kind }

  /// The subtree that a walk or a layout goes through; nil for other passes.
  var region: EnvironmentID? {
    switch kind {
    case .walk(let id, _), .layout(let id): id
    default: nil
    }
  }

  var isAssignment: Bool { kind == .assignment }
}

struct Visit: Sendable {
  /// The steps of a visit, in order.
  enum Stage: Int, Sendable {
    case willAppear, values, registrations, didChange, isAppearing, controllerProperties, properties
    case controllerConstraints, constraints, willLayout, layout, didLayout

    var need: Needs {
      switch self {
      case .isAppearing: .isAppearing
      case .controllerProperties: .controllerProperties
      case .properties: .properties
      case .controllerConstraints, .constraints: .constraints
      default: .layout
      }
    }
  }

  /// The environment that is being visited; nil if there is no visit in progress.
  var environment: EnvironmentID?
  var stage = Stage.willAppear
  /// Its values before the visit, if they have not changed.
  private var unchanged = TraitCollection()
  /// Its values before and after, if they have changed.
  var change: Change?
  /// The next registration to call, or −1, and the first index of registrations that are too new to be called.
  var call: Int32 = -1
  var end: Int32 = 0
  /// Whether a callback ran, which may have changed values, since the values were updated.
  var isDisturbed = false
  /// The stage before which values were last updated once more.
  var lastRefreshedStage = Stage.values

  /// Begins a visit with a change that was made already or with unchanged values; successive visits often share the same storage.
  mutating func begin(
    _ stage: Stage, at id: EnvironmentID, _ change: Change? = nil,
    answering values: TraitCollection? = nil
  ) {
    (environment, self.stage, lastRefreshedStage, isDisturbed) = (id, stage, .values, false)
    if change !== self.change { self.change = change }
    if let values, !values.isIdentical(to: unchanged) { unchanged = values }
  }

  var previous: TraitCollection { change?.previous ?? unchanged }

  var stageAfterValues: Stage { lastRefreshedStage == .values ? .isAppearing : lastRefreshedStage }
}
