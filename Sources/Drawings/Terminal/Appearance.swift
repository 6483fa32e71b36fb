/// How many colours a stream shows: none, without any sequence; the terminal's own sixteen, which follow the user's scheme; a palette of
/// 256; any.
package enum ColorCapability: Hashable, Sendable { case none, ansi16, color256, trueColor }

/// What the user asked for with `--color`: as the stream allows, even into a file, not at all.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable { case auto, always, never }

/// What a stream may be sent: decided once for each stream, from what is known of it.
///
/// `--color` decides over everything; then `NO_COLOR`, if it is not empty, turns colours off; then `CLICOLOR_FORCE` or `FORCE_COLOR`, if
/// not empty and not `0`, turns them on; else there are colours on a terminal whose `TERM` is not `dumb`. Signs such as arrows need a
/// locale of UTF-8 where they go to a terminal, and no `--plain`; lines and boxes need all that.
///
/// Sources: no-color.org, bixense.com/clicolors, and our decision for the order.
package struct Appearance: Hashable, Sendable {
  package var colors: ColorCapability
  /// Whether lines and boxes may be drawn; else indentation and ASCII stand for them.
  package var drawsBoxes: Bool
  /// Whether the program's own signs must be ASCII: on a terminal whose locale is not UTF-8, and with `--plain`; not in a pipe.
  package var speaksASCII: Bool
  /// Whether what is said is to be read out: whole sentences, without signs.
  package var speaksSentences: Bool

  /// No colours and no lines: what a file or a pipe gets.
  package static let plain = Appearance(colors: .none, drawsBoxes: false)

  package init(
    colors: ColorCapability, drawsBoxes: Bool, speaksASCII: Bool = false, speaksSentences: Bool = false
  ) {
    (self.colors, self.drawsBoxes) = (colors, drawsBoxes)
    (self.speaksASCII, self.speaksSentences) = (speaksASCII, speaksSentences)
  }

  /// Decides for a stream: whether it ends at a terminal, and what `--color` and `--plain` say.
  package init(
    isTerminal: Bool, environment: (String) -> String?, choice: ColorChoice = .auto, isPlain: Bool = false
  ) {
    let isCapable = isTerminal && !["", "dumb"].contains(environment("TERM") ?? "")
    // The first variable that is set and not empty decides.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map { environment($0) ?? "" }.first { !$0.isEmpty } ?? "C"
    let isUTF8 = locale.uppercased().contains("UTF-8") || locale.uppercased().contains("UTF8")
    let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { !["", "0"].contains(environment($0) ?? "") }
    let isRefused = !(environment("NO_COLOR") ?? "").isEmpty
    let hasColors = choice == .auto ? !isRefused && (isForced || isCapable && !isPlain) : choice == .always
    self.init(
      colors: hasColors ? Self.palette(environment) : .none, drawsBoxes: isCapable && !isPlain && isUTF8,
      speaksASCII: isPlain || isTerminal && !isUTF8, speaksSentences: isPlain)
  }

  private static func palette(_ environment: (String) -> String?) -> ColorCapability {
    let terminal = environment("TERM") ?? ""
    let isTrue =
      ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") || terminal.hasSuffix("-direct")
    return isTrue ? .trueColor : terminal.contains("256color") ? .color256 : .ansi16
  }
}
