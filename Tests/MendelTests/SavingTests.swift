import Foundation
import Testing

@Suite("Saving, loading and recording sessions")
struct SavingTests {
  /// A home for a test, gone at its end.
  func inHome(_ body: (Home) throws -> Void) throws {
    let home = Home()
    defer { home.remove() }
    try body(home)
  }

  @Test("a saved session, loaded, is the session; a path may begin with ~/")
  func roundTrip() throws {
    try inHome { home in
      let environment = ["HOME": home.path]
      let script =
        "let a = 1\nstruct 카드 { var b = 2 }\nvar c = 카드()\nc.b = 5\nc.b = 6\nundo\nsave ~/요약.mendel"
      let saved = try Mendel.run("-c", script, environment: environment, in: home)
      #expect(saved.status == 0 && saved.errors == "")
      let loaded = try Mendel.run("-c", "load 요약.mendel\na + c.b\nundo\nhistory", in: home)
      #expect(loaded.output == "6\n·   1   load \"요약.mendel\"\n")
    }
  }

  @Test("a screen and a curve are saved as drawings")
  func drawings() throws {
    try inHome { home in
      let script = """
        define view Fading() { state level = 0.0; Text("a") { opacity level }; Button("go") { animate linear 1s { set level = 1 } } }
        scene main on iPhone16 { window win { controller root { } } }
        host Fading() as x in root
        tap x/"go"
        save timeline x/Text.opacity from 0s to 1s in fade.svg
        save screen main.svg
        """
      let saved = try Mendel.run("-c", script, in: home)
      #expect(saved.status == 0 && saved.errors == "")
      let curve = try String(contentsOf: URL(fileURLWithPath: home.path + "/fade.svg"), encoding: .utf8)
      #expect(curve.contains("<polyline points=\"70.00,310.00 ") && curve.contains(" 620.00,50.00\""))
      #expect(
        try String(contentsOf: URL(fileURLWithPath: home.path + "/main.svg"), encoding: .utf8).hasSuffix(
          "</svg>\n"))
    }
  }

  @Test("what a session did not write stays as it is; what it wrote or loaded may grow")
  func others() throws {
    try inHome { home in
      try home.write("// mine\nlet a = 1\n", to: "a.mendel")
      let refused = try Mendel.run("-c", "let b = 2\nsave a.mendel", in: home)
      #expect(refused.status == 1)
      #expect(refused.complaint.contains("there is something in `a.mendel` that this session did not write"))
      #expect(try home.text("a.mendel") == "// mine\nlet a = 1\n")
      let grown = try Mendel.run("-c", "load a.mendel\nlet b = 2\nsave a.mendel", in: home)
      #expect(grown.status == 0 && grown.errors == "")
      #expect(try home.text("a.mendel") == "// mine\nlet a = 1\nlet b = 2\n")
      #expect(try Mendel.run("-c", "let a = 1\nlet b = 2\nsave b\nundo\nsave b", in: home).status == 0)
      #expect(try home.text("b") == "let a = 1\n")
      #expect(
        try Mendel.run("-c", "save c", in: home).errors.contains("error: there is nothing to save yet\n"))
    }
  }

  @Test(
    "what cannot be read or written is told at its place, with what would do",
    arguments: [
      ("load /usr", "`/usr` holds more than 10000 files"),
      ("load /nothing.mendel", "there is no file `/nothing.mendel`"),
      ("save /usr", "`/usr` is a folder"), ("save /nonexistent/a", "there is no file `/nonexistent/a`"),
    ])
  func refusals(statement: String, cause: String) throws {
    let result = try Mendel.run("-c", "let a = 1\n" + statement)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("error: \(cause)\n  2 | \(statement)\n    |      ^"))
  }

  @Test("a load that fails changes nothing, keeps what was printed and names the line in the file")
  func failingLoad() throws {
    try inHome { home in
      try home.write("let a = 1\nprint(a)\nlet b = zz\n", to: "bad.mendel")
      let result = try Mendel.shell(
        "\"$MENDEL\" -c 'expect error { a }'; \"$MENDEL\" -c 'load bad.mendel'", in: home)
      #expect(result.status == 1 && result.output == "1\n")
      #expect(result.errors.hasPrefix("bad.mendel:3:9: error: nothing here is called `zz`\n"))
    }
  }

  @Test("a lesson is no script")
  func lesson() throws {
    try inHome { home in
      try home.write("---\ntitle: T\n---\n", to: "l.md")
      for call in [["run", "l.md"], ["-c", "load l.md"]] {
        let result = try Mendel.shell("exec \"$MENDEL\" \"$@\"", call, in: home)
        #expect(result.complaint.contains("error: `l.md` is a lesson, not a script"))
        #expect(result.status == (call[0] == "run" ? 2 : 1))
      }
    }
  }

  @Test("a recorded session has what leads to the present state and what was asked, with what it printed")
  func recording() throws {
    try inHome { home in
      let script = """
        var mood = "calm"
        mood
        mood = "wild"
        undo
        help undo
        print("```")
        print("...")
        record 02-two-moods.md
        """
      let result = try Mendel.run(input: script, in: home)
      #expect(result.status == 0 && result.errors == "")
      #expect(
        try home.text("02-two-moods.md") == """
          ---
          title: Two moods
          summary: What this session shows.
          ---

          # Two moods

          ```mendel
          var mood = "calm"
          ```

          ```mendel
          mood
          ```
          ```output
          "calm"
          ```

          ```mendel
          print("```")
          ```
          ````output
          ```
          ````

          ```mendel
          print("...")
          ```
          ```output
          \\...
          ```

          """)
      #expect(try Mendel.run("-c", "record new.md", in: home).errors.contains("nothing to record yet"))
      try home.write("mine", to: "old.md")
      #expect(try Mendel.run("-c", "var a = 1\nrecord old.md", in: home).status == 1)
      #expect(try home.text("old.md") == "mine")
    }
  }

  @Test("bytes that are no UTF-8 are an error with a place")
  func brokenText() throws {
    try inHome { home in
      try Data(Array("let x = 1\nlet a = ".utf8) + [0xff]).write(to: home.url("bad"))
      let result = try Mendel.run("run", "bad", in: home)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("bad:2:9: error: "))
    }
  }
}
