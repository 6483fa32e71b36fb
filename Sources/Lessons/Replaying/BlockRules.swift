import Sessions
import Statements
import Syntax

extension Block {
  /// What lessons ask of a block's statements beside what the language does; looked at before anything runs.
  var ruleFindings: [Finding] {
    guard kind.isExecutable else { return [] }
    let syntaxFindings = syntaxFindings
    if kind == .check {
      return refusedWords + (syntaxFindings.isEmpty ? Check(self).findings : syntaxFindings)
    }
    return syntaxFindings + refusedWords + shapeFindings
  }

  /// The statements that no lesson may have: `verify` refuses them, and nobody learns or plays a lesson that has some.
  var refusedWords: [Finding] {
    read.statements.compactMap { statement in
      guard let head = statement.head, let suggestion = LessonWords.refusal(of: head) else { return nil }
      return Finding(line(statement.range), "refused-word", "`\(head)` is refused in lessons", suggestion)
    }
  }

  /// Its statements; a check has one of its own.
  var read: SourceText {
    SourceText(code, statements: kind == .check ? Check.table : Language.standard.table, mode: .file)
  }

  func line(_ range: SourceRange) -> Int { line + Place(range, in: Source(code)).line }

  /// A step that must fail may do so because it cannot be read.
  private var syntaxFindings: [Finding] {
    if attributes.isError { return [] }
    return read.problems.map { Finding(Problem($0, in: Source(code)), in: self) }
  }

  private var shapeFindings: [Finding] {
    let statements = read.statements
    switch kind {
    case .predict:
      if statements.count == 1 || askedExpression != nil && statements.count <= 6 { return [] }
      return [
        Finding(
          line, "long-prediction", "a prediction is one to six statements, the last of them an expression",
          "put what comes before it into a block `mendel setup`")
      ]
    case .yours where !(1...2).contains(statements.count):
      return [
        Finding(
          line, "long-yours", "what the learner types is one or two statements, not \(statements.count)",
          "make two steps of it")
      ]
    default: return []
    }
  }
}

/// The words that mean something else in a lesson, or nothing.
enum LessonWords {
  /// What to write instead of a statement that lessons refuse; nil if they do not.
  static func refusal(of head: String) -> String? {
    switch head {
    case "history", "goto", "diff":
      "the numbers of states are the learner's own; write `undo`, or `what if { … }`"
    case "save", "load", "record": "a lesson touches no files; `mendel setup` runs what a step stands on"
    case "reset": "write a block `mendel setup fresh`"
    case "quit", "exit", "learn": "it is the learner's word; leave it out"
    case "help": nil
    case _ where Learner.Word(rawValue: head) != nil: "it is the learner's word; leave it out"
    default: nil
    }
  }
}
