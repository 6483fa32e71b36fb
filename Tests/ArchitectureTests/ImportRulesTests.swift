import Foundation
import Testing

@Suite("The direction of imports")
struct ImportRulesTests {
  /// The package that these tests belong to.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(
    "no source imports a room that stands above its own, nor one that is banned there; no engine spells a statement"
  )
  func sources() throws {
    #expect(try ImportRules(package: Self.package).violations() == [])
  }

  @Test("every folder of sources is a row of the table, and every row has one")
  func rows() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appendingPathComponent("Sources").path
    ).filter { !$0.hasPrefix(".") && $0 != "SecondHouse" }
    #expect(Set(try ImportRules(package: Self.package).order) == Set(folders))
  }

  @Test(
    "a planted import or statement is found",
    arguments: [
      ("ViewTree", "import Traits", "ViewTree/Planted.swift: imports Traits, which stands above"),
      (
        "Traits", "public import Presentations",
        "Traits/Planted.swift: imports Presentations, which stands above"
      ),
      ("Traits", "internal import Syntax", "Traits/Planted.swift: an engine imports Syntax"),
      ("Traits", "import Traits", "Traits/Planted.swift: imports Traits, which stands above"),
      ("Syntax", "  import Foundation", "Syntax/Planted.swift: imports Foundation"),
      (
        "Traits", "let advice = \"write `override main.theme`\"",
        "Traits/Planted.swift: an engine spells the language: let advice = \"write `override main.theme`\""
      ),
      ("Traits", "import struct Foundation", "Traits/Planted.swift: imports Foundation"),
      (
        "Presentations", "import CLibEdit",
        "Presentations/Planted.swift: imports CLibEdit, which stands above"
      ),
      ("REPL", "import CLibEdit", "REPL/Planted.swift: only LibEdit imports CLibEdit"),
      ("Nowhere", "import Traits", "Nowhere/Planted.swift: Nowhere is no room of the table"),
    ])
  func planted(room: String, line: String, violation: String) throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: package) }
    let folder = package.appendingPathComponent("Sources/\(room)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let manifest = """
      Room(name: "ViewTree"), Room(name: "Syntax"), Room(name: "Traits", imports: ["ViewTree"]),
      Room(
        name: "Presentations"), Room(kind: .shim, name: "CLibEdit"), Room(name: "REPL"),
      Room(kind: .tests, name: "SyntaxTests"),
      """
    try manifest.write(
      to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    try "\(line)\n\nstruct Planted {}\n".write(
      to: folder.appendingPathComponent("Planted.swift"), atomically: true, encoding: .utf8)
    #expect(try ImportRules(package: package).violations() == [violation])
  }
}
