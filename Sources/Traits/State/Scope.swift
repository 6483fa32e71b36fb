internal import ViewTree

/// A set of environments with the same values: a top, which has its own values or a separate place, and everything below up to other tops.
///
/// So a change above a million environments writes one row. While an update delivers values to the members, ``delivery`` holds the old and
/// the new values: members that the update has reached have the new ones, the others the old ones.
struct Scope: Sendable {
  /// The environment at the top; nil if the row is free.
  var top: EnvironmentID?
  var own: TraitCollection
  /// The values that the top's observers were last notified of, if it has newer ones already.
  var lastNotified: TraitCollection?
  /// The values of the members other than the top, when there is no delivery.
  var memberValues: TraitCollection
  /// The values in delivery to the members: those before, and those once they are reached.
  var delivery: Change?
  /// The depth of the pass that delivers; members up to the pass's frontier have been reached.
  var deliveringPass = 0
  /// The members that listen, in reverse preorder once they were called; some may have left since.
  var listeners = ChunkedArray<EnvironmentID>()
  /// The tops of the scopes that inherit from this one; some may have left since.
  var tops = ChunkedArray<EnvironmentID>()

  init(top: EnvironmentID? = nil, values: TraitCollection = TraitCollection()) {
    (self.top, own, memberValues) = (top, values, values)
  }

  /// The change that a pass delivers to a member.
  func change(by pass: Int, at id: EnvironmentID) -> Change? {
    deliveringPass == pass && top != id ? delivery : nil
  }
}

/// The values before and after, and the traits that differ; environments with the same change share one object.
final class Change: Sendable {
  let previous: TraitCollection
  let current: TraitCollection
  let changed: [TraitID]

  static let none = Change(TraitCollection(), TraitCollection(), [])

  init(_ previous: TraitCollection, _ current: TraitCollection, _ changed: [TraitID]) {
    (self.previous, self.current, self.changed) = (previous, current, changed)
  }
}
