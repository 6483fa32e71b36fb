import Commands
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `what if { … } show tree theme`: on a copy that does not outlive the statement.
  ///
  /// - Complexity: Without a statement behind the block O(*d* + *e*) in definitions and variables, and in the
  ///   environments that the block may have changed, apart from what the block does itself; where it has destroyed anything, O(*n*) in all.
  func whatIf(_ trial: Trial, _ tail: Statement?) throws(Problem) {
    let mark = world.mark
    let outer = (confirms: options.confirms, resized: resized)
    options.confirms = false
    let top = stack.count
    var isOver = false
    defer {
      stack.removeSubrange(top...)
      (options.confirms, resized) = outer
      if !isOver { world.revert(to: mark) }
    }
    resized = []
    let hasAnswered = try trying { () throws(Problem) in try attempt(trial, behind: tail) }
    if hasAnswered { return }
    var touched = world.touched(since: mark)
    touched?.whole.formUnion(resized)
    let placeless = try placeless(touched?.whole ?? [])
    touched?.whole.formUnion(placeless)
    let after = try facts(of: touched)
    world.revert(to: mark)
    isOver = true
    let differences = try differences(try facts(of: touched), after)
    try answer(.differences(differences.folded(to: Limit.rows)), rows: differences.count)
  }

  /// The controllers that were to appear in what is destroyed now, where anything is.
  private func placeless(_ touched: Set<EnvironmentID>) throws(Problem) -> [EnvironmentID] {
    let hierarchy = world.traits.hierarchy
    guard touched.contains(where: { hierarchy.isDestroyed($0) }) else { return [] }
    try step(hierarchy.count / Price.elements, nil)
    return world.allEnvironments.filter { id in
      world.destination(of: id).map { hierarchy.isDestroyed($0) } ?? false
    }
  }

  /// The facts of the present state about what may have been changed, or all.
  private func facts(of touched: World.Touched?) throws(Problem) -> Facts {
    guard let touched else { return try facts() }
    try charge(rows: touched.whole.count * world.traits.traitCount / Price.row)
    try charge(rows: touched.traits.count + touched.counted.count + touched.called.count)
    return try facts { (facts: inout Facts) throws(Problem) in
      for id in touched.environments where world.isShown(id) {
        if touched.whole.contains(id) {
          try add(id, to: &facts)
          continue
        }
        let place = world.reference(to: id)
        facts.add(place: place)
        for trait in (touched.traits[id] ?? []).sorted() { try add(trait, of: id, place, to: &facts) }
        if touched.counted.contains(id) { addCounts(of: id, place, to: &facts) }
      }
      addRegistrations(to: &facts) { touched.whole.contains($0) || touched.called.contains($0) }
    }
  }
}
