/// The syntax of a statement of the playground: its head words, and the parts that follow them.
///
/// Each statement's file holds one. Parser, colour, completion, `help` and the reference all read it, so they always agree.
///
/// ```swift
/// StatementSyntax(["remove", "override"], [.place("place")])
/// StatementSyntax(["appear"], [.place("place"), ["in", .place("destination")]])
/// ```
package struct StatementSyntax: Sendable {
  package indirect enum Part: Sendable {
    /// A word or a sign that must stand here: `for`, `=`, `:`.
    case word(String)
    /// Parts that may be left out together; they are there if their first part is.
    case optional([Part])
    /// One of several sequences of parts. The first part of each decides, and the last sequence may begin with a slot.
    case choice([[Part]])
    /// A name that the statement introduces; if words are given, one of these words.
    case name(String, among: [String] = [])
    /// An expression. A `{` outside of brackets does not belong to it.
    case expression(String)
    /// An expression that names a place: `cell`, `settings/cell`, `form.theme`. Completion offers environments.
    case place(String)
    /// An expression that may end in a trailing closure: the value after the `=` of `define color`.
    case value(String)
    case type(String)
    /// `{ statements }`
    case block(String)
    /// `{ … }` that holds only statements of the given syntax; `or: true` also allows all other statements.
    case items(String, [StatementSyntax], or: Bool = false)
    /// Elements separated by commas, at least one.
    case list(String, Part)
    /// A statement on the same line.
    case statement(String)
    /// Text taken literally, up to a blank, `;` or the end of the line, or in quotes: a file, a topic.
    case raw(String)
    /// Several such words, up to the end of the statement.
    case rawLine(String)

    /// A word that may be left out; if it is there, it fills the slot of that name.
    package static func flag(_ word: String) -> Part { .optional([.name(word, among: [word])]) }
  }

  package var head: [String]
  package var parts: [Part]
  /// Whether the statement has a value and may follow `=` and `return`: `register`, `cost`.
  package var hasValue: Bool
  /// Whether the head alone, as a single word, is a command only at top level: `undo`, `update`.
  package var isCommand: Bool
  /// Whether the block describes views in short form: a lower-case word before a value is a modifier.
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

  /// Parts that may be left out together, as `["in", .place("place")]`.
  package init(arrayLiteral parts: Self...) { self = .optional(parts) }
}

/// A statement of the playground as it was written: its head, and the contents of its slots.
package struct VerbStatement: Sendable {
  package indirect enum Slot: Sendable {
    /// A name, a word that may be left out, or a word taken literally.
    case name(Name)
    case expression(Expression)
    case type(TypeSyntax)
    case block(Block)
    case items([VerbStatement], other: [Statement], SourceRange)
    case list([Slot])
    case statement(Statement)
  }

  /// The words of the head, joined: `remove override`.
  package var head: String
  package var headRange: SourceRange
  package var slots: [String: Slot]
  package var range: SourceRange

  /// Whether the statement consists of its head only, like a command of one word.
  package var isAlone: Bool { slots.isEmpty && range == headRange }
}

extension VerbStatement {
  package init(word: Name) {
    self.init(head: word.text, headRange: word.range, slots: [:], range: word.range)
  }
}
