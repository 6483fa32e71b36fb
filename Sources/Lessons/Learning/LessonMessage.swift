public import Commands
public import Playgrounds

/// Something that a lesson says or shows to the learner, for whoever draws it.
public enum LessonMessage: Sendable {
  /// Text of the lesson, in Markdown.
  case prose(String)
  /// Code of the language `mendel` or `swift`, or of none: the last one before a step waits is what Enter runs.
  case code(String, language: String)
  /// What the session did.
  case event(Event)
  /// What failed.
  case problem(Problem)
  /// What a check says of the learner's state.
  case assessment(Assessment)
  /// A sentence of the lesson mode.
  case remark(LessonRemark)
}

/// The sentences of the lesson mode.
public enum LessonRemark: Hashable, Sendable {
  /// The lesson begins: how to get through it.
  case welcome
  /// The step failed though it should not: the lesson is wrong, or experiments are in its way.
  case stepFailed
  /// There is nothing to go back from.
  case nothingToGoBack
  /// The session is on the lesson's own line again.
  case isBack
  /// The session is at the exercise's start again.
  case isBackAtStart
  /// The sandbox is closed, and what the learner tried before it is in force again.
  case isBackFromPlay
  /// No step stands before this one.
  case firstStep
  /// The sandbox is open.
  case playing
  /// The sandbox has to be left first.
  case stillPlaying
  /// Every step has been seen.
  case end

  /// The learner stands where they stood when they left.
  case resumed(step: Int, of: Int)
  /// What the learner tried before they left is in force.
  case ownStatements
  /// ^C came while what the learner did was done again.
  case resumedInPart(step: Int, of: Int)
  /// The lesson has changed since the learner left; the step is the last one that is as it was.
  case changedSince
  /// ^C came while the lesson ran something without a word, so that it cannot go on.
  case setupInterrupted

  /// An exercise begins, with so many hints.
  case exercise(hints: Int)
  /// The word needs an exercise, and none is open; an answer may be asked for.
  case noExercise(String, isAsking: Bool)
  /// So many expectations of the check hold.
  case progress(held: Int, of: Int)
  /// So many expectations that do not hold are not shown.
  case moreUnmet(Int)
  /// The exercise is not solved, so the lesson does not go on.
  case unsolved
  /// Solved with so many statements, where the author needed so many.
  case solved(statements: Int, author: Int)
  /// The exercise that the learner comes back to is solved.
  case alreadySolved
  /// The author's solution has run.
  case solutionShown
  /// The hint's number and how many there are.
  case hint(Int, of: Int)
  /// All hints have been shown.
  case noMoreHints

  /// A prediction is asked for.
  case prediction
  /// The prediction is what came out.
  case predicted
  /// Something else came out than the first of these: the second, if that is one line.
  case mispredicted(String)

  /// A quiz is open: its choices have the numbers up to the first of these, and so many of them are right.
  case quiz(choices: Int, right: Int)
  /// The entry names none of so many choices.
  case noChoice(String, of: Int)
  /// The entry is how several choices begin, by their numbers.
  case severalChoices(String, [Int])
  /// The choice is right.
  case rightChoice
  /// Every choice given is right, and there are more that are.
  case rightInPart
  /// A choice is wrong.
  case wrongChoice
}
