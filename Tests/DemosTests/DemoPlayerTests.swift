import Commands
import LineEditing
import REPL
import Testing

@Suite("A demo of a script")
struct DemoPlayerTests {
  static let text = """
    // A number
    // that grows.
    var x = 1  // not a caption
    x = x + 1; x

    // That was all.
    """

  static func demo() throws -> Demo { try Demo(script: text, file: "tour.mendel") }

  @Test("where nobody watches it plays to its end, captions and confirmations with it")
  func unwatched() throws {
    let theatre = Theatre()
    #expect(theatre.play(try Self.demo(), isWatched: false) == 0)
    #expect(
      theatre.lines == [
        "A number that grows.", "", "mendel> var x = 1", "▸ x = 1", "mendel> x = x + 1", "▸ x = 2",
        "mendel> x", "2", "", "That was all.",
      ])
  }

  @Test("it waits for a key before each statement, and for the one that ends it")
  func keys() throws {
    let theatre = Theatre(presses: [.space, .key(.enter), .key(.pageDown), .space])
    #expect(theatre.play(try Self.demo(), showsCaptions: false) == 0)
    #expect(theatre.pictures.count == 4)
    #expect(theatre.pictures[0][0] == Self.prompt("[1/3]"))
    #expect(theatre.pictures[1][..<3] == ["mendel> var x = 1", "▸ x = 1", Self.prompt("[2/3]")])
    #expect(theatre.pictures[3][..<6].last == "2")
    #expect(!theatre.isTaken)
  }

  @Test("typing takes as long each time, and longer for longer statements")
  func pace() throws {
    let times = try (0..<2).map { _ in
      let theatre = Theatre()
      _ = theatre.play(try Self.demo(), tempo: .pause(0))
      return theatre.time
    }
    #expect(times[0] == times[1])
    // 21 characters, and three times Enter.
    #expect((2000...5000).contains(times[0]))
    let patient = Theatre()
    _ = patient.play(try Self.demo(), tempo: .pause(2000))
    #expect(patient.time == times[0] + 4 * 2000)
  }

  @Test("going back brings the state back, and forward again shows the same")
  func back() throws {
    let presses: [KeyNews] = [.key(.right), .key(.right), .key(.right), .key(.left), .key(.up), .space]
    let theatre = Theatre(presses: presses + [.space, .letter("q")])
    #expect(theatre.play(try Self.demo(), showsCaptions: false) == 0)
    let whole = ["mendel> var x = 1", "▸ x = 1", "mendel> x = x + 1", "▸ x = 2", "mendel> x", "2"]
    #expect(Array(theatre.pictures[3][..<6]) == whole)
    #expect(Array(theatre.pictures[4][..<6]) == Array(whole[..<4]) + [Self.prompt("[3/3]"), ""])
    #expect(Array(theatre.pictures[5][..<4]) == Array(whole[..<2]) + [Self.prompt("[2/3]"), ""])
    #expect(theatre.lines == whole)
  }

  @Test("a number and Enter go to a step, forward through what lies between")
  func jump() throws {
    let there: [KeyNews] = [.letter("3"), .key(.enter), .letter("1"), .letter("2"), .key(.backspace)]
    let theatre = Theatre(presses: there + [.key(.enter), .letter("7"), .key(.escape), .letter("q")])
    #expect(theatre.play(try Self.demo(), showsCaptions: false) == 0)
    #expect(theatre.pictures[1][0] == "mendel> 3 of 3: Enter goes there, Escape stays   x")
    #expect(theatre.pictures[4][4] == "mendel> no step 12: there are 1 to 3; Escape stays")
    #expect(theatre.pictures[2][3...4] == ["▸ x = 2", Self.prompt("[3/3]")])
    #expect(theatre.pictures[6][..<2] == [Self.prompt("[1/3]"), ""])
    #expect(theatre.pictures[8][..<2] == [Self.prompt("[1/3]"), ""])
  }

  @Test("a number that no step has is refused and the demo stays, where the screen may be drawn anew or not")
  func noSuchStep() throws {
    for repaints in [true, false] {
      let wrong: [KeyNews] = [.space, .letter("9"), .letter("9"), .key(.enter)]
      let leaves: [KeyNews] = repaints ? [.key(.escape)] : []
      let theatre = Theatre(presses: wrong + leaves + [.space, .letter("0"), .key(.enter)])
      #expect(theatre.play(try Self.demo(), showsCaptions: false, repaints: repaints) == 0)
      let refusal = "no step 99: there are 1 to 3"
      #expect(theatre.pictures.joined().contains { $0.contains(refusal) })
      // What was refused changed nothing: the second statement came next.
      #expect(theatre.lines.contains("▸ x = 2"))
      #expect(!theatre.lines.contains("2"))
    }
  }

  /// An empty prompt of 80 columns with the place of the demo at its end.
  private static func prompt(_ place: String) -> String {
    "mendel>" + String(repeating: " ", count: 72 - place.count) + place
  }

  @Test("at a prompt that waits for a key stands where the demo is, and it gives way to what is typed")
  func place() throws {
    let theatre = Theatre(presses: [.space])
    #expect(theatre.play(try Self.demo(), showsCaptions: false) == 0)
    #expect(theatre.pictures[0][0] == Self.prompt("[1/3]"))
    #expect(theatre.pictures[1][0] == "mendel> var x = 1")
    #expect(theatre.pictures[1][2] == Self.prompt("[2/3]"))
    #expect(theatre.lines.last == "▸ x = 1")
    let plain = Theatre(presses: [.space])
    #expect(plain.play(try Self.demo(), showsCaptions: false, repaints: false) == 0)
    #expect(plain.pictures[0][0] == "mendel>")
  }

  @Test("the prompt is the presenter's until ^D, and the demo goes on as if nothing had been")
  func prompt() throws {
    let theatre = Theatre(presses: [.space, .letter("!"), .space, .space, .space])
    let status = theatre.play(try Self.demo(), prompt: ["x = 40", "learn", "x"], showsCaptions: false)
    #expect(status == 0)
    #expect(
      theatre.lines == [
        "mendel> var x = 1", "▸ x = 1", "The prompt is yours: ^D goes on with the demo.", "▸ x = 40",
        "error: a demo opens no lessons", "  1 │ learn", "    │ ^^^^^ `mendel learn` opens one", "40",
        "The demo goes on: step 2 of 3.", "mendel> x = x + 1", "▸ x = 2", "mendel> x", "2",
      ])
  }

  @Test("a reset at the presenter's prompt does not reach the demo, however many statements follow it")
  func reset() throws {
    let theatre = Theatre(presses: [.space, .space, .letter("!"), .space, .space])
    let prompt = ["reset", "let a = 1", "let b = 2", "let c = 3"]
    #expect(theatre.play(try Self.demo(), prompt: prompt, showsCaptions: false) == 0)
    #expect(theatre.lines.suffix(2) == ["mendel> x", "2"])
  }

  @Test("each key types the next characters, letters with a meaning too, and Enter runs")
  func typing() throws {
    let keys: [KeyNews] = [.letter("a"), .letter("q"), .letter("!"), .letter("3"), .letter("x")]
    let theatre = Theatre(presses: keys + [.key(.enter), .key(.enter), .letter("q")])
    #expect(theatre.play(try Self.demo(), tempo: .typing, showsCaptions: false) == 0)
    let rows = theatre.pictures.map { $0[0] }
    #expect(rows[..<4] == ["mendel>", "mendel> var", "mendel> var x", "mendel> var x = 1"])
    // The text is whole: letters do nothing now.
    #expect(theatre.pictures[5][..<2] == ["mendel> var x = 1", ""])
    #expect(theatre.pictures[6][1] == "▸ x = 1")
    #expect(theatre.pictures[7][..<3] == ["mendel> var x = 1", "▸ x = 1", "mendel> x ="])
  }

  @Test("before a statement letters and digits type as well, and ^D does not end it; Escape does")
  func typingFromTheStart() throws {
    let keys: [KeyNews] = [.letter("q"), .letter("5"), .key(.control("d")), .letter("x")]
    let theatre = Theatre(presses: keys + [.key(.escape), .letter("a")])
    #expect(theatre.play(try Self.demo(), tempo: .typing, showsCaptions: false) == 0)
    let rows = theatre.pictures.map { $0[0] }
    #expect(
      rows == ["mendel>", "mendel> var", "mendel> var x", "mendel> var x", "mendel> var x = 1"])
  }

  @Test("where it waits behind the last step, it says that this is the end")
  func end() throws {
    let theatre = Theatre(presses: [.key(.right), .key(.right), .key(.right), .key(.left), .letter("q")])
    #expect(theatre.play(try Self.demo(), showsCaptions: false) == 0)
    #expect(theatre.pictures[3][6] == "The end: Enter leaves")
    #expect(theatre.pictures[4][4...5] == [Self.prompt("[3/3]"), ""])
  }

  @Test("a terminal that is resized while a statement is typed is drawn anew, to its last row")
  func resize() throws {
    let theatre = Theatre(presses: [], timed: [(at: 9000, news: .resized)], rows: 6, columns: 30)
    theatre.nextSize = (4, 12)
    let script = "print \"one two three four\"\nlet other = \"five six seven eight\"\nother\n"
    #expect(theatre.play(try Demo(script: script, file: "s"), tempo: .pause(4000)) == 0)
    #expect(theatre.lines.last == "ven eight\"")
    #expect(theatre.lines.count <= 4)
  }

  @Test("^C ends it with 130 in the middle of a word, a signal with its number, the keys' end with 0")
  func ends() throws {
    for (news, status) in [(KeyNews.interrupted, 130), (.terminated(signal: 15), 143), (.end, 0)] {
      let theatre = Theatre(timed: [(at: 600, news: news)])
      #expect(theatre.play(try Self.demo(), tempo: .pause(0), showsCaptions: false) == Int32(status))
      #expect(theatre.lines.count == 1 && theatre.lines[0].hasPrefix("mendel> v"))
      #expect(!theatre.isTaken)
    }
  }

  @Test("a failure ends it where nobody watches; before a person it goes on, and counts in the end")
  func failure() throws {
    let demo = try Demo(script: "print 1\n1 / 0\nprint 2\n", file: "bad.mendel")
    let alone = Theatre()
    #expect(alone.play(demo, isWatched: false) == 1)
    #expect(alone.lines.count == 6 && alone.lines[3] == "bad.mendel:2:3: error: division by zero")
    let watched = Theatre(presses: Array(repeating: .space, count: 4))
    #expect(watched.play(demo) == 1)
    #expect(watched.lines.last == "2")
  }

  @Test("on a terminal that cannot be drawn anew, going back says where the demo is")
  func plain() throws {
    let theatre = Theatre(presses: [.space, .space, .key(.left), .space, .letter("q")])
    #expect(theatre.play(try Self.demo(), showsCaptions: false, repaints: false) == 0)
    #expect(theatre.lines.suffix(5) == ["mendel>", "step 2 of 3", "mendel> x = x + 1", "▸ x = 2", "mendel>"])
  }

  @Test("what cannot be read is refused before anything is typed")
  func broken() throws {
    let error = #expect(throws: DemoProblems.self) {
      try Demo(script: "print 1\nprint (\n", file: "bad.mendel")
    }
    #expect(error?.problems.count == 1)
    #expect(error?.problems.first?.origin?.firstLine == 2)
  }

  @Test("characters that steer a terminal are shown, not obeyed")
  func control() throws {
    let theatre = Theatre()
    let demo = try Demo(script: "// a\u{1B}[2Jb\nprint \"c\u{9B}2Jd\"\n", file: "evil")
    #expect(theatre.play(demo, isWatched: false) == 0)
    #expect(theatre.lines[0].hasPrefix("a") && theatre.lines[0].hasSuffix("[2Jb"))
    #expect(theatre.lines.count == 4)
  }
}
