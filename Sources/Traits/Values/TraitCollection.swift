// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A collection of traits that are set, with their values; every other trait reads its default.
///
/// A collection is a value and does not know the definitions. Questions about defaults go to the system:
/// ``TraitSystem/value(of:in:)``, ``TraitSystem/changedTraits(in:from:)``.
///
/// ```swift
/// var night = TraitCollection()
/// night[.userInterfaceStyle] = .integer(2)
/// let elevated = night.replacing(.userInterfaceLevel, with: .integer(1))
/// night.traits.count         // 1: the receiver stays as it was
/// ```
public struct TraitCollection: Sendable {
  public struct Entry: Sendable {
    public let trait: TraitID
    public var value: TraitValue
  }

  public private(set) var entries: [Entry] = []

  public init() {}

  /// The traits that are set, in the order of their definition.
  public var traits: [TraitID] { entries.map(\.trait) }

  public var isEmpty: Bool { entries.isEmpty }

  /// The value that is set, or nil if the trait reads its default.
  public subscript(trait: TraitID) -> TraitValue? {
    get {
      for entry in entries where entry.trait.index >= trait.index {
        return entry.trait == trait ? entry.value : nil
      }
      return nil
    }
    set {
      let place = entries.firstIndex { $0.trait.index >= trait.index } ?? entries.count
      let isSet = place < entries.count && entries[place].trait == trait
      switch (isSet, newValue) {
      case (true, let value?): entries[place].value = value
      case (false, let value?): entries.insert(Entry(trait: trait, value: value), at: place)
      case (true, nil): entries.remove(at: place)
      case (false, nil): break
      }
    }
  }

  /// Returns a copy with one trait set, like UIKit's `replacing(_:value:)`.
  public func replacing(_ trait: TraitID, with value: TraitValue) -> TraitCollection {
    var copy = self
    copy[trait] = value
    return copy
  }

  /// Returns this collection with the values of another one on top.
  public func overridden(by other: TraitCollection) -> TraitCollection {
    if other.isEmpty { return self }
    var copy = self
    for entry in other.entries { copy[entry.trait] = entry.value }
    return copy
  }

  /// The part with Apple's traits, which is predicted for a new environment.
  var systemPart: TraitCollection {
    guard let last = entries.last, last.trait.index >= Definitions.systemCount else { return self }
    var part = self
    for trait in traits where trait.index >= Definitions.systemCount { part[trait] = nil }
    return part
  }

  /// Whether both share the same storage, which is quick to check; if not, they may still be equal.
  func isIdentical(to other: TraitCollection) -> Bool {
    entries.withUnsafeBufferPointer { left in
      other.entries.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress && left.count == $0.count }
    }
  }

  /// Whether both have the same values set, as far as the engine can compare them.
  func hasSameEntries(as other: TraitCollection) -> Bool {
    isIdentical(to: other)
      || entries.count == other.entries.count
        && zip(entries, other.entries).allSatisfy { $0.trait == $1.trait && $0.value == $1.value }
  }
}
