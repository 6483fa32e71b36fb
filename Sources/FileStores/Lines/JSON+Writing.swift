internal import Drawings

extension JSON {
  /// The value as one line of text, without blanks.
  ///
  /// Everything that could act on a terminal (see `Escaping`) is written as `\u001B`, so that the file can be looked at with `cat`.
  /// A number that JSON cannot write, infinity or not-a-number, becomes `null`.
  ///
  /// - Complexity: O(*n*)
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += Self.text(of: number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let values):
      Self.write(values, in: ("[", "]"), to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text) {
        Self.write($0.name, to: &$1)
        $1 += ":"
        $0.value.write(to: &$1)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], in ends: (String, String), to text: inout String, each: (Item, inout String) -> Void
  ) {
    text += ends.0
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      each(item, &text)
    }
    text += ends.1
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? number.description
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        if Escaping.isHarmful(scalar) {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
