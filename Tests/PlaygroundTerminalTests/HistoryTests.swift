import Foundation
import TerminalTesting
import Testing

@Suite("The playground's history on the disk")
struct HistoryTests {
  @Test("entries of one run, blocks too, come back in the next")
  func runs() throws {
    let home = Home()
    defer { home.remove() }
    let first = try Mendel.start(in: home)
    try first.type("scene main {\rwindow 요약\r}\r") { $0.cursor == .init(5, 8) }
    first.send(Keys.control("d"))
    #expect(try first.exitStatus() == 0)
    let second = try Mendel.start(in: home)
    try second.type(Keys.up) { $0.cursor == .init(3, 9) }
    #expect(
      second.screen.lines == [
        Mendel.greeting, "mendel> scene main {", "          window 요약", "        }",
      ])
    #expect(second.screen[1, 8].style == .init(foreground: 4, bold: true))
  }

  @Test("what is typed in a lesson stays out of the playground's history, and in reach of Up inside")
  func lessons() throws {
    let home = Home()
    defer { home.remove() }
    let terminal = try Mendel.start(in: home, rows: 60)
    try terminal.type("print 1\r") { $0.lines.contains("1") }
    try terminal.type("learn traits/flow\r") { $0.cursorLine.hasPrefix("mendel> ") && $0.cursor.row > 6 }
    try terminal.type("print 77\r") { $0.lines.contains("77") }
    try terminal.type(Keys.up) { $0.cursorLine.hasPrefix("mendel> print 77") }
    try terminal.type(Keys.control("u") + "quit\r") { $0.lines.last == "mendel>" }
    try terminal.type(Keys.up) { $0.cursorLine.hasPrefix("mendel> learn traits/flow") }
    #expect(try home.entries() == ["print 1", "learn traits/flow"])
  }

  @Test("200 shells killed at random lose nothing that they answered, and spoil nothing")
  func kills() throws {
    let home = Home()
    defer { home.remove() }
    var random = SplitMix(state: 0x5EED)
    var answered: [String] = []
    for round in 0..<20 {
      let shells = try (0..<10).map { try Typist(home, name: "r\(round)s\($0)") }
      for shell in shells { answered += try shell.typeAndDie(after: Int(random.next() % 4)) }
    }
    let kept = try home.entries()
    #expect(!kept.contains(nil))
    #expect(Set(kept.compactMap { $0 }).isSuperset(of: answered))
    #expect(answered.count >= 200)
    let last = try #require(kept.last.flatMap { $0 })
    let shell = try Mendel.start(in: home)
    try shell.type(Keys.up) { $0.cursorLine == "mendel> " + last }
  }

  @Test("two shells at once lose nothing")
  func together() throws {
    let home = Home()
    defer { home.remove() }
    let shells = try (0..<2).map { try Typist(home, name: "shell\($0)") }
    for shell in shells { shell.start(50) }
    for shell in shells { try shell.finish() }
    let kept = try home.entries()
    #expect(Set(kept) == Set(shells.flatMap { $0.commands(50) } + ["quit"]))
    #expect(kept.count == 102)
    for shell in shells { #expect(kept.filter { $0?.contains(shell.name) == true } == shell.commands(50)) }
  }
}

/// Somebody who types numbered entries into a shell of their own, all at once.
struct Typist {
  let name: String
  private let terminal: PseudoTerminal

  init(_ home: Home, name: String) throws {
    self.name = name
    terminal = try PseudoTerminal(Mendel.path, environment: Mendel.environment(in: home))
  }

  /// The first entries typed.
  func commands(_ count: Int) -> [String] { (0..<count).map { "print \"\(name) \($0)\"" } }

  /// Types entries.
  func start(_ count: Int) {
    terminal.send(commands(count).map { $0 + Keys.enter }.joined() + "quit\r")
  }

  /// Waits for the end.
  func finish() throws {
    #expect(try terminal.exitStatus() == 0)
  }

  /// Types ten entries, kills the shell once so many of them were answered, and returns those that were by then.
  func typeAndDie(after count: Int) throws -> [String] {
    terminal.send(commands(10).map { $0 + Keys.enter }.joined())
    try terminal.wait { $0.lines.contains("\(name) \(count)") }
    terminal.signal(SIGKILL)
    #expect(try terminal.exitStatus() == 137)
    return zip(commands(10), 0...).filter { terminal.screen.lines.contains("\(name) \($0.1)") }.map(\.0)
  }
}

/// A small generator of numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
