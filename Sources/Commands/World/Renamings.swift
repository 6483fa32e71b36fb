package import Syntax

/// The latest changes of what names stand for.
///
/// In a script that makes a variable in every other line, what each line's names stand for would have to be
/// looked up again each time; as long as it is known which few names have changed since, it is enough that
/// the line says none of them.
package struct Renamings: Sendable {
  /// One name's change, which took the revision of the names from one number to another.
  package struct Change: Sendable {
    package var name: Name
    package var before: Int
    package var after: Int
  }

  /// How many changes are known: a power of two.
  private static let reach = 8

  /// They stand in a ring, the newest before ``next``; at first they are changes of nothing.
  private var changes = Array(repeating: Change(name: Name(id: -1), before: -1, after: -1), count: reach)
  private var next = 0

  package init() {}

  /// Notes a change.
  package mutating func add(_ change: Change) {
    changes[next] = change
    next = (next &+ 1) & (Renamings.reach - 1)
  }

  /// Whether it is known that these names stand for the same at two revisions; what else wrote to the names
  /// between them is not known.
  ///
  /// - Complexity: O(*c* · *n*) in the changes between the revisions, of which there are at most eight, and
  ///   the names
  package func spare(_ names: [Name], from first: Int, to last: Int) -> Bool {
    var (revision, place) = (last, next)
    for _ in 0..<Renamings.reach where revision != first {
      place = (place &- 1) & (Renamings.reach - 1)
      let change = changes[place]
      if change.after != revision || names.contains(where: { $0.id == change.name.id }) { return false }
      revision = change.before
    }
    return revision == first
  }
}
