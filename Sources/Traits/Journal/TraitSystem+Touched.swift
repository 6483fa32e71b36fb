internal import Journals
public import ViewTree

extension TraitSystem {
  /// Where something may be other than it was at a mark: more than what is, where values were set back, and never less.
  public struct Touched: Sendable {
    /// The environments whose layouts, drawings or pending work changed.
    public fileprivate(set) var counted: Set<EnvironmentID> = []
    /// The environments whose registrations were made, called or ended.
    public fileprivate(set) var called: Set<EnvironmentID> = []
    /// The environments that are new, stand elsewhere or are gone; what stands in them is not listed.
    public fileprivate(set) var moved: Set<EnvironmentID> = []
    /// The environments with an input or a value of their own for a trait that changed; what inherits from them is not listed.
    public fileprivate(set) var owners: [TraitID: Set<EnvironmentID>] = [:]
    /// Whether definitions or rules changed, which concern every environment.
    public fileprivate(set) var concernsAll = false
  }

  /// Where something may be other than it was at a mark.
  ///
  /// ```swift
  /// let mark = system.mark
  /// try system.setOverride(.integer(2), of: theme, on: scene)
  /// system.touched(since: mark).owners[theme]      // [scene]
  /// ```
  /// - Complexity: O(*c*) in the changes since then.
  public func touched(since mark: Mark) -> Touched {
    var touched = Touched()
    declarations.forEachTouched(since: mark[.declarations]) { _, _ in touched.concernsAll = true }
    rules.forEachTouched(since: mark[.rules]) { index, old in
      if old?.version != rules[index].version { touched.concernsAll = true }
    }
    hierarchy.forEachMoved(since: mark[.hierarchy]) { touched.moved.insert($0) }
    environments.forEachTouched(since: mark[.environments]) { index, _ in
      touched.counted.insert(EnvironmentID(index: Int32(index)))
    }
    registrations.forEachTouched(since: mark[.registrations]) { index, old in
      if let old { touched.called.insert(EnvironmentID(index: old.environment)) }
      if index < registrations.count {
        touched.called.insert(EnvironmentID(index: registrations[index].environment))
      }
    }
    cells.forEachTouched(since: mark[.cells]) { index, old in
      if let old { touched.note(old) }
      if index < cells.count { touched.note(cells[index]) }
    }
    return touched
  }
}

extension TraitSystem.Mark {
  subscript(table: TraitSystem.Table) -> Int { journals[table.rawValue] }
}

extension TraitSystem.Touched {
  fileprivate mutating func note(_ cell: Cell) {
    let trait = TraitID(index: cell.trait)
    if cell.owner < 0 {
      concernsAll = true
    } else {
      owners[trait, default: []].insert(EnvironmentID(index: cell.owner))
    }
  }
}
