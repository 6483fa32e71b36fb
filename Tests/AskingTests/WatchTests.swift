import Testing

@Suite("What is watched")
struct WatchTests {
  @Test("a watch draws at once, and again what a statement changes, behind what it prints")
  func drawing() {
    var shell = Shell("on cell layoutSubviews { print \"layout\" }\n")
    #expect(
      shell.run("watch show tree theme settings") == """
        settings   standard
          form     standard
            cell   standard
        """)
    #expect(
      shell.run("override form.theme = bold") == """
        layout
        settings   standard
          form     bold       override   was standard
            cell   bold                  was standard
        """)
    #expect(shell.run("unwatch; override form.theme = pastel") == "layout")
  }

  @Test("an expression is watched by its value")
  func expressions() {
    var shell = Shell("var n = 1\n")
    #expect(shell.run("watch n") == "n   1")
    #expect(shell.run("n = 2; n = 2") == "n   2   was 1")
    #expect(shell.run("watch n = 3").hasPrefix("error:"))
  }

  @Test("going back draws a changed watch, which stays; `reset` ends it")
  func going() {
    var shell = Shell("var n = 1\n")
    _ = shell.run("watch n")
    _ = shell.run("n = 2")
    #expect(shell.run("undo") == "n   1   was 2")
    #expect(shell.run("redo") == "n   2   was 1")
    #expect(shell.run("history").hasSuffix("5   var n = 1\n▸   6   n = 2"))
    _ = shell.run("reset")
    #expect(shell.run("var n = 5") == "")
  }

  @Test("what cannot be drawn for a while waits, and no statement fails of it")
  func waiting() {
    var shell = Shell()
    _ = shell.run("watch cell.theme")
    #expect(shell.run("destroy cell") == "")
    #expect(shell.run("undo") == "cell.theme   standard")
  }
}
