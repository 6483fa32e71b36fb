import Syntax

/// What the words behind a fence say.
struct BlockInfo {
  var kind: Block.Kind
  var attributes = Block.Attributes()

  init?(_ text: String, line: Int, findings: inout [Finding]) {
    var words = text.split { $0 == " " || $0 == "\t" }.map(String.init)[...]
    guard let first = words.popFirst() else {
      findings.append(
        .unreadable(
          line, "a block says behind its fence what it is, such as `mendel` or `text`",
          "write `text` there if it is only shown"))
      return nil
    }
    guard
      let kind = words.first.flatMap({ Block.Kind(rawValue: first + " " + $0) })
        ?? Block.Kind(rawValue: first)
    else {
      findings.append(.unreadable(line, "a block cannot be `\(first)`", Self.remedy(for: first)))
      return nil
    }
    self.kind = kind
    if kind.words.contains(" ") { words.removeFirst() }
    var seen: Set<String> = []
    for word in words { read(word, line, &seen, &findings) }
  }

  /// What to write instead of a word; a kind of `mendel` block alone is one of two words.
  private static func remedy(for word: String) -> String {
    if let kind = Block.Kind(rawValue: "mendel " + word) { return "did you mean `\(kind.words)`?" }
    if let word = Spelling.nearest(to: word, among: ["mendel", "output", "hint", "quiz", "swift", "text"]) {
      return "did you mean `\(word)`?"
    }
    return "a block is `mendel`, `output`, `hint`, `quiz`, `swift`, or `text`, which is only shown"
  }

  private mutating func read(
    _ word: String, _ line: Int, _ seen: inout Set<String>, _ findings: inout [Finding]
  ) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (name, row) = (parts[0], kind.row)
    guard (parts.count == 1 ? row.flags : row.names).contains(name) else {
      let sentence = "`\(kind.words)` does not take `\(word)`"
      return findings.append(.unreadable(line, sentence, remedy(for: name, row)))
    }
    guard seen.insert(name).inserted else {
      return findings.append(.unreadable(line, "`\(name)` is there twice", "take one of the two out"))
    }
    if parts.count == 1 { attributes.flags.insert(name) }
    if parts.count == 2, let (wanted, example) = set(name, parts[1]) {
      findings.append(.unreadable(line, "`\(name)` takes \(wanted)", "write it as in `\(example)`"))
    }
  }

  private func remedy(for name: String, _ row: Block.Kind.Row) -> String {
    let kinds = Block.Kind.allCases.compactMap {
      kind == .example ? $0.words.split(separator: " ").last : nil
    }
    let near: String? =
      row.names.contains(name)
      ? name + "="
      : row.flags.contains(name)
        ? name
        : Spelling.nearest(to: name, among: row.flags + row.names + kinds.map(String.init))
    if let near { return "did you mean `\(near)`?" }
    let all = row.flags + row.names.map { $0 + "=" }
    if all.isEmpty { return "nothing stands behind `\(kind.words)`" }
    return "behind `\(kind.words)` may stand " + all.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// Sets an attribute, and returns what it takes, with an example, if the value is something else.
  private mutating func set(_ name: String, _ value: String) -> (wanted: String, example: String)? {
    let items = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    switch name {
    case "about":
      attributes.about = items
      let isFine = items.allSatisfy { Aspect(rawValue: $0) != nil || $0.contains { ".[(/".contains($0) } }
      let words = Aspect.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      return isFine
        ? nil
        : ("\(words) or expressions, with commas between them and without blanks", "about=traits,overrides")
    case "claims":
      attributes.claims = items
      let wanted = "ids of the syllabus with commas between them: a letter T, S, R or P and a number"
      return items.allSatisfy(Self.isClaim) ? nil : (wanted, "claims=T57,T58")
    default:
      attributes.id = value
      let isID =
        value.first?.isLetter ?? false && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      return isID ? nil : ("a word, never a number", "id=nearest-ancestor")
    }
  }

  /// Whether a text is the id of a claim: one of the letters of the course's parts, and digits.
  static func isClaim(_ text: String) -> Bool {
    guard let letter = text.first, "TSRP".contains(letter) else { return false }
    return text.count > 1 && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}

/// What two states are compared in: the words of `about=`.
package enum Aspect: String, CaseIterable, Sendable {
  case traits, overrides, tree, state, values, calls
}
