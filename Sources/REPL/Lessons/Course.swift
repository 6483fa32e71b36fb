import Drawings
import Files
import Lessons
import Sessions
import Syntax

/// A set of lessons: a folder with one subfolder per language, or a folder of lessons only.
struct Course {
  struct Entry: Hashable {
    var id: String
    /// The path below the language's folder, without `.md`.
    var place: String
    var path: String
    /// The key of its progress: the id, or for lessons of another course the absolute path.
    var key: String

    /// Makes an entry for a lesson at a path below its language's folder; `root` is the course's folder, nil for the program's own course.
    init(place: String, path: String, root: String? = nil) {
      id = Lesson.id(ofPath: place)
      let stem = place.hasSuffix(".md") ? String(place.dropLast(3)) : place
      (self.place, self.path) = (stem, path)
      key = root.map { Files.absolute($0) + "/" + stem } ?? id
    }

    /// Makes an entry for a single file; a file in a course gets the same id as in the course.
    init(path: String) {
      let known = Course.around(path)
      self.init(
        place: known?.place ?? Files.name(of: path), path: path, root: known?.course ?? Files.folder(of: path)
      )
    }

    /// The name that `learn` accepts anywhere: the id, or for lessons of another course the file.
    var name: String { key == id ? id : path }

    /// Its title, its requirements and so on, without its steps; nil if it cannot be read.
    var frontMatter: FrontMatter? {
      (try? Files.read(path, limit: Lesson.sizeLimit)).flatMap { FrontMatter(bytes: $0) }
    }
  }

  /// The languages of lessons; the others are translations of the first.
  private static let languages = ["en", "ko", "ja"]

  /// The lessons sorted by path, but each after the lessons that it requires.
  let entries: [Entry]
  /// Whether the course has no folder for the requested language, so that all lessons are in the first one.
  let isUntranslated: Bool

  /// Finds the lessons of a folder, translated if possible; `isOwn` is whether it is the playground's own course, wherever it is installed.
  init(folder: String, language: String = "en", isOwn: Bool = false) throws(Problem) {
    let has = Course.languages(in: folder)
    isUntranslated = !has.isEmpty && !has.contains(language)
    if isUntranslated, !Course.languages.contains(language) {
      throw Problem(
        "there are no lessons in `\(Escaping.safe(language))`",
        suggestion: "there are " + has.map { "`\($0)`" }.joined(separator: ", "))
    }
    var files: [String: String] = [:]
    for root in has.isEmpty ? [folder] : ["en", language].filter(has.contains).map({ folder + "/" + $0 }) {
      do throws(FileProblem) {
        for place in try Course.places(in: root) { files[place] = root + "/" + place }
      } catch { throw Problem(any: error) }
    }
    guard !files.isEmpty else {
      let exists = Files.isFolder(folder)
      throw Problem("there \(exists ? "are no lessons in" : "is no folder") `\(Escaping.safe(folder))`")
    }
    var keys: Set<String> = []
    let inPlace = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { place, path in
      var entry = Entry(place: place, path: path, root: isOwn ? nil : folder)
      // If two lessons have the same id, the first keeps it.
      if !keys.insert(entry.key).inserted { entry.key = entry.place }
      return entry
    }
    var (result, seen): ([Entry], Set<Entry>) = ([], [])
    func add(_ entry: Entry) {
      guard seen.insert(entry).inserted else { return }
      for id in entry.frontMatter?.requires ?? [] {
        if let required = inPlace.first(where: { $0.id == id }) { add(required) }
      }
      result.append(entry)
    }
    inPlace.forEach(add)
    entries = result
  }

  /// Finds the course that the user named, or else the playground's own.
  init(named: String?, language: String = "en") throws(Problem) {
    try self.init(folder: Course.folder(named: named), language: language, isOwn: named == nil)
  }

  static func folder(named: String?) throws(Problem) -> String {
    if let folder = named ?? Places.courses().first(where: { Files.isFolder($0 + "/en") }) { return folder }
    throw Problem(
      "the lessons are not beside the program",
      suggestion: "the variable MENDEL_LESSONS says where they are, or `mendel learn --lessons FOLDER`")
  }

  /// Finds a lesson by its id, its path below the language's folder, its number in `learn`'s list, or its file.
  func entry(named name: String) -> Entry? {
    if let number = Int(name), entries.indices.contains(number - 1) { return entries[number - 1] }
    return entries.first { $0.id == name || $0.place == name || $0.place + ".md" == name } ?? entry(at: name)
  }

  func entry(at path: String) -> Entry? {
    let path = Files.absolute(path)
    return entries.first { Files.absolute($0.path) == path }
  }

  func problem(with name: String) -> Problem {
    let ids = entries.map(\.id)
    let begun = ids.filter { id in id.split(separator: "/").contains { $0.hasPrefix(name) } }
    let words = ids.flatMap { id in [id] + id.split(separator: "/").map(String.init) }
    let near = Spelling.nearest(to: name, among: words).flatMap { word in
      ids.first { $0 == word || $0.hasSuffix("/" + word) }
    }
    let meant = begun.count == 1 ? begun[0] : near
    return Problem(
      "there is no lesson `\(Escaping.safe(name))`",
      suggestion: meant.map { "did you mean `\($0)`?" } ?? "`learn` lists the lessons")
  }

  static func read(_ entry: Entry, in language: Language) throws -> Lesson {
    try Lesson(id: entry.id, bytes: Files.read(entry.path, limit: Lesson.sizeLimit), language: language)
  }

  /// Reads a lesson to learn or play it; throws if it contains statements that lessons must not contain.
  static func harmless(_ entry: Entry, in language: Language) throws -> Lesson {
    do {
      let lesson = try read(entry, in: language)
      let refused = lesson.refusedWords
      guard refused.isEmpty else { throw Findings(refused) }
      return lesson
    } catch let found as Findings { throw UnreadableFile(path: entry.path, findings: found) }
  }

  static func languages(in folder: String) -> [String] {
    languages.filter { Files.isFolder(folder + "/" + $0) }
  }

  /// The lessons below a folder, as sorted paths relative to it.
  static func places(in folder: String) throws(FileProblem) -> [String] {
    let others = ["README.md", "REFERENCE.md", Syllabus.fileName]
    let files = try Files.paths(below: folder, ending: ".md")
    return files.filter { Files.isRegular($0) && !others.contains(Files.name(of: $0)) }
      .map { String($0.dropFirst(folder.count + 1)) }
  }

  /// The course, language and path of a file in a course: at most two folders below a language's folder; nil for other files.
  static func around(_ path: String) -> (course: String, language: String, place: String)? {
    let parts = Files.absolute(path).split(separator: "/").map(String.init)
    guard let index = parts.lastIndex(where: languages.contains), parts.count - index <= 3 else { return nil }
    let places = [parts[..<index], parts[(index + 1)...]].map { $0.joined(separator: "/") }
    return ("/" + places[0], parts[index], places[1])
  }
}
