internal import ViewTree

/// The environments that answer the same values: a top, which has values of its own or stands apart, and what is below up to the next.
///
/// So a change above a million environments writes one row. What the others answer while an update is on its way through them, its
/// ``delivery`` says: those that the update has reached answer its values, the others the old ones.
struct Scope: Sendable {
  /// The environment at the top; none where the row is free.
  var top: EnvironmentID?
  var own: TraitCollection
  /// What its observers were told last, where it answers something newer already.
  var told: TraitCollection?
  /// What the others answer when nothing is on its way.
  var rest: TraitCollection
  /// What is on its way to them: what they answered before, and answer once they are reached.
  var delivery: Change?
  /// The pass that delivers it: who has been reached is what comes before its frontier.
  var carrier = 0
  /// The members that listen, against the preorder after they were called; some may have gone meanwhile.
  var listeners = ChunkedArray<EnvironmentID>()
  /// The tops of scopes that inherit from this one; some may have gone meanwhile.
  var tops = ChunkedArray<EnvironmentID>()

  init(top: EnvironmentID? = nil, values: TraitCollection = TraitCollection()) {
    (self.top, own, rest) = (top, values, values)
  }

  /// What a pass brings a member.
  func change(by pass: Int, at id: EnvironmentID) -> Change? { carrier == pass && top != id ? delivery : nil }
}

/// What an environment answered before and answers since, and the traits that differ; the many who share it share one object.
final class Change: Sendable {
  let previous: TraitCollection
  let current: TraitCollection
  let changed: [TraitID]

  static let none = Change(TraitCollection(), TraitCollection(), [])

  init(_ previous: TraitCollection, _ current: TraitCollection, _ changed: [TraitID]) {
    (self.previous, self.current, self.changed) = (previous, current, changed)
  }
}
