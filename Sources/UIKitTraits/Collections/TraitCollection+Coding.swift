internal import Traits

extension TraitCollection: Equatable, CustomStringConvertible {
  /// Collections are equal if every trait reads the same.
  public static func == (left: TraitCollection, right: TraitCollection) -> Bool {
    left.changedTraits(from: right).isEmpty && left.holds(right.unread) && right.holds(left.unread)
  }

  /// The decoded entries that were not read yet, so that the types of their traits are unknown.
  private var unread: [Entry] { entries.filter { $0.definition == nil } }

  private func holds(_ others: [Entry]) -> Bool {
    others.allSatisfy { other in
      entries.contains { $0.identifier == other.identifier && $0.value == other.value }
    }
  }

  /// The traits that differ from their defaults, by name: `<TraitCollection: UserInterfaceStyle = Dark, Theme = bold>`.
  public var description: String {
    let parts = entries.filter { !$0.isDefault }.map(\.printed)
    return "<TraitCollection" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + ">"
  }
}

extension TraitCollection.Entry {
  var printed: String { "\(definition?.name ?? identifier) = \(printedValue)" }

  /// The value in words; cases of Apple's enums have a capital letter, as UIKit prints them.
  private var printedValue: String {
    guard let definition else { return Stored.text(of: value) }
    let text = Stored.text(of: value, definition)
    if !isSystem || text.isEmpty { return text }
    return ["leftToRight": "LTR", "rightToLeft": "RTL"][text] ?? text.prefix(1).uppercased()
      + text.dropFirst()
  }
}

extension TraitCollection: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Encodes the traits that have an identifier and a number, Boolean, string or enum of these as value (Apple's `UITraitDefinition`).
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for entry in entries where !entry.identifier.isEmpty {
      let key = Key(stringValue: entry.identifier)
      switch entry.value {
      case .integer(let number): try container.encode(number, forKey: key)
      case .floating(let number): try container.encode(number, forKey: key)
      case .object(let text as String): try container.encode(text, forKey: key)
      default: break
      }
    }
  }

  /// Decodes a collection; a value whose trait type is unknown to this program is kept and encoded again.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Key.self)
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      let definition = SystemTraits.keys.first { $0.identifier == key.stringValue }
      // JSON writes 2.0 as 2.
      let isFloating = definition?.storedDefault.storage == .floating
      let value: TraitValue
      if !isFloating, let number = try? container.decode(Int.self, forKey: key) {
        value = .integer(number)
      } else if let number = try? container.decode(Double.self, forKey: key) {
        value = .floating(number)
      } else {
        value = .string(try container.decode(String.self, forKey: key))
      }
      entries.append(Entry(definition: definition, identifier: key.stringValue, value: value))
    }
  }
}
