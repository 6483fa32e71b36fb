internal import ViewTree

/// What the engine keeps for every environment: 16 bytes.
struct EnvironmentRow: Sendable {
  /// The scope that tells which cell governs which trait here.
  var scope: Int32
  /// The row of what only few environments have, or −1.
  var detail: Int32 = -1
  /// How often it was laid out and drawn; what is beyond them counts on in its ``Detail``.
  var layouts: UInt16 = 0
  var draws: UInt16 = 0
  /// What is to be done here.
  var needs: Needs = []
  /// The callbacks it overrides, as ``Callback/bit``s, and ``EnvironmentRow/dynamicColour``.
  var interests: UInt16 = 0

  /// The interest of an environment whose colours are resolved anew when a trait that affects colours changes.
  static let dynamicColour: UInt16 = 1 << 15
  /// The interest of an environment whose image is looked up anew when a trait that affects image lookup changes.
  static let image: UInt16 = 1 << 14

  /// Whether an image is shown here.
  var looksUpImages: Bool { interests & Self.image != 0 }

  /// Whether a dynamic colour or an image is shown here.
  var resolvesLook: Bool { interests & (Self.dynamicColour | Self.image) != 0 }

  /// Whether something here is drawn: a dynamic colour, or a `draw` of its own.
  var drawsDynamically: Bool { interests & (Self.dynamicColour | Callback.draw.bit) != 0 }
}

/// What is to be done at an environment, and what is known about it.
struct Needs: OptionSet, Sendable {
  var rawValue: UInt16

  /// Inputs were changed, or what it has from outside is only remembered.
  static let traits = Needs(rawValue: 1 << 0)
  static let layout = Needs(rawValue: 1 << 1)
  static let display = Needs(rawValue: 1 << 2)
  static let willAppear = Needs(rawValue: 1 << 3)
  /// On a root view: its controller's `viewIsAppearing`.
  static let isAppearing = Needs(rawValue: 1 << 4)
  static let didAppear = Needs(rawValue: 1 << 5)
  /// It has been in a hierarchy before: it is laid out and drawn unasked only the first time.
  static let hasJoined = Needs(rawValue: 1 << 6)
  /// It stands in the list of pending environments.
  static let isListed = Needs(rawValue: 1 << 7)
  /// Some index of listeners has it.
  static let listens = Needs(rawValue: 1 << 8)

  /// Its `updateProperties()`.
  static let properties = Needs(rawValue: 1 << 9)
  /// On a root view: its controller's `updateProperties()`.
  static let controllerProperties = Needs(rawValue: 1 << 10)

  /// Its `updateConstraints()`; on a root view its controller's `updateViewConstraints()` as well.
  static let constraints = Needs(rawValue: 1 << 11)

  /// It has one registration that has not ended, and nobody has read its traits: whoever tells of a change needs no more than this.
  static let hasLoneRegistration = Needs(rawValue: 1 << 12)

  /// Of a controller, whether children wait for it: see ``TraitSystem/setContainer(_:of:)``.
  static let isAwaited = Needs(rawValue: 1 << 13)
  /// Of a controller, whether its parent controller gave it values.
  static let hasGift = Needs(rawValue: 1 << 14)

  /// Everything that is work.
  static let work: Needs = [
    .traits, .layout, .display, .willAppear, .isAppearing, .didAppear, .properties, .controllerProperties,
    .constraints,
  ]
  /// What the sweep over the tree does.
  static let sweep: Needs = [
    .traits, .layout, .willAppear, .isAppearing, .properties, .controllerProperties, .constraints,
  ]
  /// What ends when an environment leaves its hierarchy.
  static let appearance: Needs = [.willAppear, .isAppearing, .didAppear]
}

/// What only environments with overrides, remembered values, registrations or tracked reads have.
struct Detail: Sendable {
  /// The first of its cells, linked through ``Cell/nextOfOwner``.
  var firstCell: Int32 = -1
  /// Its registrations that have not ended, oldest first, linked through ``Registration/next``.
  var firstRegistration: Int32 = -1
  var lastRegistration: Int32 = -1
  /// What methods have read of its traits, linked through ``Tracking/next``.
  var firstTracking: Int32 = -1
  /// Of a controller, the parent controller that it has when it stands in no other; −1 for none.
  var container: Int32 = -1
  /// Its neighbours among those that wait for that one, and the first of those that wait for it.
  var nextWaiting: Int32 = -1
  var previousWaiting: Int32 = -1
  var firstWaiting: Int32 = -1
  /// How often its row's counters of layouts and drawings have begun again; after four thousand million of either, these do as well.
  var layoutRounds: UInt16 = 0
  var drawRounds: UInt16 = 0

  /// Whether one registration is all that listens.
  var hasLoneRegistration: Bool {
    firstRegistration >= 0 && firstRegistration == lastRegistration && firstTracking < 0
  }
}

/// Someone wants to know when one of these traits changes at an environment: 16 bytes, which every call reads and writes.
struct Registration: Sendable {
  var environment: Int32
  /// Where its list of traits begins in the table of registered traits.
  var traits: Int32
  /// The next one of its environment, or −1; ``Registration/ended`` where it is none of its registrations any more.
  var next: Int32 = -1
  /// Read as a number without a sign: after four thousand million calls it begins anew.
  var calls: Int32 = 0

  /// What stands for the next one of a registration that has ended.
  static let ended: Int32 = -2

  var isEnded: Bool { next == Self.ended }
}
