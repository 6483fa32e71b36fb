import Drawings
import Testing

@Suite("Signs in ASCII")
struct ASCIISignsTests {
  @Test("signs are spelled out, letters stay")
  func spelled() {
    #expect(ASCIISigns.spelled("main › 폼: standard → pastel …") == "main > 폼: standard -> pastel ...")
    #expect(ASCIISigns.spelled("plain") == "plain")
  }

  @Test("a line that was cut off keeps its width")
  func ending() {
    let cut = StyledText("abcdefgh", .name).truncated(to: 5)
    #expect(cut.endingInASCII == StyledText("abcd~", .name))
    #expect(cut.endingInASCII.width == cut.width)
  }

  @Test(
    "where the locale is not UTF-8 a terminal needs them, and a pipe gets the same bytes everywhere",
    arguments: [
      (true, "C", true), (true, "ko_KR.UTF-8", false), (false, "C", false), (false, "ko_KR.UTF-8", false),
    ])
  func need(isTerminal: Bool, locale: String, needs: Bool) {
    let appearance = Appearance(
      isTerminal: isTerminal, environment: { ["TERM": "xterm", "LC_ALL": locale][$0] })
    #expect(appearance.speaksASCII == needs)
  }
}
