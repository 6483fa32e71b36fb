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
      finding: holds ? .already : finding(chain), isOutside: !world.traits.isFollowing(id),
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

  /// A value as it can be typed: an instance of a class, which no literal makes again, by the variable that
  /// holds it.
  private func text(of value: Value) -> String? {
    guard value.holdsInstance else { return typed(value) }
    let row = world.variables.indices.first { world.variables[$0].isEqual(to: value) }
    return row.map { world.names[world.declarations[$0].name] }
  }

  /// A value as it can be typed where a trait's is expected: a case of whose name there is a variable with its dot.
  func typed(_ value: Value) -> String {
    let text = world.literal(value)
    guard case .enumCase = value, let name = world.names.known(text), world.entry(name).variable >= 0 else {
      return text
    }
    return "." + text
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

  private func finding(_ chain: [TraitSystem.Source]) -> Remedies.Finding {
    let deciding = chain.first(where: \.isInForce)
    guard let deciding, let place = deciding.environment.map({ world.reference(to: $0) }) else {
      return .nothing
    }
    switch deciding.origin {
    case .override: return .overridden(by: place)
    case .given: return .given(to: place, by: parent(giving: deciding).map { world.reference(to: $0) })
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
    "\(world.reference(to: place)).\(World.mutableName(of: world.declaration(of: question.view).property))"
  }

  // MARK: - Trying

  /// Tries a change of the trait system and the update behind it; nothing of it stays.
  ///
  /// What is due anyway comes first, and is not counted as the change's; without a change it is what is
  /// tried.
  ///
  /// - Returns: What came of it; `nil` where the change is refused, as that of a trait newer than the
  ///   system's version is.
  func outcome(
    of question: Question, _ change: ((inout TraitSystem) throws(TraitProblem) -> Void)? = nil
  ) throws(Problem) -> Trialled? {
    let trial = try trial(extent(question), change) { () throws(Problem) in
      let value = world.traits.value(of: question.trait, at: question.environment)
      return (value, try isEqual(question.trait, value, question.wanted))
    }
    return trial.map { Trialled(value: $0.answer.0, holds: $0.answer.1, reach: $0.reach) }
  }

  /// Tries a change of the trait system and the update behind it, and reads what came of it; nothing of it stays.
  ///
  /// - Parameters:
  ///   - extent: What is updated.
  ///   - change: The change; without one what is due anyway is tried.
  ///   - settlesFirst: Whether what is due anyway comes first, and is not counted as the change's.
  ///   - see: Sees each piece of work, which is not done: no handler runs.
  ///   - read: Reads the state behind the update.
  /// - Returns: What was read, and how many environments had a new value; `nil` where the change is refused.
  func trial<Answer>(
    _ extent: UpdateExtent, _ change: ((inout TraitSystem) throws(TraitProblem) -> Void)? = nil,
    settlesFirst: Bool = true, seeing see: (Work) throws(Problem) -> Void = { _ in },
    _ read: () throws(Problem) -> Answer
  ) throws(Problem) -> (answer: Answer, reach: Int)? {
    let mark = world.mark
    let outer = world.traits.isMeasuring
    world.traits.beginMeasuring()
    defer {
      world.traits.endMeasuring(unless: outer)
      world.revert(to: mark)
    }
    var before = world.traits.tally.environments
    if let change {
      if settlesFirst, (try? world.traits.beginUpdate(extent)) != nil {
        while let work = try nextWork() { try see(work) }
      }
      before = world.traits.tally.environments
      do throws(TraitProblem) { try change(&world.traits) } catch { return nil }
    }
    do throws(TraitProblem) { try world.traits.beginUpdate(extent) } catch { return nil }
    while let work = try nextWork() { try see(work) }
    let answer = try read()
    return (answer, world.traits.tally.environments - before)
  }

  /// What a turn's end updates, or outside of every hierarchy what `update traits` does.
  private func extent(_ question: Question) -> UpdateExtent {
    world.traits.isFollowing(question.environment)
      ? .everything : .traits(of: question.environment)
  }

  /// A statement with the update that it needs where none comes by itself.
  func finished(_ statement: String, _ question: Question) -> String {
    let needsUpdate =
      world.settings[0].updatesManually || !world.traits.isFollowing(question.environment)
    return needsUpdate ? statement + "; " + updating(question) : statement
  }

  /// The statement that brings what is due.
  private func updating(_ question: Question) -> String {
    world.traits.isFollowing(question.environment)
      ? "update" : "update traits \(world.reference(to: question.environment))"
  }

  /// Whether two values are the same to the trait system, without its comparison being counted.
  func isEqualUncounted(_ trait: TraitID, _ left: TraitValue, _ right: TraitValue) throws(Problem)
    -> Bool
  {
    let mark = world.mark
    defer { world.revert(to: mark) }
    return try isEqual(trait, left, right)
  }
}
