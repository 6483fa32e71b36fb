import Commands
import FileStores
import Lessons

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of lessons as `mendel verify` sees it: its lessons in each language, what they are to each other, and its syllabus.
struct CourseFolder {
  /// The lessons of one language.
  struct Edition {
    /// The name of its folder; `nil` where the course has no folders for languages.
    var language: String?
    var entries: [Course.Entry] = []
    var outline: CourseOutline
    /// The lessons that those of this edition translate.
    var originals: [Course.Entry]?
    /// Its folders that the user may not read.
    var unreadable: [UnreadableFolder] = []

    /// What tells its lessons from those of the course's first language; `nil` for that itself.
    var label: String? { language.flatMap { $0 == Course.firstLanguage ? nil : $0 } }
  }

  /// The languages that lessons are written in; those of the others translate the first.
  static let languages = ["en", "ko", "ja"]

  let path: String
  private(set) var editions: [Edition] = []
  /// What in its folders was left out, in sentences.
  private(set) var notes: [String] = []
  /// The claims that its steps may show.
  let syllabus: Syllabus?

  /// Looks at a folder.
  ///
  /// - Parameter location: where the playground's own course is, whose syllabus counts for a course that has none.
  init(_ path: String, around location: CourseLocation) throws {
    self.path = path
    syllabus = try CourseFolder.syllabus(in: [path], location)
    let languages = CourseFolder.languages.filter { Files().isFolder(path + "/" + $0) }
    if languages.isEmpty { try addEdition(nil, in: path) }
    for language in languages { try addEdition(language, in: path + "/" + language) }
  }

  private mutating func addEdition(_ language: String?, in folder: String) throws {
    var edition = Edition(language: language, outline: CourseOutline(syllabus: syllabus))
    let listing = try FolderListing(folder)
    notes += listing.notes
    edition.unreadable = UnreadableFolder.all(of: listing, at: folder)
    for place in listing.paths {
      let entry = Course.Entry(place: place, path: folder + "/" + place)
      edition.entries.append(entry)
      let bytes = try? Files().readFromDisk(entry.path, limit: Lesson.sizeLimit)
      let requires = bytes.flatMap { Lesson.FrontMatter(bytes: $0)?.requires } ?? []
      edition.outline.add(entry.id, path: entry.path, requires: requires)
    }
    if let first = editions.first {
      edition.originals = first.entries
      for entry in first.entries { edition.outline.add(original: entry.id) }
    }
    editions.append(edition)
  }

  /// The syllabus of the first folder that has one; the playground's course is asked last.
  static func syllabus(in folders: [String], _ location: CourseLocation) throws -> Syllabus? {
    var folders = folders
    if case .found(let course) = location.find() { folders.append(course) }
    for folder in folders {
      if let syllabus = try readSyllabus(folder + "/" + Syllabus.fileName) { return syllabus }
    }
    return nil
  }

  /// The syllabus of a path; `nil` if no file is there.
  private static func readSyllabus(_ path: String) throws -> Syllabus? {
    do { return try Syllabus(bytes: Files().readFromDisk(path, limit: Lesson.sizeLimit)) } catch let problem
      as FileProblem
    {
      if case .notFound = problem.kind { return nil }
      throw problem
    } catch let found as LessonProblems {
      throw SyllabusProblems(path: path, problems: found.problems)
    }
  }

  /// A syllabus that cannot be read.
  struct SyllabusProblems: Error {
    var path: String
    var problems: [LessonProblem]
  }

  // MARK: - Where a path lies

  /// A path's place in a course: the course's folder, the language, and what follows.
  struct Place {
    var course: String
    var language: String
    var rest: String
  }

  /// Where a file or folder lies, if that is in a course: at most two folders below one for a language.
  static func place(of path: String) -> Place? {
    if let place = place(inName: path) { return place }
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return place(inName: String(cString: resolved))
  }

  private static func place(inName path: String) -> Place? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard let index = parts.lastIndex(where: { languages.contains(String($0)) }), parts.count - index <= 3
    else {
      return nil
    }
    let course = (path.hasPrefix("/") ? "/" : "") + parts[..<index].joined(separator: "/")
    return Place(
      course: course.isEmpty ? "." : course, language: String(parts[index]),
      rest: parts[(index + 1)...].joined(separator: "/"))
  }
}
