import Foundation
import Testing

@Suite("What public declarations say of themselves")
struct DocumentationRulesTests {
  @Test(
    "every public declaration of the engines has a doc comment, with its complexity and its errors",
    arguments: ["Journals", "ViewTree", "Traits", "Presentations"])
  func engines(room: String) throws {
    let folder = ImportRulesTests.package.appendingPathComponent("Sources/\(room)")
    #expect(try DocumentationRules.gaps(below: folder).map(\.description) == [])
  }

  @Test("a folder that is not there is an error, not a room without gaps")
  func nowhere() {
    let folder = ImportRulesTests.package.appendingPathComponent("Sources/Nowhere")
    #expect(throws: (any Error).self) { try DocumentationRules.gaps(below: folder) }
  }

  /// A source, and what is missing there: line, what, and of which declaration.
  struct Planted: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var gaps: [String]

    var testDescription: String { name }
  }

  @Test(
    "a planted gap is found, and nothing else",
    arguments: [
      Planted(
        name: "no comment at all",
        source: "public struct Box {\n  public var width = 0\n  var height = 0\n}",
        gaps: ["1: no doc comment: public struct Box", "2: no doc comment: public var width = 0"]),
      Planted(
        name: "a comment that a blank line or another declaration parts from it",
        source: "/// A box.\n\npublic struct Box {}\n/// A lid.\nstruct Lid {}\npublic struct Key {}",
        gaps: ["3: no doc comment: public struct Box", "6: no doc comment: public struct Key"]),
      Planted(
        name: "a comment above attributes, or with another kind of comment between",
        source: "/// A box.\n@frozen\n// For speed.\n@available(macOS 15, *)\npublic struct Box {}", gaps: []),
      Planted(
        name: "what is called",
        source: """
          /// Opens.
          @inlinable public func open(_ path: String) -> Bool { true }
          /// Makes.
          ///
          /// - Complexity: O(1)
          public init() {}
          /// The row.
          public subscript(row: Int) -> Int { row }
          /// How many.
          public var count: Int { 0 }
          """,
        gaps: [
          "2: no complexity: @inlinable public func open(_ path: String) -> Bool",
          "8: no complexity: public subscript(row: Int) -> Int",
        ]),
      Planted(
        name: "what throws, over several lines, and what only takes a closure that does",
        source: """
          /// Opens. Complexity: O(1).
          public func open(
            _ path: String
          ) throws(Problem) -> Int {
          }
          /// Tries. Complexity: O(1).
          public func attempt(_ body: () throws -> Void) -> Bool { true }
          /// Tries. Complexity: O(1).
          public func attempt(_ body: () throws -> Void) rethrows {}
          /// Opens. Complexity: O(1).
          ///
          /// - Throws: ``Problem``.
          public func close() throws {}
          """,
        gaps: [
          "2: no errors: public func open( _ path: String ) throws(Problem) -> Int",
          "9: no errors: public func attempt(_ body: () throws -> Void) rethrows",
        ]),
      Planted(
        name: "cases and requirements, which are as public as what they stand in",
        source: """
          /// A side.
          public enum Side {
            /// The left one.
            case left
            case right
            func turned() -> Side { switch self { case .left: .right case .right: .left } }
          }
          /// Opens.
          public protocol Opening {
            /// Opens, and what it costs is for others to say.
            func open()
            func close() throws
          }
          enum Inside { case here }
          /// A grade.
          public enum Grade { case good, bad }
          """,
        gaps: [
          "5: no doc comment: case right", "12: no doc comment: func close() throws",
          "16: no doc comment: case good, bad",
        ]),
      Planted(
        name: "comparisons and hashing, which need no complexity but a comment",
        source: """
          /// By width.
          public static func < (left: Self, right: Self) -> Bool { true }
          /// By width.
          public static func == (left: Self, right: Self) -> Bool { true }
          /// Feeds the width.
          public func hash(into hasher: inout Hasher) {}
          public func hash(_ value: Int) {}
          """,
        gaps: ["7: no doc comment: public func hash(_ value: Int)"]),
      Planted(
        name: "text, access of setters, and extensions that are no declarations of their own",
        source: """
          let sample = \"\"\"
            public func planted() throws {
            \"\"\"
          let line = "} public struct Planted {"  // public struct Planted {}
          extension Box {
            private(set) var depth: Int { 0 }
            /// How high.
            public internal(set) var height = "{"
            public private(set) var width = 0
          }
          """,
        gaps: ["9: no doc comment: public private(set) var width = 0"]),
    ])
  func planted(_ planted: Planted) {
    let gaps = DocumentationRules.gaps(in: planted.source, file: "Planted.swift")
    #expect(gaps.map(\.description) == planted.gaps.map { "Planted.swift:\($0)" })
  }
}
