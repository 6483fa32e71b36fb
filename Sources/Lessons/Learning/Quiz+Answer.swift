extension Quiz {
  /// What an entry means as an answer.
  enum Answer: Hashable {
    /// These choices, by their places.
    case choices([Int])
    /// The beginning of more than one choice.
    case several([Int])
    /// No choice.
    case none
  }

  /// The choices that an entry names by their numbers, `1, 3`, or their letters, `a c`; `nil` if it is something else.
  ///
  /// A number or letter that no choice has makes the answer ``Answer/none``.
  func choices(numbered entry: Substring) -> Answer? {
    let parts = entry.split { $0.isWhitespace || ",;.)".contains($0) }.filter { $0 != "and" }
    let places = parts.map { Int($0).map { $0 - 1 } ?? Quiz.place(ofLetter: $0) }
    guard !places.isEmpty, !places.contains(nil) else { return nil }
    let known = places.compactMap(\.self)
    return known.allSatisfy(choices.indices.contains) ? .choices(known) : Answer.none
  }

  private static func place(ofLetter text: Substring) -> Int? {
    guard text.utf8.count == 1, let byte = text.lowercased().utf8.first, 0x61...0x7a ~= byte else {
      return nil
    }
    return Int(byte) - 0x61
  }

  /// The choice whose whole text an entry is.
  func choice(called entry: Substring) -> Int? {
    let text = Quiz.plain(entry)
    return choices.indices.first { Quiz.plain(choices[$0].text) == text }
  }

  /// The choices that an entry names by how they begin; several stand behind commas, where the whole is no beginning.
  func choices(beginning entry: Substring) -> Answer {
    let whole = choice(beginning: entry)
    guard whole == .none, entry.contains(",") else { return whole }
    var places: [Int] = []
    for part in entry.split(separator: ",") {
      guard case .choices(let those) = choice(beginning: part) else { return choice(beginning: part) }
      places += those
    }
    return places.isEmpty ? .none : .choices(places)
  }

  private func choice(beginning entry: Substring) -> Answer {
    if let place = choice(called: entry) { return .choices([place]) }
    let text = Quiz.plain(entry)
    let found = text.isEmpty ? [] : choices.indices.filter { Quiz.plain(choices[$0].text).hasPrefix(text) }
    return found.isEmpty ? .none : found.count == 1 ? .choices(found) : .several(found)
  }

  /// A text as people type it: without the signs of Markdown, in small letters, with one blank between words.
  private static func plain(_ text: some StringProtocol) -> String {
    let words = String(text.filter { !"`*_\\\"".contains($0) }).lowercased()
    return words.split { $0.isWhitespace }.joined(separator: " ")
  }
}

extension Quiz {
  /// What is wanted of who answers it.
  var request: LessonRemark { .quiz(choices: choices.count, right: choices.count(where: \.isRight)) }
}

extension Quiz.Choice {
  /// The choice by its number with its explanation, in Markdown; `nil` if it has none.
  func explained(as number: Int) -> String? { explanation.map { "\(number). \(text) — \($0)" } }
}
