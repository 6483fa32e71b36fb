import Commands
import Drawings
public import FileStores
import Lessons
import Transcripts

/// Verifies lessons: `mendel verify`.
///
/// One line a lesson, and behind it what is wrong with it. On a terminal a bar on standard error shows how far it is.
public struct LessonVerifier {
  /// What is wanted besides replaying the lessons.
  public struct Options: Sendable {
    /// Whether the report is one JSON object a line instead of text.
    public var writesJSON = false
    /// Whether outputs that differ are written into the files.
    public var blesses = false
    /// Whether the checks of exercises are tried with wrong answers.
    public var proves = false

    /// Makes options that want nothing more.
    public init() {}
  }

  let streams: Streams
  let options: Options
  let isInterrupted: () -> Bool

  /// Makes a verifier.
  public init(streams: Streams, options: Options = Options(), isInterrupted: @escaping () -> Bool) {
    self.streams = streams
    self.options = options
    self.isInterrupted = isInterrupted
  }

  /// Verifies the lessons of these files and folders, or with no paths those of the course, and answers the program's exit status.
  public func verify(paths: [String], course: CourseLocation) -> ScriptRunner.Status {
    answering { verify(try VerifiedLessons(paths: paths, course: course)) }
  }

  /// Does something with lessons, and shows why it cannot be done.
  func answering(_ body: () throws -> ScriptRunner.Status) -> ScriptRunner.Status {
    defer {
      streams.output.flush()
      streams.errors.flush()
    }
    do {
      let status = try body()
      return ScriptRunner.Status(rawValue: streams.status(status.rawValue)) ?? status
    } catch let problem as Problem {
      streams.show(problem)
    } catch let problem as FileProblem {
      streams.show(problem.asProblem)
    } catch let syllabus as CourseFolder.SyllabusProblems {
      let transcript = streams.transcript(streams.errors)
      streams.errors.write(
        syllabus.problems.flatMap { $0.lines(file: syllabus.path, transcript: transcript) })
      return .failure
    } catch { streams.show(Problem(.refused(cause: "\(error)", suggestion: nil), nil)) }
    return .misuse
  }

  private func verify(_ lessons: VerifiedLessons) -> ScriptRunner.Status {
    var status = ScriptRunner.Status.success
    var proof = LessonProof()
    var work = LessonVerification.Work()
    (work.blesses, work.proves, work.isInterrupted) = (options.blesses, options.proves, isInterrupted)
    let names = lessons.items.map { LessonVerification.name(of: $0.entry, lessons.edition(of: $0)?.label) }
    let nameWidth = names.map(DisplayWidth.of).max() ?? 0
    for note in lessons.notes { streams.note(note) }
    for folder in lessons.unreadable {
      write(folder)
      status = .failure
    }
    for (index, item) in lessons.items.enumerated() {
      showProgress(index, of: lessons.items.count)
      let result = LessonVerification(
        item.entry, outline: lessons.outline(of: item), in: lessons.edition(of: item), work)
      clearProgress()
      if isInterrupted() { return .interrupted }
      write(result, nameWidth)
      proof += result.report.proof
      // A file that is not there makes the call itself wrong, which outweighs what lessons say.
      status = [status, result.status].max { $0.rawValue < $1.rawValue } ?? status
    }
    if options.proves, !options.writesJSON { streams.output.write([StyledText(proof.summary)]) }
    return status
  }

  private func write(_ result: LessonVerification, _ nameWidth: Int) {
    if let problem = result.fileProblem { return streams.show(problem.asProblem) }
    if options.writesJSON {
      streams.output.write(result.json.text + "\n")
    } else {
      streams.output.write(result.lines(streams.transcript(streams.output), nameWidth: nameWidth))
    }
  }

  private func write(_ folder: UnreadableFolder) {
    if options.writesJSON {
      streams.output.write(folder.json.text + "\n")
    } else {
      streams.output.write(folder.lines(streams.transcript(streams.output)))
    }
  }

  /// What verifies a path, or the course.
  static func command(for path: String?) -> String {
    "mendel verify" + (path.map { " " + Escaping.safe($0) } ?? "")
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
