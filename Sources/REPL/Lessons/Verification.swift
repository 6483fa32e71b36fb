import Drawings
import Files
import Lessons
import LibEdit
import Sessions

/// What became of verifying a lesson: for people as lines, for programs as it is.
struct Verification: Encodable {
  private enum CodingKeys: String, CodingKey {
    case lesson, file, ok, steps, outputs, exercises, blessed, proof, findings
  }

  private let lesson, file, name: String
  private(set) var ok = false
  /// How many there are, if the lesson can be read; steps as the learner counts them, who does not see a setup.
  private var steps, outputs, exercises: Int?
  /// What was written into the file, and how it differs from what the steps print.
  private var blessed: [Blessing.Change]?
  private var difference: [StyledText] = []
  /// Whether outputs were to be written, and something else is wrong.
  private var waits = false
  private(set) var proof: LessonProof?
  private var findings: [Finding] = []
  private(set) var fileProblem: FileProblem?

  /// Reads the file, replays its lesson, and does with it what else is wanted.
  init(_ item: VerifiedLesson, in language: Language, blesses: Bool, proves: Bool) {
    (lesson, file, name) = (item.entry.id, item.entry.path, item.name)
    do {
      var lesson = try Course.read(item.entry, in: language)
      var report = LessonReplay(lesson, proves: proves, isInterrupted: { Interrupts.isRequested }).report()
      let blessing = Blessing(lesson, report, file: file)
      let changes = blessing.changes
      difference = blessing.difference
      if blesses, report.mayBeBlessed, !changes.isEmpty {
        // It must be a lesson again: outputs may have made it too long.
        lesson = try Lesson(id: lesson.id, bytes: blessing.bytes, language: language)
        try Files.write(String(decoding: blessing.bytes, as: UTF8.self), to: file) { _ in true }
        (blessed, report.findings) = (changes, [])
      }
      waits = blesses && !report.mayBeBlessed && !changes.isEmpty
      (steps, outputs) = (lesson.visibleSteps.count, lesson.steps.count { $0[.output] != nil })
      exercises = lesson.steps.count { $0.kind == .exercise }
      proof = report.proof.tried > 0 ? report.proof : nil
      findings = (report.findings + item.findings(lesson)).sorted { $0.line < $1.line }
      for index in findings.indices where findings[index].isBlessable {
        findings[index].diff = changes.first { $0.line == findings[index].line }?.diff
      }
      ok = findings.isEmpty
    } catch let problem as FileProblem {
      fileProblem = problem
    } catch let found as Findings {
      findings = found.all
    } catch {}
  }

  /// One line for the lesson, then what was written into it and what is wrong with it.
  func lines(_ layout: Layout, width: Int) -> [StyledText] {
    if fileProblem != nil { return [] }
    let word =
      !ok
      ? StyledText("failed  ", .error)
      : blessed != nil ? StyledText("blessed ", .warning) : StyledText("ok      ", .success)
    let head = word + StyledText(name, .name).padded(to: width) + StyledText("  " + summary, .dim)
    return [head.trimmed] + findings.flatMap { $0.lines(file: file, layout) }
      + (waits ? [StyledText("no output was written: first mend what no output explains", .warning)] : [])
      + difference
  }

  /// `15 steps, 9 outputs, 1 exercise`.
  private var summary: String {
    let nouns = [(steps, "step"), (outputs, "output"), (exercises, "exercise")]
    let parts = nouns.compactMap { count, noun in count.map { "\($0) \(noun)" + ($0 == 1 ? "" : "s") } }
    return (parts + (proof.map { $0.wrong == 0 ? [] : [$0.sentence] } ?? [])).joined(separator: ", ")
  }
}
