import Commands
import Drawings
import FileStores
import Lessons

extension LessonShell {
  /// Finds the lesson that is meant, or lists what there is.
  func choose(_ name: String?) throws(Problem) {
    parts.progress.refresh()
    guard let name else { return list(try Course(at: parts.course, language: parts.language), in: nil) }
    let course = Result { () throws(Problem) in try Course(at: parts.course, language: parts.language) }
    if case .success(let course) = course, let entry = course.entry(named: name) ?? course.entry(at: name) {
      next = try opening(entry, course)
    } else if Files().isFolder(name) {
      list(try Course(folder: name, language: parts.language), in: name)
    } else if name.hasSuffix(".md") {
      next = try opening(Course.Entry(path: name), nil)
    } else {
      throw try course.get().problem(with: name)
    }
  }

  /// Lists the playground's course, or a folder's; to a person it says how to go on.
  private func list(_ course: Course, in folder: String?) {
    let list = LessonList(course: course, progress: parts.progress)
    let output = parts.streams.output
    let width = parts.streams.width()
    output.write(list.table.lines(width: width, drawsBoxes: output.appearance.drawsBoxes).map(\.trimmed))
    output.flush()
    guard output.isTerminal, let (number, isBegun) = list.suggestion else { return }
    let name = folder == nil ? String(number) : course.entries[number - 1].path
    screen.tellNext("\(parts.command) \(name)", isBegun ? "goes on where you left" : "opens the next one")
  }

  /// Reads a lesson, and looks around it in its course.
  private func opening(_ entry: Course.Entry, _ course: Course?) throws(Problem) -> Opening {
    let lesson = try read(entry)
    let place = course?.entries.firstIndex(of: entry)
    return Opening(
      lesson: lesson, key: entry.key,
      missing: course.map { course in
        course.missing(for: lesson, parts.progress).map { course.entries[$0].id }
      } ?? [],
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
