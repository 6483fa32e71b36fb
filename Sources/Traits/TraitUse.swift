internal import Journals
public import ViewTree

/// What keeps a trait's values as they are stored: see ``Decision/redefinition``.
public enum TraitUse: Hashable, Sendable {
  /// An override of it stands there.
  case override(EnvironmentID)
  /// The environment was given a value of it, beneath its overrides.
  case given(EnvironmentID)
  /// The environment has a value of it that no override decides: one that it remembers, or that waits for the next update to go.
  case remembered(EnvironmentID)
  /// A registration observes it.
  case registration(RegistrationID)
  /// A definition of the other style, of this name, shows the same data.
  case counterpart(String)
}

extension TraitSystem {
  /// The first thing found that uses a trait, so that it cannot be redefined with another storage; `nil` where nothing does.
  ///
  /// Collections that were made before are values, and keep the default that the trait had then: the system does not know of them.
  ///
  /// ```swift
  /// system.use(of: theme)      // nil
  /// try system.setOverride(.integer(1), of: theme, on: form)
  /// system.use(of: theme)      // .override(form)
  /// ```
  /// Source: our decision, ``Decision/redefinition``.
  ///
  /// - Complexity: O(*c* + *r*) in the cells of all traits and in the registrations.
  public func use(of trait: TraitID) -> TraitUse? {
    if let counterpart = declaration(of: trait).counterpart { return .counterpart(counterpart.definition) }
    for cell in cells.indices where cells[cell].trait == trait.index {
      if let use = use(by: cells[cell]) { return use }
    }
    return allRegistrations.first { traits(of: $0).contains(trait) }.map { .registration($0) }
  }

  /// The first value of a trait that is set, given, in force or remembered somewhere and meets a condition; `nil` where none does.
  ///
  /// ```swift
  /// system.firstValue(of: theme) { $0 == .integer(7) }       // nil
  /// try system.setOverride(.integer(7), of: theme, on: form)
  /// system.firstValue(of: theme) { $0 == .integer(7) }       // (environment: form, value: .integer(7))
  /// ```
  /// - Complexity: O(*c*) in the cells of all traits.
  public func firstValue(
    of trait: TraitID, where matches: (TraitValue) -> Bool
  ) -> (environment: EnvironmentID, value: TraitValue)? {
    for cell in cells.indices where cells[cell].trait == trait.index {
      let owner = EnvironmentID(index: cells[cell].owner)
      if cells[cell].owner < 0 || hierarchy.isDestroyed(owner) { continue }
      let values = [override(of: trait, on: owner), given(of: trait, on: owner), value(of: trait, at: owner)]
      if let value = values.lazy.compactMap({ $0 }).first(where: matches) { return (owner, value) }
    }
    return nil
  }

  private func use(by cell: Cell) -> TraitUse? {
    let owner = EnvironmentID(index: cell.owner)
    if cell.owner < 0 || hierarchy.isDestroyed(owner) { return nil }
    if cell.override != nil { return .override(owner) }
    if cell.given != nil { return .given(owner) }
    return cell.isPending || cell.isInstalled && !cell.isRememberedDefault ? .remembered(owner) : nil
  }
}
