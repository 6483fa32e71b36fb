import Sessions

/// A message of a lesson to the learner, to be drawn by the owner.
package enum LessonMessage: Sendable {
  /// Text of the lesson, in Markdown.
  case prose(String)
  /// Code in the language `mendel` or `swift`, or in no language.
  case code(String, language: String)
  /// A statement of a step before it runs; its effects follow.
  case echo(String)
  case output(Output)
  case problem(Problem)
  /// A sentence of the lesson mode; code in it is in backquotes.
  case remark(String)
  /// A success: a green ✓ and the author's sentence about it.
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
