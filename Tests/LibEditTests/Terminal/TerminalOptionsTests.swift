import LibEdit
import LineEditing
import Testing

@Suite("What the environment says about the terminal")
struct TerminalOptionsTests {
  func options(_ environment: [String: String]) -> TerminalOptions {
    TerminalOptions(program: "mendel") { environment[$0] }
  }

  @Test(
    "the program's own variable chooses the keys",
    arguments: [(nil, nil), ("vi", .vi), ("VI", .vi), ("emacs", .emacs), ("nano", nil)]
      as [(String?, TerminalOptions.KeyMap?)])
  func keys(_ value: String?, _ keys: TerminalOptions.KeyMap?) {
    #expect(options(value.map { ["MENDEL_KEYS": $0] } ?? [:]).keys == keys)
  }

  @Test(
    "NO_COLOR counts when it is not empty",
    arguments: [("1", Palette.monochrome), ("", .standard), (nil, .standard)] as [(String?, Palette)])
  func noColor(_ value: String?, _ palette: Palette) {
    #expect(options(value.map { ["NO_COLOR": $0] } ?? [:]).palette == palette)
  }

  @Test("a terminal without abilities is not capable", arguments: [nil, "", "dumb", "unknown"] as [String?])
  func incapable(_ term: String?) {
    #expect(!Terminal.isCapable(term: term))
  }

  @Test(
    "terminals break rows anew unless they are known not to",
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(379)"], false),
      (["TERM": "linux"], false), (["TERM": "vt100"], false),
      (["TERM": "screen-256color", "STY": "1"], false),
      (["TERM": "screen-256color", "TMUX": "/tmp/tmux"], true),
      (["TERM": "tmux-256color", "TMUX": "/tmp/tmux", "XTERM_VERSION": "XTerm(379)"], true), ([:], true),
    ])
  func rewrapping(_ environment: [String: String], _ rewraps: Bool) {
    #expect(options(environment).rewraps == rewraps)
  }
}
