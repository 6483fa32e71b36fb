public import Commands
public import Lessons
import Syntax

extension Demo {
  /// Reads what an audience sees of a lesson: its prose, examples and predictions, the author's solutions, and quizzes with their answers.
  ///
  /// - Throws: All statements that cannot be read, where they are not meant to fail.
  public init(_ lesson: Lesson, file: String) throws(DemoProblems) {
    self.init(title: lesson.frontMatter.title, mayTouchFiles: false)
    var reader = LessonReader(lesson: lesson, file: file, demo: self)
    reader.read()
    guard reader.problems.isEmpty else { throw DemoProblems(problems: reader.problems) }
    self = reader.demo
  }
}

/// The statements of a demo that cannot be read.
public struct DemoProblems: Error {
  /// One for each mistake, each with its place in the file.
  public let problems: [Problem]
}

/// Turns the parts of a lesson into steps.
private struct LessonReader {
  let lesson: Lesson
  let file: String
  var demo: Demo
  var problems: [Problem] = []
  /// What comes before the next step.
  private var captions: [Demo.Caption] = []
  private var preparations: [Demo.Preparation] = []
  /// The number of the step that is read.
  private var number = 0

  init(lesson: Lesson, file: String, demo: Demo) {
    (self.lesson, self.file, self.demo) = (lesson, file, demo)
  }

  mutating func read() {
    var next = 0
    for part in lesson.parts {
      switch part {
      case .prose(let prose): captions.append(.message(.prose(prose.markdown)))
      case .block(let block) where block.kind.isStep:
        read(lesson.steps[next])
        next += 1
      case .block(let block) where block.kind == .swift || block.kind == .text:
        let language = block.kind == .swift ? "swift" : ""
        captions.append(.message(.code(block.code, language: language)))
      case .block: continue
      }
    }
    demo.closing = captions
    demo.count = lesson.visibleSteps.count
  }

  private mutating func read(_ step: Lesson.Step) {
    if step.block.kind != .setup { number += 1 }
    switch step.block.kind {
    case .setup:
      let isFresh = step.block.attributes.isFresh
      if isFresh { preparations = [] }
      preparations.append(Demo.Preparation(code: step.block.code, isFresh: isFresh))
    case .example, .predict: add(step.block)
    case .exercise:
      add(step.block)
      if let solution = step.solution { add(solution) }
    case .quiz: if let quiz = try? Quiz(step.block) { add(quiz) }
    default: return
    }
  }

  /// Adds a step for each statement of a block.
  private mutating func add(_ block: Lesson.Block) {
    let isError = block.attributes.isError
    let script = StatementTexts(block.code, file: file, line: block.line + 1)
    if !script.problems.isEmpty, !isError { return problems += script.problems }
    // What is meant not to be read is typed as it stands.
    let parts = script.problems.isEmpty ? script.parts : [StatementTexts.Part(text: block.code.lastLineCut)]
    for (index, part) in parts.enumerated() {
      captions += part.comments.map { .comment($0) }
      var step = Demo.Step(
        number: number, captions: captions, preparations: preparations, statement: part.text,
        place: part.place)
      step.mayFail = isError
      step.isBranch = block.kind == .predict && index == parts.count - 1
      step.beginsBlock = index == 0
      demo.steps.append(step)
      (captions, preparations) = ([], [])
    }
    captions += script.closing.map { .comment($0) }
  }

  private mutating func add(_ quiz: Quiz) {
    let choices = quiz.choices.enumerated().map { "\($0.offset + 1). \($0.element.text)" }
    captions.append(.message(.prose(quiz.question + "\n\n" + choices.joined(separator: "\n"))))
    var step = Demo.Step(number: number, captions: captions, preparations: preparations)
    step.answer = quiz.choices.enumerated().filter { $0.element.isRight }.map { index, choice in
      let reason = choice.explanation.map { " – " + $0 } ?? ""
      return .message(.prose("Right: \(index + 1), \(choice.text)\(reason)"))
    }
    demo.steps.append(step)
    (captions, preparations) = ([], [])
  }
}

extension String {
  /// The text without the line end at its end.
  fileprivate var lastLineCut: String { hasSuffix("\n") ? String(dropLast()) : self }
}
