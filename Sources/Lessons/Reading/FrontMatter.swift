import Syntax
import Traits

/// The metadata at the beginning of a lesson's file.
///
/// A strict subset of YAML: between two lines `---`, each line is `key: value`. A value is a text, bare or in double quotes, a whole
/// number, or a list `[a, b]`. A bare text does not begin with a YAML indicator and does not contain `: ` or ` #`. So every
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
  /// The topic of the lesson, on one line.
  package private(set) var summary = ""
  package private(set) var minutes: Int?
  package private(set) var requires: [String] = []
  /// The system version that the lesson assumes.
  package private(set) var ios = 17
  /// The clue that the lesson reveals about who eats the fruit.
  package private(set) var clue: String?
  /// The number of lines, including its fences.
  private(set) var lineCount = 0
  /// The keys with their values as written, and the lines of the keys.
  private var values: [String: (text: String, line: Int)] = [:]
  private(set) var findings: [Finding] = []

  private static let keys = ["title", "summary", "minutes", "requires", "ios", "clue"]

  /// Reads only the front matter of a file; nil if there is none or it cannot be read.
  package init?(bytes: [UInt8]) {
    var findings: [Finding] = []
    let lines = SourceLines(bytes, findings: &findings)
    do { try self.init(lines.texts) } catch { return nil }
  }

  /// Reads the first lines of a file, which must begin with front matter.
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
    title = value("title", read: Self.text) ?? ""
    summary = value("summary", read: Self.text) ?? ""
    clue = value("clue", read: Self.text)
    minutes = value("minutes", "a whole number from 1 to 600", "8") { Self.number($0, among: 1...600) }
    requires = value("requires", "ids of lessons in brackets", "[traits/flow]", read: Self.list) ?? []
    let systems = SystemVersion.allCases
    let names = systems.map { String($0.rawValue) }.joined(separator: ", ")
    ios = value("ios", "one of \(names)", "17") { Self.number($0, among: systems.map(\.rawValue)) } ?? 17
  }

  /// The line of a key, from 1.
  package func line(of key: String) -> Int { values[key]?.line ?? 1 }

  private mutating func readLine(_ line: String, _ number: Int) {
    let name = String(line.prefix { $0 != ":" })
    let value = line.dropFirst(name.count + 1)
    guard line.first?.isLetter == true, name != line, value.isEmpty || value.first == " " else {
      return findings.note(
        number, "the front matter has lines of the form `key: value`",
        "begin the line with a key, a colon and a blank, or take it out")
    }
    guard Self.keys.contains(name) else {
      let all = "the keys are " + Self.keys.map { "`\($0)`" }.joined(separator: ", ")
      return findings.note(
        number, "the front matter has no key `\(name)`",
        Spelling.suggestion(for: name, among: Self.keys) ?? all)
    }
    if values.updateValue((value.withoutBlanks, number), forKey: name) != nil {
      findings.note(number, "the key `\(name)` is there twice", "take one of the two out")
    }
  }

  /// Returns the value of a key; an invalid value is noted, with what the key takes and an example.
  private mutating func value<Value>(
    _ key: String, _ wanted: String = "a text, in double quotes if it holds signs of YAML",
    _ example: String = "\"Traits: how they flow\"", read: (String) -> Value?
  ) -> Value? {
    guard let (text, line) = values[key] else { return nil }
    let value = read(text)
    if value == nil { findings.note(line, "`\(key)` takes \(wanted)", "write it as in `\(key): \(example)`") }
    return value
  }

  private static func text(_ value: String) -> String? {
    if value.hasPrefix("\""), let quoted = value.wholeMatch(of: /"((?:[^"\\]|\\["\\])+)"/) {
      return String(quoted.1.replacing(/\\(.)/) { $0.1 })
    }
    let isBare = value.first.map { !"[]{}&*!|>'%@`#,?-:\"".contains($0) } ?? false
    return isBare && ![": ", " #"].contains(where: value.contains) && !value.hasSuffix(":") ? value : nil
  }

  private static func number(_ value: String, among numbers: some Sequence<Int>) -> Int? {
    numbers.first { String($0) == value }
  }

  private static func list(_ value: String) -> [String]? {
    guard let (_, inner) = value.wholeMatch(of: /\[([\p{L}\p{N}\/\-, ]*)\]/)?.output else { return nil }
    let items = inner.split(separator: ",").map(\.withoutBlanks).filter { !$0.isEmpty }
    return items.contains { $0.contains(" ") } ? nil : items
  }
}

extension StringProtocol {
  package var withoutBlanks: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop(while: \.isWhitespace))
  }
}
