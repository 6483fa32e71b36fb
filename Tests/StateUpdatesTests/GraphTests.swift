import StateUpdates
import Testing

/// A graph whose values are texts, and whose bodies are closures of the test.
struct Screen {
  typealias Body = (inout Screen, ViewID) throws -> [ViewElement<String>]

  var graph = ViewGraph<String>()
  var bodies: [String: Body] = [:]
  var log: [String] = []

  static func view(_ type: String, _ value: String = "", state: [String: String] = [:], at position: Int = 0)
    -> ViewElement<String>
  {
    var element = ViewElement(type, .view, position: position, value: value, details: "")
    element.state = state
    return element
  }

  static func text(_ text: String, at position: Int = 0) -> ViewElement<String> {
    ViewElement("Text", .content, position: position, value: "", details: text)
  }

  mutating func run() throws {
    while let work = try graph.next() {
      switch work {
      case .compare(let id, let old, let new):
        graph.compared(id, areSame: old.lowercased() == new.lowercased())
      case .evaluate(let id):
        let type = graph[id]?.element.type ?? ""
        log.append(type)
        guard let body = bodies[type] else {
          try graph.finish()
          continue
        }
        let children = try body(&self, id)
        try graph.finish(children)
      case .make, .update: try graph.finish()
      case .change(_, _, let old, let new, _): log.append("change \(old) \(new)")
      case .appear(let id): log.append("appear \(graph[id]?.element.details ?? "")")
      case .disappear(_, let element): log.append("disappear \(element.details)")
      case .complete(let number): log.append("complete \(number)")
      case .dismantle: continue
      }
    }
  }

  mutating func ran(_ body: (inout Screen) throws -> Void) throws -> [String] {
    log = []
    try body(&self)
    try run()
    return log
  }
}

@Suite("State, identity and reads")
struct GraphTests {
  /// A parent with two children, of which the second reads the state.
  func screen() throws -> (Screen, ViewID) {
    var screen = Screen()
    screen.bodies["Parent"] = { _, _ in [Screen.view("Idle"), Screen.view("Reader", at: 1)] }
    screen.bodies["Reader"] = { screen, _ in
      guard let root = screen.graph.roots.first else { return [] }
      return [Screen.text(screen.graph.read("n", of: root) ?? "")]
    }
    let root = try screen.graph.host(Screen.view("Parent", state: ["n": "0"]))
    try screen.run()
    return (screen, root)
  }

  @Test("only what read a state runs again")
  func reads() throws {
    var (screen, root) = try screen()
    #expect(screen.log == ["Parent", "Idle", "Reader"])
    let log = try screen.ran { screen in try screen.graph.write("1", to: "n", of: root) }
    #expect(log == ["Reader"])
  }

  @Test("a write of what is there is dropped")
  func equalWrites() throws {
    var (screen, root) = try screen()
    let log = try screen.ran { screen in try screen.graph.write("0", to: "n", of: root) }
    #expect(log.isEmpty)
  }

  @Test("a view that is made with the same, for who runs it, keeps what it had")
  func comparing() throws {
    var screen = Screen()
    screen.bodies["Parent"] = { screen, id in [Screen.view("Row", screen.graph.read("n", of: id) ?? "")] }
    let root = try screen.graph.host(Screen.view("Parent", state: ["n": "a"]))
    try screen.run()
    #expect(try screen.ran { try $0.graph.write("A", to: "n", of: root) } == ["Parent"])
    #expect(try screen.ran { try $0.graph.write("a", to: "n", of: root) } == ["Parent"])
    let row = try #require(screen.graph[root]?.children.first)
    #expect(screen.graph[row]?.element.value == "a")
    #expect(try screen.ran { try $0.graph.write("b", to: "n", of: root) } == ["Parent", "Row"])
    #expect(screen.graph[row]?.element.value == "b")
  }

  @Test("writes of one transaction make one pass, others their own")
  func transactions() throws {
    var screen = Screen()
    screen.bodies["Parent"] = { screen, id in
      screen.log.append(screen.graph.read("n", of: id) ?? "")
      return []
    }
    let root = try screen.graph.host(Screen.view("Parent", state: ["n": "0"]))
    try screen.run()
    let log = try screen.ran { screen in
      try screen.graph.write("1", to: "n", of: root)
      try screen.graph.write("2", to: "n", of: root)
      screen.graph.transaction = Transaction(animation: .standard)
      try screen.graph.write("3", to: "n", of: root)
      try screen.graph.write("4", to: "n", of: root)
      screen.graph.transaction = Transaction()
      #expect(screen.graph.read("n", of: root) == "4")
    }
    #expect(log == ["Parent", "2", "Parent", "4"])
  }

  @Test("a write while a body runs is refused, with the reason")
  func writesInBodies() throws {
    var screen = Screen()
    screen.bodies["Parent"] = { screen, id in
      try screen.graph.write("1", to: "n", of: id)
      return []
    }
    _ = try screen.graph.host(Screen.view("Parent", state: ["n": "0"]))
    #expect(throws: ViewProblem.self) { try screen.run() }
  }

  @Test("a view that contains itself is found")
  func endless() throws {
    var screen = Screen()
    screen.bodies["Parent"] = { _, _ in [Screen.view("Parent")] }
    _ = try screen.graph.host(Screen.view("Parent"))
    #expect(throws: ViewProblem.self) { try screen.run() }
  }

  @Test("another id, type or position is another view, with new state")
  func identity() throws {
    var screen = Screen()
    screen.bodies["Parent"] = { screen, id in
      var child = Screen.view("Child", state: ["k": "first"])
      child.id = screen.graph.read("n", of: id)
      child.modifiers = [.appearance]
      child.details = child.id ?? ""
      return [child]
    }
    let root = try screen.graph.host(Screen.view("Parent", state: ["n": "0"]))
    try screen.run()
    guard let child = screen.graph[root]?.children.first else { return }
    try screen.graph.write("second", to: "k", of: child)
    try screen.run()
    #expect(screen.graph.latest("k", of: child) == "second")
    let log = try screen.ran { screen in try screen.graph.write("1", to: "n", of: root) }
    #expect(log == ["Parent", "Child", "appear 1", "disappear 0"])
    #expect(screen.graph[child] == nil)
    let new = screen.graph[root]?.children.first
    #expect(new.flatMap { screen.graph.latest("k", of: $0) } == "first")
  }

  @Test("a spring that is interrupted goes on with its velocity")
  func interruption() throws {
    var screen = Screen()
    screen.bodies["Parent"] = { screen, id in
      var text = Screen.text("")
      text.modifiers = [.attribute("x", [screen.graph.read("n", of: id).flatMap { Double($0) } ?? 0])]
      return [text]
    }
    let root = try screen.graph.host(Screen.view("Parent", state: ["n": "0"]))
    try screen.run()
    guard let text = screen.graph[root]?.children.first else { return }
    screen.graph.transaction = Transaction(animation: .smooth)
    try screen.graph.write("100", to: "n", of: root)
    try screen.run()
    screen.graph.advance(to: screen.graph.clock + 0.2)
    #expect(abs((screen.graph.presented("x", of: text)?[0] ?? 0) - 71.541569) < 1e-5)
    try screen.graph.write("0", to: "n", of: root)
    try screen.run()
    for (time, value) in [
      (0.0, 71.541569), (0.05, 68.971410), (0.1, 53.229438), (0.2, 24.504160), (0.3, 9.636513),
      (0.5, 1.211904), (0.8, 0.042855),
    ] {
      #expect(abs((screen.graph.presented("x", of: text, after: time)?[0] ?? 0) - value) < 1e-4, "at \(time)")
    }
  }

  @Test(
    "two timing curves add what is left of each",
    arguments: [
      (0.0, 50.0), (0.05, 58.0831), (0.1, 64.8394), (0.2, 73.0944), (0.25, 74.1676), (0.3, 73.0944),
      (0.4, 64.8394),
      (0.5, 50), (0.6, 33.1884), (0.75, 12.9162), (0.9, 1.9722), (1, 0),
    ])
  func combination(time: Double, value: Double) throws {
    var screen = Screen()
    screen.bodies["Parent"] = { screen, id in
      var text = Screen.text("")
      text.modifiers = [.attribute("x", [screen.graph.read("n", of: id).flatMap { Double($0) } ?? 0])]
      return [text]
    }
    let root = try screen.graph.host(Screen.view("Parent", state: ["n": "0"]))
    try screen.run()
    guard let text = screen.graph[root]?.children.first else { return }
    screen.graph.transaction = Transaction(animation: .curve(.easeInOut, duration: 1))
    try screen.graph.write("100", to: "n", of: root)
    try screen.run()
    screen.graph.advance(to: screen.graph.clock + 0.5)
    try screen.graph.write("0", to: "n", of: root)
    try screen.run()
    #expect(abs((screen.graph.presented("x", of: text, after: time)?[0] ?? 0) - value) < 1e-3)
  }
}
