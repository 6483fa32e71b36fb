/// The traits that there are: Apple's, and those that were defined since.
struct Definitions: Sendable {
  private(set) var rows = TraitDefinition.system
  /// The defaults by themselves, because they are read most.
  private(set) var defaults = TraitDefinition.system.map(\.defaultValue)
  /// Definitions of the other style that share a trait's data.
  private(set) var counterparts: [TraitID: TraitDefinition] = [:]

  /// How many traits are Apple's.
  static let systemCount = Int32(TraitDefinition.system.count)

  subscript(trait: TraitID) -> TraitDefinition { rows[Int(trait.index)] }

  func defaultValue(of trait: TraitID) -> TraitValue { defaults[Int(trait.index)] }

  func value(of trait: TraitID, in collection: TraitCollection) -> TraitValue {
    collection[trait] ?? defaults[Int(trait.index)]
  }

  func trait(identifier: String?) -> TraitID? {
    guard let identifier else { return nil }
    return rows.firstIndex { $0.identifier == identifier }.map { TraitID(index: Int32($0)) }
  }

  // MARK: - Changing

  /// Adds a trait, or finds the one whose data a definition of the other style shares.
  mutating func define(_ definition: TraitDefinition) throws(TraitProblem) -> TraitID {
    if let other = trait(identifier: definition.identifier) {
      if self[other].isSystem || self[other].style == definition.style || counterparts[other] != nil {
        throw duplicate(definition, other)
      }
      try check(definition, agreesWith: self[other])
      counterparts[other] = definition
      return other
    }
    rows.append(definition)
    defaults.append(definition.defaultValue)
    return TraitID(index: Int32(rows.count - 1))
  }

  /// Replaces what a trait is; `user` is a phrase that names what uses it.
  mutating func redefine(
    _ trait: TraitID, as definition: TraitDefinition, usedBy user: String?
  ) throws(TraitProblem) {
    let old = self[trait]
    if old.isSystem {
      throw TraitProblem(
        "\(old.property) is one of Apple's traits: only one's own are redefined.")
    }
    if old.style != definition.style {
      let style = old.style == .swift ? "Swift" : "Objective-C"
      throw TraitProblem("\(old.key) is a definition in \(style)'s style, and stays one.")
    }
    if old.storage != definition.storage, let user {
      throw TraitProblem(
        "\(old.property) is stored as \(old.storage) and cannot become \(definition.storage) while \(user) uses it: "
          + "define another trait.")
    }
    if let counterpart = counterparts[trait] { try check(definition, agreesWith: counterpart) }
    if let other = self.trait(identifier: definition.identifier), other != trait {
      throw duplicate(definition, other)
    }
    rows[Int(trait.index)] = definition
    defaults[Int(trait.index)] = definition.defaultValue
  }

  private func duplicate(_ definition: TraitDefinition, _ other: TraitID) -> TraitProblem {
    TraitProblem(
      "The identifier \(definition.identifier ?? "") is that of \(self[other].property) already: identifiers are "
        + "unique in a program.")
  }

  private func check(_ new: TraitDefinition, agreesWith old: TraitDefinition) throws(TraitProblem) {
    let isSame = new.identifier == old.identifier
    let difference =
      !isSame
      ? "identifier"
      : new.storage != old.storage
        ? "kind of value"
        : new.name != old.name ? "name" : new.defaultValue == old.defaultValue ? nil : "default"
    guard let difference else { return }
    throw TraitProblem(
      "The identifier is that of \(old.key), but another \(difference): two definitions share their data where "
        + "identifier, name and default agree.")
  }

  // MARK: - Comparing

  /// The traits whose values differ between two collections, as far as can be told without the caller's code.
  func differences(
    between new: TraitCollection, and old: TraitCollection
  ) -> [(trait: TraitID, new: TraitValue, old: TraitValue)] {
    pairs(of: new, and: old).filter { $0.new != $0.old }
  }

  /// The traits that are set in one of two collections, with both values; none where both are the same storage.
  func pairs(
    of new: TraitCollection, and old: TraitCollection
  ) -> [(trait: TraitID, new: TraitValue, old: TraitValue)] {
    if new.isIdentical(to: old) { return [] }
    var (found, left, right) = ([(trait: TraitID, new: TraitValue, old: TraitValue)](), 0, 0)
    let (a, b) = (new.entries, old.entries)
    while left < a.count || right < b.count {
      let first = left < a.count ? a[left].trait.index : Int32.max
      let second = right < b.count ? b[right].trait.index : Int32.max
      let trait = TraitID(index: min(first, second))
      let value = first <= second ? a[left].value : defaultValue(of: trait)
      found.append((trait, value, second <= first ? b[right].value : defaultValue(of: trait)))
      if first <= second { left += 1 }
      if second <= first { right += 1 }
    }
    return found
  }
}
