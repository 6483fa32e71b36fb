import Commands
import Journals
import Presentations
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `show …`.
  func show(_ topic: Topic, _ subject: Subject?, isWhole: Bool) throws(Problem) {
    let limit = isWhole ? Int.max : Limit.rows
    switch (topic, subject) {
    case (.tree, .trait(let trait)?):
      let whole = "show all tree \(world.declaration(of: trait).property)"
      try answer(try tree(of: nil, trait), limitedTo: limit, whole: whole)
    case (.tree, .environment(let code)?):
      let id = try environment(code)
      try answer(
        try tree(of: id, nil), limitedTo: limit, whole: "show all tree \(world.reference(to: id))")
    case (.tree, nil): try answer(try tree(of: nil, nil), limitedTo: limit, whole: "show all tree")
    case (.tree, .traitBelow(let trait, let code)?):
      let id = try environment(code)
      let property = world.declaration(of: trait).property
      try answer(
        try tree(of: id, trait), limitedTo: limit,
        whole: "show all tree \(property) \(world.reference(to: id))")
    case (.trait, .trait(let trait)?): try answer(.facts(facts(of: trait)), rows: 1)
    case (.key, .environmentKey(let row)?): try answer(.facts(facts(ofKey: row)), rows: 1)
    case (.traits, .environment(let code)?): try answer(try traitTable(try environment(code)))
    case (.traits, nil): try answer(try traitList(), limitedTo: limit, whole: "show all traits")
    case (.overrides, .environment(let code)?): try answer(try overrideTable([try environment(code)]))
    case (.overrides, _):
      let environments = world.environmentsWithOwnValues
      try charge(rows: environments.count)
      let table = try overrideTable(environments)
      try answer(table, limitedTo: limit, whole: "show all overrides")
    case (.registrations, .environment(let code)?):
      let id = try environment(code)
      try charge(rows: world.tokens.count / Price.row)
      try answer(
        registrationTable { $0 == id }, limitedTo: limit,
        whole: "show all registrations \(world.reference(to: id))")
    case (.registrations, _):
      try answer(registrationTable { _ in true }, limitedTo: limit, whole: "show all registrations")
    case (.log, _): try answer(logTable())
    case (.cost, _): try answer(costTable())
    case (.screen, .environment(let code)?): try answer(try screen(of: try environment(code)))
    case (.screen, _):
      let standing = world.scenes.filter { world.screens.size(of: $0) != nil }
      for scene in standing.isEmpty ? world.scenes : standing { try answer(try screen(of: scene)) }
    case (.devices, _): try answer(deviceTable())
    case (.decisions, _): try answer(decisionTable())
    case (.decision, .decision(let point)?): try answer(.decision(point), rows: 1)
    default: break
    }
  }

  // MARK: - Explanations

  /// `why cell.theme`.
  func explain(_ trait: TraitView, of id: EnvironmentID) throws(Problem) {
    let chain = world.traits.explanation(of: trait.id, at: id)
    try answer(.explained(try explanation(trait, id, chain)), rows: chain.count)
  }

  /// The chain in the words of the definition by which the trait was named.
  private func explanation(_ trait: TraitView, _ id: EnvironmentID, _ chain: [TraitSystem.Source])
    throws(Problem) -> Explanation
  {
    let current = world.traits.value(of: trait.id, at: id)
    let places = chain.map { source in
      source.environment.map { world.reference(to: $0) } ?? world.declaration(of: trait).definition
    }
    let winner = chain.firstIndex(where: \.isInForce) ?? 0
    let next = chain.firstIndex(where: \.isNext) ?? 0
    let links = try chain.indices.map { (index) throws(Problem) in
      let hider = chain[index].role == .overtaken ? places[next] : index > winner ? places[winner] : nil
      return Explanation.Link(
        place: places[index], source: word(of: chain[index]),
        value: try literal(world.value(chain[index].value, trait.type)),
        remark: remark(chain[index], hider, id))
    }
    return Explanation(
      value: literal(current, of: trait), links: shortened(links),
      notes: try notes(on: id, trait.id, chain), decisions: decisions(on: id, trait.id, chain))
  }

  private func remark(_ source: TraitSystem.Source, _ hider: String?, _ id: EnvironmentID)
    -> Explanation.Remark
  {
    switch source.role {
    case .decides: .decides
    case .ending: .ending
    case .replaced: .replaced
    case .pending: .pending
    case .awaited: .awaited(by: world.reference(to: id))
    case .hidden, .overtaken:
      source.environment == nil ? .none : hider.map { .hidden(by: $0) } ?? .none
    }
  }

  /// Before iOS 17 the overrides of views do not reach the controllers in them.
  ///
  /// What a place that keeps its values does not hear of now is another matter.
  private func passedOver(on id: EnvironmentID, _ trait: TraitID) -> [String] {
    let hierarchy = world.traits.hierarchy
    let sources = [id] + Array(world.traits.inheritanceAncestors(of: id))
    let views = hierarchy.ancestors(of: id).filter {
      hierarchy.kind(of: $0) == .view && !sources.contains($0)
    }
    return views.filter { world.traits.override(of: trait, on: $0) != nil }.map {
      "the override on \(world.reference(to: $0)) does not come here: before iOS 17 a controller inherits from its parent controller"
    }
  }

  private func notes(on id: EnvironmentID, _ trait: TraitID, _ chain: [TraitSystem.Source]) throws(Problem)
    -> [String]
  {
    var notes = passedOver(on: id, trait)
    if !world.traits.isFollowing(id) {
      notes.append(
        "\(world.reference(to: id)) is in no hierarchy: it keeps its last values until it is inserted")
    }
    if let next = chain.first(where: \.isNext),
      try !isEqualUncounted(trait, world.traits.value(of: trait, at: id), next.value)
    {
      notes.append(pendingNote(id))
    }
    return notes
  }

  /// When a change comes to an environment that is not there yet.
  private func pendingNote(_ id: EnvironmentID) -> String {
    if world.traits.isUpdating {
      return world.traits.hasUpdated(id)
        ? "a change is pending: the next pass of this update brings it"
        : "an update is in progress: it goes top-down, and has not come to \(world.reference(to: id)) yet"
    }
    if !world.traits.isFollowing(id) {
      let isUpdatable = world.traits.hierarchy.kind(of: id) != .presentation && isAvailable(.updatingTraits)
      return "a change is pending: insertion brings it"
        + (isUpdatable ? ", or `update traits \(world.reference(to: id))`" : "")
    }
    if world.settings[0].updatesManually {
      return "a change is pending: updates are manual, so `update` brings it"
    }
    return "a change is pending: collections are updated just before layout, at the end of the turn"
  }

  // MARK: - Tables

  /// Every trait, Apple's first, with its default.
  private func traitList() throws(Problem) -> TableReport {
    var rows: [[String]] = []
    for view in world.traits.traits.flatMap({ world.views(of: $0) }) {
      let definition = world.declaration(of: view)
      var remarks = definition.isSystem ? [] : ["own"]
      if world.affectsColor(view.id), !definition.isSystem { remarks.append("affects colour") }
      if view.isSecond {
        remarks.append("shares data with \(world.traits.declaration(of: view.id).property)")
      }
      rows.append([
        definition.property, try literal(world.value(definition.defaultValue, view.type)),
        remarks.joined(separator: ", "),
      ])
    }
    return TableReport(header: [], rows: rows, empty: "no traits")
  }

  private func traitTable(_ id: EnvironmentID) throws(Problem) -> TableReport {
    let rows = try world.traits.traits.map { (trait) throws(Problem) in
      let value = world.traits.value(of: trait, at: id)
      let definition = world.traits.declaration(of: trait)
      let isDefault = value.isEqual(to: definition.defaultValue)
      let mark = world.traits.override(of: trait, on: id) != nil ? "override" : isDefault ? "default" : ""
      return [definition.property, try literal(world.value(value, of: trait)), mark]
    }
    return TableReport(header: [], rows: rows, empty: "no traits")
  }
}
