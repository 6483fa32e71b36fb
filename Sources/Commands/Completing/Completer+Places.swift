import Journals
import Presentations
import Syntax
import Traits
import ViewTree

extension Completer {
  /// What a place can be: the statement says whether an environment and of which kind, an inspector, or a variable.
  func places(_ slot: Slot, _ site: CompletionSite, _ resolver: inout Resolver) -> [[Candidate]] {
    switch (site.statement?.form, slot) {
    case (.unregister?, _):
      return [
        variables(of: .registration, &resolver), environments(&resolver, Choice(fits: observed.contains)),
      ]
    case (.dismiss?, _), (.drag?, _): return [variables(of: .inspector, &resolver) + inspectors]
    case (.assign?, _):
      return [
        assignable(&resolver) { _ in true },
        environments(&resolver) + variables(of: .inspector, &resolver) + inspectors,
      ]
    case (.toggle?, _):
      return [
        assignable(&resolver) { $0 == .bool },
        environments(&resolver) + variables(of: .inspector, &resolver) + inspectors,
      ]
    case (.show?, _):
      guard case .identifier(let topic)? = site.statement?[.topic] else { return [] }
      if slot == .second { return world.names[topic.name] == "tree" ? [environments(&resolver)] : [] }
      return subjects(of: Topic(rawValue: world.names[topic.name]), &resolver)
    case (.override?, _), (.removeOverride?, _):
      return [
        variables(of: .environment, &resolver) + environments(&resolver),
        resolver.parents.isEmpty ? [] : traits,
      ]
    default:
      let choice = choice(slot, site, &resolver)
      return [variables(of: .environment, &resolver) + environments(&resolver, choice)]
    }
  }

  /// The environments that have registrations.
  private var observed: Set<EnvironmentID> {
    Set(world.tokens.indices.filter { !world.tokens[$0].isEnded }.map { world.tokens[$0].environment })
  }

  /// Which environments a place can be.
  struct Choice {
    /// The kinds that fit.
    var kinds = Set(EnvironmentKind.allCases)
    /// Whether one of these kinds fits.
    var fits: (EnvironmentID) -> Bool = { _ in true }
  }

  private func choice(_ slot: Slot, _ site: CompletionSite, _ resolver: inout Resolver) -> Choice {
    let hierarchy = world.traits.hierarchy
    let drawn: Set<EnvironmentKind> = [.window, .controller, .view]
    switch (site.statement?.form, slot) {
    case (.rotate?, _): return Choice(kinds: [.scene]) { world.screens.orientation(of: $0) != nil }
    case (.resize?, _):
      return Choice(kinds: [.scene]) { world.screens.device(of: $0).map { $0.idiom != .phone } ?? false }
    case (.appear?, .place): return Choice(kinds: [.controller]) { !hierarchy.isInHierarchy($0) }
    case (.appear?, _): return Choice(kinds: drawn.union([.presentation])) { hierarchy.isInHierarchy($0) }
    case (.disappear?, _): return Choice(kinds: [.controller]) { hierarchy.isInHierarchy($0) }
    case (.move?, .place), (.remove?, _):
      return Choice(kinds: Set(EnvironmentKind.allCases).subtracting([.scene]))
    case (.move?, _): return destination(site, &resolver)
    case (.create?, _): return Choice(kinds: parents(of: subject(site)))
    case (.updateTraits?, _), (.invalidate?, _): return Choice(kinds: drawn)
    case (.removeHandler?, _): return Choice { !world.handledEvents(of: $0).isEmpty }
    case (.presentInspector?, _):
      return Choice(kinds: [.controller, .view]) { view in
        guard let scene = hierarchy.scene(of: view), world.screens.device(of: scene) != nil else {
          return false
        }
        return world.screens.inspector(on: view) == nil
      }
    default: return Choice()
    }
  }

  /// The kind that `create` names.
  private func subject(_ site: CompletionSite) -> EnvironmentKind? {
    guard case .identifier(let kind)? = site.statement?[.subject] else { return nil }
    return EnvironmentKind.allCases.first { "\($0)" == world.names[kind.name] }
  }

  private func parents(of kind: EnvironmentKind?) -> Set<EnvironmentKind> {
    Set(EnvironmentKind.allCases.filter { kind?.fits(in: $0) ?? true })
  }

  /// Where an environment can be moved: not into itself.
  private func destination(_ site: CompletionSite, _ resolver: inout Resolver) -> Choice {
    guard case .expression(let place)? = site.statement?[.place], let moved = try? resolver.environment(place)
    else { return Choice() }
    let kinds = parents(of: resolver.kind(of: moved))
    guard case .known(let id) = moved else { return Choice(kinds: kinds) }
    return Choice(kinds: kinds) { (try? world.traits.hierarchy.checkMove(id, to: $0)) != nil }
  }

  /// Whom a topic of `show` can be about.
  private func subjects(of topic: Topic?, _ resolver: inout Resolver) -> [[Candidate]] {
    switch topic {
    case .tree: [traits, environments(&resolver)]
    case .trait: [traits, keys]
    case .key: [environmentKeys]
    case .decision: [OpenPoint.all.map { Candidate($0.name, $0.question) }]
    case .traits, .overrides, .registrations: [environments(&resolver)]
    case .screen:
      [
        environments(
          &resolver,
          Choice { id in
            world.traits.hierarchy.scene(of: id).map { world.screens.device(of: $0) != nil } ?? false
          })
      ]
    default: []
    }
  }

  /// The events of an environment: of the one that is named, or of the one whose block it is.
  func events(_ site: CompletionSite, _ resolver: inout Resolver) -> [Candidate] {
    let place: Expression? = if case .expression(let place)? = site.statement?[.place] { place } else { nil }
    let reference = place == nil ? resolver.parents.last : place.flatMap { try? resolver.environment($0) }
    let kind = reference.flatMap { resolver.kind(of: $0) }
    if site.statement?.form == .invalidate { return Self.invalidations }
    if place == nil, resolver.parents.isEmpty { return [] }
    var events = Callback.allCases.filter { kind.map($0.kinds.contains) ?? true }
    if site.statement?.form == .removeHandler, case .known(let id)? = reference {
      events = world.handledEvents(of: id)
    }
    return events.map { Candidate($0.spelling, $0.meaning) }
  }

  private static let invalidations = [
    Candidate("layout", "setNeedsLayout(): a layout in this turn"),
    Candidate("display", "setNeedsDisplay(): a drawing in this turn"),
    Candidate("properties", "setNeedsUpdateProperties(): updateProperties() in this turn"),
    Candidate("constraints", "setNeedsUpdateConstraints(): updateConstraints() in this turn"),
  ]

  /// The environments of the session that fit, and those that the text itself makes.
  ///
  /// There may be thousands: only those whose names begin as the word under the cursor are looked at.
  func environments(_ resolver: inout Resolver, _ choice: Choice = Choice()) -> [Candidate] {
    if resolver.frames.last?.surroundings == .equality { return [] }
    let made = resolver.frames.flatMap(\.locals).filter { $0.kind.map(choice.kinds.contains) ?? false }.map {
      Candidate(world.names[$0.name], "\($0.kind.map { "\($0)" } ?? "environment"), made above")
    }
    return made + environments(in: nil, of: choice.kinds, choice.fits)
  }

  /// Environments of some kinds, of these or of all.
  func environments(
    in some: [EnvironmentID]? = nil, of kinds: Set<EnvironmentKind>,
    _ fits: (EnvironmentID) -> Bool = { _ in true }
  ) -> [Candidate] {
    let hierarchy = world.traits.hierarchy
    let spellings = Dictionary(uniqueKeysWithValues: EnvironmentKind.allCases.map { ($0, "\($0)") })
    // Most of them are siblings, whose paths begin alike.
    var parents: [EnvironmentID: String] = [:]
    var candidates: [Candidate] = []
    for id in some ?? world.environments(beginningWith: prefix)
    where kinds.contains(hierarchy.kind(of: id)) && fits(id) {
      let label = world.label(of: id)
      let kind = spellings[hierarchy.kind(of: id)] ?? ""
      guard let parent = hierarchy.parent(of: id) else {
        candidates.append(Candidate(label, kind))
        continue
      }
      let above = parents[parent] ?? world.path(of: parent)
      parents[parent] = above
      candidates.append(Candidate(label, above.isEmpty ? kind : kind + ", " + above + "/" + label))
    }
    return candidates
  }
}

extension World {
  /// The environments whose names begin with a text; nothing is made of the others.
  fileprivate func environments(beginningWith prefix: String) -> [EnvironmentID] {
    var found: [EnvironmentID] = []
    for index in entries.indices where entries[index].environment >= 0 {
      guard prefix.isEmpty || names[Name(id: Int32(index))].hasPrefix(prefix) else { continue }
      found += environments(named: Name(id: Int32(index))).filter { !traits.hierarchy.isDestroyed($0) }
    }
    return found
  }
}

extension Callback {
  /// When it comes, in a few words.
  fileprivate var meaning: String {
    switch self {
    case .traitCollectionDidChange: "some trait changed; `previous` is the collection before"
    case .viewWillAppear: "about to join: its traits are still the old ones"
    case .viewIsAppearing: "has joined, its traits up to date, before layout"
    case .viewDidAppear: "has joined, and everything is at rest"
    case .viewWillDisappear: "about to leave: its view is still there"
    case .viewDidDisappear: "has left; it keeps its last traits"
    case .updateProperties: "brings up to date what it shows, before layout; since iOS 26"
    case .viewWillLayoutSubviews: "before the layout of its view"
    case .layoutSubviews: "lays out"
    case .viewDidLayoutSubviews: "after the layout of its view"
    case .draw: "draws"
    case .updateConstraints: "updates its constraints, before layout"
    case .updateViewConstraints: "updates the constraints of its view"
    case .containerViewWillLayoutSubviews: "before the layout of its container view"
    case .containerViewDidLayoutSubviews: "after the layout of its container view"
    }
  }
}
