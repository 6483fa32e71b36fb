/// A question with choices, of which some are right.
///
/// ```
/// Which override decides for `cell`?
/// - [ ] that of `main` — it is hidden by a nearer one
/// - [x] that of `form`
/// ```
public struct Quiz: Hashable, Sendable {
  /// A choice.
  public struct Choice: Hashable, Sendable {
    /// What can be chosen, in Markdown.
    public let text: String
    /// Whether it is right.
    public let isRight: Bool
    /// Why, in Markdown, if the author says so.
    public let explanation: String?
  }

  /// The question, in Markdown.
  public let question: String
  /// The choices in order; at least one is right and one wrong.
  public let choices: [Choice]

  /// Reads a quiz block.
  public init(_ block: Lesson.Block) throws(LessonProblem) {
    var question: [Substring] = []
    var choices: [Choice] = []
    for line in block.code.split(separator: "\n", omittingEmptySubsequences: false) {
      if let choice = Choice(line) {
        choices.append(choice)
      } else if choices.isEmpty {
        question.append(line)
      } else if !line.allSatisfy(\.isWhitespace) {
        throw LessonProblem(line: block.line, .quiz(has: "text behind its choices, where none belongs"))
      }
    }
    guard question.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      throw LessonProblem(line: block.line, .quiz(has: "no question above its choices"))
    }
    guard !choices.isEmpty else {
      throw LessonProblem(line: block.line, .quiz(has: "no choices: lines `- [ ]` and `- [x]`"))
    }
    guard choices.contains(where: \.isRight) else {
      throw LessonProblem(line: block.line, .quiz(has: "no right choice: a line `- [x]`"))
    }
    guard choices.contains(where: { !$0.isRight }) else {
      throw LessonProblem(line: block.line, .quiz(has: "no wrong choice: a line `- [ ]`"))
    }
    self.question = question.joined(separator: "\n")
    self.choices = choices
  }
}

extension Quiz.Choice {
  /// Reads a line `- [x] text — explanation`; `nil` if it is no choice.
  init?(_ line: Substring) {
    let isRight = line.hasPrefix("- [x] ")
    guard isRight || line.hasPrefix("- [ ] ") else { return nil }
    let content = line.dropFirst(6)
    let mark = Array(" — ")
    let place = content.indices.first { content[$0...].starts(with: mark) }
    self.isRight = isRight
    text = String(content[..<(place ?? content.endIndex)])
    explanation = place.map { String(content[content.index($0, offsetBy: mark.count)...]) }
  }
}
