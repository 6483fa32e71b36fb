internal import ViewTree

/// The environments that answer the same values: a top, which has values of its own or stands apart, and everything below it up to
/// the next top.
///
/// So a change above a million environments writes one row. What the others answer while an update is on its way through
/// them is what ``deliveries`` say: those that the update has reached answer its values, the others the old ones.
struct Scope: Sendable {
  /// Values on their way to the members of a scope.
  struct Delivery: Sendable {
    /// The pass that delivers them: who has been reached is what comes before its frontier.
    let pass: Int32
    let values: TraitCollection
    /// What the members answered before, and which traits differ.
    let previous: TraitCollection
    let changed: [TraitID]
  }

  /// The environment at the top, or −1 where the row is free.
  var top: Int32
  /// What the top answers.
  var own: TraitCollection
  /// What its observers were told last, where it answers something newer already.
  var told: TraitCollection?
  /// What the others answer when nothing is on its way.
  var rest: TraitCollection
  /// What is on its way, the newest last.
  var deliveries: [Delivery] = []
  /// The members that listen; some may have gone meanwhile.
  var listeners = ChunkedArray<EnvironmentID>()
  /// The tops of scopes that inherit from this one; some may have gone meanwhile.
  var tops = ChunkedArray<EnvironmentID>()

  init(top: Int32, values: TraitCollection) {
    (self.top, own, rest) = (top, values, values)
  }
}
