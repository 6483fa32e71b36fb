import Drawings
import Lessons
import Testing

@Suite("Expected output")
struct ExpectedOutputTests {
  @Test(
    "output is compared line by line, with elisions",
    arguments: [
      ("", "", true), ("", "a\n", false), ("a\n", "a\n", true), ("a\n", "a", true), ("a\n", "a\n\n", false),
      ("\n", "\n", true),
      ("a\n", "b\n", false), ("a\nb\n", "a\n", false), ("a\n", "a \n", false),
      ("...\n", "", true), ("...\n", "a\nb\n", true), ("a\n...\nb\n", "a\nb\n", true),
      ("a\n...\nb\n", "a\nx\nb\ny\nb\n", true),
      ("a\n...\nb\n", "a\nb\nc\n", false), ("...\na\n...\nb\n...\n", "x\na\ny\nb\n", true),
      ("...\nb\n", "a\n", false),
      ("a[..]z\n", "abcz\n", true), ("a[..]z\n", "az\n", true), ("a[..]a\n", "a\n", false),
      ("[..]\n", "", false),
      ("[..]\n", "x\n", true), ("a[..]b[..]c\n", "a1b2c\n", true), ("a[..]b[..]c\n", "a1c2b\n", false),
      ("[..]b[..]\n", "abc\n", true), ("[..]ab[..]b\n", "ab\n", false),
      ("\\...\n", "...\n", true), ("\\...\n", "a\n", false), ("\\\\...\n", "\\...\n", true),
      (" ...\n", " ...\n", true),
      (" ...\n", "a\n", false), ("a\\[..]b\n", "a[..]b\n", true), ("a\\[..]b\n", "axb\n", false),
      ("a\\\\[..]b\n", "a\\[..]b\n", true), ("\\[..] [..]\n", "[..] x\n", true),
      ("요[..]약\n", "요 🍎 약\n", true),
    ])
  func matching(expected: String, printed: String, matches: Bool) {
    #expect(ExpectedOutput(expected).matches(printed) == matches)
    #expect(ExpectedOutput(expected).difference(from: printed, in: "a").isEmpty == matches)
  }

  @Test(
    "an output written down exactly matches itself and nothing with other letters",
    arguments: [
      "", "a\nb\n", "...\n", "\\...\n", "\\\\...\n", "x [..] y\n", "\\[..]\n", "[..][..]\n",
      "[..]\\[..]\\\\\n", "\n\n",
    ])
  func exactly(output: String) {
    let expected = ExpectedOutput(ExpectedOutput.exactly(output))
    #expect(expected.matches(output))
    #expect(!expected.matches(output + "x\n"))
    #expect(!expected.matches(output.replacing(".", with: "x") + (output.contains(".") ? "" : "y\n")))
  }

  func difference(_ expected: String, _ printed: String, context: Int = 3) -> String {
    ExpectedOutput(expected).difference(from: printed, in: "flow.md", firstLine: 41, context: context)
      .dropFirst(2).map(\.string).joined(separator: "\n")
  }

  @Test(
    "pieces of a line are looked for one behind the other, however alike what stands before them is",
    arguments: [
      ("[..]aab[..]", "aaab", true), ("[..]aab[..]", "aaba", true), ("[..]abab[..]c", "aabababc", true),
      ("[..]ababb[..]", "abababa", false), ("a[..]a", "a", false), ("[..]b[..]b", "b", false),
      ("[..][..]", "\n", true), ("[..]값[..]", "의 값이다", true), ("a[..]b[..]c", "a b c", true),
    ])
  func pieces(expected: String, printed: String, isRight: Bool) {
    #expect(ExpectedOutput(expected).matches(printed) == isRight)
  }

  @Test("a difference is a unified diff with the file's lines")
  func unified() {
    let lines = ExpectedOutput("main\nbold\n").difference(
      from: "main\npastel\n", in: "flow.md", firstLine: 41)
    #expect(
      lines.map(\.string) == ["--- flow.md", "+++ printed", "@@ -41,2 +41,2 @@", " main", "-bold", "+pastel"])
    #expect(lines.map { $0.spans[0].style } == [.strong, .strong, .dim, .plain, .error, .success])
  }

  @Test("elisions that still match stay as they were written")
  func elisions() {
    #expect(
      difference("a\n...\nb [..]\nc\nd\n", "a\n1\n2\nb 3\nx\nd\n") == """
        @@ -41,5 +41,5 @@
         a
         ...
         b [..]
        -c
        +x
         d
        """)
  }

  @Test("distant differences make several hunks")
  func hunks() {
    #expect(
      difference("a\n1\n2\n3\n4\nb\n", "x\n1\n2\n3\n4\ny\n", context: 1) == """
        @@ -41,2 +41,2 @@
        -a
        +x
         1
        @@ -45,2 +45,2 @@
         4
        -b
        +y
        """)
  }

  @Test("lines printed too much and too little are told")
  func counts() {
    #expect(difference("a\n", "a\nb\n") == "@@ -41,1 +41,2 @@\n a\n+b")
    #expect(difference("a\nb\n", "b\n") == "@@ -41,2 +41,1 @@\n-a\n b")
    #expect(difference("", "a\n") == "@@ -40,0 +41,1 @@\n+a")
  }

  @Test("tens of thousands of lines are compared and told apart")
  func long() {
    let lines = (0..<20_000).map { "line \($0)\n" }.joined()
    #expect(ExpectedOutput(lines).matches(lines))
    #expect(difference(lines, lines.replacing("line 15000\n", with: "")).hasPrefix("@@ -15038,7 +15038,6 @@"))
    let others = (0..<20_000).map { "other \($0)\n" }.joined()
    #expect(difference(lines, others).hasPrefix("@@ -41,20000 +41,20000 @@"))
    #expect(ExpectedOutput("...\nx\n...\n").matches(lines) == false)
  }
}
