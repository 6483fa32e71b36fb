import Sessions

/// Something that a lesson says or shows to the learner, for whoever draws it.
package enum LessonMessage: Sendable {
  /// Text of the lesson, in Markdown.
  case prose(String)
  /// Code of the language `mendel` or `swift`, or of none.
  case code(String, language: String)
  /// A statement of a step as it begins to run: what follows is what it caused.
  case echo(String)
  case output(Output)
  case problem(Problem)
  /// A sentence of the lesson mode; words of the language stand in backquotes.
  case remark(String)
  /// A moment of success: a green ✓ and what the author says of it.
  case success(String)
}

extension Lesson.Part {
  package var message: LessonMessage {
    switch self {
    case .prose(let prose): .prose(prose.markdown)
    case .block(let block): .code(block.code, language: block.kind == .swift ? "swift" : "")
    }
  }
}
