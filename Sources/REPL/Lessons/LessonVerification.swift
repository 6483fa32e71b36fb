import Drawings
import FileStores
import Lessons
import Transcripts

/// What verifying one file came to.
struct LessonVerification {
  /// What is done with a lesson besides replaying it.
  struct Work {
    /// Whether outputs that differ are written into the file.
    var blesses = false
    /// Whether the checks of exercises are tried with wrong answers.
    var proves = false
    /// Asked now and then.
    var isInterrupted: () -> Bool = { false }
  }

  let entry: Course.Entry
  /// The language that the lesson is in, where that is not the course's first.
  private let language: String?
  private(set) var lesson: Lesson?
  private(set) var report = LessonReport()
  private(set) var problems: [LessonProblem] = []
  /// What the steps print otherwise than the file said.
  private(set) var blessing: Blessing?
  /// Whether that was written into the file.
  private(set) var isBlessed = false
  /// Why there is nothing to verify.
  private(set) var fileProblem: FileProblem?

  /// Reads the file, replays its lesson, and does with it what else is wanted.
  init(_ entry: Course.Entry, outline: CourseOutline, in edition: CourseFolder.Edition?, _ work: Work) {
    self.entry = entry
    language = edition?.label
    do {
      let lesson = try Course.read(entry)
      self.lesson = lesson
      report = LessonReplay(lesson, proves: work.proves, isInterrupted: work.isInterrupted).report()
      blessing = Blessing(lesson, report)
      let written = work.blesses ? try bless(lesson) : lesson
      report.findings += outline.findings(written, path: entry.path)
      if let originals = edition?.originals {
        report.findings += LessonVerification.compare(written, originals)
      }
      report.findings.sort { $0.line < $1.line }
    } catch let problem as FileProblem {
      fileProblem = problem
    } catch let found as LessonProblems {
      problems = found.problems
    } catch { fileProblem = FileProblem(entry.path, .other("\(error)")) }
  }

  /// Writes what the steps printed into the file, if nothing else is wrong with them, and returns the lesson that lies there now.
  private mutating func bless(_ lesson: Lesson) throws -> Lesson {
    guard let blessing, report.mayBeBlessed, !blessing.changes.isEmpty else { return lesson }
    // What is written must be a lesson again: outputs may have made it too long.
    let blessed = try Lesson(id: entry.id, bytes: blessing.bytes)
    try Files().write(blessing.bytes, to: entry.path)
    self.lesson = blessed
    isBlessed = true
    report.findings = []
    return blessed
  }

  /// What a translation does otherwise than the lesson that it translates.
  private static func compare(_ lesson: Lesson, _ originals: [Course.Entry]) -> [LessonFinding] {
    guard let original = originals.first(where: { $0.id == lesson.id }) else {
      return [LessonFinding(line: 1, .noOriginal(lesson.id))]
    }
    // An original that cannot be read is told of where it is verified itself.
    return (try? Course.read(original)).map { lesson.differences(fromOriginal: $0) } ?? []
  }

  /// What it does to the program's exit status.
  var status: ScriptRunner.Status {
    fileProblem != nil ? .misuse : problems.isEmpty && report.isFine ? .success : .failure
  }

  // MARK: - Text

  /// One line for the lesson, with its language where it is a translation, then what was written into it and what is wrong with it.
  ///
  /// - Parameter width: The columns that the names of all lessons take which are verified with it.
  func lines(_ transcript: Transcript, nameWidth width: Int = 0) -> [StyledText] {
    let name = StyledText(LessonVerification.name(of: entry, language), .name)
    let head = word + name.padded(to: min(width, 40)) + StyledText("  " + summary, .dim)
    return [head.trimmed] + problems.flatMap { $0.lines(file: entry.path, transcript: transcript) }
      + report.findings.flatMap { $0.lines(file: entry.path, transcript: transcript) }
      + (blessing?.difference(in: Escaping.safe(entry.path)) ?? [])
  }

  /// What the list calls a lesson: its id, with the language of a translation.
  static func name(of entry: Course.Entry, _ language: String?) -> String {
    Escaping.safe(entry.id) + (language.map { " (\($0))" } ?? "")
  }

  private var word: StyledText {
    if status != .success { return StyledText("failed  ", .error) }
    return isBlessed ? StyledText("blessed ", .warning) : StyledText("ok      ", .success)
  }

  /// `15 steps, 9 outputs, 1 exercise`.
  private var summary: String {
    guard let lesson else { return "" }
    let counts = LessonVerification.counts(lesson).map {
      "\($0.count) \($0.noun)" + ($0.count == 1 ? "" : "s")
    }
    let proof = report.proof.wrong == 0 ? [] : [report.proof.sentence]
    return (counts + proof).joined(separator: ", ")
  }

  /// What a lesson has, to be counted; steps as the learner counts them, who does not see a setup.
  static func counts(_ lesson: Lesson) -> [(noun: String, count: Int)] {
    [
      ("step", lesson.visibleSteps.count),
      ("output", lesson.steps.count { $0.output != nil }),
      ("exercise", lesson.steps.count { $0.block.kind == .exercise }),
    ]
  }
}
