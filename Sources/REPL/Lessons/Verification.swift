import Drawings
import Files
import Lessons
import LibEdit
import Sessions

/// The result of verifying one lesson, as lines for people and as JSON for programs.
struct Verification: Encodable {
  private enum CodingKeys: String, CodingKey {
    case lesson, file, ok, steps, outputs, exercises, blessed, proof, findings
  }

  private let lesson, file, name: String
  private(set) var ok = false
  /// The counts, if the lesson can be read; `steps` counts only steps that the learner sees, without setups.
  private var steps, outputs, exercises: Int?
  /// The changes written to the file, and the differences between the file and the real outputs as a diff.
  private var blessed: [Blessing.Change]?
  private var difference: [StyledText] = []
  /// Whether blessing was requested but not done, because something else is wrong.
  private var isBlessingBlocked = false
  private(set) var proof: LessonProof?
  private var findings: [Finding] = []
  private(set) var fileProblem: FileProblem?

  /// Reads the file and replays its lesson; blesses and proves it if requested.
  init(_ item: VerifiedLesson, in language: Language, blesses: Bool, proves: Bool) {
    (lesson, file, name) = (item.entry.id, item.entry.path, item.name)
    do {
      var lesson = try Course.read(item.entry, in: language)
      var report = LessonReplay(lesson, proves: proves, isInterrupted: { Interrupts.isRequested }).report()
      let blessing = Blessing(lesson, report, file: file)
      let changes = blessing.changes
      difference = blessing.difference
      if blesses, report.mayBeBlessed, !changes.isEmpty {
        // The result must be a valid lesson: new outputs may have made it too long.
        lesson = try Lesson(id: lesson.id, bytes: blessing.bytes, language: language)
        try Files.write(String(decoding: blessing.bytes, as: UTF8.self), to: file) { _ in true }
        (blessed, report.findings) = (changes, [])
      }
      isBlessingBlocked = blesses && !report.mayBeBlessed && !changes.isEmpty
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
      findings = [Finding(1, "unreadable", problem.sentence, problem.suggestion ?? "")]
    } catch let found as Findings {
      findings = found.all
    } catch {}
  }

  /// One line for the lesson, then its findings and the diff.
  func lines(_ layout: Layout, width: Int) -> [StyledText] {
    if fileProblem != nil { return [] }
    let word =
      !ok
      ? StyledText("failed  ", .error)
      : blessed != nil ? StyledText("blessed ", .warning) : StyledText("ok      ", .success)
    let head = word + StyledText(name, .name).padded(to: width) + StyledText("  " + summary, .dim)
    return [head.trimmed] + findings.flatMap { $0.lines(file: file, layout) }
      + (isBlessingBlocked
        ? [StyledText("no output was written: first mend what no output explains", .warning)] : [])
      + difference
  }

  /// `15 steps, 9 outputs, 1 exercise`.
  private var summary: String {
    let nouns = [(steps, "step"), (outputs, "output"), (exercises, "exercise")]
    let parts = nouns.compactMap { count, noun in count.map { "\($0) \(noun)" + ($0 == 1 ? "" : "s") } }
    return (parts + (proof.map { $0.wrong == 0 ? [] : [$0.sentence] } ?? [])).joined(separator: ", ")
  }
}
