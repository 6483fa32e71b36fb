public import Commands
import Drawings
public import Playgrounds
public import Transcripts

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a session's words go: results to standard output, errors and warnings to standard error.
public struct Streams {
  /// Results.
  public let output: Output
  /// Errors, warnings and notes.
  public let errors: Output
  /// How many columns there are.
  public var width: () -> Int
  private let told = ToldCauses()

  /// Makes a pair of streams.
  public init(output: Output, errors: Output, width: @escaping () -> Int) {
    self.output = output
    self.errors = errors
    self.width = width
  }

  /// Shows an event.
  public func show(_ event: Event) {
    if case .notice = event {
      output.flush()
      errors.write(transcript(errors).lines(event))
      errors.flush()
    } else {
      output.write(transcript(output).lines(event))
    }
  }

  /// Shows an event; `help`, which is read from its beginning, waits where the window is full.
  func show(_ event: Event, pausing pause: ReadingPause) {
    guard case .help = event else { return show(event) }
    output.flush()
    pause.begin("")
    pause.write(transcript(output).lines(event))
    output.flush()
  }

  /// Shows a problem.
  public func show(_ problem: Problem) {
    output.flush()
    errors.write(transcript(errors).lines(problem))
    errors.flush()
  }

  /// The program's exit status, once all is written: a failure where the output could not be written, which is said.
  public func status(_ status: Int32) -> Int32 {
    output.flush()
    guard let failure = output.failure else { return status }
    let cause = "standard output cannot be written: \(String(cString: strerror(failure)))"
    show(Problem(.refused(cause: cause, suggestion: nil), nil))
    return status == 0 ? ScriptRunner.Status.failure.rawValue : status
  }

  /// Says something that is no error: that what is typed is not kept, for one.
  ///
  /// Why something is not kept stands behind a colon, and is said once: a full disk keeps neither the history nor the progress.
  public func note(_ text: String) {
    guard let text = told.news(in: text) else { return }
    output.flush()
    errors.write(StyledText("note: " + text, .dim).wrapped(to: max(width(), 20), hanging: 6))
    errors.flush()
  }

  /// Says that ^C was heeded, in place of the `^C` that the terminal shows.
  func showInterruption() {
    output.flush()
    if errors.isTerminal { errors.write("\r") }
    errors.write([StyledText("interrupted; the statement changed nothing", .dim)])
    errors.flush()
  }

  /// How events become text on a stream.
  public func transcript(_ stream: Output) -> Transcript {
    Transcript(
      width: width(), drawsBoxes: stream.appearance.drawsBoxes, speaksASCII: stream.appearance.speaksASCII,
      speaksSentences: stream.appearance.speaksSentences)
  }
}

/// What is not kept, and for which causes, as far as that was told.
private final class ToldCauses {
  private var causes: Set<Substring> = []
  private var effects: Set<Substring> = []

  /// What of a note is new: all, or without a cause that was told; `nil` if both were.
  func news(in note: String) -> String? {
    guard let colon = note.firstIndex(of: ":"), note[..<colon].hasSuffix(" is not kept") else { return note }
    let isEffectNew = effects.insert(note[..<colon]).inserted
    if causes.insert(note[colon...]).inserted { return note }
    return isEffectNew ? note[..<colon] + " either" : nil
  }
}
