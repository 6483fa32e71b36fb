internal import Commands
internal import Drawings
internal import Playgrounds

extension LessonFinding {
  /// What to do about it, which there always is.
  public var suggestion: String {
    switch kind {
    case .noSteps: "write a block `mendel` with something to run"
    case .refusedWord(_, let suggestion): suggestion
    case .changingCheck: "write `expect …`, or `what if { … } expect …` to try something on a copy"
    case .emptyCheck: "write `expect CONDITION else \"what to tell the learner\"`"
    case .takenID: "rename one of the two files"
    case .unknownRequirement(_, nil): "requirements are ids of lessons, such as `traits/flow`"
    case .tooMuchOutput, .tooMuchOutputTogether: "print less"
    case .longPrediction: "put what comes before it into a block `mendel setup`"
    case .unknownRequirement(_, let nearest?), .unknownClaim(_, let nearest?):
      "did you mean \(quoted(nearest))?"
    case .unknownClaim(_, nil): "`mendel verify --claims` lists the claims that there are"
    case .failed(let problem): problem.sentence.suggestion.map { Escaping.safe($0) } ?? Self.remedy
    case .succeeded: "take `error` away from its fence if that is right"
    case .otherOutput: "if that is right, `mendel verify --bless` writes it down"
    case .noSwift: "write `swift` alone: the code is shown as it stands"
    case .circularRequirement: "take one of these requirements out"
    case .noSyllabus: "put one beside the lessons, with a line `- **T57** what is so` for each claim"
    case .noOriginal: "give it the path of its original, in the folder of its language"
    case .otherThanOriginal: "comments, `else` sentences and printed texts may be translated, nothing else"
    case .predictedLines: "let it print the one thing that the learner is asked for"
    case .tooManySteps: "show it with less: what is true of ten thousand is true of a hundred"
    case .sameCounter: "let it differ from the step in what the claim is about"
    case .counterFails: "an error shows nothing about the claim: let it run to its end and come out otherwise"
    case .unsolved: "mend the answer, or what the check expects of it"
    case .holdsAtStart: "expect something that only the answer brings about"
    case .wrongPasses: "expect what this answer gets wrong"
    case .mutantPasses: "expect what it gets wrong, or write it down as `mendel accept`"
    case .speechless(let verdict) where !verdict.mayHaveSentence:
      "`expect error` takes none: expect something else as well that this answer gets wrong, with an `else \"…\"`"
    case .speechless: "write `else \"what to tell the learner\"` behind it"
    }
  }

  /// What to do about a statement that fails and says nothing of it itself.
  static let remedy = "let it succeed; a step that must fail is a block `mendel error`"
}
