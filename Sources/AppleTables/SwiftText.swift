import Sessions

extension AppleTypes {
  static let texts = TypeInfo.read(text, natives) + [TypeEntry("String", sequences(of: "String", "String"))]

  private static let text = """
    struct String: Comparable, Hashable, CustomStringConvertible  // A text.
      init(_ value: Any)  // A value as text.
      init(describing value: Any) { self = "\\(value)" }  // A value as text.
      init()  // An empty text.
      init(cString text: String) { self = text }  // The text itself.
      var utf8String: String? { self }  // The text itself.
      init(reflecting value: Any)  // A value as it would be typed.
      init(repeating text: String, count: Int)  // A text several times.
      init(format: String, _ arguments: Any...) { self = String(format: format, arguments: arguments) }  // A text with values at its `%d`, `%@` and `%.2f`.
      init(format: String, arguments: [Any])  // The same.
      init(_ number: Int, radix: Int, uppercase: Bool = false)  // A number with other digits.
      init(localized key: String, defaultValue: String? = nil, table: String? = nil, bundle: Any? = nil, locale: Any? = nil, comment: String? = nil) { self = defaultValue ?? key }  // What is to be shown until it is translated: the key, if nothing else.
      each isLetter/is a letter, isNumber/is a number, isWhitespace/is a blank or a line end, isUppercase/is a capital, isLowercase/is a small letter, isPunctuation/is a mark between words, isSymbol/is a sign such as `+`, isNewline/ends a line | var #: Bool { get }  // Whether it #1.
      each isWholeNumber/wholeNumberValue/means a whole number, isASCII/asciiValue/is a character of ASCII | var #: Bool { #1 != nil }  // Whether it #2.
      var wholeNumberValue: Int? { get }  // The number that a character means.
      var hexDigitValue: Int? { Int(self, radix: 16) }  // The number that a character means, from 0 to f.
      var value: Int { get }  // The number of a scalar.
      var asciiValue: Int? { get }  // The number of a character of ASCII.
      each hasPrefix/starts, hasSuffix/ends | func #(_ other: String) -> Bool  // Whether it #1 so.
      func starts(with other: String) -> Bool { hasPrefix(other) }  // Whether it starts so.
      func contains(_ other: String) -> Bool  // Whether a text stands in it.
      each uppercased/capitals, lowercased/small letters | func #() -> String  // In #1.
      each localizedLowercase/lowercased()/In small letters, localizedUppercase/uppercased()/In capitals, localizedCapitalized/capitalized/Each word with a capital | var #: String { #1 }  // #2.
      func reversed() -> String  // Backwards.
      func components(separatedBy separator: String) -> [String]  // The parts between, empty ones too.
      func trimmingCharacters(in set: CharacterSet) -> String { drop { set.contains($0) }.reversed().drop { set.contains($0) }.reversed() }  // Without such characters at the ends.
      each append(_ other: String), append(contentsOf other: String) | mutating func # { self += other }  // Adds a text at the end.
      func appending(_ other: String) -> String { self + other }  // With a text at the end.
      subscript(_ place: Int) -> String { get }  // The character at a place.
      subscript(_ part: Range<Int>) -> String { get }  // The characters of a part.
      func filter(_ test: (String) -> Bool) -> String { var text = ""; for c in self { if test(c) { text += c } }; return text }  // The characters that pass.
      var description: String { self }  // The text itself.
      var hashValue: Int { utf8.reduce(5381) { $0 &* 33 &+ $1 } }  // A number that equal texts share.
      static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String { String(format: format, arguments: arguments) }  // A text with values in it.
      var capitalized: String { var text = ""; var starts = true; for c in self { text += starts ? c.uppercased() : c.lowercased(); starts = !c.isLetter && c != "'" }; return text }  // Each word with a capital.
      func split(separator: String, maxSplits: Int = 1_000_000, omittingEmptySubsequences: Bool = true) -> [String]  // The parts between; empty ones are left out.
      func replacingOccurrences(of text: String, with other: String) -> String { components(separatedBy: text).joined(separator: other) }  // With something else wherever a text stands.
      func firstRange(of text: String) -> Range<Int>? { range(of: text) }  // Where a text stands first.
      func trimmingPrefix(_ prefix: String) -> String { hasPrefix(prefix) ? dropFirst(prefix.count) : self }  // Without a text at the beginning.
      func replacing(_ text: String, with other: String) -> String { replacingOccurrences(of: text, with: other) }  // With something else wherever a text stands.
      mutating func replace(_ text: String, with other: String) { self = replacingOccurrences(of: text, with: other) }  // Puts something else wherever a text stands.
      func replacingOccurrences(of text: String, with other: String, options: String.CompareOptions, range: Range<Int>? = nil) -> String { let all = range ?? 0..<count; var rest = self[all]; var made = self[..<all.lowerBound]; while let part = rest.range(of: text, options: options) { made += rest[..<part.lowerBound] + other; rest = rest[part.upperBound...] }; return made + rest + self[all.upperBound...] }  // With something else wherever a text stands.
      func components(separatedBy set: CharacterSet) -> [String] { split(omittingEmptySubsequences: false) { set.contains($0) } }  // The parts between such characters, empty ones too.
      each localizedCaseInsensitiveContains, localizedStandardContains | func #(_ other: String) -> Bool { lowercased().contains(other.lowercased()) }  // Whether a text stands in it, large or small.
      func compare(_ other: String, options: String.CompareOptions = []) -> ComparisonResult {
        let (a, b) = options.contains(.caseInsensitive) ? (lowercased(), other.lowercased()) : (self, other)
        if options.contains(.numeric) { return a._padded.compare(b._padded) }
        return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
      }  // Which one comes first.
      each caseInsensitive, localizedCaseInsensitive | func #Compare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }  // Which one comes first, large or small.
      var _padded: String {
        var (text, digits) = ("", "")
        for c in self + " " {
          if c.isNumber { digits += String(c); continue }
          if !digits.isEmpty { text += String(repeating: "0", count: max(0, 20 - digits.count)) + digits; digits = "" }
          text += String(c)
        }
        return text
      }
      func localizedStandardCompare(_ other: String) -> ComparisonResult { _padded.localizedCompare(other._padded) }  // Which one comes first, as in the Finder: 2 before 10.
      var lastPathComponent: String { split(separator: "/").last.map { String($0) } ?? self }  // The last part of a path.
      var pathExtension: String { let parts = lastPathComponent.split(separator: ".", omittingEmptySubsequences: false); return parts.count > 1 ? String(parts[parts.count - 1]) : "" }  // What stands behind its last dot.
      var deletingPathExtension: String { pathExtension.isEmpty ? self : String(dropLast(pathExtension.count + 1)) }  // The path without that.
      func appendingPathComponent(_ part: String) -> String { isEmpty || hasSuffix("/") ? self + part : self + "/" + part }  // The path with another part.
      func localizedCompare(_ other: String) -> ComparisonResult { let order = caseInsensitiveCompare(other); return order == .orderedSame ? other.compare(self) : order }  // Which one comes first, as in a dictionary.
      func rangeOfCharacter(from set: CharacterSet) -> Range<Int>? { firstIndex { set.contains($0) }.map { $0..<$0 + 1 } }  // Where the first of such characters stands.
      func range(of text: String, options: String.CompareOptions = [], range: Range<Int>? = nil) -> Range<Int>? {
        if let range { return self[range].range(of: text, options: options) }
        let (all, part) = options.contains(.caseInsensitive) ? (lowercased(), text.lowercased()) : (self, text)
        let parts = all.components(separatedBy: part)
        if parts.count < 2 { return nil }
        let start = options.contains(.backwards) ? all.count - parts[parts.count - 1].count - part.count : parts[0].count
        return startIndex + start..<startIndex + start + part.count
      }  // Where a text stands first, or last.
      each _ character/character/a character, contentsOf other/other/a text | mutating func insert(#: String, at place: Int) { self = self[0..<place] + #1 + self[place..<count] }  // Puts #2 in.
      mutating func removeAll() { self = "" }  // Takes all of it out.
      mutating func removeAll(where test: (String) -> Bool) { self = filter { !test($0) } }  // Takes out the characters that pass.
      mutating func removeLast(_ number: Int) { self = self[..<(endIndex - number)] }  // Takes the last characters out.
      mutating func removeFirst(_ number: Int) { let rest = self[(startIndex + number)...]; self = startIndex > 0 ? rest : String(rest) }  // Takes the first characters out.
      mutating func replaceSubrange(_ part: Range<Int>, with other: String) { self = replacingCharacters(in: part, with: other) }  // Puts a text in place of a part.
      mutating func removeSubrange(_ part: Range<Int>) { self = replacingCharacters(in: part, with: "") }  // Takes a part out.
      func replacingCharacters(in part: NSRange, with other: String) -> String { replacingCharacters(in: part.location..<part.upperBound, with: other) }  // The same, as NSString counts.
      func replacingCharacters(in part: Range<Int>, with other: String) -> String { let start = part.contains(0) ? 0 : part.lowerBound - startIndex; return prefix(start) + other + dropFirst(start + self[part].count) }  // With a text in place of a part.
      func split(maxSplits: Int = 1_000_000, omittingEmptySubsequences: Bool = true, whereSeparator test: (String) -> Bool) -> [String] { Array(self).split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: test).map { $0.joined() } }  // The parts between.
      func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String { let text = prefix(length); let missing = length - text.count; if missing == 0 { return text }; return text + String(repeating: pad, count: missing / pad.count + 2).dropFirst(index % pad.count).prefix(missing) }  // As long as that, with something behind it.
    options String.CompareOptions caseInsensitive numeric literal backwards
    enum ComparisonResult orderedAscending=-1 orderedSame orderedDescending  // Which of two comes first.
    struct CharacterSet: Hashable  // Characters of a kind.
      var _test: (String) -> Bool
      var _text: String?
      func isSuperset(of other: CharacterSet) -> Bool { precondition(other._text != nil, "only a set whose characters are written out can be asked about one by one"); return other._text!.allSatisfy { contains($0) } }  // Whether it has all those of a set that a text gave.
      static var whitespaces: CharacterSet { CharacterSet { $0.isWhitespace && !$0.isNewline } }  // Blanks.
      each whitespacesAndNewlines/isWhitespace/Blanks and line ends, newlines/isNewline/Line ends, punctuationCharacters/isPunctuation/Marks between words, decimalDigits/isNumber/Digits, letters/isLetter/Letters, uppercaseLetters/isUppercase/Capitals, lowercaseLetters/isLowercase/Small letters, symbols/isSymbol/Signs that stand for something | static var #: CharacterSet { CharacterSet { $0.#1 } }  // #2.
      static var alphanumerics: CharacterSet { CharacterSet { $0.isLetter || $0.isNumber } }  // Letters and digits.
      static var urlPathAllowed: CharacterSet { CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!$&'()*+,-./:=@_~") }  // What a path is made of.
      static var urlHostAllowed: CharacterSet { .alphanumerics.union(CharacterSet(charactersIn: "-._~!$&'()*+,;=:[]")) }  // What a host is made of.
      static var urlQueryAllowed: CharacterSet { .urlPathAllowed.union(CharacterSet(charactersIn: ";?")) }  // What a query is made of.
      init(arrayLiteral characters: String...) { _text = characters.joined(); _test = { characters.contains($0) } }  // The characters of a list.
      func union(_ other: CharacterSet) -> CharacterSet { CharacterSet { self.contains($0) || other.contains($0) } }  // Those of both.
      mutating func formUnion(_ other: CharacterSet) { self = union(other) }  // Adds those of another.
      mutating func insert(charactersIn text: String) { self = union(CharacterSet(charactersIn: text)) }  // Adds those of a text.
      init(charactersIn text: String) { _text = text; _test = { text.contains($0) } }  // Those of a text.
      var inverted: CharacterSet { CharacterSet { !self.contains($0) } }  // All others.
      func contains(_ c: String) -> Bool { _test(c) }  // Whether a character is one.
    class Scanner  // Reads numbers from a text.
      var string: String
      var currentIndex: Int
      var charactersToBeSkipped: CharacterSet?
      init(string: String) { self.string = string; charactersToBeSkipped = .whitespacesAndNewlines }  // Of a text.
      var scanLocation: Int { get { currentIndex } set { currentIndex = newValue } }  // Where it goes on.
      var isAtEnd: Bool { currentIndex >= string.count }  // Whether nothing is left.
      func scanHexInt64(_ result: inout UInt64) -> Bool {
        let rest = string.dropFirst(currentIndex)
        let text = rest.drop { charactersToBeSkipped?.contains($0) ?? false }
        let mark = text.lowercased().hasPrefix("0x") ? 2 : 0
        let digits = text.dropFirst(mark).prefix { "0123456789abcdefABCDEF".contains($0) }
        guard let number = Int(digits, radix: 16) else { return false }
        currentIndex += rest.count - text.count + mark + digits.count
        result = number
        return true
      }  // Reads hexadecimal digits.
      func scanHexInt32(_ result: inout UInt32) -> Bool { scanHexInt64(&result) }  // Reads hexadecimal digits.
    """

  private static let natives: [String: AppleRow] = [
    "init(_:)": .init { session, _, given, place throws(Problem) in
      // `String(["a", "b"])` makes a text of characters.
      let areCharacters = given[0].elements.allSatisfy { if case .string = $0 { true } else { false } }
      if case .list(let parts) = given[0].unsliced, areCharacters {
        return .string(try Session.joined(parts.map(\.text), between: "", place))
      }
      return .string(try session.described(given[0], place))
    },
    "init()": .constant(.string("")),
    "init(reflecting:)": .init { session, _, given, place throws(Problem) in
      .string(try session.described(given[0], place, isPart: true))
    },
    "init(repeating:count:)": .init { _, _, given, place throws(Problem) in
      let count = try Session.count(given[1], place)
      if count > Session.longestString / max(given[0].text.utf8.count, 1) { throw Session.tooLongText(place) }
      return .string(String(repeating: given[0].text, count: count))
    },
    "init(format:arguments:)": .init { session, _, given, place throws(Problem) in
      .string(try session.format(given[0].text, given[1].elements, place))
    },
    "init(_:radix:uppercase:)": .init { _, _, given, place throws(Problem) in
      let radix = try Session.radix(given[1], place)
      return .string(String(given[0].whole, radix: radix, uppercase: given[2].isTrue))
    },
    // Properties of a text's first character, which is its only one.
    "isLetter": character(\.isLetter), "isNumber": character(\.isNumber),
    "isWhitespace": character(\.isWhitespace), "isUppercase": character(\.isUppercase),
    "isLowercase": character(\.isLowercase), "isPunctuation": character(\.isPunctuation),
    "isSymbol": character(\.isSymbol),
    "isNewline": character(\.isNewline),
    "asciiValue": .of { (text: String) in text.first?.asciiValue.map { Int($0) } },
    "value": .of { (text: String) in Int(text.unicodeScalars.first?.value ?? 0) },
    "wholeNumberValue": .of { (text: String) in text.first?.wholeNumberValue },
    "hasPrefix": .of { (text: String, other: String) in text.hasPrefix(other) },
    "hasSuffix": .of { (text: String, other: String) in text.hasSuffix(other) },
    "contains": .of { (text: String, other: String) in !other.isEmpty && text.contains(other) },
    "uppercased": .of { (text: String) in text.uppercased() },
    "lowercased": .of { (text: String) in text.lowercased() },
    // An index in a text is a number of characters.
    "reversed": .of { (text: String) in String(text.reversed()) },
    "components": splitting(omitting: false), "split": splitting(omitting: true),
    "subscript": .init { session, value, given, place throws(Problem) in
      let text = value.text
      guard case .range = given[0] else {
        // A step for every 64 characters before it, since they are skipped one by one.
        try session.step(place, count: given[0].whole >> 6)
        return .string(try text.character(at: given[0].whole &- value.start, place))
      }
      return session.part(try value.places(in: given[0], text.count, place), of: value)
    },
  ]

  private static func character(_ test: KeyPath<Character, Bool> & Sendable) -> AppleRow {
    .of { (text: String) in text.first.map { $0[keyPath: test] } ?? false }
  }

  private static func splitting(omitting: Bool) -> AppleRow {
    AppleRow { _, value, given, place throws(Problem) in
      let (text, separator) = (value.text, given[0].text)
      if separator.isEmpty { return .list([value]) }
      let asked = given.count > 1 && given[1] != .nothing ? try Session.count(given[1], place) : .max
      let most = min(asked, Session.elementLimit)
      let omits = omitting && given[2] != .bool(false)
      let parts = text.split(separator: separator, maxSplits: most, omittingEmptySubsequences: omits)
      guard parts.count <= Session.elementLimit else { throw Session.tooLongList(place) }
      return .list(parts.map { .string(String($0)) })
    }
  }
}

extension String {
  fileprivate func character(at number: Int, _ place: Place) throws(Problem) -> String {
    guard number >= 0, let index = index(startIndex, offsetBy: number, limitedBy: endIndex), index < endIndex
    else { throw Session.outside(number, count, place) }
    return String(self[index])
  }
}

extension Session {
  /// The radix of a number, from 2 to 36.
  static func radix(_ value: Value, _ place: Place) throws(Problem) -> Int {
    if 2...36 ~= value.whole { return value.whole }
    throw Problem("numbers have 2 to 36 digits, and not \(value.whole)", at: place)
  }
}
