import Drawings
import Foundation
import REPL
import Testing

/// What README shows is what the program prints.
@Suite("README")
struct ReadmeTests {
  static let text: String = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The blocks that show a session, one after the other.
  static var sessions: [String] {
    text.components(separatedBy: "```text\n").dropFirst().compactMap { part in
      part.hasPrefix("mendel> ") ? part.components(separatedBy: "```").first : nil
    }
  }

  @Test("the sessions in it, run as one, print what stands there")
  func sessionsAreReal() throws {
    #expect(Self.sessions.count >= 3)
    let shown = Self.sessions.joined()
    let statements = shown.split(separator: "\n").filter { $0.hasPrefix("mendel> ") }.map { $0.dropFirst(8) }
    let printed = try Self.run(statements.map(String.init))
    #expect(printed.split(separator: "\n") == shown.split(separator: "\n"))
  }

  @Test("the links in it lead to files of this repository")
  func linksAreGood() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let links = Self.text.matches(of: #/\]\(([^)]+)\)/#).map { String($0.1) }.filter { !$0.hasPrefix("http") }
    #expect(!links.isEmpty)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: root.appending(path: link).path), "\(link)")
    }
  }

  @Test("its chart of modules has the modules of the manifest, in their order")
  func chartIsComplete() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
      .components(separatedBy: "let rooms")[1]
    let rooms = manifest.components(separatedBy: "// Tests, and what they stand on")[0]
      .matches(of: #/name: "(\w+)"/#).map { String($0.1) }
    let rows = Self.text.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .compactMap { $0.split(separator: "|").dropFirst().first }
    let charted = rows.flatMap { $0.matches(of: #/`(\w+)`/#).map { String($0.1) } }
      .filter { rooms.contains($0) }
    #expect(charted == rooms)
  }

  /// What the playground shows for each statement, typed on a terminal that draws boxes and has no colours.
  static func run(_ statements: [String]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "mendel-readme-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let appearance = Appearance(colors: .none, drawsBoxes: true)
    let output = Output(descriptor: handle.fileDescriptor, appearance: appearance, isTerminal: true)
    let runner = ScriptRunner(streams: Streams(output: output, errors: output) { 80 }, echoes: true) { false }
    for statement in statements { _ = runner.run(text: statement) }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
