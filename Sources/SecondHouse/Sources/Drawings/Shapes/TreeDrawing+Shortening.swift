extension TreeDrawing {
  /// What stands for the texts of a column that are wider than it: their beginning and end.
  ///
  /// Of texts that differ only between those the beginning is followed by that of what differs, so that different ones look different.
  ///
  /// ```text
  /// the quick brown fox jumps over the dog   →   the quick…the dog   →   the qu…fox …the dog
  /// the quick brown cat jumps over the dog   →   the quick…the dog   →   the qu…cat …the dog
  /// ```
  /// - Complexity: O(*n* · *l*) for *n* rows of texts *l* characters long, times how often some that look alike have to be told apart
  func shorter(column: Int, to width: Int, mark: String) -> [String: String] {
    var wide: Set<String> = []
    for row in rows where column < row.columns.count {
      let text = row.columns[column].onOneLine
      if text.width > width { wide.insert(text.string) }
    }
    var shown: [String: String] = [:]
    for text in wide { shown[text] = StyledText(text).shortenedInTheMiddle(to: width, mark: mark).string }
    guard width >= Self.leastForDifferences else { return shown }
    var unclear = alike(wide, shown)
    while let group = unclear.popLast() {
      let start = commonPrefix(of: group)
      for text in group { shown[text] = self.text(text, showing: start, to: width, mark: mark) }
      unclear += alike(group, shown)
    }
    return shown
  }

  /// Room for a beginning, an end, and a little of what differs between them.
  private static let leastForDifferences = 16

  /// The texts that are shown as the same, in groups.
  private func alike(_ texts: some Collection<String>, _ shown: [String: String]) -> [[String]] {
    Dictionary(grouping: texts) { shown[$0] }.values.filter { $0.count > 1 }
  }

  /// How many characters several texts have in common at their beginning.
  private func commonPrefix(of texts: [String]) -> Int {
    var common = Array(texts[0])
    for text in texts.dropFirst() { common = Array(zip(common, text).prefix { $0 == $1 }.map(\.0)) }
    return common.count
  }

  /// The beginning of a text, and behind a mark what follows from a character on, shortened in the middle.
  private func text(_ text: String, showing start: Int, to width: Int, mark: String) -> String {
    let beginning = StyledText(text).truncated(to: width / 3, mark: "")
    let room = width - beginning.width - DisplayWidth.of(mark)
    let rest = StyledText(String(text.dropFirst(start))).shortenedInTheMiddle(to: room, mark: mark)
    return beginning.string + mark + rest.string
  }
}

extension StyledText {
  /// Another text in the style of this one; without another, itself.
  func replaced(by text: String?) -> StyledText {
    text.map { StyledText($0, spans.first?.style ?? .plain) } ?? self
  }
}
