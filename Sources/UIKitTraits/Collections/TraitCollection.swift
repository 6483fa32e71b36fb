internal import Traits

/// An immutable collection of trait values: UIKit's `UITraitCollection`.
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
  /// A value that is set, with its trait type as the key; a decoded entry has no trait type until it is read.
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
  /// The log of reads, if a tracked method has asked for the collection.
  var log: ReadLog?

  /// Makes an empty collection.
  public init() {}

  /// Makes a collection of the values that the closure sets.
  public init(mutations: (inout any MutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Makes a collection with one value.
  public init<T: TraitDefinition>(_ trait: T.Type, value: T.Value) { set(trait, Stored.engineValue(value)) }

  /// Merges collections, as the deprecated `init(traitsFrom:)` does: Apple's traits as last specified, custom traits of the first only.
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

  /// Returns a copy with some changes; all other values stay.
  public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
    modifyingTraits(of: TraitCollection(), mutations)
  }

  /// Returns a changed copy; while changing, a trait that is not set here reads from the inherited collection.
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

  /// Returns a copy with one trait set.
  public func replacing<T: TraitDefinition>(_ trait: T.Type, value: T.Value) -> TraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The traits whose values differ; if `other` is nil, the traits that are set.
  public func changedTraits(from other: TraitCollection?) -> [AnyTrait] {
    let own = entries.compactMap(\.definition)
    for trait in own { log?.note(trait) }
    guard let other else { return own }
    let all = own + other.entries.compactMap(\.definition).filter { stored($0) == nil }
    return all.filter { (stored($0) ?? $0.storedDefault) != (other.stored($0) ?? $0.storedDefault) }
  }

  /// Whether it has all specified values of Apple's traits in another collection; deprecated.
  public func containsTraits(in other: TraitCollection?) -> Bool {
    (other?.entries ?? []).allSatisfy {
      !$0.isSystem || $0.isDefault || $0.value == $0.definition.flatMap(stored)
    }
  }

  /// Whether colours may differ: an Apple trait in ``systemTraitsAffectingColorAppearance`` differs, or a custom trait that affects
  /// colours.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    changedTraits(from: other).contains { trait in
      (trait as? any SystemTraitDefinition.Type)?.row.isInColorList ?? trait.affectsColorAppearance
    }
  }

  /// The traits of the environment whose `draw(_:)`, layout method or change handler runs; elsewhere empty, as Apple leaves it open.
  @TaskLocal public static var current = TraitCollection()

  /// Runs a closure with this collection as ``current``.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: actions)
  }

  /// The system traits that affect colours, as a list for a registration.
  public static var systemTraitsAffectingColorAppearance: [AnyTrait] {
    SystemTraits.keys.filter { $0.row.isInColorList }
  }

  /// The system traits that affect which image is shown, as a list for a registration.
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

/// A type whose traits can be set, such as the draft of a collection or `traitOverrides`: UIKit's `UIMutableTraits`.
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

  /// UIKit's second name for setting ``SystemTraits/hdrHeadroomUsageLimit``.
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
