import Journals
import Presentations
import Traits

extension World {
  /// A number for everything that the session is: states with different ones are different, even where that
  /// cannot be read.
  ///
  /// It is good within one process. Rows are told by their descriptions, which is slow, and enough for what
  /// is asked once.
  ///
  /// - Complexity: O(*n* · *t*) in rows and traits.
  package var fingerprint: Int {
    var rows = RowHasher()
    rows.hasher.combine(traits.digest())
    rows.hasher.combine(screens)
    visitTables(&rows)
    return rows.hasher.finalize()
  }
}

extension World {
  /// How often the language's own rows were written since the session began, going back included.
  package var writes: Int {
    var writes = WriteCounter()
    visitTables(&writes)
    return writes.count
  }
}

/// Adds up what was written.
private struct WriteCounter: JournalVisitor {
  var count = 0

  mutating func visit<Element>(_ journal: inout Journaled<Element>) { count += journal.revision }
}

/// Feeds all rows to a hasher.
private struct RowHasher: JournalVisitor {
  var hasher = Hasher()

  mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    hasher.combine(journal.count)
    for index in journal.indices { hasher.combine("\(journal[index])") }
  }
}
