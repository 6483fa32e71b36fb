import Traits

/// Values by trait, as a value that does not change.
///
/// Mirrors `UITraitCollection`. Every trait that is not set reads its default.
///
/// ```swift
/// let night = TraitCollection { $0.userInterfaceStyle = .dark }
/// night.userInterfaceStyle                                        // .dark
/// night.modifyingTraits { $0.displayScale = 2 }.displayScale      // 2
/// ```
public struct TraitCollection {
  /// A value that is set, with the type that is its key.
  struct Entry {
    var definition: Trait
    var value: any Sendable
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]

  /// Makes a collection in which nothing is set.
  public init() {}

  /// Makes a collection of what the closure sets.
  public init(mutations: (inout any MutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Makes a collection with one value.
  public init<T: TraitDefinition>(_ trait: T.Type, value: T.Value) { set(trait, value) }

  /// The value of a trait: the one that is set, or the default.
  public subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    entries[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
  }

  /// A copy after some changes; what is not touched keeps its value.
  public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
    var draft: any MutableTraits = Draft(collection: self)
    mutations(&draft)
    return (draft as? Draft)?.collection ?? self
  }

  /// A copy with one trait set.
  public func replacing<T: TraitDefinition>(_ trait: T.Type, value: T.Value) -> TraitCollection {
    var copy = self
    copy.set(trait, value)
    return copy
  }

  /// The traits whose values differ; from nil, those that are set.
  public func changedTraits(from other: TraitCollection?) -> [Trait] {
    guard let other else { return entries.values.map(\.definition) }
    var all = entries
    all.merge(other.entries) { own, _ in own }
    return all.values.map(\.definition).filter { Stored.areDifferent($0, self, other) }
  }

  mutating func set<T: TraitDefinition>(_ trait: T.Type, _ value: T.Value) {
    entries[ObjectIdentifier(trait)] = Entry(definition: trait, value: value)
  }

  mutating func put(_ definition: Trait, _ value: any Sendable) {
    entries[ObjectIdentifier(definition)] = Entry(definition: definition, value: value)
  }
}

extension TraitCollection: Equatable {
  /// Collections are equal where every trait reads the same.
  public static func == (left: TraitCollection, right: TraitCollection) -> Bool {
    left.changedTraits(from: right).isEmpty
  }
}

extension TraitCollection: CustomStringConvertible {
  /// What is set, by name: `UserInterfaceStyle = dark`.
  public var description: String {
    let parts = entries.values.map { "\($0.definition.name) = \($0.value)" }.sorted()
    return "<TraitCollection" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + ">"
  }
}

/// What has traits that can be set: the draft of a collection, and `traitOverrides`.
///
/// Mirrors `UIMutableTraits`.
public protocol MutableTraits {
  /// The value of a trait.
  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A collection while it is made.
private struct Draft: MutableTraits {
  var collection: TraitCollection

  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get { collection[trait] }
    set { collection.set(trait, newValue) }
  }
}

/// How values of Swift lie in the engine's storage.
struct Stored: TraitObject {
  let value: any Sendable

  func isEqual(to other: any TraitObject) -> Bool {
    guard let other = other as? Stored, let left = value as? any Equatable else { return false }
    return Self.areEqual(left, other.value)
  }

  private static func areEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool { right as? T == left }

  /// A value as the engine stores it: numbers and enums of numbers by their number.
  static func engineValue(_ value: any Sendable) -> TraitValue {
    switch value {
    case let value as Bool: return .bool(value)
    case let value as Int: return .integer(value)
    case let value as Double: return .floating(value)
    case let value as String: return .string(value)
    case Optional<Any>.none: return .absent
    case let value as any RawRepresentable & Sendable: return raw(of: value)
    default: return .object(Stored(value: value))
    }
  }

  private static func raw<T: RawRepresentable & Sendable>(of value: T) -> TraitValue {
    switch value.rawValue {
    case let number as Int: .integer(number)
    case let number as Double: .floating(number)
    case let text as String: .string(text)
    default: .object(Stored(value: value))
    }
  }

  /// The engine's value as one of a trait's.
  static func value<T: TraitDefinition>(_ stored: TraitValue, of trait: T.Type) -> T.Value? {
    switch stored {
    case .absent: return nil
    case .integer(let number): return raw(number, T.Value.self) ?? (number != 0) as? T.Value
    case .floating(let number): return raw(number, T.Value.self)
    case .object(let object):
      if let own = object as? Stored { return own.value as? T.Value }
      return (object as? String).flatMap { raw($0, T.Value.self) }
    }
  }

  private static func raw<Value>(_ number: some Any, _ type: Value.Type) -> Value? {
    if let value = number as? Value { return value }
    guard let type = type as? any RawRepresentable.Type else { return nil }
    return made(number, type) as? Value
  }

  private static func made<T: RawRepresentable>(_ number: Any, _ type: T.Type) -> T? {
    (number as? T.RawValue).flatMap { T(rawValue: $0) }
  }

  static func areDifferent(_ trait: Trait, _ left: TraitCollection, _ right: TraitCollection) -> Bool {
    func compare<T: TraitDefinition>(_ trait: T.Type) -> Bool {
      engineValue(left[trait]) != engineValue(right[trait])
    }
    return compare(trait)
  }
}
