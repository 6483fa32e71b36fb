/// A word or a sign of Swift's grammar; the heads of statements are not among them.
enum Word: String, CaseIterable, Sendable {
  // Reserved words: they are names only after a dot, as labels, and in backticks.
  case `let`, `var`, `func`, `struct`, `class`, `enum`, `protocol`, `extension`, `init`, `deinit`, `subscript`
  case `typealias`, `import`, `if`, `else`, `guard`, `switch`, `case`, `default`, `for`, `in`, `while`,
    `repeat`
  case `return`, `break`, `continue`, `fallthrough`, `defer`, `do`, `catch`, `throw`, `throws`, `rethrows`,
    `try`
  case `as`, `is`, `nil`, `true`, `false`, `self`, `Self`, `super`, `inout`, `static`, `private`, `public`
  case `internal`, `fileprivate`, `operator`, `associatedtype`, `precedencegroup`

  // Words with a meaning at some places only.
  case `where`, async, await, actor, macro, get, set, willSet, didSet, any, weak, unowned, lazy, override
  case final, mutating, nonmutating, convenience, required, open, indirect, optional, dynamic, nonisolated
  case isolated, package, infix, prefix, postfix, consuming, borrowing, modifying, through
  case opaque = "some"
  case up, enabled, height, fraction

  // Signs.
  case leftParen = "("
  case rightParen = ")"
  case leftBracket = "["
  case rightBracket = "]"
  case leftBrace = "{"
  case rightBrace = "}"
  case comma = ","
  case semicolon = ";"
  case colon = ":"
  case dot = "."
  case at = "@"
  case backslash = "\\"
  case assign = "="
  case equal = "=="
  case less = "<"
  case greater = ">"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case slash = "/"
  case and = "&&"
  case or = "||"
  case coalesce = "??"
  case not = "!"
  case question = "?"
  case ampersand = "&"
  case tilde = "~"
  case shift = "<<"
  case arrow = "->"
  case closedRange = "..."
  case halfOpenRange = "..<"
  // Operators that stand for all others of their kind, since the grammar treats them alike.
  case comparison = "!="
  case sum = "|"
  case product = "%"
  case changing = "+="

  private static let others: [Word: [String]] = [
    .comparison: ["===", "!==", "<=", ">=", "~="], .sum: ["^", "&+", "&-"], .product: ["&*"],
    .changing: ["-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="],
  ]
  static let signs: [(text: String, word: Word)] =
    allCases.filter { $0.rawValue.first?.isLetter == false }.map { ($0.rawValue, $0) }
    + others.flatMap { word, signs in signs.map { ($0, word) } }

  private static let modifiers: [Word] = [
    .static, .private, .public, .internal, .fileprivate, .weak, .unowned, .lazy, .override, .final, .mutating,
    .nonmutating, .convenience, .required, .open, .indirect, .optional, .dynamic, .nonisolated, .isolated,
    .package, .class, .consuming, .borrowing, .infix, .prefix, .postfix,
  ]
  private static let declarations: [Word] = [
    .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .`init`, .deinit, .subscript,
    .typealias, .import, .actor, .case, .operator, .macro, .associatedtype, .precedencegroup,
  ]
  /// The words that are names only in backticks: those before `where` in the list of all.
  static let reserved = allCases.prefix { $0 != .where }

  var isReserved: Bool { Word.reserved.contains(self) }
  var isModifier: Bool { Word.modifiers.contains(self) }
  var startsDeclaration: Bool { Word.declarations.contains(self) }

  var isAssignment: Bool { self == .assign || self == .changing }

  var closing: Word? {
    switch self {
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    default: nil
    }
  }

  /// How tightly a binary operator binds; nil for a word that is not one.
  ///
  /// `??` is right-associative, ranges and comparisons are non-associative, and the others are left-associative.
  var precedence: Int? {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .less, .greater, .comparison: 3
    case .coalesce: 4
    case .as, .is: 5
    case .closedRange, .halfOpenRange: 6
    case .plus, .minus, .sum: 7
    case .times, .slash, .ampersand, .product: 8
    case .shift: 9
    default: nil
    }
  }

  /// The words by their spelling, without the signs.
  static let bySpelling: [String: Word] = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0.rawValue.first?.isLetter == true }.map { ($0.rawValue, $0) })
}
