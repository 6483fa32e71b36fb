import Commands
import Drawings
public import FileStores
import Lessons
import Playgrounds
import Syntax
import Transcripts

/// Verifies lessons: `mendel verify`.
///
/// One line a lesson, and behind it what is wrong with it. On a terminal a bar on standard error shows how far it is.
public struct LessonVerifier {
  private let streams: Streams
  private let isInterrupted: () -> Bool
  /// Whether the report is one JSON object a line instead of text.
  public var writesJSON = false

  /// Makes a verifier.
  public init(streams: Streams, isInterrupted: @escaping () -> Bool) {
    self.streams = streams
    self.isInterrupted = isInterrupted
  }

  /// Verifies the lessons of these files and folders, or with no paths those of the course, and answers the program's exit status.
  public func verify(paths: [String], course: CourseLocation) -> ScriptRunner.Status {
    do throws(Problem) {
      let lessons = try paths.isEmpty ? Course(at: course) : Course(paths: paths)
      return verify(lessons.entries, isWhole: paths.isEmpty)
    } catch {
      streams.show(error)
      return .misuse
    }
  }

  /// Verifies lessons; where these are all that there are, what one requires must be among them.
  private func verify(_ entries: [Course.Entry], isWhole: Bool) -> ScriptRunner.Status {
    var status = ScriptRunner.Status.success
    for (index, entry) in entries.enumerated() {
      showProgress(index, of: entries.count)
      let result = LessonVerification(entry, among: isWhole ? entries : [], isInterrupted: isInterrupted)
      clearProgress()
      if isInterrupted() { return .interrupted }
      write(result)
      // A file that is not there makes the call itself wrong, which outweighs what lessons say.
      status = [status, result.status].max { $0.rawValue < $1.rawValue } ?? status
    }
    streams.output.flush()
    return status
  }

  private func write(_ result: LessonVerification) {
    if let problem = result.fileProblem { return streams.show(problem.asProblem) }
    if writesJSON {
      streams.output.write(result.json.text + "\n")
    } else {
      streams.output.write(result.lines(streams.transcript(streams.output)))
    }
  }

  // MARK: - The bar

  private var showsProgress: Bool {
    streams.errors.isTerminal && streams.errors.appearance.drawsBoxes
  }

  private func showProgress(_ done: Int, of count: Int) {
    guard showsProgress, count > 1 else { return }
    let width = 24
    let filled = done * width / count
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    streams.errors.write("\r\(bar) \(done)/\(count)")
  }

  private func clearProgress() {
    if showsProgress { streams.errors.write("\r\u{1B}[K") }
  }
}
