import Journals
import Presentations
import Syntax
import Traits

/// All that a world holds, taken out of it, so that an empty session can take its place and leave it again.
extension World {
  /// What was in a world, with its journals; without any, what is in a new one.
  public struct Contents {
    fileprivate var names = NameTable()
    fileprivate var traits = TraitSystem()
    fileprivate var screens = PresentationSystem()
    fileprivate var renamings = Renamings()
    /// The tables in the order in which they are visited; none for a new world.
    fileprivate var tables: [any Sendable] = []

    /// What is in a new world.
    public init() {}
  }

  /// Puts other contents into the world.
  ///
  /// - Returns: What was in it.
  /// - Complexity: O(1): nothing is copied.
  public func exchange(for other: Contents) -> Contents {
    var before = Contents()
    (before.names, names) = (names, other.names)
    (before.traits, lentTraits) = (lentTraits, other.traits)
    (before.screens, screens) = (screens, other.screens)
    (before.renamings, renamings) = (renamings, other.renamings)
    var exchanging = Exchanging(other.tables)
    visitTables(&exchanging)
    before.tables = exchanging.before
    if other.tables.isEmpty { begin() }
    return before
  }

  /// Replaces each table by what is given for it, or by an empty one.
  private struct Exchanging: JournalVisitor {
    private let tables: [any Sendable]
    private(set) var before: [any Sendable] = []

    init(_ tables: [any Sendable]) { self.tables = tables }

    mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      let place = before.count
      before.append(journal)
      journal = place < tables.count ? tables[place] as? Journaled<Element> ?? Journaled() : Journaled()
    }
  }
}
