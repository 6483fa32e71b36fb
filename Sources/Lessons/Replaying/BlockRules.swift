import Commands
import Playgrounds
import Syntax

/// What lessons ask of a block's statements beside what the language does: looked at before anything runs.
struct BlockRules {
  private let block: Lesson.Block
  private let script: Script
  private let window: SourceWindow

  /// Reads a block's statements.
  ///
  /// - Parameter names: those of all blocks of a lesson, because making a table takes longer than reading a block.
  init(_ block: Lesson.Block, names: inout NameTable) {
    self.block = block
    script = Script(block.code, names: &names)
    window = SourceWindow(bytes: Array(block.code.utf8), line: block.line + 1, file: nil)
  }

  /// What is wrong with the block; of very many mistakes of a kind the first, for to find the line of each takes as long as the block is.
  var findings: [LessonFinding] { syntaxFindings + wordFindings + shapeFindings }

  /// A step that must fail may do so because it cannot be read.
  private var syntaxFindings: [LessonFinding] {
    if block.attributes.isError { return [] }
    return script.problems.prefix(LessonProblems.limit).map { problem in
      let problem = Problem(.syntax(problem), problem.range, origin: window.origin(problem.range))
      return LessonFinding(line: line(of: problem.range ?? SourceRange(0, 0)), .failed(problem))
    }
  }

  /// The statements that no lesson may have: `verify` refuses them, and nobody learns or plays a lesson that has some.
  var wordFindings: [LessonFinding] {
    let refused = script.statements.lazy.compactMap { statement in
      statement.form.lessonRefusal.map { (statement, $0) }
    }
    return refused.prefix(LessonProblems.limit).map { statement, suggestion in
      let kind = LessonFinding.Kind.refusedWord(statement.form.spelling, suggestion: suggestion)
      return LessonFinding(line: line(of: statement.range), kind)
    }
  }

  private var shapeFindings: [LessonFinding] {
    guard script.problems.isEmpty else { return [] }
    switch block.kind {
    case .predict where script.statements.count != 1:
      return [LessonFinding(line: block.line, .longPrediction(script.statements.count))]
    case .check: return checkFindings
    default: return []
    }
  }

  private var checkFindings: [LessonFinding] {
    let changing = script.statements.filter {
      ![.expect, .expectError, .whatIf, .letVariable].contains($0.form)
    }
    if let first = changing.first, first.form.lessonRefusal == nil {
      return [LessonFinding(line: line(of: first.range), .changingCheck(first.form.spelling))]
    }
    let asks = script.statements.contains { $0.form != .letVariable }
    return asks ? [] : [LessonFinding(line: block.line, .emptyCheck)]
  }

  private func line(of range: SourceRange) -> Int {
    window.line(at: range.start)
  }
}

extension StatementForm {
  /// The word that statements of this form begin with.
  var spelling: String { Statements[self]?.head.first?.spelling ?? "a value" }

  /// What to write instead of a word that lessons refuse; `nil` if they do not.
  var lessonRefusal: String? {
    switch self {
    case .history, .goto, .diff:
      "the numbers of states are the learner's own; write `undo`, or `what if { … }`"
    case .save, .load, .record: "a lesson touches no files; `mendel setup` runs what a step stands on"
    case .reset: "write a block `mendel setup fresh`"
    case .quit, .learn, .next, .previous, .hint, .check, .solution, .skip, .restart, .back, .play, .contents:
      "it is the learner's word; leave it out"
    default: nil
    }
  }
}
