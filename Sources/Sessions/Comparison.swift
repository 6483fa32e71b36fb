import Traits
import ViewTree

/// Something of a session that can be read.
struct Fact: Sendable {
  enum Content: Sendable {
    /// What is said of it, and the code behind it.
    case said(String, code: String = "")
    case value(Value)
  }

  var aspect: Difference.Aspect
  /// What it is called: `cell`, `.theme`.
  var place: String
  var property: String
  var content: Content
  /// What is said where only the code differs.
  var anew: String
  /// Whether it tells nothing where only one of two sessions has it.
  var isShared: Bool
  /// What tells it from others, whatever it is called.
  var key: String

  init(
    _ aspect: Difference.Aspect, _ place: String, _ property: String, _ content: Content, anew: String = "",
    isShared: Bool = false, of id: EnvironmentID? = nil
  ) {
    (self.aspect, self.place, self.property, self.content) = (aspect, place, property, content)
    (self.anew, self.isShared) = (anew, isShared)
    key = "\(aspect) \(isShared) \(id.map { "\($0.index)" } ?? place) \(property)"
  }
}

extension Session {
  /// What can be read and differs in another session, in the order in which a person would look.
  ///
  /// First settings, then definitions, variables, environments and registrations; what is new comes last, then how often what was called.
  /// None means that nobody can tell the two apart.
  ///
  /// ```swift
  /// before.differences(to: after).map(\.subject)      // ["main.theme", "main.overrides.theme", "win.theme"]
  /// ```
  package func differences(to other: Session) -> [Difference] {
    let (before, after) = (facts(beside: other, isNew: false), other.facts(beside: self, isNew: true))
    let was = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    let now = Dictionary(after.map { ($0.key, $0) }) { first, _ in first }
    let changed = before.compactMap { difference($0, now[$0.key], other) }
    let added = after.filter { was[$0.key] == nil }.compactMap { difference(nil, $0, other) }
    let all = changed + added
    return all.filter { $0.aspect != .calls } + all.filter { $0.aspect == .calls }
  }

  /// Compares values by `==`, and by their text where they hold objects, whose properties may have changed.
  private func difference(_ before: Fact?, _ after: Fact?, _ other: Session) -> Difference? {
    guard let fact = after ?? before, !fact.isShared || before != nil && after != nil else { return nil }
    if case .value(let old)? = before?.content, case .value(let new)? = after?.content, old == new,
      !old.holdsObjects
    {
      return nil
    }
    let missing = fact.aspect == .calls ? "0" : nil
    let was = before.map { text($0.content) } ?? missing
    var now = after.map { other.text($0.content) } ?? missing
    switch (before?.content, after?.content) {
    case (.said(_, let old)?, .said(_, let new)?) where was == now && old != new: now = fact.anew
    case (.value(let old)?, .value(let new)?) where was == now && old != new:
      now = now.map { "another \($0)" }
    case (.value(let old)?, .value(let new)?) where was != now && !new.holdsObjects:
      var scratch = other
      if (try? scratch.areEqual(old, new)) == true { return nil }
    default: break
    }
    if was == now { return nil }
    return Difference(
      aspect: fact.aspect, subject: fact.place + fact.property, before: was, after: now,
      property: fact.property)
  }

  private func text(_ content: Fact.Content) -> String {
    switch content {
    case .said(let text, _): text
    case .value(let value): shown(resolved(value))
    }
  }

  /// What can be read; of an environment that another session has too also what is compared there.
  private func facts(beside other: Session, isNew: Bool) -> [Fact] {
    let settings = [
      ("iOS", "\(systemVersion)"), ("updates", settings.updatesManually ? "manual" : "automatic"),
      ("trace", settings.traces ? "on" : "off"), ("clock", "\(settings.clock)s"),
    ]
    let variables = variables.sorted { $0.value.order < $1.value.order }.flatMap { name, variable in
      let kind = "\(variable.isConstant ? "a constant" : "a variable") of type \(variable.type)"
      return [
        Fact(.values, name, "", .value(variable.value)), Fact(.values, name, "", .said(kind), isShared: true),
      ]
    }
    let environments = shownEnvironments.flatMap { facts(of: $0, beside: other, isNew: isNew) }
    return settings.map { Fact(.settings, $0, "", .said($1)) } + definitionFacts + variables + environments
      + screenFacts + viewFacts + registrationFacts
  }

  // MARK: Environments

  /// Where an environment stands, values, overrides, properties, handlers, and how often it was laid out and drawn.
  private func facts(of id: EnvironmentID, beside other: Session, isNew: Bool) -> [Fact] {
    let (place, isKnown) = (reference(to: id), other.traits.tree.has(id))
    var facts = [Fact(.tree, place, "", .said(standing(of: id)), of: id)]
    // Of what is gone nothing else is told.
    if !isKnown, !isNew { return facts }
    if isKnown { facts += valueFacts(of: id, place, beside: other) }
    facts += overrideFacts(of: id, place, isKnown)
    if let view = traits.tree.rootView(of: id) { facts += overrideFacts(of: view, place + ".view", isKnown) }
    let fields = readableFields(of: id)
    let names = Set(fields.keys).union(isKnown ? Array(other.readableFields(of: id).keys) : [])
    for name in names.sorted() {
      facts.append(Fact(.values, place, "." + name, .value(fields[name] ?? .nothing), of: id))
    }
    for (event, tag) in traits.observed(at: id).sorted(by: { $0.event.methodName < $1.event.methodName })
    where handlers.indices.contains(tag) {
      let content = Fact.Content.said("handled", code: handlers[tag]?.function.text ?? "")
      facts.append(Fact(.handlers, "on \(place) \(event.methodName)", "", content, anew: "handled anew"))
    }
    return facts + [
      Fact(.work, place, ".layouts", .said("\(traits.layouts(at: id))"), isShared: true, of: id),
      Fact(.work, place, ".draws", .said("\(traits.draws(at: id))"), isShared: true, of: id),
    ]
  }

  /// The values of traits where they differ; what is not set reads its default.
  ///
  /// A trait that only one session defines is told with the definitions.
  private func valueFacts(of id: EnvironmentID, _ place: String, beside other: Session) -> [Fact] {
    let (own, others) = (traits.collection(at: id), other.traits.collection(at: id))
    if own == others { return [] }
    let names = Set(own.traits.map { propertyName($0) }).union(others.traits.map { other.propertyName($0) })
    return names.sorted().compactMap { name in
      guard let trait = trait(called: name) else { return nil }
      let value = self.value(traits.value(of: trait, at: id), of: trait)
      return Fact(.traits, place, "." + name, .value(value), isShared: true, of: id)
    }
  }

  private func overrideFacts(of id: EnvironmentID, _ place: String, _ isKnown: Bool) -> [Fact] {
    let overrides = traits.overrides(at: id).entries.map { entry in
      (propertyName(entry.trait), self.value(entry.value, of: entry.trait))
    }.sorted { $0.0 < $1.0 }
    let facts = overrides.map { Fact(.overrides, place, ".overrides." + $0, .value($1), of: id) }
    guard isKnown else { return facts }
    let given = traits.overrideTraitCollection(forChild: id).map { Value.collection($0) }
    let style = Value.int(traits.overrideUserInterfaceStyle(at: id))
    return facts + (given.map { [Fact(.overrides, place, " by its parent", .value($0), of: id)] } ?? [])
      + [Fact(.overrides, place, ".overrideUserInterfaceStyle", .value(style), isShared: true, of: id)]
  }
}

extension Value {
  /// Whether it holds objects, whose properties may change while it stays the same.
  fileprivate var holdsObjects: Bool {
    switch self {
    case .object, .box: true
    default: parts.contains(where: \.holdsObjects)
    }
  }
}
