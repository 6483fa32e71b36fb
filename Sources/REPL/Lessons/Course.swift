import Drawings
import Files
import Lessons
import Sessions
import Syntax

/// Lessons that belong together: a folder with a folder for each language, or with lessons alone.
struct Course {
  struct Entry: Hashable {
    var id: String
    /// The path below the language's folder, without its ending.
    var place: String
    var path: String
    /// What progress is noted under: the id, or for lessons from elsewhere their absolute place.
    var key: String

    /// A lesson at a place below its language's folder, in a folder of lessons; in none if the course is the playground's own.
    init(place: String, path: String, root: String? = nil) {
      id = Lesson.id(ofPath: place)
      let stem = place.hasSuffix(".md") ? String(place.dropLast(3)) : place
      (self.place, self.path) = (stem, path)
      key = root.map { Files.absolute($0) + "/" + stem } ?? id
    }

    /// A single file; one in a course has the id that it has there.
    init(path: String) {
      let known = Course.around(path)
      self.init(
        place: known?.place ?? Files.name(of: path), path: path, root: known?.course ?? Files.folder(of: path)
      )
    }

    /// What `learn` finds it by from anywhere: another course's lessons by their files.
    var name: String { key == id ? id : path }

    /// Its title, what it requires and the like, without its steps; nil if it cannot be read.
    var frontMatter: FrontMatter? {
      (try? Files.read(path, limit: Lesson.sizeLimit)).flatMap { FrontMatter(bytes: $0) }
    }
  }

  /// The languages that lessons are written in; those of the others translate the first.
  private static let languages = ["en", "ko", "ja"]

  /// The lessons in order: that of their paths, each behind those that it requires.
  let entries: [Entry]
  /// Whether the language that was asked for has no folder here, so that all lessons are in the first one.
  let isUntranslated: Bool

  /// Finds the lessons of a folder, in a language where they are translated; `isOwn` is the course that the playground brings, wherever it lies.
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
      // Of two lessons with one id, the first keeps it.
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

  /// Finds the course that the playground brings, or the one that the user named.
  init(named: String?, language: String = "en") throws(Problem) {
    try self.init(folder: Course.folder(named: named), language: language, isOwn: named == nil)
  }

  static func folder(named: String?) throws(Problem) -> String {
    if let folder = named ?? Places.courses().first(where: { Files.isFolder($0 + "/en") }) { return folder }
    throw Problem(
      "the lessons are not beside the program",
      suggestion: "the variable MENDEL_LESSONS says where they are, or `mendel learn --lessons FOLDER`")
  }

  /// The lesson that a learner means: an id, a path below the language's folder, a number as `learn` lists them, or a file.
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

  /// Reads a lesson for whoever learns or plays it: one that does nothing that lessons may not do.
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

  /// The lessons below a folder, by their paths from there, in the order of these.
  static func places(in folder: String) throws(FileProblem) -> [String] {
    let others = ["README.md", "REFERENCE.md", Syllabus.fileName]
    let files = try Files.paths(below: folder, ending: ".md")
    return files.filter { Files.isRegular($0) && !others.contains(Files.name(of: $0)) }
      .map { String($0.dropFirst(folder.count + 1)) }
  }

  /// Where a file lies, if that is in a course: at most two folders below one for a language.
  static func around(_ path: String) -> (course: String, language: String, place: String)? {
    let parts = Files.absolute(path).split(separator: "/").map(String.init)
    guard let index = parts.lastIndex(where: languages.contains), parts.count - index <= 3 else { return nil }
    let places = [parts[..<index], parts[(index + 1)...]].map { $0.joined(separator: "/") }
    return ("/" + places[0], parts[index], places[1])
  }
}
