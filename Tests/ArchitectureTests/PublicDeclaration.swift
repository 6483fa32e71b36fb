/// A declaration that a reader of its module can see, as a source has it.
struct PublicDeclaration {
  /// Where it begins, counted from 1.
  var line: Int
  /// All of it up to its body, as one line.
  var signature: String
  /// The word that makes it one: `func`.
  var keyword: String
  /// Whether it is a requirement of a protocol.
  var isRequirement: Bool
  /// The lines of its doc comment.
  var comment: [String]

  /// Whether it throws itself; a closure among its parameters may throw as it likes.
  var isThrowing: Bool {
    var depth = 0
    var outside = ""
    for character in signature {
      if "([".contains(character) { depth += 1 }
      outside.append(depth == 0 ? character : " ")
      if ")]".contains(character) { depth -= 1 }
    }
    return outside.split(separator: " ").contains { $0 == "throws" || $0 == "rethrows" }
  }

  /// Those of a source, in order.
  static func all(in source: String) -> [PublicDeclaration] {
    let lines = SourceLines(source).lines
    var (scopes, comment, found) = ([Scope](), [String](), [PublicDeclaration]())
    for (number, line) in lines.enumerated() {
      if let documentation = line.documentation { comment.append(documentation) }
      if line.code.isEmpty {
        if line.documentation == nil, !line.isComment { comment = [] }
        continue
      }
      let (keyword, isPublic) = read(line.code)
      if let keyword, isPublic || scopes.last?.makesPublic(keyword) == true, keyword != "extension" {
        let signature = signature(in: lines[number...].lazy.map(\.code))
        let isRequirement = scopes.last == .publicProtocol
        found.append(
          .init(
            line: number + 1, signature: signature, keyword: keyword, isRequirement: isRequirement,
            comment: comment))
      }
      if keyword != nil || !line.code.hasPrefix("@") { comment = [] }
      found += casesBeside(line.code, number, isPublic ? keyword : nil)
      follow(line.code, opening: isPublic ? keyword : nil, &scopes)
    }
    return found
  }

  /// The cases that a public enumeration has on its first line, where no comment of their own can stand.
  private static func casesBeside(_ code: String, _ number: Int, _ keyword: String?) -> [PublicDeclaration] {
    guard keyword == "enum", let brace = code.firstIndex(of: "{") else { return [] }
    let rest = code[brace...].drop { $0 == "{" || $0 == " " }
    guard rest.hasPrefix("case ") else { return [] }
    let signature = String(rest.prefix { $0 != "}" }).trimmingSuffix()
    return [.init(line: number + 1, signature: signature, keyword: "case", isRequirement: false, comment: [])]
  }

  /// What stands around a line.
  private enum Scope {
    case publicEnumeration, publicProtocol, other

    /// Whether a declaration in it is public that does not say so.
    func makesPublic(_ keyword: String) -> Bool {
      self == .publicProtocol || self == .publicEnumeration && keyword == "case"
    }
  }

  /// The words that make a declaration.
  private static let keywords: Set = [
    "func", "init", "subscript", "var", "let", "struct", "enum", "protocol", "actor", "class", "typealias",
    "associatedtype", "case", "extension",
  ]
  /// The words that may stand before them, attributes and `class` aside.
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "package(set)", "internal(set)",
    "fileprivate(set)", "private(set)", "static", "final", "indirect", "mutating", "nonmutating",
    "nonisolated", "borrowing", "consuming", "convenience", "required", "override", "weak", "lazy",
  ]

  /// The word that makes a line a declaration, or `nil`, and whether `public` stands before it.
  private static func read(_ code: String) -> (keyword: String?, isPublic: Bool) {
    var (isPublic, isAttribute) = (false, false)
    let words = code.split(separator: " ")
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if isAttribute || word.hasPrefix("@") {
        isAttribute = (isAttribute || word.contains("(")) && !word.hasSuffix(")")
        continue
      }
      if word == "public" { isPublic = true }
      if modifiers.contains(word) || word == "class" && ["func", "var"].contains(next) { continue }
      let name = String(word.prefix { $0.isLetter })
      return (keywords.contains(name) ? name : nil, isPublic)
    }
    return (nil, isPublic)
  }

  /// Goes along the braces of a line.
  private static func follow(_ code: String, opening keyword: String?, _ scopes: inout [Scope]) {
    var opened: Scope =
      keyword == "enum" ? .publicEnumeration : keyword == "protocol" ? .publicProtocol : .other
    for character in code.utf8 {
      if character == UInt8(ascii: "{") {
        scopes.append(opened)
        opened = .other
      } else if character == UInt8(ascii: "}") {
        _ = scopes.popLast()
      }
    }
  }

  /// A declaration up to its body; it goes on in the next line in parentheses, and where that begins with more of it.
  private static func signature(in lines: some Sequence<String>) -> String {
    var (parts, depth) = ([String](), 0)
    let more = ["throws", "rethrows", "async", "where", "->", ")"]
    for line in lines {
      guard parts.isEmpty || depth > 0 || more.contains(where: line.hasPrefix) else { break }
      let head = line.prefix { $0 != "{" }
      parts.append(String(head))
      for character in head {
        if "([".contains(character) { depth += 1 } else if ")]".contains(character) { depth -= 1 }
      }
      if head.count < line.count, depth == 0 { break }
    }
    return parts.joined(separator: " ").trimmingSuffix()
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate func trimmingSuffix() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
