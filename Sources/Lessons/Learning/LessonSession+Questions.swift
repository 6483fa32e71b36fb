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
    run(step.block)
    playground.post = post
    if let guess {
      let isRight = printed.joined(separator: "\n").asAnswer == guess.asAnswer
      show(.remark(isRight ? .predicted : .mispredicted(guess)))
      if !isRight { explain(step.block) }
    }
    returnToLine()
    goOn()
  }

  /// Says why, where the statement reads a value that has reasons.
  private func explain(_ block: Lesson.Block) {
    let text = "why " + block.code
    let window = SourceWindow(text)
    let script = Script(text, names: &playground.world.names)
    guard script.problems.isEmpty, script.statements.count == 1 else { return }
    for statement in script.statements { _ = playground.run(statement, in: window) }
  }

  // MARK: - Quizzes

  /// Shows a question and its choices with numbers.
  func beginQuiz(_ step: Lesson.Step) {
    guard let quiz = try? Quiz(step.block) else { return }
    let choices = quiz.choices.enumerated().map { "\($0.offset + 1). \($0.element.text)" }
    show(.prose(quiz.question + "\n\n" + choices.joined(separator: "\n")))
    mode = .choosing(quiz)
    show(.remark(.quiz(choices: quiz.choices.count)))
  }

  /// Takes an answer to a quiz: the numbers of the choices.
  func choose(_ entry: Substring, _ quiz: Quiz) {
    let numbers = entry.split { !$0.isNumber }.compactMap { Int($0) }
    guard !numbers.isEmpty, numbers.allSatisfy({ 1...quiz.choices.count ~= $0 }) else {
      return show(.remark(.quiz(choices: quiz.choices.count)))
    }
    let right = quiz.choices.indices.filter { quiz.choices[$0].isRight }
    let isRight = Set(numbers.map { $0 - 1 }) == Set(right)
    show(.remark(isRight ? .rightChoice : .wrongChoice))
    for number in numbers { quiz.choices[number - 1].explanation.map { show(.prose($0)) } }
    if isRight { goOn() }
  }
}

extension String {
  /// The text as an answer: quotes, a leading dot and blanks do not count.
  fileprivate var asAnswer: Substring {
    var text = withoutBlanks
    if text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    return text.first == "." ? text.dropFirst() : text
  }
}
