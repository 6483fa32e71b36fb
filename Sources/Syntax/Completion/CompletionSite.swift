/// What may stand at a place in a text, which may be unfinished.
///
/// The site knows nothing of a session. It says only that a member of `form` may stand there, and the caller turns that into candidates.
/// ```swift
/// let site = SourceText("override form.th", statements: table, mode: .entered).site(at: 16)
/// site.prefix     // "th"
/// site.expected   // [.member(of: form)]
/// ```
package struct CompletionSite: Sendable {
  /// The part of the word under the cursor that lies before the cursor.
  package var prefix: String
  /// The range of the prefix, which the chosen candidate replaces.
  package var replacement: SourceRange
  /// What may stand there, the most likely first; empty in a comment, in a string's text, and where only a sign may stand.
  package var expected: [Expected] = []
  /// The statement of the playground that is being written, with the slots that are filled so far.
  package var verb: VerbStatement?
  /// The scopes around the cursor, outermost first: the text, then its nested blocks.
  package var scopes: [Scope] = []

  package enum Expected: Sendable {
    /// A statement, a declaration or an expression.
    case statement
    case declaration
    /// A line of a block that allows only certain lines: `name`, `identifier`, `affects`.
    case item([StatementSyntax])
    /// A word or a sign of the statement that is being written, or of Swift.
    case word(String)
    /// The next word of the head of a statement that has this title.
    case head(String, of: String)
    /// A slot of the statement that is being written.
    case slot(StatementSyntax.Part)
    /// Any value: a variable, an environment, `true`.
    case value
    /// A value like this one: after `=` or a comparison, the cases of an enum.
    case valueLike(Expression)
    /// A value of the type that is written before it: `let look: AppTheme = `.
    case valueOf(TypeSyntax)
    /// An argument of a call of this function, with or without a label, after these arguments.
    case argument(of: Expression, label: Name?, after: [Argument])
    /// A value in the brackets after this expression.
    case element(of: Expression)
    /// A case or static member after a leading dot; it has to match the given expectation.
    indirect case implicitMember(Expected)
    case member(of: Expression)
    case step(of: Expression)
    /// A property in a key path: of the root type, if it is written, and after these names.
    case keyPath(Name?, [Name])
    case type
    case attribute
    case macro
  }

  /// A scope around the cursor: the construct that opened it, and its statements before the cursor.
  package struct Scope: Sendable {
    package enum Opener: Sendable {
      case text
      /// A block without names of its own: the body of `if`, `while`, `do`.
      case block
      case verb(VerbStatement)
      case type(TypeDeclaration)
      case function(FunctionDeclaration)
      /// A computed property, or an accessor of one.
      case property(Name, TypeSyntax?)
      /// A `for`, without its block.
      case loop(Pattern, Expression)
      /// The block after conditions, which may bind names.
      case conditions([Condition])
      /// A closure without its body, and the function that it is passed to.
      case closure(Closure, of: Expression?)
      /// `{ … }` after `modifying`.
      case modifying(Expression)
      case patterns([Pattern])
    }

    package var opener: Opener
    package var before: [Statement]
  }
}
