/// A question with choices, of which some are right.
///
/// ```
/// Which override decides for `cell`?
/// - [ ] that of `main` — it is hidden by a nearer one
/// - [x] that of `form`
/// ```
package struct Quiz: Sendable {
  package struct Choice: Sendable {
    /// What can be chosen, in Markdown.
    package let text: String
    package let isRight: Bool
    /// Why, in Markdown, if the author says so.
    package let explanation: String?
  }

  /// The question, in Markdown.
  package let question: String
  /// The choices in order; at least one is right and one wrong.
  package let choices: [Choice]

  /// Reads a quiz block; what is wrong is told with its line.
  init(_ block: Block) throws(Finding) {
    var question: [Substring] = []
    var choices: [Choice] = []
    for (index, line) in block.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let number = block.line + 1 + index
      if let choice = Choice(line) {
        choices.append(choice)
      } else if let mark = Choice.mark(of: line) {
        throw .unreadable(
          number, "`\(mark)` begins no choice of the quiz",
          "write `- [ ] text` for a wrong one, `- [x] text` for a right one, from the first column on")
      } else if choices.isEmpty {
        question.append(line)
      } else if !line.allSatisfy(\.isWhitespace) {
        throw .unreadable(
          number, "the quiz has text behind its choices, where none belongs",
          "put it above the choices, or behind ` — ` on the line of one, or below the quiz")
      }
    }
    let rights = choices.count(where: \.isRight)
    let faults: [(Bool, String, String)] = [
      (
        question.allSatisfy { $0.allSatisfy(\.isWhitespace) }, "no question above its choices",
        "write it on the lines above the first choice"
      ),
      (
        choices.isEmpty, "no choices",
        "write lines `- [ ] a wrong one` and `- [x] a right one` below the question"
      ),
      (rights == 0, "no right choice", "write `- [x]` before the one that is right"),
      (
        rights == choices.count, "no wrong choice",
        "write `- [ ]` before what is not right, or add a choice that is not"
      ),
    ]
    if let fault = faults.first(where: \.0) {
      throw .unreadable(block.line, "the quiz has \(fault.1)", fault.2)
    }
    self.question = question.joined(separator: "\n")
    self.choices = choices
  }
}

extension Quiz.Choice {
  /// Reads a line `- [x] text — explanation`; nil if it is no choice.
  fileprivate init?(_ line: Substring) {
    isRight = line.hasPrefix("- [x] ")
    guard isRight || line.hasPrefix("- [ ] ") else { return nil }
    let content = line.dropFirst(6)
    guard !content.allSatisfy(\.isWhitespace) else { return nil }
    let dash = content.firstRange(of: " — ")
    text = String(content[..<(dash?.lowerBound ?? content.endIndex)])
    explanation = dash.map { String(content[$0.upperBound...]) }
  }

  /// What a line begins with that was meant to be a choice, such as `- [y]`, `* [x]` or `-[ ]`; nil if it is nothing of the kind.
  fileprivate static func mark(of line: Substring) -> String? {
    let text = line.drop { $0.isWhitespace }
    guard let bullet = text.first, "-*+".contains(bullet) else { return nil }
    let box = text.dropFirst().drop { $0.isWhitespace }
    guard box.first == "[", let end = box.dropFirst().prefix(4).firstIndex(of: "]") else { return nil }
    // A link in a list of the question.
    if let next = box[end...].dropFirst().first, "([".contains(next) { return nil }
    return String(line[...end])
  }
}

extension Quiz {
  /// What an entry means as an answer.
  enum Answer: Hashable {
    /// These choices, by their places.
    case choices([Int])
    /// The beginning of more than one choice.
    case several([Int])
    case none
  }

  /// What an entry means: numbers, `1, 3`, letters, `a c`, the text of a choice, or how one begins.
  func answer(_ entry: String) -> Answer {
    let parts = entry.split { $0.isWhitespace || ",;.)".contains($0) }.filter { $0 != "and" }
    let places = parts.map { Int($0).map { $0 - 1 } ?? Self.place(ofLetter: $0) }
    if !places.isEmpty, !places.contains(nil) {
      let known = places.compactMap(\.self)
      return known.allSatisfy(choices.indices.contains) ? .choices(known) : .none
    }
    let whole = choice(beginning: entry)
    guard whole == .none, entry.contains(",") else { return whole }
    var found: [Int] = []
    for part in entry.split(separator: ",") {
      guard case .choices(let those) = choice(beginning: part) else { return choice(beginning: part) }
      found += those
    }
    return found.isEmpty ? .none : .choices(found)
  }

  private static func place(ofLetter text: Substring) -> Int? {
    guard text.utf8.count == 1, let byte = text.lowercased().utf8.first, 0x61...0x7a ~= byte else {
      return nil
    }
    return Int(byte) - 0x61
  }

  private func choice(beginning entry: some StringProtocol) -> Answer {
    let text = Self.plain(entry)
    let texts = choices.map { Self.plain($0.text) }
    if let place = texts.firstIndex(of: text) { return .choices([place]) }
    let found = text.isEmpty ? [] : texts.indices.filter { texts[$0].hasPrefix(text) }
    return found.isEmpty ? .none : found.count == 1 ? .choices(found) : .several(found)
  }

  /// A text as people type it: without the signs of Markdown, in small letters, with one blank between words.
  private static func plain(_ text: some StringProtocol) -> String {
    let words = String(text.filter { !"`*_\\\"".contains($0) }).lowercased()
    return words.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The question and its choices with numbers, in Markdown.
  package var markdown: String {
    let lines = choices.enumerated().map { "\($0.offset + 1). \($0.element.text)" }
    return question + "\n\n" + lines.joined(separator: "\n")
  }
}
