import Drawings
import Testing

@Suite("Appearance")
struct AppearanceTests {
  func appearance(
    terminal: Bool = true, _ variables: [String: String], _ choice: ColorChoice = .auto, plain: Bool = false
  ) -> Appearance {
    Appearance(isTerminal: terminal, environment: { variables[$0] }, choice: choice, isPlain: plain)
  }

  let xterm = ["TERM": "xterm-256color", "LANG": "ko_KR.UTF-8"]

  @Test("a terminal of today shows colours and lines")
  func terminal() {
    #expect(appearance(xterm) == Appearance(colors: .color256, drawsBoxes: true))
    #expect(
      appearance(["TERM": "xterm", "LC_CTYPE": "C.utf8"]) == Appearance(colors: .ansi16, drawsBoxes: true))
    #expect(appearance(xterm.merging(["COLORTERM": "truecolor"]) { $1 }).colors == .trueColor)
  }

  @Test("a pipe, a dumb terminal and a terminal without a name are plain")
  func plain() {
    #expect(appearance(terminal: false, xterm) == .plain)
    #expect(appearance(["TERM": "dumb", "LANG": "en_US.UTF-8"]) == .plain)
    #expect(appearance(["LANG": "en_US.UTF-8"]) == .plain)
  }

  @Test("NO_COLOR takes colours and leaves lines; empty it counts as unset")
  func noColor() {
    #expect(
      appearance(xterm.merging(["NO_COLOR": "1"]) { $1 }) == Appearance(colors: .none, drawsBoxes: true))
    #expect(appearance(xterm.merging(["NO_COLOR": ""]) { $1 }).colors == .color256)
  }

  @Test("forcing colours into a pipe", arguments: ["CLICOLOR_FORCE", "FORCE_COLOR"])
  func forced(name: String) {
    let colors = { (variables: [String: String]) in appearance(terminal: false, variables).colors }
    #expect(colors([name: "1"]) == .ansi16)
    #expect(colors([name: "0"]) == .none)
    #expect(colors([name: ""]) == .none)
    #expect(colors([name: "1", "NO_COLOR": "1"]) == .none)
    #expect(!appearance(terminal: false, [name: "1"]).drawsBoxes)
  }

  @Test("the option decides over every variable")
  func option() {
    #expect(appearance(terminal: false, ["NO_COLOR": "1"], .always).colors == .ansi16)
    #expect(appearance(xterm.merging(["FORCE_COLOR": "1"]) { $1 }, .never).colors == .none)
  }

  @Test("--plain draws nothing")
  func plainOption() {
    #expect(
      appearance(xterm, plain: true)
        == Appearance(colors: .none, drawsBoxes: false, speaksASCII: true, speaksSentences: true))
    #expect(
      appearance(xterm, .always, plain: true)
        == Appearance(colors: .color256, drawsBoxes: false, speaksASCII: true, speaksSentences: true))
  }

  @Test("without UTF-8 no lines are drawn; the first locale variable that is set decides")
  func locale() {
    #expect(
      appearance(xterm.merging(["LC_ALL": "C"]) { $1 })
        == Appearance(colors: .color256, drawsBoxes: false, speaksASCII: true))
    #expect(appearance(xterm.merging(["LC_ALL": ""]) { $1 }).drawsBoxes)
    #expect(!appearance(["TERM": "xterm"]).drawsBoxes)
  }
}
