import Drawings
import Testing

@Suite("Theme")
struct ThemeTests {
  let text =
    StyledText("error", .error) + ": " + StyledText("a\nb", .keyword) + StyledText("■", .swatch(0x1E90FF))

  @Test("without colours only the text is left")
  func none() { #expect(Theme.render(text, colors: .none) == "error: a\nb■") }

  @Test("a style ends at each line end and with its text")
  func ansi() {
    #expect(
      Theme.render(text, colors: .ansi16)
        == "\u{1B}[1;31merror\u{1B}[0m: \u{1B}[35ma\u{1B}[0m\n\u{1B}[35mb\u{1B}[0m■")
  }

  @Test("a sample is as near to its colour as the terminal can")
  func swatch() {
    let sample = StyledText("■", .swatch(0x1E90FF))
    #expect(Theme.render(sample, colors: .trueColor) == "\u{1B}[38;2;30;144;255m■\u{1B}[0m")
    #expect(Theme.render(sample, colors: .color256) == "\u{1B}[38;5;33m■\u{1B}[0m")
    #expect(Theme.sequence(for: .swatch(0xFFFFFF), colors: .color256) == "\u{1B}[38;5;231m")
    #expect(Theme.sequence(for: .swatch(0), colors: .color256) == "\u{1B}[38;5;16m")
  }

  @Test("what a text says cannot begin a sequence")
  func hostile() {
    let rendered = Theme.render(StyledText("\u{1B}[31m\u{9B}2J"), colors: .trueColor)
    #expect(!rendered.unicodeScalars.contains { Escaping.isHarmful($0) })
  }
}
