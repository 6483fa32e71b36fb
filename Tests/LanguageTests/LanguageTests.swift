import Foundation
import Sessions
import StandardLanguage
import Testing

/// Scripts in the language, one a section of its contract, each with what it prints beside it.
@Suite("The language, in the language")
struct LanguageTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Scripts")

  /// Scripts that wait for statements which are not there yet.
  static let waiting: Set<String> = []

  static let scripts: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".mendel") && !waiting.contains($0) }.sorted()

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("every section has a script")
  func sections() {
    #expect(Self.scripts.count >= 10)
  }

  @Test("a script holds in process", arguments: scripts)
  func inProcess(script: String) throws {
    var interpreter = Interpreter(language: .standard)
    var lines: [String] = []
    let problems = interpreter.run(try Self.text(script), file: script) { outcome in
      lines += outcome.output.flatMap(\.plainLines)
    }
    let first = problems.first
    let place = first?.place.map { $0.source.text($0.range) } ?? ""
    #expect(problems.isEmpty, "\(first?.message ?? "") at \(place)")
    #expect(lines == (try Self.expected(script)))
  }

  private static func expected(_ script: String) throws -> [String] {
    let text = try text(String(script.dropLast(".mendel".count)) + ".out")
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
