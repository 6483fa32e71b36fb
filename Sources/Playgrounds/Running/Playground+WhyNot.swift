import Commands
import Journals
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `why not cell.theme == bold`: what decides now, and which statements would change that.
  ///
  /// Every statement is tried on a copy, by the trait system's rules alone, and is named only where the trait then has the value.
  ///
  /// - Complexity: O(*n*) in the environments below, for each statement tried.
  func remedies(_ trait: TraitID, _ id: EnvironmentID, _ value: Value) throws(Problem) -> Remedies {
    let wanted = world.engineValue(value, of: trait)
    let question = Question(trait: trait, environment: id, wanted: wanted, text: literal(wanted, of: trait))
    let current = world.traits.value(of: trait, at: id)
    let chain = world.traits.explanation(of: trait, at: id)
    let holds = try isEqualUncounted(trait, current, wanted)
    let due = try outcome(of: question) { _ in }
    return Remedies(
      subject: "\(world.reference(to: id)).\(world.traits.declaration(of: trait).property)",
      value: literal(current, of: trait), wanted: question.text,
      finding: holds ? .already : finding(chain), isOutside: !world.traits.hierarchy.isInHierarchy(id),
      due: due.flatMap { $0.value.isEqual(to: current) ? nil : literal($0.value, of: trait) },
      remedies: holds ? [] : try remedies(question, chain))
  }

  /// What is asked.
  private struct Question {
    var trait: TraitID
    var environment: EnvironmentID
    var wanted: TraitValue
    /// The wanted value as it is written.
    var text: String
  }

  /// What came of a trial.
  private struct Trialled {
    var value: TraitValue
    var holds: Bool
    /// How many environments had a new value.
    var reach: Int
  }

  private func literal(_ value: TraitValue, of trait: TraitID) -> String {
    world.literal(world.value(value, of: trait))
  }

  private func finding(_ chain: [TraitSystem.Source]) -> Remedies.Finding {
    let deciding = chain.first { $0.role == .decides || $0.role == .ending }
    guard let deciding, let place = deciding.environment.map({ world.reference(to: $0) }) else {
      return .nothing
    }
    switch deciding.origin {
    case .override: return .overridden(by: place)
    case .given: return .given(to: place)
    case .predicted: return .predicted
    case .remembered: return .remembered
    case .default: return .nothing
    }
  }

  // MARK: - What would do it

  /// The few statements worth trying that do it: those first that reach the fewest environments.
  private func remedies(_ question: Question, _ chain: [TraitSystem.Source]) throws(Problem)
    -> [Remedies.Remedy]
  {
    if let due = try outcome(of: question, { _ in }), due.holds {
      return [Remedies.Remedy(statement: updating(question), reach: due.reach)]
    }
    var remedies: [Remedies.Remedy] = []
    let places = overridePlaces(question, chain)
    for place in places {
      let found = try outcome(of: question) { traits throws(TraitProblem) in
        try traits.setOverride(question.wanted, of: question.trait, on: place)
      }
      if let found, found.holds {
        let statement = "override \(name(place, question)) = \(question.text)"
        remedies.append(.init(statement: finished(statement, question), reach: found.reach))
      }
    }
    if let removal = try removal(question, chain) { remedies.append(removal) }
    if let appearance = try appearance(question) { remedies.append(appearance) }
    return remedies.enumerated().sorted { ($0.element.reach, $0.offset) < ($1.element.reach, $1.offset) }
      .map(\.element)
  }

  /// Where an override could be set: at the environment, where the deciding one is, or where nothing decides at the top.
  private func overridePlaces(_ question: Question, _ chain: [TraitSystem.Source]) -> [EnvironmentID] {
    let nearest = chain.first { $0.environment != nil && $0.role != .hidden }?.environment
    let top = Array(world.traits.inheritanceAncestors(of: question.environment)).last
    let other = nearest ?? top
    return [question.environment] + (other.map { $0 == question.environment ? [] : [$0] } ?? [])
  }

  /// The nearest overrides, as few as are needed, that hide a value which would do.
  private func removal(_ question: Question, _ chain: [TraitSystem.Source]) throws(Problem)
    -> Remedies.Remedy?
  {
    let overriding = chain.filter { $0.origin == .override }.compactMap(\.environment)
      .filter { world.traits.override(of: question.trait, on: $0) != nil }
    var removed: [EnvironmentID] = []
    for place in overriding.prefix(3) {
      removed.append(place)
      let found = try outcome(of: question) { traits in
        for place in removed { traits.removeOverride(of: question.trait, on: place) }
      }
      if let found, found.holds {
        let statements = removed.map { "remove override \(name($0, question))" }
        return .init(
          statement: finished(statements.joined(separator: "; "), question), reach: found.reach)
      }
    }
    return nil
  }

  /// For a controller that waits to appear, or stands in one: its appearance, if that brings the value.
  private func appearance(_ question: Question) throws(Problem) -> Remedies.Remedy? {
    let hierarchy = world.traits.hierarchy
    guard !hierarchy.isInHierarchy(question.environment) else { return nil }
    let root = Array(hierarchy.ancestors(of: question.environment)).last ?? question.environment
    guard let place = world.destination(of: root), hierarchy.isInHierarchy(place) else { return nil }
    let found = try outcome(of: question) { traits throws(TraitProblem) in
      do throws(HierarchyProblem) { try traits.move(root, to: place) } catch {
        throw TraitProblem.hierarchy(error)
      }
    }
    guard let found, found.holds else { return nil }
    return .init(statement: "appear \(world.reference(to: root))", reach: found.reach)
  }

  private func name(_ place: EnvironmentID, _ question: Question) -> String {
    "\(world.reference(to: place)).\(world.traits.declaration(of: question.trait).property)"
  }

  // MARK: - Trying

  /// Tries a change of the trait system and the update behind it; nothing of it stays.
  ///
  /// - Returns: What came of it; `nil` where the change is refused, as that of a trait newer than the system's version is.
  private func outcome(
    of question: Question, _ change: (inout TraitSystem) throws(TraitProblem) -> Void
  ) throws(Problem) -> Trialled? {
    let mark = world.mark
    let outer = world.traits.isMeasuring
    world.traits.isMeasuring = true
    defer {
      world.traits.isMeasuring = outer
      world.revert(to: mark)
    }
    let before = world.traits.tally.environments
    do throws(TraitProblem) {
      try change(&world.traits)
      try world.traits.beginUpdate(extent(question))
    } catch { return nil }
    while try nextWork() != nil {}
    let value = world.traits.value(of: question.trait, at: question.environment)
    return Trialled(
      value: value, holds: try isEqual(question.trait, value, question.wanted),
      reach: world.traits.tally.environments - before)
  }

  /// What a turn's end updates, or outside of every hierarchy what `update traits` does.
  private func extent(_ question: Question) -> UpdateExtent {
    world.traits.hierarchy.isInHierarchy(question.environment)
      ? .everything : .traits(of: question.environment)
  }

  /// A statement with the update that it needs where none comes by itself.
  private func finished(_ statement: String, _ question: Question) -> String {
    let needsUpdate =
      world.settings[0].updatesManually || !world.traits.hierarchy.isInHierarchy(question.environment)
    return needsUpdate ? statement + "; " + updating(question) : statement
  }

  /// The statement that brings what is due.
  private func updating(_ question: Question) -> String {
    world.traits.hierarchy.isInHierarchy(question.environment)
      ? "update" : "update traits \(world.reference(to: question.environment))"
  }

  /// Whether two values are the same to the trait system, without its comparison being counted.
  private func isEqualUncounted(_ trait: TraitID, _ left: TraitValue, _ right: TraitValue) throws(Problem)
    -> Bool
  {
    let mark = world.mark
    defer { world.revert(to: mark) }
    return try isEqual(trait, left, right)
  }
}
