import Drawings
import Files
import Lessons
import Sessions

/// What verifying one file came to.
struct Verification {
  private let entry: Course.Entry
  private(set) var lesson: Lesson?
  private(set) var report = LessonReport()
  /// What the steps print otherwise than the file said.
  private(set) var blessing: Blessing?
  /// Whether that was written into the file.
  private(set) var isBlessed = false
  /// Why there is nothing to verify.
  private(set) var fileProblem: FileProblem?

  /// Reads the file, replays its lesson, and does with it what else is wanted.
  init(
    _ item: VerifiedCourse.Item, _ options: LessonVerifier.Options,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) {
    entry = item.entry
    do {
      var lesson = try Course.read(entry)
      self.lesson = lesson
      report = LessonReplay(lesson, proves: options.proves, isInterrupted: isInterrupted).report()
      let blessing = Blessing(lesson, report)
      self.blessing = blessing
      if options.blesses, report.mayBeBlessed, !blessing.changes.isEmpty {
        // What is written must be a lesson again: outputs may have made it too long.
        lesson = try Lesson(id: entry.id, bytes: blessing.bytes)
        try Files.write(String(decoding: blessing.bytes, as: UTF8.self), to: entry.path) { _ in true }
        (self.lesson, isBlessed) = (lesson, true)
        report.findings = []
      }
      report.findings += LessonLimits(lesson).findings
      report.findings += item.edition.outline.findings(lesson, path: item.path)
      if let originals = item.edition.originals {
        report.findings += Self.compare(lesson, originals)
      } else {
        report.findings += LessonLimits(lesson).languageFindings
      }
      report.findings.sort { $0.line < $1.line }
    } catch let problem as FileProblem {
      fileProblem = problem
    } catch let found as Findings {
      report.findings = found.all
    } catch {}
  }

  /// What a translation does otherwise than the lesson that it translates.
  private static func compare(_ lesson: Lesson, _ originals: [Course.Entry]) -> [Finding] {
    guard let original = originals.first(where: { $0.id == lesson.id }) else {
      return [lesson.withoutOriginal]
    }
    // An original that cannot be read is told of where it is verified itself.
    return (try? Course.read(original)).map { lesson.differences(fromOriginal: $0) } ?? []
  }

  var isFine: Bool { fileProblem == nil && lesson != nil && report.isFine }

  // MARK: - Text

  /// One line for the lesson, then what was written into it and what is wrong with it.
  func lines(_ layout: Layout, name: String, width: Int) -> [StyledText] {
    if fileProblem != nil { return [] }
    let word =
      !isFine
      ? StyledText("failed  ", .error)
      : isBlessed ? StyledText("blessed ", .warning) : StyledText("ok      ", .success)
    let head = word + StyledText(name, .name).padded(to: width) + StyledText("  " + summary, .dim)
    return [head.trimmed] + report.findings.flatMap { $0.lines(file: entry.path, layout) }
      + (blessing?.difference(in: entry.path) ?? [])
  }

  /// `15 steps, 9 outputs, 1 exercise`.
  private var summary: String {
    let counts = counts.map { "\($0.count) \($0.noun)" + ($0.count == 1 ? "" : "s") }
    return (counts + (report.proof.wrong == 0 ? [] : [report.proof.sentence])).joined(separator: ", ")
  }

  /// What a lesson has, to be counted; steps as the learner counts them, who does not see a setup.
  private var counts: [(noun: String, count: Int)] {
    guard let lesson else { return [] }
    return [
      ("step", lesson.visibleSteps.count), ("output", lesson.steps.count { $0[.output] != nil }),
      ("exercise", lesson.steps.count { $0.kind == .exercise }),
    ]
  }

  // MARK: - For programs

  /// The lesson as one object.
  struct JSON: Encodable {
    struct Found: Encodable {
      var line: Int
      var kind: String
      var message: String
      var suggestion: String
      var diff: [String]?
    }

    struct Blessed: Encodable {
      var line: Int
      var change: String
      var diff: [String]
    }

    var lesson: String
    var file: String
    var ok: Bool
    var steps, outputs, exercises: Int?
    var blessed: [Blessed]?
    var proof: LessonProof?
    var findings: [Found]
  }

  var json: JSON {
    let changes = blessing?.changes ?? []
    let diff = { (change: Blessing.Change) in change.difference(in: entry.path).map(\.string) }
    let findings = report.findings.map { finding in
      JSON.Found(
        line: finding.line, kind: finding.kind, message: finding.sentence, suggestion: finding.suggestion,
        diff: finding.isBlessable ? changes.first { $0.line == finding.line }.map(diff) : nil)
    }
    let counts = counts.map(\.count)
    return JSON(
      lesson: entry.id, file: entry.path, ok: isFine, steps: counts.first, outputs: counts.dropFirst().first,
      exercises: counts.last,
      blessed: isBlessed
        ? changes.map { JSON.Blessed(line: $0.line, change: $0.kind.rawValue, diff: diff($0)) } : nil,
      proof: report.proof.tried > 0 ? report.proof : nil,
      findings: findings)
  }
}
