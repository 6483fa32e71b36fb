public import Syntax

extension StatementGuide {
  /// The rows that `help` shows for words: those of the table, else those that stand for a name of Apple's.
  ///
  /// ```swift
  /// StatementGuide.rows(about: "register").map(\.title)                    // ["register"]
  /// StatementGuide.rows(about: "registerForTraitChanges").map(\.title)     // ["register"]
  /// ```
  /// - Complexity: O(*n*) in the words of all guides.
  public static func rows(about topic: String) -> [Statements.Row] {
    let rows = Statements.rows(about: topic)
    if !rows.isEmpty { return rows }
    let name = topic.hasSuffix("()") ? String(topic.dropLast(2)) : topic
    // Apple's names consist of several words; one alone is a word like another.
    guard name.dropFirst().contains(where: \.isUppercase), name.allSatisfy(\.isLetter) else { return [] }
    let texts: [(Statements.Row) -> String?] = [
      { $0.summary }, { self[$0.form]?.meaning }, { self[$0.form]?.example },
    ]
    for text in texts {
      let found = Statements.rows.filter { row in
        text(row)?.split { !$0.isLetter }.contains { $0 == name } ?? false
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}
