package import Syntax

/// The latest changes of what names stand for.
///
/// A script that makes a variable in every other line would have each line's names looked up again; as long as it is known which few names
/// have changed since, it is enough that the line says none of them.
package struct Renamings: Sendable {
  /// One name's change, which took the revision of the names from one number to another.
  package struct Change: Sendable {
    package var name: Name
    package var before: Int
    package var after: Int
  }

  /// How many changes are known.
  private static let reach = 8

  /// They stand in a ring; the newest stands before ``next``.
  private var changes: [Change] = []
  private var next = 0

  package init() {}

  /// Notes a change.
  package mutating func add(_ change: Change) {
    if changes.count < Renamings.reach { changes.append(change) } else { changes[next] = change }
    next = (next + 1) % Renamings.reach
  }

  /// Whether it is known that these names stand for the same at two revisions; what else wrote to the names between them is not known.
  ///
  /// - Complexity: O(*c* · *n*) in the changes between the revisions, of which there are at most eight, and the names
  package func spare(_ names: [Name], from first: Int, to last: Int) -> Bool {
    var revision = last
    for age in 1...Renamings.reach where revision != first && age <= changes.count {
      let change = changes[(next - age + Renamings.reach) % Renamings.reach]
      if change.after != revision || names.contains(change.name) { return false }
      revision = change.before
    }
    return revision == first
  }
}
