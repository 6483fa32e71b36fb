import Syntax

/// The questions that tell why a statement prints what it prints: `why` of the values in it, as far as there are reasons for them.
///
/// ```swift
/// Reasons(for: "print cell.theme == bold").question?.text                 // why cell.theme == bold
/// Reasons(for: "print cell.theme == bold").question?.parts.map(\.text)    // ["why cell.theme", "why bold"]
/// Reasons(for: "what if { override form.theme = bold } cell.theme").question?.text
/// // what if { override form.theme = bold } why cell.theme
/// ```
/// The session knows which of them it can answer; where it can that of a whole, those of the parts are idle.
struct Reasons {
  /// How many questions a statement leads to: nobody reads more answers.
  static let limit = 16

  /// A question, and those to ask where there is no answer to it.
  struct Question {
    var text: String
    var parts: [Question] = []
  }

  /// The first question; `nil` if there is nothing to ask.
  private(set) var question: Question?

  private let bytes: [UInt8]
  private var opening = ""
  private var left = Reasons.limit

  /// Reads a text; one that is not one statement leads to no questions.
  ///
  /// - Complexity: O(*n*)
  init(for text: String) {
    bytes = Array(text.utf8)
    var names = NameTable()
    let script = Script(text, names: &names)
    guard script.problems.isEmpty, script.statements.count == 1 else { return }
    read(script.statements[0])
  }

  private mutating func read(_ statement: Statement) {
    switch statement.form {
    case .whatIf:
      guard case .statement(let tail)? = statement[.tail] else { return }
      opening += text(SourceRange(statement.range.start, tail.range.start))
      read(tail)
    case .expression, .print:
      if case .expression(let value)? = statement[.value] { question = question(about: value) }
    default: return
    }
  }

  private mutating func question(about value: Expression) -> Question? {
    guard left > 0 else { return nil }
    left -= 1
    var question = Question(text: opening + "why " + text(value.range))
    for part in value.parts { self.question(about: part).map { question.parts.append($0) } }
    return question
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }
}

extension Expression {
  /// The values that it is made of, where each is read for itself.
  fileprivate var parts: [Expression] {
    switch kind {
    case .unary(_, let operand): [operand]
    case .binary(_, _, let left, let right): [left, right]
    case .conditional(let condition, let yes, let no): [condition, yes, no]
    case .member(let base, _): [base]
    case .list(let elements): elements
    case .interpolation(let parts):
      parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
    default: []
    }
  }
}
