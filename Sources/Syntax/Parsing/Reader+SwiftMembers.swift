// The members of a type as Swift has them, and what to write for them.
extension Reader {
  /// What a case or a field is introduced by in Swift, and is not here.
  enum Introduction {
    case enumCase, field

    /// Whether a word stands before such a member in Swift.
    fileprivate func mayBegin(with word: String) -> Bool {
      switch self {
      case .enumCase: word == "case" || word == "indirect"
      case .field: word == "var" || word == "let" || SwiftWords.isModifier(word)
      }
    }
  }

  /// Refuses `case spring`, `var degrees = 12` and `static func ==`, if such stands next.
  mutating func refuseSwiftMember(_ introduction: Introduction) throws(Interruption) {
    guard check(.name) else { return }
    if introduction == .field, let method = swiftMethod() { throw method }
    guard introduces(introduction) else { return }
    let start = mark
    let range = passIntroduction(introduction)
    goBack(to: start)
    let write = notes == nil ? definition(without: introduction) : nil
    throw problem(.introducedMember(text(range), isCase: introduction == .enumCase, write: write), range)
  }

  /// Whether a word stands next with which Swift introduces a member, and a name behind it.
  private mutating func introduces(_ introduction: Introduction) -> Bool {
    check(.name) && introduction.mayBegin(with: text(token.range)) && peek().kind == .name
  }

  /// Passes the words with which Swift introduces a member: `private var`.
  private mutating func passIntroduction(_ introduction: Introduction) -> SourceRange {
    let start = token.start
    while introduces(introduction) { advance() }
    return SourceRange(start, previousEnd)
  }

  /// The definition as it was typed, but on one line and without what introduces members in Swift; `nil` where
  /// that would be no definition either, or is long.
  private mutating func definition(without introduction: Introduction) -> String? {
    guard let opening = openings.last, opening.bracket == .brace else { return nil }
    let start = mark
    defer { goBack(to: start) }
    lexer.position = opening.range.start
    advance()
    advance()
    var (members, separator) = ("", "")
    while !check(.end), members.utf8.count <= Self.longestDefinition {
      while check(.comma) || check(.semicolon) { advance() }
      if check(.rightBrace) {
        return readable("\(text(SourceRange(statementStart, opening.range.start))){ \(members) }")
      }
      _ = passIntroduction(introduction)
      members += separator + text(passMember())
      separator = introduction == .enumCase || check(.comma) ? ", " : "; "
    }
    return nil
  }

  /// Passes a member, up to what separates it from the next or closes the braces around it.
  private mutating func passMember() -> SourceRange {
    let start = token.start
    var depth = 0
    repeat {
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: depth += 1
      case .rightBrace, .rightParen, .rightBracket: depth -= 1
      default: break
      }
      advance()
      if depth > 0 { continue }
      if check(.comma) || check(.semicolon) || check(.rightBrace) { break }
    } while !check(.end) && (depth > 0 || !token.startsLine || previous.continuesLine)
    return SourceRange(start, previousEnd)
  }

  /// The longest definition that is written out in a message, in bytes.
  private static var longestDefinition: Int { 120 }

  /// A text, if it can be read.
  private mutating func readable(_ text: String) -> String? {
    guard text.utf8.count <= Self.longestDefinition, !text.contains("\n") else { return nil }
    return Script(text, names: &lexer.names.pointee).problems.isEmpty ? text : nil
  }

  /// A method, which no struct has: `static func ==`, `init(`, and `equal(left, right)`.
  private mutating func swiftMethod() -> Interruption? {
    let start = mark
    while introduces(.field) { advance() }
    let word = text(token.range)
    let isEquality: Bool
    switch word {
    case "func":
      advance()
      isEquality = check(.equal)
      guard isEquality || check(.name) else {
        goBack(to: start)
        return nil
      }
      advance()
    case "init", Word.equal.spelling:
      guard peek().kind == .leftParen else {
        goBack(to: start)
        return nil
      }
      isEquality = token.isWord(.equal)
      advance()
    default:
      goBack(to: start)
      return nil
    }
    let range = SourceRange(start.token.start, max(previousEnd, start.token.end))
    goBack(to: start)
    let isOfStruct = form == .defineStruct || form == .redefineStruct
    let words = text(range) + (word == "func" ? "" : "(…)")
    return problem(.method(words, isEquality: isEquality, isOfStruct: isOfStruct), range)
  }

  /// What a case is given in Swift, whose `=` or `(` stands next.
  mutating func caseValue() -> Interruption {
    let (start, isRaw) = (mark, check(.assign))
    _ = passMember()
    let range = SourceRange(start.token.start, previousEnd)
    goBack(to: start)
    return problem(.caseValue(isRaw: isRaw), range)
  }
}
