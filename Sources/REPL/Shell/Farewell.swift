import Commands
import LineEditing

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

  /// What leaves here.
  var problem: Problem {
    Problem(.refused(cause: "`\(word)` is no statement", suggestion: "`quit` leaves, and so does ^D"), nil)
  }
}
