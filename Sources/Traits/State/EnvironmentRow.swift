internal import ViewTree

/// What the engine keeps of every environment: 24 bytes, and ``Details`` for the few that have inputs or observe methods.
struct EnvironmentRow: Sendable {
  var scope: Int32
  /// Its row of details; the first one is of all those that have none.
  var details: Int32 = 0
  /// The first of its registrations, or −1.
  var registration: Int32 = -1
  var layouts: Int32 = 0
  var draws: Int32 = 0
  var needs: Needs = []
  var marks: Marks = []
}

/// What is to be done at an environment; a root view has its controller's ``isAppearing`` and ``controllerProperties``.
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
  /// It is a top, and what it inherits from has other values; or it has begun to listen while values are on their way.
  static let visit = Needs(rawValue: 1 << 9)

  static let all = Needs(rawValue: 1 << 10 - 1)
  static let values: Needs = [.traits, .visit]
  static let appearance: Needs = [.willAppear, .isAppearing, .didAppear]
  /// What one top-down walk does.
  static let tree: Needs = [
    .layout, .properties, .controllerProperties, .constraints, .willAppear, .isAppearing, .traits, .visit,
  ]
  /// What the walks do, in the order in which they are needed.
  static let phases: [Needs] = [.willAppear, .tree, .display, .didAppear]
}

struct Marks: OptionSet, Sendable {
  let rawValue: UInt8

  static let hasJoined = Marks(rawValue: 1 << 0)
  /// It may notice changes, and is in its scope's list.
  static let isListening = Marks(rawValue: 1 << 1)
  static let isPending = Marks(rawValue: 1 << 2)
  /// Its view was made, as far as its controller's methods know.
  static let isViewLoaded = Marks(rawValue: 1 << 3)
}

/// What an environment was told, and which methods of it are observed.
struct Details: Sendable {
  var overrides = TraitCollection()
  /// `overrideUserInterfaceStyle`, where it is not unspecified.
  var style: TraitValue?
  /// The smallest and the largest content size category that it lets come in.
  var sizes = ContentSizeLimits()
  /// What its parent controller gives it, and who that is.
  var given = TraitCollection()
  var giver: EnvironmentID?
  /// What a controller will give it as soon as it is its child.
  var promised: (values: TraitCollection, giver: EnvironmentID)?
  /// The traits that it had from its own inputs when it was updated last.
  var applied: [TraitID] = []
  /// Registrations at other environments that end with this one.
  var targetOf: [RegistrationID] = []
  /// What its methods read the last time that they ran.
  var reads: [TrackedRead] = []
  var handlers: [(event: TraitEvent, tag: Int)] = []
  var usesColors = false
  var showsImage = false

  /// The inputs, the nearer ones on top.
  var inputs: TraitCollection {
    if given.isEmpty, style == nil { return overrides }
    var all = given
    if let style { all[.userInterfaceStyle] = style }
    return all.overridden(by: overrides)
  }

  /// Whether it could notice that a trait changed, without a registration.
  var canNotice: Bool {
    !reads.isEmpty || usesColors || showsImage
      || handlers.contains { $0.event == .traitCollectionDidChange || $0.event.followsAppearance }
  }
}

/// `minimumContentSizeCategory` and `maximumContentSizeCategory`, where they are set.
struct ContentSizeLimits: Sendable {
  var least: TraitValue?
  var most: TraitValue?

  var isEmpty: Bool { least == nil && most == nil }

  /// A category within the limits; one that is unspecified stays.
  func limit(_ value: TraitValue) -> TraitValue {
    guard let order = Self.order(of: value), order > 0 else { return value }
    if let most, let top = Self.order(of: most), order > top { return most }
    if let least, let bottom = Self.order(of: least), order < bottom { return least }
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

/// A trait that the last run of a tracked method has read of an environment.
struct TrackedRead: Sendable {
  let event: TraitEvent
  let environment: EnvironmentID
  let trait: TraitID
}
