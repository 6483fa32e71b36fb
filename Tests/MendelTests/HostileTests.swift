import Foundation
import TerminalTesting
import Testing

@Suite("Signals, locks and names that would act on a terminal")
struct HostileTests {
  @Test("SIGTERM ends a pager, also on a terminal that ^S has stopped", arguments: [false, true])
  func terminatePager(_ isStopped: Bool) throws {
    let terminal = try Mendel.start(rows: 12)
    try terminal.type("help\r") { $0.cursorLine == "Enter goes on, q stops" }
    if isStopped { terminal.send(Keys.control("s")) }
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 143)
    #expect(terminal.isOrdinary)
  }

  @Test("a program that dies on a stopped terminal restores it all the same")
  func crashBehindStop() throws {
    let terminal = try Mendel.start(environment: ["SWIFT_BACKTRACE": "enable=no"])
    terminal.send(Keys.control("s") + "1\r")
    terminal.signal(SIGSEGV)
    #expect(try terminal.exitStatus() == 128 + SIGSEGV)
    #expect(terminal.isOrdinary)
  }

  @Test(
    "^C is heard within half a second while something large is printed",
    arguments: ["while true { print(1) }", #"print(String(repeating: "ab\n", count: 300_000))"#])
  func interruptPrinting(_ statement: String) throws {
    let terminal = try Mendel.start()
    terminal.send(statement + "\r")
    try terminal.wait { _ in terminal.output.count > 100_000 }
    let start = Date()
    terminal.send(Keys.control("c"))
    try terminal.wait { $0.cursorLine.hasPrefix("mendel>") }
    #expect(Date().timeIntervalSince(start) < 0.5)
    try terminal.type("6 * 7\r") { $0.lines.suffix(2) == ["42", "mendel>"] }
  }

  @Test(
    "where a pipe stays silent, the wait hears ^C", arguments: [["run"], ["demo"], ["learn"], ["verify"]])
  func pipe(_ call: [String]) throws {
    let home = Home()
    defer { home.remove() }
    let path = home.url("pipe.md").path
    #expect(mkfifo(path, 0o600) == 0)
    let terminal = try PseudoTerminal(Mendel.path, call + [path], environment: Mendel.environment(in: home))
    // There must be a reader before a writer can come without waiting.
    var writer: Int32 = -1
    defer { close(writer) }
    try terminal.wait { _ in
      if writer < 0 { writer = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC) }
      return writer >= 0
    }
    terminal.send(Keys.control("c"))
    #expect(try terminal.exitStatus() != 0)
  }

  @Test("a pipe among lessons is none of them, and is not waited for")
  func pipeAmongLessons() throws {
    let home = Home()
    defer { home.remove() }
    try home.write("---\ntitle: T\nsummary: S.\n---\n", to: "a.md")
    #expect(mkfifo(home.url("pipe.md").path, 0o600) == 0)
    let result = try Mendel.shell("timeout 20 \"$MENDEL\" verify a.md", in: home)
    #expect(result.status != 124)
  }

  @Test("a locked progress is told, and the lessons go on without it")
  func lockedProgress() throws {
    let home = Home()
    defer { home.remove() }
    try FileManager.default.createDirectory(at: home.url("mendel"), withIntermediateDirectories: true)
    try home.write("", to: "mendel/progress.jsonl")
    let lock = open(home.url("mendel/progress.jsonl").path, O_RDWR | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let result = try Mendel.run("learn", environment: ["XDG_STATE_HOME": home.path], in: home)
    #expect(result.status == 0 && !result.output.isEmpty)
    #expect(result.complaint.contains("the progress is not kept"))
  }

  @Test("nothing raw comes out of a file's name, in text or as JSON", arguments: [[], ["--json"]])
  func names(_ options: [String]) throws {
    let home = Home()
    defer { home.remove() }
    let name = "a\u{1B}[31m\u{9B}\u{202E}.md"
    try home.write("---\ntitle: T\nsummary: S.\n---\n", to: name)
    let result = try Mendel.shell("exec \"$MENDEL\" verify \"$@\"", options + [name], in: home)
    #expect(
      !(result.output + result.errors).unicodeScalars.contains {
        "\u{1B}\u{9B}\u{202E}".unicodeScalars.contains($0)
      })
  }

  @Test(
    "what would take too much memory is refused, and the session stays below a gigabyte",
    arguments: [
      ("print(Array(0..<5_000_000).count)", "a list has at most 1,000,000 elements"),
      ("var list = [1]\nwhile true { list += list }", "a list has at most 1,000,000 elements"),
      ("var text = \"ab\"\nwhile true { text += text }", "a string has at most 16 MB"),
      (
        "var text = \"a\"\nfor _ in 0..<23 { text += text }\nvar kept: [String] = []\n"
          + String(repeating: "for _ in 0..<9 { kept.append(\"\\(text)\\(text)\") }\n", count: 7),
        "the session takes more than 768 MB"
      ),
    ])
  func memory(_ statements: String, _ complaint: String) throws {
    let result = try Mendel.run("-c", statements)
    #expect(result.status == 1)
    #expect(result.complaint.contains(complaint))
    #if os(Linux)
      var children = rusage()
      getrusage(RUSAGE_CHILDREN.rawValue, &children)
      #expect(children.ru_maxrss < 1 << 20, "in KB")
    #endif
  }

  @Test("a mistake deep in a nest is told: no level is checked again and again")
  func nests() throws {
    let nest = (0..<60).reduce("wrong") { inner, _ in "(number.map { _ in \(inner) } ?? \"a\")" }
    let result = try Mendel.run("-c", "let number: Int? = 1\nlet text: String = \(nest)")
    #expect(result.status == 1)
    #expect(result.complaint.contains("nothing here is called `wrong`"))
  }
}
