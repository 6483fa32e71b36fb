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
  /// The line on which each key stands.
  private var lines: [String: Int] = [:]
  private(set) var findings: [Finding] = []

  /// More than anybody learns before a lesson.
  private static let mostRequirements = 32

  /// What a key takes, with an example, and what reads its value; that answers whether it is one.
  private typealias Key = (
    name: String, wanted: String, example: String, read: (inout FrontMatter, String) -> Bool
  )

  private static var keys: [Key] {
    let (text, example) = ("a text, in double quotes if it holds signs of YAML", "\"Traits: how they flow\"")
    let systems = SystemVersion.allCases.map(\.rawValue)
    let names = systems.map(String.init).joined(separator: ", ")
    let ids = "at most \(mostRequirements) ids of lessons in brackets"
    return [
      ("title", text, example, { $0.take(Self.text($1)) { $0.title = $1 } }),
      ("summary", text, example, { $0.take(Self.text($1)) { $0.summary = $1 } }),
      (
        "minutes", "a whole number from 1 to 600", "8",
        { $0.take(Self.number($1, among: Array(1...600))) { $0.minutes = $1 } }
      ),
      ("requires", ids, "[traits/flow]", { $0.take(Self.list($1)) { $0.requires = $1 } }),
      ("ios", "one of \(names)", "17", { $0.take(Self.number($1, among: systems)) { $0.ios = $1 } }),
      ("clue", text, example, { $0.take(Self.text($1)) { $0.clue = $1 } }),
    ]
  }

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
    for key in ["title", "summary"] where lines[key] == nil {
      findings.note(
        1, "the front matter lacks the key `\(key)`", "write a line `\(key): …` below the first `---`")
    }
  }

  /// The line of a key, from 1.
  func line(of key: String) -> Int { lines[key] ?? 1 }

  private mutating func readLine(_ line: String, _ number: Int) {
    let name = line.prefix { $0 != ":" }
    let value = line[name.endIndex...].dropFirst()
    guard line.first?.isLetter == true, name.endIndex < line.endIndex, value.isEmpty || value.first == " "
    else {
      return findings.note(
        number, "the front matter has lines of the form `key: value`",
        "begin the line with a key, a colon and a blank, or take it out")
    }
    let names = Self.keys.map(\.name)
    guard let key = Self.keys.first(where: { $0.name == name }) else {
      let all = "the keys are " + names.map { "`\($0)`" }.joined(separator: ", ")
      return findings.note(
        number, "the front matter has no key `\(name)`",
        Spelling.suggestion(for: String(name), among: names) ?? all)
    }
    if lines.updateValue(number, forKey: key.name) != nil {
      findings.note(number, "the key `\(name)` is there twice", "take one of the two out")
    } else if !key.read(&self, value.withoutBlanks) {
      findings.note(number, "`\(name)` takes \(key.wanted)", "write it as in `\(name): \(key.example)`")
    }
  }

  private mutating func take<Value>(_ value: Value?, _ set: (inout Self, Value) -> Void) -> Bool {
    if let value { set(&self, value) }
    return value != nil
  }

  private static func text(_ value: String) -> String? {
    if value.hasPrefix("\""), let quoted = value.wholeMatch(of: /"((?:[^"\\]|\\["\\])+)"/) {
      return String(quoted.1.replacing(/\\(.)/) { $0.1 })
    }
    let isBare = value.first.map { !"[]{}&*!|>'%@`#,?-:\"".contains($0) } ?? false
    return isBare && ![": ", " #"].contains(where: value.contains) && !value.hasSuffix(":") ? value : nil
  }

  private static func number(_ value: String, among numbers: [Int]) -> Int? {
    numbers.first { String($0) == value }
  }

  private static func list(_ value: String) -> [String]? {
    guard let (_, inner) = value.wholeMatch(of: /\[([\p{L}\p{N}\/\-, ]*)\]/)?.output else { return nil }
    let items = inner.split(separator: ",").map(\.withoutBlanks).filter { !$0.isEmpty }
    return items.count <= mostRequirements && !items.contains { $0.contains(" ") } ? items : nil
  }
}

extension StringProtocol {
  package var withoutBlanks: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
    return String(self[start..<Swift.max(start, end)])
  }
}
