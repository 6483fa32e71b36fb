import Traits

/// The result of `encode` for a collection: the values of the traits that have an identifier.
package struct TraitArchive: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var identifier: String
    package var value: Value

    package init(identifier: String, value: Value) { (self.identifier, self.value) = (identifier, value) }
  }

  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }
}

extension TraitCollection: Hashable {
  /// Whether the same traits have the same values, as far as the engine can tell.
  public static func == (left: TraitCollection, right: TraitCollection) -> Bool {
    left.entries.count == right.entries.count
      && zip(left.entries, right.entries).allSatisfy { $0.trait == $1.trait && $0.value == $1.value }
  }

  /// Hashes only which traits are set.
  public func hash(into hasher: inout Hasher) { for trait in traits { hasher.combine(trait) } }
}

/// A value of the language in a trait's object storage.
struct StoredValue: TraitObject {
  package var value: Value
  package var comparesByCode: Bool

  package func isEqual(to other: any TraitObject) -> Bool { (other as? StoredValue)?.value == value }
}
