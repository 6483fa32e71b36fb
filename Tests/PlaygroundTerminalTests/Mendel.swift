import Foundation
import SessionTesting
import TerminalTesting

/// The built `mendel` on a pseudo-terminal.
enum Mendel {
  /// The first row of a terminal of 80 columns.
  static let greeting = "Mendel · traits and presentations to try · help, learn, ^D leaves"

  /// Starts the playground and waits for its first prompt; without a home its history is in memory only.
  static func start(
    _ arguments: [String] = [], in home: Home? = nil, environment: [String: String] = [:],
    rows: Int = 24, columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      path, arguments, environment: self.environment(in: home).merging(environment) { $1 }, rows: rows,
      columns: columns)
    try terminal.wait { $0.cursorLine.hasPrefix("mendel>") }
    return terminal
  }

  /// What a program sees in a home, on a terminal that is xterm as ``Screen`` is; `LD_LIBRARY_PATH` lets the tests run on another libedit.
  static func environment(in home: Home?) -> [String: String] {
    var environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XTERM_VERSION": "XTerm(379)"]
    environment["HOME"] = home?.path
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return environment
  }

  /// The program, beside the tests' own binary.
  static var path: String { BuiltProgram.executable.path }
}

/// Keys that have no character.
enum Keys {
  static let up = "\u{1B}[A", down = "\u{1B}[B", right = "\u{1B}[C", left = "\u{1B}[D"
  static let home = "\u{1B}[H", end = "\u{1B}[F", backspace = "\u{7F}"
  static let enter = "\r", altEnter = "\u{1B}\r", tab = "\t", escape = "\u{1B}"

  static func control(_ letter: Character) -> String {
    letter.asciiValue.map { String(Unicode.Scalar($0 & 0x1F)) } ?? ""
  }

  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
