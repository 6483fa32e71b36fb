import Syntax
import Traits

/// What stands before a lesson's text.
///
/// A strict subset of YAML: between two lines `---`, each line is `key: value`. A value is a text, bare or in double quotes, a whole
/// number, or a list `[a, b]`. A bare text does not begin with a sign of YAML's and holds neither `: ` nor ` #`, so that every
/// YAML reader reads the same.
/// ```
/// ---
/// title: How traits flow
/// summary: Values come from above, and the nearest override decides.
/// minutes: 6
/// requires: [traits/first]
/// ios: 17
/// clue: The raccoon's radio was still warm.
/// ---
/// ```
package struct FrontMatter: Sendable {
  package private(set) var title = ""
  /// What it is about, on one line.
  package private(set) var summary = ""
  package private(set) var minutes: Int?
  package private(set) var requires: [String] = []
  /// The system version that it assumes.
  package private(set) var ios = 17
  /// What the lesson uncovers of who eats the fruit.
  package private(set) var clue: String?
  /// How many lines it takes with its fences.
  private(set) var lineCount = 0
  /// What stands behind each key, and the line on which it does.
  private var values: [String: (text: String, line: Int)] = [:]

  private static let keys = ["title", "summary", "minutes", "requires", "ios", "clue"]
  /// More than anybody learns before a lesson.
  private static let mostRequirements = 32

  private(set) var findings: [Finding] = []

  /// Reads the front matter of a file alone; nil if there is none.
  package init?(bytes: [UInt8]) {
    var findings: [Finding] = []
    let lines = SourceLines(bytes, findings: &findings)
    do { try self.init(lines.texts) } catch { return nil }
  }

  /// Reads the first lines of a file, which must have front matter.
  init(_ source: [String]) throws(Finding) {
    guard source.first == "---" else {
      throw .unreadable(
        1, "a lesson begins with a line `---` and its front matter",
        "begin it with the lines `---`, `title: …`, `summary: …` and `---`")
    }
    guard let end = source.dropFirst().firstIndex(of: "---") else {
      throw .unreadable(
        1, "the front matter ends with a line `---`, which is missing", "write it below the last key")
    }
    lineCount = end + 1
    for index in 1..<end { readLine(source[index], index + 1) }
    for key in ["title", "summary"] where values[key] == nil {
      findings.note(
        1, "the front matter lacks the key `\(key)`", "write a line `\(key): …` below the first `---`")
    }
    title = text("title") ?? ""
    summary = text("summary") ?? ""
    clue = text("clue")
    minutes = number("minutes", among: Array(1...600), "a whole number from 1 to 600")
    requires = list("requires") ?? []
    let systems = SystemVersion.allCases.map(\.rawValue)
    ios = number("ios", among: systems, "one of \(systems.map(String.init).joined(separator: ", "))") ?? 17
  }

  /// The line of a key, from 1.
  func line(of key: String) -> Int { values[key]?.line ?? 1 }

  private mutating func readLine(_ line: String, _ number: Int) {
    let name = line.prefix { $0 != ":" }
    let value = line[name.endIndex...].dropFirst()
    guard line.first?.isLetter == true, name.endIndex < line.endIndex, value.isEmpty || value.first == " "
    else {
      return findings.note(
        number, "the front matter has lines of the form `key: value`",
        "begin the line with a key, a colon and a blank, or take it out")
    }
    let key = String(name)
    if !Self.keys.contains(key) {
      let all = "the keys are " + Self.keys.map { "`\($0)`" }.joined(separator: ", ")
      findings.note(
        number, "the front matter has no key `\(key)`", Spelling.suggestion(for: key, among: Self.keys) ?? all
      )
    } else if values[key] != nil {
      findings.note(number, "the key `\(key)` is there twice", "take one of the two out")
    } else {
      values[key] = (value.withoutBlanks, number)
    }
  }

  /// The value of a key; one that cannot be read is told of.
  private mutating func value<Value>(
    _ key: String, _ wanted: String, example: String, _ read: (String) -> Value?
  ) -> Value? {
    guard let (text, line) = values[key] else { return nil }
    let value = read(text)
    if value == nil {
      findings.note(line, "`\(key)` takes \(wanted)", "write it as in `\(key): \(example)`")
    }
    return value
  }

  private mutating func text(_ key: String) -> String? {
    let wanted = "a text, in double quotes if it holds signs of YAML"
    return value(key, wanted, example: "\"Traits: how they flow\"") { value in
      if value.hasPrefix("\""), let quoted = value.wholeMatch(of: /"((?:[^"\\]|\\["\\])+)"/) {
        return String(quoted.1.replacing(/\\(.)/) { $0.1 })
      }
      let isBare = value.first.map { !"[]{}&*!|>'%@`#,?-:\"".contains($0) } ?? false
      return isBare && ![": ", " #"].contains(where: value.contains) && !value.hasSuffix(":") ? value : nil
    }
  }

  private mutating func number(_ key: String, among numbers: [Int], _ wanted: String) -> Int? {
    value(key, wanted, example: String(numbers[numbers.count / 2])) { value in
      numbers.first { String($0) == value }
    }
  }

  private mutating func list(_ key: String) -> [String]? {
    let most = Self.mostRequirements
    return value(key, "at most \(most) ids of lessons in brackets", example: "[traits/flow]") { value in
      guard let (_, inner) = value.wholeMatch(of: /\[([\p{L}\p{N}\/\-, ]*)\]/)?.output else { return nil }
      let items = inner.split(separator: ",").map(\.withoutBlanks).filter { !$0.isEmpty }
      return items.count <= most && !items.contains { $0.contains(" ") } ? items : nil
    }
  }
}

extension StringProtocol {
  package var withoutBlanks: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
    return String(self[start..<Swift.max(start, end)])
  }
}
