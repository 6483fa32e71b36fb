internal import Drawings

extension Quiz {
  /// Why a quiz cannot be asked.
  public enum Fault: Hashable, Sendable {
    /// Nothing stands above its choices.
    case noQuestion
    /// It has none.
    case noChoices
    /// None of them is right.
    case noRightChoice
    /// None of them is wrong.
    case noWrongChoice
    /// Something else stands behind the first choice.
    case textBehindChoices
    /// A line begins with this, which is nearly a choice's mark; or it is one, and no text follows.
    case badChoice(String)

    /// What is wrong with the parts of a quiz, if anything is.
    init?(isAsked: Bool, _ choices: [Choice]) {
      if !isAsked {
        self = .noQuestion
      } else if choices.isEmpty {
        self = .noChoices
      } else if !choices.contains(where: \.isRight) {
        self = .noRightChoice
      } else if choices.allSatisfy(\.isRight) {
        self = .noWrongChoice
      } else {
        return nil
      }
    }
  }
}

extension Quiz.Fault {
  /// The cause in a sentence for the author, without a full stop.
  var sentence: String {
    switch self {
    case .noQuestion: "the quiz has no question above its choices"
    case .noChoices: "the quiz has no choices"
    case .noRightChoice: "the quiz has no right choice"
    case .noWrongChoice: "the quiz has no wrong choice"
    case .textBehindChoices: "the quiz has text behind its choices, where none belongs"
    case .badChoice(let mark): "`\(Escaping.safe(mark))` begins no choice of the quiz"
    }
  }

  /// What to do about it.
  var suggestion: String {
    switch self {
    case .noQuestion: "write it on the lines above the first choice"
    case .noChoices: "write lines `- [ ] a wrong one` and `- [x] a right one` below the question"
    case .noRightChoice: "write `- [x]` before the one that is right"
    case .noWrongChoice: "write `- [ ]` before what is not right, or add a choice that is not"
    case .textBehindChoices: "put it above the choices, or behind ` — ` on the line of one, or below the quiz"
    case .badChoice:
      "write `- [ ] text` for a wrong one, `- [x] text` for a right one, from the first column on"
    }
  }
}
