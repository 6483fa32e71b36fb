/// A million statements, and what they leave in memory.
enum ScriptBenchmark {
  static func run(_ workshop: Workshop) throws {
    let peer = try measure(
      workshop, "set.tcl", (0..<1_000_000).lazy.map { "set x \($0)" }, with: "tclsh")
    let few = try measure(workshop, "ten.mendel", assignments(10))
    let sets = try measure(workshop, "set.mendel", assignments(1_000_000))
    let overrides = try measure(workshop, "override.mendel", overrides(1_000_000))
    let mixed = try measure(workshop, "mixed.mendel", mixture(300_000))
    func beside(_ work: String, _ usage: Usage) -> Comparison {
      Comparison(work: work, ours: usage.time, peer: peer.time, peerName: "tclsh, 1,000,000 set x N")
    }
    printTable(
      "Scripts",
      [
        beside("1,000,000 set x = N", sets), beside("1,000,000 override v.theme = …", overrides),
        beside("300,000 mixed", mixed),
      ])
    func above(_ work: String, _ usage: Usage) -> Comparison {
      Comparison(work: work, ours: usage.memory - few.memory, target: 16, isMemory: true)
    }
    printTable(
      "Peak memory, above that of ten lines",
      [
        above("1,000,000 set x = N", sets), above("1,000,000 override v.theme = …", overrides),
        above("300,000 mixed", mixed),
      ])
  }

  private static func measure(
    _ workshop: Workshop, _ name: String, _ lines: some Sequence<String>, with program: String? = nil
  ) throws -> Usage {
    let path = try workshop.write(name, lines)
    defer { workshop.remove(path) }
    if let program { return try benchmarks.run(program, path) }
    return try benchmarks.run(workshop.mendel, "run", path)
  }

  private static func assignments(_ count: Int) -> Lines {
    .init(head: ["var x = 0"], count: count) { "set x = \($0)" }
  }

  private static func overrides(_ count: Int) -> Lines {
    .init(head: orchard, count: count) { "override v.theme = \($0 % 2 == 0 ? "bold" : "pastel")" }
  }

  private static let orchard = [
    "define enum AppTheme { standard, pastel, bold, monochrome }",
    "define trait Theme: AppTheme = standard",
    "define trait ContainedInSettings = false",
    "scene main { window win { controller root { view v; controller settings { view form { view cell } } } } }",
  ]

  /// Nested paths, strings, conditions and registrations in turn.
  private static func mixture(_ count: Int) -> Lines {
    .init(head: orchard + ["var n = 0", "var s = \"\""], count: count) { index in
      let round = index / 10
      switch index % 10 {
      case 0: return "override settings/form.theme = \(["pastel", "bold", "monochrome"][round % 3])"
      case 1: return "override main/win/root.containedInSettings = \(round % 2 == 0)"
      case 2: return "set n = n + \(round % 7)"
      case 3: return "set s = \"row \\(\(round) + n) of \(round)\""
      case 4: return "if form/cell.theme == bold { set n = n - 1 } else { set s = s + \"!\" }"
      case 5: return "if n > 100 && !settings.containedInSettings { set n = 0 }"
      case 6: return "let w\(round) = register root/settings/form/cell for theme { set n = n + 1 }"
      case 7: return "override main.theme = \(round % 2 == 0 ? "bold" : "standard")"
      case 8: return "unregister w\(round)"
      default: return "remove override settings/form.theme"
      }
    }
  }
}

/// The lines of a script, made while they are written.
struct Lines: Sequence, IteratorProtocol {
  private let head: [String]
  private let count: Int
  private let line: (Int) -> String
  private var position = 0

  init(head: [String], count: Int, line: @escaping (Int) -> String) {
    (self.head, self.count, self.line) = (head, count, line)
  }

  mutating func next() -> String? {
    defer { position += 1 }
    if position < head.count { return head[position] }
    return position < head.count + count ? line(position - head.count) : nil
  }
}
