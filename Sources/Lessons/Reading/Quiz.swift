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

  /// Reads a quiz block; what is wrong is told with its line.
  public init(_ block: Lesson.Block) throws(LessonProblem) {
    var question: [Substring] = []
    var choices: [Choice] = []
    for (index, line) in block.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let number = block.line + 1 + index
      if let choice = Choice(line) {
        choices.append(choice)
      } else if let mark = Choice.mark(of: line) {
        throw LessonProblem(line: number, .quiz(.badChoice(mark)))
      } else if choices.isEmpty {
        question.append(line)
      } else if !line.allSatisfy(\.isWhitespace) {
        throw LessonProblem(line: number, .quiz(.textBehindChoices))
      }
    }
    let isAsked = question.contains { !$0.allSatisfy(\.isWhitespace) }
    if let fault = Fault(isAsked: isAsked, choices) { throw LessonProblem(line: block.line, .quiz(fault)) }
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
    guard !content.allSatisfy(\.isWhitespace) else { return nil }
    let mark = Array(" — ")
    let place = content.indices.first { content[$0...].starts(with: mark) }
    self.isRight = isRight
    text = String(content[..<(place ?? content.endIndex)])
    explanation = place.map { String(content[content.index($0, offsetBy: mark.count)...]) }
  }

  /// What a line begins with that was meant to be a choice, such as `- [y]`, `* [x]` or `-[ ]`; `nil` if it is nothing of the kind.
  fileprivate static func mark(of line: Substring) -> String? {
    let text = line.drop { $0.isWhitespace }
    guard let bullet = text.first, "-*+".contains(bullet) else { return nil }
    let box = text.dropFirst().drop { $0.isWhitespace }
    guard box.first == "[", let end = box.dropFirst().prefix(4).firstIndex(of: "]") else { return nil }
    // A link in a list of the question.
    if let next = box[end...].dropFirst().first, "([".contains(next) { return nil }
    return String(line[...end])
  }
}
