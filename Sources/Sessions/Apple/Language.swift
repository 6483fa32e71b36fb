import Syntax

/// The statements and Apple's types; every session has them, and none of them changes.
package final class Language: Sendable {
  package let kinds: [StatementKind]
  package let table: StatementTable
  private let byHead: [String: StatementKind]
  package let appleTypes: TypeTable
  /// The candidates that completion offers in a slot with a given name.
  package let words: @Sendable (String) -> [Completer.Candidate]
  /// Writes statements as Swift code for Apple's frameworks, given the sessions before and after them.
  package let swift: @Sendable (String, Session, Session) -> [String]

  package init(
    kinds: [StatementKind], types: [TypeEntry],
    words: @escaping @Sendable (String) -> [Completer.Candidate] = { _ in [] },
    swift: @escaping @Sendable (String, Session, Session) -> [String] = { _, _, _ in [] }
  ) {
    (self.kinds, self.words, self.swift) = (kinds, words, swift)
    table = StatementTable(kinds.map(\.syntax))
    byHead = Dictionary(kinds.map { ($0.title, $0) }) { first, _ in first }
    appleTypes = TypeTable(types)
  }

  package func kind(_ head: String) -> StatementKind? { byHead[head] }
}

/// A statement of the playground: one value, in one file, with all that belongs to it.
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

  /// Where the statement may be used; an `outsideTurn` statement comes from outside the app, as a turn of its own.
  package enum Context: Sendable { case anywhere, topLevel, outsideTurn }

  package typealias Check = @Sendable (VerbStatement, inout Checker) throws(Problem) -> Checked
  package typealias Command = @Sendable (VerbStatement, inout Interpreter) throws(Problem) -> Void

  package var syntax: StatementSyntax
  package var section: Section
  /// The summary, in one line without a full stop.
  package var summary: String
  package var details: String
  package var example: String
  /// The names of the decisions that the statement follows.
  package var decisions: [String]
  package var context: Context
  /// Turns the tree into code.
  let check: Check
  /// The code of a command, which works on the interpreter and its history, and gets no number: `undo`, `reset`.
  private(set) var command: Command?

  /// The words of the head: `remove override`.
  package var title: String { syntax.title }

  /// The summary and the details, in sentences.
  package var text: String {
    let outside =
      context == .outsideTurn ? "It comes from outside the app, and is no part of a turn in progress." : ""
    return [summary + ".", details, outside].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension StatementKind {
  /// `move PLACE to DESTINATION`: the words of its head, and the parts that follow.
  package init(
    _ head: String, _ parts: [StatementSyntax.Part], _ section: Section, _ summary: String,
    _ details: String = "", example: String? = nil, decisions: [String] = [], context: Context = .anywhere,
    hasValue: Bool = false, describesViews: Bool = false, check: @escaping Check
  ) {
    syntax = StatementSyntax(
      head.split(separator: " ").map(String.init), parts, hasValue: hasValue,
      isCommand: parts.allSatisfy(\.mayBeMissing), describesViews: describesViews)
    (self.section, self.summary, self.details) = (section, summary, details)
    (self.example, self.decisions, self.context, self.check) = (example ?? head, decisions, context, check)
  }

  package init(
    command head: String, _ parts: [StatementSyntax.Part], _ section: Section, _ summary: String,
    _ details: String = "", example: String? = nil, run: @escaping Command
  ) {
    self.init(head, parts, section, summary, details, example: example, context: .topLevel) {
      verb, checker throws(Problem) in throw checker.notAtTopLevel(verb)
    }
    command = run
  }
}
