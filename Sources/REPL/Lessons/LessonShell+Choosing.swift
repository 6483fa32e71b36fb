import Commands
import Drawings
import FileStores
import Lessons

extension LessonShell {
  /// Finds the lesson that is meant, or lists what there is.
  func choose(_ name: String?) throws(Problem) {
    parts.progress.refresh()
    guard let name else { return list(try Course(at: parts.course, language: parts.language)) }
    let course = Result { () throws(Problem) in try Course(at: parts.course, language: parts.language) }
    if case .success(let course) = course, let entry = course.entry(named: name) ?? course.entry(at: name) {
      next = try opening(entry, course)
    } else if Files().isFolder(name) {
      list(try Course(folder: name, language: parts.language))
    } else if name.hasSuffix(".md") {
      next = try opening(Course.Entry(path: name), nil)
    } else {
      throw try course.get().problem(with: name)
    }
  }

  private func list(_ course: Course) {
    let streams = parts.streams
    let table = LessonList(course: course, progress: parts.progress).table
    streams.output.write(
      table.lines(width: streams.width(), drawsBoxes: streams.output.appearance.drawsBoxes).map(\.trimmed))
    streams.output.flush()
  }

  /// Reads a lesson, and looks around it in its course.
  private func opening(_ entry: Course.Entry, _ course: Course?) throws(Problem) -> Opening {
    let lesson = try read(entry)
    let place = course?.entries.firstIndex(of: entry)
    return Opening(
      lesson: lesson, key: entry.key, missing: course?.missing(for: lesson, parts.progress) ?? [],
      following: place.flatMap { course?.entries.dropFirst($0 + 1).first })
  }

  private func read(_ entry: Course.Entry) throws(Problem) -> Lesson {
    do { return try Course.read(entry) } catch let problem as FileProblem {
      throw problem.asProblem
    } catch let found as LessonProblems {
      let transcript = parts.streams.transcript(parts.streams.errors)
      for problem in found.problems {
        parts.streams.errors.write(problem.lines(file: entry.path, transcript: transcript))
      }
      throw Problem(.refused(cause: "`\(entry.id)` cannot be read as a lesson", suggestion: nil), nil)
    } catch { throw Problem(.refused(cause: "\(error)", suggestion: nil), nil) }
  }
}
