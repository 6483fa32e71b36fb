import Foundation
import TerminalTesting
import Testing

@Suite("Demos")
struct DemoTests {
  private static let script = "let a = 1\n// The second step.\nprint(a + 1)\nvar b = 0\nb = 5\nb\n"

  @Test("a demo plays into a pipe without waiting")
  func piped() throws {
    let home = Home()
    defer { home.remove() }
    try home.write(Self.script, to: "show.mendel")
    let result = try Mendel.run("demo", "show.mendel", in: home)
    #expect(result.status == 0)
    #expect(result.output.contains("print(a + 1)") && result.output.contains("\n2\n"))
    #expect(result.output.hasSuffix("5\n"))
  }

  @Test("a lesson is played by its name in the list, and a missing file is told")
  func named() throws {
    let home = Home()
    defer { home.remove() }
    try FileManager.default.createDirectory(at: home.url("c/en/01-park"), withIntermediateDirectories: true)
    try home.write(
      "---\ntitle: A\nsummary: S\n---\n```mendel\nprint(4)\n```\n", to: "c/en/01-park/01-bear.md")
    let course = ["MENDEL_LESSONS": home.url("c").path]
    for name in ["park/bear", "1"] {
      #expect(try Mendel.run("demo", name, environment: course, in: home).output.hasSuffix("\n4\n"))
    }
    let missing = try Mendel.run("demo", "park/bird", environment: course, in: home)
    #expect(missing.status == 2 && missing.complaint.contains("by its file or as `learn` lists it"))
    let clue = try Mendel.run("learn", "1", input: "clue\n", environment: course, in: home)
    #expect(clue.output.contains("did you mean `clues`?"))
  }

  @Test("what the presenter tried is off the screen when the demo goes on, and text fits a new width")
  func improvised() throws {
    let home = Home()
    defer { home.remove() }
    try home.write("// \(String(repeating: "fruit ", count: 12))\nlet a = 1\nprint(a)\n", to: "show.mendel")
    let terminal = try PseudoTerminal(
      Mendel.path, ["demo", "--wait", home.url("show.mendel").path],
      environment: Mendel.environment(in: home), rows: 24, columns: 80)
    try terminal.wait { $0.cursorLine.hasSuffix("[1/2]") }
    try terminal.type("x ") { $0.cursorLine.hasSuffix("[2/2]") }
    try terminal.type("!let mine = 2\r") { $0.cursorLine.hasSuffix("[2]") }
    terminal.resize(rows: 24, columns: 50)
    try terminal.type(Keys.control("d")) { $0.cursorLine.hasSuffix("[2/2]") }
    let lines = terminal.screen.lines
    #expect(!lines.contains { $0.contains("mine") } && lines[1].hasPrefix("fruit"))
  }

  @Test("a recording is the same each time, goes forward, and takes no other file's place")
  func recorded() throws {
    let home = Home()
    defer { home.remove() }
    try home.write(Self.script, to: "show.mendel")
    for name in ["a.cast", "b.cast"] {
      #expect(try Mendel.run("demo", "--record", name, "show.mendel", in: home).status == 0)
    }
    let text = try home.text("a.cast")
    #expect(try home.text("b.cast") == text)
    var last = 0.0
    for line in text.split(separator: "\n").dropFirst() {
      let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let time = try #require(event.first as? Double)
      #expect(time >= last)
      last = time
    }
    #expect(try Mendel.run("demo", "--record", "b.cast", "show.mendel", in: home).status == 0)
    try home.write("mine", to: "c.cast")
    let refused = try Mendel.run("demo", "--record", "c.cast", "show.mendel", in: home)
    #expect(refused.status == 2 && refused.complaint.contains("`c.cast` that is no recording"))
    #expect(try home.text("c.cast") == "mine")
  }

  @Test("a script is written as a page, a picture, a recording and Swift code, or not at all")
  func exported() throws {
    let home = Home()
    defer { home.remove() }
    let scene = "scene main on iPhone16 { window win { controller root } }\n"
    try home.write(
      scene + "// 1 < 2, and so on.\nlet text = \"<b>\"\ntext\nshow devices\n", to: "show.mendel")
    func export(_ format: String, _ file: String = "show.mendel") throws -> Mendel.Result {
      try Mendel.run("export", "--as", format, file, in: home)
    }
    let page = try Mendel.run("export", "show.mendel", in: home).output
    #expect(page.contains("<title>show.mendel</title>") && page.contains("1 &lt; 2, and so on."))
    #expect(page.contains("\"&lt;b&gt;\"") && !page.contains("<b>") && !page.contains("\u{1B}"))
    let picture = try export("svg").output
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    #expect(try export("asciicast").output.hasPrefix("{\"version\":2,"))
    #expect(try export("swift").output.hasSuffix("let text = \"<b>\"\n"))
    try home.write("let a: Int = \"b\"", to: "wrong.mendel")
    let refused = try export("html", "wrong.mendel")
    #expect(
      refused.status == 1 && refused.output.isEmpty && refused.complaint.contains("so nothing is exported"))
  }

  @Test("a signal and ^C give the terminal back")
  func leaving() throws {
    let home = Home()
    defer { home.remove() }
    try home.write(Self.script, to: "show.mendel")
    for isSignal in [true, false] {
      let terminal = try PseudoTerminal(
        Mendel.path, ["demo", home.url("show.mendel").path], environment: Mendel.environment(in: home),
        rows: 24, columns: 80)
      try terminal.wait { $0.lines.contains { $0.contains("let a") } }
      if isSignal { terminal.signal(SIGTERM) } else { terminal.send(Keys.control("c")) }
      #expect(try terminal.exitStatus() == (isSignal ? 143 : 130))
      #expect(terminal.isOrdinary)
    }
  }
}
