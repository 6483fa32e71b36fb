import StateUpdates
import Testing

/// A random program of views: each type reads some states of the root, shows them, and holds views of later types.
private struct Program {
  struct Child {
    var type: Int
    /// The state that it is handed as a plain value.
    var given: Int?
    /// The state on which it is there only where it is even.
    var condition: Int?
  }

  struct Body {
    var reads: [Int]
    var children: [Child]
  }

  var bodies: [Body]
  static let states = 4

  init(_ random: inout SplitMix) {
    bodies = (0..<6).map { type in
      let children = type == 5 ? 0 : random.below(4)
      return Body(
        reads: (0..<Self.states).filter { _ in random.below(4) == 0 },
        children: (0..<children).map { _ in
          Child(
            type: type + 1 + random.below(5 - type),
            given: random.below(3) == 0 ? random.below(Self.states) : nil,
            condition: random.below(4) == 0 ? random.below(Self.states) : nil)
        })
    }
  }

  /// What a body reads: what it shows, and the states by which it chooses and hands on.
  func reads(_ type: Int) -> Set<Int> {
    let body = bodies[type]
    return Set(body.reads + body.children.compactMap(\.given) + body.children.compactMap(\.condition))
  }

  /// All bodies evaluated: the path, the value and the text of each view.
  func everything(_ states: [Int]) -> [(path: String, type: Int, value: String, text: String)] {
    var all: [(String, Int, String, String)] = []
    func add(_ path: String, _ type: Int, _ value: String) {
      let body = bodies[type]
      all.append((path, type, value, "\(type) \(value) \(body.reads.map { states[$0] })"))
      for (index, child) in body.children.enumerated() {
        if let condition = child.condition, !states[condition].isMultiple(of: 2) { continue }
        add("\(path)/\(index)", child.type, child.given.map { "\(states[$0])" } ?? "")
      }
    }
    add("root", 0, "")
    return all
  }
}

/// Numbers that look random, and are the same each time.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = state
    number = (number ^ number >> 30) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ number >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((number ^ number >> 31) % UInt64(limit))
  }
}

@Suite("Random views beside a model that evaluates everything")
struct ModelTests {
  @Test("the screen is the same, and no body runs that the rules do not ask for", arguments: 0..<60)
  func histories(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let program = Program(&random)
    var screen = Screen()
    for type in program.bodies.indices {
      let body = program.bodies[type]
      screen.bodies["\(type)"] = { screen, id in
        guard let root = screen.graph.roots.first else { return [] }
        let states = (0..<Program.states).map { $0 }
        func state(_ index: Int, _ screen: inout Screen) -> Int {
          Int(screen.graph.read("\(states[index])", of: root) ?? "") ?? 0
        }
        let shown = body.reads.map { state($0, &screen) }
        var elements = [Screen.text("\(type) \(screen.graph[id]?.element.value ?? "") \(shown)", at: -1)]
        for (index, child) in body.children.enumerated() {
          if let condition = child.condition, !state(condition, &screen).isMultiple(of: 2) { continue }
          let value = child.given.map { "\(state($0, &screen))" } ?? ""
          elements.append(Screen.view("\(child.type)", value, at: index))
        }
        return elements
      }
    }
    var states = [0, 0, 0, 0]
    let first = Dictionary(uniqueKeysWithValues: (0..<Program.states).map { ("\($0)", "0") })
    let root = try screen.graph.host(Screen.view("0", state: first))
    try screen.run()
    #expect(screen.log.count == program.everything(states).count)
    for _ in 0..<20 {
      let before = Dictionary(uniqueKeysWithValues: program.everything(states).map { ($0.path, $0) })
      var changed: Set<Int> = []
      for _ in 0...random.below(2) {
        let (index, value) = (random.below(Program.states), random.below(4))
        if states[index] != value { changed.insert(index) }
        states[index] = value
        try screen.graph.write("\(value)", to: "\(index)", of: root)
      }
      screen.log = []
      try screen.run()
      let now = program.everything(states)
      let due = now.filter { view in
        guard let old = before[view.path], old.type == view.type else { return true }
        return old.value != view.value || !program.reads(view.type).isDisjoint(with: changed)
      }
      #expect(texts(screen.graph, root) == now.map(\.text))
      #expect(screen.log.count <= due.count)
    }
  }

  private func texts(_ graph: ViewGraph<String>, _ id: ViewID) -> [String] {
    guard let node = graph[id] else { return [] }
    if node.element.role == .content { return [node.element.details] }
    return node.children.flatMap { texts(graph, $0) }
  }
}
