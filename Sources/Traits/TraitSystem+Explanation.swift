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
      /// It was removed, and no update has come by since: it is still in force.
      case ending
    }

    /// The environment, or `nil` for the default.
    public let environment: EnvironmentID?
    /// Where the value comes from.
    public let origin: Origin
    /// The value.
    public let value: TraitValue
    /// What it does.
    public let role: Role
  }

  /// The chain that decides what the environment answers for a trait: from the environment upwards everything that gives the trait a
  /// value, and last its default.
  ///
  /// Exactly one link decides (or is ending, and decides until the next update).
  public func explanation(of trait: TraitID, at environment: EnvironmentID) -> [Source] {
    let governor = Int(self.governor(of: trait.index, at: environment.index))
    var sources: [Source] = []
    for place in [environment] + inheritanceAncestors(of: environment) {
      guard let index = cell(of: trait.index, on: place.index) else { continue }
      let answer = value(of: Int32(index), at: environment.index)
      sources += links(of: cells[index], at: place, decides: index == governor, answer)
    }
    let value = declaration(of: trait).defaultValue
    let decides = cells[governor].owner < 0
    sources.append(
      Source(environment: nil, origin: .default, value: value, role: decides ? .decides : .hidden))
    return sources
  }

  private func links(of cell: Cell, at place: EnvironmentID, decides: Bool, _ answer: TraitValue) -> [Source]
  {
    let inputs = [(Source.Origin.override, cell.override), (.given, cell.given)].compactMap { origin, value in
      value.map { (origin, $0) }
    }
    var links: [Source] = []
    let isSettled = cell.isInstalled && !cell.isPending && !cell.isRemembered
    if cell.isInstalled, !isSettled {
      let role: Source.Role = decides ? (cell.isRemembered ? .decides : .ending) : .hidden
      let origin: Source.Origin = !cell.isRemembered ? .override : cell.isPredicted ? .predicted : .remembered
      links.append(Source(environment: place, origin: origin, value: answer, role: role))
    }
    for (position, (origin, value)) in inputs.enumerated() {
      let role: Source.Role = position > 0 ? .hidden : isSettled ? (decides ? .decides : .hidden) : .pending
      links.append(Source(environment: place, origin: origin, value: value, role: role))
    }
    return links
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
