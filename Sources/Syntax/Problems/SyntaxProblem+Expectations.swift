// What stands where something else must: what that is called, and what to write.
extension SyntaxProblem {
  func surplusSentence(_ found: Found, _ form: StatementForm) -> (cause: String, suggestion: String?) {
    let head = form == .assign ? nil : Statements[form]?.head.first
    let statement = head.map { "this `\($0.spelling)`" } ?? "the statement"
    let cause = "expected the end of \(statement), found \(found.words)"
    if case .text(let sign) = found, ["==", "!=", "===", "<", "<=", ">", ">="].contains(sign) {
      return (cause, "join comparisons with `&&`")
    }
    return (cause, "statements are separated by a line end or `;`")
  }

  /// What would have worked where something else stands: the line of the block, the bracket, or the whole
  /// statement with placeholders.
  func suggestion(_ expectations: [Expectation], _ form: StatementForm?) -> String? {
    if let item { return "write `\(Self.example(of: item))`" }
    if let opening, expectations.contains(.sign(opening.bracket.closing)) {
      if let hint = bracketSuggestion(expectations, opening) { return hint }
    }
    let pieces = expectations.compactMap { $0.piece(in: form) }
    if pieces.count == expectations.count, let row = row(of: form) {
      let usage = row.usage
      let showsPiece = usage.split(separator: " ").contains { word in
        pieces.contains { word.hasPrefix($0) }
      }
      return "write `\(showsPiece ? usage : row.fullUsage)`"
    }
    return otherSuggestion(expectations, form)
  }

  /// What goes on inside a bracket, or closes it.
  private func bracketSuggestion(_ expectations: [Expectation], _ opening: Opening) -> String? {
    if expectations.count == 1 { return "the `\(opening.bracket.opening)` before it is still open" }
    if expectations.contains(.sign(",")) {
      if startsElement(isName: opening.bracket == .brace) { return "write a `,` before it" }
      return opening.bracket == .brace ? nil : "the `\(opening.bracket.opening)` before it is still open"
    }
    if expectations.contains(.end) { return "write a `;` before it, or a line of its own" }
    return "a name starts with a letter or `_`"
  }

  /// Whether what was found could be the next element of a list; of names in braces.
  private func startsElement(isName: Bool) -> Bool {
    guard case .expected(_, .text(let found), _) = kind, let first = found.first else { return false }
    return first.isLetter || first == "_" || !isName && (first.isNumber || "\"#([.-!$".contains(first))
  }

  /// What no piece of a pattern says.
  private func otherSuggestion(_ expectations: [Expectation], _ form: StatementForm?) -> String {
    switch expectations.first {
    case .sign(":")?: return "write `condition ? value : other`"
    case .sign("=")?: return "write `theme = bold`: a name, `=` and its value"
    case .end?: return "write a `;` before it, or a line of its own"
    case .slot(_, .statement)?: return "`help` lists the statements"
    case .word(let word)?: return "write `\(word.spelling)`"
    default:
      if let row = row(of: form) { return "write `\(row.usage)`" }
      return expectations.contains(.value)
        ? "such as `42`, `\"text\"` or `cell.theme`" : "a name starts with a letter or `_`"
    }
  }

  /// The row of a statement that starts with a word, so that its usage tells more than that there is a value.
  private func row(of form: StatementForm?) -> Statements.Row? {
    form.flatMap { Statements[$0] }.flatMap { $0.head.isEmpty ? nil : $0 }
  }

  /// A line of a block, as it is written.
  private static func example(of item: Word) -> String {
    switch item {
    case .name: #"name "theme""#
    case .identifier: #"identifier "com.example.theme""#
    case .affects: "affects color"
    case .accessors: "accessors none"
    case .columnWidth: "columnWidth 200...300...400"
    case .any: #"any: "logo""#
    default: item.spelling
    }
  }

  static func list(
    _ expectations: [Expectation], _ conjunction: String = "or", in form: StatementForm?
  ) -> String {
    var words: [String] = []
    for expected in expectations.map({ $0.words(in: form) }) where !words.contains(expected) {
      words.append(expected)
    }
    guard let last = words.popLast() else { return "" }
    return words.isEmpty ? last : words.joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension SyntaxProblem.Found {
  /// What was found, in words.
  var words: String {
    switch self {
    case .text(let text): SyntaxProblem.quoted(text)
    case .endOfLine: "the end of the line"
    case .endOfText: "the end of the text"
    }
  }
}

extension SyntaxProblem.Expectation {
  /// The first word that a usage line shows for it; `nil` for what is no piece of a pattern.
  fileprivate func piece(in form: StatementForm?) -> String? {
    switch self {
    case .word(let word): word.spelling
    case .sign("="): "="
    case .slot(let slot, let kind):
      slot.placeholder(kind, in: form).split(separator: " ").first.map(String.init)
    default: nil
    }
  }

  /// What was expected, in words.
  fileprivate func words(in form: StatementForm?) -> String {
    switch self {
    case .slot(_, .rawWord): Self.rawWords(in: form)
    case .word(let word): "`\(word.spelling)`"
    case .sign(let sign): "`\(sign)`"
    case .value: "a value"
    case .name: "a name"
    case .end: "the end of the line"
    case .slot(let slot, let kind): slot.words ?? kind.words
    }
  }

  /// What a word that is taken as it stands is to be.
  private static func rawWords(in form: StatementForm?) -> String {
    switch form {
    case .goto?, .diff?: "the number of a state"
    case .save?, .load?, .record?: "a file"
    case .use?: "a version such as `17`"
    case .learn?: "a lesson"
    default: SlotKind.rawWord.words
    }
  }
}

extension Slot {
  /// What fills a slot whose name says more than its kind, in words.
  fileprivate var words: String? {
    switch self {
    case .event: "an event such as `layoutSubviews`"
    case .topic: "a topic such as `tree`"
    case .subject: "`controller`, `view` or another kind"
    case .action: "the name of an action"
    default: nil
    }
  }
}

extension SlotKind {
  /// What fills a slot, in words.
  var words: String {
    switch self {
    case .newName, .name, .names: "a name"
    case .place: "a place such as `form` or `form.theme`"
    case .value, .condition, .values: "a value"
    case .type: "a type"
    case .block: "a block `{ … }`"
    case .sets: "`{`"
    case .cases, .fields, .traitItems, .imageItems, .inspectorItems: "`{`"
    case .parameters: "`(`"
    case .keys: "a trait"
    case .device: "a device"
    case .text: "a string"
    case .rawWord, .rawWords: "a word"
    case .statement: "a statement"
    case .size: "a size such as `700x800`"
    }
  }
}
