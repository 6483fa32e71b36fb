import Commands
import Journals
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `show tree`: the hierarchy, with one trait's values or none.
  ///
  /// - Complexity: O(*n*) in the environments that are shown.
  func tree(of root: EnvironmentID?, _ trait: TraitView?) throws(Problem) -> TreeReport {
    var rows: [TreeReport.Row] = []
    let roots = root.map { [$0] } ?? world.roots
    for id in roots { try add(id, trait, to: &rows) }
    return TreeReport(rows: rows)
  }

  /// Iterative, because a tree may be deeper than the stack.
  private func add(_ root: EnvironmentID, _ trait: TraitView?, to rows: inout [TreeReport.Row])
    throws(Problem)
  {
    var todo = [(id: root, depth: 0)]
    while let (id, depth) = todo.popLast() {
      let row = row(id, depth, trait)
      try charge(bytes: row.value?.utf8.count ?? 0)
      rows.append(row)
      for child in world.shownChildren(of: id).reversed() { todo.append((child, depth + 1)) }
    }
  }

  private func row(_ id: EnvironmentID, _ depth: Int, _ trait: TraitView?) -> TreeReport.Row {
    var row = TreeReport.Row(
      depth: depth, name: world.label(of: id), kind: world.traits.hierarchy.kind(of: id), value: nil,
      mark: nil)
    var marks: [String] = []
    if let trait {
      row.value = literal(world.traits.value(of: trait.id, at: id), of: trait)
      if let mark = mark(trait, on: id) { marks.append(mark) }
    } else {
      if let names = overriddenTraits(of: id) { marks.append("override " + names) }
      if let view = world.traits.hierarchy.rootView(of: id), let names = overriddenTraits(of: view) {
        marks.append("override \(names) on its view")
      }
      if let names = givenTraits(of: id) { marks.append("\(names) by its parent") }
    }
    if depth == 0, let absence = absence(of: id) { marks.append(absence) }
    row.mark = marks.isEmpty ? nil : marks.joined(separator: "; ")
    return row
  }

  private func overriddenTraits(of id: EnvironmentID) -> String? {
    let names = world.traits.overrides(of: id).map { world.traits.declaration(of: $0).property }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// The traits that a controller is given by its parent.
  private func givenTraits(of id: EnvironmentID) -> String? {
    guard world.traits.hierarchy.kind(of: id) == .controller else { return nil }
    let traits = world.traits.ownTraits(of: id).filter { world.traits.given(of: $0, on: id) != nil }
    let names = traits.map { world.traits.declaration(of: $0).property }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// What an environment does for the value of a trait that it answers, or will do with the next update.
  private func mark(_ trait: TraitView, on id: EnvironmentID) -> String? {
    let sources = world.traits.ownSources(of: trait.id, at: id)
    if let mark = overrideMark(sources, trait) ?? givenMark(sources, trait) { return mark }
    if let view = world.traits.hierarchy.rootView(of: id),
      let mark = overrideMark(world.traits.ownSources(of: trait.id, at: view), trait, " on its view")
    {
      return mark
    }
    return world.traits.isAwaited(trait.id, at: id) ? TreeReport.Row.awaited : nil
  }

  /// What an override does for the value.
  private func overrideMark(_ sources: [TraitSystem.Source], _ trait: TraitView, _ place: String = "")
    -> String?
  {
    guard let source = sources.first(where: { $0.origin == .override && $0.role != .replaced }) else {
      return nil
    }
    switch source.role {
    case .pending, .awaited: return "override\(place), pending: \(literal(source.value, of: trait))"
    case .ending: return "override\(place) removed, pending"
    case .decides, .hidden, .overtaken, .replaced: return "override\(place)"
    }
  }

  /// What the system does for the value, or for a controller its parent.
  private func givenMark(_ sources: [TraitSystem.Source], _ trait: TraitView) -> String? {
    guard let given = sources.first(where: { $0.origin == .given && $0.role != .replaced }) else {
      return nil
    }
    switch given.role {
    case .pending, .awaited: return "\(word(of: given)), pending: \(literal(given.value, of: trait))"
    case .ending: return "\(word(of: given)), removed, pending"
    case .decides, .hidden, .overtaken, .replaced: return word(of: given)
    }
  }

  /// What is to be said of an environment that is in no hierarchy: whose child it is, and whether it has ever
  /// appeared.
  private func absence(of id: EnvironmentID) -> String? {
    guard !world.traits.hierarchy.isInHierarchy(id) else { return nil }
    guard let place = world.destination(of: id), !world.traits.hierarchy.isDestroyed(place) else {
      return "not in a hierarchy"
    }
    let parent = world.traits.parentController(of: id)
    let relation =
      parent.map { "child of \(world.reference(to: $0))" } ?? "from \(world.reference(to: place))"
    let state = world.traits.hasBeenInHierarchy(id) ? "disappeared" : "not yet appeared"
    return "\(relation), \(state)"
  }
}
