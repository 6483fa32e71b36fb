import Commands
import Journals
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `why not cell.theme == bold`: what decides now, and which statements would change that.
  ///
  /// Every statement is tried on a copy, by the trait system's rules alone, and is named only where the trait
  /// then has the value.
  ///
  /// - Complexity: O(*n*) in the environments below, for each statement tried.
  func remedies(_ view: TraitView, _ id: EnvironmentID, _ value: Value) throws(Problem) -> Remedies {
    let wanted = world.engineValue(value, of: view.id)
    let question = Question(view: view, environment: id, wanted: wanted, text: text(of: value))
    let current = world.traits.value(of: view.id, at: id)
    let chain = world.traits.explanation(of: view.id, at: id)
    let holds = try isEqualUncounted(view.id, current, wanted)
    let due = try outcome(of: question)
    return Remedies(
      subject: "\(world.reference(to: id)).\(world.declaration(of: view).property)",
      value: literal(current, of: view),
      wanted: question.text ?? literal(wanted, of: view),
      finding: holds ? .already : finding(chain), outermost: outermost(of: id),
      isUpdating: world.traits.isUpdating,
      due: due.flatMap { $0.value.isEqual(to: current) ? nil : literal($0.value, of: view) },
      bringer: world.traits.isFollowing(id) ? nil : updating(question),
      reason: reason(question),
      remedies: holds ? [] : try remedies(question, chain))
  }

  /// What is asked.
  struct Question {
    /// The trait, by the definition that was named.
    var view: TraitView
    var environment: EnvironmentID
    var wanted: TraitValue
    /// The wanted value as it is written; `nil` where nothing that can be written is that value.
    var text: String?

    var trait: TraitID { view.id }
  }

  /// What came of a trial.
  struct Trialled {
    var value: TraitValue
    var holds: Bool
    /// How many environments had a new value.
    var reach: Int
  }

  /// A value in the words of the definition by which a trait was named.
  func literal(_ value: TraitValue, of view: TraitView) -> String {
    world.literal(world.value(value, view.type))
  }

  /// A value as it can be typed; what no expression makes again, as an instance of a class, by the variable that holds it.
  private func text(of value: Value) -> String? {
    if let text = world.written(value) { return text }
    let row = world.variables.indices.first { world.variables[$0].isEqual(to: value) }
    return row.map { world.names[world.declarations[$0].name] }
  }

  /// Why the trait cannot be set at all.
  private func reason(_ question: Question) -> String? {
    if question.text == nil { return "no variable holds that instance, and no other one is equal to it" }
    do throws(TraitProblem) { try world.traits.checkAvailability(of: question.trait) } catch {
      let sentence = Problem(describe(error), nil).sentence
      return sentence.cause + (sentence.suggestion.map { "; " + $0 } ?? "")
    }
    return nil
  }

  /// What an environment stands in, or it itself, where that has nothing from a hierarchy.
  private func outermost(of id: EnvironmentID) -> String? {
    if world.traits.isFollowing(id) { return nil }
    return world.reference(to: Array(world.traits.inheritanceAncestors(of: id)).last ?? id)
  }

  private func finding(_ chain: [TraitSystem.Source]) -> Remedies.Finding {
    let deciding = chain.first(where: \.isInForce)
    guard let deciding, let place = deciding.environment.map({ world.reference(to: $0) }) else {
      return .nothing(isPending: chain.contains { $0.role == .pending })
    }
    switch deciding.origin {
    case .override: return .overridden(by: place)
    case .given: return .given(to: place, by: parent(giving: deciding).map { world.reference(to: $0) })
    case .predicted: return .predicted
    case .remembered: return .remembered
    case .default: return .nothing(isPending: false)
    }
  }

  // MARK: - What would do it

  /// The few statements worth trying that do it: those first that reach the fewest environments.
  private func remedies(_ question: Question, _ chain: [TraitSystem.Source]) throws(Problem)
    -> [Remedies.Remedy]
  {
    if let due = try outcome(of: question), due.holds {
      return [Remedies.Remedy(statement: updating(question), reach: due.reach)]
    }
    var remedies: [Remedies.Remedy] = []
    let places = overridePlaces(question, chain)
    for place in places {
      guard let text = question.text else { break }
      let found = try outcome(of: question) { traits throws(TraitProblem) in
        try traits.setOverride(question.wanted, of: question.trait, on: place)
      }
      if let found, found.holds {
        let statement = "override \(name(place, question)) = \(text)"
        remedies.append(.init(statement: finished(statement, question), reach: found.reach))
      }
    }
    if let removal = try removal(question, chain) { remedies.append(removal) }
    remedies += try gifts(question, chain)
    if let appearance = try appearance(question) { remedies.append(appearance) }
    return remedies.enumerated().sorted { ($0.element.reach, $0.offset) < ($1.element.reach, $1.offset) }
      .map(\.element)
  }

  /// Where an override could be set: at the environment, where the deciding one is, or where nothing decides
  /// at the top.
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
    // A place stands twice where another override than the one in force is pending.
    var overriding: [EnvironmentID] = []
    for place in chain.filter({ $0.origin == .override }).compactMap(\.environment)
    where !overriding.contains(place) && world.traits.override(of: question.trait, on: place) != nil {
      overriding.append(place)
    }
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

  /// The place of an override, as it is written.
  private func name(_ place: EnvironmentID, _ question: Question) -> String {
    world.written(question.view, at: world.reference(to: place))
  }
}
