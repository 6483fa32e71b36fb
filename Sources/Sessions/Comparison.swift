import Traits
import ViewTree

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
    var comparison = Comparison(self, other)
    comparison.compareSettings()
    comparison.compareDefinitions()
    comparison.compareVariables()
    comparison.compareEnvironments()
    comparison.compareScreens()
    comparison.compareViews()
    comparison.compareRegistrations()
    return comparison.changed + comparison.added + comparison.calls
  }
}

struct Comparison {
  let old: Session
  let new: Session
  /// Where values are compared by code of the learner's.
  private var scratch: Session
  private(set) var changed: [Difference] = []
  private(set) var added: [Difference] = []
  private(set) var calls: [Difference] = []

  init(_ old: Session, _ new: Session) { (self.old, self.new, scratch) = (old, new, new) }

  /// What is said of something, and the code behind it.
  typealias Written = (summary: String, code: String)

  mutating func add(
    _ aspect: Difference.Aspect, _ place: String, _ property: String, _ before: String?, _ after: String?
  ) {
    if before == after { return }
    let difference = Difference(
      aspect: aspect, subject: place + property, before: before, after: after, property: property)
    if aspect == .calls {
      calls.append(difference)
    } else if before == nil {
      added.append(difference)
    } else {
      changed.append(difference)
    }
  }

  /// Compares two values: by `==`, and by their text where they hold objects, whose properties may have changed.
  mutating func add(
    _ aspect: Difference.Aspect, _ place: String, _ property: String, _ before: Value?, _ after: Value?
  ) {
    if before == after, !(before?.holdsObjects ?? false) { return }
    let (was, now) = (before.map { old.shown(old.resolved($0)) }, after.map { new.shown(new.resolved($0)) })
    if was != now {
      if let before, let after, !after.holdsObjects, (try? scratch.areEqual(before, after)) == true { return }
      add(aspect, place, property, was, now)
    } else if before != after, let now {
      add(aspect, place, property, now, "another \(now)")
    }
  }

  /// Compares what is said, and where that is the same, the code.
  private mutating func add(
    _ aspect: Difference.Aspect, _ place: String, _ property: String, _ before: Written?,
    _ after: Written?, anew: String
  ) {
    add(aspect, place, property, before?.summary, after?.summary)
    if let before, let after, before.summary == after.summary, before.code != after.code {
      add(aspect, place, property, before.summary, anew)
    }
  }

  /// The names of the old session, then those that only the new one has.
  static func names<Name: Hashable>(_ before: [Name], _ after: [Name]) -> [Name] {
    let known = Set(before)
    return before + after.filter { !known.contains($0) }
  }

  fileprivate mutating func compareSettings() {
    add(.settings, "iOS", "", "\(old.systemVersion)", "\(new.systemVersion)")
    func updates(_ session: Session) -> String { session.settings.updatesManually ? "manual" : "automatic" }
    add(.settings, "updates", "", updates(old), updates(new))
    add(.settings, "trace", "", old.settings.traces ? "on" : "off", new.settings.traces ? "on" : "off")
    add(.settings, "clock", "", "\(old.settings.clock)s", "\(new.settings.clock)s")
  }

  fileprivate mutating func compareDefinitions() {
    let (before, after) = (old.definitionTexts, new.definitionTexts)
    for name in Self.names(before.keys.sorted(), after.keys.sorted()) {
      add(.definitions, name, "", before[name], after[name], anew: "redefined")
    }
  }

  fileprivate mutating func compareVariables() {
    func names(_ session: Session) -> [String] {
      session.variables.sorted { $0.value.order < $1.value.order }.map(\.key)
    }
    for name in Self.names(names(old), names(new)) {
      let (was, now) = (old.variables[name], new.variables[name])
      add(.values, name, "", was?.value, now?.value)
      if let was, let now { add(.values, name, "", was.kind, now.kind) }
    }
  }

  fileprivate mutating func compareRegistrations() {
    let (before, after) = (old.registrationFacts, new.registrationFacts)
    for name in Self.names(before.keys.sorted(), after.keys.sorted()) {
      let (was, now) = (before[name], after[name])
      let (place, traits) = ("registration on \(name.place)", " for \(name.traits)")
      add(.handlers, place, traits, was?.written, now?.written, anew: "registered anew")
      add(.calls, "calls of the " + place, traits, was?.calls ?? "0", now?.calls ?? "0")
    }
  }

  // MARK: Environments

  /// What differs in the environments: where they stand, values, overrides, properties, handlers, and how often they were laid out and drawn.
  fileprivate mutating func compareEnvironments() {
    let (before, after) = (old.shownEnvironments, new.shownEnvironments)
    for id in before + after.filter({ !old.traits.tree.has($0) }) {
      let (was, now) = (old.traits.tree.has(id), new.traits.tree.has(id))
      let place = now ? new.reference(to: id) : old.reference(to: id)
      add(.tree, place, "", was ? old.standing(of: id) : nil, now ? new.standing(of: id) : nil)
      if now { compare(id, place, isNew: !was) }
    }
  }

  private mutating func compare(_ id: EnvironmentID, _ place: String, isNew: Bool) {
    if !isNew { compareValues(id, place) }
    compareOverrides(id, place, isNew)
    if let view = new.traits.tree.rootView(of: id) { compareOverrides(view, place + ".view", isNew) }
    let (fields, newFields) = (isNew ? [:] : old.readableFields(of: id), new.readableFields(of: id))
    for name in Set(fields.keys).union(newFields.keys).sorted() {
      add(.values, place, "." + name, isNew ? nil : fields[name] ?? .nothing, newFields[name] ?? .nothing)
    }
    let (handlers, newHandlers) = (isNew ? [:] : old.handlerTexts(of: id), new.handlerTexts(of: id))
    for event in Self.names(handlers.keys.sorted(), newHandlers.keys.sorted()) {
      add(.handlers, "on \(place) \(event)", "", handlers[event], newHandlers[event], anew: "handled anew")
    }
    if isNew { return }
    add(.work, place, ".layouts", "\(old.traits.layouts(at: id))", "\(new.traits.layouts(at: id))")
    add(.work, place, ".draws", "\(old.traits.draws(at: id))", "\(new.traits.draws(at: id))")
  }

  /// The values of traits; what is not set reads its default.
  private mutating func compareValues(_ id: EnvironmentID, _ place: String) {
    let (before, after) = (old.traits.collection(at: id), new.traits.collection(at: id))
    if before == after { return }
    for name in names(before, after) {
      // A trait that only one of them defines is told with the definitions.
      guard let was = old.trait(called: name), let now = new.trait(called: name) else { continue }
      add(
        .traits, place, "." + name, old.value(old.traits.value(of: was, at: id), of: was),
        new.value(new.traits.value(of: now, at: id), of: now))
    }
  }

  /// The names of the traits that are set in one of two collections, of the old session and of the new one.
  private func names(_ before: TraitCollection, _ after: TraitCollection) -> [String] {
    Set(before.traits.map { old.propertyName($0) }).union(after.traits.map { new.propertyName($0) }).sorted()
  }

  private mutating func compareOverrides(_ id: EnvironmentID, _ place: String, _ isNew: Bool) {
    let before = isNew ? TraitCollection() : old.traits.overrides(at: id)
    let after = new.traits.overrides(at: id)
    func value(_ name: String, _ session: Session, _ overrides: TraitCollection) -> Value? {
      session.trait(called: name).flatMap { trait in overrides[trait].map { session.value($0, of: trait) } }
    }
    for name in names(before, after) {
      add(.overrides, place, ".overrides." + name, value(name, old, before), value(name, new, after))
    }
    if isNew { return }
    let (given, gives) = (
      old.traits.overrideTraitCollection(forChild: id), new.traits.overrideTraitCollection(forChild: id)
    )
    add(.overrides, place, " by its parent", given.map { .collection($0) }, gives.map { .collection($0) })
    add(
      .overrides, place, ".overrideUserInterfaceStyle",
      .int(old.traits.overrideUserInterfaceStyle(at: id)), .int(new.traits.overrideUserInterfaceStyle(at: id))
    )
  }
}

extension Variable {
  fileprivate var kind: String { "\(isConstant ? "a constant" : "a variable") of type \(type)" }
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
