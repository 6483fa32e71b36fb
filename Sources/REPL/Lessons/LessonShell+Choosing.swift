import Drawings
import Files
import Lessons
import Sessions

extension LessonShell {
  /// Finds the lesson that the words name; without words, or for a folder, lists the lessons and returns nil.
  func choose(_ words: [String]) throws(Problem) -> Opening? {
    progress.refresh()
    tellUnkept()
    guard let name = words.first else {
      list(try Course(named: course, language: language), in: nil)
      return nil
    }
    let step = words.dropFirst().first.flatMap { Int($0) }
    if words.count > 1, step == nil {
      throw Problem(
        "`\(Escaping.safe(words[1]))` is no step", suggestion: "`learn 3 9` opens lesson 3 at step 9")
    }
    let own = Result { () throws(Problem) in try Course(named: course, language: language) }
    if case .success(let course) = own, let entry = course.entry(named: name) {
      return try opening(entry, course, step)
    }
    if Files.isFolder(name) {
      list(try Course(folder: name, language: language), in: name)
      return nil
    }
    if name.hasSuffix(".md") {
      let around = Course.around(name)
      let course = around.flatMap { try? Course(folder: $0.course, language: $0.language) }
      return try opening(course?.entry(at: name) ?? Course.Entry(path: name), course, step)
    }
    // A lesson of another course is named with its folder: `my-course/2`.
    if let slash = name.lastIndex(of: "/"), Files.isFolder(String(name[..<slash])) {
      let course = try Course(folder: String(name[..<slash]), language: language)
      let rest = String(name[name.index(after: slash)...])
      guard let entry = course.entry(named: rest) else { throw course.problem(with: rest) }
      return try opening(entry, course, step)
    }
    if Files.holdsSomething(name) {
      let name = Escaping.safe(name)
      throw Problem(
        "`\(name)` is no lesson: their files end in `.md`", suggestion: "`mendel run \(name)` runs a script")
    }
    throw try own.get().problem(with: name)
  }

  /// Lists a course; a person is also told how to go on.
  private func list(_ course: Course, in folder: String?) {
    let list = LessonList(course: course, progress: progress, language: statements)
    pager.write(list.lines(streams.layout(streams.output)))
    if course.isUntranslated { tellUntranslated() }
    guard streams.output.isTerminal, let (number, isBegun) = list.suggestion else { return }
    let name = folder.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + "\(number)" } ?? "\(number)"
    let effect = isBegun ? "goes on where you left off" : "opens the next one"
    streams.output.write([StyledText.prose("`\(command) \(name)` \(effect).").styled(.dim)])
  }

  private func tellUntranslated() { streams.note("these lessons are not translated to `\(language)` yet") }

  /// Reads a lesson that contains no refused statements, and finds the required lessons and the next one in its course.
  private func opening(_ entry: Course.Entry, _ course: Course?, _ step: Int?) throws(Problem) -> Opening {
    let lesson: Lesson
    do {
      lesson = try Course.harmless(entry, in: statements)
    } catch let file as UnreadableFile {
      streams.show(file.findings, in: file.path)
      throw Problem("`\(entry.id)` cannot be read as a lesson")
    } catch { throw Problem(any: error) }
    guard let course else { return Opening(lesson: lesson, entry: entry, step: step) }
    if course.isUntranslated { tellUntranslated() }
    let place = course.entries.firstIndex(of: entry) ?? course.entries.count
    return Opening(
      lesson: lesson, entry: entry, step: step,
      missing: course.missing(for: lesson.frontMatter, progress).map { course.entries[$0] },
      following: course.entries.dropFirst(place + 1).first)
  }
}
