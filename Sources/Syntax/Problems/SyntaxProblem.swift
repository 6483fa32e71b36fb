/// Something that keeps a text from being statements: what is wrong, and where.
///
/// A problem is a value without English; ``sentence`` writes that. One mistake is one problem.
public struct SyntaxProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// Where it is: what a caret should stand under.
  public var range: SourceRange
  /// The bracket that is open there, where that helps to see the mistake.
  public var opening: Opening?
  /// The word that starts the line, where that is a line in the block of a definition or an inspector.
  public var item: Word?

  /// Makes a problem.
  public init(_ kind: Kind, _ range: SourceRange, opening: Opening? = nil) {
    self.kind = kind
    self.range = range
    self.opening = opening
  }

  /// What can be wrong with a text.
  public enum Kind: Hashable, Sendable {
    /// A statement starts with a word that no statement starts with; the nearest that one does.
    case unknownStatement(String, nearest: String?)
    /// `define` or `redefine` stands before something that cannot be defined.
    case unknownDefinition(verb: Word, String, nearest: String?)
    /// `define` is missing before `enum`, `struct`, `class`, `trait`, `color`, `image` or `action`.
    case missingDefine(String)
    /// Something else must stand here: any of these, in that statement.
    case expected([Expectation], found: Found, in: StatementForm?)
    /// A line in the block of a trait or an inspector starts with a word that has no meaning there.
    case unknownItem(String, among: [Word], nearest: String?)
    /// The statement is complete, but its line goes on.
    case surplus(Found, after: StatementForm)
    /// A closing bracket without an opening one.
    case unopened(Bracket)
    /// An opening bracket that nothing closes.
    case unclosed(Bracket)
    /// A `"…"` that does not end on its line.
    case unterminatedString
    /// A `"""` that nothing ends.
    case unterminatedText
    /// Text on the line of the opening or of the closing `"""`.
    case textOnQuoteLine
    /// A line inside `"""` with less indentation than the closing `"""`.
    case indentation
    /// A backslash before something that makes no escape.
    case unknownEscape(String)
    /// `\u{…}` with something that is not a Unicode scalar.
    case invalidScalar(String)
    /// `\( )` in a string whose text must be known beforehand.
    case interpolation
    /// `12abc`
    case numberRunsOn(String)
    /// An integer that no `Int` holds.
    case integerTooLarge(String)
    /// `#12`: a colour has 3, 6 or 8 hexadecimal digits.
    case colorDigits(String)
    /// Bytes that are not UTF-8; the first of them.
    case invalidUTF8(UInt8)
    /// A character that steers instead of showing something.
    case controlCharacter(UInt32)
    /// A character that the language does not know.
    case strayCharacter(String)
    /// `+=` and its like.
    case compoundAssignment(String)
    /// `/*`
    case blockComment
    /// `$name`
    case dollarName(String)
    /// More brackets inside one another than the limit allows.
    case nestedTooDeeply(limit: Int)
    /// A statement of more parts inside one another than the limit allows, though not brackets.
    case tooLong(limit: Int)
    /// `=` where a condition stands.
    case assignmentInsteadOfEquality
    /// `==` where a value is given.
    case equalityInsteadOfAssignment
    /// What stands before `=` is neither a name nor a property.
    case notAssignable(String)
    /// `-` with a blank on its left only, between two values.
    case lopsidedMinus
    /// `else` on a line of its own.
    case elseOnItsOwnLine
    /// An action with more than two parameters.
    case tooManyParameters
    /// `(sender, previous) in`: a block has no parameters of its own.
    case closureParameters(String)
    /// `traits { … }` as the default of a trait, whose block would begin there.
    case collectionDefault
    /// More than an expression in the `equal { … }` of a struct.
    case oneExpression
    /// `return` before that expression.
    case returnedEquality
    /// `case spring`, `var degrees = 12`: what Swift writes before a member, and the definition without it.
    case introducedMember(String, isCase: Bool, write: String?)
    /// A method, which neither a struct nor a class has.
    case method(String, isEquality: Bool, isOfStruct: Bool)
    /// `bold = 3` or `bold(Int)` among the cases of an enum.
    case caseValue(isRaw: Bool)
    /// `{` behind a field.
    case fieldBlock
    /// The statement is complete, but its line goes on with what another statement takes: what to write.
    case surplusOf(Found, after: StatementForm, write: String)
    /// `struct Theme: UITraitDefinition`: what to write.
    case swiftDefinition(String, write: String)
    /// A word with which statements of Swift begin.
    case swiftStatement(String, hint: String)
    /// `cost { … }` in an expression: what keeps the counts, and what they are then.
    case costInExpression(write: String, then: String)
    /// Swift that is close to the language but not accepted: what was written, what to write.
    case swiftSpelling(String, write: String)
  }

  /// What was found in place of what was expected.
  public enum Found: Hashable, Sendable {
    /// Some text.
    case text(String)
    /// The line's end.
    case endOfLine
    /// The text's end.
    case endOfText
  }

  /// What may stand at a place.
  public enum Expectation: Hashable, Sendable {
    /// This word.
    case word(Word)
    /// This sign.
    case sign(String)
    /// What fills a slot.
    case slot(Slot, SlotKind)
    /// A value.
    case value
    /// A name.
    case name
    /// The end of the statement.
    case end
  }
}

/// The brackets.
public enum Bracket: Hashable, Sendable {
  case parenthesis, square, brace

  /// The sign that opens it.
  public var opening: String {
    switch self {
    case .parenthesis: "("
    case .square: "["
    case .brace: "{"
    }
  }

  /// The sign that closes it.
  public var closing: String {
    switch self {
    case .parenthesis: ")"
    case .square: "]"
    case .brace: "}"
    }
  }
}

/// An opening bracket in a text.
public struct Opening: Hashable, Sendable {
  /// Which bracket.
  public var bracket: Bracket
  /// Where it stands.
  public var range: SourceRange

  /// Makes an opening bracket.
  public init(_ bracket: Bracket, _ range: SourceRange) {
    self.bracket = bracket
    self.range = range
  }
}
