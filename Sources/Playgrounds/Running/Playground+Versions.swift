import Commands
import Journals
import Traits
import ViewTree

extension Playground {
  /// `use iOS 17`: says what here follows other rules from now on.
  func use(_ version: SystemVersion) {
    let before = options.confirms ? rules : nil
    if world.traits.version != version { world.traits.use(version) }
    let effects = before.map { self.effects(since: $0) } ?? []
    confirm(.version(version.rawValue, summary: version.summary))
    if !effects.isEmpty { confirm(.versionEffects(effects)) }
  }

  /// What a version decides about a session.
  private struct Rules {
    /// From where each controller inherits.
    var parents: [EnvironmentID: EnvironmentID] = [:]
    var callsRegistrations: Bool
    var tracks: Bool
  }

  /// - Complexity: O(*n*) in the environments.
  private var rules: Rules {
    var rules = Rules(
      callsRegistrations: world.traits.has(.registrations), tracks: world.traits.has(.tracking))
    let hierarchy = world.traits.hierarchy
    for id in hierarchy.all where hierarchy.kind(of: id) == .controller && !hierarchy.isDestroyed(id) {
      rules.parents[id] = world.traits.inheritanceParent(of: id)
    }
    return rules
  }

  private func effects(since before: Rules) -> [VersionEffect] {
    let after = rules
    let movers = before.parents.count { after.parents[$0.key] != $0.value }
    var effects: [VersionEffect] = [.inheritance(movers)]
    if before.callsRegistrations != after.callsRegistrations {
      let tokens = world.tokens.indices.count { !world.tokens[$0].isEnded }
      effects.append(after.callsRegistrations ? .called(tokens) : .resting(tokens))
    }
    if before.tracks != after.tracks {
      effects.append(after.tracks ? .tracked(trackedMethods) : .untracked(trackedMethods))
    }
    return (effects + [.newer(newerOverrides)]).filter { $0.count > 0 }
  }

  /// The methods that the session plays and whose reads can be tracked.
  private var trackedMethods: Int {
    let methods = Callback.allCases.filter(\.tracksReads)
    return world.allEnvironmentsWithRootViews.reduce(0) { sum, id in
      sum + methods.count { world.handler(of: $0, on: id) != nil }
    }
  }

  /// The overrides of traits that the version does not have yet.
  private var newerOverrides: Int {
    guard let version = world.traits.version else { return 0 }
    let newer = SystemTrait.all.filter { $0.since > version.rawValue }
    return world.allEnvironmentsWithRootViews.reduce(0) { sum, id in
      sum + newer.count { world.traits.override(of: $0.id, on: id) != nil }
    }
  }
}

extension VersionEffect {
  /// How many.
  fileprivate var count: Int {
    switch self {
    case .inheritance(let count), .resting(let count), .called(let count), .tracked(let count),
      .untracked(let count), .newer(let count):
      count
    }
  }
}
