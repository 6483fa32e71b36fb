internal import ViewTree

/// An update in progress, as data: what is to be visited, and how far a visit has come; a callback may begin another pass, which lies on top.
struct Pass: Sendable {
  enum Kind: Hashable, Sendable {
    /// The end of a turn: everything.
    case update
    /// `updateTraitsIfNeeded()` and `updatePropertiesIfNeeded()`: one walk through a part, which does only these.
    case walk(EnvironmentID, Needs)
    /// `layoutIfNeeded()`.
    case layout(EnvironmentID)
    /// A controller comes into a place.
    case appearance(EnvironmentID, in: EnvironmentID)
    /// What leaves a hierarchy, perhaps for a place outside.
    case disappearance(EnvironmentID, to: EnvironmentID?)
    /// Methods that are called one after the other, and nothing else.
    case calls
    /// A controller answers an override of its own at once, and its observers hear of it.
    case assignment
  }

  struct Queue: Sendable {
    /// The places against the preorder, the next one last, by the tree's revision of that time.
    var places: [Place] = []
    var revision = -1
    /// What has come to need something since the places were ordered.
    var arrivals: [Place] = []

    /// Takes up places that are in order themselves; it costs what lies nearer than the farthest of them.
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
    /// Its order number in the tree, once it was looked up.
    var order: UInt64 = 0
    let id: EnvironmentID
    /// Whether it listens, and values are on their way to it.
    var isWoken = false
  }

  /// A tracked method that runs, and what it has read.
  struct Reader: Sendable {
    let id: EnvironmentID
    let event: TraitEvent
    var reads: [TrackedRead] = []
  }

  let kind: Kind
  /// What the walk that is under way does.
  var phase: Needs?
  /// The environment that the walk has reached, with everything before it in preorder.
  var frontier: EnvironmentID?
  /// Scopes with values on their way, or that may be joined.
  var touched: [Int] = []
  var queue = Queue()
  var visit = Visit()
  /// What is to be handed out once all events are.
  var step: Step?
  /// Methods to call before the walk, or after: in order.
  var announcements: ArraySlice<(event: TraitEvent, id: EnvironmentID)> = []
  /// Who has heard an announcement, and whether the walks have begun.
  var announced: [EnvironmentID] = []
  var isBegun = false
  /// Whether those who leave hear of it only when an update is at its end.
  var isLate = false
  var reader: Reader?
  /// Where changes begin whose extent is to be counted.
  var roots: [EnvironmentID] = []
  var rounds = 0
  /// Who was called in the last rounds, to name a loop.
  var callers: [EnvironmentID] = []

  init(_ kind: Kind) { self.kind = kind }

  /// The part of the tree that it goes through, if that is not everything.
  var region: EnvironmentID? {
    switch kind {
    case .walk(let id, _), .layout(let id): id
    default: nil
    }
  }

  var isAssignment: Bool { kind == .assignment }
}

struct Visit: Sendable {
  /// What is done at an environment, in this order.
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

  /// None where no visit is under way.
  var environment: EnvironmentID?
  var stage = Stage.willAppear
  /// What it answered before, where nothing has changed.
  private var unchanged = TraitCollection()
  /// What it answered before and answers since, where that is something else.
  var change: Change?
  /// The next registration to call, or −1, and the first that was made too late to be called.
  var call: Int32 = -1
  var end: Int32 = 0
  /// Whether somebody was called, who may have changed values, since they came up to date.
  var isDisturbed = false
  /// The stage right before which values came up to date once more.
  var refreshed = Stage.values

  /// Begins the visit of one that has been given other values already, or answers some as before; many in a row share either.
  mutating func begin(
    _ stage: Stage, at id: EnvironmentID, _ change: Change? = nil,
    answering values: TraitCollection? = nil
  ) {
    (environment, self.stage, refreshed, isDisturbed) = (id, stage, .values, false)
    if change !== self.change { self.change = change }
    if let values, !values.isIdentical(to: unchanged) { unchanged = values }
  }

  var previous: TraitCollection { change?.previous ?? unchanged }

  /// Where to go on after the values.
  var resume: Stage { refreshed == .values ? .isAppearing : refreshed }
}
