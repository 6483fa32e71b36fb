/// The colours that a stream can show: none, without any escape sequences; the terminal's own sixteen, which follow the user's scheme; a
/// palette of 256; any.
package enum ColorCapability: Hashable, Sendable { case none, ansi16, color256, trueColor }

/// The value of `--color`: as the stream allows, always (also into a file), never.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable { case auto, always, never }

/// What may be sent to a stream; decided once for each stream.
///
/// `--color` has the highest priority. Then `NO_COLOR`, if it is not empty, turns colours off. Then `CLICOLOR_FORCE` or `FORCE_COLOR`, if
/// not empty and not `0`, turns them on. Else a terminal whose `TERM` is not `dumb` gets colours. On a terminal, symbols such as arrows
/// need a UTF-8 locale; `--plain` turns them off everywhere. Lines and boxes need a capable terminal, a UTF-8 locale and no `--plain`.
///
/// Sources: no-color.org, bixense.com/clicolors, and our decision for the order.
package struct Appearance: Hashable, Sendable {
  package var colors: ColorCapability
  /// Whether lines and boxes may be drawn; else indentation and ASCII replace them.
  package var drawsBoxes: Bool
  /// Whether the program's own symbols must be ASCII: on a terminal whose locale is not UTF-8, and with `--plain`; not in a pipe.
  package var speaksASCII: Bool
  /// Whether the output must suit a screen reader: whole sentences, without symbols.
  package var speaksSentences: Bool

  /// No colours and no lines: the appearance for a file or a pipe.
  package static let plain = Appearance(colors: .none, drawsBoxes: false)

  package init(
    colors: ColorCapability, drawsBoxes: Bool, speaksASCII: Bool = false, speaksSentences: Bool = false
  ) {
    (self.colors, self.drawsBoxes) = (colors, drawsBoxes)
    (self.speaksASCII, self.speaksSentences) = (speaksASCII, speaksSentences)
  }

  /// Decides for one stream, from the environment, `--color` and `--plain`.
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
