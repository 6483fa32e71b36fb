internal import Traits

extension TraitCollection: Equatable {
  /// Collections are equal where every trait reads the same.
  public static func == (left: TraitCollection, right: TraitCollection) -> Bool {
    left.changedTraits(from: right).isEmpty && left.undefined == right.undefined
  }

  /// What was decoded, and nobody has read: the type of the trait is not known yet.
  private var undefined: [String: Archived] {
    let rest = entries.filter { $0.definition == nil }
    return Dictionary(rest.compactMap { entry in Archived(entry.value).map { (entry.identifier, $0) } }) {
      $1
    }
  }
}

extension TraitCollection: CustomStringConvertible {
  /// What differs from its default, by name: `<TraitCollection: UserInterfaceStyle = Dark, Theme = bold>`.
  public var description: String {
    let parts = entries.filter { !$0.isDefault }.map {
      "\($0.definition?.name ?? $0.identifier) = \($0.printed)"
    }
    return "<TraitCollection" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + ">"
  }
}

extension TraitCollection.Entry {
  /// The value in words; a case of Apple's with the capital letter that UIKit prints.
  var printed: String {
    guard let definition else { return Stored.text(of: value) }
    let text = Stored.text(of: value, definition)
    if !isSystem || text.isEmpty { return text }
    return ["leftToRight": "LTR", "rightToLeft": "RTL"][text] ?? text.prefix(1).uppercased()
      + text.dropFirst()
  }
}

extension TraitCollection: Codable {
  /// Writes the traits that have an identifier, by it, and whose values are numbers, Booleans, strings or enums of these.
  ///
  /// Others are left out. Source: Apple's documentation of `UITraitDefinition`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let known = entries.filter { !$0.identifier.isEmpty }
    try container.encode(
      Dictionary(known.compactMap { entry in Archived(entry.value).map { (entry.identifier, $0) } }) { $1 })
  }

  /// Reads what was written; of a trait whose type this program has not, the value is kept and written again.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.singleValueContainer().decode([String: Archived].self)
    for (identifier, archived) in values.sorted(by: { $0.key < $1.key }) {
      let key = SystemTraits.keys.first { $0.identifier == identifier }
      entries.append(
        Entry(definition: key, identifier: identifier, value: archived.value(key?.storedDefault)))
    }
  }
}

/// A value in an archive.
private enum Archived: Codable, Hashable {
  case integer(Int), floating(Double), text(String)

  init?(_ value: TraitValue) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .floating(let number): self = .floating(number)
    case .object(let object as String): self = .text(object)
    default: return nil
    }
  }

  /// The value, stored as the trait's default is: JSON writes 2.0 as 2.
  func value(_ like: TraitValue?) -> TraitValue {
    switch self {
    case .integer(let number): like?.storage == .floating ? .floating(Double(number)) : .integer(number)
    case .floating(let number): .floating(number)
    case .text(let text): .string(text)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let number): try container.encode(number)
    case .floating(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .floating(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }
}
