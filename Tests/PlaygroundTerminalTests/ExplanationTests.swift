import Foundation
import SessionTesting
import TerminalTesting
import Testing

/// The explanations on a terminal of 80 columns: names of wide characters stand in columns, and nothing is wrapped by the terminal.
@Suite("Explanations on a terminal")
struct ExplanationTests {
  static let session = [
    "define enum 테마 { 기본, 파스텔, 흑백 }", "define trait 꾸밈: 테마 = 기본 { affects color }",
    "scene 주요장면 { window 창 { controller 뿌리 { view 머리말; view 서식 { view 칸 } } } }",
    "override 주요장면.꾸밈 = 파스텔", "override 서식.꾸밈 = 흑백", "register 칸 for 꾸밈, horizontalSizeClass { }",
  ]

  /// What a statement shows, without the lines of the prompt.
  private func answer(_ statement: String, on terminal: PseudoTerminal) throws -> [String] {
    try terminal.type(Keys.control("L")) { $0.cursor == .init(0, 8) }
    try terminal.type(statement + "\r") { $0.cursor.row > 0 && $0.cursorLine.hasPrefix("mendel>") }
    let lines = terminal.screen.lines.map { String($0) }
    return Array(lines.dropFirst().prefix { !$0.hasPrefix("mendel>") })
  }

  static let answers: [(String, [String])] = [
    (
      "why 칸.꾸밈",
      [
        "흑백", "  서식       override   흑백     decides", "  주요장면   override   파스텔   hidden by 서식",
        "  꾸밈       default    기본",
      ]
    ),
    (
      "why not 칸.꾸밈 == 파스텔",
      [
        "칸.꾸밈 is 흑백, because 서식 overrides it", "  override 칸.꾸밈 = 파스텔     1 environment",
        "  override 서식.꾸밈 = 파스텔   2 environments", "  remove override 서식.꾸밈     2 environments",
      ]
    ),
    (
      "what if { override 서식.꾸밈 = 기본 }",
      [
        "서식.꾸밈                                                       흑백   →   기본",
        "서식.overrides.꾸밈                                             흑백   →   기본",
        "칸.꾸밈                                                         흑백   →   기본",
        "calls of the registration on 칸 for horizontalSizeClass, 꾸밈   0      →   1",
      ]
    ),
    (
      "show tree 꾸밈",
      [
        "주요장면       파스텔   override", "└ 창           파스텔", "  └ 뿌리       파스텔", "    ├ 머리말   파스텔",
        "    └ 서식     흑백     override", "      └ 칸     흑백",
      ]
    ),
    ("show registrations", ["칸   꾸밈, horizontalSizeClass   block   0 calls"]),
    ("서식.overrides", ["overrides = { 꾸밈 = 흑백 }"]),
  ]

  @Test(
    "names of wide characters stand in columns, with colours and without",
    arguments: [[:], ["NO_COLOR": "1"]])
  func korean(_ environment: [String: String]) throws {
    let terminal = try Mendel.start(environment: environment)
    for statement in Self.session {
      _ = try answer(statement, on: terminal)
    }
    for (statement, expected) in Self.answers {
      #expect(try answer(statement, on: terminal) == expected, "\(statement)")
    }
    #expect(
      try answer("cost { trace on; override 주요장면.꾸밈 = 기본 }", on: terminal).first
        == "environments   4   have a new value")
    #expect(
      try answer("override 서식.꾸밈 = 파스텔", on: terminal) == [
        "· 칸  registration for 꾸밈, horizontalSizeClass  꾸밈 흑백 → 파스텔", "▸ 서식.꾸밈: 흑백 → 파스텔; 칸 follows",
      ])
  }

  @Test("answers about many environments fit a screen, or say how the rest is shown")
  func many() throws {
    let home = Home()
    defer { home.remove() }
    let views = (0..<1_000).map { "view 칸\($0)" }.joined(separator: "\n")
    let script =
      Self.session.joined(separator: "\n") + "\nview 서식 {\n\(views)\n}\noverride 칸500.꾸밈 = 기본\n"
    let file = home.path + "/many.mendel"
    try script.write(toFile: file, atomically: true, encoding: .utf8)
    let terminal = try Mendel.start(in: home)
    try terminal.type("load \(file)\r") {
      $0.lines.contains { $0.contains("statements loaded") } && $0.cursorLine.hasPrefix("mendel>")
    }
    #expect(try answer("why 칸999.꾸밈", on: terminal).count == 4)
    #expect(try answer("why not 칸500.꾸밈 == 흑백", on: terminal).count == 3)
    let differences = try answer("what if { override 서식.꾸밈 = 파스텔 }", on: terminal)
    #expect(differences.count < 8)
    for (line, start) in zip(differences[2...], ["칸.꾸밈 ", "… 999 more .꾸밈 "]) {
      #expect(line.hasPrefix(start) && line.hasSuffix(" 흑백   →   파스텔"))
    }
    let tree = try answer("show tree 꾸밈", on: terminal)
    #expect(tree.count < 20 && tree.last == "`show all tree 꾸밈` shows every one")
    #expect(
      try answer("cost { override 서식.꾸밈 = 파스텔 }", on: terminal).first?.hasPrefix("environments   1001")
        == true)
  }
}
