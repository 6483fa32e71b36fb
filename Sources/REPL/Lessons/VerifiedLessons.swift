import Commands
import FileStores
import Lessons

/// The lessons that a call of `mendel verify` means, each with the course around it.
struct VerifiedLessons {
  /// A lesson, and where its course stands in ``courses``; one that lies in no course stands alone.
  struct Item {
    var entry: Course.Entry
    var place: (course: Int, edition: Int)?
  }

  private(set) var items: [Item] = []
  private(set) var courses: [CourseFolder] = []
  /// The folders below those that were named in which nobody knows what lies.
  private(set) var unreadable: [UnreadableFolder] = []
  /// What was left out of the folders that were named, in sentences.
  private(set) var notes: [String] = []
  /// Where the playground's own course is.
  private let location: CourseLocation
  private var loneSyllabus: Syllabus?

  /// Finds the lessons of these files and folders, or with no paths those of the course.
  init(paths: [String], course location: CourseLocation) throws {
    self.location = location
    for path in try paths.isEmpty ? [Course.folder(at: location)] : paths {
      if Files().isFolder(path) { try addFolder(path) } else { try addFile(path) }
    }
  }

  /// The edition that a lesson belongs to.
  func edition(of item: Item) -> CourseFolder.Edition? {
    item.place.map { courses[$0.course].editions[$0.edition] }
  }

  /// What a lesson is measured by: the other lessons of its edition and the syllabus, or for one in no course those around it and that of the playground.
  func outline(of item: Item) -> CourseOutline {
    edition(of: item)?.outline ?? loneOutline(of: item.entry)
  }

  /// What a lesson in no course may require: those in its folder, those in the folder around that, and the playground's own.
  private func loneOutline(of entry: Course.Entry) -> CourseOutline {
    var outline = CourseOutline(syllabus: loneSyllabus)
    let bytes = try? Files().readFromDisk(entry.path, limit: Lesson.sizeLimit)
    let requires = bytes.flatMap { Lesson.FrontMatter(bytes: $0)?.requires } ?? []
    outline.add(entry.id, path: entry.path, requires: requires)
    guard !requires.isEmpty else { return outline }
    let slash = entry.path.lastIndex(of: "/")
    let folder = slash.map { String(entry.path[...$0]) } ?? "./"
    for place in [folder, folder + "../"].compactMap({ try? FolderListing($0).paths }).joined() {
      outline.add(original: Lesson.id(ofPath: place))
    }
    for lesson in (try? Course(at: location))?.entries ?? [] { outline.add(original: lesson.id) }
    return outline
  }

  /// The claims that the first of the lessons may show.
  var syllabus: Syllabus? { items.first?.place.map { courses[$0.course].syllabus } ?? loneSyllabus }

  private mutating func addFolder(_ path: String) throws {
    let place = CourseFolder.place(of: path)
    let index = try index(ofCourse: place?.course ?? path.withoutLastSlashes)
    let count = items.count
    notes += courses[index].notes
    var unreadable: [UnreadableFolder] = []
    for (number, edition) in courses[index].editions.enumerated() {
      for entry in edition.entries where place?.contains(entry.place, of: edition) ?? true {
        items.append(Item(entry: entry, place: (index, number)))
      }
      unreadable += edition.unreadable.filter { place?.contains($0.place + "/", of: edition) ?? true }
    }
    if items.count == count { throw Course.emptiness(path.withoutLastSlashes, unreadable) }
    self.unreadable += unreadable
  }

  private mutating func addFile(_ path: String) throws {
    guard let place = CourseFolder.place(of: path), Files().isFolder(place.course) else {
      loneSyllabus = try CourseFolder.syllabus(in: [], location)
      return items.append(Item(entry: Course.Entry(path: path)))
    }
    let index = try index(ofCourse: place.course)
    let number = courses[index].editions.firstIndex { $0.language == place.language }
    let known = number.flatMap {
      courses[index].editions[$0].entries.first { $0.place + ".md" == place.rest }
    }
    items.append(Item(entry: known ?? Course.Entry(path: path), place: number.map { (index, $0) }))
  }

  private mutating func index(ofCourse path: String) throws -> Int {
    if let index = courses.firstIndex(where: { $0.path == path }) { return index }
    courses.append(try CourseFolder(path, around: location))
    return courses.count - 1
  }
}

extension CourseFolder.Place {
  /// Whether something of an edition lies here or below, by its own place.
  fileprivate func contains(_ place: String, of edition: CourseFolder.Edition) -> Bool {
    edition.language == language && (rest.isEmpty || place.hasPrefix(rest + "/"))
  }
}

extension String {
  /// A folder's path as it is put before another.
  fileprivate var withoutLastSlashes: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
