import Commands
import LineEditing
import Syntax

/// What people type to leave other programs.
struct Farewell {
  private static let words: Set = [
    "exit", "bye", "q", "logout", ":q", ":q!", ":quit", ":wq", "exit()", "quit()",
  ]

  private let word: String

  /// Finds such a word; `nil` if the entry is something else.
  init?(_ entry: String) {
    word = EntryText.cleaned(entry).filter { !$0.isWhitespace }
    if !Farewell.words.contains(word) { return nil }
  }

  /// What leaves here, in place of what is wrong with the word as a statement.
  func problem(in problem: Problem) -> Problem {
    var instead = Problem(
      .refused(cause: "`\(word)` is no statement", suggestion: "`quit` leaves, and so does ^D"), nil)
    guard var origin = problem.origin, let first = origin.text.utf8.firstIndex(where: { $0 != 0x20 }) else {
      return instead
    }
    // The whole word is wrong, wherever the parser stopped in it.
    let start = origin.offset + origin.text.utf8.distance(from: origin.text.startIndex, to: first)
    origin.text = String(origin.text[..<first]) + word
    (instead.origin, instead.range) = (origin, SourceRange(start, start + word.utf8.count))
    return instead
  }

  /// A script's problem; where its line is such a word, with what ends a script.
  static func explaining(_ problem: Problem) -> Problem {
    guard let origin = problem.origin, !problem.isSyntax, let word = Farewell(origin.text) else {
      return problem
    }
    return word.problem(in: problem)
  }
}
