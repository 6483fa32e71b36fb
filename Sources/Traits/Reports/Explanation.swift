// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import ViewTree

/// One link of the chain that determines a value.
public struct ValueSource: Sendable {
  public enum Origin: Hashable, Sendable {
    case override
    case overrideUserInterfaceStyle
    /// A `minimumContentSizeCategory` or `maximumContentSizeCategory` that the inherited value exceeds.
    case contentSizeLimit
    /// A value that a parent controller gives its child: `setOverrideTraitCollection(_:forChild:)`.
    case parentsOverride
    /// A value that a scene gets from its device, or a presentation from its style.
    case systemValue
    /// A value that was predicted when the environment was made; the next update that reaches it replaces it.
    case predicted
    /// A value from the time when the environment was removed or left behind; the next update that reaches it replaces it.
    case remembered
    case `default`
  }

  /// The part that the link plays for the environment's current value.
  public enum Role: Hashable, Sendable {
    case decides
    case hidden
    /// It was set or changed, or the environment moved below it; no update has reached the environment since.
    case pending
    /// It was removed or replaced, but no update has reached the environment since: it is still in force.
    case ending
  }

  /// The environment of the link; nil for the default.
  public let environment: EnvironmentID?
  public let origin: Origin
  public let value: TraitValue
  public var role: Role
}

extension TraitSystem {
  /// The chain that determines an environment's value of a trait: its own sources, those of its ancestors, and at last the default.
  ///
  /// Exactly one link is in force: the one whose role is `decides` or `ending`.
  ///
  /// ```swift
  /// system.explanation(of: theme, at: cell).map(\.origin)      // [.override, .override, .default]: the form's, the scene's
  /// ```
  public func explanation(of trait: TraitID, at id: EnvironmentID) -> [ValueSource] {
    let answered = collection(at: id)[trait]
    var links: [ValueSource] = []
    // The place from which the value comes, if its source was removed or replaced since.
    var ended: (index: Int, place: EnvironmentID)?
    for current in sequence(first: id, next: inheritanceParent) {
      let own = ownSources(of: trait, at: current)
      if ended == nil, let answered, self[current].applied.contains(trait),
        collection(at: current)[trait] == answered, !own.contains(where: { $0.value == answered })
      {
        ended = (links.count, current)
      }
      links += own
    }
    let standard = definition(of: trait).defaultValue
    links.append(ValueSource(environment: nil, origin: .default, value: standard, role: .hidden))
    // The nearest link with the current value decides; nearer ones wait for an update.
    let old = links.firstIndex { $0.environment == nil ? answered == nil : $0.value == answered }
    if let old, old < ended?.index ?? .max || old == 0 {
      for index in 0..<old { links[index].role = .pending }
      links[old].role = .decides
      return links
    }
    // Outside of all hierarchies no update comes without a request, so a remembered value stays.
    let stays = links[0].environment == nil && !tree.isInHierarchy(id)
    if !stays { for index in 0..<max(ended?.index ?? 0, 1) { links[index].role = .pending } }
    let memory: ValueSource.Origin = rows[id].marks.contains(.hasJoined) ? .remembered : .predicted
    let held = ValueSource(
      environment: ended?.place ?? id, origin: ended == nil ? memory : .override,
      value: answered ?? standard, role: stays ? .decides : .ending)
    links.insert(held, at: ended?.index ?? 0)
    return links
  }

  /// The environment's own sources of a trait: its inputs, from the highest precedence to the lowest.
  public func ownSources(of trait: TraitID, at id: EnvironmentID) -> [ValueSource] {
    let details = self[id]
    let links: [(ValueSource.Origin, TraitValue?)] = [
      (.contentSizeLimit, trait == .preferredContentSizeCategory ? limitedSize(at: id) : nil),
      (.override, details.overrides[trait]),
      (.overrideUserInterfaceStyle, trait == .userInterfaceStyle ? details.style : nil),
      (details.giver == nil ? .systemValue : .parentsOverride, details.given[trait]),
    ]
    return links.compactMap { origin, value in
      value.map { ValueSource(environment: id, origin: origin, value: $0, role: .hidden) }
    }
  }

  /// The environments below that share the value of a trait with this one, since they inherit it from here or from the same source.
  public func followers(of trait: TraitID, below id: EnvironmentID) -> [EnvironmentID] {
    let end = tree.order(after: id)
    var (found, next) = ([EnvironmentID](), tree.following(id, before: end))
    while let place = next {
      let hasOwn = inputs(at: place)[trait] != nil
      if !hasOwn { found.append(place) }
      next = tree.following(place, before: end, skippingContents: hasOwn)
    }
    return found
  }
}
