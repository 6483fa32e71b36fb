import Commands
import Drawings
import Foundation
import Playgrounds
import SessionTesting
import Syntax
import Testing
import Transcripts

@Suite("What people wrote, in messages")
struct ShorteningTests {
  static let name = String(repeating: "x", count: 1 << 15)

  /// Every problem that quotes something, with 32 KiB in each place: many times what any message may show.
  static let kinds: [Problem.Kind] = [
    .syntax(SyntaxProblem(.unknownStatement(name, nearest: name), SourceRange(0, 1))),
    .syntax(SyntaxProblem(.unknownItem(name, among: [], nearest: name), SourceRange(0, 1))),
    .syntax(SyntaxProblem(.expected([.value], found: .text(name), in: nil), SourceRange(0, 1))),
    .syntax(SyntaxProblem(.missingDefine(name), SourceRange(0, 1))),
    .syntax(SyntaxProblem(.swiftSpelling(name, write: name), SourceRange(0, 1))),
    .syntax(SyntaxProblem(.costInExpression(write: name, then: name), SourceRange(0, 1))),
    .statementTooLong(1 << 26), .unknownName(name, nearest: name),
    .unknownName(name, nearest: nil, instead: name),
    .unknownEnvironment(name, nearest: name), .unknownTraitProperty(name, nearest: name),
    .unknownMember(name, of: name, nearest: name),
    .unknownMember(name, of: name, nearest: nil, known: [name]),
    .unknownMember(name, of: name, nearest: nil, hint: name), .unknownName(name, nearest: nil, hint: name),
    .unknownCase(name, of: name, nearest: nil, cases: [name, name]),
    .unknownWord(name, role: .topic, nearest: nil, choices: [name]),
    .ambiguousEnvironment(name, candidates: [name]),
    .ambiguousWord(name, type: name), .notUnder(name, parent: name, nearest: name),
    .alreadyDefined(name, role: .variable), .repeated(name, in: name), .nameTaken(name, by: .variable),
    .hidesMember(name), .hidesProperty(name, of: name), .literalName(name),
    .needsUse(.whyNot), .wholeSide(name, example: name),
    .notAValue(name, what: name, instead: name),
    .needsMore(name, usage: name), .mismatch(expected: name, found: name, hint: name),
    .notComparable(name, name),
    .wrongOperand(operator: name, type: name), .caseNeedsType(name, types: [name]), .needsType(name),
    .notAssignable,
    .constant(name), .readOnly(name, of: name, instead: name), .notAnEnvironment(name, instead: name),
    .notCallable(name),
    .missingArgument(name, of: name, usage: name), .wrongArguments(name),
    .typeInUse(name, by: name, keep: name),
    .traitInUse(name, type: name, new: name, by: .override(name, written: name)),
    .write(name, for: name),
    .onlyAtTopLevel(name), .onlyOutsideApp(name), .noSender(name, place: name), .notHere(name),
    .misplaced(name, in: name, instead: [name]), .cycle(name, name), .destroyed(name),
    .sceneCannotMove(name, instead: name),
    .rootViewCannotMove(name, name, instead: name), .noContent(name, what: name, usage: name),
    .noIdentifier(name), .identifierTaken(name, by: name),
    .sharesNothing(with: name, name), .comparedByIdentity(name), .noRawType(name), .plainWithRawType,
    .pathOfValues([name, name], name), .needsStorage(usage: name), .noObject(name),
    .hasAccessor(name, name, place: name), .noImageLookup(name), .noSuchValue(1, of: name), .noImage(name),
    .noHandler(name, name),
    .presentation(cause: name, suggestion: name), .engine(cause: name, suggestion: name),
    .refused(cause: name, suggestion: name), .noOverride(trait: name, environment: name),
    .wrongKind(name, isKind: name, event: name), .overflow(name), .divisionByZero,
    .outOfRange(index: 1, count: 1),
    .negativeCount(-1), .tooManySteps(1), .textTooLong(1), .valueTooDeep(1), .endlessDefault(name),
    .tooManyTraits(1), .tooManyCalls(1, cycle: [name]), .tooHigh(1),
    .tooDeep(1, cycle: [name]), .keepsChanging([name], limit: 1), .interrupted, .expectationFailed(failure),
    .presentsAlready(name, name), .hasRoot(name, name), .listTooLong(1),
    .expectedError, .otherError(expected: name, found: name), .nothingToUndo, .nothingToRedo,
    .unknownState(1, reach: nil), .needsNumber(name), .outOfReach(kept: 1),
  ]

  private static var failure: Problem.Failure {
    var failure = Problem.Failure(sentence: name)
    failure.sides = (name, name)
    return failure
  }

  @Test("no problem floods the screen, whatever it quotes", arguments: kinds.indices)
  func problems(index: Int) {
    for ascii in [false, true] {
      let transcript = Transcript(width: 80, drawsBoxes: !ascii, speaksASCII: ascii)
      var problem = Problem(
        Self.kinds[index], SourceRange(2, Self.name.utf8.count),
        origin: Origin(file: Self.name, firstLine: 1, text: Self.name, offset: 0))
      problem.calls = [Self.name]
      let text = transcript.lines(problem).map(\.string).joined(separator: "\n")
      #expect(text.hasPrefix("xxx") && text.utf8.count < 4_000)
      #expect(text.contains("error:"))
    }
  }

  @Test("the list above has every kind of problem")
  func complete() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Commands/Problems/Problem.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let body = try #require(text.firstMatch(of: /enum Kind: Sendable \{((.|\n)*?)\n  \}/)).1
    let known = Set(
      Self.kinds.map { kind in String(String(reflecting: kind).split(separator: ".")[3].prefix { $0 != "(" })
      })
    #expect(known == Set(body.matches(of: /\n    case (\w+)/).map { String($0.1) }))
  }

  @Test(
    "nor does what a session says of long names and texts",
    arguments: [
      "print NAME", "NAME", "NAME = 1", "set cell.NAME = 1", "var NAME = \"NAME\"", "view form { view NAME }",
      "define enum NAME { a, NAME }", "override cell.NAME = 1", "why cell.NAME",
      "define trait NAME = \"NAME\"",
      "set cell.text = \"NAME\"", "expect \"NAME\" == \"b\"", "expect false else \"NAME\"", "help NAME",
      "goto NAME",
      "save NAME; redo", "override cell.theme = NAME", "expect error \"NAME\" { 1 / 0 }",
      "var NAME = 1; diff 3 5", "view form { view NAME }; show tree",
      "create view NAME; what if { destroy NAME }",
    ])
  func statements(pattern: String) {
    let session = Session(Prelude.theme)
    let output = session.run(pattern.replacing("NAME", with: Self.name))
    #expect(output.utf8.count < 6_000, "\(output.utf8.count)")
  }

  @Test("spoken confirmations are sentences without signs")
  func speaking() {
    let session = Session(Prelude.theme)
    session.transcript = Transcript(width: 80, speaksASCII: true, speaksSentences: true)
    #expect(
      session.run("scene s { window w2 { view a; view b } }") == "> 4 environments: s, in it w2, in it a, b")
    #expect(
      session.run("override main.theme = bold")
        == "> main.theme changed from standard to bold; 7 environments follow")
    #expect(session.run("override main.theme = bold") == "> main.theme stays bold")
    #expect(session.run("var x = 1\nx = 2") == "> x is now 1\n> x is now 2")
    #expect(session.run("set cell.text = \"a\"") == "> cell.text is now \"a\"")
    #expect(session.run("remove override main.theme").hasPrefix("> the override of main.theme is removed"))
    #expect(session.run("define trait N = 1") == "> trait n of Int, by default 1")
  }
}
