package struct Statement: Sendable {
  package indirect enum Kind: Sendable {
    case expression(Expression)
    /// `a = b`, `a += b`; the name is the operator.
    case assignment(Expression, Name, Expression)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    case `typealias`(Name, TypeSyntax)
    /// `case a, b = 2, c(Int)`, in an enum.
    case cases([EnumCase])
    case `import`(Name)

    case `if`([Condition], Block, otherwise: Statement?)
    case `guard`([Condition], Block)
    case `switch`(Expression, [SwitchCase])
    case `while`([Condition], Block)
    case repeatWhile(Block, Expression)
    case `for`(Pattern, Expression, where: Expression?, Block)
    case `return`(Expression?)
    case `break`
    case `continue`
    case `fallthrough`
    /// `outer: for …`. The loop's body is labelled `continue outer`, and `continue outer` leaves it.
    case labelled(String, Statement)
    /// `break outer`, `continue outer`: the label of the statement to leave.
    case leave(String)
    case `defer`(Block)
    case `throw`(Expression)
    /// `do { } catch PATTERN { }`: a `catch` without patterns takes all errors.
    case catching(Block, [SwitchCase])
    /// A block: the `else { }` of an `if`, and `do { }`.
    case block(Block)
    /// A statement of the playground: `override main.theme = bold`.
    case verb(VerbStatement)
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) { (self.kind, self.range) = (kind, range) }
}

/// `{ … }`; the range includes the braces.
package struct Block: Sendable {
  package var statements: [Statement]
  package var range: SourceRange

  package init(statements: [Statement], range: SourceRange) {
    (self.statements, self.range) = (statements, range)
  }
}

package enum Condition: Sendable {
  case expression(Expression)
  /// `let x = e`, `let x`, `var x = e`
  case binding(Name, isConstant: Bool, TypeSyntax?, Expression?)
  /// `case .some(let x) = e`
  case pattern(Pattern, Expression)
  /// `#available(iOS 17, *)`: the versions by platform, and whether the word is `#unavailable`.
  case available([(platform: Name, version: Double)], negated: Bool, SourceRange)
}

package struct Pattern: Sendable {
  package indirect enum Kind: Sendable {
    /// `_`
    case anything
    /// `let x`, `var x`, and a plain name in `for`; also a name in a pattern after `let`.
    case binding(Name, isConstant: Bool = true)
    case expression(Expression)
    /// `.failure(let x)`, `Kind.failure(x)`: the case, and the patterns in parentheses.
    case enumCase(Expression, [(label: Name?, pattern: Pattern)])
    case tuple([Pattern])
    /// `is T`
    case isType(TypeSyntax)
    /// `let x as T`
    case asType(Pattern, TypeSyntax)
    /// `x?`
    case optional(Pattern)
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) { (self.kind, self.range) = (kind, range) }
}

/// `case a, b where c: …`, `default: …` (without patterns).
package struct SwitchCase: Sendable {
  package typealias Match = (pattern: Pattern, condition: Expression?)

  package var patterns: [Match]
  package var body: Block
}
