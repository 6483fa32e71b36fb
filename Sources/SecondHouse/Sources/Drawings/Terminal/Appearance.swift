/// How many colours a stream shows.
public enum ColorCapability: Int, Hashable, Sendable, Comparable {
  /// None: text without any sequence.
  case none
  /// The terminal's own sixteen, which follow the user's scheme.
  case ansi16
  /// A palette of 256.
  case color256
  /// Any.
  case trueColor

  /// Whether `left` shows less than `right`.
  public static func < (left: ColorCapability, right: ColorCapability) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What the user asked for with `--color`.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// As the stream allows.
  case auto
  /// Even into a file.
  case always
  /// Not at all.
  case never
}

/// What a stream may be sent: decided once for each stream, from what is known of it.
///
/// `--color` decides over everything; then `NO_COLOR`, if it is not empty, turns colours off; then `CLICOLOR_FORCE` or `FORCE_COLOR`, if
/// not empty and not `0`, turns them on; else there are colours on a terminal whose `TERM` is not `dumb`. Signs such as arrows need a locale of UTF-8
/// where they go to a terminal, and no `--plain`; lines and boxes need all that.
///
/// ```swift
/// Appearance(isTerminal: true, environment: { ["TERM": "xterm-256color", "LANG": "ko_KR.UTF-8"][$0] })
///   // colors: .color256, drawsBoxes: true
/// ```
///
/// Sources: no-color.org, bixense.com/clicolors, and our decision for the order.
public struct Appearance: Hashable, Sendable {
  /// The colours that the stream shows.
  public var colors: ColorCapability
  /// Whether lines and boxes may be drawn; else indentation and ASCII stand for them.
  public var drawsBoxes: Bool
  /// Whether the signs with which the program itself speaks must be ASCII: on a terminal whose locale is not UTF-8, and with `--plain`.
  ///
  /// A pipe gets the same bytes everywhere, so that they can be compared.
  public var speaksASCII: Bool
  /// Whether what is said is to be read out: whole sentences, without signs.
  public var speaksSentences: Bool

  /// No colours and no lines: what a file or a pipe gets.
  public static let plain = Appearance(colors: .none, drawsBoxes: false)

  /// Makes an appearance of known parts.
  public init(
    colors: ColorCapability, drawsBoxes: Bool, speaksASCII: Bool = false, speaksSentences: Bool = false
  ) {
    self.speaksSentences = speaksSentences
    self.colors = colors
    self.drawsBoxes = drawsBoxes
    self.speaksASCII = speaksASCII
  }

  /// Decides for a stream.
  ///
  /// - Parameters:
  ///   - isTerminal: whether the stream ends at a terminal.
  ///   - environment: the variables of the process.
  ///   - choice: what `--color` says.
  ///   - isPlain: whether `--plain` was given.
  public init(
    isTerminal: Bool, environment: (String) -> String?, choice: ColorChoice = .auto, isPlain: Bool = false
  ) {
    let isCapable = isTerminal && !["", "dumb"].contains(environment("TERM") ?? "")
    func isOn(_ name: String) -> Bool { !["", "0"].contains(environment(name) ?? "") }
    let hasColors =
      switch choice {
      case .always: true
      case .never: false
      case .auto where environment("NO_COLOR").map { !$0.isEmpty } ?? false: false
      case .auto: isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") || isCapable && !isPlain
      }
    colors = hasColors ? Self.palette(environment) : .none
    drawsBoxes = isCapable && !isPlain && Self.isUTF8(environment)
    speaksASCII = isPlain || isTerminal && !Self.isUTF8(environment)
    speaksSentences = isPlain
  }

  private static func palette(_ environment: (String) -> String?) -> ColorCapability {
    if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return .trueColor }
    let terminal = environment("TERM") ?? ""
    if terminal.hasSuffix("-direct") { return .trueColor }
    return terminal.contains("256color") ? .color256 : .ansi16
  }

  /// Whether the locale's characters are UTF-8: the first variable that is set and not empty decides.
  private static func isUTF8(_ environment: (String) -> String?) -> Bool {
    let locales = ["LC_ALL", "LC_CTYPE", "LANG"].map { environment($0) ?? "" }
    let locale = (locales.first { !$0.isEmpty } ?? "C").uppercased()
    return locale.contains("UTF-8") || locale.contains("UTF8")
  }
}
