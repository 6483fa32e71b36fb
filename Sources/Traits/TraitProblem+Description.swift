internal import ViewTree

extension TraitProblem: CustomStringConvertible {
  /// The problem as a sentence, with what would have worked; of one's own traits and of environments it knows the numbers only.
  ///
  /// ```swift
  /// "\(TraitProblem.newerFeature(.updatingTraits, version: .iOS16))"
  /// // "updateTraitsIfNeeded() came with iOS 17, and iOS 16 is in force: use(.iOS17) has it."
  /// ```
  public var description: String { sentence(environment: { "\($0)" }, trait: Self.name) }

  /// What a trait is called by those who know Apple's only.
  static func name(of trait: TraitID) -> String {
    let index = Int(trait.index)
    return SystemTrait.all.indices.contains(index) ? SystemTrait.all[index].property : "trait \(index)"
  }

  /// The problem as a sentence, in Apple's words and the caller's names.
  func sentence(environment: (EnvironmentID) -> String, trait: (TraitID) -> String) -> String {
    switch self {
    case .hierarchy(let problem): problem.sentence(environment)
    case .tooManyPasses(let limit, let environments, let traits):
      Self.loop(limit, environments.map(environment), traits.map(trait))
    case .unreadableValue(of: let odd, at: let id):
      "What \(trait(odd)) is at \(environment(id)) is no value of the definition that would share its data: set it anew first."
    case .updateInProgress:
      "An update is in progress: what a callback changes belongs to it, and updateTraitsIfNeeded() does not wait; traits.isUpdating tells."
    case .noTraits, .newerTrait, .newerFeature, .wrongStorage, .duplicateIdentifier, .changedStorage,
      .sharesNothing, .changedStyle, .systemTrait:
      sentenceOnDefinitions(trait)
    default: sentenceOnPlaces(environment)
    }
  }

  private func sentenceOnDefinitions(_ trait: (TraitID) -> String) -> String {
    switch self {
    case .newerTrait(let newer, let since, let version):
      "\(trait(newer)) came with iOS \(since), and iOS \(version.rawValue) is in force: use(.iOS\(since)) has it."
    case .newerFeature(let feature, let version):
      "\(feature.call) came with iOS \(feature.since.rawValue), and iOS \(version.rawValue) is in force: use(.\(feature.since)) has it."
    case .wrongStorage(let trait0, let expected, let found):
      "The value of \(trait(trait0)) is stored as \(expected.name), not as \(found.name)."
    case .duplicateIdentifier(let identifier, let other):
      "The identifier \(identifier) is that of \(trait(other)) already: identifiers are unique in a program."
    case .changedStorage(let trait0, let old, let new):
      "\(trait(trait0)) is stored as \(old.name) and cannot become \(new.name) while something uses it: define another trait."
    case .sharesNothing(let other, let difference):
      "The identifier is that of \(other), but another \(difference.words): two definitions share their data where identifier, name and default agree."
    case .changedStyle(let definition, from: let style):
      "\(definition) is a definition in \(style == .swift ? "Swift" : "Objective-C")'s style, and stays one."
    case .systemTrait(let trait0): "\(trait(trait0)) is one of Apple's traits: only one's own are redefined."
    default: "A registration must pass one or more traits."
    }
  }

  private func sentenceOnPlaces(_ name: (EnvironmentID) -> String) -> String {
    switch self {
    case .updatesNoTraits(let id):
      "\(name(id)) has no updateTraitsIfNeeded(): views and view controllers have."
    case .hasNoLayout(let id): "\(name(id)) lays nothing out: views, and the controllers of all kinds, do."
    case .hasNoDrawing(let id): "\(name(id)) draws nothing: views do."
    case .hasNoProperties(let id): "\(name(id)) has no updateProperties(): views and view controllers have."
    case .hasNoConstraints(let id): "\(name(id)) has no updateConstraints(): views and view controllers have."
    case .cannotAppear(let id): "\(name(id)) cannot appear: a view controller can."
    case .alreadyInHierarchy(let id):
      "\(name(id)) has appeared already: removeFromParent() takes it out first."
    case .hasNotAppeared(let id):
      "\(name(id)) is in no hierarchy, so it cannot disappear: appear(in:) lets it appear first."
    case .stillInHierarchy(let id): "\(name(id)) would stay in a hierarchy: what disappears leaves every one."
    case .notInHierarchy(let id):
      "\(name(id)) is in no hierarchy, so nothing can appear in it: addSubview(_:) or addChild(_:) puts it into one first."
    default: "\(type(of: self))"
    }
  }

  private static func loop(_ limit: Int, _ environments: [String], _ traits: [String]) -> String {
    let changes = traits.isEmpty ? "" : ", where \(traits.joined(separator: ", ")) changed last"
    return
      "The update did not come to rest in \(limit) passes: callbacks of \(environments.joined(separator: ", ")) keep asking for another"
      + changes + "; one that changes nothing where nothing is to be changed ends it."
  }
}

extension SystemFeature {
  /// What a program calls to use it.
  fileprivate var call: String {
    switch self {
    case .registrations: "registerForTraitChanges(_:handler:)"
    case .updatingTraits: "updateTraitsIfNeeded()"
    case .tracking: "automatic trait tracking"
    case .updatingProperties: "updateProperties()"
    }
  }
}

extension TraitDifference {
  fileprivate var words: String {
    switch self {
    case .identifier: "identifier"
    case .name: "name"
    case .storage: "kind of value"
    case .defaultValue: "default"
    }
  }
}
