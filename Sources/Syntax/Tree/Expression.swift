/// A piece of text that stands for a value or a place.
public struct Expression: Sendable {
  /// What it is made of.
  public var kind: Kind
  /// Where it was written, parentheses included.
  public var range: SourceRange

  /// Makes an expression.
  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms an expression has.
  public enum Kind: Sendable {
    /// `42`; a minus directly before the digits is part of it.
    case integer(Int)
    /// `-1.5`
    case decimal(Double)
    /// `"text"` without interpolation, its escapes resolved.
    case string(String)
    /// `"a \(b) c"`
    case interpolation([StringPart])
    /// `true`, `false`
    case boolean(Bool)
    /// `nil`
    case nothing
    /// `390x844`
    case size(width: Double, height: Double)
    /// `0.25s`, `250ms`: in seconds.
    case duration(Double)
    /// `#1e90ff`, as 0xRRGGBBAA.
    case color(UInt32)
    /// `theme`: a variable, an environment, a definition, or a case or trait where one is expected.
    case name(Name)
    /// `.bold`
    case implicitCase(Name)
    /// `[a, b]`
    case list([Expression])
    /// `cell.theme`
    indirect case member(Expression, Identifier)
    /// `settings/cell`
    indirect case step(Expression, Identifier)
    /// `night[Theme]`
    indirect case element(Expression, Expression)
    /// `night.changedTraits(from: phone)`, `Badge(count: 1)`
    indirect case call(Expression, [Argument])
    /// `!a`, `-a`
    indirect case unary(UnaryOperator, Expression)
    /// `a + b`
    indirect case binary(BinaryOperator, SourceRange, Expression, Expression)
    /// `a ? b : c`
    indirect case conditional(Expression, Expression, Expression)
    /// `200...300...400`, `200...300...`, `...300...400`; also `200...400`, which has no ideal.
    indirect case bounds(minimum: Expression?, ideal: Expression?, maximum: Expression?)
    /// `traits { theme = bold }`
    case traits([Assignment])
    /// `phone modifying { … }`, `phone.modifyingTraits { … }`
    indirect case modifying(Expression, [Assignment])
  }
}

/// A piece of an interpolated string.
public enum StringPart: Sendable {
  /// As written, its escapes resolved, and where it was written.
  case text(String, SourceRange)
  /// What stands in `\( )`.
  case value(Expression)
}

/// One argument of a call.
public struct Argument: Sendable {
  /// `from` in `changedTraits(from: phone)`.
  public var label: Identifier?
  /// Its value.
  public var value: Expression

  /// Makes an argument.
  public init(label: Identifier?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// `theme = bold` or `[Theme] = bold` in a block of traits; `mutableTraits.theme = bold` behind
/// `mutableTraits in`.
public struct Assignment: Sendable {
  /// What the block calls the traits that it changes, if it is written as Apple's closure: `mutableTraits`,
  /// `$0`.
  public var container: Name?
  /// The trait: a `.name`, or for a subscript the expression between the brackets.
  public var key: Expression
  /// The value it gets.
  public var value: Expression

  /// Makes an assignment.
  public init(container: Name? = nil, key: Expression, value: Expression) {
    self.container = container
    self.key = key
    self.value = value
  }
}

/// An operator before its operand.
public enum UnaryOperator: String, Sendable {
  case minus = "-"
  case not = "!"
}

/// An operator between its operands.
public enum BinaryOperator: String, Sendable, CaseIterable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
  case remainder = "%"

  /// Whether it compares its operands.
  public var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .identical, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}
