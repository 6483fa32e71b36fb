import Commands
import Drawings
import FileStores
public import Playgrounds

/// Runs scripts one after the other in one session: `mendel run`, `mendel -c`, and standard input that is no terminal.
public struct ScriptRunner {
  /// How a run ends, as the program's exit status.
  public enum Status: Int32 {
    /// All well.
    case success = 0
    /// A statement failed, or an expectation did not hold.
    case failure = 1
    /// The call itself was wrong: a file that is not there.
    case misuse = 2
    /// Stopped by ^C.
    case interrupted = 130
  }

  /// The session.
  public let playground: Playground
  /// Where words go.
  public let streams: Streams
  /// Whether statements and confirmations are shown.
  public let echoes: Bool
  /// What was run, for `record`.
  private let past = ScriptPast()
  /// What it wrote.
  private let written = WrittenFiles()

  /// Makes a runner with a session of its own.
  public init(streams: Streams, echoes: Bool, isInterrupted: @escaping () -> Bool) {
    self.streams = streams
    self.echoes = echoes
    playground = Playground(options: .init(confirms: echoes)) { streams.show($0) }
    playground.isInterrupted = isInterrupted
  }

  /// Runs statements given as text.
  public func run(text: String) -> Status {
    var run = makeRun(file: nil)
    past.add(Array(text.utf8))
    run.feed(Array(text.utf8))
    run.finish()
    return end(run)
  }

  /// Runs a file, or standard input where the path is `-`.
  public func run(path: String) -> Status {
    if let problem = LessonFile.problem(with: path) {
      streams.show(problem)
      return .misuse
    }
    var run = makeRun(file: path)
    do throws(FileProblem) {
      let reader = try ChunkReader(path: path, isInterrupted: playground.isInterrupted)
      var chunk: [UInt8] = []
      var received = try reader.readStart(into: &chunk, upTo: 1 << 16)
      while received > 0 {
        past.add(chunk)
        run.feed(chunk)
        if run.isOver { break }
        chunk.removeAll(keepingCapacity: true)
        received = try reader.read(into: &chunk, upTo: 1 << 16)
      }
    } catch {
      return refuse(error)
    }
    run.finish()
    return end(run)
  }

  /// Shows why a file cannot be used.
  private func refuse(_ problem: FileProblem) -> Status {
    if problem.kind == .interrupted { return .interrupted }
    streams.show(problem.asProblem)
    return .misuse
  }

  private func makeRun(file: String?) -> ScriptRun {
    var run = ScriptRun(playground, file: file) { handle($0) }
    if echoes {
      run.echo = { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let further = streams.output.appearance.speaksASCII ? "    ... " : "      … "
        for (index, line) in lines.enumerated() {
          streams.output.write([
            StyledText(index == 0 ? "mendel> " : further, .dim) + StyledText(Escaping.safe(String(line)))
          ])
        }
      }
    }
    return run
  }

  /// What only the owner of the session can do.
  private func handle(_ request: SessionRequest) -> Problem? {
    switch request {
    case .save(let path): SessionFiles(playground: playground, written: written).save(path)
    case .load(let path): SessionFiles(playground: playground).load(path)
    case .record(let path): past.record(path, playground, written)
    case .lesson:
      Problem(.refused(cause: "lessons need the playground", suggestion: "`mendel learn` opens one"), nil)
    default: nil
    }
  }

  private func end(_ run: ScriptRun) -> Status {
    for problem in run.failures { streams.show(Farewell.explaining(problem)) }
    streams.output.flush()
    if run.failures.contains(where: { if case .interrupted = $0.kind { true } else { false } }) {
      return .interrupted
    }
    let isWritten = streams.status(0) == 0
    return run.failures.isEmpty && isWritten ? .success : .failure
  }
}
