import Foundation
import TerminalTesting
import Testing

/// The built `mendel`, through pipes and on a pseudo-terminal.
enum Mendel {
  /// What a run through pipes left.
  struct Result {
    var output: String
    var errors: String
    var status: Int32

    /// What was said to standard error, however its lines are broken.
    var complaint: String { errors.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// The first row of a terminal of 80 columns.
  static let greeting = "Mendel · traits and presentations to try · help, learn, ^D leaves"

  /// Runs a shell's line in a folder, in which `$MENDEL` is the program.
  static func shell(
    _ line: String, _ arguments: [String] = [], input: String = "", environment: [String: String] = [:],
    in home: Home? = nil
  ) throws -> Result {
    let files = home ?? Home()
    defer { if home == nil { files.remove() } }
    try files.write(input, to: ".input")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, path] + arguments
    process.environment = ["MENDEL": path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
      .merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: files.path)
    process.standardInput = try FileHandle(forReadingFrom: files.url(".input"))
    process.standardOutput = try files.writing(".output")
    process.standardError = try files.writing(".errors")
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try files.text(".output"), errors: try files.text(".errors"),
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus)
  }

  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:], in home: Home? = nil
  ) throws -> Result {
    try shell("exec \"$MENDEL\" \"$@\"", arguments, input: input, environment: environment, in: home)
  }

  /// Starts the playground and waits for its first prompt; without a home its history is in memory only.
  static func start(
    _ arguments: [String] = [], in home: Home? = nil, environment: [String: String] = [:], rows: Int = 24,
    columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      path, arguments, environment: self.environment(in: home).merging(environment) { $1 }, rows: rows,
      columns: columns)
    try terminal.wait { $0.cursorLine.hasPrefix("mendel>") }
    return terminal
  }

  static func environment(in home: Home?) -> [String: String] {
    var environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XTERM_VERSION": "XTerm(379)"]
    environment["HOME"] = home?.path
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return environment
  }

  /// The program lies beside the tests' own binary.
  static var path: String {
    #if os(Linux)
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let folder = tests.deletingLastPathComponent()
    #else
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = tests.bundleURL.deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("mendel").path
  }
}

/// A folder of its own, which is also the home of the programs of a test.
struct Home {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("mendel-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  func url(_ name: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(name) }
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }
  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: url(name)) }

  func writing(_ name: String) throws -> FileHandle {
    try Data().write(to: url(name))
    return try FileHandle(forWritingTo: url(name))
  }

  /// The entries of the history's file.
  func entries() throws -> [String?] {
    try text(".local/state/mendel/history.jsonl").split(separator: "\n").map { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["cmd"] as? String
    }
  }
}

/// Keys that have no character.
enum Keys {
  static let up = "\u{1B}[A", right = "\u{1B}[C", left = "\u{1B}[D", home = "\u{1B}[H", end = "\u{1B}[F"
  static let enter = "\r", tab = "\t"

  static func control(_ letter: Character) -> String {
    letter.asciiValue.map { String(Unicode.Scalar($0 & 0x1F)) } ?? ""
  }
}
