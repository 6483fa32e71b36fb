internal import Commands
internal import Drawings
internal import Playgrounds

extension LessonFinding {
  /// The finding's name for programs: words with hyphens.
  public var name: String {
    switch kind {
    case .noSteps: "no-steps"
    case .refusedWord: "refused-word"
    case .changingCheck: "changing-check"
    case .emptyCheck: "empty-check"
    case .longPrediction: "long-prediction"
    case .noSwift: "no-swift"
    case .unknownRequirement: "unknown-requirement"
    case .circularRequirement: "circular-requirement"
    case .takenID: "taken-id"
    case .unknownClaim: "unknown-claim"
    case .noSyllabus: "no-syllabus"
    case .noOriginal: "no-original"
    case .otherThanOriginal: "other-than-original"
    case .predictedLines: "predicted-lines"
    case .failed: "failed"
    case .succeeded: "succeeded"
    case .otherOutput: "other-output"
    case .tooMuchOutput: "too-much-output"
    case .tooMuchOutputTogether: "too-much-output-together"
    case .tooManySteps: "too-many-steps"
    case .sameCounter: "same-counter"
    case .counterFails: "counter-fails"
    case .holdsAtStart: "holds-at-start"
    case .unsolved: "unsolved"
    case .wrongPasses: "wrong-passes"
    case .speechless: "speechless"
    case .mutantPasses: "mutant-passes"
    }
  }

  /// The cause in a sentence for the author, without a full stop; what stood in the file is escaped.
  public var sentence: String {
    switch kind {
    case .noSteps: "the lesson has no steps"
    case .refusedWord(let word, _): "`\(word)` is refused in lessons"
    case .changingCheck(let word): "a check is made of expectations, and `\(word)` is none"
    case .emptyCheck: "the check expects nothing"
    case .longPrediction(let count): "a prediction is about one statement, not \(count)"
    case .noSwift: "this version emits no Swift to compare with"
    case .unknownRequirement(let id, _): "no lesson has the id \(quoted(id))"
    case .circularRequirement(let ids):
      ids.count < 2
        ? "the lesson requires itself"
        : "these lessons require each other: " + ids.map(quoted).joined(separator: ", ")
    case .unknownClaim(let id, _): "the syllabus has no claim \(quoted(id))"
    case .noSyllabus(let id): "there is no \(Syllabus.fileName) that could hold the claim \(quoted(id))"
    case .noOriginal(let id): "there is no lesson \(quoted(id)) in `en` that this one could translate"
    case .otherThanOriginal(let difference): difference.sentence
    case .predictedLines(let count): "a prediction is about one printed line, and this prints \(count)"
    case .takenID(let id, let path): "the id \(quoted(id)) is taken by \(quoted(path))"
    case .failed(let problem): Escaping.safe(problem.sentence.cause)
    case .succeeded: "the step must fail, and it succeeds"
    case .otherOutput: "the step prints something else"
    case .tooMuchOutput: "the step prints more than \(RecordedSession.printLimit >> 20) MiB"
    case .tooMuchOutputTogether:
      "a lesson's steps print at most \(RecordedSession.lessonPrintLimit >> 20) MiB together"
    case .tooManySteps(let limit): "a lesson's statements take at most \(limit) steps together"
    case .sameCounter: "the counter-experiment comes out like its step"
    case .counterFails(let problem):
      "the counter-experiment fails: \(Escaping.safe(problem.sentence.cause))"
    case .holdsAtStart: "the check already holds at the exercise's start"
    case .unsolved(let kind, _): "this \(quoted(kind.words)) does not solve the exercise"
    case .wrongPasses: "this wrong answer passes the check"
    case .speechless(let verdict):
      "this wrong answer fails on line \(verdict.line), which has no `else`"
    case .mutantPasses: "the check also accepts an answer that comes out otherwise"
    }
  }

  func quoted(_ text: String) -> String { "`\(Escaping.safe(text))`" }
}
