import Commands
import Foundation
import SessionTesting
import Syntax
import Testing

/// What Apple leaves open: all of it can be read, and what cites it names what is there.
@Suite("Open points")
struct OpenPointTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The text of every file below a folder that has one of these endings.
  static func texts(below folder: String, _ endings: [String]) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { endings.contains($0.pathExtension) && !$0.path.contains("/SecondHouse/") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test("every decision of the engines is in the list, under the name of its constant")
  func complete() throws {
    var names: [String] = []
    let parts = ["Tree", "Updates", "Values"].map { "Sources/Traits/Decisions+\($0).swift" }
    for path in parts + ["Sources/Presentations/Decisions.swift"] {
      let constant = /static let (\w+) = (?:Presentation)?Decision\(\s*name: "(\w+)"/
      for match in try Self.text(path).matches(of: constant) {
        #expect(match.1 == match.2)
        names.append(String(match.1))
      }
    }
    #expect(names.count > 40)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(OpenPoint.all.map(\.name)))
    #expect(Set(OpenPoint.all.map(\.question)).count == names.count)
  }

  @Test("`show decisions` lists each on a line of its own, whole")
  func list() {
    let lines = Session(confirms: false).run("show decisions").split(separator: "\n")
    #expect(lines.count == OpenPoint.all.count)
    for (line, point) in zip(lines, OpenPoint.all) {
      #expect(line.hasPrefix(point.name) && line.hasSuffix(point.question))
      #expect(line.count <= 80)
    }
  }

  @Test("`show decision` tells what is open, what Mendel does, and why", arguments: OpenPoint.all)
  func whole(_ point: OpenPoint) {
    let lines = Session(confirms: false).run(point.statement).split(separator: "\n")
    let text = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    #expect(
      text == "\(point.name) \(point.question) Apple does not document this; Mendel: \(point.answer) Why: "
        + point.reason)
    #expect(point.question.hasSuffix("?") && point.answer.hasSuffix(".") && point.reason.hasSuffix("."))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("a learner meets every decision at a statement that it is about")
  func cited() {
    let touched = StatementForm.allCases.flatMap { StatementGuide.openPoints(of: $0) }
    #expect(Set(touched) == Set(OpenPoint.all))
    let session = Session(confirms: false)
    for form in StatementForm.allCases where form.isListed {
      let points = StatementGuide.openPoints(of: form)
      guard let title = Statements[form]?.title, !points.isEmpty, !title.contains("EXPRESSION") else {
        continue
      }
      let help = session.run("help \(title)").replacing(/\s+/, with: " ")
      #expect(help.contains("left open by Apple: " + points.map(\.name).joined(separator: ", ")), "\(title)")
    }
  }

  @Test("what cites a decision names one that is there")
  func citations() throws {
    let sources = try Self.texts(below: "Sources", ["swift"])
    let lessons = try Self.texts(below: "Lessons", ["md"])
    let names = Set(OpenPoint.all.map(\.name))
    let links = sources.flatMap {
      $0.matches(of: /``(?:Presentation)?Decision\/(\w+)``/).map { String($0.1) }
    }
    let statements = (sources + lessons).flatMap {
      $0.matches(of: /show decision (\w+)/).map { String($0.1) }
    }
    #expect(links.count > 10)
    #expect(Set(links).subtracting(names) == [])
    #expect(Set(statements).subtracting(names).subtracting(["NAME"]) == [])
  }
}
