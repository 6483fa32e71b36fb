/// A trait collection as it travels: what `NSSecureCoding` keeps of a `UITraitCollection`.
///
/// Only traits whose definition has an identifier are eligible (WWDC23 "Unleash the UIKit trait system", Apple's documentation of
/// `UITraitDefinition`); for what Apple leaves open see ``Decision/encoding``.
///
/// ```swift
/// let (archive, leftOut) = system.encode(collection)
/// archive.entries.map(\.identifier)         // ["com.example.theme"]
/// system.decode(archive).collection         // the same values, where the identifiers are known
/// ```
///
/// It is `Codable`, so that it can leave the process. Numbers, strings, `nil`, and enums with such raw values go; a value of another type of the
/// program's own, a struct for example, is kept in memory only, and encoding an archive with one throws.
public struct TraitArchive: Sendable, Codable {
  /// One trait's value under the identifier of its definition.
  public struct Entry: Sendable {
    /// The identifier.
    public let identifier: String
    /// The value, as it is stored.
    public let value: TraitValue

    /// Makes an entry, as another program may have written it.
    ///
    /// - Complexity: O(1)
    public init(identifier: String, value: TraitValue) { (self.identifier, self.value) = (identifier, value) }
  }

  /// The values that are stored as objects.
  package var storedObjects: [any TraitObject] {
    entries.compactMap { if case .object(let object) = $0.value { object } else { nil } }
  }

  /// The values, oldest definition first.
  public var entries: [Entry] = []

  /// Makes an archive that holds nothing.
  ///
  /// - Complexity: O(1)
  public init() {}

  /// Whether two archives hold the same values under the same identifiers.
  ///
  /// - Complexity: O(*n*) in the entries.
  public func isEqual(to other: TraitArchive) -> Bool {
    entries.count == other.entries.count
      && zip(entries, other.entries).allSatisfy {
        $0.identifier == $1.identifier && $0.value.isEqual(to: $1.value)
      }
  }
}

extension TraitSystem {
  /// Encodes what was set in a collection; what has no identifier, or a value that cannot be encoded, is left out.
  ///
  /// - Complexity: O(*t*) in the number of traits.
  public func encode(_ collection: TraitCollection) -> (archive: TraitArchive, leftOut: [TraitID]) {
    var entries: [TraitArchive.Entry] = []
    var leftOut: [TraitID] = []
    for trait in collection.setTraits {
      guard let value = collection.setValue(of: trait) else { continue }
      if let identifier = declaration(of: trait).identifier, value.isEncodable {
        entries.append(TraitArchive.Entry(identifier: identifier, value: value))
      } else {
        leftOut.append(trait)
      }
    }
    var archive = TraitArchive()
    archive.entries = entries
    return (archive, leftOut)
  }

  /// Decodes a collection; identifiers that no definition has now, or one that is stored otherwise, are left out.
  ///
  /// - Complexity: O(*n* · *t*) in the entries and the number of traits.
  public func decode(_ archive: TraitArchive) -> (collection: TraitCollection, leftOut: [String]) {
    decode(archive) { _, _ in true }
  }

  /// Decodes a collection, and leaves out what the caller refuses as well.
  ///
  /// All objects are stored alike, be they strings, lists or structs: whoever knows more of their types than the system does can refuse some.
  ///
  /// ```swift
  /// system.decode(archive) { trait, value in trait != theme || value.isEqual(to: .integer(1)) }.leftOut
  /// // ["com.example.theme"], where the archive says 2
  /// ```
  /// - Parameter accepts: Whether a value is one of the trait's.
  /// - Throws: What `accepts` throws.
  /// - Complexity: O(*n* · *t*) in the entries and the number of traits, and *n* questions.
  public func decode<Failure: Error>(
    _ archive: TraitArchive, accepting accepts: (TraitID, TraitValue) throws(Failure) -> Bool
  ) throws(Failure) -> (collection: TraitCollection, leftOut: [String]) {
    var leftOut: [String] = []
    let collection = try emptyCollection.modifying { (traits: inout TraitCollection.Draft) throws(Failure) in
      for entry in archive.entries {
        if let trait = trait(identifier: entry.identifier),
          declaration(of: trait).storage == entry.value.storage, try accepts(trait, entry.value)
        {
          traits[trait] = entry.value
        } else {
          leftOut.append(entry.identifier)
        }
      }
    }
    return (collection, leftOut)
  }
}

extension TraitValue {
  /// Whether the value can be encoded.
  var isEncodable: Bool {
    if case .object(let object) = self { object.isEncodable } else { true }
  }
}
