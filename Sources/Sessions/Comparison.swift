extension Session {
  /// What can be read and differs in another session, in the order in which a person would look.
  ///
  /// First settings, then definitions, variables, environments and registrations; what is new comes last, then how often what was called.
  /// ```swift
  /// before.differences(to: after).map(\.subject)      // ["main.theme", "main.overrides.theme", "win.theme"]
  /// ```
  package func differences(to other: Session) -> [Difference] {
    let (before, after) = (facts(beside: other, isOld: true), other.facts(beside: self, isOld: false))
    let was = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    let now = Dictionary(after.map { ($0.key, $0) }) { first, _ in first }
    let differences = (before + after.filter { was[$0.key] == nil }).compactMap { fact -> Difference? in
      // What was not there was not called either.
      let absent = fact.aspect == .calls ? "0" : nil
      guard let (old, new) = told(was[fact.key], now[fact.key], in: other), old ?? absent != new ?? absent
      else { return nil }
      return Difference(
        aspect: fact.aspect, subject: fact.place + fact.property, before: old ?? absent, after: new ?? absent,
        property: fact.property)
    }
    return differences.sorted(on: { $0.aspect == .calls ? 2 : $0.before == nil ? 1 : 0 })
  }

  /// What is said of a fact here and in another session; nil where it is the same.
  ///
  /// Values are compared by `==`, and by their text where they hold objects, whose properties may have changed.
  private func told(_ old: Fact?, _ new: Fact?, in other: Session) -> (String?, String?)? {
    let isSame = old?.value == new?.value
    let holdsObjects = new?.value.holdsObjects ?? false
    if isSame, !holdsObjects, old?.detail == new?.detail { return nil }
    let (was, now) = (
      old.map { shown(resolved($0.value)) }, new.map { other.shown(other.resolved($0.value)) }
    )
    guard let old, let new, let now else { return (was, now) }
    if was != now {
      var scratch = other
      let areEqual = !holdsObjects && old.detail == new.detail
      return areEqual && (try? scratch.areEqual(old.value, new.value)) == true ? nil : (was, now)
    }
    if !isSame { return (now, "another \(now)") }
    if old.detail == new.detail { return nil }
    return new.anew.map { (was, $0) } ?? (old.detail, new.detail)
  }
}
