internal import Journals
public import ViewTree

extension TraitSystem {
  /// One link of the chain that decides a value.
  public struct Source: Sendable {
    /// Where a value comes from.
    public enum Origin: Hashable, Sendable {
      /// A trait override of the environment's.
      case override
      /// What the system gives the environment, such as a scene's size class.
      case given
      /// What was predicted for the environment when it was made; it goes with the next update that comes by: ``Decision/prediction``.
      case predicted
      /// What the environment had when it was taken out or left behind; it goes with the next update that comes by.
      case remembered
      /// The trait's default.
      case `default`
    }

    /// What the link does for the value that the environment answers now.
    public enum Role: Hashable, Sendable {
      /// It is the value that the environment answers.
      case decides
      /// A nearer link hides it.
      case hidden
      /// It was set or changed, and no update has come by since.
      case pending
      /// It was set or changed, and no update has come by since; when one does, a nearer link hides it.
      case overtaken
      /// The update that is in progress, or the next one, has come by there and not yet by the environment that was asked.
      case awaited
      /// It was removed, and no update has come by since: it is still in force.
      case ending
      /// Another value took its place, and no update has come by since: it is still in force.
      case replaced
    }

    /// The environment, or `nil` for the default.
    public let environment: EnvironmentID?
    /// Where the value comes from.
    public let origin: Origin
    /// The value.
    public let value: TraitValue
    /// What it does.
    public internal(set) var role: Role
    /// Whether it is what decides when an update has come by: what decides now, or what takes its place.
    public internal(set) var isNext = false

    /// Whether it is what the environment answers now.
    public var isInForce: Bool { role == .decides || role == .ending || role == .replaced }
  }

  /// The chain that decides what the environment answers for a trait: from the environment upwards everything that gives the trait a
  /// value, and last its default.
  ///
  /// Exactly one link is in force, and exactly one is next: where they are the same, nothing is pending. In the middle of an update the chain is that of the environment as it answers: before the update has
  /// come by, that of the values before.
  ///
  /// ```swift
  /// try system.setOverride(.integer(3), of: theme, on: window)
  /// let chain = system.explanation(of: theme, at: window)
  /// chain.map(\.origin)      // [.override, .override, .default]: the window's, the scene's, the trait's
  /// chain.map(\.role)        // [.pending, .decides, .hidden]: no update has come by the window's yet
  /// ```
  /// - Complexity: O(*d* · *c*) in the depth and in the traits for which one environment has values of its own.
  public func explanation(of trait: TraitID, at environment: EnvironmentID) -> [Source] {
    let isReached = isReached(environment.index)
    var (sources, isDecided) = ([Source](), false)
    for place in [environment] + inheritanceAncestors(of: environment) {
      sources += links(of: trait, at: place, isDecided: isDecided, isReached: isReached)
      isDecided = isDecided || sources.contains { $0.isInForce }
    }
    let value = declaration(of: trait).defaultValue
    sources.append(
      Source(
        environment: nil, origin: .default, value: value, role: isDecided ? .hidden : .decides, isNext: true))
    lookAhead(in: &sources)
    return sources
  }

  /// What an environment itself gives a trait, as far as it can be seen there: its override, what it was given, what it remembers.
  ///
  /// - Complexity: O(*c*) in the traits for which the environment has values of its own.
  public func ownSources(of trait: TraitID, at environment: EnvironmentID) -> [Source] {
    links(of: trait, at: environment, isDecided: false, isReached: isReached(environment.index))
  }

  /// Whether an environment that updates come by still answers a value from before one that has come by above.
  ///
  /// - Complexity: O(1); before iOS 17, and in an update confined to a part of the tree, O(*d*) in the depth of the environment.
  public func isAwaited(_ trait: TraitID, at environment: EnvironmentID) -> Bool {
    let governor = Int(self.governor(of: trait.index, at: environment.index))
    let isBehind = isActive(governor) && !isReached(environment.index)
    return (isBehind || cells[governor].isRemembered) && isFollowing(environment)
  }

  /// Whether the update in progress has come by an environment; yes where there is none.
  ///
  /// - Complexity: O(1); in an update confined to a part of the tree O(*d*) in the depth.
  public func hasUpdated(_ environment: EnvironmentID) -> Bool { isReached(environment.index) }

  /// Whether an environment is in a hierarchy, or ever was.
  ///
  /// - Complexity: O(1)
  public func hasBeenInHierarchy(_ environment: EnvironmentID) -> Bool {
    environments[Int(environment.index)].needs.contains(.hasJoined)
  }

  private func links(of trait: TraitID, at place: EnvironmentID, isDecided: Bool, isReached: Bool) -> [Source]
  {
    guard let index = cell(of: trait.index, on: place.index) else { return [] }
    let (cell, isBefore) = (cells[index], isActive(index) && !isReached)
    let (standing, value) = isBefore ? (cell.before, cell.previous) : (cell.standing, cell.value)
    let isSettled = !cell.isPending && !isBefore
    let inputs = [(Source.Origin.override, cell.override), (.given, cell.given)].compactMap { origin, value in
      value.map { (origin: origin, value: $0) }
    }
    let inForce = inputs.firstIndex {
      $0.origin == standing.origin && (isSettled || $0.value.isEqual(to: value))
    }
    var links: [Source] = []
    if let origin = standing.origin, inForce == nil {
      let isReplaced = inputs.contains { $0.origin == origin }
      let isInput = origin == .override || origin == .given
      let role: Source.Role = isReplaced ? .replaced : isInput ? .ending : .decides
      links.append(
        Source(
          environment: place, origin: origin, value: value, role: isDecided ? .hidden : role,
          isNext: inputs.isEmpty && !isInput && inheritanceParent(of: place) == nil))
    }
    for (position, input) in inputs.enumerated() {
      let role: Source.Role =
        position == inForce
        ? (isDecided ? .hidden : .decides) : position > 0 ? .hidden : isBefore ? .awaited : .pending
      links.append(
        Source(
          environment: place, origin: input.origin, value: input.value, role: role, isNext: position == 0))
    }
    return links
  }

  /// Of the links that could decide next the nearest does: what is pending above it comes too late, and where an environment that updates
  /// come by only remembers its value, it is that link which is awaited.
  private func lookAhead(in sources: inout [Source]) {
    guard let next = sources.firstIndex(where: { $0.isNext }) else { return }
    for index in sources.indices where index > next {
      sources[index].isNext = false
      let role = sources[index].role
      if role == .pending || role == .awaited { sources[index].role = .overtaken }
    }
    guard let index = sources.firstIndex(where: { $0.isInForce }), index < next,
      let place = sources[index].environment, isFollowing(place), sources[next].role == .hidden,
      sources[index].origin == .remembered || sources[index].origin == .predicted
    else { return }
    sources[next].role = .awaited
  }

  /// How many environments below have their value of a trait from this one (or from above it): those that no nearer value hides.
  ///
  /// - Complexity: O(*n*) in the size of the subtree. Ask for it only where somebody wants to know.
  public func followers(of trait: TraitID, below environment: EnvironmentID) -> Int {
    let governor = self.governor(of: trait.index, at: environment.index)
    return thoseBelow(environment).count {
      self.governor(of: trait.index, at: $0.index) == governor
    }
  }
}

extension Cell.Standing {
  /// Where such a value comes from; `nil` where the cell decides nothing.
  fileprivate var origin: TraitSystem.Source.Origin? {
    switch self {
    case .none: nil
    case .override: .override
    case .given: .given
    case .remembered: .remembered
    case .predicted: .predicted
    }
  }
}
