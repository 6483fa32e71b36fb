internal import Traits

/// Values by trait, as a value that does not change: UIKit's `UITraitCollection`.
///
/// A trait that is not set reads its default.
///
/// ```swift
/// let night = TraitCollection { $0.userInterfaceStyle = .dark }
/// night.userInterfaceStyle                                        // .dark
/// night.modifyingTraits { $0.displayScale = 2 }.displayScale      // 2
/// ```
/// Source: WWDC23 session 10057.
@dynamicMemberLookup
public struct TraitCollection: Sendable {
  /// A value that is set, with the type that is its key; a decoded one has none before somebody reads it.
  struct Entry: Sendable {
    var definition: AnyTrait?
    var identifier: String
    var value: TraitValue

    var isSystem: Bool { definition is any SystemTraitDefinition.Type }
    var isDefault: Bool { value == definition?.storedDefault }

    func isOf(_ trait: AnyTrait) -> Bool {
      guard let definition else { return !identifier.isEmpty && identifier == trait.identifier }
      return definition == trait
    }
  }

  var entries: [Entry] = []
  /// Who notes what is read, where a tracked method has asked for the collection.
  var log: ReadLog?

  /// Makes a collection in which nothing is set.
  public init() {}

  /// Makes a collection of what the closure sets.
  public init(mutations: (inout any MutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Makes a collection with one value.
  public init<T: TraitDefinition>(_ trait: T.Type, value: T.Value) { set(trait, Stored.engineValue(value)) }

  /// Merges collections as the deprecated `init(traitsFrom:)` does: of Apple's traits the last that is specified, one's own of the first
  /// collection only.
  public init(traitsFrom collections: [TraitCollection]) {
    for entry in collections.first?.entries ?? [] where !entry.isSystem { entries.append(entry) }
    for entry in collections.flatMap(\.entries) where entry.isSystem && !entry.isDefault {
      set(entry.definition, entry.value)
    }
  }

  /// The value of a trait: the one that is set, or the default.
  public subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    log?.note(trait)
    return stored(trait).flatMap { Stored.value($0, of: trait) } ?? T.defaultValue
  }

  /// The value of one of Apple's traits, by its property: `userInterfaceStyle`.
  public subscript<T: TraitDefinition>(dynamicMember trait: KeyPath<SystemTraits, T.Type>) -> T.Value {
    self[T.self]
  }

  /// A copy after some changes; what is not touched keeps its value.
  public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
    modifyingTraits(of: TraitCollection(), mutations)
  }

  /// The same for what is set on another collection, in which all that is not set here is read.
  func modifyingTraits(
    of inherited: TraitCollection, _ mutations: (inout any MutableTraits) -> Void
  ) -> TraitCollection {
    var draft: any MutableTraits = Draft(collection: self, inherited: inherited)
    mutations(&draft)
    return (draft as? Draft)?.collection ?? self
  }

  func overridden(by other: TraitCollection) -> TraitCollection {
    var copy = self
    for entry in other.entries { copy.set(entry.definition, entry.value) }
    return copy
  }

  /// A copy with one trait set.
  public func replacing<T: TraitDefinition>(_ trait: T.Type, value: T.Value) -> TraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The traits whose values differ; from `nil`, those that are set.
  public func changedTraits(from other: TraitCollection?) -> [AnyTrait] {
    let own = entries.compactMap(\.definition)
    for trait in own { log?.note(trait) }
    guard let other else { return own }
    let all = own + other.entries.compactMap(\.definition).filter { stored($0) == nil }
    return all.filter { (stored($0) ?? $0.storedDefault) != (other.stored($0) ?? $0.storedDefault) }
  }

  /// Whether it has all that is specified of Apple's traits in another one; deprecated.
  public func containsTraits(in other: TraitCollection?) -> Bool {
    (other?.entries ?? []).allSatisfy {
      !$0.isSystem || $0.isDefault || $0.value == $0.definition.flatMap(stored)
    }
  }

  /// Whether colours may look different: in one of Apple's traits of ``systemTraitsAffectingColorAppearance``, or in one of one's own that
  /// affects colours.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    changedTraits(from: other).contains { trait in
      (trait as? any SystemTraitDefinition.Type)?.row.isInColorList ?? trait.affectsColorAppearance
    }
  }

  /// The traits of the environment whose `draw(_:)`, layout method or change handler runs; empty elsewhere, where Apple leaves it open.
  @TaskLocal public static var current = TraitCollection()

  /// Runs a closure in which the collection is ``current``.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: actions)
  }

  /// The system traits that affect colours, ready for a registration.
  public static var systemTraitsAffectingColorAppearance: [AnyTrait] {
    SystemTraits.keys.filter { $0.row.isInColorList }
  }

  /// The system traits that affect which image is shown, ready for a registration.
  public static var systemTraitsAffectingImageLookup: [AnyTrait] {
    SystemTraits.keys.filter { $0.row.affectsImageLookup }
  }

  func stored(_ trait: AnyTrait) -> TraitValue? { entries.first { $0.isOf(trait) }?.value }

  mutating func set(_ trait: AnyTrait?, _ value: TraitValue) {
    guard let trait else { return }
    let entry = Entry(definition: trait, identifier: trait.identifier, value: value)
    guard let index = entries.firstIndex(where: { $0.isOf(trait) }) else { return entries.append(entry) }
    entries[index] = entry
  }
}

/// What has traits that can be set, the draft of a collection and `traitOverrides`: UIKit's `UIMutableTraits`.
@dynamicMemberLookup
public protocol MutableTraits {
  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension MutableTraits {
  /// The value of one of Apple's traits, by its property: `userInterfaceStyle`.
  public subscript<T: TraitDefinition>(dynamicMember trait: KeyPath<SystemTraits, T.Type>) -> T.Value {
    get { self[T.self] }
    set { self[T.self] = newValue }
  }

  /// UIKit's other name, where it is set, for ``SystemTraits/hdrHeadroomUsageLimit``.
  public var headroomUsageLimit: HDRHeadroomUsageLimit {
    get { self[TraitHDRHeadroomUsageLimit.self] }
    set { self[TraitHDRHeadroomUsageLimit.self] = newValue }
  }
}

private struct Draft: MutableTraits {
  var collection: TraitCollection
  let inherited: TraitCollection

  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get { collection.stored(trait) == nil ? inherited[trait] : collection[trait] }
    set { collection.set(trait, Stored.engineValue(newValue)) }
  }
}
