import Files
import Lessons
import Sessions
import Syntax

/// What a demo plays: a lesson or a script, statement by statement.
struct Demo {
  /// One thing that is shown: a statement that is typed and runs, or a question that is then answered.
  struct Step {
    /// A script's statements are counted, and a lesson's steps as `contents` counts them, whose statements share a number.
    var number: Int
    var captions: [LessonMessage] = []
    var answer: [LessonMessage] = []
    /// What runs without a word before; nil begins a new session.
    var preparations: [String?] = []
    /// The statement; nil where there is only something to tell.
    var statement: String?
    /// The line of the file on which the statement stands.
    var line = 1
    /// Whether the statement may fail: the lesson says so.
    var mayFail = false
    /// Whether the step is a branch, and what follows goes on from the state before the step with this place.
    var returnsTo: Int?
    /// The exercise of which the goal is drawn before the author's answer.
    var goal: Lesson.Step?

    /// The statement's first line, or that of the question.
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

  /// Reads a script, or throws the first thing that cannot be read; the comments on lines of their own are its captions.
  init(script text: String, file: String, in language: Language) throws(Problem) {
    (self.file, self.language) = (file, language)
    title = Files.name(of: file)
    (steps, closing) = try Self.statements(of: text, file, language.table)
  }

  /// Reads what an audience sees of a lesson: its prose, examples and predictions, the author's solutions, and quizzes with their answers.
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

  /// The first of what is shown of a step.
  func place(ofStep number: Int) -> Int {
    steps.firstIndex { $0.number >= number } ?? max(0, steps.count - 1)
  }

  /// The number of the step that is shown at a place; behind the last one, that one's.
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

  /// A step for each statement of a block; what is meant not to be read is typed as it stands.
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

  /// The comments between two statements, those on neighbouring lines joined; what stands behind a statement on its line is no caption.
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
  /// What an audience reads, who cannot ask for footnotes.
  fileprivate var caption: LessonMessage {
    guard case .prose(let text) = message else { return message }
    return .prose(text.replacing(/\[\^[^\]]+\](?!:)/, with: ""))
  }
}
