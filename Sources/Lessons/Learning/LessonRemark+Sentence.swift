internal import Drawings

extension LessonRemark {
  /// The remark in English; words of the language stand in backquotes.
  public var sentence: String {
    switch self {
    case .welcome:
      "Enter runs the step above the prompt. Type anything else to try it out; `back` takes it back. `contents` and `quit` help to get about."
    case .stepFailed: "The step failed, which it should not. `skip` goes on without it."
    case .nothingToGoBack: "You are on the lesson's own line; `previous` goes to the step before."
    case .isBack: "Back on the lesson's own line."
    case .isBackAtStart: "Back at the exercise's start."
    case .isBackFromPlay:
      "Back from the sandbox. What you tried before is in force; `back` takes it back."
    case .firstStep: "This is the first step."
    case .playing: "A sandbox: nothing you do here counts. `back` returns to the lesson."
    case .stillPlaying: "You are in the sandbox; `back` returns to the lesson."
    case .end: "That was the last step. Go on experimenting, or press Enter to leave."
    case .resumed, .ownStatements, .resumedInPart, .changedSince, .setupInterrupted: resumptionSentence
    default: exerciseSentence
    }
  }

  private var resumptionSentence: String {
    switch self {
    case .resumed(let step, let count):
      "You are where you left off, at step \(step) of \(count). `contents` lists the steps, `previous` goes back."
    case .ownStatements: "What you tried there is in force; `back` takes it back."
    case .resumedInPart(let step, let count): "Interrupted on the way, at step \(step) of \(count)."
    case .changedSince: "The lesson has changed since you left. This is the last step that is as it was."
    default: "Interrupted while the lesson was setting something up. Open it again to go on."
    }
  }

  private var exerciseSentence: String {
    switch self {
    case .exercise(let hints):
      "Your turn: any way that gets there is right. `check` says what is missing"
        + (hints == 0 ? "" : ", `hint` helps") + ", `solution` tells."
    case .noExercise(let word, let isAsking):
      "`\(word)` belongs to an exercise, and none is open"
        + (isAsking ? "; `skip` goes on without an answer." : ".")
    case .progress(let held, let count): "Not yet: \(held) of \(count) \(held == 1 ? "holds" : "hold")."
    case .moreUnmet(let count): "`check` lists \(count) more."
    case .unsolved: "The exercise is not solved yet. `hint` helps, `skip` goes on without it."
    case .solved(let statements, let author): solvedSentence(statements, author)
    case .alreadySolved: "You have solved it. Press Enter to go on."
    case .solutionShown: "This is the author's answer. Press Enter to go on."
    case .hint(let number, let count): "Hint \(number) of \(count):"
    case .noMoreHints: "There are no more hints; `solution` shows an answer."
    default: questionSentence
    }
  }

  private func solvedSentence(_ statements: Int, _ author: Int) -> String {
    let own = statements == 1 ? "1 statement" : "\(statements) statements"
    let comparison =
      statements == author
      ? ", as the author did" : statements < author ? "; the author needed \(author)" : "; \(author) can do"
    return "Solved with \(own)\(comparison). Press Enter to go on."
  }

  /// What somebody typed, as it stands in a sentence.
  private func quoted(_ text: String) -> String { "`\(Escaping.safe(text))`" }

  /// The numbers of so many choices.
  private func numbers(_ count: Int) -> String { count == 2 ? "1 or 2" : "a number from 1 to \(count)" }

  private var questionSentence: String {
    switch self {
    case .prediction: "What will it print? Type it, or press Enter to see."
    case .predicted: "As you said."
    case .mispredicted(let guess): "You said \(Escaping.safe(guess)); it is what stands above."
    case .quiz(let choices, right: 1):
      "Answer with \(numbers(choices)) or with how a choice begins; `skip` goes on without an answer."
    case .quiz(_, let right):
      "\(right) choices are right: answer with their numbers, as in `1, 2`, or with how they begin; `skip` goes on without an answer."
    case .noChoice(let entry, let count):
      "\(quoted(entry)) is none of the choices; answer with \(numbers(count)), or how one begins."
    case .severalChoices(let entry, let numbers):
      "\(quoted(entry)) begins the choices \(numbers.map(String.init).joined(separator: ", ")); type more of one, or its number."
    case .rightChoice: "Right."
    case .rightInPart: "Right, but not all; try again, or `skip`."
    default: "Not quite; try again, or `skip`."
    }
  }
}
