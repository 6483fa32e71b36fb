/// The comparisons of values that updates have made since the turn began.
struct Comparisons: Sendable {
  /// Two values of a trait, and whether they are equal.
  struct Pair: Sendable {
    let trait: TraitID
    let old: TraitValue
    let new: TraitValue
    let isEqual: Bool

    func isSame(as other: Pair) -> Bool { trait == other.trait && old == other.old && new == other.new }
  }

  /// The pairs that were compared last; they are neither compared nor counted again at other environments.
  var known: [Pair] = []
  var question: (trait: TraitID, old: any TraitObject, new: any TraitObject)?
  /// The traits that were assigned in this turn; for these, equal values are compared and counted too.
  var assigned: [TraitID] = []
}

extension TraitSystem {
  /// The traits whose values differ; nil if the caller has to say first whether two values are equal.
  mutating func changedTraits(_ new: TraitCollection, _ old: TraitCollection) -> [TraitID]? {
    var changed: [TraitID] = []
    for (trait, new, old) in definitions.pairs(of: new, and: old)
    where new != old || comparisons.assigned.contains(trait) {
      let pair = Comparisons.Pair(trait: trait, old: old, new: new, isEqual: new == old)
      let known = comparisons.known.last { $0.isSame(as: pair) }
      if known == nil, case .object(let left) = new, case .object(let right) = old, left.comparesByCode,
        right.comparesByCode
      {
        comparisons.question = (trait, right, left)
        pass.step = .compare(trait, old, new)
        return nil
      }
      if known == nil { note(pair) }
      if !(known ?? pair).isEqual { changed.append(trait) }
    }
    return changed
  }

  /// Takes the caller's answer to a ``Step/compare(_:_:_:)``.
  public mutating func answer(equal: Bool) {
    guard let (trait, old, new) = comparisons.question else { return }
    comparisons.question = nil
    note(Comparisons.Pair(trait: trait, old: .object(old), new: .object(new), isEqual: equal))
  }

  private mutating func note(_ pair: Comparisons.Pair) {
    comparisons.known.append(pair)
    if comparisons.known.count > 64 { comparisons.known.removeFirst() }
    cost.comparisons += 1
    if pair.new.storage == .object || pair.old.storage == .object { cost.equalities += 1 }
  }
}
