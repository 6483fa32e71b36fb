extension Session {
  /// The facts that differ in another session, in the order in which a person would look for them.
  ///
  /// Settings come first, then definitions, variables, environments and registrations. New facts follow, and the numbers of calls are last.
  /// ```swift
  /// before.differences(to: after).map(\.subject)      // ["main.theme", "main.overrides.theme", "win.theme"]
  /// ```
  package func differences(to other: Session) -> [Difference] {
    let (before, after) = (facts(beside: other, isOld: true), other.facts(beside: self, isOld: false))
    let was = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    let now = Dictionary(after.map { ($0.key, $0) }) { first, _ in first }
    let differences = (before + after.filter { was[$0.key] == nil }).compactMap { fact -> Difference? in
      // A registration that did not exist was called 0 times.
      let zero = fact.aspect == .calls ? "0" : nil
      guard let (old, new) = texts(of: was[fact.key], now[fact.key], in: other), old ?? zero != new ?? zero
      else { return nil }
      return Difference(
        aspect: fact.aspect, subject: fact.place + fact.property, before: old ?? zero, after: new ?? zero,
        property: fact.property)
    }
    return differences.sorted(on: { $0.aspect == .calls ? 2 : $0.before == nil ? 1 : 0 })
  }

  /// The texts of a fact here and in another session; nil if they do not differ.
  ///
  /// Values are compared by `==`. Values that hold objects are compared by their text too, because properties may have changed.
  private func texts(of old: Fact?, _ new: Fact?, in other: Session) -> (String?, String?)? {
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
    return new.changeText.map { (was, $0) } ?? (old.detail, new.detail)
  }
}
