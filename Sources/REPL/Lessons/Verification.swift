import Drawings
import Files
import Lessons
import LibEdit
import Sessions

struct Verification {
  private let item: VerifiedLesson
  private var lesson: Lesson?
  private(set) var report = LessonReport()
  /// What the steps print otherwise than the file said, and whether that was written into the file.
  private var blessing: Blessing?
  private var isBlessed = false
  private(set) var fileProblem: FileProblem?

  /// Reads the file, replays its lesson, and does with it what else is wanted.
  init(_ item: VerifiedLesson, blesses: Bool, proves: Bool) {
    self.item = item
    do {
      let lesson = try Course.read(item.entry)
      self.lesson = lesson
      report = LessonReplay(lesson, proves: proves, isInterrupted: { Interrupts.isRequested }).report()
      let blessing = Blessing(lesson, report)
      self.blessing = blessing
      if blesses, report.mayBeBlessed, !blessing.changes.isEmpty { try bless(with: blessing.bytes) }
      report.findings += findings(self.lesson ?? lesson)
      report.findings.sort { $0.line < $1.line }
    } catch let problem as FileProblem {
      fileProblem = problem
    } catch let found as Findings {
      report.findings = found.all
    } catch {}
  }

  /// Writes what is printed into the file, which must be a lesson again: outputs may have made it too long.
  private mutating func bless(with bytes: [UInt8]) throws {
    lesson = try Lesson(id: item.entry.id, bytes: bytes)
    try Files.write(String(decoding: bytes, as: UTF8.self), to: item.entry.path) { _ in true }
    isBlessed = true
    report.findings = []
  }

  /// What is wrong with a lesson besides what its steps print; also what a translation does otherwise than its original.
  private func findings(_ lesson: Lesson) -> [Finding] {
    let always = lesson.limitFindings + item.edition.outline.findings(lesson, path: item.path)
    guard let originals = item.edition.originals else { return always + lesson.languageFindings }
    guard let original = originals.first(where: { $0.id == lesson.id }) else {
      return always + [lesson.withoutOriginal]
    }
    // An original that cannot be read is told of where it is verified itself.
    return always + ((try? Course.read(original)).map { lesson.differences(fromOriginal: $0) } ?? [])
  }

  var isFine: Bool { fileProblem == nil && lesson != nil && report.isFine }

  /// How many steps, outputs and exercises there are; steps as the learner counts them, who does not see a setup.
  private var counts: (steps: Int, outputs: Int, exercises: Int)? {
    lesson.map { lesson in
      let (outputs, exercises) = (
        lesson.steps.count { $0[.output] != nil }, lesson.steps.count { $0.kind == .exercise }
      )
      return (lesson.visibleSteps.count, outputs, exercises)
    }
  }

  /// One line for the lesson, then what was written into it and what is wrong with it.
  func lines(_ layout: Layout, width: Int) -> [StyledText] {
    if fileProblem != nil { return [] }
    let word =
      !isFine
      ? StyledText("failed  ", .error)
      : isBlessed ? StyledText("blessed ", .warning) : StyledText("ok      ", .success)
    let head = word + StyledText(item.name, .name).padded(to: width) + StyledText("  " + summary, .dim)
    return [head.trimmed] + report.findings.flatMap { $0.lines(file: item.entry.path, layout) }
      + (blessing?.difference(in: item.entry.path) ?? [])
  }

  /// `15 steps, 9 outputs, 1 exercise`.
  private var summary: String {
    let nouns = counts.map { [($0.steps, "step"), ($0.outputs, "output"), ($0.exercises, "exercise")] } ?? []
    let parts = nouns.map { count, noun in "\(count) \(noun)" + (count == 1 ? "" : "s") }
    return (parts + (report.proof.wrong == 0 ? [] : [report.proof.sentence])).joined(separator: ", ")
  }

  struct JSON: Encodable {
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
    var findings: [Finding]
  }

  var json: JSON {
    let path = item.entry.path
    let changes = (blessing?.changes ?? []).map { change in
      JSON.Blessed(
        line: change.line, change: change.kind.rawValue, diff: change.difference(in: path).map(\.string))
    }
    var findings = report.findings
    for index in findings.indices where findings[index].isBlessable {
      findings[index].diff = changes.first { $0.line == findings[index].line }?.diff
    }
    return JSON(
      lesson: item.entry.id, file: path, ok: isFine, steps: counts?.steps, outputs: counts?.outputs,
      exercises: counts?.exercises, blessed: isBlessed ? changes : nil,
      proof: report.proof.tried > 0 ? report.proof : nil, findings: findings)
  }
}
