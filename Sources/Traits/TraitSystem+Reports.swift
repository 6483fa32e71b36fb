public import ViewTree

/// What updates did and cost, and why a value is what it is.
extension TraitSystem {
  /// How often an environment was laid out; of a controller, its view.
  public func layouts(at id: EnvironmentID) -> Int {
    Int(inheritance.rows[tree.contentHolder(of: id)].layouts)
  }

  /// How often an environment was drawn; of a controller, its view.
  public func draws(at id: EnvironmentID) -> Int { Int(inheritance.rows[tree.contentHolder(of: id)].draws) }

  /// From whom an environment inherits, by the rules in force.
  public func inheritanceParent(of id: EnvironmentID) -> EnvironmentID? { inheritance.source(of: id) }

  /// Whether the updates of whole turns come by an environment: what stands in a hierarchy, and before iOS 17 a child controller.
  public func isReachedByUpdates(_ id: EnvironmentID) -> Bool { inheritance.isVisited(id) }

  /// Whether an environment stands, or once stood, in a hierarchy.
  public func hasBeenInHierarchy(_ id: EnvironmentID) -> Bool {
    tree.isInHierarchy(id) || inheritance.rows[id].marks.contains(.hasJoined)
  }

  /// The methods of an environment that are observed, with what the caller gave.
  public func observed(at id: EnvironmentID) -> [(event: TraitEvent, tag: Int)] {
    inheritance.details(of: id)?.handlers ?? []
  }

  /// Whether an update that came by would find other values than those that are answered.
  public func isStale(_ id: EnvironmentID) -> Bool {
    !areEqual(inheritance.derivedValues(at: id), inheritance.values(at: id))
  }

  /// Whether no update has anything to do.
  public var isUpToDate: Bool {
    !inheritance.pending.contains { !inheritance.rows[$0].needs.isEmpty && inheritance.isVisited($0) }
  }

  // MARK: - Why

  /// The chain that decides what an environment answers for a trait: from the environment upwards everything that gives the trait a
  /// value, and last its default.
  ///
  /// Exactly one link is in force: its role is `decides` or `ending`.
  ///
  /// ```swift
  /// system.explanation(of: theme, at: cell).map(\.origin)      // [.override, .override, .default]: the form's, the scene's
  /// ```
  public func explanation(of trait: TraitID, at id: EnvironmentID) -> [ValueSource] {
    let answered = inheritance.values(at: id)[trait]
    var links: [ValueSource] = []
    // Where the answer comes from, if what gave it there was taken away or replaced since.
    var ended: (index: Int, place: EnvironmentID)?
    var place: EnvironmentID? = id
    while let current = place {
      let own = ownSources(of: trait, at: current)
      if ended == nil, let answered, inheritance.applied(at: current).contains(trait),
        inheritance.values(at: current)[trait] == answered, !own.contains(where: { $0.value == answered })
      {
        ended = (links.count, current)
      }
      links += own
      place = inheritance.source(of: current)
    }
    links.append(
      ValueSource(
        environment: nil, origin: .default, value: definition(of: trait).defaultValue, role: .hidden))
    // What is nearest and set decides, if that is what is answered; else something is still on its way.
    let nearest = links[0]
    let isSettled = nearest.environment == nil ? answered == nil : nearest.value == answered
    if isSettled {
      links[0].role = .decides
      return links
    }
    let old = links.firstIndex { $0.environment == nil ? answered == nil : $0.value == answered }
    if let old, old < ended?.index ?? .max {
      for index in links.indices where index < old { links[index].role = .pending }
      links[old].role = .decides
      return links
    }
    // Outside of every hierarchy nothing comes by on its own: what is remembered stays.
    let stays = nearest.environment == nil && !tree.isInHierarchy(id)
    if !stays { for index in 0..<max(ended?.index ?? 0, 1) { links[index].role = .pending } }
    let value = answered ?? definition(of: trait).defaultValue
    let memory: ValueSource.Origin =
      inheritance.rows[id].marks.contains(.hasJoined) ? .remembered : .predicted
    let held = ValueSource(
      environment: ended?.place ?? id, origin: ended == nil ? memory : .override, value: value,
      role: stays ? .decides : .ending)
    links.insert(held, at: ended?.index ?? 0)
    return links
  }

  /// What an environment itself gives a trait: its inputs, the nearer first.
  public func ownSources(of trait: TraitID, at id: EnvironmentID) -> [ValueSource] {
    guard let details = inheritance.details(of: id) else { return [] }
    var links: [(ValueSource.Origin, TraitValue)] = []
    if trait == .preferredContentSizeCategory, let size = inheritance.limitedSize(at: id) {
      links.append((.contentSizeLimit, size))
    }
    if let value = details.overrides[trait] { links.append((.override, value)) }
    if trait == .userInterfaceStyle, let style = details.style {
      links.append((.overrideUserInterfaceStyle, style))
    }
    if let value = details.given[trait] {
      links.append((details.giver < 0 ? .systemValue : .parentsOverride, value))
    }
    return links.map { ValueSource(environment: id, origin: $0.0, value: $0.1, role: .hidden) }
  }

  /// The environments below that answer for a trait what this one does because they inherit it from here, or from where it does.
  public func followers(of trait: TraitID, below id: EnvironmentID) -> [EnvironmentID] {
    let end = tree.order(after: id)
    var (found, next) = ([EnvironmentID](), tree.following(id, before: end))
    while let place = next {
      let hasOwn = inheritance.inputs(at: place)[trait] != nil
      if !hasOwn { found.append(place) }
      next = tree.following(place, before: end, skippingContents: hasOwn)
    }
    return found
  }
}
