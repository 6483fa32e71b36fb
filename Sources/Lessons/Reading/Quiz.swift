/// A question with right and wrong choices.
///
/// ```
/// Which override decides for `cell`?
/// - [ ] that of `main` — it is hidden by a nearer one
/// - [x] that of `form`
/// ```
package struct Quiz: Sendable {
  package struct Choice: Sendable {
    /// The text of the choice, in Markdown.
    package let text: String
    package let isRight: Bool
    /// The reason why it is right or wrong, in Markdown, if the author gives one.
    package let explanation: String?
  }

  package let question: String
  /// The choices in order; at least one is right, and at least one is wrong.
  package let choices: [Choice]

  /// Reads a quiz block; throws a mistake with its line.
  init(_ block: Block) throws(Finding) {
    var question: [Substring] = []
    var choices: [Choice] = []
    let (choice, almost) = (/- \[([ x])\] (?=.*\S)(.*?)(?: — (.*))?/, /\s*[-+*]\s*\[[^\]]{0,3}\](?![(\[])/)
    for (index, line) in block.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let (_, box, text, reason) = line.wholeMatch(of: choice)?.output {
        choices.append(Choice(text: String(text), isRight: box == "x", explanation: reason.map(String.init)))
      } else if let mark = line.prefixMatch(of: almost) {
        throw .unreadable(
          block.line + 1 + index, "`\(mark.0)` begins no choice of the quiz",
          "write `- [ ] text` for a wrong one, `- [x] text` for a right one, from the first column on")
      } else if choices.isEmpty {
        question.append(line)
      } else if !line.allSatisfy(\.isWhitespace) {
        throw .unreadable(
          block.line + 1 + index, "the quiz has text behind its choices, where none belongs",
          "put it above the choices, or behind ` — ` on the line of one, or below the quiz")
      }
    }
    self.question = question.joined(separator: "\n")
    self.choices = choices
    let asks = !self.question.allSatisfy(\.isWhitespace)
    let lacks: [(isSo: Bool, lack: String, remedy: String)] = [
      (!asks, "question above its choices", "write it on the lines above the first choice"),
      (
        choices.isEmpty, "choices",
        "write lines `- [ ] a wrong one` and `- [x] a right one` below the question"
      ),
      (!choices.contains(where: \.isRight), "right choice", "write `- [x]` before the one that is right"),
      (
        choices.allSatisfy(\.isRight), "wrong choice",
        "write `- [ ]` before what is not right, or add a choice that is not"
      ),
    ]
    if let (_, lack, remedy) = lacks.first(where: \.isSo) {
      throw .unreadable(block.line, "the quiz has no \(lack)", remedy)
    }
  }

  /// The question and its numbered choices, in Markdown.
  package var markdown: String {
    let lines = choices.enumerated().map { "\($0.offset + 1). \($0.element.text)" }
    return question + "\n\n" + lines.joined(separator: "\n")
  }

  enum Answer: Hashable {
    case choices([Int])
    case several([Int])
    case none

    /// Makes an answer of an entry that means exactly one of these choices.
    fileprivate init(_ possible: [Int]) {
      self = possible.isEmpty ? .none : possible.count == 1 ? .choices(possible) : .several(possible)
    }
  }

  /// Finds the choices that an entry means: by numbers, `1, 3`, letters, `a c`, the text of a choice, or its beginning.
  func answer(_ entry: String) -> Answer {
    let parts = entry.split { $0.isWhitespace || ",;.)".contains($0) }.filter { $0 != "and" }
    let places = parts.compactMap { part in Int(part).map { $0 - 1 } ?? Self.place(ofLetter: part) }
    guard !places.isEmpty, places.count == parts.count else { return choice(beginning: entry) }
    // `2` may be the second choice, or the beginning of another.
    let named = choices.indices.filter { Int(entry) != nil && Self.begins(choices[$0].text, with: entry) }
    if !named.isEmpty { return Answer(Set(places + named).intersection(choices.indices).sorted(on: \.self)) }
    return places.allSatisfy(choices.indices.contains) ? .choices(places) : .none
  }

  private static func begins(_ text: String, with number: String) -> Bool {
    text.hasPrefix(number) && text.dropFirst(number.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
  }

  static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  private static func place(ofLetter text: Substring) -> Int? {
    letters.firstIndex { String($0) == text.lowercased() }
  }

  private func choice(beginning entry: String) -> Answer {
    let text = Self.plain(entry)
    let texts = choices.map { Self.plain($0.text) }
    if let place = texts.firstIndex(of: text) { return .choices([place]) }
    return Answer(text.isEmpty ? [] : texts.indices.filter { texts[$0].hasPrefix(text) })
  }

  /// A text in the form in which it is compared: without Markdown characters, in lower case, with single spaces.
  private static func plain(_ text: some StringProtocol) -> String {
    let words = String(text.filter { !"`*_\\\"".contains($0) }).lowercased()
    return words.split { $0.isWhitespace }.joined(separator: " ")
  }
}
