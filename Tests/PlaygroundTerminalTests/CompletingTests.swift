import Foundation
import TerminalTesting
import Testing

@Suite("Completion and suggestions in the playground")
struct CompletingTests {
  @Test("the only candidate is inserted")
  func unique() throws {
    let terminal = try Mendel.start()
    try terminal.type("overr" + Keys.tab) { $0.cursor == .init(1, 16) }
    #expect(terminal.screen.lines == [Mendel.greeting, "mendel> override"])
    #expect((8..<16).allSatisfy { terminal.screen[1, $0].style == .init(foreground: 4, bold: true) })
  }

  @Test("several candidates insert what they share and are listed with their descriptions aligned")
  func list() throws {
    let terminal = try Mendel.start()
    try terminal.type("un" + Keys.control("u") + "show tr" + Keys.tab) { $0.lines.count == 5 }
    let rows = terminal.screen.lines.suffix(3)
    #expect(rows.map { $0.split(separator: " ").first } == ["trait", "traits", "tree"])
    #expect(rows.allSatisfy { $0.dropFirst(8).first != " " && $0.dropFirst(6).prefix(2) == "  " })
    #expect(terminal.screen.cursor == .init(1, 15))
    #expect(terminal.screen[2, 0].style == .init())
    #expect(terminal.screen[2, 8].style == .init(dim: true))
    try terminal.type("e" + Keys.tab) { $0.lines == [Mendel.greeting, "mendel> show tree"] }
  }

  @Test("names of the session, its traits and its cases complete where they fit")
  func names() throws {
    let terminal = try Mendel.start()
    try terminal.type("define enum Look { calm, wild }\rdefine trait Mood: Look = calm\rscene 요약\r") {
      $0.cursor == .init(7, 8)
    }
    try terminal.type("override 요" + Keys.tab) { $0.line(7).hasPrefix("mendel> override 요약 ") }
    try terminal.type(".mo" + Keys.tab + " = w" + Keys.tab) { $0.cursor == .init(7, 33) }
    try terminal.type(Keys.enter) { $0.cursor == .init(9, 8) }
    #expect(terminal.screen.line(8) == "▸ 요약.mood: calm → wild")
  }

  @Test("where nothing may stand the bell rings, and nothing changes")
  func nothing() throws {
    let terminal = try Mendel.start()
    try terminal.type("zzzz" + Keys.tab) { $0.bells == 1 }
    #expect(terminal.screen.lines == [Mendel.greeting, "mendel> zzzz"])
    try terminal.type(Keys.control("u") + "overr cell." + Keys.tab) { $0.bells == 2 }
    #expect(terminal.screen.lines == [Mendel.greeting, "mendel> overr cell."])
  }

  @Test("states, files and lessons complete behind the words that take them")
  func session() throws {
    let home = Home()
    defer { home.remove() }
    try "let b = 1\n".write(toFile: home.path + "/fruit.mendel", atomically: true, encoding: .utf8)
    let terminal = try Mendel.start(in: home)
    try terminal.type("let a = 1\r") { $0.cursorLine.hasSuffix("[1]") }
    try terminal.type("goto 1" + Keys.tab) { $0.cursorLine.hasPrefix("mendel> goto 1") }
    try terminal.type(Keys.control("u") + "load ~/fr" + Keys.tab) {
      $0.cursorLine.hasPrefix("mendel> load ~/fruit.mendel")
    }
  }

  @Test("the history's suggestion is dim, and Right takes it")
  func suggestion() throws {
    let terminal = try Mendel.start()
    try terminal.type("print \"한국\"\r") { $0.cursor == .init(3, 8) }
    try terminal.type("pr") { $0.line(3) == "mendel> print \"한국\"" }
    #expect(terminal.screen.cursor == .init(3, 10))
    #expect((10..<20).allSatisfy { terminal.screen[3, $0].style == .init(dim: true) })
    try terminal.type(Keys.right) { $0.cursor == .init(3, 20) }
    #expect(terminal.screen[3, 8].style == .init(foreground: 4, bold: true))
    #expect(terminal.screen[3, 15].style == .init(foreground: 2))
    try terminal.type(Keys.enter) { $0.cursor == .init(5, 8) }
    #expect(terminal.screen.line(4) == "한국")
  }
}
