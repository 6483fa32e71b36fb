import Commands
import Drawings
import Playgrounds
import Syntax
import Transcripts

/// A session whose words are gathered as `mendel run` would write them into a file.
final class RecordedSession {
  /// What running a text came to.
  struct Run {
    /// The lines that it printed, those of its errors behind them.
    var printed = ""
    /// What failed, first what stopped it.
    var failures: [Problem] = []
    /// Whether it printed more than is kept.
    var isCut = false
  }

  /// How much of what a block prints is kept: a lesson from a stranger must not fill the memory.
  static let printLimit = 1 << 20
  /// How much a lesson prints at most, its branches included.
  static let lessonPrintLimit = 4 << 20

  private let playground = Playground { _ in }
  private let transcript = Transcript(width: 80, drawsBoxes: false)
  private var current = Run()
  private let stepLimit: Int
  private var stepEnd: Int
  /// The bytes that were printed since it was filled.
  private var printed = 0

  /// Makes an empty session.
  init(stepLimit: Int, isInterrupted: @escaping () -> Bool) {
    (self.stepLimit, stepEnd) = (stepLimit, stepLimit)
    playground.isInterrupted = { [unowned self] in isSpent || isInterrupted() }
    playground.post = { [unowned self] in record($0) }
  }

  /// Whether all steps are taken that there are, or all is printed that may be.
  var isSpent: Bool { playground.totalSteps > stepEnd || hasPrintedAll }

  /// Whether all is printed that may be.
  var hasPrintedAll: Bool { printed > Self.lessonPrintLimit }

  /// Gives it as many steps and as much to print as a lesson has, from now on.
  func refill() { (stepEnd, printed) = (playground.totalSteps + stepLimit, 0) }

  /// The number of the state that the session is in.
  var state: Int { playground.history.current }

  /// Goes to a state.
  func restore(_ state: Int) throws(Problem) { try playground.restore(state) }

  /// Starts anew.
  func reset() { playground.reset() }

  /// What a check says of the present state.
  func verdicts(on check: String) -> [Verdict] { playground.verdicts(on: check) }

  /// Runs a text to its end or its first error.
  func run(_ text: String) -> Run {
    current = Run()
    var run = ScriptRun(playground, file: nil)
    run.feed(Array(text.utf8))
    run.finish()
    current.failures = run.failures
    for problem in run.failures { write(transcript.lines(problem)) }
    defer { current = Run() }
    return current
  }

  /// Runs each statement of a text by itself, and returns those that succeeded: one that fails is as if it were not there.
  func runEach(_ text: String) -> [String] {
    defer { current = Run() }
    let window = SourceWindow(text)
    let world = playground.world
    return Script(text, names: &world.names).statements.compactMap { statement in
      current = Run()
      guard case .done = playground.run(statement, in: window) else { return nil }
      return window.text(statement.range)
    }
  }

  /// Everything that can be read of the present state.
  func snapshot() throws(Problem) -> Snapshot { try playground.snapshot() }

  /// For each name in a text, the words of the present state that may stand in its place.
  func alternatives(toNamesIn text: String) -> [String: [String]] {
    var (text, highlighter) = (text, Highlighter())
    let names = text.withUTF8 { source in
      highlighter.spans(in: source).filter { [.name, .type].contains($0.tokenClass) }.map {
        String(decoding: source[$0.range.start..<$0.range.end], as: UTF8.self)
      }
    }
    return Dictionary(Set(names).map { ($0, playground.world.alternatives(to: $0)) }) { first, _ in first }
  }

  private func record(_ event: Event) {
    // Notices go to standard error and are no result.
    if case .notice = event { return }
    if current.isCut || hasPrintedAll { return }
    write(transcript.lines(event))
  }

  private func write(_ lines: [StyledText]) {
    for line in lines {
      guard current.printed.utf8.count < Self.printLimit else { return current.isCut = true }
      let text = line.string + "\n"
      printed += text.utf8.count
      current.printed += text
    }
  }
}
