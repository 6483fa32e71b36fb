extension AppleTypes {
  /// What a text is as a row of characters; each of these is a text of one.
  static let characters = testingCharacters + indexingText + pickingCharacters + sequences

  private static let testingCharacters: [AppleRow] =
    [
      ("isLetter", "Whether it is a letter.", \Character.isLetter),
      ("isNumber", "Whether it is a number.", \.isNumber),
      ("isWhitespace", "Whether it is a blank or a line end.", \.isWhitespace),
      ("isUppercase", "Whether it is a capital.", \.isUppercase),
      ("isLowercase", "Whether it is a small letter.", \.isLowercase),
      ("isPunctuation", "Whether it is a mark between words.", \.isPunctuation),
      ("isNewline", "Whether it ends a line.", \.isNewline),
    ].map { name, help, test in
      .plain("var \(name): Bool { get }", help) { value, _ in
        .bool(value.text.first.map { $0[keyPath: test] } ?? false)
      }
    } + [
      .plain("var wholeNumberValue: Int? { get }", "The number that a character means.") { value, _ in
        value.text.first?.wholeNumberValue.map { .int($0) } ?? .nothing
      }
    ]

  /// A place in a text is a number of characters.
  private static let indexingText: [AppleRow] = [
    .constant("var startIndex: Int { get }", "The place of the first character.", .int(0)),
    .plain("var endIndex: Int { get }", "The place behind the last character.") { value, _ in
      .int(value.text.count)
    },
    .plain("var indices: Range<Int> { get }", "The places of the characters.") { value, _ in
      .range(.init(lower: 0, upper: Double(value.text.count), isClosed: false))
    },
    .plain("func index(_ place: Int, offsetBy distance: Int) -> Int", "A place further on.") { _, given in
      .int(given[0].whole &+ given[1].whole)
    },
    .plain("func index(after place: Int) -> Int", "The next place.") { _, given in .int(given[0].whole &+ 1)
    },
    .plain("func index(before place: Int) -> Int", "The place before.") { _, given in
      .int(given[0].whole &- 1)
    },
    .plain("func firstIndex(of character: String) -> Int?", "Where a character stands first.") {
      value, given in
      value.text.enumerated().first { String($0.element) == given[0].text }.map { .int($0.offset) }
        ?? .nothing
    },
    .plain("func lastIndex(of character: String) -> Int?", "Where a character stands last.") { value, given in
      value.text.enumerated().reversed().first { String($0.element) == given[0].text }.map { .int($0.offset) }
        ?? .nothing
    },
    AppleRow("subscript(_ place: Int) -> String { get }", "The character at a place.") {
      _, value, given, place throws(Problem) in
      let (text, number) = (value.text, given[0].whole)
      guard number >= 0, let index = text.index(text.startIndex, offsetBy: number, limitedBy: text.endIndex),
        index < text.endIndex
      else { throw Session.outside(number, text.count, place) }
      return .string(String(text[index]))
    },
    AppleRow("subscript(_ part: Range<Int>) -> String { get }", "The characters of a part.") {
      _, value, given, place throws(Problem) in
      guard case .range(let range) = given[0] else { return value }
      let characters = Array(value.text)
      let lower = Int(range.lower ?? 0)
      let upper = range.upper.map { Int($0) + (range.isClosed ? 1 : 0) } ?? characters.count
      guard 0 <= lower, lower <= upper, upper <= characters.count else {
        throw Session.outside(lower < 0 ? lower : upper, characters.count, place)
      }
      return .string(String(characters[lower..<upper]))
    },
  ]

  private static let pickingCharacters: [AppleRow] = [
    AppleRow("func filter(_ test: (Element) -> Bool) -> String", "The characters that pass.") {
      session, value, given, place throws(Problem) in
      var result = ""
      for character in value.text {
        try session.step(place)
        if try session.holds(given[0], .string(String(character))) { result.append(character) }
      }
      return .string(result)
    },
    AppleRow("mutating func insert(_ character: String, at place: Int)", "Puts a character in.") {
      _, value, given, place throws(Problem) in
      var characters = Array(value.text)
      guard (0...characters.count).contains(given[1].whole) else {
        throw Session.outside(given[1].whole, characters.count, place)
      }
      characters.insert(contentsOf: given[0].text, at: given[1].whole)
      value = .string(String(characters))
      return .void
    },
    AppleRow("mutating func removeAll()", "Takes all of it out.") { _, value, _, _ throws(Problem) in
      value = .string("")
      return .void
    },
    AppleRow("mutating func removeLast() -> String", "Takes the last character out, which must be there.") {
      _, value, _, place throws(Problem) in
      var text = value.text
      guard let last = text.popLast() else { throw Session.outside(0, 0, place) }
      value = .string(text)
      return .string(String(last))
    },
    AppleRow("mutating func removeFirst() -> String", "Takes the first character out, which must be there.") {
      _, value, _, place throws(Problem) in
      guard let first = value.text.first else { throw Session.outside(0, 0, place) }
      value = .string(String(value.text.dropFirst()))
      return .string(String(first))
    },
    .plain("func compare(_ other: String) -> ComparisonResult", "Which one comes first.") { value, given in
      let (a, b) = (value.text, given[0].text)
      return .enumCase(
        "ComparisonResult", a == b ? "orderedSame" : a < b ? "orderedAscending" : "orderedDescending", [])
    },
  ]
}
