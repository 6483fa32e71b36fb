import LineEditing
import Testing

@Suite("Completions")
struct CompletionsTests {
  @Test(
    "what all candidates have in common",
    arguments: [
      ([], ""), (["theme"], "theme"), (["theme", "themeColor"], "theme"), (["cell", "form"], ""),
      (["é1", "é2"], "é"),
    ])
  func commonPrefix(_ names: [String], _ prefix: String) {
    let completions = Completions(replacing: 0..<0, names.map { Completions.Candidate($0) })
    #expect(completions.commonPrefix == prefix)
  }

  @Test("a candidate inserts its name unless told otherwise")
  func insertText() {
    #expect(Completions.Candidate("theme", "a trait").insertText == "theme")
    #expect(Completions.Candidate("theme", insertText: "theme = ").insertText == "theme = ")
  }
}
