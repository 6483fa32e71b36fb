/// Something that a translation does otherwise than its original.
///
/// What is run and asked is the same in all languages. Comments, `else` sentences and texts that are only printed may be translated; of outputs and
/// quizzes only the structure is compared.
public enum TranslationDifference: Hashable, Sendable {
  /// The code is another than that of the original's line.
  case code(originalLine: Int)
  /// What stands behind the fence, `kind` aside, is not what stands on the original's line.
  case attributes(originalLine: Int)
  /// The output has not as many lines, or its elisions elsewhere.
  case output(originalLine: Int)
  /// The quiz has not as many choices, or others are right.
  case choices(originalLine: Int)
  /// The original has a block of this kind here.
  case kind(Lesson.Block.Kind, originalLine: Int)
  /// The original has a block more, behind the last.
  case missing(Lesson.Block.Kind, originalLine: Int)
  /// The original has no block here.
  case extra

  /// The cause in a sentence for the author, without a full stop.
  var sentence: String {
    switch self {
    case .code(let line): "this code does something else than the original's on line \(line)"
    case .attributes(let line): "this fence says something else than the original's on line \(line)"
    case .output(let line): "this output has another shape than the original's on line \(line)"
    case .choices(let line): "this quiz has other choices than the original's on line \(line)"
    case .kind(let kind, let line): "the original has `\(kind.words)` here, on line \(line)"
    case .missing(let kind, let line):
      "the translation ends before the original's `\(kind.words)` on line \(line)"
    case .extra: "the original has no block here"
    }
  }
}

extension Lesson {
  /// What this lesson, a translation, does otherwise than its original, each with the line where.
  ///
  /// The blocks are compared in order, up to the first of another kind: behind it, nothing stands beside what it translates.
  ///
  /// - Complexity: O(*n*)
  public func differences(fromOriginal original: Lesson) -> [LessonFinding] {
    let (mine, others) = (blocks, original.blocks)
    var findings: [LessonFinding] = []
    let note = { LessonFinding(line: $0, .otherThanOriginal($1)) }
    for (block, other) in zip(mine, others) {
      guard block.kind == other.kind else {
        return findings + [note(block.line, .kind(other.kind, originalLine: other.line))]
      }
      if let difference = block.difference(fromOriginal: other) {
        findings.append(note(block.line, difference))
      }
    }
    if let extra = mine.dropFirst(others.count).first { findings.append(note(extra.line, .extra)) }
    if let missing = others.dropFirst(mine.count).first {
      let end = source.count { $0 == UInt8(ascii: "\n") }
      findings.append(note(max(1, end), .missing(missing.kind, originalLine: missing.line)))
    }
    return findings
  }

  private var blocks: [Block] {
    parts.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }
}

extension Lesson.Block {
  /// How a block differs from the one of the same kind that it translates.
  fileprivate func difference(fromOriginal other: Lesson.Block) -> TranslationDifference? {
    if attributes != other.attributes { return .attributes(originalLine: other.line) }
    switch kind {
    case .hint, .text: return nil
    case .output: return outline == other.outline ? nil : .output(originalLine: other.line)
    case .quiz: return answers == other.answers ? nil : .choices(originalLine: other.line)
    default:
      return TranslatableCode(code) == TranslatableCode(other.code) ? nil : .code(originalLine: other.line)
    }
  }

  /// Which lines of an output are elisions.
  private var outline: [Bool] { ExpectedOutput(code).lines.map(\.isElision) }

  /// Which choices of a quiz are right; a lesson with a quiz that cannot be read is none.
  private var answers: [Bool]? { try? Quiz(self).choices.map(\.isRight) }
}
