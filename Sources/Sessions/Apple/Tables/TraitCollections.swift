import Traits

extension AppleTypes {
  /// Collections of traits, what mutates them, overrides, and archives.
  static let traitCollections = [
    AppleType(
      "UITraitCollection", .structure, conforms: ["Hashable"], "The traits of an environment, as one value.",
      making + single + comparing + current),
    AppleType(
      "UIMutableTraits", .structure, "The traits of a collection that is being made.",
      [
        subscripting,
        AppleRow("func contains(_ trait: UITrait) -> Bool", "Whether a trait is set.") {
          session, value, given, place throws(Problem) in
          guard case .collection(let collection) = value else { return .bool(false) }
          return .bool(collection[try session.traitID(given[0], place)] != nil)
        },
      ]),
    AppleType(
      "UITraitOverrides", .structure, conforms: ["UIMutableTraits"],
      "The overrides of an environment: what it sets for itself and for what is below.", overriding),
    AppleType(
      "UITrait", .protocol, "The definition of a trait: `Theme.self`.",
      [described("Its name.")]
        + ["name: String", "identifier: String", "affectsColorAppearance: Bool"].map(fact)),
    AppleType("UITraitDefinition", .protocol, "What a struct is that defines a trait."),
    AppleType(
      "TraitArchive", .structure, "What of a collection travels.",
      [
        .plain("var count: Int { get }", "How many traits it has.") { value, _ in
          if case .archive(let archive) = value { .int(archive.entries.count) } else { .int(0) }
        },
        .plain("var identifiers: [String] { get }", "The identifiers of its traits.") { value, _ in
          guard case .archive(let archive) = value else { return .list([]) }
          return .list(archive.entries.map { .string($0.identifier) })
        },
      ]),
  ]

  /// What a definition says of itself: `trait.name`.
  private static func fact(_ declaration: String) -> AppleRow {
    let name = String(declaration.prefix { $0 != ":" })
    return AppleRow("var \(declaration) { get }", "What the definition says.") {
      session, value, _, place throws(Problem) in
      let id = try session.traitID(value, place)
      return session.trait(id)?.fact(name, in: session.traits)?.value ?? .nothing
    }
  }

  static func described(_ help: String) -> AppleRow {
    AppleRow("var description: String { get }", help) { session, value, _, _ throws(Problem) in
      .string(session.text(value))
    }
  }

  private static let subscripting = AppleRow(
    "subscript(_ trait: UITrait) -> V", "A trait's value, by its definition.")

  private static let making: [AppleRow] = [
    subscripting,
    .constant("init()", "Everything is at its default.", .collection(TraitCollection())),
    AppleRow("init(mutations: (UIMutableTraits) -> Void)", "What a closure sets.", since: 17) {
      session, _, given, _ throws(Problem) in
      try session.collection(from: TraitCollection(), given[0])
    },
    AppleRow("init(_ trait: UITrait, value: V)", "One trait.", since: 17) {
      session, _, given, place throws(Problem) in
      try session.setting(given[0], given[1], in: TraitCollection(), place)
    },
    AppleRow(
      "init(traitsFrom collections: [UITraitCollection])", "Apple's traits of several, the last first."
    ) {
      session, _, given, _ throws(Problem) in
      let all = given[0].elements.map(\.collected)
      if all.dropFirst().contains(where: {
        $0.traits.contains { !session.traits.definition(of: $0).isSystem }
      }) {
        session.note("`init(traitsFrom:)` takes one's own traits from the first collection only")
      }
      return .collection(session.traits.merged(all))
    },
    AppleRow(
      "func modifyingTraits(_ mutations: (UIMutableTraits) -> Void) -> UITraitCollection", "A changed copy."
    ) {
      session, value, given, _ throws(Problem) in
      try session.collection(from: value.collected, given[0])
    },
    AppleRow(
      "func replacing(_ trait: UITrait, value: V) -> UITraitCollection", "A copy with one trait changed."
    ) {
      session, value, given, place throws(Problem) in
      try session.setting(given[0], given[1], in: value.collected, place)
    },
  ]

  /// `init(userInterfaceStyle:)` and its like.
  private static let single: [AppleRow] = TraitDefinition.system.enumerated().map { index, definition in
    let type =
      switch definition.valueType {
      case .cases(let name, _): name
      case .number: "Double"
      case .bool: "Bool"
      case .language: "String?"
      case .custom: "Any"
      }
    return AppleRow("init(\(definition.property): \(type))", "One trait.") {
      session, _, given, place throws(Problem) in
      var value = Value.collection(TraitCollection())
      _ = try session.writeTrait(index, of: &value, given[0], place)
      return value
    }
  }

  private static let comparing: [AppleRow] = [
    AppleRow(
      "func changedTraits(from other: UITraitCollection?) -> [UITrait]", "The traits whose values differ."
    ) {
      session, value, given, _ throws(Problem) in
      guard case .collection(let old) = given[0] else {
        return .list(value.collected.traits.map { .trait($0) })
      }
      var changed: [Value] = []
      for difference in session.traits.differences(between: value.collected, and: old) {
        let new = session.value(difference.new, of: difference.trait)
        if try !session.areEqual(new, session.value(difference.old, of: difference.trait)) {
          changed.append(.trait(difference.trait))
        }
      }
      return .list(changed)
    },
    AppleRow(
      "func containsTraits(in other: UITraitCollection?) -> Bool",
      "Whether it has all of Apple's traits of another."
    ) {
      session, value, given, _ throws(Problem) in
      .bool(session.traits.contains(value.collected, traitsIn: given[0].collected))
    },
    AppleRow(
      "func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool",
      "Whether colours may look different."
    ) { session, value, given, _ throws(Problem) in
      .bool(session.traits.hasDifferentColorAppearance(value.collected, comparedTo: given[0].collected))
    },
    described("Its traits as text."),
  ]

  private static let current: [AppleRow] =
    [
      .runs("func performAsCurrent(_ actions: () -> Void)", "Runs a closure with it as `current`.") {
        session, value, given, _ throws(Problem) in
        session.runtime.current.append(value.collected)
        defer { session.runtime.current.removeLast() }
        try session.apply(given[0])
      },
      AppleRow(
        "static var current: UITraitCollection",
        "The collection of the callback that runs; outside of one, everything is unspecified.",
        get: { session, _, _, _ throws(Problem) in
          .collection(session.runtime.current.last ?? TraitCollection())
        },
        set: { session, _, given, _ throws(Problem) in
          _ = session.runtime.current.popLast()
          session.runtime.current.append(given[0].collected)
          return .void
        }),
    ]
    + [
      ("ColorAppearance", "Apple's traits that affect colours.", \TraitDefinition.isInColorList),
      ("ImageLookup", "Apple's traits by which images are found.", \.affectsImageLookup),
    ].map { name, help, list in
      AppleRow("static var systemTraitsAffecting\(name): [UITrait] { get }", help, since: 17) {
        _, _, _, _ throws(Problem) in systemTraits(list)
      }
    }

  static func systemTraits(_ list: KeyPath<TraitDefinition, Bool>) -> Value {
    .list(
      TraitDefinition.system.indices.filter { TraitDefinition.system[$0][keyPath: list] }
        .map { .trait(TraitID(index: Int32($0))) })
  }

  private static let overriding: [AppleRow] = [
    subscripting,
    AppleRow("func contains(_ trait: UITrait) -> Bool", "Whether there is an override of a trait.", since: 17)
    {
      session, value, given, place throws(Problem) in
      let id = try session.alive(value, place)
      return .bool(session.traits.override(of: try session.traitID(given[0], place), at: id) != nil)
    },
    .runs(
      "func remove(_ trait: UITrait)", "Takes an override away; the inherited value comes back.", since: 17
    ) {
      session, value, given, place throws(Problem) in
      let (id, trait) = (try session.alive(value, place), try session.traitID(given[0], place))
      try session.engine(place) { traits throws(TraitProblem) in try traits.removeOverride(for: trait, at: id)
      }
    },
    AppleRow("var count: Int { get }", "How many overrides there are.") {
      session, value, _, place throws(Problem) in
      .int(session.traits.overrides(at: try session.alive(value, place)).traits.count)
    },
    described("The overrides as text."),
  ]
}

extension Value {
  /// A collection; an empty one for what is none.
  var collected: TraitCollection {
    if case .collection(let collection) = self { collection } else { TraitCollection() }
  }
}

extension Session {
  /// The trait that a value names.
  func traitID(_ value: Value, _ place: Place) throws(Problem) -> TraitID {
    switch value {
    case .trait(let id): return id
    case .type(.named(let name)):
      if let index = definitions.traitNames[name] { return definitions.traits[index].id }
      throw Problem(
        "`\(name)` defines no trait", at: place, suggestion: "it would conform to `UITraitDefinition`")
    default: throw Problem("expected a trait, found \(className(of: value))", at: place)
    }
  }

  /// The number in `definitions.traits` of the trait that a value names.
  func traitIndex(_ value: Value, _ place: Place) throws(Problem) -> Int {
    let id = try traitID(value, place)
    return definitions.traits.firstIndex { $0.id == id } ?? 0
  }

  /// A collection with what a closure sets.
  mutating func collection(from start: TraitCollection, _ mutations: Value) throws(Problem) -> Value {
    guard case .closure(let function) = mutations else { return .collection(start) }
    var arguments = [Value.collection(start)]
    _ = try call(function, &arguments)
    return arguments[0]
  }

  /// A collection with one trait set.
  mutating func setting(_ trait: Value, _ new: Value, in start: TraitCollection, _ place: Place)
    throws(Problem)
    -> Value
  {
    var value = Value.collection(start)
    _ = try writeTrait(try traitIndex(trait, place), of: &value, new, place)
    return value
  }

  /// `encode`: the raw values of the traits that have an identifier.
  func encoded(_ value: Value) -> Value {
    let entries = value.collected.entries.compactMap { entry -> TraitArchive.Entry? in
      let definition = traits.definition(of: entry.trait)
      guard let identifier = definition.identifier else { return nil }
      return .init(identifier: identifier, value: archived(self.value(entry.value, of: entry.trait)))
    }
    return .archive(TraitArchive(entries: entries))
  }

  private func archived(_ value: Value) -> Value {
    guard case .enumCase(let type, let name, let values) = value, values.isEmpty else { return value }
    return info(.named(type))?.raw(of: name) ?? value
  }

  /// `decode`: traits that this session does not know are left out.
  func decoded(_ value: Value) -> Value {
    guard case .archive(let archive) = value else { return .collection(TraitCollection()) }
    var collection = TraitCollection()
    for entry in archive.entries {
      guard let id = traits.trait(identifier: entry.identifier),
        let index = definitions.traits.firstIndex(where: { $0.id == id })
      else { continue }
      let type = definitions.traits[index].type
      collection[id] = stored(unarchived(entry.value, as: type), as: type)
    }
    return .collection(collection)
  }

  private func unarchived(_ value: Value, as type: Type) -> Value {
    guard let info = info(type.wrapped), info.kind == .enumeration,
      let found = info.cases.first(where: { $0.raw == value })
    else { return value }
    return .enumCase(info.name, found.name, [])
  }
}
