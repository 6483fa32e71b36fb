import Drawings
import LineEditing
import Sessions
import Syntax
import Testing

@testable import REPL

@Suite("The shell's loop")
struct ShellTests {
  @Test("entries run one after the other, and what they say comes back")
  func entries() {
    let test = TestShell("var x = 1", "x = 2", "x", "print(\"hi\")")
    test.shell.loop()
    #expect(test.lines.filter { !$0.hasPrefix("▸") } == ["2", "hi"])
    #expect(test.complaints == [])
  }

  @Test("a mistake is told with its place, and the next entry runs")
  func mistakes() {
    let test = TestShell("let a = bb", "1 + 1")
    test.shell.loop()
    #expect(test.lines == ["2"])
    #expect(
      test.complaints == [
        "error: nothing here is called `bb`", "  1 │ let a = bb",
        "    │         ^^ `let bb = …` would make it",
      ])
  }

  @Test("of a paste the statements behind a failure do not run, and that is said")
  func pastes() {
    let test = TestShell("print(1)\nlet a = bb\nprint(2)\nprint(3)")
    test.shell.loop()
    #expect(test.lines == ["1"])
    #expect(test.complaints.last == "note: 2 statements beside it did not run")
  }

  @Test("quit and exit leave at once", arguments: ["quit", "exit"])
  func leaving(word: String) {
    let test = TestShell("print(1)", word, "print(2)")
    test.shell.loop()
    #expect(test.lines == ["1"])
  }

  @Test("what leaves other programs is told what leaves here", arguments: ["bye", ":q", "quit()"])
  func elsewhere(word: String) {
    let test = TestShell(word)
    test.shell.loop()
    #expect(test.errors.text.contains("`quit` leaves, and so does ^D"))
  }

  @Test("who looks for the lessons is told how to list them", arguments: ["lesson", "lessons", "course"])
  func lessons(word: String) {
    let test = TestShell(word)
    test.shell.loop()
    #expect(test.errors.text.contains("`learn` lists the lessons"))
  }

  @Test("a second ^C in a row is told how to leave")
  func interruptions() {
    let test = TestShell([.interrupted, .interrupted, .entry("1"), .interrupted])
    test.shell.loop()
    #expect(test.complaints == ["note: `quit` leaves, and so does ^D on an empty line"])
  }

  @Test("the number of the state stands at the right")
  func prompt() {
    let test = TestShell("var x = 1", "x = 2", "undo")
    test.shell.loop()
    #expect(test.reader.requests.map(\.prompt.right.string) == ["", "[1]", "[2]", "[1]"])
  }

  @Test("what is typed is read once a change, for colour, completeness, completion and running")
  func reading() {
    let entry = "let theme = 1"
    let test = TestShell(entry)
    let request = test.shell.request
    for end in entry.indices {
      let text = String(entry[...end])
      _ = (request.styles(text), request.completeness(text), request.completions(text, text.utf8.count))
    }
    #expect(test.shell.help.reads == entry.count)
    test.shell.loop()
    #expect(test.shell.help.reads == entry.count)
    #expect(test.lines.contains("▸ theme = 1"))
  }

  @Test("a question mark asks for help, in front and behind")
  func questions() {
    let test = TestShell("?undo", "override ?")
    test.shell.loop()
    #expect(test.output.text.contains("Goes back to the state before the last statement"))
    #expect(test.complaints == [])
    #expect(test.lines.count > 3)
  }

  @Test("an entry is read once for its colours, its completeness and its run")
  func reads() {
    let shell = TestShell().shell
    let request = shell.request
    let text = "let a = 12 + 30"
    _ = request.styles(text)
    _ = request.completeness(text)
    _ = request.completions(text, text.utf8.count)
    shell.enter(text)
    #expect(shell.help.reads == 1)
    #expect(shell.runner.interpreter.session.variables["a"] != nil)
  }

  @Test(
    "what only the shell knows is offered too",
    arguments: [
      ("scene main on iPadPro1", "iPadPro13"), ("on main layout", "layoutSubviews"), ("use iOS ", "16"),
      ("show decision tint", "tintColors"), ("experiment ", "1-0"), ("learn traits/f", "traits/flow"),
    ])
  func offers(text: String, first: String) {
    let shell = TestShell().shell
    shell.enter("scene main { window win { controller root } }")
    let offered = shell.request.completions(text, text.utf8.count).candidates.map(\.insertText)
    #expect(offered.first == first)
  }

  @Test("an open block goes on with its indentation")
  func completeness() {
    let request = TestShell().shell.request
    #expect(request.completeness("if true {") == .incomplete(indent: 2))
    #expect(request.completeness("if true {\n  if false {") == .incomplete(indent: 4))
    #expect(request.completeness("if true { }") == .complete)
    #expect(request.completeness("let a = ") == .incomplete(indent: 2))
  }

  @Test("what an empty Enter put there is taken as it stands")
  func beginnings() {
    let test = TestShell()
    test.shell.textForEmptyEnter = { "plums = " }
    let request = test.shell.request
    #expect(request.completeness("plums = ") != .complete)
    #expect(request.textForEmptyEnter() == "plums = ")
    #expect(request.completeness("plums = ") == .complete)
    #expect(request.completeness("plums = (") != .complete)
  }

  @Test("words, literals and mistakes have their styles while they are typed")
  func styles() {
    let request = TestShell().shell.request
    let found = request.styles("let a = 12 // n").map(\.style)
    #expect(found == [.keyword, .number, .comment])
    #expect(request.styles("let c = #1e90ff").last?.style == .swatch(0x1e90ff))
    #expect(request.styles("prnt 1").first?.style == .error)
  }

  @Test("long help waits where the window is full, and its keys run nothing")
  func pages() {
    let test = TestShell([.entry("help"), .entry("1")], keys: [.key(.enter), .key(.text("q"))], rows: 10)
    test.shell.loop()
    #expect(test.output.text.contains("Enter goes on, q stops"))
    #expect(!test.output.text.contains("says more, also"))
    #expect(test.output.text.hasSuffix("\u{1B}[K1\n"))
  }

  @Test("who types on behind a full page has it all, and the key in the next entry")
  func typingOn() {
    let test = TestShell([.entry("help"), .entry("1 + 1")], keys: [.key(.text("4"))], rows: 10)
    test.shell.loop()
    #expect(test.output.text.contains("says more, also"))
    #expect(test.output.text.contains("goto 7"))
    #expect(test.lines.last == "42")
  }

  @Test("a lesson takes entries, fills empty ones and has a prompt of its own")
  func hooks() {
    let test = TestShell("next", "1 + 1")
    var taken: [String] = []
    test.shell.handlesEntry = { text in
      taken.append(text)
      return text == "next"
    }
    test.shell.prompt = { _ in Prompt("lesson> ", right: "[3/12]") }
    test.shell.loop()
    #expect(taken == ["next", "1 + 1"])
    #expect(test.lines == ["2"])
    #expect(test.reader.requests.first?.prompt.right.string == "[3/12]")
  }
}
