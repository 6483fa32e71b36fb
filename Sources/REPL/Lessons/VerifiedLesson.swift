import Drawings
import Files
import Lessons
import Sessions

/// A lesson for `mendel verify`: its file, and the outline of its course.
struct VerifiedLesson {
  var entry: Course.Entry
  /// The path as found in its folder, which may differ from the path that the user typed.
  var path: String
  var outline: CourseOutline
  /// The language of a translation; nil for lessons in the course's first language.
  var language: String?

  var name: String { Escaping.safe(entry.id) + (language.map { " (\($0))" } ?? "") }

  /// Mistakes in the lesson other than its outputs; also the differences between a translation and its original.
  func findings(_ lesson: Lesson) -> [Finding] {
    let always = lesson.limitFindings + outline.findings(lesson, path: path)
    guard let originals = outline.originals else { return always + lesson.languageFindings }
    guard let original = originals.first(where: { $0.id == lesson.id }) else {
      let sentence = "there is no lesson `\(lesson.id)` in `en` that this one could translate"
      let remedy = "give it the path of its original, in the folder of its language"
      return always + [Finding(1, "no-original", sentence, remedy)]
    }
    // An original that cannot be read is reported when it is verified itself.
    return always
      + ((try? Course.read(original, in: lesson.language)).map { lesson.differences(fromOriginal: $0) } ?? [])
  }

  /// The syllabus of a folder, or else of the playground's own course.
  private static func syllabus(_ folder: String, fallback: String?) throws -> Syllabus? {
    let files = [folder, fallback].compactMap { $0 }.map { $0 + "/" + Syllabus.fileName }
    return try files.first { Files.holdsSomething($0) }.map { file in
      let bytes = try Files.read(file, limit: Lesson.sizeLimit)
      do throws(Findings) { return try Syllabus(bytes: bytes) } catch {
        throw UnreadableFile(path: file, findings: error)
      }
    }
  }

  private static func lessons(in folder: String, _ syllabus: Syllabus?) throws -> [Self] {
    let languages: [String?] = Course.languages(in: folder)
    var originals: [Course.Entry]?
    return try (languages.isEmpty ? [nil] : languages).flatMap { language in
      let root = folder + (language.map { "/" + $0 } ?? "")
      let entries = try Course.places(in: root).map { Course.Entry(place: $0, path: root + "/" + $0) }
      let first = originals
      originals = first ?? entries
      let outline = CourseOutline(
        lessons: entries.map { ($0.id, $0.path, $0.frontMatter?.requires ?? []) }, originals: first,
        syllabus: syllabus)
      return entries.map { entry in
        Self(entry: entry, path: entry.path, outline: outline, language: first == nil ? nil : language)
      }
    }
  }

  /// The lessons of these files, folders and ids, or of the course if there are none.
  static func all(paths: [String], course named: String?) throws -> (lessons: [Self], syllabus: Syllabus?) {
    let own = try? Course.folder(named: named)
    var (lessons, first): ([Self], Syllabus?) = ([], nil)
    for name in paths.isEmpty ? [try Course.folder(named: named)] : paths {
      let isThere = Files.isRegular(name) || Files.isFolder(name)
      let path = isThere ? name : (try? Course(named: named))?.entry(named: name)?.path ?? name
      let isFolder = Files.isFolder(path)
      let folder = Course.around(path)?.course ?? (isFolder ? path : Files.folder(of: path))
      let syllabus = try syllabus(folder, fallback: own)
      first = first ?? syllabus
      var all = try self.lessons(in: folder, syllabus)
      let others = Course.around(path) == nil ? (try? Course(named: named))?.entries.map(\.id) ?? [] : []
      for index in all.indices { all[index].outline.others = others }
      let absolute = Files.absolute(path)
      let wanted = all.filter { (Files.absolute($0.path) + "/").hasPrefix(absolute + "/") }
      if wanted.isEmpty {
        // A file that is not one of the folder's lessons is verified alone; if it is missing, reading it throws.
        if isFolder { throw Problem("there are no lessons in `\(path)`") }
        _ = try Files.read(path, limit: Lesson.sizeLimit)
        let outline = all.first?.outline ?? CourseOutline(syllabus: syllabus)
        lessons.append(Self(entry: Course.Entry(path: path), path: path, outline: outline))
      }
      lessons += wanted.map { lesson in
        var lesson = lesson
        // The path as the user typed it, so that it can be clicked and patched.
        if !isFolder { lesson.entry.path = path }
        return lesson
      }
    }
    return (lessons, first)
  }
}
