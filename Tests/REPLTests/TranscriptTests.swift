import Drawings
import Sessions
import Syntax
import Testing

@testable import REPL

@Suite("Problems and answers as lines")
struct TranscriptTests {
  let plain = Transcript()
  let ascii = Transcript(Layout(isASCII: true))

  func lines(_ problem: Problem, _ transcript: Transcript? = nil) -> [String] {
    (transcript ?? plain).lines(problem).map(\.string)
  }

  @Test("a problem has its sentence, its line, carets and a suggestion")
  func excerpt() {
    let source = Source("let a = 1\noverride form.thme = bold", file: "a.mendel")
    let problem = Problem(
      "no trait has the property `thme`", at: Place(SourceRange(24, 28), in: source),
      suggestion: "did you mean `theme`?")
    #expect(
      lines(problem) == [
        "a.mendel:2:15: error: no trait has the property `thme`", "  2 | override form.thme = bold",
        "    |               ^^^^ did you mean `theme`?",
      ])
  }

  @Test("carets stand under wide characters, and columns count characters")
  func wide() {
    let source = Source("print \"한국😀\" + 요약", file: "x")
    let start = Array("print \"한국😀\" + ".utf8).count
    let problem = Problem("m", at: Place(SourceRange(start, start + 6), in: source))
    #expect(
      lines(problem) == [
        "x:1:15: error: m", "  1 | print \"한국😀\" + 요약", "    |                  ^^^^",
      ])
  }

  @Test("of a line of a megabyte what is around the place is shown, within the width")
  func long() {
    let text = String(repeating: "a", count: 1 << 20)
    let problem = Problem("m", at: Place(SourceRange(600_000, 600_004), in: Source(text + " " + text)))
    #expect(lines(problem).allSatisfy { $0.count <= 80 })
    #expect(lines(problem)[2].contains("^^^^"))
  }

  @Test("a tab, a carriage return and a control character are shown as what they are")
  func control() {
    let source = Source("\tlet \u{1B}a\r\n")
    let problem = Problem("a \u{1B}[31m b", at: Place(SourceRange(5, 6), in: source))
    #expect(
      lines(problem) == ["error: a \\u{1B}[31m b", "  1 |     let \\u{1B}a", "    |         ^^^^^^"])
  }

  @Test("notes stand below, and a suggestion that has no room does too")
  func notes() {
    let source = Source(String(repeating: "x", count: 60))
    var problem = Problem(
      "m", at: Place(SourceRange(50, 55), in: source), suggestion: "write something else here")
    problem.notes = ["left is 1"]
    #expect(lines(problem).suffix(2) == ["    | write something else here", "    | left is 1"])
  }

  @Test("where signs must be ASCII they are spelled out, names stay")
  func spelled() {
    #expect(
      ascii.lines(.confirmation("요약.theme: standard → bold")).map(\.string) == [
        "> 요약.theme: standard -> bold"
      ])
    #expect(lines(Problem("a … b"), ascii) == ["error: a ... b"])
  }

  @Test("printed text keeps its lines, and nothing in it steers the terminal")
  func printed() {
    #expect(plain.lines(.printed("a\n\u{1B}[2Jb\u{202E}")).map(\.string) == ["a", "\\u{1B}[2Jb\\u{202E}"])
    #expect(plain.lines(.printed("")).map(\.string) == [""])
  }

  @Test("notes name the decision, warnings their place")
  func notices() {
    #expect(
      plain.lines(.note("read before the update", decision: "ownOverrides")).map(\.string) == [
        "note: read before the update (`show decision ownOverrides`)"
      ])
    let place = Place(SourceRange(0, 1), in: Source("a", file: "f"))
    #expect(plain.lines(.warning("w", place)).map(\.string) == ["f:1:1: warning: w"])
  }
}
