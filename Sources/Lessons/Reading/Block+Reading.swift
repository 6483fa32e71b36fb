import Syntax

extension Block {
  /// Reads the info string after a fence; nil if it names no kind of block.
  static func info(
    _ text: String, line: Int, findings: inout [Finding]
  ) -> (kind: Kind, attributes: Attributes)? {
    var words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let first = words.first else {
      findings.note(
        line, "a block says behind its fence what it is, such as `mendel` or `text`",
        "write `text` there if it is only shown")
      return nil
    }
    guard let kind = Kind(rawValue: words.prefix(2).joined(separator: " ")) ?? Kind(rawValue: first) else {
      findings.note(line, "a block cannot be `\(first)`", Kind.remedy(for: first))
      return nil
    }
    words.removeFirst(kind.words.contains(" ") ? 2 : 1)
    var attributes = Attributes()
    var seen: Set<String> = []
    for word in words {
      let name = String(word.prefix { $0 != "=" })
      let value = word.contains("=") ? String(word.dropFirst(name.count + 1)) : nil
      if !kind.row.takes.contains(value == nil ? name : name + "=") {
        findings.note(line, "`\(kind.words)` does not take `\(word)`", kind.remedy(forAttribute: name))
      } else if !seen.insert(name).inserted {
        findings.note(line, "`\(name)` is there twice", "take one of the two out")
      } else if let (wanted, example) = attributes.set(name, value) {
        findings.note(line, "`\(name)` takes \(wanted)", "write it as in `\(example)`")
      }
    }
    return (kind, attributes)
  }
}

extension Block.Kind {
  /// Suggests a kind instead of an unknown word: the second word of a `mendel` block alone, or a similar word.
  fileprivate static func remedy(for word: String) -> String {
    if let kind = Block.Kind(rawValue: "mendel " + word) { return "did you mean `\(kind.words)`?" }
    return Spelling.suggestion(for: word, among: ["mendel", "output", "hint", "quiz", "swift", "text"])
      ?? "a block is `mendel`, `output`, `hint`, `quiz`, `swift`, or `text`, which is only shown"
  }

  /// Suggests an attribute instead of one that the kind does not take.
  fileprivate func remedy(forAttribute name: String) -> String {
    let kinds = self == .example ? Self.allCases.compactMap { $0.words.split(separator: " ").last } : []
    let near =
      row.takes.first { $0 == name || $0 == name + "=" } ?? Spelling.nearest(to: name + "=", among: row.takes)
      ?? Spelling.nearest(to: name, among: row.takes + kinds.map(String.init))
    if let near { return "did you mean `\(near)`?" }
    if row.takes.isEmpty { return "nothing stands behind `\(words)`" }
    return "behind `\(words)` may stand " + row.takes.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension Block.Attributes {
  /// Sets an attribute; if its value is invalid, returns what it takes, with an example.
  fileprivate mutating func set(_ name: String, _ value: String?) -> (wanted: String, example: String)? {
    guard let value else {
      flags.insert(name)
      return nil
    }
    let items = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    switch name {
    case "about":
      about = items
      if items.allSatisfy({ StateComparison.aspects.contains($0) || $0.contains { ".[(/".contains($0) } }) {
        return nil
      }
      let words = StateComparison.aspects.map { "`\($0)`" }.joined(separator: ", ")
      return (
        "\(words) or expressions, with commas between them and without blanks", "about=traits,overrides"
      )
    case "claims":
      claims = items
      if items.allSatisfy(Syllabus.isID) { return nil }
      return (
        "ids of the syllabus with commas between them: a letter T, S, R or P and a number", "claims=T57,T58"
      )
    default:
      id = value
      let isWord =
        value.first?.isLetter == true && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      return isWord ? nil : ("a word, never a number", "id=nearest-ancestor")
    }
  }
}
