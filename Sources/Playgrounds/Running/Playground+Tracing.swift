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
          depth: calls.count, place: world.reference(to: id),
          event: "registration for \(names.joined(separator: ", "))",
          shortEvent: isPart ? "registration for \(changed), …" : nil, changes: changes)))
  }

  /// Shows a method that is about to be called, with the traits that changed there, if that is why.
  func trace(_ callback: Callback, at id: EnvironmentID, _ previous: TraitCollection?) {
    guard isTraceShown() else { return }
    post(
      .traced(
        TracedCall(
          depth: calls.count, place: world.reference(to: id), event: callback.spelling,
          changes: previous.map { changes(of: Array(world.traits.traits), at: id, from: $0) } ?? [])))
  }

  /// Counts a callback; answers whether it is one of those that a statement shows.
  private func isTraceShown() -> Bool {
    traced += 1
    return traced <= Limit.rows
  }

  /// Says how many callbacks of the statement were not shown.
  func endTrace() {
    let hidden = traced - Limit.rows
    traced = 0
    if hidden > 0 { post(.notice(.untraced(hidden))) }
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
