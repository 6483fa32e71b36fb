import Playgrounds
import SessionTesting
import Testing

@Suite("Scripts that arrive in pieces")
struct ScriptRunTests {
  @Test(
    "an unfinished statement is read in proportion to its length, however it arrives",
    arguments: [1 << 12, 1 << 16])
  func linear(piece: Int) {
    let session = Session("var x = 0", confirms: false)
    var run = ScriptRun(session.playground, file: nil)
    let block = Array(("if true {\n" + String(repeating: "x = x + 1\n", count: 40_000)).utf8)
    for start in stride(from: 0, to: block.count, by: piece) {
      run.feed(Array(block[start..<min(start + piece, block.count)]))
    }
    run.feed(Array("}\nprint x\n".utf8))
    run.finish()
    #expect(run.failures.isEmpty)
    #expect(run.bytesRead < 6 * block.count + (1 << 16) * (1 << 16) / piece)
  }

  @Test("a short statement runs as soon as it is whole, also behind a long one")
  func prompt() {
    let session = Session("var x = 0", confirms: false)
    var run = ScriptRun(session.playground, file: nil)
    run.feed(Array(("if true {\n" + String(repeating: "x = x + 1\n", count: 10_000)).utf8))
    run.feed(Array((String(repeating: "x = x + 1\n", count: 20_000) + "}\nx = 1\nif true {\n").utf8))
    #expect(session.run("print x") == "1")
    run.feed(Array("x = 2\n}\n".utf8))
    #expect(session.run("print x") == "2")
  }
}
