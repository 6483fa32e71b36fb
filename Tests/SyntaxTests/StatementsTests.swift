import Syntax
import Testing

@Suite("The table of statements")
struct StatementsTests {
  @Test("each form has exactly one row")
  func forms() {
    #expect(Statements.rows.map(\.form).sorted { $0.rawValue < $1.rawValue } == StatementForm.allCases)
  }

  @Test("rows with the same first word stand together, those with a second word first")
  func order() {
    for word in Word.allCases {
      let rows = Statements.rows.filter { $0.head.first == word }
      #expect(rows.map(\.head.count) == rows.map(\.head.count).sorted(by: >), "\(word)")
    }
  }

  @Test(
    "usage lines show the pattern",
    arguments: [
      (.override, "override PLACE.TRAIT = VALUE", "override PLACE.TRAIT = VALUE | { TRAIT = VALUE }"),
      (.create, "create KIND NAME", "create KIND NAME [in PLACE] [{ … }]"),
      (
        .register, "register PLACE for TRAIT, … { … }",
        "register [PLACE] for TRAIT, … [capturing NAME, …] { … } | [target PLACE] action NAME"
      ),
      (.defineEnum, "define enum NAME { NAME, … }", "define [plain] enum NAME [: TYPE] { NAME, … }"),
      (.undo, "undo", "undo"), (.setUpdates, "set updates manual", "set updates manual | automatic"),
    ] as [(StatementForm, String, String)])
  func usage(form: StatementForm, short: String, full: String) {
    #expect(Statements[form]?.usage == short)
    #expect(Statements[form]?.fullUsage == full)
  }

  @Test(
    "help on a word begins with the statement that is called so",
    arguments: ["override", "why", "update", "repeat", "undo", "why not", "remove override", "remove"])
  func about(topic: String) {
    #expect(Statements.rows(about: topic).first?.title == topic)
  }

  @Test("a summary is one line without a full stop")
  func summaries() {
    for row in Statements.rows {
      #expect(!row.summary.hasSuffix(".") && !row.summary.contains("\n") && !row.summary.isEmpty)
    }
  }

  @Test(
    "help finds a section by a part of its title, and a statement whatever its capitals",
    arguments: [
      ("overrides", "override"), ("variables", "toggle"), ("control", "repeat"), ("expression", "EXPRESSION"),
    ])
  func topics(topic: String, title: String) {
    #expect(Statements.rows(about: topic).contains { $0.title == title })
  }
}
