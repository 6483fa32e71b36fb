/// A value that governs a part of the tree: that of one trait, from the environment that owns it downwards to the next owner.
///
/// A cell has inputs and a value in force. Inputs change at once; the value follows when an update comes by. During the sweep in which it
/// changes, a cell has two values, because environments that the sweep has not reached still answer the previous one.
struct Cell: Sendable {
  /// The environment, or −1 for a trait's default.
  var owner: Int32
  let trait: Int32
  /// The owner's next cell.
  var nextOfOwner: Int32 = -1
  /// The trait override.
  var override: TraitValue?
  /// What the system gives an environment beneath its overrides, such as a scene's size classes.
  var given: TraitValue?
  /// The value in force.
  var value: TraitValue
  /// The value before sweep number ``changed``.
  var previous: TraitValue
  /// The number of the sweep in which the value changed last.
  var changed: UInt32 = 0
  /// What the value was then that is now ``previous``.
  var before = Standing.none
  /// Whether the value in force is that of an override, not a given one.
  var isOverridden = false
  /// Whether scopes name it.
  var isInstalled = false
  /// Whether an input was changed since the last update.
  var isPending = false
  /// Whether it goes at the end of the sweep.
  var isLeaving = false
  /// Whether it holds what the owner had when it was cut off from its parent or has not yet heard of.
  var isRemembered = false
  /// Whether the value in force is the trait's default, as nobody has set the trait.
  var holdsDefault = false
  /// Whether the value before the sweep that is going on was, where that changed the value or ``holdsDefault``.
  var heldDefault = false
  /// Whether the remembered value was predicted when the owner was made.
  var isPredicted = false

  /// Whether what it answers is the trait's default, and follows that when it is replaced.
  var isRememberedDefault: Bool { isRemembered && holdsDefault }

  /// Whether its values are objects.
  @inline(__always)
  var isObject: Bool { if case .object = value { true } else { false } }

  /// What the owner's inputs say; `nil` where they leave the trait to the parent.
  var input: TraitValue? { override ?? given }

  /// What the value in force is.
  var standing: Standing {
    if !isInstalled || isLeaving { return .none }
    if isRemembered { return isPredicted ? .predicted : .remembered }
    return isOverridden ? .override : .given
  }

  /// What a cell's value is to whoever asks why.
  enum Standing: UInt8, Sendable {
    /// The parent's: the cell decides nothing.
    case none
    case override, given, remembered, predicted
  }
}

/// Which cell governs which trait, for an owner and everything below it up to the next owner.
///
/// An environment becomes an owner with its first cell. With an override of its own it stays one; if it only remembered something, it does
/// until it has heard from its parent. A scope's slots are a stretch of the table of slots, one for each
/// trait up to the last that has a cell; −1 and beyond stand for the default.
struct Scope: Sendable {
  var owner: Int32
  /// The scope of the owner's parent.
  var outer: Int32
  /// The scopes directly below.
  var firstInner: Int32 = -1
  var nextInner: Int32 = -1
  var previousInner: Int32 = -1
  var start: Int32
  var width: Int32
  /// Whether some slot is that of a trait that is not Apple's.
  var governsCustomTraits: Bool
  /// Whether it was made for remembered values only.
  var isTemporary = false
}
