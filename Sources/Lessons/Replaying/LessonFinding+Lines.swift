import Commands
public import Drawings
import Playgrounds
public import Transcripts

extension LessonFinding {
  /// The finding for the author: file, line, cause and what to do, then the line with carets, what does not hold, or what would be accepted.
  ///
  /// ```
  /// Lessons/en/01-traits/01-flow.md:41: error: the step prints something else
  /// ```
  /// How outputs differ is told for the file as a whole, by ``Blessing/difference(in:)``.
  public func lines(file: String, transcript: Transcript) -> [StyledText] {
    switch kind {
    case .failed(var problem) where problem.origin != nil:
      problem.origin?.file = file
      return transcript.lines(problem)
        + (problem.sentence.suggestion == nil ? transcript.remedy(LessonFinding.remedy) : [])
    case .unsolved(_, let verdicts):
      return title(file, transcript) + verdicts.flatMap { $0.lines(transcript) }
    case .mutantPasses(let mutant, let solution, let differences):
      let written = ExpectedOutput(ExpectedOutput.exactly(solution.code))
      return title(file, transcript)
        + written.difference(
          from: mutant.code, in: Escaping.safe(file), to: "accepted", firstLine: solution.line + 1)
        + transcript.lines(.differences(Array(differences.prefix(4))))
    default: return title(file, transcript)
    }
  }

  private func title(_ file: String, _ transcript: Transcript) -> [StyledText] {
    transcript.lines(at: "\(file):\(line)", sentence, suggestion)
  }
}
