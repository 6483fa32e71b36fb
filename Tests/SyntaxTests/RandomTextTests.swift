import Syntax
import Testing

@Suite("Any text at all")
struct RandomTextTests {
  /// Bytes that matter to a lexer or a parser.
  static let pieces: [[UInt8]] =
    [
      "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\", "\\(", "\n", ";", ",", "=", "==", ".", "...", "-",
      "/", "//",
      "#f", "0", "1x", "$", "?", ":", "else", "if", "set", "for", "\u{0}", "\r", "é", "🍎", "\u{1B}",
      "modifying",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xE2, 0x82]]

  /// The tour with some bytes removed, doubled or replaced, or a stretch of it.
  static func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(Samples.tour.utf8)
    if Bool.random(using: &generator) {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      bytes = Array(bytes[start..<min(bytes.count, start + Int.random(in: 1...400, using: &generator))])
    }
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...6, using: &generator))
      bytes.replaceSubrange(place..<end, with: pieces.randomElement(using: &generator) ?? [])
    }
    return bytes
  }

  @Test("reading random texts ends, moves on, and points inside the text")
  func randomTexts() {
    var generator = SeededGenerator(seed: 2)
    for round in 0..<4000 {
      let bytes = Self.mutated(&generator)
      bytes.withUnsafeBufferPointer { source in
        var parser = Parser()
        var names = NameTable()
        var offset = 0
        while true {
          let start = offset
          let parse = parser.next(in: source, from: &offset, isWhole: true, names: &names)
          #expect(offset >= start && offset <= source.count, "round \(round)")
          switch parse {
          case .end: return
          case .incomplete(let incompleteness):
            check(incompleteness.problem, in: source, round)
            return
          case .statement(let statement):
            #expect(
              statement.range.end <= source.count && statement.range.start < statement.range.end,
              "round \(round)")
          case .problems(let problems):
            #expect(!problems.isEmpty, "round \(round)")
            for problem in problems { check(problem, in: source, round) }
          }
          guard offset > start else {
            Issue.record("round \(round) does not move on")
            return
          }
        }
      }
    }
  }

  private func check(_ problem: SyntaxProblem, in source: UnsafeBufferPointer<UInt8>, _ round: Int) {
    let range = problem.range
    #expect(range.start >= 0 && range.start <= range.end && range.end <= source.count, "round \(round)")
    let (cause, suggestion) = problem.sentence
    #expect(!cause.isEmpty, "round \(round): \(problem.kind)")
    #expect((cause + (suggestion ?? "")).unicodeScalars.allSatisfy { $0.value >= 0x20 }, "round \(round)")
  }

  @Test("a text given in pieces reads as the whole does")
  func pieces() {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<600 {
      let bytes = round < 100 ? Array(Samples.tour.utf8) : Self.mutated(&generator)
      var names = NameTable()
      let whole = bytes.withUnsafeBufferPointer { Script($0, names: &names) }
      var reader = PiecewiseReader(bytes, names: names)
      reader.read { Int.random(in: 1...90, using: &generator) }
      #expect(
        reader.statements.map { reader.names.shape($0) } == whole.statements.map { names.shape($0) },
        "round \(round)")
      #expect(reader.problems.map(\.kind) == whole.problems.map(\.kind), "round \(round)")
    }
  }
}

/// Reads a text of which more and more is known.
private struct PiecewiseReader {
  let bytes: [UInt8]
  var names: NameTable
  var statements: [Statement] = []
  var problems: [SyntaxProblem] = []

  init(_ bytes: [UInt8], names: NameTable) {
    self.bytes = bytes
    self.names = names
  }

  mutating func read(next count: () -> Int) {
    var parser = Parser()
    var start = 0
    var known = 0
    while true {
      known = min(bytes.count, known + count())
      let isWhole = known == bytes.count
      let goesOn = bytes[start..<known].withUnsafeBufferPointer { piece in
        var offset = 0
        defer { start += offset }
        while true {
          switch parser.next(in: piece, from: &offset, isWhole: isWhole, names: &names) {
          case .statement(let statement): statements.append(statement)
          case .problems(let found): problems += found
          case .end: return !isWhole
          case .incomplete(let incompleteness):
            if isWhole { problems.append(incompleteness.problem) }
            return !isWhole
          }
        }
      }
      if !goesOn { return }
    }
  }
}
