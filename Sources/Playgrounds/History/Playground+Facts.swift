import Commands
import Journals
import Presentations
import Syntax
import Traits
import ViewTree

extension Playground {
  /// The facts of the present state, in the order of the state: how it is set, definitions, variables,
  /// environments, registrations, inspectors.
  ///
  /// - Complexity: O(*n* · *t*) in environments and traits; which is paid for; asked for by `diff` and
  ///   exercises.
  func facts() throws(Problem) -> Facts {
    try charge(rows: world.traits.hierarchy.count * world.traits.traitCount / Price.row)
    return try facts { (facts: inout Facts) throws(Problem) in
      for id in world.allEnvironments { try add(id, to: &facts) }
      addRegistrations(to: &facts) { _ in true }
    }
  }

  /// The facts that are few, and between them, those that `addTree` adds about environments and their
  /// registrations.
  func facts(_ addTree: (inout Facts) throws(Problem) -> Void) throws(Problem) -> Facts {
    var facts = Facts()
    addSettings(to: &facts)
    addDefinitions(to: &facts)
    try addTraits(to: &facts)
    for row in world.declarations.indices { try add(variable: row, to: &facts) }
    try addTree(&facts)
    for row in world.inspectorRows.indices { add(inspector: world.inspectorRows[row].inspector, to: &facts) }
    return facts
  }

  /// The counts of the whole session, and whether work waits: told where nothing else differs, since nearly
  /// every statement counts.
  func totals() -> Facts {
    var facts = Facts()
    facts.add("work", world.traits.hasPendingWork ? "pending" : "done", .setting)
    for row in costTable().rows { facts.add("\(row[0]) so far", row[1], .setting) }
    return facts
  }

  private func addSettings(to facts: inout Facts) {
    if let version = world.traits.version { facts.add("iOS", String(version.rawValue)) }
    facts.add("updates", world.settings[0].updatesManually ? "manual" : "automatic", .setting)
    facts.add("trace", world.settings[0].isTracing ? "on" : "off", .setting)
  }

  private func add(variable row: Int, to facts: inout Facts) throws(Problem) {
    let declaration = world.declarations[row]
    let value = try literal(world.variables[row])
    let name = world.names[declaration.name]
    // A setting of that name is another fact.
    let subject = ["iOS", "updates", "trace"].contains(name) ? "variable \(name)" : name
    facts.add(subject, value)
    facts.add(
      detail: "\(declaration.isConstant) \(declaration.type)", of: subject,
      anew: value + (declaration.isConstant ? ", a constant" : ", a variable"))
  }

  // MARK: - Environments

  /// Everything about an environment but its registrations.
  func add(_ id: EnvironmentID, to facts: inout Facts) throws(Problem) {
    let place = world.reference(to: id)
    facts.add(place: place)
    facts.add(place, standing(of: id))
    if let destination = world.destination(of: id), !world.traits.hierarchy.isDestroyed(destination) {
      facts.add("\(place) is to appear in", world.reference(to: destination), .setting)
    }
    if let layout = world.screens.layout(of: id, traits: world.traits) {
      let orientation = layout.orientation.map { " " + $0.rawValue } ?? ""
      facts.add("screen of \(place)", "\(layout.device.title)\(orientation), \(layout.size)", .setting)
      facts.add(detail: "\(layout.extent)", of: "screen of \(place)", anew: "\(layout.size), shared anew")
    }
    for trait in world.traits.traits { try add(trait, of: id, place, to: &facts) }
    try addOverrides(of: id, place, to: &facts)
    if let view = world.traits.hierarchy.rootView(of: id) {
      try addOverrides(of: view, "\(place).view", to: &facts)
    }
    for (name, value) in world.storedProperties(of: id) { facts.add("\(place).\(name)", try charged(value)) }
    for event in world.handledEvents(of: id) {
      let subject = "on \(place) \(event.spelling)"
      facts.add(subject, "handled")
      facts.add(
        detail: FactDetail(text: "", blocks: world.handler(of: event, on: id).map { [$0] } ?? []),
        of: subject,
        anew: "handled anew")
    }
    addCounts(of: id, place, to: &facts)
  }

  /// The value of a trait, where it is not the default.
  func add(_ trait: TraitID, of id: EnvironmentID, _ place: String, to facts: inout Facts) throws(Problem) {
    let told = world.ask { system -> (property: String, value: TraitValue)? in
      let (value, definition) = (system.value(of: trait, at: id), system.declaration(of: trait))
      return value.isEqual(to: definition.defaultValue) ? nil : (definition.property, value)
    }
    guard let (property, value) = told else { return }
    let written = try literal(world.value(value, of: trait))
    facts.add(property, at: place, written)
    add(object: value, of: trait, "\(place).\(property)", written, to: &facts)
  }

  /// What lies behind the text of a trait's value, where two may read alike and differ, or the reverse.
  func add(
    object value: TraitValue, of trait: TraitID, _ subject: String, _ written: String, to facts: inout Facts
  ) {
    guard case .object = value else { return }
    let object = world.value(value, of: trait)
    facts.add(object: object, of: subject)
    if object.holdsInstance { facts.add(detail: "\(object)", of: subject, anew: "another \(written)") }
  }

  /// How often an environment was laid out and drawn; of a controller, how often its view was.
  func addCounts(of id: EnvironmentID, _ place: String, to facts: inout Facts) {
    let (layouts, draws) = world.ask { ($0.layouts(of: id), $0.draws(of: id)) }
    if layouts > 0 { facts.add("\(place).layouts", String(layouts), .work) }
    let drawn = world.traits.hierarchy.kind(of: id) == .controller ? "\(place).view" : place
    if draws > 0 { facts.add("\(drawn).draws", String(draws), .work) }
  }

  /// What an environment is and where it stands: `view in form`.
  private func standing(of id: EnvironmentID) -> String {
    let kind = "\(world.traits.hierarchy.kind(of: id))"
    if let parent = world.traits.hierarchy.parent(of: id) {
      return "\(kind) in \(world.reference(to: parent))"
    }
    if kind == "scene" { return kind }
    return "\(kind) in no hierarchy"
  }

  private func addOverrides(of id: EnvironmentID, _ place: String, to facts: inout Facts) throws(Problem) {
    for trait in world.traits.overrides(of: id) {
      guard let value = world.traits.override(of: trait, on: id) else { continue }
      let subject = "\(place).overrides.\(world.traits.declaration(of: trait).property)"
      let written = try literal(world.value(value, of: trait))
      facts.add(subject, written, .override)
      add(object: value, of: trait, subject, written, to: &facts)
    }
  }

  // MARK: - Registrations and inspectors

  /// A registration as what it is for: in which order it names its traits makes no difference.
  private func subject(ofRegistration row: Int) -> String {
    let token = world.tokens[row]
    let traits = token.traits.map { world.traits.declaration(of: $0).property }.sorted()
    return "registration on \(world.reference(to: token.environment)) for \(traits.joined(separator: ", "))"
  }

  /// Adds the registrations on some environments; those on the same one for the same traits are counted
  /// together.
  func addRegistrations(to facts: inout Facts, on isWanted: (EnvironmentID) -> Bool) {
    var subjects: [String] = []
    var rows: [String: [Int]] = [:]
    for row in world.tokens.indices
    where !world.tokens[row].isEnded && isWanted(world.tokens[row].environment) {
      let subject = subject(ofRegistration: row)
      if rows[subject] == nil { subjects.append(subject) }
      rows[subject, default: []].append(row)
    }
    for subject in subjects {
      let rows = rows[subject] ?? []
      let calls = rows.map { String(world.traits.calls(of: world.tokens[$0].registration)) }
      facts.add(subject, rows.map { world.describe(actionOf: $0) }.joined(separator: ", "))
      facts.add(detail: detail(ofRegistrations: rows), of: subject, anew: "registered anew")
      facts.add("calls of the \(subject)", calls.joined(separator: ", "), .call)
    }
  }

  /// What distinguishes registrations on one environment for the same traits.
  private func detail(ofRegistrations rows: [Int]) -> FactDetail {
    let tokens = rows.map { world.tokens[$0] }
    let blocks = tokens.compactMap { token in
      if case .block(let body) = token.action { return body }
      return nil
    }
    let text = tokens.map { "\($0.registration) \($0.traits) \($0.captures)" }
    return FactDetail(text: text.joined(separator: ", "), blocks: blocks)
  }

  private func add(inspector id: InspectorID, to facts: inout Facts) {
    for property in InspectorProperty.allCases {
      facts.add("\(world.label(of: id)).\(property.rawValue)", world.literal(value(property, of: id)))
    }
  }
}

extension World {
  /// What a registration does when its traits change.
  fileprivate func describe(actionOf token: Int) -> String {
    switch tokens[token].action {
    case .block, .none: "block"
    case .action(let index, let target): "action \(actions[Int(index)].name) on \(reference(to: target))"
    }
  }
}
