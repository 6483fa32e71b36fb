import Drawings
import Testing

@Suite("Appearance")
struct AppearanceTests {
  func appearance(
    _ more: [String: String] = [:], terminal: Bool = true, _ choice: ColorChoice = .auto, plain: Bool = false
  )
    -> Appearance
  {
    let variables = ["TERM": "xterm-256color", "LANG": "ko_KR.UTF-8"].merging(more) { $1 }
    return Appearance(isTerminal: terminal, environment: { variables[$0] }, choice: choice, isPlain: plain)
  }

  @Test(
    "a terminal of today shows colours and lines; a pipe, a dumb terminal and one without a name are plain")
  func terminals() {
    #expect(appearance() == Appearance(colors: .color256, drawsBoxes: true))
    #expect(appearance(["TERM": "xterm"]).colors == .ansi16)
    #expect(appearance(["COLORTERM": "truecolor"]).colors == .trueColor)
    for plain in [appearance(terminal: false), appearance(["TERM": "dumb"]), appearance(["TERM": ""])] {
      #expect(plain == .plain)
    }
  }

  @Test("NO_COLOR takes colours and leaves lines, other variables force them, --color decides over all")
  func colors() {
    #expect(appearance(["NO_COLOR": "1"]) == Appearance(colors: .none, drawsBoxes: true))
    #expect(appearance(["NO_COLOR": ""]).colors == .color256)
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      let forced = ["1", "0", ""].map { appearance([name: $0], terminal: false) }
      #expect(forced.map(\.colors) == [.color256, .none, .none] && !forced[0].drawsBoxes)
      #expect(appearance([name: "1", "NO_COLOR": "1"]).colors == .none)
    }
    #expect(appearance(["NO_COLOR": "1"], terminal: false, .always).colors == .color256)
    #expect(appearance(["FORCE_COLOR": "1"], .never).colors == .none)
  }

  @Test(
    "--plain draws nothing; without UTF-8 no lines are drawn, and the first locale variable that is set decides"
  )
  func plain() {
    let plain = Appearance(colors: .none, drawsBoxes: false, speaksASCII: true, speaksSentences: true)
    #expect(appearance(plain: true) == plain)
    #expect(
      appearance(["LC_ALL": "C"]) == Appearance(colors: .color256, drawsBoxes: false, speaksASCII: true))
    #expect(appearance(["LC_ALL": ""]).drawsBoxes && !appearance(["LANG": ""]).drawsBoxes)
    #expect(!appearance(["LC_ALL": "C"], terminal: false).speaksASCII)
  }
}
