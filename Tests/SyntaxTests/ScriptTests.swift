import Foundation
import Syntax
import Testing

@Suite("Scripts and lessons that exist")
struct ScriptTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func files(in folder: String, ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map { folder + "/" + $0 }
  }

  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  @Test(
    "every script reads without a problem",
    arguments: files(in: "Tests/LanguageTests/Scripts", ending: ".mendel"))
  func scripts(path: String) {
    let reading = Reading(Self.text(path))
    #expect(reading.source.statements.count > 3)
    #expect(reading.source.problems.map { "\($0.message): \(reading[$0.range])" } == [])
  }

  @Test("every lesson's code reads without a problem", arguments: files(in: "Lessons/en", ending: ".md"))
  func lessons(path: String) {
    var block: String?
    for line in Self.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```", let code = block {
        let reading = Reading(code)
        #expect(reading.source.problems.map { "\($0.message): \(reading[$0.range])" } == [], "\(code)")
        block = nil
      } else if line.hasPrefix("```mendel"), !line.contains("error") || line.hasPrefix("```swift") {
        block = ""
      } else if block != nil {
        block? += line + "\n"
      }
    }
  }
}
