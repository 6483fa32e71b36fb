import LineEditing
import REPL
import Testing

/// Captions that are longer than the window: nothing scrolls away before anybody has read it.
@Suite("A demo with much to read")
struct LongCaptionTests {
  /// A script whose first caption takes 30 rows of 12 columns, and whose second statement prints much.
  static let text = """
    \((1...30).map { "// caption \($0)." }.joined(separator: "\n//\n"))
    var x = 1
    // second caption
    repeat 6 { print x }
    \((1...9).map { "// after \($0)." }.joined(separator: "\n//\n"))
    x
    """

  static func demo() throws -> Demo { try Demo(script: text, file: "tour.mendel") }

  /// The captions that a picture shows, by their numbers.
  private func numbers(_ picture: [String], of word: String = "caption") -> [Int] {
    picture.compactMap { $0.hasPrefix(word + " ") ? Int($0.dropFirst(word.count + 1).dropLast()) : nil }
  }

  @Test("where keys make it go on, each part waits for one", arguments: [DemoPlayer.Tempo.key, .typing])
  func keys(tempo: DemoPlayer.Tempo) throws {
    let theatre = Theatre(
      presses: Array(repeating: .key(.enter), count: 5) + [.letter("q")], rows: 12, columns: 40)
    #expect(theatre.play(try Self.demo(), tempo: tempo) == 0)
    // A caption and the empty row behind it, and in the last row what goes on.
    #expect(numbers(theatre.pictures[0]) == Array(1...5))
    #expect(theatre.pictures[0][10] == "Enter goes on" && theatre.pictures[0][11] == "")
    var seen = Set(numbers(theatre.pictures[0]))
    for picture in theatre.pictures.dropFirst() {
      let shown = numbers(picture)
      // It goes on where it stopped.
      #expect(shown.isEmpty || seen.contains((shown.min() ?? 1) - 1) || shown.min() == 1)
      seen.formUnion(shown)
    }
    #expect(seen == Set(1...30))
  }

  @Test("what a statement printed counts: it does not scroll away either")
  func output() throws {
    let theatre = Theatre(
      presses: [.letter("2"), .key(.enter), .key(.right), .key(.enter), .letter("q")], rows: 12, columns: 40)
    #expect(theatre.play(try Self.demo()) == 0)
    let behind = theatre.pictures[3]
    #expect(behind.contains("mendel> repeat 6 { print x }") && behind.last == "Enter goes on")
    #expect(numbers(behind, of: "after") == [1])
    #expect(numbers(theatre.pictures[4], of: "after").contains(2))
  }

  @Test(
    "where time makes it go on, each part has time in proportion, and all parts together that of the whole")
  func time() throws {
    let demo = try Demo(script: Self.text, file: "tour.mendel")
    let low = Theatre(rows: 12, columns: 40)
    #expect(low.play(demo, isWatched: false) == 0)
    let breaks = low.waits.prefix { !$0.screen.contains("mendel>") }
    // 50 ms a character, and 600 ms to begin with.
    #expect(
      breaks.map(\.time) == [600 + 50 * 50, 600 + 50 * 51, 600 + 50 * 55, 600 + 50 * 55, 600 + 50 * 55])
    #expect(!low.waits.contains { $0.screen.contains("Enter goes on") })
    let fixed = Theatre(rows: 12, columns: 40)
    #expect(fixed.play(demo, tempo: .pause(2000)) == 0)
    #expect(fixed.waits.prefix { !$0.screen.contains("mendel>") }.allSatisfy { $0.time == 2000 })
  }

  @Test("a window that shows it all has no pauses, nor one of so few rows that nothing could be read")
  func sizes() throws {
    for (rows, columns) in [(80, 40), (3, 2), (4, 80)] {
      let theatre = Theatre(presses: [.letter("q")], rows: rows, columns: columns)
      #expect(theatre.play(try Self.demo()) == 0)
      #expect(theatre.pictures.count == 1 && !theatre.pictures[0].contains("Enter goes on"))
    }
  }

  @Test("keys mean there what they always mean", arguments: [("q", 0), ("c", 130), ("d", 0)])
  func ends(key: Unicode.Scalar, status: Int) throws {
    let news: KeyNews = key == "q" ? .letter(key) : .key(.control(Character(key)))
    let theatre = Theatre(presses: [.space, news], rows: 12, columns: 40)
    #expect(theatre.play(try Self.demo()) == Int32(status))
    #expect(theatre.pictures.count == 2 && !theatre.isTaken)
  }

  @Test("one can go elsewhere from there, and back to the first row of what is long")
  func elsewhere() throws {
    let there: [KeyNews] = [.space, .letter("2"), .key(.enter), .key(.left), .letter("q")]
    let theatre = Theatre(presses: there, rows: 12, columns: 40)
    #expect(theatre.play(try Self.demo()) == 0)
    #expect(theatre.pictures[3].contains("second caption"))
    #expect(theatre.pictures[3].contains { $0.hasPrefix("mendel>") && $0.hasSuffix("[2/3]") })
    #expect(numbers(theatre.pictures[4]) == Array(1...5) && theatre.pictures[4][10] == "Enter goes on")
  }

  @Test("the prompt can be had there, and what was told is told again with the rest")
  func prompt() throws {
    let theatre = Theatre(presses: [.space, .letter("!"), .letter("q")], rows: 12, columns: 40)
    #expect(theatre.play(try Self.demo(), prompt: ["1 + 1"]) == 0)
    #expect(numbers(theatre.pictures[2]) == Array(1...5))
    #expect(!theatre.pictures[2].contains("mendel>"))
  }

  @Test("a window that is resized there shows the same part again in its new size")
  func resize() throws {
    let theatre = Theatre(presses: [.space, .resized, .space, .letter("q")], rows: 12, columns: 40)
    theatre.nextSize = (8, 20)
    #expect(theatre.play(try Self.demo()) == 0)
    #expect(numbers(theatre.pictures[1]) == Array(6...10))
    #expect(numbers(theatre.pictures[2]) == Array(6...8) && theatre.pictures[2][6] == "Enter goes on")
    #expect(numbers(theatre.pictures[3]) == Array(9...11))
  }

  @Test("on a terminal that cannot be drawn anew the sign keeps its row, and all rows are there")
  func plain() throws {
    let theatre = Theatre(presses: [.space, .space, .resized, .space, .letter("q")], rows: 12, columns: 40)
    #expect(theatre.play(try Self.demo(), repaints: false) == 0)
    #expect(numbers(theatre.pictures[0]) == Array(1...5))
    #expect(
      theatre.pictures[1].contains("Enter goes on")
        && numbers(theatre.pictures[1]).suffix(5) == [6, 7, 8, 9, 10])
    #expect(numbers(theatre.pictures[3]).suffix(5) == [16, 17, 18, 19, 20])
  }

  @Test("into a pipe it is written without a stop")
  func pipe() throws {
    let theatre = Theatre(rows: 200, columns: 40)
    #expect(theatre.play(try Self.demo(), isWatched: false) == 0)
    #expect(numbers(theatre.lines) == Array(1...30))
  }
}
