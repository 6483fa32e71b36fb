import Commands
import Journals
import Syntax
import Traits
import ViewTree

extension Playground {
  /// Does the pending work of a turn's end, in Apple's order, until nothing is left.
  func endTurn() throws(Problem) {
    guard world.traits.mayHavePendingWork else { return }
    try update(.everything)
  }

  /// Begins an update and does its work.
  ///
  /// An update goes beyond those who can notice it where an environment gets its first override: this is paid for by the environments that
  /// are written.
  private func update(_ extent: UpdateExtent) throws(Problem) {
    if world.ask({ $0.isUpdating }) {
      try payForUpdate()
    } else {
      paidWrites = world.ask { $0.environmentWrites }
    }
    try engine { () throws(TraitProblem) in try world.traits.beginUpdate(extent) }
    if world.ask({ $0.isUpdating }) { try work() }
    try payForUpdate()
  }

  private func payForUpdate() throws(Problem) {
    let writes = world.ask { $0.environmentWrites }
    let unpaid = writes - paidWrites
    paidWrites = writes
    if unpaid >= Price.environments { try step(unpaid / Price.environments, nil) }
  }

  /// Ends the turn where the session updates by itself.
  func endTurnUnlessManual() throws(Problem) {
    if !world.updatesManually { try endTurn() }
  }

  /// Takes work from the engine and does it, until the pass that was begun has none.
  func work() throws(Problem) {
    while let item = try nextWork() {
      try step(nil)
      try perform(item)
    }
  }

  func nextWork() throws(Problem) -> Work? {
    do {
      return try world.traits.next { trait, left, right throws in
        if case .object = left { self.world.settings[0].equalities += 1 }
        return try self.isEqual(trait, left, right)
      }
    } catch let problem as Problem {
      throw problem
    } catch let problem as TraitProblem {
      throw Problem(describe(problem), nil, because: problem)
    } catch {
      throw Problem(.engine(cause: "\(error)", suggestion: nil), nil)
    }
  }

  /// Runs a call of the engine and puts its errors into the session's words.
  ///
  /// `id` is the environment that the call is about, for what is to be written in place of it.
  func engine<Result>(
    at id: EnvironmentID? = nil, _ body: () throws(TraitProblem) -> Result
  ) throws(Problem) -> Result {
    do { return try body() } catch { throw Problem(describe(error, at: id), nil, because: error) }
  }

  /// An error of the trait engine in the session's names.
  func describe(_ problem: TraitProblem, at id: EnvironmentID? = nil) -> Problem.Kind {
    let property = { (trait: TraitID) in self.world.traits.declaration(of: trait).property }
    switch problem {
    case .tooManyPasses(let limit, let environments, let traits):
      return keepsChanging(environments, traits, limit: limit)
    case .duplicateIdentifier(let identifier, let trait):
      return .identifierTaken(identifier, by: world.traits.declaration(of: trait).definition)
    case .sharesNothing(let other, let difference): return .sharesNothing(with: other, difference.word)
    case .unreadableValue(of: let trait, at: let id):
      return .engine(
        cause: "what `\(world.reference(to: id)).\(property(trait))` is, the definition cannot read",
        suggestion: "the two would share their data: `\(OpenPoint(.rawValues).statement)`")
    case .changedStyle(let definition, from: let style):
      return .engine(
        cause: "`\(definition)` is defined in \(style == .swift ? "Swift" : "Objective-C")'s style",
        suggestion: style == .swift ? "write `redefine trait`" : "write `redefine objc trait`")
    case .systemTrait(let trait):
      return .engine(
        cause: "`\(property(trait))` is one of Apple's", suggestion: "only your own traits can be redefined")
    case .noTraits:
      return .engine(
        cause: "a registration needs at least one trait",
        suggestion: Problem.Use.register.sentence(world.examples).suggestion)
    case .wrongStorage(let trait, let expected, let found),
      .changedStorage(let trait, let expected, let found):
      return .engine(cause: "`\(property(trait))` is stored as \(expected), not as \(found)", suggestion: nil)
    case .newerTrait(let trait, let since, let version):
      return .engine(
        cause: "`\(property(trait))` came with iOS \(since), and this is iOS \(version.rawValue)",
        suggestion: "`use iOS \(since)` has it")
    case .newerFeature(let feature, let version): return describe(feature, version, at: id)
    case .updateInProgress: return .engine(cause: "an update is in progress", suggestion: nil)
    case .updatesNoTraits(let id): return wrongKind(id, "updateTraitsIfNeeded")
    case .hasNoLayout(let id): return wrongKind(id, "layout")
    case .hasNoDrawing(let id): return wrongKind(id, Callback.draw.spelling)
    case .hasNoProperties(let id): return wrongKind(id, "updateProperties")
    case .hasNoConstraints(let id): return wrongKind(id, "constraints")
    case .hierarchy(let problem): return describe(problem)
    case .cannotAppear(let id): return wrongKind(id, "appear")
    case .alreadyInHierarchy(let id):
      return .engine(
        cause: "`\(world.reference(to: id))` has appeared already",
        suggestion: "`disappear \(world.reference(to: id))` takes it out first")
    case .hasNotAppeared(let id), .stillInHierarchy(let id):
      return .engine(
        cause: "`\(world.reference(to: id))` is in no hierarchy, so it cannot disappear",
        suggestion: "`appear \(world.reference(to: id)) in …` lets it appear first")
    case .notInHierarchy(let parent):
      let appearance = "`appear \(id.map { world.reference(to: $0) } ?? "CONTROLLER") in …`"
      return world.traits.hierarchy.isDestroyed(parent)
        ? .engine(
          cause: "what it belonged to is gone: `\(world.reference(to: parent))`",
          suggestion: "name another parent: \(appearance)")
        : .engine(
          cause: "`\(world.reference(to: parent))` is in no hierarchy, so nothing can appear in it",
          suggestion: "name a parent that is: \(appearance)")
    }
  }

  /// What a version does not have yet, and what does instead.
  private func describe(
    _ feature: SystemFeature, _ version: SystemVersion, at id: EnvironmentID?
  ) -> Problem.Kind {
    let place = id.map { world.reference(to: $0) } ?? world.examples.place
    let (what, instead) =
      switch feature {
      case .registrations:
        ("registerForTraitChanges", "`on \(place) traitCollectionDidChange { … }` hears of changes there")
      case .updatingTraits: ("updateTraitsIfNeeded()", "`update` brings everything up to date")
      case .tracking: ("automatic trait tracking", "`use iOS \(feature.since.rawValue)` has it")
      case .updatingProperties: ("updateProperties()", "`use iOS \(feature.since.rawValue)` has it")
      }
    return .engine(
      cause: "\(what) came with iOS \(feature.since.rawValue), and this is iOS \(version.rawValue)",
      suggestion: instead)
  }

  func wrongKind(_ id: EnvironmentID, _ event: String) -> Problem.Kind {
    .wrongKind(world.reference(to: id), isKind: "\(world.traits.hierarchy.kind(of: id))", event: event)
  }

  private func perform(_ item: Work) throws(Problem) {
    let previous = world.ask { $0.previousCollection }
    switch item {
    case .registration(let registration, let id):
      guard let row = world.token(of: registration), let previous else { return }
      world.note(.registration(Int32(row), id))
      if world.settings[0].isTracing { trace(registration: row, at: id, previous) }
      try runRegistration(row, id, previous)
    case .callback(let callback, let id):
      if callback == .draw { try resolveLook(of: id) }
      guard world.handler(of: callback, on: id) != nil else { return }
      world.note(.callback(callback, id))
      if world.settings[0].isTracing { trace(callback, at: id, previous) }
      try runHandler(callback, id, previous: previous ?? world.traits.previousCollection(at: id))
    }
  }

  /// `turn { … }`: a turn of its own, whatever is around.
  func runTurn(_ body: [Command]) throws(Problem) {
    let outer = loops
    loops = 0
    defer { loops = outer }
    try execute(body)
    try endTurnUnlessManual()
  }

  /// What comes from outside the app ends the turn in progress and is a turn of its own.
  func fromOutside(_ body: () throws(Problem) -> Void) throws(Problem) {
    try endTurnUnlessManual()
    try body()
    try endTurnUnlessManual()
  }

  /// `set updates manual`, `set updates automatic`.
  func setUpdates(_ isManual: Bool) throws(Problem) {
    if world.settings[0].updatesManually != isManual { world.settings[0].updatesManually = isManual }
    if !isManual { try endTurn() }
    confirm(.updates(isManual: isManual))
  }

  /// `update traits cell`: at once, ancestors first.
  func updateTraits(_ id: EnvironmentID) throws(Problem) {
    try enter("update traits \(world.reference(to: id))")
    try update(.traits(of: id))
    calls.removeLast()
    confirm(.updatedTraits(world.reference(to: id)))
  }

  /// `cell.updatePropertiesIfNeeded()`: at once, after the traits.
  func updateProperties(_ id: EnvironmentID) throws(Problem) {
    try enter("update properties \(world.reference(to: id))")
    try update(.properties(of: id))
    calls.removeLast()
    confirm(.updatedProperties(world.reference(to: id)))
  }
}
