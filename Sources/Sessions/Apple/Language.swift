import Syntax

/// The statements, and Apple's types: what every session has, and nothing in it changes.
package final class Language: Sendable {
  package let kinds: [StatementKind]
  package let table: StatementTable
  private let byHead: [String: StatementKind]
  package let appleTypes: [String: TypeInfo]
  /// Apple's colours that differ in light and dark appearance, by name.
  package let systemColors: [String: (light: UInt32, dark: UInt32)]
  /// Writes statements as Swift code for Apple's frameworks, with the sessions before and behind them.
  package let swift: @Sendable (String, Session, Session) -> [String]

  /// A language of statements and types; each session is given one.
  package init(
    kinds: [StatementKind], types: [TypeInfo], systemColors: [String: (light: UInt32, dark: UInt32)] = [:],
    swift: @escaping @Sendable (String, Session, Session) -> [String] = { _, _, _ in [] }
  ) {
    self.kinds = kinds
    self.swift = swift
    self.systemColors = systemColors
    table = StatementTable(kinds.map(\.syntax))
    byHead = Dictionary(kinds.map { ($0.title, $0) }) { first, _ in first }
    appleTypes = types.reduce(into: [:]) { known, type in
      if known[type.name]?.merge(type) == nil { known[type.name] = type }
    }
  }

  package func kind(_ head: String) -> StatementKind? { byHead[head] }
}

/// A statement of the playground: one value, in one file, which says all about it.
package struct StatementKind: Sendable {
  package enum Section: String, CaseIterable, Sendable {
    case definitions = "Definitions"
    case hierarchy = "The hierarchy"
    case overrides = "Overrides and variables"
    case runLoop = "The run loop"
    case registrations = "Registrations"
    case asking = "Asking"
    case control = "Control and checking"
    case views = "State and views"
    case presentations = "Presentations"
    case session = "The session"
    case lessons = "Lessons"
  }

  /// Where it may stand.
  package enum Standing: Sendable { case anywhere, topLevel }

  package enum Run: Sendable {
    /// Turns the tree into code.
    case check(@Sendable (VerbStatement, inout Checker) throws(Problem) -> Checked)
    /// Does something to the interpreter and its history: `undo`, `reset`. It gets no number.
    case command(@Sendable (VerbStatement, inout Interpreter) throws(Problem) -> Void)
  }

  package var syntax: StatementSyntax
  package var section: Section
  /// What it does, in one line without a full stop.
  package var summary: String
  package var details: String
  package var example: String
  /// Names of decisions that it rests on.
  package var decisions: [String]
  package var standing: Standing
  package var run: Run

  /// The head's words: `remove override`.
  package var title: String { syntax.title }
}

extension StatementKind {
  package init(
    _ syntax: StatementSyntax, _ section: Section, _ summary: String, details: String = "", example: String,
    decisions: [String] = [], standing: Standing = .anywhere,
    check: @escaping @Sendable (VerbStatement, inout Checker) throws(Problem) -> Checked
  ) {
    self.init(
      syntax: syntax, section: section, summary: summary, details: details, example: example,
      decisions: decisions, standing: standing, run: .check(check))
  }

  package init(
    command syntax: StatementSyntax, _ section: Section, _ summary: String, details: String = "",
    example: String? = nil,
    run: @escaping @Sendable (VerbStatement, inout Interpreter) throws(Problem) -> Void
  ) {
    self.init(
      syntax: syntax, section: section, summary: summary, details: details, example: example ?? syntax.title,
      decisions: [], standing: .topLevel, run: .command(run))
  }
}
