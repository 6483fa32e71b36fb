import Drawings
import Files
import Lessons
import Sessions

/// A folder of lessons as `mendel verify` sees it: its lessons in each language, what they are to each other, and its syllabus.
struct VerifiedCourse {
  struct Edition {
    /// The name of its folder; nil for the course's first language.
    var language: String?
    var entries: [Course.Entry] = []
    var outline: CourseOutline
    var originals: [Course.Entry]?
  }

  private(set) var editions: [Edition] = []
  let syllabus: Syllabus?

  struct UnreadableFile: Error {
    var path: String
    var findings: Findings
  }

  /// Looks at a folder, or at the folder around some files.
  ///
  /// - Parameter fallback: the playground's own course, whose syllabus counts for a course that has none.
  init(_ path: String, fallback: String?) throws {
    let files = [path, fallback].compactMap { $0 }.map { $0 + "/" + Syllabus.fileName }
    syllabus = try files.first { Files.holdsSomething($0) }.map { file in
      let bytes = try Files.read(file, limit: Lesson.sizeLimit)
      do throws(Findings) { return try Syllabus(bytes: bytes) } catch {
        throw UnreadableFile(path: file, findings: error)
      }
    }
    let languages = Course.languages(in: path)
    for language in languages.isEmpty ? [nil] : languages.map(Optional.some) {
      addEdition(language, in: path + (language.map { "/" + $0 } ?? ""))
    }
  }

  private mutating func addEdition(_ language: String?, in folder: String) {
    let originals = editions.first?.entries
    var edition = Edition(
      language: originals == nil ? nil : language, outline: CourseOutline(syllabus: syllabus),
      originals: originals)
    for place in Course.places(in: folder) {
      let entry = Course.Entry(place: place, path: folder + "/" + place)
      edition.entries.append(entry)
      edition.outline.add(entry.id, path: entry.path, requires: entry.frontMatter?.requires ?? [])
    }
    for entry in originals ?? [] { edition.outline.add(original: entry.id) }
    editions.append(edition)
  }

  struct Item {
    var entry: Course.Entry
    /// Where its edition has it, however the user wrote that.
    var path: String
    var edition: Edition

    /// What a list calls it: its id, with the language of a translation.
    var name: String { Escaping.safe(entry.id) + (edition.language.map { " (\($0))" } ?? "") }
  }

  /// The lessons of some files and folders, or with no paths those of the course.
  static func items(paths: [String], course named: String?) throws -> (items: [Item], syllabus: Syllabus?) {
    let own = try? Course.folder(named: named)
    var (items, syllabus): ([Item], Syllabus?) = ([], nil)
    for path in paths.isEmpty ? [try Course.folder(named: named)] : paths {
      let isFolder = Files.isFolder(path)
      let folder = Course.around(path)?.course ?? (isFolder ? path : Files.folder(of: path))
      let course = try VerifiedCourse(folder, fallback: own)
      syllabus = syllabus ?? course.syllabus
      let all = course.editions.flatMap { edition in
        edition.entries.map { Item(entry: $0, path: $0.path, edition: edition) }
      }
      let absolute = Files.absolute(path)
      let wanted = all.filter { (Files.absolute($0.path) + "/").hasPrefix(absolute + "/") }
      if wanted.isEmpty {
        // A file that is none of the folder's lessons is verified by itself; one that is not there says so.
        guard !isFolder, let edition = course.editions.first else {
          throw Problem("there are no lessons in `\(path)`")
        }
        _ = try Files.read(path, limit: Lesson.sizeLimit)
        items.append(Item(entry: Course.Entry(path: path), path: path, edition: edition))
      }
      items += wanted.map { item in
        var item = item
        // As the user wrote it, so that it can be clicked and patched.
        if !isFolder { item.entry.path = path }
        return item
      }
    }
    return (items, syllabus)
  }
}
