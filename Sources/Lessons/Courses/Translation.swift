import Syntax

extension Lesson {
  /// The differences between this lesson, a translation, and its original, each with its line.
  ///
  /// The code that runs is the same in all languages. Comments, sentences and texts that are only printed may be translated. Of outputs
  /// and quizzes only the structure is compared. Blocks are compared in order, up to the first of another kind, since the blocks after it
  /// are no longer beside their originals.
  package func differences(fromOriginal original: Lesson) -> [Finding] {
    let (mine, others) = (blocks, original.blocks)
    var findings: [Finding] = []
    func note(_ line: Int, _ sentence: String) {
      let remedy = "comments, `else` sentences and printed texts may be translated, nothing else"
      findings.append(Finding(line, "other-than-original", sentence, remedy))
    }
    for (block, other) in zip(mine, others) {
      guard block.kind == other.kind else {
        note(block.line, "the original has `\(other.kind.words)` here, on line \(other.line)")
        return findings
      }
      if let sentence = block.difference(fromOriginal: other) {
        note(block.line, sentence + " than the original's on line \(other.line)")
      }
    }
    if let extra = mine.dropFirst(others.count).first { note(extra.line, "the original has no block here") }
    if let missing = others.dropFirst(mine.count).first {
      let end = max(1, source.count { $0 == UInt8(ascii: "\n") })
      let block = "`\(missing.kind.words)` on line \(missing.line)"
      note(end, "the translation ends before the original's \(block)")
    }
    return findings
  }
}

extension Block {
  /// How a block differs from the original block of the same kind: the sentence up to the word `than`.
  fileprivate func difference(fromOriginal other: Block) -> String? {
    if attributes != other.attributes { return "this fence says something else" }
    switch kind {
    case .hint, .text: return nil
    case .output: return elisions == other.elisions ? nil : "this output has another shape"
    case .quiz: return rights == other.rights ? nil : "this quiz has other choices"
    default: return untranslated == other.untranslated ? nil : "this code does something else"
    }
  }

  private var elisions: [Bool] { ExpectedOutput(code).lines.map { $0 == ExpectedOutput.elision } }
  private var rights: [Bool]? { (try? Quiz(self))?.choices.map(\.isRight) }

  /// Its code without comments and without the texts after `print`, `else` and `solved`; values within these texts stay, sorted.
  private var untranslated: [String] {
    let (script, bytes) = (script, Array(code.utf8))
    var result: [String] = []
    var values: [String] = []
    var isText = false
    var end = 0
    for token in script.read.tokens where token.kind != .comment {
      let word = script.text(token.range)
      if bytes[end..<token.range.start].contains(UInt8(ascii: "\n")) {
        result += values.sorted(on: \.self) + ["\n"]
        (isText, values) = (false, [])
      }
      end = token.range.end
      if isText {
        if token.kind != .string, token.kind != .interpolation { values.append(word) }
      } else {
        result.append(word)
      }
      isText = isText || ["print", "else", "solved"].contains(word) && token.kind != .string
      // `else {` begins a block, not a sentence.
      if isText, word == "{" { (isText, result, values) = (false, result + values, []) }
    }
    return result + values.sorted(on: \.self)
  }
}
