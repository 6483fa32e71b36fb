import Foundation

/// What the sources import, held against the order of the rooms.
struct ImportRules {
  /// A package's manifest and sources.
  let package: URL
  /// The rooms from the lowest floor up, as the table in `Package.swift` lists them.
  let order: [String]

  /// Reads the table of a package.
  init(package: URL) throws {
    self.package = package
    let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    order = manifest.matches(of: /Room\(\s*(?:kind: \.(\w+), )?name: "(\w+)"/).filter {
      !($0.1 ?? "").lowercased().hasPrefix("test")
    }.map { String($0.2) }
  }

  /// A line that imports something.
  struct Import: Equatable {
    var file: String
    var room: String
    var module: String
  }

  /// The text of every source by its path.
  private func texts() throws -> [(path: String, text: String)] {
    let sources = package.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var texts: [(String, String)] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let path = String(file.path.dropFirst(sources.path.count + 1))
      // A package of its own, with a table of its own.
      if path.hasPrefix("SecondHouse/") { continue }
      texts.append((path, try String(contentsOf: file, encoding: .utf8)))
    }
    return texts
  }

  /// Every import of the sources.
  func imports() throws -> [Import] {
    var imports: [Import] = []
    for (path, text) in try texts() {
      let room = path.prefix { $0 != "/" }
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        let attributes: Set = [
          "public", "package", "internal", "fileprivate", "private", "@_exported", "@testable",
        ]
        guard let start = words.firstIndex(where: { !attributes.contains($0) }), words[start] == "import",
          let module = words.last
        else { continue }
        imports.append(Import(file: path, room: String(room), module: module))
      }
    }
    return imports
  }

  /// What is against the rules, one sentence each.
  func violations() throws -> [String] {
    let imports = try imports()
    return (imports.compactMap { upward($0) ?? banned($0) } + (try spellings())).sorted()
  }

  /// Where an engine spells statements: a back-tick in a string, in which no code of Swift has one.
  private func spellings() throws -> [String] {
    try texts().filter { Self.engines.contains(String($0.path.prefix { $0 != "/" })) }.flatMap { path, text in
      text.split(separator: "\n").compactMap { line in
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
        return code.contains("\"") && code.contains("`")
          ? "\(path): an engine spells the language: \(code.trimmingCharacters(in: .whitespaces))" : nil
      }
    }
  }

  private func upward(_ found: Import) -> String? {
    guard let place = order.firstIndex(of: found.room) else {
      return "\(found.file): \(found.room) is no room of the table"
    }
    guard let other = order.firstIndex(of: found.module), other >= place else { return nil }
    return "\(found.file): imports \(found.module), which stands above"
  }

  /// The engines, which know neither the language nor one another's neighbours.
  private static let engines: Set = ["Traits", "Presentations", "StateUpdates", "ViewTree", "Journals"]
  /// What an engine does not see.
  private static let aboveEngines: Set = ["Syntax", "Drawings", "FileStores", "LineEditing"]

  private func banned(_ found: Import) -> String? {
    switch (found.room, found.module) {
    case (_, "Foundation"), (_, "FoundationEssentials"): "\(found.file): imports Foundation"
    case (let room, let module) where Self.engines.contains(room) && Self.aboveEngines.contains(module):
      "\(found.file): an engine imports \(module)"
    case ("Presentations", "StateUpdates"), ("StateUpdates", "Presentations"):
      "\(found.file): Presentations and StateUpdates do not see each other"
    case (let room, "CLibEdit") where room != "LibEdit": "\(found.file): only LibEdit imports CLibEdit"
    case (let room, "CMarkdown") where room != "Lessons": "\(found.file): only Lessons imports CMarkdown"
    case (let room, "ArgumentParser") where room != "mendel":
      "\(found.file): only mendel imports ArgumentParser"
    default: nil
    }
  }
}
