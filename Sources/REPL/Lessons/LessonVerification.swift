import Drawings
import FileStores
import Lessons
import Syntax
import Transcripts

/// What verifying one file came to.
struct LessonVerification {
  private let entry: Course.Entry
  private var lesson: Lesson?
  private var report = LessonReport()
  private var problems: [LessonProblem] = []
  /// Why there is nothing to verify.
  private(set) var fileProblem: FileProblem?

  /// Reads the file and replays its lesson.
  init(_ entry: Course.Entry, among entries: [Course.Entry], isInterrupted: @escaping () -> Bool) {
    self.entry = entry
    do {
      let lesson = try Course.read(entry)
      self.lesson = lesson
      report = LessonReplay(lesson, isInterrupted: isInterrupted).report()
      report.findings += lesson.unmetRequirements(among: entries.map(\.id))
      if let twin = entries.first(where: { $0.id == entry.id && $0.path != entry.path }) {
        report.findings.append(
          LessonFinding(
            line: 1,
            .takenID(entry.id, by: twin.path.split(separator: "/").last.map(String.init) ?? twin.path)))
      }
    } catch let problem as FileProblem {
      fileProblem = problem
    } catch let found as LessonProblems {
      problems = found.problems
    } catch { fileProblem = FileProblem(entry.path, .other("\(error)")) }
  }

  /// What it does to the program's exit status.
  var status: ScriptRunner.Status {
    fileProblem != nil ? .misuse : problems.isEmpty && report.isFine ? .success : .failure
  }

  // MARK: - Text

  /// One line for the lesson, then what is wrong with it.
  func lines(_ transcript: Transcript) -> [StyledText] {
    let word = status == .success ? StyledText("ok      ", .success) : StyledText("failed  ", .error)
    let head = word + StyledText(Escaping.safe(entry.id), .name) + StyledText("  " + summary, .dim)
    return [head.trimmed] + problems.flatMap { $0.lines(file: entry.path, transcript: transcript) }
      + report.findings.flatMap { $0.lines(file: entry.path, transcript: transcript) }
  }

  /// `15 steps, 9 outputs, 1 exercise`.
  private var summary: String {
    guard let lesson else { return "" }
    let counts = counts(lesson)
    return counts.map { "\($0.count) \($0.noun)" + ($0.count == 1 ? "" : "s") }.joined(separator: ", ")
  }

  private func counts(_ lesson: Lesson) -> [(noun: String, count: Int)] {
    [
      ("step", lesson.steps.count), ("output", lesson.steps.count { $0.output != nil }),
      ("exercise", lesson.steps.count { $0.block.kind == .exercise }),
    ]
  }

  // MARK: - JSON

  /// The lesson as one object.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("lesson", .string(entry.id)), .init("file", .string(entry.path)),
      .init("ok", .bool(status == .success)),
    ]
    if let lesson {
      members += counts(lesson).map { .init($0.noun + "s", .number(Double($0.count))) }
    }
    let unreadable = problems.map { finding($0.line, "unreadable", $0.sentence, $0.suggestion) }
    members.append(.init("findings", .array(unreadable + report.findings.map(finding))))
    return .object(members)
  }

  private func finding(_ finding: LessonFinding) -> JSON {
    var json = self.finding(finding.line, finding.name, finding.sentence, finding.suggestion)
    guard case .otherOutput(let expected, let printed) = finding.kind, case .object(var members) = json else {
      return json
    }
    let diff = expected.difference(from: printed, in: entry.path, firstLine: finding.line + 1)
    members.append(.init("diff", .array(diff.map { .string($0.string) })))
    json = .object(members)
    return json
  }

  private func finding(_ line: Int, _ name: String, _ sentence: String, _ suggestion: String?) -> JSON {
    [
      "line": .number(Double(line)), "kind": .string(name), "message": .string(sentence),
      "suggestion": suggestion.map { .string($0) } ?? .null,
    ]
  }
}

extension Lesson {
  /// The requirements that none of these lessons meets; with no lessons at all nothing can be said.
  fileprivate func unmetRequirements(among ids: [String]) -> [LessonFinding] {
    guard !ids.isEmpty else { return [] }
    return frontMatter.requires.filter { !ids.contains($0) }.map {
      LessonFinding(line: 1, .unknownRequirement($0, nearest: Spelling.nearest(to: $0, among: ids)))
    }
  }
}
