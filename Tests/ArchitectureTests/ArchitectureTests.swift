import Foundation
import Testing

@Suite("How the sources are laid out")
struct ArchitectureTests {
  /// The package that these tests belong to.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("imports point down, as the table of the manifest lists them")
  func sources() throws {
    #expect(try SourceTree(package: Self.package).violations == [])
  }

  @Test("no file has more than 300 lines, and no type more than 8 files")
  func sizes() throws {
    #expect(try SourceTree(package: Self.package).sizes == [])
  }

  @Test("every folder of Sources and Tests is a row of the table, and every row has one")
  func rows() throws {
    let folders = try ["Sources", "Tests"].flatMap { top in
      let folder = Self.package.appendingPathComponent(top)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
        let manifest = folder.appendingPathComponent("\(name)/Package.swift")
        return !name.hasPrefix(".") && !FileManager.default.fileExists(atPath: manifest.path)
      }
    }
    #expect(try SourceTree(package: Self.package).rooms.map(\.name).sorted() == folders.sorted())
  }

  @Test(
    "a planted mistake is found",
    arguments: [
      ("ViewTree", "import Traits", "Sources/ViewTree/A.swift: the row ViewTree does not list Traits"),
      ("Traits", "public import Syntax", "Sources/Traits/A.swift: the row Traits does not list Syntax"),
      (
        "Traits", "import FoundationEssentials",
        "Sources/Traits/A.swift: an engine imports FoundationEssentials"
      ),
      (
        "Syntax", "  import struct Foundation.Date",
        "Sources/Syntax/A.swift: imports Foundation, where FoundationEssentials would do"
      ),
      (
        "Syntax", "import ArgumentParser",
        "Sources/Syntax/A.swift: the row Syntax does not list argumentParser"
      ),
      ("Nowhere", "import Traits", "Sources/Nowhere/A.swift: Nowhere is no row of the table"),
      ("Syntax", String(repeating: "\n", count: 299), "Sources/Syntax/A.swift has 301 lines"),
    ])
  func planted(room: String, text: String, violation: String) throws {
    let rows = [
      "(name: \"ViewTree\"),", "(name: \"Traits\", imports: [\"ViewTree\"]),", "(name: \"Syntax\"),",
    ]
    #expect(try violations(rows: rows, files: ["\(room)/A.swift": "\(text)\n// end\n"]) == [violation])
  }

  @Test("a planted row that points up is found, and a type of nine files")
  func plantedRows() throws {
    let rows = [
      "(name: \"Traits\", imports: [\"ViewTree\"]),", "(name: \"ViewTree\"),",
      "(\n    name: \"Presentations\", imports: [\"Traits\", \"Drawings\"]),",
    ]
    let names = ["", "+A", "+B", "+C", "+D", "+E", "+F", "+G", "+H"].map { "Traits/Box\($0).swift" }
    #expect(
      try violations(rows: rows, files: Dictionary(uniqueKeysWithValues: names.map { ($0, "// box\n") })) == [
        "the row Traits imports ViewTree, which stands above",
        "the row Presentations is an engine and imports Drawings", "Traits's Box has 9 files",
      ])
  }

  /// What is found in a package that is written for the question.
  private func violations(rows: [String], files: [String: String]) throws -> [String] {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: package) }
    for folder in ["Tests"]
      + files.keys.map({ "Sources/\($0)" }).map({ ($0 as NSString).deletingLastPathComponent })
    {
      try FileManager.default.createDirectory(
        at: package.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for (path, text) in files {
      try text.write(
        to: package.appendingPathComponent("Sources/\(path)"), atomically: true, encoding: .utf8)
    }
    try rows.map { "\n  Room\($0)" }.joined().write(
      to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let tree = try SourceTree(package: package)
    return tree.violations + tree.sizes
  }
}
