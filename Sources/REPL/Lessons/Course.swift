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
    /// The file, in the language that was asked for if there is a translation.
    public var path: String
    /// What progress is noted under: the id, or for lessons from elsewhere their absolute place.
    public var key: String
  }

  /// The language that lessons are written in first.
  public static let firstLanguage = "en"

  /// The lessons in order.
  public let entries: [Entry]
  /// Whether the language that was asked for has no folder here, so that all lessons are in the first one.
  public let isUntranslated: Bool
  /// What in its folders was left out, in sentences.
  public let notes: [String]
  /// Which lessons have the id of another, in sentences.
  public let twins: [String]

  /// Finds the lessons of a folder: those in its folders for languages if it has some, else all Markdown files but `README.md`.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - language: The folder in it whose lessons are preferred to those of ``firstLanguage``, place by place. A folder that is not there is a problem
  ///     only if nobody writes lessons in a language of that name.
  ///   - isOwn: Whether this is the course that the playground brings, wherever it lies.
  /// - Complexity: O(*n* log *n*) in the files below.
  public init(folder: String, language: String = firstLanguage, isOwn: Bool = false) throws(Problem) {
    let folders = CourseFolders(folder)
    isUntranslated = language != Course.firstLanguage && !folders.has(language)
    if isUntranslated, !CourseFolder.languages.contains(language) { throw folders.problem(with: language) }
    var (files, notes): ([String: String], [String]) = ([:], [])
    var unreadable: [UnreadableFolder] = []
    do throws(FileProblem) {
      for root in folders.roots(for: language) {
        let listing = try FolderListing(root)
        for place in listing.paths { files[place] = root + "/" + place }
        notes += listing.notes
        unreadable += UnreadableFolder.all(of: listing, at: root)
      }
    } catch { throw error.asProblem }
    if files.isEmpty { throw Course.emptiness(folder, unreadable) }
    let entries = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { place, path in
      Entry(place: place, path: path, root: isOwn ? nil : folder)
    }
    (self.entries, twins) = Course.separated(entries)
    self.notes = notes + unreadable.map(\.note)
  }

  /// Why there is no lesson in a folder.
  static func emptiness(_ folder: String, _ unreadable: [UnreadableFolder]) -> Problem {
    unreadable.first?.problem.asProblem
      ?? Problem(.refused(cause: "there are no lessons in `\(folder)`", suggestion: nil), nil)
  }

  /// Lessons each with a key of its own, and what those are told apart by that have the same id: the first keeps it.
  private static func separated(_ entries: [Entry]) -> (entries: [Entry], twins: [String]) {
    var (first, keys): ([String: Entry], Set<String>) = ([:], [])
    var twins: [String] = []
    let separated = entries.map { entry in
      var entry = entry
      if let twin = first[entry.id] {
        twins.append("`\(entry.path)` has the id `\(entry.id)`, as has `\(twin.path)`; rename one of them")
      } else {
        first[entry.id] = entry
      }
      if !keys.insert(entry.key).inserted { entry.key = entry.place }
      return entry
    }
    return (separated, twins)
  }

  /// Finds the course that the playground brings, or the one that the user named.
  public init(at location: CourseLocation, language: String = firstLanguage) throws(Problem) {
    try self.init(folder: Course.folder(at: location), language: language, isOwn: location.isOwn)
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
          cause: "the lessons are not beside the program",
          suggestion: "`mendel --lessons FOLDER` says where they are, or the variable MENDEL_LESSONS"),
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
    (isUntranslated, notes, twins) = (false, [], [])
  }

  /// The lesson that a learner means: an id, a path below the language's folder, or a number as `learn` lists them.
  public func entry(named name: String) -> Entry? {
    if let number = Int(name), entries.indices.contains(number - 1) { return entries[number - 1] }
    return entries.first { $0.id == name || $0.place == name || $0.place + ".md" == name }
  }

  /// The lesson of a file, however its path is written.
  public func entry(at path: String) -> Entry? {
    let path = Files().absolute(path)
    return entries.first { Files().absolute($0.path) == path }
  }

  /// Why no lesson has a name, and which was meant.
  func problem(with name: String) -> Problem {
    let ids = entries.map(\.id)
    let begun = ids.filter { id in id.split(separator: "/").contains { $0.hasPrefix(name) } }
    let last = { (id: String) in id.split(separator: "/").last.map(String.init) ?? id }
    let misspelled = Spelling.nearest(to: name, among: ids.map(last))
    let nearest =
      begun.count == 1
      ? begun[0] : Spelling.nearest(to: name, among: ids) ?? ids.first { last($0) == misspelled }
    return Problem(
      .unknownWord(name, role: .lesson, nearest: nearest, choices: begun.isEmpty ? ids : begun), nil)
  }

  /// Reads a lesson.
  public static func read(_ entry: Entry) throws -> Lesson {
    do {
      let bytes = try Files().readFromDisk(entry.path, limit: Lesson.sizeLimit)
      return try Lesson(id: entry.id, bytes: bytes)
    } catch let problem as FileProblem {
      // That it is too long is the lesson's own mistake, not that of whoever opens it.
      guard case .tooLarge = problem.kind else { throw problem }
      throw LessonProblems([LessonProblem(line: 1, .tooLarge)])
    }
  }
}

extension Course.Entry {
  /// A lesson at a place below its language's folder, in a folder of lessons; in none if the course is the playground's own.
  init(place: String, path: String, root: String? = nil) {
    let id = Lesson.id(ofPath: place)
    let stem = place.hasSuffix(".md") ? String(place.dropLast(3)) : place
    let key = root.map { Files().absolute($0) + "/" + stem } ?? id
    self.init(id: id, place: stem, path: path, key: key)
  }

  /// A single file; one in a course has the id that it has there.
  init(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let language = parts.lastIndex { ["en", "ko", "ja"].contains($0) }
    let start = language.map { $0 + 1 } ?? parts.count - 1
    let folder = parts[..<(language ?? parts.count - 1)].joined(separator: "/")
    self.init(
      place: parts[start...].joined(separator: "/"), path: path,
      root: folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder)
  }
}
