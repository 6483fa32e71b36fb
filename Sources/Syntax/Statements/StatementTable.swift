/// The syntax of all statements of the playground, found by their first word.
package struct StatementTable: Sendable {
  package let rows: [StatementSyntax]
  /// The rows by first word, those with a longer head first.
  private let byFirstWord: [String: [StatementSyntax]]

  package init(_ rows: [StatementSyntax]) {
    self.rows = rows
    byFirstWord = Dictionary(grouping: rows.filter { !$0.head.isEmpty }, by: { $0.head[0] })
      .mapValues { $0.sorted { $0.head.count > $1.head.count } }
  }

  /// The rows that start with a word, those with a longer head first.
  package func rows(startingWith word: String) -> [StatementSyntax] { byFirstWord[word] ?? [] }

  /// Whether all statements that start with this word take the words after it literally.
  func takesRawWords(_ word: String) -> Bool { byFirstWord[word]?.allSatisfy(\.takesRawWords) ?? false }

  package var firstWords: some Collection<String> { byFirstWord.keys }
}
