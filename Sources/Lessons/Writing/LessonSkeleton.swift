public import Commands
import Playgrounds

/// A lesson that an author begins with: a session's statements, each a step with what it prints.
///
/// ```swift
/// let skeleton = LessonSkeleton(title: "Two themes", statements: ["let a = 1", "a + 1"])
/// try skeleton.file { false }
/// // front matter and a heading, then a block `mendel` for each statement, the second one with the output 2
/// ```
public struct LessonSkeleton {
  private let title: String
  private let statements: [String]

  /// Makes a skeleton of statements that succeed one after the other.
  ///
  /// - Parameter title: letters, digits and blanks.
  public init(title: String, statements: [String]) {
    self.title = title
    self.statements = statements.map { statement in
      let text = statement.replacing("\r\n", with: "\n")
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// The file, with the outputs that its steps have when the lesson is replayed: `mendel verify` accepts it.
  ///
  /// - Throws: A problem where the lesson does not come out: one that is too long, or a statement that needs what only the live session had.
  /// - Complexity: that of the statements.
  public func file(isInterrupted: @escaping () -> Bool) throws(Problem) -> [UInt8] {
    let lesson: Lesson
    do throws(LessonProblems) { lesson = try Lesson(id: "session", bytes: Array(text.utf8)) } catch {
      let problem = error.problems.first
      throw refusal(line: problem?.line ?? 1, problem?.sentence ?? "it cannot be read")
    }
    let report = LessonReplay(lesson, isInterrupted: isInterrupted).report()
    if isInterrupted() { throw Problem(.interrupted, nil) }
    if !report.mayBeBlessed, let finding = report.findings.first {
      throw refusal(line: finding.line, finding.sentence)
    }
    let bytes = Blessing(lesson, report).bytes
    // The outputs may have made it too long.
    guard bytes.count <= Lesson.sizeLimit else {
      let largest = report.steps.max { $0.printed.utf8.count < $1.printed.utf8.count }
      let line = largest.map { lesson.steps[$0.index].block.line } ?? 1
      throw refusal(line: line, LessonProblem(line: line, .tooLarge).sentence)
    }
    return bytes
  }

  private var text: String {
    var text = "---\ntitle: \(title)\nsummary: What this session shows.\n---\n\n# \(title)\n"
    for statement in statements {
      let fence = String(repeating: "`", count: Lesson.fenceLength(around: statement, letter: "`"))
      text += "\n\(fence)mendel\n\(statement)\n\(fence)\n"
    }
    return text
  }

  /// Why there is no such lesson, with the statement that is to blame.
  private func refusal(line: Int, _ cause: String) -> Problem {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let blamed = lines.indices.contains(line - 1) ? lines[line - 1] : ""
    let code = blamed.hasPrefix("```") && lines.indices.contains(line) ? lines[line] : blamed
    return Problem(
      .refused(cause: "as a lesson the session does not come out, at `\(code)`: \(cause)", suggestion: nil),
      nil)
  }
}
