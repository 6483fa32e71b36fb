public import Commands
public import FileStores
public import Lessons
import Syntax

/// Lessons that belong together: the course that the playground brings, or any folder or files.
///
/// ```swift
/// let course = try Course(folder: "/usr/share/mendel/Lessons")
/// course.entries[0].id                        // traits/flow
/// course.entry(named: "01-traits/01-flow")    // the same one, as are `traits/flow` and `1`
/// ```
public struct Course: Sendable {
  /// A lesson's place in the course.
  public struct Entry: Hashable, Sendable {
    /// What learners and other lessons call it.
    public var id: String
    /// The path below the language's folder, without its ending.
    public var place: String
    /// The file.
    public var path: String
  }

  /// The lessons in order.
  public let entries: [Entry]

  /// Finds the lessons of a folder: those in its folder for a language if it has one, else all Markdown files but `README.md`.
  ///
  /// - Complexity: O(*n* log *n*) in the files below.
  public init(folder: String, language: String = "en") throws(Problem) {
    let root = Files().isFolder(folder + "/" + language) ? folder + "/" + language : folder
    do throws(FileProblem) {
      entries = try FolderListing(root).paths.map { Entry(place: $0, path: root + "/" + $0) }
    } catch { throw error.asProblem }
    if entries.isEmpty {
      throw Problem(.refused(cause: "there are no lessons in `\(folder)`", suggestion: nil), nil)
    }
  }

  /// Finds the course that the playground brings, or the one that the user named.
  public init(at location: CourseLocation) throws(Problem) {
    try self.init(folder: Course.folder(at: location))
  }

  /// The folder of the course that the playground brings, or of the one that the user named.
  static func folder(at location: CourseLocation) throws(Problem) -> String {
    switch location.find() {
    case .found(let folder): return folder
    case .missing(let folder):
      throw Problem(.refused(cause: "there is no folder `\(folder)`", suggestion: nil), nil)
    case .nowhere:
      throw Problem(
        .refused(
          cause: "the lessons are not beside the program", suggestion: "say where with `--lessons FOLDER`"),
        nil)
    }
  }

  /// Gathers single files, and the lessons of folders.
  public init(paths: [String]) throws(Problem) {
    var entries: [Entry] = []
    for path in paths {
      var path = path
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      if Files().isFolder(path) {
        entries += try Course(folder: path).entries
      } else {
        entries.append(Entry(path: path))
      }
    }
    self.entries = entries
  }

  /// The lesson that a learner means: an id, a path below the language's folder, or a number as `learn` lists them.
  public func entry(named name: String) -> Entry? {
    if let number = Int(name), entries.indices.contains(number - 1) { return entries[number - 1] }
    return entries.first { $0.id == name || $0.place == name || $0.place + ".md" == name }
  }

  /// Why no lesson has a name, and which was meant.
  func problem(with name: String) -> Problem {
    let ids = entries.map(\.id)
    let nearest = Spelling.nearest(to: name, among: ids)
    return Problem(.unknownWord(name, role: .lesson, nearest: nearest, choices: ids), nil)
  }

  /// Reads a lesson.
  public static func read(_ entry: Entry) throws -> Lesson {
    // One byte more than a lesson may have, so that the lesson itself says that it is too long.
    let bytes = try Files().read(entry.path, limit: Lesson.sizeLimit + 1)
    return try Lesson(id: entry.id, bytes: bytes)
  }
}

extension Course.Entry {
  /// A lesson at a path below its language's folder.
  init(place: String, path: String) {
    self.init(
      id: Lesson.id(ofPath: place), place: place.hasSuffix(".md") ? String(place.dropLast(3)) : place,
      path: path)
  }

  /// A single file; one in a course has the id that it has there.
  init(path: String) {
    let parts = path.split(separator: "/")
    let language = parts.lastIndex { ["en", "ko", "ja"].contains($0) }
    let place = language.map { parts[($0 + 1)...].joined(separator: "/") } ?? String(parts.last ?? "")
    self.init(place: place, path: path)
  }
}
