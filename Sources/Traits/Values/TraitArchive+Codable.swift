extension TraitArchive.Entry: Codable {
  private enum CodingKeys: CodingKey { case identifier, integer, floating, string, isNil }

  /// Reads an entry: the identifier, and the value under a key that says how it is stored.
  ///
  /// - Throws: `DecodingError`, where a key is missing or a value is of another type.
  /// - Complexity: O(1) beside the decoder's own.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let identifier = try container.decode(String.self, forKey: .identifier)
    let value: TraitValue
    if let number = try container.decodeIfPresent(Int.self, forKey: .integer) {
      value = .integer(number)
    } else if let number = try container.decodeIfPresent(Double.self, forKey: .floating) {
      value = .floating(number)
    } else if let text = try container.decodeIfPresent(String.self, forKey: .string) {
      value = .string(text)
    } else {
      _ = try container.decode(Bool.self, forKey: .isNil)
      value = .object(TraitNil())
    }
    self.init(identifier: identifier, value: value)
  }

  /// Writes an entry.
  ///
  /// - Throws: `EncodingError`, where the value is of a type of the program's own that is no number, string or enum with such raw values:
  ///   whoever reads it would not know the type. And what the encoder throws.
  /// - Complexity: O(1) beside the encoder's own.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier, forKey: .identifier)
    switch value {
    case .integer(let number): try container.encode(number, forKey: .integer)
    case .floating(let number): try container.encode(number, forKey: .floating)
    case .object(let string as TraitString): try container.encode(string.value, forKey: .string)
    case .object(is TraitNil): try container.encode(true, forKey: .isNil)
    case .object(let object):
      throw EncodingError.invalidValue(
        object,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription:
            "The value of \(identifier) has a type of the program's own; numbers, strings and enums with such raw values can leave it."
        ))
    }
  }
}
