/// How long the moments of a demo are, in milliseconds, so that a person can follow.
///
/// It depends on the text alone: the same demo takes the same time whenever it is played.
///
/// The figures are our decision: some 200 characters a minute for typing (a practised typist's), some 20 characters a second for reading.
enum DemoPace {
  /// Before the first key of an entry where nothing was to be read.
  static let beforeEntry = 400
  /// Between the last character of an entry and Enter.
  static let beforeEnter = 450

  /// How long the key for a character takes, which comes after another.
  ///
  /// A word's first letter and a sign with Shift take longer, and no two pairs of letters are typed alike.
  static func key(_ character: Character, after previous: Character?) -> Int {
    guard let previous else { return 0 }
    // The blanks that indent a line come by themselves.
    if character.isWhitespace, previous.isNewline || previous.isWhitespace { return 0 }
    let pair = (scalar(previous) &* 31 &+ scalar(character) &* 17) % 45
    let pause = previous.isWhitespace ? 60 : character.isLetter || character.isNumber ? 0 : 35
    return 40 + Int(pair) + pause
  }

  /// How long a text is read, by its characters.
  static func reading(_ count: Int) -> Int { count == 0 ? 0 : min(600 + 50 * count, 8000) }

  private static func scalar(_ character: Character) -> UInt32 { character.unicodeScalars.first?.value ?? 0 }
}
