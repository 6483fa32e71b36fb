import Commands
import Playgrounds
import SessionTesting
import Testing

/// Types that hold themselves: their values can lie in one another without end.
@Suite("Types that hold themselves")
struct SelfHoldingTests {
  private static let node = """
    define class Node { v = 0 }
    redefine class Node { v = 0, next: Node? = nil }

    """

  private static let pair = """
    define struct P { x = 0 }
    redefine struct P { x = 0, inner: [P] = [] }
    var p = P(x: 1)

    """

  @Test(
    "a type may name itself in its own fields, as an optional or in a list",
    arguments: [
      ("define class Node { next: Node? = nil }", "Node(next: Node())", "Node(next: Node(next: nil))"),
      ("define class Node { l: [Node] = [] }", "Node(l: [Node()])", "Node(l: [Node(l: [])])"),
      ("define class Node { v: Int; next: Node? }", "Node(v: 1, next: nil)", "Node(v: 1, next: nil)"),
      (
        "define class Node { l: [Node?]? = nil; v = 1 }", "Node(l: [Node()])",
        "Node(l: [Node(l: nil, v: 1)], v: 1)"
      ),
      ("define class Node { l: [Node?] = [nil] }", "Node()", "Node(l: [nil])"),
      ("define struct Node { l: [Node] = [] }", "Node(l: [Node()])", "Node(l: [Node(l: [])])"),
      (
        "define struct Node { n: Node? = nil; v = 1; equal { left.v == right.v && left.n == right.n } }",
        "Node(n: Node(v: 2)) == Node(n: Node(v: 2))", "true"
      ),
    ])
  func ownName(definition: String, expression: String, value: String) {
    let session = Session(definition, confirms: false)
    #expect(session.run(expression) == value)
    session.run("var a = \(expression)\nundo\nundo")
    #expect(session.run("show all traits").contains("error") == false)
    session.run("redo\nredo")
    #expect(session.problems.isEmpty)
    #expect(session.run("a") == value)
  }

  @Test("what cannot be defined leaves nothing behind")
  func refused() {
    let session = Session("", confirms: false)
    let before = session.playground.digest
    #expect(session.run("define class Node { next: Node }").contains("without end"))
    #expect(session.run("define class Node { next: Node? = nil; next = 1 }").contains("error"))
    #expect(session.playground.digest == before)
    #expect(session.run("define class Leaf { }\nLeaf()") == "Leaf()")
  }

  @Test("an instance that holds itself is written once, and named where it comes again")
  func circle() {
    let session = Session(Self.node + "let n = Node(v: 1)\nlet m = Node(v: 2, next: n)")
    #expect(session.run("n.next = n") == "▸ n.next = Node(v: 1, next: Node(…))")
    #expect(session.run("print n") == "Node(v: 1, next: Node(…))")
    session.run("n.next = m")
    #expect(session.run("print [n, n]").hasPrefix("[Node(v: 1, next: Node(v: 2, next: Node(…))), Node(v: 1"))
    #expect(session.run("n == m.next") == "true")
  }

  @Test("a circle through a collection is written once as well, and so is a long chain of them")
  func circleThroughCollection() {
    let session = Session(
      """
      define class Box { c: UITraitCollection? = nil }
      define trait Held: Box? = nil
      let x = Box()
      var y = Box()
      var z = y
      """, confirms: false)
    session.run("x.c = traits { held = x }")
    #expect(session.run("x") == "Box(c: traits { Held = Box(…) })")
    session.run("repeat 20000 { z = Box(c: traits { held = y }); y = z }")
    #expect(session.run(#""\(z)".count < 5000"#) == "true")
  }

  @Test(
    "whoever reads a circle comes to an end",
    arguments: [
      "n", "expect n == nil", "what if { n.v = 3 }", "why form.held", "diff 7 8", "show trait held",
    ])
  func readers(statement: String) {
    let session = Session(
      Prelude.theme + Self.node
        + "let n = Node(v: 1)\nn.next = n\ndefine trait Held: Node? = nil\noverride form.held = n")
    #expect(session.run(statement).contains("Node(v: 1, next: Node(…))") || statement.hasPrefix("show"))
  }

  @Test("a long chain of instances is cut where it lies too deep")
  func chain() {
    let session = Session(
      Self.node + "var n = Node(v: 0)\nrepeat 30000 { n = Node(v: 1, next: n) }", confirms: false)
    let text = session.run("print n")
    #expect(text.hasPrefix("Node(v: 1, next: Node(v: 1, next: "))
    #expect(text.contains("next: …))"))
    #expect(text.split(separator: "(").count == 201)
  }

  @Test("values that hold one another too deep are an error of the statement")
  func depth() {
    let session = Session(Self.pair + "repeat 99 { p = P(x: 2, inner: [p]) }", confirms: false)
    let state = session.playground.history.current
    #expect(
      session.run("repeat 20000 { p = P(x: 2, inner: [p]) }").hasPrefix(
        "error: lists and structs would hold one another more than 200 deep\n"))
    #expect(session.playground.history.current == state && !session.playground.world.hasChanges)
    #expect(session.run("p = P(inner: [p])").hasPrefix("error: lists and structs"))
    #expect(session.run("p.inner = [P(inner: [p])]").hasPrefix("error: lists and structs"))
    #expect(session.run("p == p; p = p.inner[0]; p.x") == "true\n2")
  }

  @Test("what is measured as it is made is paid for, however often its parts are shared")
  func shared() {
    let session = Session(Self.pair, confirms: false)
    #expect(
      session.run("repeat 60 { p = P(x: 2, inner: [p, p]) }").hasPrefix(
        "error: the statement took more than 10 million steps\n"))
    #expect(session.run("p") == "P(x: 1, inner: [])")
  }

  @Test("lists in lists have a limit, too")
  func lists() {
    let session = Session("let a0 = [1]", confirms: false)
    session.run((1..<200).map { "let a\($0) = [a\($0 - 1)]" }.joined(separator: "\n"))
    #expect(session.problems.isEmpty)
    #expect(session.run("let b = [a199]").hasPrefix("error: lists and structs would hold one another"))
  }

  @Test("values with shared parts are compared part by part, each pair once")
  func comparing() {
    let session = Session("let a0 = [1]; let b0 = [1]; let c0 = [2]", confirms: false)
    session.run(
      (1..<60).flatMap { level in
        ["a", "b", "c"].map { "let \($0)\(level) = [\($0)\(level - 1), \($0)\(level - 1)]" }
      }.joined(separator: "\n") + "\nvar z = a59")
    let state = session.playground.history.current
    session.run("z = b59")
    #expect(session.playground.history.current == state)
    session.run("z = c59")
    #expect(session.playground.history.current == state + 1)
    #expect(session.problems.isEmpty)
    #expect(session.run("create view kept; destroy kept").isEmpty)
  }

  @Test("a default value that would hold another without end is refused")
  func defaults() {
    let session = Session(Self.pair, confirms: false)
    let answer = session.run("redefine struct P { x = 0, inner: [P] = [], other: [P] = [P(x: 1)] }")
    #expect(answer.hasPrefix("error: the default value of `P` would hold another `P`, without end\n"))
    #expect(session.run("p") == "P(x: 1, inner: [])")
  }

  @Test(
    "a collection holds 200 others at most, in one another or side by side, set or read back",
    arguments: [
      "repeat 100000 { x = traits { c = x } }", "repeat 100000 { x = traits { c = x; d = x } }",
      "repeat 100000 { x = x modifying { c = x } }", "repeat 100000 { x = traits { l = [x, x] } }",
      "repeat 100000 { turn { override w.c = w.traits } }",
    ])
  func collections(statement: String) {
    let session = Session(
      """
      define trait C: UITraitCollection? = nil
      define trait D: UITraitCollection? = nil
      define trait L: [UITraitCollection] = []
      scene main { window w }
      var x = traits { }

      """, confirms: false)
    let answer = session.run(statement)
    #expect(answer.hasPrefix("error: a value holds more than 200 collections\n"))
    #expect(session.run("let y = x modifying { c = traits { } }; y == y; x == traits { }") == "true\ntrue")
  }

  @Test("an `==` that compares others of its kind without end is an error")
  func equality() {
    let session = Session("define struct E { x = 0, equal { left.x == right.x } }", confirms: false)
    session.run("redefine struct E { x = 0, equal { E(x: left.x) == E(x: 2) } }")
    #expect(
      session.run("E(x: 1) == E(x: 1)").hasPrefix("error: more than 200 calls inside one another\n"))
    #expect(session.run("1 == 1") == "true")
  }
}
