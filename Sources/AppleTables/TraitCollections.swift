import Sessions
import Traits

extension AppleTypes {
  /// Trait collections, their mutation, trait overrides, and archives.
  static let traitCollections =
    TypeInfo.read(
      """
      struct UITraitCollection: Hashable, CustomStringConvertible  // The traits of an environment, as one value.
        subscript(_ trait: UITrait) -> V  // A trait's value, by its definition.
        init()  // Everything is at its default.
        func responds(to action: Selector) -> Bool  // Whether it has a property or a method.
        init(mutations: (UIMutableTraits) -> Void) { self = UITraitCollection().modifyingTraits(mutations) }  // What a closure sets.
        init<V>(_ trait: UITrait, value: V) { self = UITraitCollection().replacing(trait, value: value) }  // One trait.
        init(traitsFrom collections: [UITraitCollection])  // Apple's traits of several, the last first.
        func modifyingTraits(_ mutations: (UIMutableTraits) -> Void) -> UITraitCollection  // A changed copy.
        func replacing<V>(_ trait: UITrait, value: V) -> UITraitCollection { modifyingTraits { $0[trait] = value } }  // A copy with one trait changed.
        func changedTraits(from other: UITraitCollection?) -> [UITrait]  // The traits whose values differ.
        func containsTraits(in other: UITraitCollection?) -> Bool  // Whether it has all of Apple's traits of another.
        func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool  // Whether colours may look different.
        var description: String { get }  // Its traits as text.
        var imageConfiguration: UIImage.Configuration { UIImage.Configuration().withTraitCollection(self) }  // For images that follow it.
        func isEqual(_ other: UITraitCollection?) -> Bool { self == other }  // Whether all traits are equal.
        each hash, hashValue | var #: Int { description.utf8.reduce(5381) { $0 &* 33 &+ $1 } }  // A number for sets.
        func copy() -> Any { self }  // The same: it never changes.
        func performAsCurrent(_ actions: () -> Void)  // Runs a closure with it as `current`.
        static var current: UITraitCollection  // The collection of the callback that runs; outside of one, everything is unspecified.
        static var systemTraitsAffectingColorAppearance: [UITrait] { get }  // Apple's traits that affect colours.
        static var systemTraitsAffectingImageLookup: [UITrait] { get }  // Apple's traits by which images are found.
      struct UIMutableTraits  // The traits of a collection that is being made.
        subscript(_ trait: UITrait) -> V  // A trait's value, by its definition.
        func contains(_ trait: UITrait) -> Bool  // Whether a trait is set.
      struct UITraitOverrides: UIMutableTraits  // The overrides of an environment: what it sets for itself and for what is below.
        func contains(_ trait: UITrait) -> Bool  // Whether there is an override of a trait.
        func remove(_ trait: UITrait)  // Takes an override away; the inherited value comes back.
        var count: Int { get }  // How many overrides there are.
        var description: String { get }  // The overrides as text.
      protocol UITrait  // The definition of a trait: `Theme.self`.
        var description: String { get }  // Its name.
        each name/String, identifier/String, affectsColorAppearance/Bool | var #: #1 { get }  // What the definition says.
      protocol UITraitDefinition  // What a struct is that defines a trait.
        each defaultValue/V, name/String, identifier/String, affectsColorAppearance/Bool | static var #: #1 { get }  // What the definition says.
      struct TraitArchive  // What of a collection travels.
        var count: Int { identifiers.count }  // How many traits it has.
        var identifiers: [String] { get }  // The identifiers of its traits.
      """, collecting) + TypeInfo.read((["struct UITraitCollection"] + single).joined(separator: "\n"))

  static let description = AppleRow { session, value, _, _ in .string(session.text(value)) }

  private static let collecting: [String: AppleRow] = [
    "description": description, "name": fact("name"), "identifier": fact("identifier"),
    "affectsColorAppearance": fact("affectsColorAppearance"), "defaultValue": fact("defaultValue"),
    "UITraitCollection.subscript": .init(get: subscripted),
    "subscript": .init(get: subscripted) { session, value, given, place throws(Problem) in
      _ = try session.writeTrait(session.traitIndex(given[0], place), of: &value, given[1], place)
      return .void
    },
    "init()": .constant(.collection(TraitCollection())),
    "init(traitsFrom:)": .init { session, _, given, _ in
      let all = given[0].elements.map(\.collected)
      let later = all.dropFirst().flatMap(\.traits)
      if later.contains(where: { !session.traits.definition(of: $0).isSystem }) {
        session.note("`init(traitsFrom:)` takes one's own traits from the first collection only")
      }
      return .collection(session.traits.merged(all))
    },
    "modifyingTraits": .init { session, value, given, _ throws(Problem) in
      try session.collection(from: value.collected, given[0])
    },
    "changedTraits": .init { session, value, given, _ throws(Problem) in
      guard case .collection(let old) = given[0] else { return value.collected.traits.map(\.value).value }
      var changed: [TraitID] = []
      for difference in session.traits.differences(between: value.collected, and: old) {
        let new = session.value(difference.new, of: difference.trait)
        if try !session.areEqual(new, session.value(difference.old, of: difference.trait)) {
          changed.append(difference.trait)
        }
      }
      return changed.value
    },
    "containsTraits": .init { session, value, given, _ in
      .bool(session.traits.contains(value.collected, traitsIn: given[0].collected))
    },
    "responds": .init { session, value, given, _ in
      .bool(session.member(given[0].caseName, of: session.type(of: value)) != nil)
    },
    "hasDifferentColorAppearance": .init { session, value, given, _ in
      .bool(session.traits.hasDifferentColorAppearance(value.collected, comparedTo: given[0].collected))
    },
    "performAsCurrent": .runs { session, value, given, _ throws(Problem) in
      session.runtime.current.append(value.collected)
      defer { session.runtime.current.removeLast() }
      try session.apply(given[0])
    },
    "current": .init { session, _, _, _ in
      .collection(session.current)
    } set: { session, _, given, _ in
      session.current = given[0].collected
      return .void
    },
    "systemTraitsAffectingColorAppearance": .constant(systemTraits(\.isInColorList)),
    "systemTraitsAffectingImageLookup": .constant(systemTraits(\.affectsImageLookup)),
    "UIMutableTraits.contains": .init { session, value, given, place throws(Problem) in
      .bool(value.collected[try session.traitID(given[0], place)] != nil)
    },
    "UITraitOverrides.contains": .on { session, id, given, place throws(Problem) in
      .bool(session.traits.override(of: try session.traitID(given[0], place), at: id) != nil)
    },
    "remove": .does { session, id, given, place throws(Problem) in
      let trait = try session.traitID(given[0], place)
      try session.engine(place) { try $0.removeOverride(for: trait, at: id) }
    },
    "UITraitOverrides.count": .reads { $0.traits.overrides(at: $1).traits.count },
    "identifiers": .plain { archive, _ in archive.archived.map(\.identifier).value },
  ]

  /// The value of a trait that is only known at run time: `traitCollection[trait]`.
  static let subscripted: Native = { session, value, given, place throws(Problem) in
    try session.readTrait(session.traitIndex(given[0], place), of: value, place) ?? .nothing
  }

  /// A fact about a trait's definition: `trait.name`.
  private static func fact(_ name: String) -> AppleRow {
    .init { session, value, _, place throws(Problem) in
      let id = try session.traitID(value, place)
      return session.trait(id)?.fact(name, in: session.traits)?.value ?? .nothing
    }
  }

  /// Initialisers with one trait, such as `init(userInterfaceStyle:)`.
  private static let single = TraitDefinition.system.map { definition in
    let (name, type) = (definition.property, definition.type)
    return
      "  init(\(name): \(type)) { self = UITraitCollection().modifyingTraits { $0[\(definition.key).self] = \(name) } }  // One trait."
  }

  static func systemTraits(_ isIn: (TraitDefinition) -> Bool) -> Value {
    let indices = TraitDefinition.system.indices.filter { isIn(TraitDefinition.system[$0]) }
    return indices.map { TraitID(index: Int32($0)) }.value
  }
}

extension Value {
  /// The value as a trait collection; an empty one for other values.
  var collected: TraitCollection {
    if case .collection(let collection) = self { collection } else { TraitCollection() }
  }

  fileprivate var archived: [TraitArchive.Entry] {
    if case .archive(let archive) = self { archive.entries } else { [] }
  }
}

extension Session {
  /// The index in `definitions.traits` of the trait that a value names.
  func traitIndex(_ value: Value, _ place: Place) throws(Problem) -> Int {
    let id = try traitID(value, place)
    return definitions.traits.firstIndex { $0.id == id } ?? 0
  }

  /// A copy of a collection, changed by a closure.
  mutating func collection(from start: TraitCollection, _ mutations: Value) throws(Problem) -> Value {
    guard case .closure(let function) = mutations else { return .collection(start) }
    var arguments = [Value.collection(start)]
    _ = try call(function, &arguments)
    return arguments[0]
  }

  /// Encodes a collection: the raw values of the traits that have an identifier.
  func encoded(_ value: Value) -> Value {
    let entries = value.collected.entries.compactMap { entry -> TraitArchive.Entry? in
      let definition = traits.definition(of: entry.trait)
      guard let identifier = definition.identifier else { return nil }
      let value = self.value(entry.value, of: entry.trait)
      return .init(identifier: identifier, value: raw(of: value) ?? value)
    }
    return .archive(TraitArchive(entries: entries))
  }

  /// Decodes a collection; traits that this session does not know are left out.
  func decoded(_ value: Value) -> Value {
    var collection = TraitCollection()
    for entry in value.archived {
      guard let id = traits.trait(identifier: entry.identifier),
        let index = definitions.traits.firstIndex(where: { $0.id == id })
      else { continue }
      let type = definitions.traits[index].type
      collection[id] = stored(fromRaw(entry.value, type.wrapped), as: type)
    }
    return .collection(collection)
  }
}
