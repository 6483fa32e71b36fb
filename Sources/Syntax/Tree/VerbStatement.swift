/// The syntax of a statement of the playground: its head words, and what follows them.
///
/// A statement's file holds one. Parser, colour, completion, `help` and the reference read it, so that they cannot drift apart.
///
/// ```swift
/// StatementSyntax(["remove", "override"], [.place("place")])
/// StatementSyntax(["appear"], [.place("place"), ["in", .place("destination")]])
/// ```
package struct StatementSyntax: Sendable {
  package indirect enum Part: Sendable {
    /// A word or a sign that must stand here: `for`, `=`, `:`.
    case word(String)
    /// Pieces that may be left out together; they are there where their first piece is.
    case optional([Part])
    /// One of several; the first piece of each decides, and the last may begin with a slot.
    case choice([[Part]])
    /// A name that the statement introduces, or one of a closed list if words are given.
    case name(String, among: [String] = [])
    /// An expression. No `{` outside of brackets belongs to it.
    case expression(String)
    /// An expression that names a place: `cell`, `settings/cell`, `form.theme`. Completion offers environments.
    case place(String)
    /// An expression that may end in a trailing closure: what follows `=` of `define color`.
    case value(String)
    case type(String)
    /// `{ statements }`
    case block(String)
    /// `{ … }` that holds only statements of the given syntax; `or: true` lets all others stand there too.
    case items(String, [StatementSyntax], or: Bool = false)
    /// Pieces separated by commas, at least one.
    case list(String, Part)
    /// A statement on the same line.
    case statement(String)
    /// Text taken as it is, up to a blank, `;` or the end of the line, or in quotes: a file, a topic.
    case raw(String)
    /// Such words up to the end of the statement.
    case rawLine(String)

    /// A word that may be left out; its slot has its name where it was not.
    package static func flag(_ word: String) -> Part { .optional([.name(word, among: [word])]) }
  }

  package var head: [String]
  package var parts: [Part]
  /// Whether it has a value, and may stand behind `=` and `return`: `register`, `cost`.
  package var hasValue: Bool
  /// Whether a word of the head alone, without what follows, is a command only at top level: `undo`, `update`.
  package var isCommand: Bool
  /// Whether its block describes views in short: a lower-case word before a value is a modifier.
  package var describesViews: Bool

  package init(
    _ head: [String], _ parts: [Part] = [], hasValue: Bool = false, isCommand: Bool = false,
    describesViews: Bool = false
  ) {
    (self.head, self.parts, self.hasValue, self.isCommand) = (head, parts, hasValue, isCommand)
    self.describesViews = describesViews
  }
}

extension StatementSyntax.Part: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// A word, as `"in"`.
  package init(stringLiteral word: String) { self = .word(word) }

  /// What may be left out together, as `["in", .place("place")]`.
  package init(arrayLiteral parts: Self...) { self = .optional(parts) }
}

/// A statement of the playground as it was written: which, and what fills its slots.
package struct VerbStatement: Sendable {
  package indirect enum Slot: Sendable {
    /// A name, a word that may be left out, or a word that is taken as it is.
    case name(Name)
    case expression(Expression)
    case type(TypeSyntax)
    case block(Block)
    case items([VerbStatement], other: [Statement], SourceRange)
    case list([Slot])
    case statement(Statement)
  }

  /// The words of its syntax's head, joined: `remove override`.
  package var head: String
  package var headRange: SourceRange
  package var slots: [String: Slot]
  package var range: SourceRange

  /// Whether only its words stand there, as of a command that is one word.
  package var isAlone: Bool { slots.isEmpty && range == headRange }
}

extension VerbStatement {
  package init(word: Name) {
    self.init(head: word.text, headRange: word.range, slots: [:], range: word.range)
  }
}
