public import LineEditing

/// How a terminal's reader looks and which keys it obeys.
public struct TerminalOptions: Sendable {
  /// A set of keys.
  public enum KeyMap: String, Sendable {
    /// The usual keys, such as ^A and Alt-B.
    case emacs
    /// vi's keys, with Escape for its commands.
    case vi
  }

  /// The program's name, which lines of `~/.editrc` may name: `mendel:bind -v`.
  public var program: String
  /// The value of the environment's `TERM`.
  public var term: String?
  /// The keys; `nil` leaves the choice to `~/.editrc`, and to emacs without it.
  public var keys: KeyMap?
  /// Whether `~/.editrc` is read.
  public var readsEditrc = true
  /// The colours.
  public var palette: Palette
  /// Whether the terminal breaks its rows anew when it becomes narrower.
  public var rewraps: Bool

  /// Makes options from the environment: `TERM`, `NO_COLOR`, and `<PROGRAM>_KEYS` with `vi` or `emacs`.
  ///
  /// For `mendel` the last one is `MENDEL_KEYS`.
  public init(program: String, environment: (String) -> String?) {
    self.program = program
    term = environment("TERM")
    keys = environment(program.uppercased() + "_KEYS").flatMap { KeyMap(rawValue: $0.lowercased()) }
    palette = (environment("NO_COLOR") ?? "").isEmpty ? .standard : .monochrome
    rewraps = Self.rewraps(environment)
  }

  /// Whether the environment is that of a terminal that breaks rows anew.
  ///
  /// No terminal tells. Nearly all of today's do; those known not to are xterm, GNU screen and consoles. In an xterm
  /// that cannot be recognised, as over ssh, making the window narrower may erase rows above the entry.
  private static func rewraps(_ environment: (String) -> String?) -> Bool {
    let term = environment("TERM") ?? ""
    if environment("TMUX") != nil { return true }
    if environment("XTERM_VERSION") != nil || environment("STY") != nil { return false }
    return !["linux", "vt", "screen", "rxvt-16color", "cygwin", "sun", "ansi"].contains { term.hasPrefix($0) }
  }
}
