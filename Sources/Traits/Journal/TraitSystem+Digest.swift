internal import Journals
internal import ViewTree

extension TraitSystem {
  /// A number for everything that can be observed: two systems in the same state have the same.
  ///
  /// The tree and its order, inputs and values, registrations and their calls, counters, interests, pending work. It is good within one
  /// process, because hashing is seeded anew in each.
  ///
  /// - Complexity: O(*n* × *t*) in environments and traits.
  public func digest() -> Int {
    var hasher = Hasher()
    for trait in traits {
      let declaration = declaration(of: trait)
      for declaration in [declaration] + declaration.counterparts { digest(declaration, into: &hasher) }
    }
    for root in Array(hierarchy.scenes) + Array(hierarchy.detached) {
      for id in hierarchy.preorder(from: root) { digest(id, into: &hasher) }
    }
    for index in registrations.indices { digest(registrations[index], index, into: &hasher) }
    hasher.combine(state.tally)
    hasher.combine(version)
    hasher.combine(state.sweep.isRunning)
    hasher.combine(state.outer.count)
    return hasher.finalize()
  }

  private func digest(_ declaration: TraitDeclaration, into hasher: inout Hasher) {
    hasher.combine(declaration.property)
    hasher.combine(declaration.definition)
    hasher.combine(declaration.name)
    hasher.combine(declaration.identifier)
    hasher.combine(declaration.affectsColorAppearance)
    hasher.combine(declaration.style)
    hasher.combine(declaration.tag)
    declaration.defaultValue.hash(into: &hasher)
  }

  private func digest(_ id: EnvironmentID, into hasher: inout Hasher) {
    let row = environments[Int(id.index)]
    hasher.combine(id)
    hasher.combine(hierarchy.kind(of: id))
    hasher.combine(hierarchy.parent(of: id))
    hasher.combine(hierarchy.isInHierarchy(id))
    hasher.combine(layouts(of: id))
    hasher.combine(container(of: id))
    hasher.combine(draws(of: id))
    hasher.combine(row.interests)
    hasher.combine(
      row.needs.intersection(Needs.work.subtracting(.traits).union(.hasJoined)).rawValue)
    for trait in 0..<scopes[Int(row.scope)].width {
      let value = value(of: TraitID(index: trait), at: id)
      if value.isEqual(to: sharedDefaults[Int(trait)]) { continue }
      hasher.combine(trait)
      value.hash(into: &hasher)
    }
    for (owner, method, trait) in readTraits(of: id) {
      hasher.combine(owner)
      hasher.combine(method)
      hasher.combine(trait)
    }
    let own = ownCells(of: id.index).map { cells[$0] }
    for cell in own.sorted(by: { $0.trait < $1.trait }) where cell.input != nil || cell.isPending {
      hasher.combine(cell.trait)
      hasher.combine(cell.isPending)
      cell.override?.hash(into: &hasher)
      hasher.combine(-1)
      cell.given?.hash(into: &hasher)
    }
  }

  private func digest(_ row: Registration, _ index: Int, into hasher: inout Hasher) {
    hasher.combine(row.environment)
    hasher.combine(row.calls)
    hasher.combine(row.isEnded)
    hasher.combine(traits(of: RegistrationID(index: Int32(index))))
  }
}
