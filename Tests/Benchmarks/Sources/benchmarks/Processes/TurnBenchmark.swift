/// A change at the root through the language: what one more statement costs where few environments follow it, and where many do.
enum TurnBenchmark {
  static func run(_ workshop: Workshop) throws {
    var rows: [Comparison] = []
    for shape in Shape.allCases {
      let few = try perStatement(workshop, shape, 1_000)
      let many = try perStatement(workshop, shape, 100_000)
      rows.append(
        // A hundred times as many environments miss the processor's caches, and nothing else.
        Comparison(
          work: "100,000 environments, \(shape.rawValue)", ours: many, peer: few, peerName: "1,000 of them",
          target: 1.5 * few))
    }
    printTable("A statement `override main.theme = …` with ten observers, in a script", rows)
  }

  /// Seconds for each statement beyond those that build the tree, the best of three.
  private static func perStatement(_ workshop: Workshop, _ shape: Shape, _ count: Int) throws -> Double {
    let statements = 50_000
    let short = try time(workshop, shape, count, overrides: 2)
    return (try time(workshop, shape, count, overrides: statements + 2) - short) / Double(statements)
  }

  private static func time(
    _ workshop: Workshop, _ shape: Shape, _ count: Int, overrides: Int
  ) throws -> Double {
    let lines = script(shape, count) + (0..<overrides).map { "override main.theme = \($0 % 2)" }
    let path = try workshop.write("turns.mendel", lines)
    defer { workshop.remove(path) }
    return try (0..<3).map { _ in try benchmarks.run(workshop.mendel, "run", path).time }.min() ?? 0
  }

  private static func script(_ shape: Shape, _ count: Int) -> [String] {
    ["define trait Theme = 0", "var n = 0", "scene main { window win { controller root { view v0 } } }"]
      + (1..<count).map { "create view v\($0) in v\(shape.parent(of: $0))" }
      + Shape.observers(in: count).map { "register v\($0) for theme { set n = n + 1 }" }
  }
}
