/// The smallest piece of a source text that means something: a name, a literal, a sign.
///
/// A token holds no memory of its own; what it says beyond its kind is a number in ``payload``.
struct Token {
  /// What it is.
  var kind: Kind
  /// Whether a line end stands between it and the token before.
  var startsLine: Bool
  /// Whether a blank, a line end or a comment stands directly before it.
  var hasBlankBefore: Bool
  /// Where it stands, from its first byte ….
  var start: Int
  /// … to behind its last.
  var end: Int
  /// A name's id, an integer's digits as a number, a string's ``StringContent``, a fault's ``LexicalFault``.
  var payload: UInt64

  /// Where it stands.
  var range: SourceRange { SourceRange(start, end) }

  /// The name that it is; only of a `.name`.
  var name: Name { Name(id: Int32(truncatingIfNeeded: payload)) }

  /// Whether it is this word of the language.
  func isWord(_ word: Word) -> Bool { kind == .name && payload == UInt64(word.rawValue) }

  /// The word of the language that it is, if it is one.
  var word: Word? { kind == .name ? name.word : nil }

  /// The kinds of token.
  enum Kind: UInt8 {
    case end, newline, semicolon, rightBrace
    case name, integer, decimal, size, duration, color, string, text
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace
    case comma, colon, assign, not, dot, dollar, broken
    // What stands between operands; `isInfix` relies on these being last.
    case minus, ellipsis, slash, question
    case or, and, equal, notEqual, identical, less, lessOrEqual, greater, greaterOrEqual, plus, times, percent

    /// Whether a statement cannot go on with it.
    var isSeparator: Bool { rawValue <= Kind.rightBrace.rawValue }

    /// Whether it stands between operands, or may.
    var isInfix: Bool { rawValue >= Kind.minus.rawValue }

    /// Whether it can only stand between operands.
    var isOnlyInfix: Bool { rawValue >= Kind.or.rawValue }

    /// Whether an expression can start with it.
    var startsExpression: Bool {
      switch self {
      case .name, .integer, .decimal, .size, .duration, .color, .string, .text, .leftParen, .leftBracket,
        .not,
        .dot, .minus, .ellipsis, .dollar, .broken:
        true
      default: false
      }
    }

    /// Whether a line goes on behind it.
    var continuesLine: Bool {
      isInfix && self != .ellipsis || self == .comma || self == .assign || self == .colon
    }
  }
}

/// What a string token is made of, as a set of bits.
struct StringContent: OptionSet {
  let rawValue: UInt64
  /// It has escapes such as `\n`.
  static let escapes = StringContent(rawValue: 1)
  /// It has values such as `\(theme)`.
  static let interpolation = StringContent(rawValue: 2)
}

/// Why a token is `.broken`.
///
/// The lexer never throws: what it cannot read becomes such a token.
enum LexicalFault: UInt64 {
  case unterminatedString, unterminatedText, nul, control, invalidUTF8, strayCharacter
  case numberRunsOn, integerTooLarge, colorDigits, compoundAssignment, blockComment, nestedStrings
}
