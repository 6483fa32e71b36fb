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
    ]
    defaults["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    let terminal = try PseudoTerminal(
      path, arguments, environment: defaults.merging(environment) { $1 }, rows: rows, columns: columns)
    try terminal.wait { $0.cursorLine.hasPrefix("probe>") }
    return terminal
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
