import FileStores
import Lessons

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lesson files below a folder, in the order of their paths.
struct FolderListing {
  /// How deep folders may lie in each other; links that lead back end here.
  static let depthLimit = 4
  /// How many files and folders are looked at: no course has more.
  static let entryLimit = 5_000

  /// Markdown files in a course that are no lessons.
  private static let others = ["README.md", Syllabus.fileName]

  /// Paths of Markdown files, relative to the folder.
  private(set) var paths: [String] = []
  /// What was left out, in sentences, but for ``unreadable``.
  private(set) var notes: [String] = []
  /// Folders that the user may not read, the listed one included: paths relative to that, which is the empty one itself.
  private(set) var unreadable: [String] = []
  /// The folders that were looked at: links may lead to one twice, or back.
  private var seen: Set<FileIdentity> = []
  private let folder: String
  private var entryCount = 0

  /// Lists a folder; what in it cannot be read is left out.
  ///
  /// - Throws: Where more lies in it than in any course.
  init(_ folder: String) throws(FileProblem) {
    self.folder = folder
    try add("", depth: 0, isOwn: true)
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// - Parameter isOwn: Whether no link leads there: what cannot be read elsewhere is none of the course's, nor is anybody told its name.
  private mutating func add(_ path: String, depth: Int, isOwn: Bool) throws(FileProblem) {
    if let identity = Files().identity(of: folder + "/" + path), !seen.insert(identity).inserted {
      return leaveOut(path, "leads to a folder that was listed already")
    }
    guard let names = try? FolderListing.names(in: folder + "/" + path) else {
      if isOwn { unreadable.append(path) }
      return
    }
    for name in names.sorted() {
      entryCount += 1
      guard entryCount <= FolderListing.entryLimit else {
        let cause = "more than \(FolderListing.entryLimit) files and folders lie in it"
        throw FileProblem(folder, .other(cause))
      }
      let inner = path.isEmpty ? name : path + "/" + name
      if Files().isFolder(folder + "/" + inner) {
        guard depth < FolderListing.depthLimit else { continue }
        try add(inner, depth: depth + 1, isOwn: isOwn && !Files().isLink(folder + "/" + inner))
      } else if name.hasSuffix(".md"), !FolderListing.others.contains(name) {
        if Files().isNoFile(folder + "/" + inner) {
          leaveOut(inner, "is a pipe or device, not a file")
        } else {
          paths.append(inner)
        }
      }
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    notes.append("`\(folder)/\(path)` \(reason), and is left out")
  }

  /// The names in a folder but for hidden ones, in no order.
  static func names(in folder: String) throws(FileProblem) -> [String] {
    guard !folder.utf8.contains(0), let stream = opendir(folder) else {
      throw FileProblem(folder, .unreadable)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
