import Sessions
import Syntax

extension Lesson {
  /// The statements that are not allowed in lessons; a lesson with any of them cannot be learned or played.
  package var refusedWords: [Finding] { blocks.filter(\.kind.isExecutable).flatMap(\.refusedWords) }
}

extension Block {
  /// The findings for the rules about statements that only lessons have; found before anything runs.
  var ruleFindings: [Finding] {
    guard kind.isExecutable else { return [] }
    let script = script
    // A step that must fail may fail because it cannot be parsed.
    let unreadable = attributes.isError ? [] : script.read.problems
    let shape = unreadable.isEmpty ? shapeFinding(script) : nil
    return refusedWords + unreadable.map { Finding(Problem($0, in: script.source), in: self) }
      + (shape.map { [$0] } ?? [])
  }

  private func shapeFinding(_ script: Script) -> Finding? {
    let count = script.statements.count
    switch kind {
    case .check: return Check(self).finding
    case .predict where count != 1 && (count > 6 || askedExpression == nil):
      return finding(
        "long-prediction", "a prediction is one to six statements, the last of them an expression",
        "put what comes before it into a block `mendel setup`")
    case .yours where !(1...2).contains(count):
      return finding(
        "long-yours", "what the learner types is one or two statements, not \(count)",
        count == 0 ? "write your own way into the block" : "make two steps of it")
    default: return nil
    }
  }

  fileprivate var refusedWords: [Finding] {
    script.statements.compactMap { statement in
      guard let head = statement.head, let suggestion = Self.refusal(of: head) else { return nil }
      return finding("refused-word", "`\(head)` is refused in lessons", suggestion, at: statement)
    }
  }

  func finding(
    _ kind: String, _ sentence: String, _ suggestion: String, at statement: Statement? = nil
  ) -> Finding { Finding(line + (statement.map(script.line) ?? 0), kind, sentence, suggestion) }

  /// What to write instead of a statement that a lesson must not contain; nil for statements that are allowed.
  private static func refusal(of head: String) -> String? {
    switch head {
    case "history", "goto", "diff":
      "the numbers of states are the learner's own; write `undo`, or `what if { … }`"
    case "save", "load", "record": "a lesson touches no files; `mendel setup` runs what a step stands on"
    case "reset", "open", "challenge": "write a block `mendel setup fresh`"
    case "learn": "it is the learner's word; leave it out"
    case "help": nil
    case _ where Learner.isWord(head): "it is the learner's word; leave it out"
    default: nil
    }
  }
}
