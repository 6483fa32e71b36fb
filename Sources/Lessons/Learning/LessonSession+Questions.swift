import Commands
import Drawings
import Playgrounds
import Syntax
import Transcripts

extension LessonSession {
  // MARK: - Predictions

  /// Runs the statement, and compares what it prints with what the learner said.
  ///
  /// What it changes is taken back: a prediction is a branch.
  func predict(_ guess: String?) {
    guard let step else { return }
    returnToLine()
    var printed: [String] = []
    let post = playground.post
    playground.post = { event in
      post(event)
      switch event {
      // A prediction is about one line; a second one tells that there are more.
      case .value, .printed: if printed.count < 2 { printed += Transcript().lines(event).map(\.string) }
      default: break
      }
    }
    let end = run(step.block)
    playground.post = post
    if end == .interrupted { return returnToLine() }
    if let guess {
      let isRight = Prediction(guess).isRight(
        about: step.block.code, printing: printed.joined(separator: "\n"), in: playground)
      show(.remark(isRight ? .predicted : .mispredicted(guess)))
      if !isRight { explain(step.block) }
    }
    returnToLine()
    goOn()
  }

  /// Says why, where the statement reads values that have reasons: of a whole, else of its parts.
  private func explain(_ block: Lesson.Block) {
    let post = playground.post
    defer { playground.post = post }
    // To ask what would be runs it again; what it says was said.
    playground.post = { event in if case .explained = event { post(event) } }
    Reasons(for: block.code).question.map(ask)
  }

  /// Asks a question, or where it has no answer its parts.
  private func ask(_ question: Reasons.Question) {
    let window = SourceWindow(question.text)
    let script = Script(question.text, names: &playground.world.names)
    if script.problems.isEmpty, script.statements.count == 1,
      case .done = playground.run(script.statements[0], in: window)
    {
      return
    }
    for part in question.parts { ask(part) }
  }

  // MARK: - Quizzes

  /// Shows a question and its choices with numbers.
  func showQuestion(_ step: Lesson.Step) {
    guard let quiz = try? Quiz(step.block) else { return }
    let choices = quiz.choices.enumerated().map { "\($0.offset + 1). \($0.element.text)" }
    show(.prose(quiz.question + "\n\n" + choices.joined(separator: "\n")))
  }

  /// What an entry means as an answer to a quiz; `nil` if it is a statement, which is an experiment here as elsewhere.
  func answer(_ entry: Substring, to quiz: Quiz) -> Quiz.Answer? {
    if let answer = quiz.choices(numbered: entry) { return answer }
    if let choice = quiz.choice(called: entry) { return .choices([choice]) }
    return Prediction.isAnswer(entry, in: playground) ? quiz.choices(beginning: entry) : nil
  }

  /// Takes an answer to a quiz.
  func take(_ answer: Quiz.Answer, _ entry: Substring, _ quiz: Quiz) {
    switch answer {
    case .none: show(.remark(.noChoice(String(entry), of: quiz.choices.count)))
    case .several(let places): show(.remark(.severalChoices(String(entry), places.map { $0 + 1 })))
    case .choices(let places):
      let right = quiz.choices.indices.filter { quiz.choices[$0].isRight }
      let isRight = Set(places) == Set(right)
      let isRightInPart = Set(places).isSubset(of: right)
      show(.remark(isRight ? .rightChoice : isRightInPart ? .rightInPart : .wrongChoice))
      for place in places { quiz.choices[place].explained(as: place + 1).map { show(.prose($0)) } }
      guard isRight else { return }
      // A quiz is a branch: what was tried at it is no part of the lesson's own line.
      returnToLine()
      goOn()
    }
  }
}
