import Drawings
import Files
import Lessons
import Sessions

/// Verifies lessons for `mendel verify`: writes one line for each lesson, followed by its findings.
package struct LessonVerifier {
  private let language: Language
  private let streams: Streams
  /// Whether the report is JSON, one object per line, instead of text.
  private let writesJSON: Bool

  package init(_ language: Language, streams: Streams, writesJSON: Bool) {
    (self.language, self.streams, self.writesJSON) = (language, streams, writesJSON)
  }

  /// Verifies the lessons of these files and folders, or the whole course if there are none, and returns the exit status.
  ///
  /// With `blesses`, outputs that differ are written into the files; with `proves`, the checks of exercises are tested with mutants.
  package func verify(paths: [String], course: String?, blesses: Bool, proves: Bool) -> Int32 {
    streams.exitStatus {
      let lessons = try VerifiedLesson.all(paths: paths, course: course).lessons
      let width = lessons.map { DisplayWidth.of($0.name) }.max() ?? 0
      var (status, proof) = (Int32(0), LessonProof())
      let round = VerificationWorker.roundSize
      for start in stride(from: 0, to: lessons.count, by: round) {
        let results = VerificationWorker.verify(lessons[start..<min(start + round, lessons.count)]) {
          Verification($0, in: language, blesses: blesses, proves: proves)
        }
        guard let results else { return 130 }
        for result in results {
          if let problem = result.fileProblem { streams.show(Problem(any: problem)) }
          if writesJSON {
            streams.output.write(Files.json(result) + "\n")
          } else {
            streams.output.write(result.lines(streams.layout(streams.output), width: min(width, 40)))
          }
          proof += result.proof ?? LessonProof()
          // A missing file means that the command itself was wrong; this outweighs findings in lessons.
          status = max(status, result.fileProblem != nil ? 2 : result.ok ? 0 : 1)
        }
      }
      if proves, !writesJSON { streams.output.write([StyledText(proof.summary)]) }
      return status
    }
  }

  /// Shows the syllabus of these lessons, or of the course, with the steps that show each claim; translations add nothing and are left out.
  package func showClaims(paths: [String], course: String?) -> Int32 {
    streams.exitStatus {
      let (all, syllabus) = try VerifiedLesson.all(paths: paths, course: course)
      guard var syllabus else {
        throw Problem(
          "these lessons have no \(Syllabus.fileName)",
          suggestion: "put one beside them, with a line `- **T57** what is so` for each claim")
      }
      var status: Int32 = 0
      for lesson in all where lesson.language == nil {
        do { syllabus.note(try Course.read(lesson.entry, in: language)) } catch {
          let path = Escaping.safe(lesson.entry.path)
          streams.show(
            Problem("`\(path)` cannot be read as a lesson", suggestion: "`mendel verify \(path)` says why"))
          status = 1
        }
      }
      if writesJSON {
        for claim in syllabus.claims { streams.output.write(Files.json(claim) + "\n") }
      } else {
        streams.output.write(syllabus.lines(streams.layout(streams.output)))
      }
      return status
    }
  }
}
