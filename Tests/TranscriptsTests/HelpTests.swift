import Commands
import SessionTesting
import Syntax
import Testing
import Transcripts

@Suite("Help")
struct HelpTests {
  @Test(
    "a name of Apple's leads to the statement that stands for it",
    arguments: [
      ("registerForTraitChanges", "register"), ("registerForTraitChanges()", "register"),
      ("traitOverrides", "override"), ("viewWillAppear", "appear"), ("layoutSubviews", "on"),
      ("setNeedsLayout", "invalidate"), ("updateTraitsIfNeeded", "update traits"),
    ])
  func appleNames(name: String, title: String) {
    #expect(StatementGuide.rows(about: name).contains { $0.title == title })
    let session = Session()
    #expect(session.run("help \(name)").contains(Statements.rows.first { $0.title == title }?.summary ?? "?"))
    #expect(session.problems.isEmpty)
  }

  @Test(
    "words that stand in the texts alone lead nowhere", arguments: ["value", "harmless", "viewDidLoad", "x"])
  func others(word: String) { #expect(StatementGuide.rows(about: word).isEmpty) }

  @Test("without an ellipsis, three dots stand for what is left out in code")
  func plain() {
    let session = Session()
    session.transcript.speaksASCII = true
    for topic in [""] + Statements.rows.map(\.title) where topic != "EXPRESSION" {
      let lines = session.run("help \(topic)").split(separator: "\n")
      #expect(!lines.contains { $0.contains("~") || $0.contains("…") }, "\(topic)")
    }
    #expect(session.run("help cost").replacing(/\s+/, with: " ").contains("`let c = cost { ... }`"))
  }

  @Test("the history shows a statement of several lines by its first")
  func history() {
    let session = Session("scene main {\n\twindow win\n}\nvar a = 1")
    #expect(session.run("history") == "    1   scene main { …\n▸   2   var a = 1")
  }
}
