/// What may stand at a place in a text, finished or not.
///
/// Nothing of a session is known here: a site says that a member of `form` may stand there, and who knows the
/// session turns that into candidates.
/// ```swift
/// let site = SourceText("override form.th", statements: table, mode: .entered).site(at: 16)
/// site.prefix     // "th"
/// site.expected   // [.member(of: form)]
/// ```
package struct CompletionSite: Sendable {
  /// The part of the word under the cursor that stands before it.
  package var prefix: String
  /// Where the prefix is; what is chosen takes its place.
  package var replacement: SourceRange
  /// What may stand there, the likeliest first; nothing in a comment, in a string's text, and where only a
  /// sign may stand.
  package var expected: [Expected] = []
  /// The statement of the playground that is being written, with the slots that are filled.
  package var verb: VerbStatement?
  /// What encloses the cursor, outermost first: the text, then block by block.
  package var scopes: [Scope] = []

  package enum Expected: Sendable {
    /// A statement, a declaration or an expression.
    case statement
    case declaration
    /// A line of a block that holds only such lines: `name`, `identifier`, `affects`.
    case item([StatementSyntax])
    /// A word or a sign of the statement that is being written, or of Swift.
    case word(String)
    /// What fills a slot of the statement that is being written.
    case slot(StatementSyntax.Part)
    /// Any value: a variable, an environment, `true`.
    case value
    /// A value like this one: behind `=` or a comparison, the cases of an enum.
    case valueLike(Expression)
    /// A value of the type that was written in front of it: `let look: AppTheme = `.
    case valueOf(TypeSyntax)
    /// A value between the parentheses of a call of this: behind a label or without one, after these.
    case argument(of: Expression, label: Name?, after: [Argument])
    /// A value between the brackets behind this.
    case element(of: Expression)
    /// A case or static member behind a leading point; what it is to be like is in front of it.
    indirect case implicitMember(Expected)
    case member(of: Expression)
    case step(of: Expression)
    /// A property behind `\.`: of the type, if it is written, and behind these.
    case keyPath(Name?, [Name])
    case type
    case attribute
    case macro
  }

  /// What encloses the cursor: what opened it, and the statements before the cursor in it.
  package struct Scope: Sendable {
    package enum Opener: Sendable {
      case text
      /// A block without names of its own: of `if`, `while`, `do`.
      case block
      case verb(VerbStatement)
      case type(TypeDeclaration)
      case function(FunctionDeclaration)
      /// A computed property, or an accessor of one.
      case property(Name, TypeSyntax?)
      /// A `for`, without its block.
      case loop(Pattern, Expression)
      /// The block behind conditions, which may bind names.
      case conditions([Condition])
      /// A closure, without its body, and what it is handed to.
      case closure(Closure, of: Expression?)
      /// `{ … }` behind `modifying`.
      case modifying(Expression)
      case patterns([Pattern])
    }

    package var opener: Opener
    package var before: [Statement]
  }
}
