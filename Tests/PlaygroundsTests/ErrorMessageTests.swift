import Commands
import Foundation
import Playgrounds
import SessionTesting
import Syntax
import Testing
import Traits
import ViewTree

/// Every error that a statement can have: what is typed and what is said, side by side; and nothing has changed.
@Suite("Error messages")
struct ErrorMessageTests {
  /// A statement that fails.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The problem's kind.
    var kind: String
    /// What is run before, and succeeds.
    var setup: String
    /// What is typed.
    var input: String
    /// What is said.
    var output: String

    init(_ kind: String, after setup: String = "", _ input: String, _ output: String) {
      (self.kind, self.setup, self.input, self.output) = (kind, setup, input, output)
    }

    var testDescription: String { input }
  }

  static let allRows =
    nameRows + wordRows + definitionRows + typeRows + useRows + treeRows + runningRows
    + traitRows + explanationRows + presentationRows + syntaxRows + hintRows + badInputRows
    + spellingRows + partRows + loopRows + lookRows + redefinitionRows
    + nearMissRows + swiftRows + memberRows + uikitRows + misplacedRows + takenNameRows + literalNameRows

  /// What a problem is called in the table: its kind, and behind a dot the case of the catalogue that it was taken from.
  static func name(of problem: Problem) -> String {
    // The engines' problems describe themselves by sentences; a mirror knows a case by what belongs to it.
    func label(_ value: Any) -> String {
      if let problem = value as? TraitProblem, case .noTraits = problem { return "noTraits" }
      return Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }
    switch (problem.kind, problem.cause) {
    case (.syntax(let syntax), _): return "syntax." + label(syntax.kind)
    case (let kind, TraitProblem.hierarchy(let inner)?): return label(kind) + "." + label(inner)
    case (let kind, let cause?): return label(kind) + "." + label(cause)
    case (let kind, nil): return label(kind)
    }
  }

  @Test("the message says what is wrong, where, and what would have worked", arguments: allRows)
  func message(row: Row) throws {
    let session = Session(Prelude.theme + row.setup, drawsBoxes: false)
    #expect(session.run(row.input) == row.output)
    let problem = try #require(session.problems.first)
    #expect(Self.name(of: problem) == row.kind)
    expectRemedy(for: problem, of: row, in: session)
  }

  /// The cases of a catalogue, as its source lists them.
  private func cases(in file: String, of name: String) throws -> Set<String> {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/\(file)")
    let text = try String(contentsOf: source, encoding: .utf8)
    let start = try #require(text.range(of: "enum \(name)"))
    let rest = text[start.upperBound...]
    let body = rest[..<(rest.firstRange(of: /\n *}\n/)?.lowerBound ?? rest.endIndex)]
    return Set(body.matches(of: /\n +case (\w+)/).map { String($0.1) })
  }

  /// Problems that no row can bring about; the tests at the end do, or the language cannot.
  private static let elsewhere: Set = [
    "statementTooLong", "tooDeep", "interrupted", "nothingToUndo", "outOfReach", "refused", "textTooLong",
    "tooManyTraits", "tooHigh", "invalidUTF8",
  ]

  /// What the engines refuse, but the language already before them: a value's type is known when a statement is resolved, what was
  /// destroyed, or is no controller, is not handed on, and whether its own enums can read what is set the language asks itself.
  private static let refusedBefore: Set = [
    "wrongStorage", "changedStorage", "cannotAppear", "stillInHierarchy", "destroyed", "hierarchy",
    "updateInProgress", "unreadableValue",
  ]

  @Test("every problem of every catalogue has a row, but for those that other tests bring about")
  func kinds() throws {
    let names = Set(Self.allRows.map(\.kind))
    let kinds = Set(names.map { String($0.prefix { $0 != "." }) })
    #expect(
      try cases(in: "Commands/Problems/Problem.swift", of: "Kind").subtracting(Self.elsewhere) == kinds)
    let details = Set(names.compactMap { $0.split(separator: ".").dropFirst().last.map(String.init) })
    let catalogues = [
      ("Syntax/Problems/SyntaxProblem.swift", "Kind"),
      ("Presentations/Problems/PresentationProblem.swift", "PresentationProblem"),
      ("Traits/TraitProblem.swift", "TraitProblem"), ("ViewTree/HierarchyProblem.swift", "HierarchyProblem"),
    ]
    for (file, name) in catalogues {
      let missing = try cases(in: file, of: name).subtracting(details).subtracting(Self.refusedBefore)
        .subtracting(
          Self.elsewhere)
      #expect(missing.isEmpty, "\(name)")
    }
  }

  @Test("a statement that fails leaves everything as it was", arguments: allRows)
  func atomicity(row: Row) throws {
    let session = Session(Prelude.theme + row.setup + "\noverride header.theme = .bold; title.theme")
    let before = session.playground.digest
    session.run(row.input)
    #expect(session.problems.count == 1)
    #expect(session.playground.digest == before)
    #expect(
      session.run("override title.containedInSettings = true") == "▸ title.containedInSettings: false → true")
  }

  /// Runs something that must fail with this message, and expects nothing to be different.
  private func fails(_ session: Session, _ message: String, _ body: (Session) -> String) {
    let before = session.playground.digest
    #expect(body(session).contains("error: \(message)"))
    #expect(session.problems.count <= 1)
    #expect(session.playground.digest == before)
  }

  @Test("what no row can bring about changes nothing either")
  func elsewhere() {
    fails(Session(Prelude.theme), "interrupted") { session in
      session.playground.isInterrupted = { true }
      return session.run("repeat 100000 { override cell.theme = bold }")
    }
    fails(Session(), "there is nothing to undo") { $0.run("undo") }
    let ifs = String(repeating: "if true { ", count: 100)
    let body =
      ifs + "turn { override s.theme = s.theme == bold ? pastel : bold }"
      + String(repeating: " }", count: 100)
    fails(
      Session(Prelude.theme + "define action deep(s) { \(body) }; register cell for theme action deep"),
      "more than 2000 blocks inside one another"
    ) { $0.run("override main.theme = bold") }
    let many = (0..<1000).map { "define trait T\($0) = 0" }.joined(separator: "\n")
    fails(Session(many, confirms: false), "a session has at most 1000 traits of its own") {
      $0.run("define trait Another = 0")
    }
    fails(Session(), "the byte 0xFF is not UTF-8") { session in
      var run = ScriptRun(session.playground, file: nil)
      run.feed(Array("print ".utf8) + [0xff, 0x0a])
      run.finish()
      return run.failures.map { "error: " + $0.sentence.cause }.joined()
    }
    fails(Session("var x = 0", confirms: false), "a statement is longer than 16 MiB") {
      $0.run("print \"" + String(repeating: "x", count: 17 << 20))
    }
  }

  @Test("going back further than states are kept changes nothing")
  func reach() {
    let count = History.reach + 100
    let session = Session(
      "var x = 0\n" + (1...count).map { "x = \($0)" }.joined(separator: "\n"), confirms: false)
    session.run("goto \(session.playground.history.numbers.lowerBound)")
    fails(session, "that lies too far back") { $0.run("undo") }
  }

  @Test(
    "texts have a limit, which is there before they are",
    arguments: [
      "s + s", #"print "\(s)\(s)""#, "l", "print l", "let t = \"\\(l)\"", "print [l, l, l]", "k == k",
    ])
  func texts(input: String) {
    let session = Session(
      """
      var s = "x"; repeat 24 { s = s + s }
      let l = [s, s, s]
      var k = [[1, 1]]
      let a = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
      let b = [a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a]
      k = b
      """, confirms: false)
    if input == "k == k" {
      #expect(session.run(input) == "true")
      #expect(session.playground.totalSteps > 1024)
      return
    }
    let state = session.playground.history.current
    #expect(session.run(input).hasPrefix("error: a text would be longer than 16 MiB\n"))
    #expect(session.playground.history.current == state && !session.playground.world.hasChanges)
  }

  @Test(
    "what an answer visits is paid for in steps",
    arguments: [
      "show tree", "show tree theme", "show overrides", "show registrations",
      "cost { override main.containedInSettings = true }",
      "why not form.theme == bold", "what if { override form.theme = bold }",
    ])
  func answers(statement: String) {
    func steps(_ views: Int) -> Int {
      let session = Session(
        Prelude.theme + "view form { \((0..<views).map { "view v\($0)" }.joined(separator: "; ")) }\n"
          + (0..<views).map { "override v\($0).theme = pastel; register v\($0) for theme { }" }.joined(
            separator: "\n"), confirms: false)
      let before = session.playground.totalSteps
      session.run(statement)
      #expect(session.problems.isEmpty)
      return session.playground.totalSteps - before
    }
    #expect(steps(1000) - steps(100) >= 900)
  }
}
