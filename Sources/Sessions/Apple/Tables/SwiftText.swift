#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppleTypes {
  /// `String`, and what goes with it.
  static let texts = [
    string, characterSet, scanner,
    AppleType(
      "ComparisonResult", .enumeration, "Which of two comes first.",
      cases: [("orderedAscending", .int(-1)), ("orderedSame", .int(0)), ("orderedDescending", .int(1))]),
  ]

  private static let string = AppleType(
    "String", .structure, conforms: ["Comparable", "Hashable", "CustomStringConvertible"], "A text.",
    makingText + askingText + changingText + characters)

  private static let makingText: [AppleRow] = [
    .plain("init()", "An empty text.") { _, _ in .string("") },
    AppleRow("init(_ value: Any)", "A value as text.") { session, _, given, place throws(Problem) in
      .string(try session.described(given[0], place))
    },
    AppleRow("init(describing value: Any)", "A value as text.") { session, _, given, place throws(Problem) in
      .string(try session.described(given[0], place))
    },
    AppleRow("init(reflecting value: Any)", "A value as it would be typed.") {
      session, _, given, _ throws(Problem) in
      .string(session.shown(given[0]))
    },
    AppleRow("init(repeating text: String, count: Int)", "A text several times.") {
      _, _, given, place throws(Problem) in
      let count = max(given[1].whole, 0)
      if count > Session.longestString / max(given[0].text.utf8.count, 1) {
        throw Session.tooLongText(place)
      }
      return .string(String(repeating: given[0].text, count: count))
    },
    AppleRow("init(format: String, _ arguments: Any...)", "A text with values at its `%d`, `%@` and `%.2f`.")
    {
      session, _, given, place throws(Problem) in
      .string(try session.format(given[0].text, given[1].elements, place))
    },
    .plain("init(_ number: Int, radix: Int, uppercase: Bool = false)", "A number with other digits.") {
      _, given in
      let radix = min(max(given[1].whole, 2), 36)
      return .string(String(given[0].whole, radix: radix, uppercase: given[2].isTrue))
    },
    .plain("init(localized key: String)", "The key itself.") { _, given in given[0] },
  ]

  private static let askingText: [AppleRow] =
    [
      .plain("var count: Int { get }", "How many characters it has.") { value, _ in .int(value.text.count) },
      .plain("var isEmpty: Bool { get }", "Whether it has none.") { value, _ in .bool(value.text.isEmpty) },
      .plain("var first: String? { get }", "The first character.") { value, _ in
        value.text.first.map { .string(String($0)) } ?? .nothing
      },
      .plain("var last: String? { get }", "The last character.") { value, _ in
        value.text.last.map { .string(String($0)) } ?? .nothing
      },
      .plain("var description: String { get }", "The text itself.") { value, _ in value },
      .plain("func hasPrefix(_ other: String) -> Bool", "Whether it starts so.") { value, given in
        .bool(value.text.hasPrefix(given[0].text))
      },
      .plain("func hasSuffix(_ other: String) -> Bool", "Whether it ends so.") { value, given in
        .bool(value.text.hasSuffix(given[0].text))
      },
      .plain("func contains(_ other: String) -> Bool", "Whether a text stands in it.") { value, given in
        .bool(given[0].text.isEmpty || value.text.contains(given[0].text))
      },
    ]
    + ["localizedCaseInsensitiveContains", "localizedStandardContains"].map { name in
      .plain("func \(name)(_ other: String) -> Bool", "Whether a text stands in it, large or small.") {
        value, given in .bool(value.text.lowercased().contains(given[0].text.lowercased()))
      }
    }

  private static let changingText: [AppleRow] = [
    .plain("func uppercased() -> String", "In capitals.") { value, _ in .string(value.text.uppercased()) },
    .plain("func lowercased() -> String", "In small letters.") { value, _ in
      .string(value.text.lowercased())
    },
    .plain("var capitalized: String { get }", "Each word with a capital.") { value, _ in
      var startsWord = true
      return .string(
        value.text.reduce(into: "") { text, character in
          text += startsWord ? character.uppercased() : character.lowercased()
          startsWord = !character.isLetter && character != "'"
        })
    },
    .plain("func prefix(_ count: Int) -> String", "The first characters.") { value, given in
      .string(String(value.text.prefix(max(given[0].whole, 0))))
    },
    .plain("func suffix(_ count: Int) -> String", "The last characters.") { value, given in
      .string(String(value.text.suffix(max(given[0].whole, 0))))
    },
    .plain("func dropFirst(_ count: Int = 1) -> String", "Without the first characters.") { value, given in
      .string(String(value.text.dropFirst(given[0] == .nothing ? 1 : max(given[0].whole, 0))))
    },
    .plain("func dropLast(_ count: Int = 1) -> String", "Without the last characters.") { value, given in
      .string(String(value.text.dropLast(given[0] == .nothing ? 1 : max(given[0].whole, 0))))
    },
    .plain("func reversed() -> String", "Backwards.") { value, _ in .string(String(value.text.reversed())) },
    AppleRow("func split(separator: String) -> [String]", "The parts between; empty ones are left out.") {
      _, value, given, place throws(Problem) in
      let parts = try parts(of: value.text, between: given[0].text, place)
      return .list(parts.filter { !$0.isEmpty }.map { .string(String($0)) })
    },
    AppleRow(
      "func components(separatedBy separator: String) -> [String]", "The parts between, empty ones too."
    ) { _, value, given, place throws(Problem) in
      .list(try parts(of: value.text, between: given[0].text, place).map { .string(String($0)) })
    },
    AppleRow(
      "func replacingOccurrences(of text: String, with other: String) -> String",
      "With something else wherever a text stands."
    ) { _, value, given, place throws(Problem) in
      let parts = try parts(of: value.text, between: given[0].text, place)
      return .string(try Session.joined(parts.map(String.init), between: given[1].text, place))
    },
    .plain("func trimmingCharacters(in set: CharacterSet) -> String", "Without such characters at the ends.")
    {
      value, given in
      let belongs = test(given[0].caseName)
      let rest = value.text.drop(while: belongs)
      return .string(String(rest.reversed().drop(while: belongs).reversed()))
    },
    AppleRow("mutating func append(_ other: String)", "Adds a text at the end.") {
      _, value, given, place throws(Problem) in
      value = try Session.joined(value, given[0], place)
      return .void
    },
  ]

  private static let characterSet = {
    var set = AppleType.names(
      "CharacterSet",
      "whitespaces whitespacesAndNewlines newlines punctuationCharacters decimalDigits letters alphanumerics",
      "Characters of a kind.")
    set.rows.append(
      .plain("var inverted: CharacterSet { get }", "All others.") { value, _ in
        guard case .enumCase(let type, let name, _) = value else { return value }
        return .enumCase(type, name.hasPrefix("!") ? String(name.dropFirst()) : "!" + name, [])
      })
    return set
  }()

  private static let scanner = AppleType(
    "Scanner", .structure, "Reads numbers from a text.", fields: [("string", .string, .string(""))],
    ["UInt64", "UInt32"].map { type in
      .plain("func scanHexInt\(type.suffix(2))(_ result: inout \(type)) -> Bool", "Reads hexadecimal digits.")
      {
        value, given in
        guard case .structure(let scanner) = value else { return .bool(false) }
        var text = scanner.fields[0].text.drop(while: \.isWhitespace)
        if text.lowercased().hasPrefix("0x") { text = text.dropFirst(2) }
        guard let number = Int(text.prefix(while: \.isHexDigit), radix: 16) else {
          return .tuple([.bool(false)] + given)
        }
        return .tuple([.bool(true), .int(number)])
      }
    })

  private static func test(_ name: String) -> (Character) -> Bool {
    if name.hasPrefix("!") {
      let others = test(String(name.dropFirst()))
      return { !others($0) }
    }
    return switch name {
    case "newlines": { $0.isNewline }
    case "punctuationCharacters": { $0.isPunctuation }
    case "decimalDigits": { $0.isNumber }
    case "letters": { $0.isLetter }
    case "alphanumerics": { $0.isLetter || $0.isNumber }
    case "whitespaces": { $0.isWhitespace && !$0.isNewline }
    default: { $0.isWhitespace }
    }
  }

  private static func parts(
    of text: String, between separator: String, _ place: Place
  ) throws(Problem) -> [Substring] {
    if separator.isEmpty { return [text[...]] }
    let most = Session.longestList
    let parts = text.split(separator: separator, maxSplits: most, omittingEmptySubsequences: false)
    guard parts.count <= most else { throw Session.tooLongList(place) }
    return parts
  }
}

extension Session {
  /// `String(format:)`, as far as `%d`, `%@`, `%x`, `%f`, a width and a number of digits go.
  func format(_ format: String, _ values: [Value], _ place: Place? = nil) throws(Problem) -> String {
    var (text, rest, next) = ("", Substring(format), values[...])
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      let flags = rest.prefix { "0123456789.-+l".contains($0) }
      rest = rest[flags.endIndex...]
      guard let kind = rest.popFirst() else { break }
      text += kind == "%" ? "%" : formatted(next.popFirst() ?? .nothing, kind, flags.filter { $0 != "l" })
      if text.utf8.count > Session.longestString { throw Session.tooLongText(place) }
    }
    return text + rest
  }

  private func formatted(_ value: Value, _ kind: Character, _ flags: String) -> String {
    let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
    var text: String
    switch kind {
    case "f": text = Self.digits(value.number ?? 0, parts.count > 1 ? Int(parts[1]) ?? 0 : 6)
    case "d", "i", "u": text = String(value.whole)
    case "x": text = String(value.whole, radix: 16)
    case "X": text = String(value.whole, radix: 16, uppercase: true)
    default: text = self.text(value)
    }
    let width = min(Int(parts.first.map { $0.filter(\.isNumber) } ?? "") ?? 0, Session.longestString + 1)
    let padding = String(repeating: flags.hasPrefix("0") ? "0" : " ", count: max(width - text.count, 0))
    text = flags.hasPrefix("-") ? text + padding : padding + text
    return text
  }

  private static func digits(_ number: Double, _ count: Int) -> String {
    guard number.isFinite, abs(number) < 1e12, count < 7 else { return number.description }
    let factor = (0..<count).reduce(1) { product, _ in product * 10 }
    let scaled = Int((number.magnitude * Double(factor)).rounded(.toNearestOrEven))
    let fraction = String(scaled % factor)
    let zeros = String(repeating: "0", count: max(count - fraction.count, 0))
    return (number < 0 ? "-" : "") + String(scaled / factor) + (count == 0 ? "" : "." + zeros + fraction)
  }
}
