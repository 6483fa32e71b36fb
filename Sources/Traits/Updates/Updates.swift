internal import ViewTree

/// The passes that are in progress, and what they bring and cost: the engine behind ``TraitSystem``.
///
/// What is asked at every step is declared mutating though it changes nothing: a large value is lent that way, and copied otherwise.
struct Updates: Sendable {
  var inheritance = Inheritance()
  var registrations = ChunkedArray<Registration>()
  /// The innermost pass in progress, those around it, and how many there are.
  var pass = Pass(.calls)
  var outer: [Pass] = []
  var depth = 0
  /// What has happened and was not handed out yet, and a step that waits until it was.
  var events: [UpdateEvent] = []
  var heldStep: Step?
  /// What the caller has answered in this update, and what it is asked.
  var comparisons: [Comparison] = []
  var question: Comparison?
  /// What was compared in this update: the same two values in another place are not counted again.
  var counted: [Comparison] = []
  /// The traits that were assigned in this turn: equal values of these are compared too.
  var assigned: [TraitID] = []
  /// Where changes begin whose extent is to be counted.
  var countedRoots: [EnvironmentID] = []
  var cost = UpdateCost()
  var countsEnvironments = false
  var reportsEvents = true

  /// Two values of a trait, and whether they are equal once the caller has said so.
  struct Comparison: Sendable {
    let trait: TraitID
    let old: TraitValue
    let new: TraitValue
    var isEqual = false
  }

  /// What a stage of a visit leads to.
  enum Progress { case step(Step), proceed, done }

  /// The place of the innermost pass in ``Inheritance/progress``.
  var top: Int { depth - 1 }

  mutating func report(_ event: @autoclosure () -> UpdateEvent) {
    if reportsEvents { events.append(event()) }
  }

  /// The traits whose values differ; `nil` where the caller has to say first whether two values are equal.
  mutating func changedTraits(_ new: TraitCollection, _ old: TraitCollection) -> [TraitID]? {
    var changed: [TraitID] = []
    for (trait, new, old) in inheritance.definitions.pairs(of: new, and: old)
    where new != old || assigned.contains(trait) {
      count(Comparison(trait: trait, old: old, new: new))
      if case .object(let left) = new, case .object(let right) = old, left.comparesByCode,
        right.comparesByCode
      {
        let known = comparisons.first { $0.trait == trait && $0.old == old && $0.new == new }
        guard let known else {
          question = Comparison(trait: trait, old: old, new: new)
          return nil
        }
        if !known.isEqual { changed.append(trait) }
      } else if new != old {
        changed.append(trait)
      }
    }
    return changed
  }

  private mutating func count(_ one: Comparison) {
    let isKnown = counted.suffix(64).contains {
      $0.trait == one.trait && $0.old == one.old && $0.new == one.new
    }
    if isKnown { return }
    counted.append(one)
    cost.comparisons += 1
    if one.new.storage == .object || one.old.storage == .object { cost.equalities += 1 }
  }

  /// Answers what was asked for last.
  mutating func answer(equal: Bool) {
    guard var answered = question else { return }
    answered.isEqual = equal
    comparisons.append(answered)
    question = nil
  }
}
