public import Commands
public import Playgrounds

/// Something that replaying a lesson found to be other than the lesson says.
public struct LessonFinding: Sendable {
  /// The line in the file, from 1: that of the block's fence, or of the statement that is to blame.
  public var line: Int
  /// What was found.
  public var kind: Kind

  /// Makes a finding.
  public init(line: Int, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }

  /// What can be found.
  public enum Kind: Sendable {
    // Before anything runs
    /// There is nothing to run and nothing to ask.
    case noSteps
    /// A word that lessons must not use, and what to write instead.
    case refusedWord(String, suggestion: String)
    /// A statement in a check that is no expectation.
    case changingCheck(String)
    /// A check in which nothing is expected.
    case emptyCheck
    /// A prediction of so many statements.
    case longPrediction(Int)
    /// The step must equal emitted Swift, and this version emits none.
    case noSwift

    // The course around it
    /// A lesson that must come first and that the course does not have.
    case unknownRequirement(String, nearest: String?)
    /// The lesson must come before itself; the ids on the way.
    case circularRequirement([String])
    /// An id that another file of the course has too.
    case takenID(String, by: String)
    /// A claim that the syllabus does not have.
    case unknownClaim(String, nearest: String?)
    /// A claim, and no syllabus to look it up in.
    case noSyllabus(claim: String)
    /// A translation of nothing: there is no lesson of that id in the first language.
    case noOriginal(String)
    /// A translation that does something else than its original.
    case otherThanOriginal(TranslationDifference)

    // Steps
    /// A statement cannot be read, or failed. Its places count in the lesson's file.
    case failed(Problem)
    /// A step that must fail did not.
    case succeeded
    /// What was printed is not what the lesson says; `line` is that of the first line expected.
    case otherOutput(expected: ExpectedOutput, printed: String)
    /// A prediction that prints so many lines.
    case predictedLines(Int)
    /// The step printed more than any lesson may.
    case tooMuchOutput
    /// The lesson's steps print more together than any lesson may.
    case tooMuchOutputTogether
    /// The lesson's statements take more steps than any lesson may.
    case tooManySteps(limit: Int)
    /// A counter-experiment that came out like its step.
    case sameCounter
    /// A counter-experiment that does not come to its end, and why.
    case counterFails(Problem)

    // Exercises
    /// The check holds before the learner has done anything.
    case holdsAtStart
    /// An answer that should solve the exercise does not; these verdicts do not hold.
    case unsolved(Lesson.Block.Kind, [Verdict])
    /// A wrong answer that passes.
    case wrongPasses
    /// A wrong answer fails an expectation that has nothing to say to the learner.
    case speechless(Verdict)
    /// A mutant of the solution that passes, and what it gets wrong.
    case mutantPasses(Mutant, of: Lesson.Block, [Difference])
  }
}
