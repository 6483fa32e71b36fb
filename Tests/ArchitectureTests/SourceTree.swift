import Foundation

/// The sources of a package, held against the table of rooms in its manifest.
struct SourceTree {
  /// A row of the table.
  struct Room {
    var name: String
    /// What it may import of the package and of others.
    var imports: [String]
  }

  /// A source, by its path in the package.
  struct File {
    var path: String
    var lines: [Substring]

    /// The folder in Sources or Tests in which it lies.
    var room: String { String(path.split(separator: "/")[1]) }
    /// The type that it is about: of `Session+Traits.swift` that is `Session`.
    var type: String { String(path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? "") }

    /// The modules that it imports.
    var imports: [String] {
      lines.compactMap { line in
        let words = line.prefix { $0 != "/" }.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
          words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.levels.contains($0) })
        else { return nil }
        let kinds: Set<Substring> = [
          "struct", "enum", "class", "func", "protocol", "typealias", "var", "let",
        ]
        let name = words[kinds.contains(words[index + 1]) ? index + 2 : index + 1]
        return String(name.prefix { $0 != "." })
      }
    }

    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  }

  /// The rooms, the lowest layer first.
  private(set) var rooms: [Room] = []
  private(set) var files: [File] = []

  /// Reads a package's manifest and sources.
  init(package: URL) throws {
    let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    for row in manifest.components(separatedBy: "\n  Room(").dropFirst() {
      guard let name = row.firstMatch(of: /name: "(\w+)"/)?.1 else { continue }
      let list = row.firstMatch(of: /imports: \[([^\]]*)\]/)?.1 ?? ""
      let names = list.matches(of: /\w+/).map { String($0.0) }
      rooms.append(Room(name: String(name), imports: names))
    }
    for folder in ["Sources", "Tests"] {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: package.appendingPathComponent(folder).path)
      // Benchmarks and their like are packages of their own.
      let others = paths.filter { $0.hasSuffix("/Package.swift") }.map { $0.dropLast("Package.swift".count) }
      for path in paths.sorted()
      where path.hasSuffix(".swift") && !others.contains(where: { path.hasPrefix($0) }) {
        let text = try String(
          contentsOf: package.appendingPathComponent("\(folder)/\(path)"), encoding: .utf8)
        files.append(
          File(
            path: "\(folder)/\(path)", lines: text.split(separator: "\n", omittingEmptySubsequences: false)))
      }
    }
  }

  /// The engines, which are values that know neither the language nor a terminal, files or a clock.
  private static let engines: Set = ["ViewTree", "Traits", "Presentations", "StateUpdates"]

  /// What Swift programs import, whose types are those of Foundation, such as `CGSize`.
  private static let libraries: Set = ["UIKitTraits", "SwiftUIViews"]

  /// What is against the rules, one sentence each.
  var violations: [String] {
    rows + files.flatMap { file in file.imports.compactMap { violation(of: $0, in: file) } }
  }

  /// A row may import what stands above it in the table, and engines only engines; presentations and state do not see each other.
  private var rows: [String] {
    rooms.enumerated().flatMap { place, room in
      room.imports.compactMap { other -> String? in
        if let index = rooms.firstIndex(where: { $0.name == other }), index >= place {
          return "the row \(room.name) imports \(other), which stands above"
        }
        if Self.engines.contains(room.name), !Self.engines.contains(other) {
          return "the row \(room.name) is an engine and imports \(other)"
        }
        let neighbours: Set = ["Presentations", "StateUpdates"]
        return neighbours.isSuperset(of: [room.name, other])
          ? "Presentations and StateUpdates do not see each other" : nil
      }
    }
  }

  private func violation(of module: String, in file: File) -> String? {
    // What a plugin writes are no imports of its own.
    if file.imports.contains("PackagePlugin") { return nil }
    guard let room = rooms.first(where: { $0.name == file.room }) else {
      return "\(file.path): \(file.room) is no row of the table"
    }
    if rooms.contains(where: { $0.name == module }), !room.imports.contains(module), module != room.name {
      return "\(file.path): the row \(room.name) does not list \(module)"
    }
    if !file.path.hasPrefix("Sources/") { return nil }
    switch module {
    case "Foundation"
    where !file.imports.contains("FoundationEssentials") && !Self.libraries.contains(room.name):
      return "\(file.path): imports Foundation, where FoundationEssentials would do"
    case "Foundation", "FoundationEssentials", "Synchronization":
      return Self.engines.contains(room.name) ? "\(file.path): an engine imports \(module)" : nil
    case "ArgumentParser" where !room.imports.contains("argumentParser"):
      return "\(file.path): the row \(room.name) does not list argumentParser"
    default: return nil
    }
  }

  /// A file has one concept and at most 300 lines, and a type at most eight files.
  var sizes: [String] {
    let long = files.filter { $0.lines.count > 301 }.map { "\($0.path) has \($0.lines.count - 1) lines" }
    let types = Dictionary(grouping: files.filter { $0.path.hasPrefix("Sources/") }) {
      "\($0.room)'s \($0.type)"
    }
    return long
      + types.filter { $0.value.count > 8 }.map { "\($0.key) has \($0.value.count) files" }.sorted()
  }
}
