import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "the exit status says how it went",
    arguments: [
      ("-c 'print(1)'", 0), ("-c ''", 0), ("-c 'expect false'", 1), ("-c 'prnt 1'", 1),
      ("run /nonexistent/file.mendel", 2), ("--nonsense", 2), ("run", 2), ("--version", 0), ("--help", 0),
      ("run --help", 0), ("-c", 2), ("--color sometimes -c ''", 2), ("-c 'print(1)' run /dev/null", 2),
      ("run /dev/null", 0), ("run .", 2), ("run /dev/zero", 2),
    ])
  func status(call: String, status: Int32) throws {
    #expect(try Mendel.shell("\"$MENDEL\" " + call).status == status)
  }

  @Test("a wrong call is told in the program's voice, and what it asks for is not dropped")
  func wrongCalls() throws {
    let beside = try Mendel.run("-c", "print(1)", "run", "/dev/null")
    #expect(beside.output == "")
    #expect(beside.errors.hasPrefix("error: '-c' runs statements by itself; it does not go with 'run'\n"))
    let exported = try Mendel.run("-c", "print 1", "export", "a.mendel")
    #expect(exported.status == 2 && exported.errors.contains("does not go with 'export'"))
    let lern = try Mendel.run("lern", "1")
    #expect(lern.errors.contains("did you mean `mendel learn`?"))
    #expect(try Mendel.run("--nonsense").errors.hasPrefix("error: Unknown option '--nonsense'\n"))
    #expect(try Mendel.run("runn").complaint.contains("did you mean `mendel run`?"))
    #expect(try Mendel.run("a.mendel").complaint.contains("write `mendel run a.mendel`"))
  }

  @Test(
    "what steers a terminal comes back written out", arguments: ["\u{1B}[31mx", "\u{9B}31m", "\u{202E}x"])
  func hostileArguments(text: String) throws {
    for arguments in [
      [text], ["--" + text], ["run", text], ["--color", text], ["demo", "--size", text, "f"],
      ["verify", "--" + text],
    ] {
      let result = try Mendel.shell("exec \"$MENDEL\" \"$@\"", arguments)
      #expect(result.status == 2)
      let said = (result.output + result.errors).unicodeScalars
      #expect(!said.contains { ["\u{1B}", "\u{9B}", "\u{202E}"].contains($0) })
      #expect(!said.isEmpty)
    }
  }

  @Test(
    "a program started without a standard stream neither waits nor takes its own files for it",
    arguments: [
      ("\"$MENDEL\" <&-", "error: "), ("\"$MENDEL\" -c 'print(1)' <&-", ""),
      ("\"$MENDEL\" -c 'print(1)' >&-", "error: standard output cannot be written"),
    ])
  func closedStreams(line: String, errors: String) throws {
    let result = try Mendel.shell("timeout 20 " + line)
    #expect(result.status == (errors.isEmpty ? 0 : line.contains("<&-") ? 2 : 1))
    #expect(result.errors.hasPrefix(errors))
    #expect(result.output == (errors.isEmpty ? "1\n" : ""))
  }

  @Test("results go to standard output, errors to standard error, and the run stops at the first error")
  func streams() throws {
    let result = try Mendel.run("-c", "print(1)\n1 / 0\nprint(2)")
    #expect(result.output == "1\n")
    #expect(result.errors.hasPrefix("error: division by zero\n  2 | 1 / 0\n    | "))
  }

  @Test(
    "standard input is a script where it is no terminal", arguments: ["\"$MENDEL\"", "\"$MENDEL\" run -"])
  func standardInput(line: String) throws {
    let result = try Mendel.shell(line, input: "let a = 2\na + 1\nprint(\"한국\")")
    #expect(result.output == "3\n한국\n")
    #expect(result.status == 0 && result.errors == "")
  }

  @Test("--echo shows statements and confirmations")
  func echo() throws {
    #expect(
      try Mendel.run("--echo", "-c", "var x = 1\nif true {\n  x = 2\n}\nx").output.split(separator: "\n")
        .filter { !$0.hasPrefix("▸") } == [
          "mendel> var x = 1", "mendel> if true {", "      …   x = 2", "      … }", "mendel> x", "2",
        ])
  }

  @Test("colours come where they are asked for, and NO_COLOR does not outdo the option")
  func color() throws {
    let escape = "\u{1B}["
    #expect(!(try Mendel.run("-c", "prnt 1").errors.contains(escape)))
    #expect(try Mendel.run("--color", "always", "-c", "prnt 1").errors.contains(escape))
    let both = try Mendel.run("--color", "always", "-c", "prnt 1", environment: ["NO_COLOR": "1"])
    #expect(both.errors.contains(escape))
    #expect(!(try Mendel.run("--color", "never", "-c", "prnt 1").errors.contains(escape)))
  }

  @Test("with --plain all that is said is ASCII")
  func plain() throws {
    let result = try Mendel.run("--plain", "--echo", "-c", "var x = 1\nx = 2\nundo\nhistory\nhelp undo\nxx")
    #expect((result.output + result.errors).utf8.allSatisfy { $0 < 0x80 })
    #expect(result.output.contains(">") && result.errors.contains("^^"))
    let code =
      "struct P: View { var body: some View { ProgressView() } }\nscene main on iPhone16 { P() }\nshow screen"
    let drawn = try Mendel.run("--plain", "-c", code).output.split(separator: "\n").dropFirst()
    #expect(drawn.contains { $0.contains("...") } && Set(drawn.map(\.count)).count == 1)
  }

  @Test("several scripts, and several `-c`, are one session")
  func several() throws {
    let home = Home()
    defer { home.remove() }
    try home.write("let a = 1\n", to: "a")
    try home.write("print(a)\n", to: "b")
    #expect(try Mendel.run("run", "a", "b", in: home).output == "1\n")
    #expect(try Mendel.run("-c", "let a = 1", "-c", "print(a + 1)", "-c", "print(a + 2)").output == "2\n3\n")
  }

  @Test(
    "Swift files side by side, and a folder of them, are a module: each sees the others, and `main.swift` runs last"
  )
  func modules() throws {
    let home = Home()
    defer { home.remove() }
    try FileManager.default.createDirectory(
      at: home.url("App/Views/.build"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: home.url("empty"), withIntermediateDirectories: false)
    let main = "print(Card(name: first).title, #file)\n"
    try home.write(main, to: "App/main.swift")
    try home.write("struct Card { var name: String }\nlet first = \"a\"\n", to: "App/Views/Card.swift")
    try home.write(
      "// Below.\nextension Card { var title: String { name.uppercased() } }", to: "App/Views/Title.swift")
    try home.write("never", to: "App/Views/.build/hidden.swift")
    try home.write("never", to: "App/Package.swift")
    try FileManager.default.createSymbolicLink(
      at: home.url("App/Views/back"), withDestinationURL: home.url("App"))
    #expect(try Mendel.run("run", "App", in: home).output == "A App/main.swift\n")
    let files = try Mendel.run(
      "run", "App/main.swift", "App/Views/Card.swift", "App/Views/Title.swift", in: home)
    #expect(files.output == "A App/main.swift\n")
    let loaded = try Mendel.run("--echo", "-c", "load App\nfirst\nundo\nfirst", in: home)
    #expect(
      loaded.output.contains("4 statements loaded from `App`") && loaded.output.contains("first\n\"a\""))
    #expect(loaded.errors.contains("error: nothing here is called `first`"))
    try home.write("// Below.\nextension Card { var title: Int { nam } }", to: "App/Views/Title.swift")
    let failed = try Mendel.run("run", "App", in: home)
    #expect(
      failed.errors.hasPrefix(
        "App/Views/Title.swift:2:35: error: nothing here is called `nam`\n  2 | extension Card"))
    // A mistake of syntax comes before the names that it leaves unknown.
    try home.write("struct Cover: Named { var name = \"\" }", to: "App/Cover.swift")
    try home.write("let a = = 1\nprotocol Named { var name: String { get } }", to: "App/Views/Title.swift")
    #expect(try Mendel.run("run", "App", in: home).errors.hasPrefix("App/Views/Title.swift:1:9: error: "))
    #expect(try Mendel.run("run", "empty", in: home).errors == "error: there are no Swift files in `empty`\n")
  }

  @Test("what an extension has for its file alone is not seen by the other files of a module")
  func privateExtensions() throws {
    let home = Home()
    defer { home.remove() }
    try FileManager.default.createDirectory(at: home.url("App"), withIntermediateDirectories: true)
    for name in ["One", "Two"] {
      try home.write(
        """
        struct \(name) { var shown: String { "a".tagged() } }
        private extension String { func tagged() -> String { self + "\(name)" } }
        """, to: "App/\(name).swift")
    }
    try home.write("print(One().shown, Two().shown)", to: "App/main.swift")
    #expect(try Mendel.run("run", "App", in: home).output == "aOne aTwo\n")
  }

  @Test("an app finds the data that lie in its folder in its bundle")
  func resources() throws {
    let home = Home()
    defer { home.remove() }
    try FileManager.default.createDirectory(at: home.url("App/Data"), withIntermediateDirectories: true)
    try home.write("[\"a\", \"b\"]", to: "App/Data/names.json")
    try home.write(
      "let names = try JSONDecoder().decode([String].self, from: Data(contentsOf: Bundle.main.url(forResource: \"names\", withExtension: \"json\")!))\n"
        + "print(names, Bundle.main.url(forResource: \"names.txt\", withExtension: nil) == nil)\n",
      to: "App/main.swift")
    #expect(try Mendel.run("run", "App", in: home).output == "[\"a\", \"b\"] true\n")
    let loaded = try Mendel.run(
      "-c",
      "try \"x\".write(to: URL(filePath: \"/own\"))\nload App\nprint(names.count, try String(contentsOf: URL(filePath: \"/own\")))",
      in: home)
    #expect(loaded.output.hasSuffix("2 x\n"))
    #expect(try Mendel.run("run", "App/main.swift", in: home).status == 1)
  }

  @Test("an app's folder brings the colours of its asset catalog, and its variables in any order")
  func assets() throws {
    let home = Home()
    defer { home.remove() }
    let folder = "App/Assets.xcassets/Brand Color.colorset"
    try FileManager.default.createDirectory(at: home.url(folder), withIntermediateDirectories: true)
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
    let colors = [("", "0xFF", "136", "0"), (dark, "0.250", "0.500", "1.000")].map {
      style, red, green, blue in
      #"{\#(style)"color": {"components": {"red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "1.000"}}}"#
    }
    try home.write(#"{"colors": [\#(colors.joined(separator: ","))]}"#, to: folder + "/Contents.json")
    try home.write("let both = looks + [none]\nlet looks = [style(.light), style(.dark)]", to: "App/a.swift")
    try home.write(
      """
      func style(_ style: UIUserInterfaceStyle) -> String {
        "\\(UIColor.brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))"
      }
      let none = UIColor(named: "Brand") == nil ? "none" : "some"
      """, to: "App/b.swift")
    try home.write(
      "print(both, UIColor(named: \"Brand Color\") == .brand, Color(\"Brand Color\"))", to: "App/main.swift")
    let printed = try Mendel.run("run", "App", in: home)
    #expect(printed.output == "[\"#ff8800\", \"#4080ff\", \"none\"] true Brand Color\n", "\(printed.errors)")
    try home.write("{}", to: folder + "/Contents.json")
    #expect(
      try Mendel.run("run", "App", in: home).errors
        == "error: `Brand Color.colorset/Contents.json` is no colour as Xcode writes it\n")
  }

  @Test("errors in a file name the file, the line and the column; what stands before them runs")
  func place() throws {
    let home = Home()
    defer { home.remove() }
    try home.write("\u{FEFF}let a = 1\nprint(a)\n  print(b)\n", to: "a.mendel")
    let result = try Mendel.run("run", "a.mendel", in: home)
    #expect(result.output == "1\n")
    #expect(
      result.errors.hasPrefix(
        "a.mendel:3:9: error: nothing here is called `b`\n  3 |   print(b)\n    |         ^"))
  }

  @Test("up to ten syntax errors are listed")
  func syntaxErrors() throws {
    let result = try Mendel.run("-c", "print(1)\n" + String(repeating: "prnt 1\n", count: 20))
    #expect(result.output == "1\n")
    #expect(result.errors.matches(of: /error: no statement starts with `prnt`/).count == 10)
  }

  @Test("an interrupt ends a script with 130")
  func interrupt() throws {
    let result = try Mendel.shell(
      "\"$MENDEL\" -c 'print(1); repeat 9_000_000 { repeat 1000 { } }' & sleep 0.3; kill -INT $!; wait $!")
    #expect(result.status == 130 || result.errors.contains("steps"))
  }

  @Test(
    "a full disk is said once, with status 1", arguments: ["-c 'print(1); print(2)'", "--version", "--help"])
  func fullDisk(call: String) throws {
    let result = try Mendel.shell("\"$MENDEL\" \(call) > /dev/full")
    #expect(result.status == 1)
    #expect(result.errors == "error: standard output cannot be written: No space left on device\n")
  }

  @Test("a reader that leaves ends the program without a word")
  func brokenPipe() throws {
    let result = try Mendel.shell(
      #"{ "$MENDEL" -c 'repeat 200000 { print("0123456789") }'; echo "status $?" >&2; } | head -n 1"#)
    #expect(result.output == "0123456789\n")
    #expect(result.errors == "status 141\n")
  }

  @Test("long lines and many braces are errors of a few short lines")
  func longInput() throws {
    let line = "print(\"" + String(repeating: "a", count: 1 << 18) + "\")"
    #expect(try Mendel.run(input: line).output.count == (1 << 18) + 1)
    for text in [
      line + " )", String(repeating: "if true { ", count: 10_000), String(repeating: "\0", count: 9_999),
    ] {
      let result = try Mendel.run(input: text)
      #expect(result.status == 1)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count < 50 && lines.allSatisfy { $0.count <= 80 })
      #expect(!result.errors.utf8.contains(0))
    }
  }
}
