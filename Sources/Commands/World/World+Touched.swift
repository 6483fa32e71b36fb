import Journals
import Syntax
package import Traits
package import ViewTree

extension World {
  /// Where facts may be other than they were at a mark.
  package struct Touched {
    /// The environments of which everything is to be looked at.
    package var whole: Set<EnvironmentID> = []
    /// The environments of which the registrations are to be looked at.
    package var called: Set<EnvironmentID> = []
    /// The environments of which the counts are to be looked at.
    package var counted: Set<EnvironmentID> = []
    /// The traits whose values are to be looked at, by environment.
    package var traits: [EnvironmentID: Set<TraitID>] = [:]

    /// All of them, in the order in which they were made.
    package var environments: [EnvironmentID] {
      whole.union(counted).union(traits.keys).sorted { $0.index < $1.index }
    }
  }

  /// Where facts about environments may be other than they were at a mark; `nil` where that is everywhere.
  ///
  /// Rows are looked at, not values: a journal knows which were written.
  ///
  /// - Complexity: O(*c* + *e*) in the changes since then and the environments that inherit from what
  ///   changed; where properties or handlers were changed, O(1) for each environment besides.
  package func touched(since mark: Mark) -> Touched? {
    let engine = traits.touched(since: mark.traits)
    // What an instance holds shows wherever a trait or a property holds the instance.
    let everywhere = [
      enums.mark == mark[.enums], colors.mark == mark[.colors],
      actions.mark == mark[.actions], instances.mark == mark[.instances],
      images.mark == mark[.images],
    ]
    if engine.concernsAll || everywhere.contains(false) {
      return nil
    }
    var touched = Touched()
    for id in engine.moved { touched.whole.formUnion(traits.hierarchy.preorder(from: id)) }
    for (trait, owners) in engine.owners {
      touched.whole.formUnion(owners)
      for owner in owners where !traits.hierarchy.isDestroyed(owner) {
        for id in [owner] + traits.thoseBelow(owner) { touched.traits[id, default: []].insert(trait) }
      }
    }
    (touched.counted, touched.called) = (engine.counted, engine.called)
    touchRows(since: mark, &touched)
    return shown(touched)
  }

  /// The environments whose own tables were written: names, properties, handlers, registrations.
  private func touchRows(since mark: Mark, _ touched: inout Touched) {
    var renamed: Set<Name> = []
    environments.forEachTouched(since: mark[.environments]) { index, old in
      touched.whole.insert(EnvironmentID(index: Int32(index)))
      let now = index < environments.count ? environments[index].name : nil
      if old?.name != now { renamed.formUnion([old?.name, now].compactMap { $0 }) }
    }
    // Where a name comes or goes, others of that name are called otherwise, and so is the parent of what
    // stands in them.
    for name in renamed where name.id >= 0 {
      for id in environments(named: name) {
        touched.whole.insert(id)
        touched.whole.formUnion(shownChildren(of: id))
      }
    }
    tokens.forEachTouched(since: mark[.tokens]) { index, old in
      if let old { touched.whole.insert(old.environment) }
      if index < tokens.count { touched.whole.insert(tokens[index].environment) }
    }
    var (rows, events): (Set<Int32>, Set<Int32>) = ([], [])
    properties.forEachTouched(since: mark[.properties]) { index, _ in
      rows.insert(Int32(index))
    }
    handlers.forEachTouched(since: mark[.handlers]) { index, _ in
      events.insert(Int32(index))
    }
    if rows.isEmpty, events.isEmpty { return }
    for index in environments.indices where hasRow(index, rows, events) {
      touched.whole.insert(EnvironmentID(index: Int32(index)))
    }
  }

  /// Whether one of these properties or handlers is an environment's.
  private func hasRow(_ index: Int, _ rows: Set<Int32>, _ events: Set<Int32>) -> Bool {
    var row = environments[index].firstProperty
    while row >= 0 {
      if rows.contains(row) { return true }
      row = properties[Int(row)].next
    }
    row = environments[index].firstHandler
    while row >= 0 {
      if events.contains(row) { return true }
      row = handlers[Int(row)].next
    }
    return false
  }

  /// A controller's root view has no facts of its own: what is said of it is said of the controller.
  private func shown(_ touched: Touched) -> Touched {
    var shown = touched
    for id in touched.whole.union(touched.counted) where isUnnamed(id) {
      guard let owner = traits.hierarchy.parent(of: id) else { continue }
      if touched.whole.contains(id) { shown.whole.insert(owner) }
      shown.counted.insert(owner)
    }
    return shown
  }

  private func isUnnamed(_ id: EnvironmentID) -> Bool {
    traits.hierarchy.isRootView(id) && !traits.hierarchy.isDestroyed(id)
  }

  /// Whether an environment is there and has a name, so that facts can be told of it.
  package func isShown(_ id: EnvironmentID) -> Bool {
    Int(id.index) < environments.count && environments[Int(id.index)].name.id >= 0
      && !traits.hierarchy.isDestroyed(id)
  }
}

extension World.Mark {
  fileprivate subscript(table: World.Table) -> Int { tables[table.rawValue] }
}
