import Files
import Lessons
import Sessions
import Syntax

/// The content of a demo: a lesson or a script, statement by statement.
struct Demo {
  /// A unit of the demo: a statement that is typed and run, or a question that is then answered.
  struct Step {
    /// The number of the statement in a script; in a lesson the number of the step as in `contents`, shared by the step's statements.
    var number: Int
    var captions: [LessonMessage] = []
    var answer: [LessonMessage] = []
    /// The code that runs silently before the step; nil starts a new session.
    var preparations: [String?] = []
    /// The statement; nil if there is only text to show.
    var statement: String?
    /// The line of the statement in the file.
    var line = 1
    /// Whether the statement may fail: the lesson declares it.
    var mayFail = false
    /// For a branch, the place of the step whose starting session the demo returns to afterwards.
    var returnsTo: Int?
    /// The exercise whose goal is drawn before the author's answer.
    var goal: Lesson.Step?

    /// The first line of the statement or of the question.
    var label: String {
      var text = statement ?? "?"
      if statement == nil, case .prose(let question)? = captions.last { text = question }
      return String(text.prefix { $0 != "\n" })
    }
  }

  private(set) var title: String
  let file: String
  let language: Language
  private(set) var steps: [Step] = []
  private(set) var closing: [LessonMessage] = []
  var count: Int { steps.last?.number ?? 0 }

  /// Reads a script, or throws its first syntax error; comments on their own lines become captions.
  init(script text: String, file: String, in language: Language) throws(Problem) {
    (self.file, self.language) = (file, language)
    title = Files.name(of: file)
    (steps, closing) = try Self.statements(of: text, file, language.table)
  }

  /// Reads the parts of a lesson that an audience sees: its prose, examples, predictions, the author's solutions, and quizzes with answers.
  init(_ lesson: Lesson, file: String) throws(Problem) {
    (self.file, language) = (file, lesson.language)
    title = lesson.frontMatter.title
    let start = lesson.preparation.map { [$0] } ?? []
    var (captions, preparations): ([LessonMessage], [String?]) = ([], start)
    var number = 0
    for (index, step) in lesson.steps.enumerated() {
      captions += lesson.partsShown(before: index).map(\.caption)
      if step.kind != .setup { number += 1 }
      if step.block.attributes.isFresh { preparations = [nil] + start }
      var added: [Step] = []
      switch step.kind {
      case .setup: preparations.append(step.block.code)
      case .quiz: added = [Self.question(step)]
      default:
        for block in [step.block] + step.all(.solution) { added += try Self.typed(block, file) }
        if step.kind == .predict { added[added.count - 1].returnsTo = steps.count }
      }
      guard !added.isEmpty else { continue }
      added[0].captions = captions + added[0].captions
      added[0].preparations = preparations
      added[0].goal = step.drawsGoal ? step : nil
      for index in added.indices { added[index].number = number }
      steps += added
      (captions, preparations) = ([], [])
    }
    closing = captions + lesson.partsShown(before: lesson.steps.count).map(\.caption)
  }

  var withoutCaptions: Demo {
    var demo = self
    demo.steps = steps.filter { $0.statement != nil }
    for index in demo.steps.indices { demo.steps[index].captions = [] }
    demo.closing = []
    return demo
  }

  /// The index of the first unit with a step's number.
  func place(ofStep number: Int) -> Int {
    steps.firstIndex { $0.number >= number } ?? max(0, steps.count - 1)
  }

  /// The number of the step at an index; after the last one, the last number.
  func number(at place: Int) -> Int { place < steps.count ? steps[place].number : count }

  private static func question(_ step: Lesson.Step) -> Step {
    var shown = Step(number: 0)
    guard let quiz = step.quiz else { return shown }
    shown.captions = [.prose(quiz.markdown)]
    shown.answer = quiz.choices.enumerated().filter { $0.element.isRight }.map { index, choice in
      .prose("Right: \(index + 1), \(choice.text)" + (choice.explanation.map { " – " + $0 } ?? ""))
    }
    return shown
  }

  /// A unit for each statement of a block; an unparsable block whose step must fail is typed as it is.
  private static func typed(_ block: Lessons.Block, _ file: String) throws(Problem) -> [Step] {
    let isError = block.attributes.isError
    do throws(Problem) {
      return try statements(of: block.code, file, block.table).steps.map { step in
        var step = step
        step.line += block.line
        step.mayFail = isError
        return step
      }
    } catch {
      guard isError else { throw error }
      return [Step(number: 0, statement: block.code.withoutBlanks, line: block.line + 1, mayFail: true)]
    }
  }

  private static func statements(
    of text: String, _ file: String, _ table: StatementTable
  ) throws(Problem) -> (steps: [Step], closing: [LessonMessage]) {
    let source = Source(text, file: file)
    let read = SourceText(text, statements: table, mode: .file)
    if let problem = read.problems.first { throw Problem(problem, in: source) }
    var end = 0
    let steps = read.statements.enumerated().map { index, statement in
      let comments = comments(in: source.text(SourceRange(end, statement.range.start)), isFirst: end == 0)
      end = statement.range.end
      return Step(
        number: index + 1, captions: comments, statement: source.text(statement.range),
        line: Place(statement.range, in: source).line)
    }
    return (steps, comments(in: source.text(SourceRange(end, text.utf8.count)), isFirst: end == 0))
  }

  /// The comments between two statements, with adjacent lines joined; a comment after a statement on its line is not a caption.
  private static func comments(in text: String, isFirst: Bool) -> [LessonMessage] {
    var paragraphs: [String] = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(isFirst ? 0 : 1) {
      let words = line.withoutBlanks
      let comment = words.hasPrefix("//") ? words.drop { $0 == "/" || $0 == " " } : ""
      if comment.isEmpty { paragraphs.append("") } else { paragraphs[paragraphs.count - 1] += comment + " " }
    }
    return paragraphs.filter { !$0.isEmpty }.map { .remark($0.withoutBlanks) }
  }
}

extension Lesson.Part {
  /// The part as a caption, without references to footnotes, since an audience cannot ask for them.
  fileprivate var caption: LessonMessage {
    guard case .prose(let text) = message else { return message }
    return .prose(text.replacing(/\[\^[^\]]+\](?!:)/, with: ""))
  }
}
