import Foundation

/// Measures the released program from outside, beside other interpreters.
struct Programs {
  let mendel: String
  let lessons: String
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mendel-benchmarks")

  /// Runs a program to its end; how long it took.
  func run(_ program: String, _ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // `waitUntilExit` looks every twentieth of a second only.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    return try seconds {
      try process.run()
      end.wait()
    }
  }

  func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  /// The names of other interpreters that are there.
  var peers: [String] {
    ["tclsh", "python3"].filter { (try? run("which", [$0])) != nil }
  }

  func measure() throws {
    try start()
    try statements()
    try answers()
    try memory()
    try course()
  }

  private func start() throws {
    let here = try median(of: 31) { try run(mendel, ["-c", ""]) }
    let tcl = try median(of: 31) { try run("tclsh", [try file("empty.tcl", "")]) }
    let python = try median(of: 11) { try run("python3", ["-c", ""]) }
    row("start -c ''", text(here), "tclsh \(text(tcl)), python3 \(text(python))", "15 ms")
  }

  private func statements() throws {
    let count = 200_000
    let script = try file(
      "lines.mendel", "var x = 0\n" + String(repeating: "x = x + 1\n", count: count))
    let python = try file("lines.py", "x = 0\n" + String(repeating: "x = x + 1\n", count: count))
    let here = try median(of: 3) { try run(mendel, ["run", script]) }
    let other = try median(of: 3) { try run("python3", [python]) }
    func rate(_ time: Double) -> String { String(format: "%.2f M/s", Double(count) / time / 1e6) }
    row("simple statements from a file", rate(here), "python3 \(rate(other))", "0.2 M/s")
  }

  /// A session of so many environments.
  private func hierarchy(_ count: Int) -> String {
    let views = (0..<count).map { "view v\($0)\n" }.joined()
    return "define trait Theme = 0\nscene main { window win { controller root { \(views)} } }\n"
  }

  private func answers() throws {
    for (count, target) in [(10, "1 ms"), (1_000, "2 ms"), (100_000, "50 ms")] {
      let built = try file("built.mendel", hierarchy(count))
      let turns = 100
      let changes = (1...turns).map { "override main.theme = \($0)" }.joined(separator: "\n")
      let changed = try file("changed.mendel", hierarchy(count) + changes + "\n")
      let before = try median(of: 3) { try run(mendel, ["run", built]) }
      let after = try median(of: 3) { try run(mendel, ["run", changed]) }
      row(
        "answer to a statement, \(count) environments", text(max(0, after - before) / Double(turns)), "",
        target)
    }
  }

  private func memory() throws {
    let changes = (1...1_000).map { "override main.theme = \($0)" }.joined(separator: "\n")
    let script = try file("memory.mendel", hierarchy(1_000) + changes + "\nlet done = 1\n")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "{ cat \"$1\"; sleep 2; } | \"$0\" run - & sleep 1.5; grep VmHWM /proc/$!/status", mendel, script,
    ]
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let kilobytes = text.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) } ?? 0
    row(
      "memory, 1,000 environments, 1,000 statements", String(format: "%.0f MiB", kilobytes / 1024), "",
      "100 MiB")
  }

  private func course() throws {
    let verify = ["verify", "--lessons", lessons]
    row("the course verified", text(try median(of: 3) { try run(mendel, verify) }), "", "1 s")
    row("the course proved", text(try median(of: 3) { try run(mendel, verify + ["--prove"]) }), "", "10 s")
  }
}
