import Drawings

/// Swift code with its colours: words, types, numbers, texts and comments.
///
/// It knows how Swift is written and not what it means, which is enough to read by: a word with a capital letter is a type.
///
/// ```swift
/// SwiftColoring.colored("let a = 1 // one").spans.map(\.style)     // [.keyword, .plain, .number, .plain, .comment]
/// ```
struct SwiftColoring {
  private var rest: Substring
  /// Whether what comes next belongs to what stands before a dot, as `default` does in `.default`.
  private var isMember = false
  private var result = StyledText()

  /// Code with its colours; the text is the same.
  ///
  /// - Complexity: O(*n*)
  static func colored(_ code: String) -> StyledText {
    var coloring = SwiftColoring(code[...])
    while let first = coloring.rest.first { coloring.read(from: first) }
    return coloring.result
  }

  private mutating func read(from first: Character) {
    if rest.hasPrefix("//") { return take(rest.prefix { !$0.isNewline }.count, .comment) }
    if rest.hasPrefix("/*") { return takeComment() }
    if first == "\"" || first == "#", let fence = TextFence(rest) { return takeText(fence) }
    if first.isNumber { return takeNumber() }
    guard first.isLetter || "_@#".contains(first) else { return take(1, .plain) }
    let word = rest.prefix(1) + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    take(word.count, isMember ? SwiftColoring.memberStyle(word) : SwiftColoring.style(of: word))
  }

  init(_ code: Substring) { rest = code }

  private mutating func take(_ count: Int, _ style: Style) {
    isMember = rest.first == "."
    result += StyledText(rest.prefix(count), style)
    rest = rest.dropFirst(count)
  }

  /// Takes a number; the dot in it has digits behind it, as that of `1.5` and not that of `1...5`.
  private mutating func takeNumber() {
    var count = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    let behind = rest.dropFirst(count)
    if behind.first == ".", behind.dropFirst().first?.isNumber ?? false {
      count += 1 + behind.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    }
    take(count, .number)
  }

  /// Takes a comment in which others may lie, to its end or that of the code.
  private mutating func takeComment() {
    var (depth, count, text) = (0, 0, rest)
    repeat {
      let step = text.hasPrefix("/*") ? 1 : text.hasPrefix("*/") ? -1 : 0
      depth += step
      let length = step == 0 ? 1 : 2
      text = text.dropFirst(length)
      count += length
    } while depth > 0 && !text.isEmpty
    take(min(count, rest.count), .comment)
  }

  /// Takes a text to its fence; one on a line ends with the line at the latest.
  private mutating func takeText(_ fence: TextFence) {
    var (count, text) = (fence.open.count, rest.dropFirst(fence.open.count))
    while let first = text.first, !text.hasPrefix(fence.close), fence.isLong || !first.isNewline {
      let length = fence.open.hasPrefix("#") || first != "\\" ? 1 : 2
      text = text.dropFirst(length)
      count += length
    }
    if text.hasPrefix(fence.close) { count += fence.close.count }
    take(min(count, rest.count), .string)
  }

  /// What a text begins and ends with.
  private struct TextFence {
    var open: String
    var close: String
    /// Whether the text goes over lines.
    var isLong: Bool

    init?(_ code: Substring) {
      let signs = code.prefix { $0 == "#" }
      let quotes = code.dropFirst(signs.count).prefix { $0 == "\"" }.count
      guard quotes > 0 else { return nil }
      isLong = quotes > 2
      let quote = isLong ? "\"\"\"" : "\""
      (open, close) = (signs + quote, quote + signs)
    }
  }

  // MARK: - Words

  private static func style(of word: Substring) -> Style {
    if "@#".contains(word.prefix(1)) || keywords.contains(word) { return .keyword }
    return memberStyle(word)
  }

  private static func memberStyle(_ word: Substring) -> Style {
    word.first?.isUppercase ?? false ? .type : .plain
  }

  private static let keywords: Set<Substring> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "convenience", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator", "override", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "set", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var",
    "weak", "where", "while", "willSet", "didSet", "Self",
  ]
}
