import Testing

@testable import Lessons

@Suite("Mutants of solutions")
struct MutatorTests {
  func mutants(_ code: String) -> [String] {
    let words = ["bold": ["pastel"], "form": ["cell", "main"], "bowl": []]
    return Mutator { words[$0] ?? [] }.mutants(of: code).map(\.code)
  }

  @Test("a word becomes each other one that may stand there")
  func words() {
    #expect(
      mutants("override form.theme = bold") == [
        "", "override cell.theme = bold", "override main.theme = bold", "override form.theme = pastel",
      ])
  }

  @Test("statements are dropped, and swapped with the next")
  func statements() {
    #expect(
      mutants("show tree\nlet y = bowl; undo\n") == [
        "let y = bowl; undo\n", "show tree\nundo\n", "show tree\nlet y = bowl\n",
        "let y = bowl\nshow tree; undo\n",
        "show tree\nundo; let y = bowl\n",
      ])
  }

  @Test("so they are in blocks")
  func blocks() {
    #expect(
      mutants("turn { show tree; undo }") == [
        "", "turn { undo }", "turn { show tree }", "turn { undo; show tree }",
      ])
    #expect(
      mutants("let w = register x for y {\n  undo\n  redo\n}") == [
        "", "let w = register x for y {\n  redo\n}", "let w = register x for y {\n  undo\n}",
        "let w = register x for y {\n  redo\n  undo\n}",
      ])
  }

  @Test(
    "a literal becomes another of its type",
    arguments: [
      ("3", "4"), ("1.5", "2.5"), ("-2", "-3"), ("true", "false"), ("false", "true"), ("390x844", "391x844"),
      ("0.25s", "1.25s"), ("\"a\"", "\"a?\""), ("#ff0000", "#000000"), ("#000000", "#ffffff"),
    ])
  func literals(literal: String, other: String) {
    #expect(mutants("let x = \(literal)") == ["", "let x = \(other)"])
  }

  @Test("of very many, as many are tried as there is time for, from the whole solution")
  func limit() {
    let many = mutants("let x = [" + (0..<1000).map(String.init).joined(separator: ", ") + "]")
    #expect(many.count == Mutator.limit)
    #expect(many.last?.hasPrefix("let x = [0, 1, 2, 3") == true && many.last?.contains(" 990, 991") == true)
  }
}
