internal import Syntax
internal import Traits

extension Lesson {
  /// What stands before a lesson's text.
  ///
  /// A strict subset of YAML: between two lines `---`, each line is `key: value`. A value is a text, bare or in double quotes, a whole number, or a
  /// list `[a, b]`. A bare text does not begin with a sign of YAML's and holds neither `: ` nor ` #`, so that every YAML reader reads the same.
  ///
  /// ```
  /// ---
  /// title: How traits flow
  /// summary: Values come from above, and the nearest override decides.
  /// minutes: 6
  /// requires: [traits/first]
  /// ios: 17
  /// ---
  /// ```
  public struct FrontMatter: Hashable, Sendable {
    /// What the lesson is called.
    public var title: String
    /// What it is about, on one line.
    public var summary: String
    /// How long it takes.
    public var minutes: Int?
    /// The ids of lessons that come before it.
    public var requires: [String] = []
    /// The system version that it assumes.
    public var ios = 17
    /// The line of `requires`, from 1.
    public var requiresLine = 1

    /// The keys that there are.
    static let keys = ["title", "summary", "minutes", "requires", "ios"]
    /// The system versions that the playground knows.
    static let systems = SystemVersion.allCases.map(\.rawValue)
    /// How many lessons one may require: more than anybody learns before it.
    static let requirementLimit = 32
    /// The keys that every lesson has.
    static let neededKeys = ["title", "summary"]
  }
}

extension Lesson.FrontMatter {
  /// Reads the front matter of a file alone; `nil` if there is none, or it lacks a key or a line end.
  ///
  /// - Complexity: O(*n*) in the lines up to its end
  public init?(bytes: [UInt8]) {
    var problems: [LessonProblem] = []
    let end = bytes.firstRange(of: Array("\n---".utf8))?.upperBound ?? bytes.count
    let line = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let lines = SourceLines(Array(bytes[..<line]), problems: &problems)
    guard problems.isEmpty, let frontMatter = FrontMatterReader(lines.texts).frontMatter else { return nil }
    self = frontMatter
  }
}

/// Reads the front matter.
struct FrontMatterReader {
  private var values: [String: String] = [:]
  private var lines: [String: Int] = [:]
  private(set) var problems: [LessonProblem] = []

  /// What was read; `nil` if a key is missing.
  private(set) var frontMatter: Lesson.FrontMatter?
  /// How many lines it takes with its fences.
  private(set) var lineCount = 0

  /// Reads the first lines of a file.
  init(_ source: [String]) {
    guard source.first == "---" else {
      problems = [LessonProblem(line: 1, .noFrontMatter)]
      return
    }
    guard let end = source.dropFirst().firstIndex(of: "---") else {
      problems = [LessonProblem(line: 1, .openFrontMatter)]
      return
    }
    lineCount = end + 1
    for index in 1..<end { readLine(source[index], number: index + 1) }
    for key in Lesson.FrontMatter.neededKeys where lines[key] == nil {
      problems.append(LessonProblem(line: 1, .missingKey(key)))
    }
    var result = Lesson.FrontMatter(title: text("title"), summary: text("summary"))
    result.minutes = number("minutes", in: 1...600)
    result.requires = list("requires")
    result.requiresLine = lines["requires"] ?? result.requiresLine
    result.ios = system("ios") ?? result.ios
    frontMatter = result
  }

  private mutating func readLine(_ line: String, number: Int) {
    guard let colon = line.firstIndex(of: ":"), line.first?.isLetter ?? false else {
      return problems.append(LessonProblem(line: number, .noKey))
    }
    let key = String(line[..<colon])
    let rest = line[line.index(after: colon)...]
    guard rest.isEmpty || rest.hasPrefix(" ") else {
      return problems.append(LessonProblem(line: number, .noKey))
    }
    guard Lesson.FrontMatter.keys.contains(key) else {
      let suggestion = Spelling.nearest(to: key, among: Lesson.FrontMatter.keys)
      return problems.append(LessonProblem(line: number, .unknownKey(key, suggestion: suggestion)))
    }
    guard lines.updateValue(number, forKey: key) == nil else {
      return problems.append(LessonProblem(line: number, .repeatedKey(key)))
    }
    values[key] = rest.trimmed
  }

  private mutating func text(_ key: String) -> String {
    guard let value = values[key] else { return "" }
    let text = value.hasPrefix("\"") ? Self.unquoted(value) : Self.isBare(value) ? value : nil
    guard let text, !text.isEmpty else {
      return refuse(key, "a text, in double quotes if it holds signs of YAML") ?? ""
    }
    return text
  }

  private mutating func number(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let value = values[key] else { return nil }
    guard value.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(value), range ~= number else {
      return refuse(key, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private mutating func system(_ key: String) -> Int? {
    guard let value = values[key] else { return nil }
    guard let number = Lesson.FrontMatter.systems.first(where: { String($0) == value }) else {
      let words = Lesson.FrontMatter.systems.map { String($0) }
      return refuse(key, words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""))
    }
    return number
  }

  private mutating func list(_ key: String) -> [String] {
    guard let value = values[key] else { return [] }
    let items = value.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false).map(
      \.trimmed)
    guard value.hasPrefix("["), value.hasSuffix("]"), value.count > 1 else {
      return refuse(key, "ids of lessons in brackets, such as `[traits/flow]`") ?? []
    }
    if items == [""] { return [] }
    guard items.count <= Lesson.FrontMatter.requirementLimit else {
      return refuse(key, "at most \(Lesson.FrontMatter.requirementLimit) ids of lessons") ?? []
    }
    guard items.allSatisfy(Self.isLessonID) else {
      return refuse(key, "ids of lessons in brackets, such as `[traits/flow]`") ?? []
    }
    return items
  }

  private mutating func refuse<Value>(_ key: String, _ wanted: String) -> Value? {
    problems.append(LessonProblem(line: lines[key] ?? 1, .badValue(key: key, wanted: wanted)))
    return nil
  }

  /// What stands in double quotes; `nil` if they do not end where the value does.
  private static func unquoted(_ value: String) -> String? {
    var text = ""
    var rest = value.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"": return rest.isEmpty ? text : nil
      case "\\":
        guard let next = rest.popFirst(), "\"\\".contains(next) else { return nil }
        text.append(next)
      default: text.append(character)
      }
    }
    return nil
  }

  /// Whether every YAML reader takes the value for this text.
  private static func isBare(_ value: String) -> Bool {
    guard let first = value.first, !"[]{}&*!|>'%@`#,?-:".contains(first), !value.hasSuffix(":") else {
      return false
    }
    let pairs = zip(value, value.dropFirst())
    return !pairs.contains { $0 == ":" && $1 == " " || $0 == " " && $1 == "#" }
  }

  private static func isLessonID(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "/" }
  }
}

extension Substring {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let rest = drop { $0 == " " || $0 == "\t" }
    return String(
      rest[..<(rest.lastIndex { $0 != " " && $0 != "\t" }.map(rest.index(after:)) ?? rest.startIndex)])
  }
}
