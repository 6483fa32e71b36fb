import Commands
import Drawings
public import FileStores
import Lessons

extension LessonVerifier {
  /// Shows the syllabus of these lessons, or with no paths that of the course, with the steps that show each claim: `mendel verify --claims`.
  ///
  /// Nothing is replayed. Translations show what their originals do, and are not looked at.
  public func showClaims(paths: [String], course: CourseLocation) -> ScriptRunner.Status {
    answering {
      let lessons = try VerifiedLessons(paths: paths, course: course)
      guard let syllabus = lessons.syllabus else {
        throw Problem(
          .refused(
            cause: "these lessons have no \(Syllabus.fileName)",
            suggestion: "put one beside them, with a line `- **T57** what is so` for each claim"), nil)
      }
      return show(syllabus, lessons)
    }
  }

  private func show(_ syllabus: Syllabus, _ lessons: VerifiedLessons) -> ScriptRunner.Status {
    var status = ScriptRunner.Status.success
    var read: [Lesson] = []
    for folder in lessons.unreadable {
      streams.show(folder.problem.asProblem)
      status = .failure
    }
    for item in lessons.items where lessons.edition(of: item)?.originals == nil {
      do { read.append(try Course.read(item.entry)) } catch let problem as FileProblem {
        streams.show(problem.asProblem)
        status = .misuse
      } catch {
        streams.show(
          Problem(
            .refused(
              cause: "`\(Escaping.safe(item.entry.path))` is no lesson",
              suggestion: "`\(LessonVerifier.command(for: item.entry.path))` says why"),
            nil))
        status = status == .success ? .failure : status
      }
    }
    let coverage = ClaimCoverage(syllabus, lessons: read)
    if options.writesJSON {
      for row in coverage.rows { streams.output.write(row.json.text + "\n") }
    } else {
      streams.output.write(coverage.lines(streams.transcript(streams.output)))
    }
    return status
  }
}

extension ClaimCoverage.Row {
  /// The claim as one object.
  fileprivate var json: JSON {
    let steps = steps.map { ["lesson": .string($0.lesson), "line": .number(Double($0.line))] as JSON }
    return [
      "claim": .string(claim.id), "sentence": .string(claim.sentence),
      "headings": .array(claim.headings.map { .string($0) }), "steps": .array(steps),
    ]
  }
}
