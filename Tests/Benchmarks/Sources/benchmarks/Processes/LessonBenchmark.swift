#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Opening a lesson: anew, and after two hundred statements of the learner's own, which run again.
enum LessonBenchmark {
  static let runs = 50
  static let statements = 200

  static func run(_ workshop: Workshop) throws {
    let lesson = try workshop.write("lesson.md", lesson)
    let entries = try workshop.write("entries", entries)
    let state = "\(workshop.folder)/state/mendel/progress.jsonl"
    setenv("XDG_STATE_HOME", workshop.folder + "/state", 1)
    defer { for path in [lesson, entries, state, state + ".whole"] { workshop.remove(path) } }
    _ = try learn(workshop, lesson, typing: entries)
    _ = try benchmarks.run("cp", state, state + ".whole")
    var anew: [Double] = []
    var resumed: [Double] = []
    for _ in 0..<runs {
      _ = try benchmarks.run("rm", state)
      anew.append(try learn(workshop, lesson, typing: "/dev/null"))
      _ = try benchmarks.run("cp", state + ".whole", state)
      resumed.append(try learn(workshop, lesson, typing: "/dev/null"))
    }
    printTable(
      "A lesson, from the call to its prompt, the median of \(runs) in turn",
      [
        Comparison(work: "opened for the first time", ours: anew.median, target: 0.1),
        Comparison(work: "taken up after \(statements) statements", ours: resumed.median, target: 0.1),
      ])
  }

  /// Opens a lesson with somebody's entries, and answers how long it took, the shell that opens the entries included.
  private static func learn(_ workshop: Workshop, _ lesson: String, typing entries: String) throws -> Double {
    try benchmarks.run("sh", "-c", "exec '\(workshop.mendel)' learn '\(lesson)' < '\(entries)'").time
  }

  /// An exercise of five expectations, asked behind each statement as the learner's session asks them.
  private static let lesson = [
    "---", "title: Benchmark", "summary: Two hundred statements", "---", "```mendel",
    "define enum AppTheme { standard, pastel, bold, monochrome }",
    "define trait Theme: AppTheme = standard { name \"theme\" }",
    "scene main { window win { controller root { view header; view row; view form { view cell } } } }", "```",
    "```mendel exercise", "```", "```mendel check", "expect form.theme == bold", "expect cell.theme == bold",
    "expect header.theme == standard", "expect row.theme == standard",
    "what if { override form.theme = pastel } expect cell.theme == pastel", "```", "```hint", "Look.", "```",
    "```mendel solution", "override form.theme = bold", "```",
  ]

  /// Enter, and statements that do not solve it.
  private static let entries =
    [""]
    + (0..<statements).map { index in
      [
        "override main.theme = bold", "let n\(index) = \(index)", "override cell.theme = pastel",
        "cell.theme",
      ][index % 4]
    }
}
