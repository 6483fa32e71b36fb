import Sessions
import Testing

@Suite("What differs")
struct ComparingTests {
  @Test("`what if` lists what differs, and nothing of it stays")
  func whatIf() {
    var shell = Shell("register cell for width { }\nvar n = 1\n")
    #expect(
      shell.run("what if { override cell.width = 3; n = 2 }")
        == """
        n                                              1   →   2
        cell.width                                     0   →   3
        cell.overrides.width                           –   →   3
        calls of the registration on cell for width    0   →   1
        """.replacing("width    0", with: "width   0").replacing("   1   →   2", with: "  1   →   2")
        .replacing("   0   →   3", with: "  0   →   3").replacing("   –   →   3", with: "  –   →   3"))
    #expect(shell.run("n; cell.width") == "1\n0")
    #expect(shell.run("what if { }") == "no difference")
    #expect(shell.run("what if { invalidate cell }").contains("cell.layouts"))
    #expect(
      shell.run("what if { nobody }")
        == "error: nothing here is called `nobody`\n  `help` lists the statements")
  }

  @Test("of many differences the first two alike are shown, and how many others there are")
  func folding() {
    var shell = Shell()
    _ = shell.run((0..<40).map { "create view item\($0) in form" }.joined(separator: "\n"))
    let lines = shell.run("what if { override main.width = 3 }").split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("main.width") && lines[1].hasPrefix("win.width"))
    #expect(lines.contains { $0.hasPrefix("… 46 more .width") })
    #expect(lines.last?.hasPrefix("main.overrides.width") == true)
  }

  @Test("what was defined, made, moved and destroyed differs, and going back makes it equal")
  func everything() {
    var shell = Shell("let a = 1\n")
    let before = shell.interpreter.session
    _ = shell.run(
      "define trait Fresh = 3\nlet b = 2\nmove title to form\ndestroy cell\non header draw { }\nuse iOS 18\ndefine image Logo { any: \"logo\" }"
    )
    let subjects = before.differences(to: shell.interpreter.session).map(\.subject)
    #expect(
      subjects.contains("iOS") && subjects.contains("trait fresh") && subjects.contains("b")
        && subjects.contains("image Logo"))
    #expect(subjects.contains("title") && subjects.contains("cell") && subjects.contains("on header draw"))
    _ = shell.run("undo 7")
    #expect(before.differences(to: shell.interpreter.session).isEmpty)
  }

  @Test("an object whose property changed differs, and one that is equal by its own == does not")
  func objects() {
    var shell = Shell(
      "define class A { n = 0 }\nlet a = A(n: 1)\ndefine struct P { name = \"\", shade = 0; equal { left.name == right.name } }\nvar p = P(name: \"x\")\n"
    )
    let before = shell.interpreter.session
    _ = shell.run("p = P(name: \"x\", shade: 3)")
    #expect(before.differences(to: shell.interpreter.session).isEmpty)
    _ = shell.run("a.n = 2")
    #expect(before.differences(to: shell.interpreter.session).map(\.after) == ["A(n: 2)"])
  }
}
