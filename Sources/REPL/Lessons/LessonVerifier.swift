import Drawings
import Files
import Lessons
import Sessions

/// Verifies lessons: `mendel verify`.
///
/// One line a lesson, and behind it what is wrong with it.
package struct LessonVerifier {
  /// What is wanted besides replaying the lessons.
  package struct Options: Sendable {
    /// Whether the report is one JSON object a line instead of text.
    package var writesJSON = false
    /// Whether outputs that differ are written into the files.
    package var blesses = false
    /// Whether the checks of exercises are tried with wrong answers.
    package var proves = false

    package init() {}
  }

  private let streams: Streams
  private let options: Options
  private let isInterrupted: @Sendable () -> Bool

  package init(streams: Streams, options: Options, isInterrupted: @escaping @Sendable () -> Bool) {
    (self.streams, self.options, self.isInterrupted) = (streams, options, isInterrupted)
  }

  /// Verifies the lessons of these files and folders, or with no paths those of the course, and answers the program's exit status.
  package func verify(paths: [String], course: String?) -> Int32 {
    answering {
      let items = try VerifiedCourse.items(paths: paths, course: course).items
      let width = items.map { DisplayWidth.of(name(of: $0)) }.max() ?? 0
      var status: Int32 = 0
      var proof = LessonProof()
      for item in items {
        let result = Verification(item, options, isInterrupted)
        if isInterrupted() { return 130 }
        if let problem = result.fileProblem {
          streams.show(Problem(problem.sentence, suggestion: problem.suggestion))
        }
        if options.writesJSON {
          streams.output.write(json(result.json))
        } else {
          streams.output.write(
            result.lines(streams.layout(streams.output), name: name(of: item), width: min(width, 40)))
        }
        proof += result.report.proof
        // A file that is not there makes the call itself wrong, which outweighs what lessons say.
        status = max(status, result.fileProblem != nil ? 2 : result.isFine ? 0 : 1)
      }
      if options.proves, !options.writesJSON { streams.output.write([StyledText(proof.summary)]) }
      return status
    }
  }

  /// What the list calls a lesson: its id, with the language of a translation.
  private func name(of item: VerifiedCourse.Item) -> String {
    Escaping.safe(item.entry.id) + (item.edition.language.map { " (\($0))" } ?? "")
  }

  /// Shows the syllabus of these lessons, or with no paths that of the course, with the steps that show each claim; nothing is replayed.
  ///
  /// Translations show what their originals do, and are not looked at.
  package func showClaims(paths: [String], course: String?) -> Int32 {
    answering {
      let (items, syllabus) = try VerifiedCourse.items(paths: paths, course: course)
      guard let syllabus else {
        throw Problem(
          "these lessons have no \(Syllabus.fileName)",
          suggestion: "put one beside them, with a line `- **T57** what is so` for each claim")
      }
      var status: Int32 = 0
      var lessons: [Lesson] = []
      for item in items where item.edition.originals == nil {
        do { lessons.append(try Course.read(item.entry)) } catch {
          let path = Escaping.safe(item.entry.path)
          streams.show(
            Problem("`\(path)` cannot be read as a lesson", suggestion: "`mendel verify \(path)` says why"))
          status = 1
        }
      }
      let coverage = ClaimCoverage(syllabus, lessons: lessons)
      if options.writesJSON {
        for row in coverage.rows {
          let steps = row.steps.map { ClaimJSON.Step(lesson: $0.lesson, line: $0.line) }
          let claim = row.claim
          let object = ClaimJSON(
            claim: claim.id, sentence: claim.sentence, headings: claim.headings, steps: steps)
          streams.output.write(json(object))
        }
      } else {
        streams.output.write(coverage.lines(streams.layout(streams.output)))
      }
      return status
    }
  }

  /// Does something with lessons, and shows why it cannot be done.
  private func answering(_ body: () throws -> Int32) -> Int32 {
    do {
      return streams.status(try body())
    } catch let file as VerifiedCourse.UnreadableFile {
      let layout = streams.layout(streams.errors)
      for finding in file.findings.all { streams.errors.write(finding.lines(file: file.path, layout)) }
      return 1
    } catch { streams.show(Problem(any: error)) }
    return 2
  }

  private func json(_ value: some Encodable) -> String { (Files.json(value) ?? "{}") + "\n" }
}

extension Problem {
  /// What went wrong outside of sessions, as a problem.
  init(any error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let problem as FileProblem: self.init(problem.sentence, suggestion: problem.suggestion)
    default: self.init("\(error)")
    }
  }
}

extension Streams {
  /// How something is drawn for a stream.
  package func layout(_ stream: TextStream) -> Layout {
    Layout(
      width: width(), height: height(), drawsBoxes: stream.appearance.drawsBoxes,
      isASCII: stream.appearance.speaksASCII)
  }
}

/// A claim as a program reads it.
private struct ClaimJSON: Encodable {
  struct Step: Encodable {
    var lesson: String
    var line: Int
  }

  var claim: String
  var sentence: String
  var headings: [String]
  var steps: [Step]
}
