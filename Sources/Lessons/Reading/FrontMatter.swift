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
  package var title = ""
  /// What it is about, on one line.
  package var summary = ""
  package var minutes: Int?
  /// The ids of lessons that come before it.
  package var requires: [String] = []
  /// The system version that it assumes.
  package var ios = 17
  /// What the lesson uncovers of who eats the fruit.
  package var clue: String?
  /// The line of `requires`, and of `minutes`, from 1.
  var requiresLine = 1
  var minutesLine = 1

  /// Reads the front matter of a file alone; nil if there is none, or it lacks a key.
  package init?(bytes: [UInt8]) {
    var findings: [Finding] = []
    let lines = SourceLines(bytes, findings: &findings)
    guard let read = FrontMatterReader(lines.texts).frontMatter else { return nil }
    self = read
  }

  fileprivate init() {}
}

/// Reads the front matter.
struct FrontMatterReader {
  private static let keys = ["title", "summary", "minutes", "requires", "ios", "clue"]
  /// More than anybody learns before a lesson.
  private static let mostRequirements = 32

  private var values: [String: String] = [:]
  private var lines: [String: Int] = [:]
  private(set) var findings: [Finding] = []
  /// What was read; nil where there is none.
  private(set) var frontMatter: FrontMatter?
  /// How many lines it takes with its fences.
  private(set) var lineCount = 0

  /// Reads the first lines of a file.
  init(_ source: [String]) {
    guard source.first == "---" else {
      note(
        1, "a lesson begins with a line `---` and its front matter",
        "begin it with the lines `---`, `title: …`, `summary: …` and `---`")
      return
    }
    guard let end = source.dropFirst().firstIndex(of: "---") else {
      note(1, "the front matter ends with a line `---`, which is missing", "write it below the last key")
      return
    }
    lineCount = end + 1
    for index in 1..<end { readLine(source[index], number: index + 1) }
    for key in ["title", "summary"] where lines[key] == nil {
      note(1, "the front matter lacks the key `\(key)`", "write a line `\(key): …` below the first `---`")
    }
    var result = FrontMatter()
    result.title = text("title") ?? ""
    result.summary = text("summary") ?? ""
    result.clue = text("clue")
    result.minutes = number("minutes", among: Array(1...600), "a whole number from 1 to 600")
    result.requires = list("requires") ?? []
    (result.requiresLine, result.minutesLine) = (lines["requires"] ?? 1, lines["minutes"] ?? 1)
    let systems = SystemVersion.allCases.map(\.rawValue)
    result.ios =
      number("ios", among: systems, "one of \(systems.map(String.init).joined(separator: ", "))") ?? 17
    frontMatter = result
  }

  private mutating func readLine(_ line: String, number: Int) {
    guard let colon = line.firstIndex(of: ":"), line.first?.isLetter ?? false,
      line.endIndex == line.index(after: colon) || line[line.index(after: colon)] == " "
    else {
      return note(
        number, "the front matter has lines of the form `key: value`",
        "begin the line with a key, a colon and a blank, or take it out")
    }
    let key = String(line[..<colon])
    guard Self.keys.contains(key) else {
      let near = Spelling.suggestion(for: key, among: Self.keys)
      let all = "the keys are " + Self.keys.map { "`\($0)`" }.joined(separator: ", ")
      return note(number, "the front matter has no key `\(key)`", near ?? all)
    }
    guard lines.updateValue(number, forKey: key) == nil else {
      return note(number, "the key `\(key)` is there twice", "take one of the two out")
    }
    values[key] = line[line.index(after: colon)...].withoutBlanks
  }

  private mutating func text(_ key: String) -> String? {
    guard let value = values[key] else { return nil }
    let text = value.hasPrefix("\"") ? Self.unquoted(value) : Self.isBare(value) ? value : nil
    if let text, !text.isEmpty { return text }
    refuse(key, "a text, in double quotes if it holds signs of YAML", "\"Traits: how they flow\"")
    return nil
  }

  private mutating func number(_ key: String, among numbers: [Int], _ wanted: String) -> Int? {
    guard let value = values[key] else { return nil }
    if let number = numbers.first(where: { String($0) == value }) { return number }
    refuse(key, wanted, String(numbers[numbers.count / 2]))
    return nil
  }

  private mutating func list(_ key: String) -> [String]? {
    guard let value = values[key] else { return nil }
    let items = value.dropFirst().dropLast().split(separator: ",").map(\.withoutBlanks)
    let isFine = items.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "/" } }
    if value.hasPrefix("["), value.hasSuffix("]"), value.count > 1, isFine,
      items.count <= Self.mostRequirements
    {
      return items.filter { !$0.isEmpty }
    }
    refuse(key, "at most \(Self.mostRequirements) ids of lessons in brackets", "[traits/flow]")
    return nil
  }

  private mutating func refuse(_ key: String, _ wanted: String, _ example: String) {
    note(lines[key] ?? 1, "`\(key)` takes \(wanted)", "write it as in `\(key): \(example)`")
  }

  private mutating func note(_ line: Int, _ sentence: String, _ suggestion: String) {
    findings.append(.unreadable(line, sentence, suggestion))
  }

  /// What stands in double quotes; nil if they do not end where the value does.
  private static func unquoted(_ value: String) -> String? {
    var text = ""
    var rest = value.dropFirst()
    while let character = rest.popFirst() {
      if character == "\"" { return rest.isEmpty ? text : nil }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let next = rest.popFirst(), "\"\\".contains(next) else { return nil }
      text.append(next)
    }
    return nil
  }

  /// Whether every YAML reader takes the value for this text.
  private static func isBare(_ value: String) -> Bool {
    guard let first = value.first, !"[]{}&*!|>'%@`#,?-:".contains(first), !value.hasSuffix(":") else {
      return false
    }
    return !zip(value, value.dropFirst()).contains { $0 == ":" && $1 == " " || $0 == " " && $1 == "#" }
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  package var withoutBlanks: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
    return String(self[start..<Swift.max(start, end)])
  }
}
