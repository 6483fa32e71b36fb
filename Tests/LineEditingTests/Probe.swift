import Foundation
import TerminalTesting
import Testing

/// The built `LineEditorProbe` on a pseudo-terminal.
enum Probe {
  /// Starts the probe and waits for its first prompt.
  ///
  /// With `LD_LIBRARY_PATH` the tests run on another libedit, such as one of the vintage that macOS has.
  static func start(
    _ arguments: [String] = [], environment: [String: String] = [:], rows: Int = 24, columns: Int = 80
  ) throws -> PseudoTerminal {
    var defaults = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "XTERM_VERSION": "XTerm(379)",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    defaults["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    let terminal = try PseudoTerminal(
      path, arguments, environment: defaults.merging(environment) { $1 }, rows: rows, columns: columns)
    try terminal.wait { $0.cursorLine.hasPrefix("probe>") || $0.columns < 8 && $0.bells == 0 }
    return terminal
  }

  /// Starts the probe with vi's keys.
  static func startVi(_ arguments: [String] = []) throws -> PseudoTerminal {
    try start(arguments, environment: ["PROBE_KEYS": "vi"])
  }

  /// The probe lies beside the tests' own binary.
  static var path: String {
    #if os(Linux)
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let folder = tests.deletingLastPathComponent()
    #else
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = tests.bundleURL.deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("LineEditorProbe").path
  }
}

extension PseudoTerminal {
  /// Presses Escape, and waits until vi's command mode has moved the cursor to a column.
  func escape(to column: Int) throws { try type(Keys.escape) { $0.cursor.column == column } }
}

/// Keys that have no character.
enum Keys {
  static let up = "\u{1B}[A", down = "\u{1B}[B", right = "\u{1B}[C", left = "\u{1B}[D"
  static let home = "\u{1B}[H", end = "\u{1B}[F", delete = "\u{1B}[3~", backspace = "\u{7F}"
  static let enter = "\r", altEnter = "\u{1B}\r", tab = "\t", backTab = "\u{1B}[Z", escape = "\u{1B}"

  static func control(_ letter: Character) -> String {
    letter.asciiValue.map { String(Unicode.Scalar($0 & 0x1F)) } ?? ""
  }

  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

/// A deterministic sequence of numbers.
struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
