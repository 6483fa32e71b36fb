import Testing

@testable import Syntax

@Suite("The shape of a line")
struct StatementShapeTests {
  private func read(_ text: String, from offset: Int = 0) -> StatementShape? {
    var shape = StatementShape()
    let isWhole = Array(text.utf8).withUnsafeBufferPointer { shape.read($0, from: offset) }
    return isWhole ? shape : nil
  }

  @Test("plain numbers and strings may differ, everything else may not")
  func sameness() throws {
    let first = try #require(read("set x = 41\n"))
    #expect(first.hash == read("  set x = 7\n")?.hash)
    #expect(first.hash != read("set y = 41\n")?.hash)
    #expect(first.hash != read("set x =  41\n")?.hash)
    #expect(first.hash != read("set x = \"41\"\n")?.hash)
    #expect(read("print \"a\"\n")?.hash == read("print \"b c\"\n")?.hash)
    #expect(read("print \"\"\n")?.literals.count == 1)
  }

  @Test(
    "digits inside something longer are no literals",
    arguments: [
      "x = 1.5", "x = 0.25s", "x = 3x4", "x = #123", "x = 1_000", "x = 200...300", "x = é3",
      "x = 1234567890123456789", "x = y.a2", "x = a2é", "x = éa2", "x = #a2", "x = 2a2", "x = a2b",
      "x = \"\\n2\"", "x = \"é2\"",
    ])
  func longer(_ text: String) throws {
    #expect(try #require(read(text + "\n")).literals.isEmpty)
  }

  @Test("a literal has its place and its number")
  func literals() throws {
    let shape = try #require(read("set x = -12 + \"ab\" \r\n"))
    #expect(shape.literals.map(\.range) == [SourceRange(9, 11), SourceRange(14, 18)])
    #expect(shape.literals.map(\.kind) == [.number, .string] && shape.literals[0].value == 12)
    #expect(shape.range == SourceRange(0, 18) && shape.end == 20)
  }

  @Test("a digit is found at every place, behind every byte that may stand before it")
  func everyPlace() throws {
    for byte in 0x20..<0x7F as Range<UInt8> where !"\"/#._".utf8.contains(byte) {
      let isPart = Lexer.isNameByte(byte)
      for length in 1..<20 {
        let text = String(repeating: " ", count: length) + "." + String(decoding: [byte], as: UTF8.self) + "7"
        let literals = try #require(read(text + String(repeating: "+", count: length) + "\n")).literals
        #expect(literals.map(\.range) == (isPart ? [] : [SourceRange(length + 2, length + 3)]), "\(text)")
      }
    }
  }

  @Test("a numbered name is part of one of the two hashes only")
  func numberedNames() throws {
    let first = try #require(read("set a1 = w22.x3 + y\n"))
    let other = try #require(read("set b = 7\n"))
    let second = try #require(read("set long456 = v1.x3 + y\n"))
    #expect(first.literals.map(\.range) == [SourceRange(4, 6), SourceRange(9, 12)])
    #expect(first.literals.allSatisfy { $0.kind == .name } && first.hasNames && !other.hasNames)
    #expect(first.openHash == second.openHash && first.hash != second.hash)
    #expect(first.openHash != read("set a1 = w22.x4 + y\n")?.openHash)
    #expect(first.openHash != read("set 1 = w22.x3 + y\n")?.openHash)
  }

  @Test("what stands between the values of a string may differ, and the numbers in them")
  func interpolations() throws {
    let shape = try #require(read("x = \"a \\(1 + n) b\" + \"c\"\n"))
    #expect(shape.literals.map(\.kind) == [.text, .number, .text, .string])
    #expect(
      shape.literals.map(\.range) == [
        SourceRange(5, 7), SourceRange(9, 10), SourceRange(15, 17), SourceRange(21, 24),
      ])
    #expect(shape.hash == read("x = \"\\(22 + n)\" + \"\"\n")?.hash)
    #expect(shape.hash != read("x = \"a \\(1 + m) b\" + \"c\"\n")?.hash)
    #expect(shape.hash != read("x = \"a \\(1 + n)\\n\" + \"c\"\n")?.hash)
    let nested = try #require(read("x = \"\\((1) + (n)) \\(2)\"\n"))
    #expect(nested.literals.map(\.kind) == [.text, .number, .text, .number, .text])
    let strings = try #require(read("x = \"\\(\"1\") 2\"\n"))
    #expect(strings.literals.map(\.kind) == [.text] && strings.hash != read("x = \"\\(\"3\") 2\"\n")?.hash)
  }

  @Test("a comment behind the line is no part of it")
  func comments() throws {
    let shape = try #require(read("x = 1  // one\nx = 2\n"))
    #expect(shape.range == SourceRange(0, 5) && shape.end == 13)
    #expect(read("// only this\n") == nil)
  }

  @Test(
    "what is not one whole line has no shape",
    arguments: ["set x = 1", "", "\n\n", "print \"a\n", "print \"\"\"\n", "print \"a"])
  func partial(_ text: String) { #expect(read(text) == nil) }

  @Test("a very long line, or one with very many literals, has no shape")
  func long() {
    #expect(read("x = " + String(repeating: "a", count: 2000) + "\n") == nil)
    #expect(read("x = " + String(repeating: "1 + ", count: 20) + "1\n") == nil)
  }

  @Test("its names are all that stand in it")
  func names() throws {
    var names = NameTable()
    let known = ["form", "theme", "요약"].map { names.name(for: $0) }
    let text = "override form.theme = 요약 + unknown\n"
    let shape = try #require(read(text))
    let found = shape.names(in: Array(text.utf8), names)
    #expect(known.allSatisfy(found.contains))
  }
}
