// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import ViewTree

/// One link of the chain that decides a value.
public struct ValueSource: Sendable {
  public enum Origin: Hashable, Sendable {
    case override
    case overrideUserInterfaceStyle
    /// `minimumContentSizeCategory` or `maximumContentSizeCategory`, which what is inherited goes beyond.
    case contentSizeLimit
    /// What a parent controller gives its child: `setOverrideTraitCollection(_:forChild:)`.
    case parentsOverride
    /// What a scene has from its device, or a presentation from its style.
    case systemValue
    /// What was predicted for the environment when it was made; it goes with the next update that comes by.
    case predicted
    /// What the environment had when it was taken out or left behind; it goes with the next update that comes by.
    case remembered
    case `default`
  }

  /// What the link does for the value that the environment answers now.
  public enum Role: Hashable, Sendable {
    case decides
    case hidden
    /// It was set, changed or has come near, and the update has not come by since.
    case pending
    /// It was removed, or another value took its place, and no update has come by since: it is still in force.
    case ending
  }

  /// The environment, or `nil` for the default.
  public let environment: EnvironmentID?
  public let origin: Origin
  public let value: TraitValue
  public var role: Role
}

extension TraitSystem {
  /// The chain that decides what an environment answers for a trait: what gives it a value, from there upwards, and its default.
  ///
  /// Exactly one link is in force: its role is `decides` or `ending`.
  ///
  /// ```swift
  /// system.explanation(of: theme, at: cell).map(\.origin)      // [.override, .override, .default]: the form's, the scene's
  /// ```
  public func explanation(of trait: TraitID, at id: EnvironmentID) -> [ValueSource] {
    let answered = collection(at: id)[trait]
    var links: [ValueSource] = []
    // Where the answer comes from, if what gave it there was taken away or replaced since.
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
    // The nearest that gives what is answered decides; what is nearer than that is still on its way.
    let old = links.firstIndex { $0.environment == nil ? answered == nil : $0.value == answered }
    if let old, old < ended?.index ?? .max || old == 0 {
      for index in 0..<old { links[index].role = .pending }
      links[old].role = .decides
      return links
    }
    // Outside of every hierarchy nothing comes by on its own: what is remembered stays.
    let stays = links[0].environment == nil && !tree.isInHierarchy(id)
    if !stays { for index in 0..<max(ended?.index ?? 0, 1) { links[index].role = .pending } }
    let memory: ValueSource.Origin = rows[id].marks.contains(.hasJoined) ? .remembered : .predicted
    let held = ValueSource(
      environment: ended?.place ?? id, origin: ended == nil ? memory : .override,
      value: answered ?? standard, role: stays ? .decides : .ending)
    links.insert(held, at: ended?.index ?? 0)
    return links
  }

  /// What an environment itself gives a trait: its inputs, the nearer first.
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

  /// The environments below that answer for a trait what this one does because they inherit it from here, or from where it does.
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
