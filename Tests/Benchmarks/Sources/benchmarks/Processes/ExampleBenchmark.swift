/// Checked examples a second, beside Python's doctest with the same examples, and the whole course.
///
/// An example is a statement, an expression and the output that it must have. The rate is marginal: what more examples take, without the start.
enum ExampleBenchmark {
  static let examplesPerFile = 10_000
  static let files = 10
  static let runs = 5
  /// Examples a second.
  static let target = 70_000.0

  static func run(_ workshop: Workshop) throws {
    let lessons = try (0..<files).map { try workshop.write("lesson-\($0).md", lesson(examplesPerFile)) }
    let tests = try (0..<files).map { try workshop.write("test-\($0).txt", doctest(examplesPerFile)) }
    defer { for path in lessons + tests { workshop.remove(path) } }
    let ours = try marginal {
      try benchmarks.run(workshop.mendel, ["verify"] + lessons.prefix($0), quietly: true)
    }
    let peer = try marginal {
      try benchmarks.run("python3", ["-m", "doctest"] + tests.prefix($0), quietly: true)
    }
    let course = try (0..<runs).map { _ in try benchmarks.run(workshop.mendel, "verify").time }.median
    let proved = try (0..<runs).map { _ in try benchmarks.run(workshop.mendel, "verify", "--prove").time }
      .median
    printTable(
      "Checked examples and lessons, the median of \(runs)",
      [
        Comparison(
          work: "a checked example more", ours: ours, peer: peer, peerName: "python3 -m doctest",
          target: 1 / target),
        Comparison(work: "mendel verify, the whole course", ours: course, target: 0.2),
        Comparison(work: "mendel verify --prove, the whole course", ours: proved, target: 10),
      ])
  }

  /// What an example takes in all files beyond those of the first.
  private static func marginal(_ measure: (Int) throws -> Usage) throws -> Double {
    let times = try (0..<runs).map { _ in
      let one = try measure(1).time
      return (try measure(files).time - one) / Double(examplesPerFile * (files - 1))
    }
    return times.median
  }

  private static func lesson(_ count: Int) -> Lines {
    let head = [
      "---", "title: Many examples", "summary: For measuring.", "---", "```mendel", "var x = 0", "```",
    ]
    return Lines(head: head, count: count) {
      "```mendel\nset x = \($0)\nx + 1\n```\n```output\n\($0 + 1)\n```"
    }
  }

  private static func doctest(_ count: Int) -> Lines {
    Lines(head: [">>> x = 0"], count: count) { ">>> x = \($0); x + 1\n\($0 + 1)\n" }
  }
}
