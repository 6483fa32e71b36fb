public import Drawings
public import Transcripts

extension LessonProblem {
  /// The problem for the author: file, line and cause, then what to do.
  ///
  /// ```
  /// flow.md:12: error: a block cannot be `exercize`
  ///   did you mean `exercise`?
  /// ```
  public func lines(file: String, transcript: Transcript) -> [StyledText] {
    transcript.lines(at: "\(file):\(line)", sentence, suggestion)
  }
}

extension Transcript {
  /// An error with its place, and below it what to do.
  public func lines(at place: String, _ sentence: String, _ suggestion: String) -> [StyledText] {
    let width = max(width, 40)
    let title = StyledText(Escaping.safe(place) + ": ", .strong) + StyledText("error: ", .error)
    return (title + prose(sentence)).wrapped(to: width, hanging: 2) + remedy(suggestion)
  }
  /// What would help, below an error.
  func remedy(_ suggestion: String) -> [StyledText] {
    (StyledText("  ") + prose(suggestion)).wrapped(to: max(width, 40), hanging: 2)
  }
}
