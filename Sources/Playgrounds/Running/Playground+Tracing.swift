import Commands
import Journals
import Traits
import ViewTree

extension Playground {
  /// `trace on`, `trace off`.
  func setTracing(_ isOn: Bool) {
    if world.settings[0].isTracing != isOn { world.settings[0].isTracing = isOn }
    confirm(.tracing(isOn))
  }

  /// Shows a registration that is about to be called, with those of its traits that changed.
  func trace(registration row: Int, at id: EnvironmentID, _ previous: TraitCollection) {
    guard isTraceShown() else { return }
    let traits = world.tokens[row].traits
    let names = traits.map { world.traits.declaration(of: $0).property }
    let changes = changes(of: traits, at: id, from: previous)
    let isPart = !changes.isEmpty && changes.count < names.count
    let changed = changes.map(\.subject).joined(separator: ", ")
    post(
      .traced(
        TracedCall(
          depth: handlers, isTrial: isTrying, place: world.reference(to: id),
          event: "\(word(for: row, at: id)) for \(names.joined(separator: ", "))\(action(of: row, at: id))",
          shortEvent: isPart ? "\(word(for: row, at: id)) for \(changed), …\(action(of: row, at: id))" : nil,
          changes: changes)))
  }

  /// A registration; where its environment has several, with its number among those that `show registrations`
  /// lists there.
  private func word(for row: Int, at id: EnvironmentID) -> String {
    let others = world.traits.registrations(of: id)
    guard others.count > 1, let place = others.firstIndex(of: world.tokens[row].registration) else {
      return "registration"
    }
    return "registration \(place + 1)"
  }

  /// What a registration calls, where that is no block of its own.
  func action(of row: Int, at id: EnvironmentID) -> String {
    guard case .action(let index, let target) = world.tokens[row].action else { return "" }
    let place = target == id ? "" : " on \(world.reference(to: target))"
    return ", action \(world.actions[Int(index)].name)\(place)"
  }

  /// Shows a method that is about to be called, with the traits that changed there, if that is why.
  func trace(_ callback: Callback, at id: EnvironmentID, _ previous: TraitCollection?) {
    guard isTraceShown() else { return }
    post(
      .traced(
        TracedCall(
          depth: handlers, isTrial: isTrying, place: world.reference(to: id), event: callback.spelling,
          changes: previous.map { changes(of: Array(world.traits.traits), at: id, from: $0) } ?? [])))
  }

  /// Runs a trial, whose callbacks `trace` shows as such, and which leaves none in the log.
  func trying<Result>(_ body: () throws(Problem) -> Result) throws(Problem) -> Result {
    let outer = isTrying
    isTrying = true
    defer { isTrying = outer }
    return try body()
  }

  /// Counts a callback; answers whether it is one of those that a statement shows.
  private func isTraceShown() -> Bool {
    traced += 1
    if isTrying { tried += 1 }
    return traced <= Limit.rows
  }

  /// Says how many callbacks of the statement were not shown.
  func endTrace() {
    let (hidden, isLogged) = (traced - Limit.rows, traced > tried)
    (traced, tried) = (0, 0)
    if hidden > 0 { post(.notice(.untraced(hidden, isLogged: isLogged))) }
  }

  /// Values are told apart as they are written, so that watching does not count as a comparison.
  private func changes(of traits: [TraitID], at id: EnvironmentID, from previous: TraitCollection)
    -> [Difference]
  {
    traits.compactMap { trait in
      let old = world.literal(world.value(world.traits.value(of: trait, in: previous), of: trait))
      let new = world.literal(world.value(world.traits.value(of: trait, at: id), of: trait))
      if old == new { return nil }
      return Difference(subject: world.traits.declaration(of: trait).property, before: old, after: new)
    }
  }
}
