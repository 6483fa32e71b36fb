internal import ViewTree

/// The data of every environment: 24 bytes, and ``Details`` for the few that have inputs or observe methods.
struct EnvironmentRow: Sendable {
  var scope: Int32
  /// The row of its details; the first row is shared by all environments that have none.
  var details: Int32 = 0
  /// The first of its registrations, or −1.
  var registration: Int32 = -1
  var layouts: Int32 = 0
  var draws: Int32 = 0
  var needs: Needs = []
  var marks: Marks = []
}

/// The work that an environment needs; for a controller, its root view has ``isAppearing`` and ``controllerProperties``.
struct Needs: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let layout = Needs(rawValue: 1 << 0)
  static let display = Needs(rawValue: 1 << 1)
  static let properties = Needs(rawValue: 1 << 2)
  static let controllerProperties = Needs(rawValue: 1 << 3)
  static let constraints = Needs(rawValue: 1 << 4)
  static let willAppear = Needs(rawValue: 1 << 5)
  static let isAppearing = Needs(rawValue: 1 << 6)
  static let didAppear = Needs(rawValue: 1 << 7)
  static let traits = Needs(rawValue: 1 << 8)
  /// It is a top and its source has new values, or it began to listen while values are in delivery.
  static let inheritedValues = Needs(rawValue: 1 << 9)

  static let all = Needs(rawValue: 1 << 10 - 1)
  static let values: Needs = [.traits, .inheritedValues]
  static let appearance: Needs = [.willAppear, .isAppearing, .didAppear]
  /// The work of one tree walk.
  static let tree: Needs = [
    .layout, .properties, .controllerProperties, .constraints, .willAppear, .isAppearing, .values,
  ]
  /// The work of each walk, in the order of the walks.
  static let phases: [Needs] = [.willAppear, .tree, .display, .didAppear]
}

struct Marks: OptionSet, Sendable {
  let rawValue: UInt8

  static let hasJoined = Marks(rawValue: 1 << 0)
  /// It may notice changes, and is in the list of its scope's listeners.
  static let isListening = Marks(rawValue: 1 << 1)
  static let isPending = Marks(rawValue: 1 << 2)
  /// The controller's view counts as loaded: its loading has begun, or a view was assigned.
  static let isViewLoaded = Marks(rawValue: 1 << 3)
}

/// The inputs of an environment, and its methods that are observed.
struct Details: Sendable {
  var overrides = TraitCollection()
  /// The value of `overrideUserInterfaceStyle`; nil if it is unspecified.
  var style: TraitValue?
  /// The smallest and the largest content size category that it allows.
  var sizes = ContentSizeLimits()
  /// The values that its parent controller (the giver) or the system (no giver) gives it.
  var given = TraitCollection()
  var giver: EnvironmentID?
  /// The values that a controller will give it as soon as it becomes that controller's child.
  var promised: (values: TraitCollection, giver: EnvironmentID)?
  /// The traits that its own inputs determined in its last update.
  var applied: [TraitID] = []
  /// Registrations at other environments that end with this one.
  var targetOf: [RegistrationID] = []
  /// The reads of its tracked methods, each in its last run.
  var reads: [TrackedRead] = []
  var handlers: [(event: TraitEvent, tag: Int)] = []
  var usesColors = false
  var showsImage = false

  /// All inputs in one collection: `overrides` over `style` over `given`.
  var inputs: TraitCollection {
    if given.isEmpty, style == nil { return overrides }
    var all = given
    if let style { all[.userInterfaceStyle] = style }
    return all.overridden(by: overrides)
  }

  /// Whether it may notice a change of traits even without a registration.
  var canNotice: Bool {
    !reads.isEmpty || usesColors || showsImage
      || handlers.contains { $0.event == .traitCollectionDidChange || $0.event.followsAppearance }
  }
}

/// The values of `minimumContentSizeCategory` and `maximumContentSizeCategory`; nil if not set.
struct ContentSizeLimits: Sendable {
  var minimum: TraitValue?
  var maximum: TraitValue?

  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// The nearest category within the limits; an unspecified one stays as it is.
  func limit(_ value: TraitValue) -> TraitValue {
    guard let order = Self.order(of: value), order > 0 else { return value }
    if let maximum, let top = Self.order(of: maximum), order > top { return maximum }
    if let minimum, let bottom = Self.order(of: minimum), order < bottom { return minimum }
    return value
  }

  private static func order(of value: TraitValue) -> Int? {
    guard
      case .cases(_, let cases) = TraitDefinition.system[Int(TraitID.preferredContentSizeCategory.index)]
        .valueType
    else { return nil }
    return cases.firstIndex { $0.rawValue == value }
  }
}

/// A read of a trait of an environment in the last run of a tracked method.
struct TrackedRead: Sendable {
  let event: TraitEvent
  let environment: EnvironmentID
  let trait: TraitID
}
