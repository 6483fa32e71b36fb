import Commands
import Drawings
import FileStores
import Lessons
public import LineEditing

extension LessonShell {
  /// Finds the lesson that is meant, or lists what there is.
  func choose(_ name: String?) throws(Problem) {
    parts.progress.refresh()
    guard let name = name.map({ Places.expanded($0) }) else {
      let course = try Course(at: parts.course, language: parts.language)
      return list(course, in: nil)
    }
    let own = Result { () throws(Problem) in try Course(at: parts.course, language: parts.language) }
    if case .success(let course) = own, let entry = course.entry(named: name) ?? course.entry(at: name) {
      next = try opening(entry, course, isOwn: true)
    } else if Files().isFolder(name) {
      list(try Course(folder: name, language: parts.language), in: name)
    } else if name.hasSuffix(".md") {
      let course = course(around: name)
      next = try opening(course?.entry(at: name) ?? Course.Entry(path: name), course)
    } else if let (course, entry) = named(name) {
      next = try opening(entry, course)
    } else if Files().holdsSomething(name) {
      throw noLesson(name)
    } else {
      throw try own.get().problem(with: name)
    }
  }

  /// The lessons of the playground's course as completion offers them; none if there is no course.
  public var candidates: [Completions.Candidate] {
    let course = try? Course(at: parts.course, language: parts.language)
    return course?.entries.map { entry in
      let title = (try? Course.read(entry))?.frontMatter.title
      return Completions.Candidate(entry.id, title ?? "")
    } ?? []
  }

  /// Why a file that is there is no lesson.
  private func noLesson(_ path: String) -> Problem {
    let name = Escaping.safe(path)
    return Problem(
      .refused(
        cause: "`\(name)` is no lesson: their files end in `.md`",
        suggestion: "`mendel run \(name)` runs a script"),
      nil)
  }

  /// The course that a file lies in, in the language of the file; `nil` if it lies in none.
  private func course(around path: String) -> Course? {
    guard let place = CourseFolder.place(of: path) else { return nil }
    return try? Course(folder: place.course, language: place.language)
  }

  /// A lesson of another course, named behind its folder: `my-course/2`, `my-course/a/one`.
  private func named(_ name: String) -> (Course, Course.Entry)? {
    for slash in name.indices.reversed() where name[slash] == "/" {
      let folder = String(name[..<slash])
      guard Files().isFolder(folder), let course = try? Course(folder: folder, language: parts.language),
        let entry = course.entry(named: String(name[name.index(after: slash)...]))
      else { continue }
      return (course, entry)
    }
    return nil
  }

  /// Lists the playground's course, or a folder's; to a person it says how to go on.
  private func list(_ course: Course, in folder: String?) {
    var list = LessonList(course: course, progress: parts.progress, folder: folder)
    if folder == nil, !parts.course.isOwn, case .found(let named) = parts.course.find() {
      list.origin = named
    }
    let output = parts.streams.output
    let width = parts.streams.width()
    output.write(list.lines(width: width, drawsBoxes: output.appearance.drawsBoxes))
    output.flush()
    if course.isUntranslated { screen.tellUntranslated(parts.language) }
    for note in course.notes + course.twins { parts.streams.note(note) }
    guard output.isTerminal, let (number, isBegun) = list.suggestion else { return }
    let name = folder.map { "\($0.last == "/" ? $0 : $0 + "/")\(number)" } ?? String(number)
    screen.tellNext("\(parts.command) \(name)", isBegun ? "goes on where you left off" : "opens the next one")
  }

  /// Reads a lesson, and looks around it in its course.
  private func opening(_ entry: Course.Entry, _ course: Course?, isOwn: Bool = false) throws(Problem)
    -> Opening
  {
    var opening = Opening(lesson: try read(entry), key: entry.key, name: isOwn ? entry.id : entry.path)
    guard let course else { return opening }
    if course.isUntranslated { screen.tellUntranslated(parts.language) }
    if let twin = course.entries.first(where: { $0.id == entry.id && $0 != entry }) {
      parts.streams.note("the id `\(entry.id)` is also that of `\(twin.path)`; this is `\(entry.path)`")
    }
    // What `learn` finds from anywhere: another course's lessons by their files.
    let name = { (entry: Course.Entry) in isOwn ? entry.id : entry.path }
    let missing = course.missing(for: opening.lesson, parts.progress)
    opening.missing = missing.map { name(course.entries[$0]) }
    let following = course.entries.firstIndex(of: entry).flatMap { course.entries.dropFirst($0 + 1).first }
    opening.following = following.map(name)
    return opening
  }

  private func read(_ entry: Course.Entry) throws(Problem) -> Lesson {
    let transcript = parts.streams.transcript(parts.streams.errors)
    do {
      let lesson = try Course.read(entry)
      let refusals = LessonReplay(lesson, isInterrupted: parts.isInterrupted).refusals()
      guard !refusals.isEmpty else { return lesson }
      for refusal in refusals {
        parts.streams.errors.write(refusal.lines(file: entry.path, transcript: transcript))
      }
      throw Problem(.refused(cause: "`\(entry.id)` does what lessons may not do", suggestion: nil), nil)
    } catch let problem as Problem {
      throw problem
    } catch let problem as FileProblem {
      throw problem.asProblem
    } catch let found as LessonProblems {
      for problem in found.problems {
        parts.streams.errors.write(problem.lines(file: entry.path, transcript: transcript))
      }
      throw Problem(.refused(cause: "`\(entry.id)` cannot be read as a lesson", suggestion: nil), nil)
    } catch { throw Problem(.refused(cause: "\(error)", suggestion: nil), nil) }
  }
}
