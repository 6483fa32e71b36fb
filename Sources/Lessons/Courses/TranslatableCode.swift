internal import Syntax

/// Code without what a translator may change: its comments, and the texts of its `else` sentences and `print` statements.
///
/// Two codes are equal if they do the same but for the language in which they say it.
struct TranslatableCode: Hashable {
  /// The code, its tokens as far apart as they were: a line end, a blank, or nothing.
  private let text: String

  /// Takes out what may be translated.
  ///
  /// - Complexity: O(*n* log *n*)
  init(_ code: String) {
    var code = code
    text = code.withUTF8 { source in
      var names = NameTable()
      let texts = Script(source, names: &names).statements.flatMap(\.translatableTexts)
      var highlighter = Highlighter()
      var sieve = Sieve(source: source, texts: texts.sorted { $0.start < $1.start }[...])
      for span in highlighter.spans(in: source) where span.tokenClass != .comment { sieve.add(span) }
      return sieve.result
    }
  }
}

/// Puts the tokens of a code together again.
private struct Sieve {
  let source: UnsafeBufferPointer<UInt8>
  /// What may be translated and is still to come.
  var texts: ArraySlice<SourceRange>
  private(set) var result = ""
  private var place = 0
  /// The values in the text that is being read: languages put them in different orders.
  private var values: [String]?

  init(source: UnsafeBufferPointer<UInt8>, texts: ArraySlice<SourceRange>) {
    (self.source, self.texts) = (source, texts)
  }

  mutating func add(_ span: Highlighter.Span) {
    let gap = source[min(place, span.range.start)..<span.range.start]
    place = span.range.end
    let token = String(decoding: source[span.range.start..<span.range.end], as: UTF8.self)
    if let text = texts.first, text.start <= span.range.start {
      if span.range.start == text.start { addGap(gap) }
      addPart(token, span.tokenClass)
      if span.range.end >= text.end { endText() }
    } else {
      addGap(gap)
      result += token
    }
  }

  private mutating func addGap(_ gap: Slice<UnsafeBufferPointer<UInt8>>) {
    if result.isEmpty || gap.isEmpty { return }
    result += gap.contains(UInt8(ascii: "\n")) ? "\n" : " "
  }

  private mutating func addPart(_ token: String, _ tokenClass: TokenClass) {
    var values = values ?? []
    if tokenClass == .interpolation, token == "\\(" {
      values.append("")
    } else if tokenClass != .string, let last = values.indices.last {
      values[last] += token
    }
    self.values = values
  }

  private mutating func endText() {
    result += "\"" + (values ?? []).sorted().joined(separator: " ") + "\""
    values = nil
    texts.removeFirst()
  }
}

extension Statement {
  /// Where its texts stand that are said to the learner and seen by nothing else, those of inner statements included.
  fileprivate var translatableTexts: [SourceRange] {
    var texts: [SourceRange] = []
    switch (form, self[.value], self[.message]) {
    case (.print, .expression(let value)?, _): texts += value.printedTexts
    case (.expect, _, .text(_, let range)?), (.expectError, _, .text(_, let range)?): texts.append(range)
    default: break
    }
    let inner = blocks.flatMap(\.statements) + (form == .whatIf ? [tail].compactMap { $0 } : [])
    return texts + inner.flatMap(\.translatableTexts)
  }

  /// The statement behind a `what if`.
  private var tail: Statement? { if case .statement(let tail)? = self[.tail] { tail } else { nil } }
}

extension Expression {
  /// The strings that it consists of where it is a text to be printed.
  fileprivate var printedTexts: [SourceRange] {
    switch kind {
    case .string, .interpolation: [range]
    case .binary(.plus, _, let left, let right): left.printedTexts + right.printedTexts
    case .conditional(_, let first, let second): first.printedTexts + second.printedTexts
    default: []
    }
  }
}
