import Foundation
import Playgrounds
import SessionTesting
import Testing

/// Scripts in the language, one a section of its contract, each with what it prints beside it.
@Suite("The language, in the language")
struct LanguageTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Scripts")

  static let scripts: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".mendel") }.sorted()

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  static func expected(_ script: String) throws -> String {
    try text(String(script.dropLast(".mendel".count)) + ".out")
  }

  @Test("every section has a script")
  func sections() {
    #expect(Self.scripts.count >= 10)
  }

  @Test("a script holds in process", arguments: scripts)
  func inProcess(script: String) throws {
    let session = Session(confirms: false, drawsBoxes: false)
    let output = session.run(try Self.text(script))
    #expect(session.problems.isEmpty)
    #expect(output + "\n" == (try Self.expected(script)))
  }

  @Test("a script holds through the built program", arguments: scripts)
  func built(script: String) throws {
    let result = try BuiltProgram.run(["run", script], in: Self.folder)
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(result.output == (try Self.expected(script)))
  }

  @Test("a saved session, loaded, is the same session", arguments: scripts)
  func reloaded(script: String) throws {
    let session = Session(confirms: false)
    session.run(try Self.text(script))
    let (text, _) = try session.playground.script()
    let copy = Session(confirms: false)
    copy.run(text)
    #expect(copy.problems.isEmpty)
    #expect(
      copy.run("show tree\nshow overrides\nshow registrations")
        == session.run("show tree\nshow overrides\nshow registrations"))
  }
}
