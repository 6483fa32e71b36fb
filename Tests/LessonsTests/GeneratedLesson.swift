/// A lesson made of random parts: the same for the same seed.
struct GeneratedLesson {
  /// SplitMix64 (Steele, Lea, Flood 2014): small, and the same everywhere.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  private var generator: Generator
  /// The file.
  private(set) var text = "---\ntitle: T\nsummary: S\nminutes: 3\n---\n"

  /// Makes a lesson with a line end of its own, with or without a byte order mark and a last line end.
  init(seed: UInt64) {
    generator = Generator(state: seed)
    for _ in 0..<Int.random(in: 0...12, using: &generator) { addPart() }
    if chance(2), text.last == "\n" { text.removeLast() }
    if chance(2) { text = text.replacing("\n", with: "\r\n") }
    if chance(3) { text = "\u{FEFF}" + text }
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 1...count, using: &generator) == 1 }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &generator)]
  }

  private mutating func addPart() {
    switch Int.random(in: 0...7, using: &generator) {
    case 0, 1: text += prose
    case 2, 3: addStep()
    case 4: text += fenced("mendel predict", printing(word)) + prose + fenced("output", word + "\n")
    case 5: text += fenced("quiz", "Which?\n- [ ] \(word) — no\n- [x] \(word)\n")
    case 6: text += Self.exercise
    default: text += fenced(pick(["text", "mendel setup fresh", "mendel setup"]), "")
    }
  }

  /// A step that prints some lines, with an output that is right, wrong, elided or missing.
  private mutating func addStep() {
    let words = (0..<Int.random(in: 0...5, using: &generator)).map { _ in word }
    text += fenced("mendel", words.map(printing).joined())
    if chance(3) { text += prose }
    var lines = words.map { chance(3) ? pick(["...", "[..]", "other", "\\...", ""]) : $0 }
    if chance(3) { lines.append(pick(["...", "more", "```"])) }
    if !lines.isEmpty { text += fenced("output", lines.map { $0 + "\n" }.joined()) }
  }

  private func printing(_ text: String) -> String { "print \"\(text.replacing("\\", with: "\\\\"))\"\n" }

  private var word: String {
    mutating get {
      pick(["main", "pastel", "...", "[..]", "\\...", "요약", "🍎 a", "``", "~~~", "```", "a  b "])
    }
  }

  private var prose: String {
    mutating get {
      pick([
        "\n", "Some *prose*.\n", "\n# 제목\n\n", "- a\n- b\n\n", "> quote\n\n", "\n| a | b |\n|---|---|\n\n",
        "\n\n\n",
      ])
    }
  }

  private mutating func fenced(_ info: String, _ code: String) -> String {
    let letter: Character = chance(4) ? "~" : "`"
    let length = code.contains("```") || code.contains("~~~") ? 4 : Int.random(in: 3...5, using: &generator)
    let fence = String(repeating: letter, count: length)
    return fence + (chance(3) ? " " : "") + info + "\n" + code + fence + (chance(5) ? " " : "") + "\n"
  }

  private static let exercise = """
    ```mendel exercise
    ```
    ```mendel check
    expect apples == 3 else "three are asked for"
    ```
    ```hint
    Count.
    ```
    ```mendel solution
    let apples = 3
    ```
    ```mendel setup fresh
    ```

    """
}
