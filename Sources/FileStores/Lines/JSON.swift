/// A value of JSON (RFC 8259): what stands on a line of a history or progress file.
///
/// Objects keep the order of their members, so that writing what was read gives the same line.
///
/// ```swift
/// let entry: JSON = ["t": 12, "cmd": "undo"]
/// entry.text                          // {"t":12,"cmd":"undo"}
/// try JSON(parsing: #"{"a":[1,null]}"#)["a"]   // [1, null]
/// ```
public enum JSON: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number; integers are exact up to 2^53.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Members in order; no name comes twice.
  case object([Member])

  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSON

    /// Makes a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value of an object's member; `nil` if this is no object or has none of that name.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, if this is one.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The number as an integer, if this is one without a fraction.
  public var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  /// The truth value, if this is one.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// Makes an object with these members in this order.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
  /// Makes an array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// Makes a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }
}
