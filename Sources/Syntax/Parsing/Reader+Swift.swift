// Swift as an app has it, and what to write for it.
extension Reader {
  /// Refuses `registerForTraitChanges(…)`, whose `(` stands next, and says what registers for the same traits.
  mutating func registration(of subject: String, _ range: SourceRange) -> Interruption {
    let start = mark
    let (traits, action) = registrationArguments()
    goBack(to: start)
    let list = traits.isEmpty ? "TRAIT" : traits.joined(separator: ", ")
    return problem(
      .swiftSpelling("registerForTraitChanges", write: "register \(subject) for \(list) \(action)"), range)
  }

  /// The traits in `([Theme.self], …)`, and what is to be done.
  private mutating func registrationArguments() -> (traits: [String], action: String) {
    var (traits, target, action): ([String], String, String?) = ([], "", nil)
    var (depth, isFirst) = (0, true)
    repeat {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 1: isFirst = false
      case .name where isFirst:
        if previous != .dot {
          traits.append(text(token.range))
        } else if text(token.range) != "self" {
          traits[max(traits.count - 1, 0)...] = [text(token.range)]
        }
      case .name where depth == 1 && peek().kind == .colon:
        let label = text(token.range)
        advance()
        if label == "action" { action = "action …" }
        if label == "target", peek().kind == .name, text(peek().range) != "self" {
          target = "target \(text(peek().range)) "
        }
      default: break
      }
      advance()
    } while depth > 0 && !check(.end)
    return (traits, action.map { target + $0 } ?? "{ … }")
  }

  /// Refuses an initialiser of `UITraitCollection` whose `(` or `{` stands next, and puts its block back.
  mutating func initializer(_ range: SourceRange) throws(Interruption) -> Interruption {
    let isCall = match(.leftParen)
    if isCall, check(.name) {
      advance()
      if check(.colon) { advance() }
    }
    var ours = "traits { }"
    if check(.leftBrace) {
      let (start, known) = (token.start, problems.count)
      ours = "traits { … }"
      do throws(Interruption) {
        _ = try sets(isClosure: true)
        let block = text(SourceRange(start, previousEnd))
        if block.utf8.count <= 60, !block.contains("\n") { ours = "traits \(block)" }
      } catch {
        if error == .incomplete { throw error }
        problems.removeSubrange(known...)
      }
    }
    if isCall, ours != "traits { … }", check(.rightParen) { advance() }
    let end = ours == "traits { … }" ? range.end : previousEnd
    return problem(.swiftSpelling("UITraitCollection", write: ours), SourceRange(range.start, end))
  }

  /// `struct Theme: UITraitDefinition { … }`, `class Badge: UIView { … }`, whose first word stands next: what makes the
  /// same trait, or such a view.
  mutating func swiftDefinition() -> SyntaxProblem? {
    let start = mark
    defer { goBack(to: start) }
    let head = text(token.range)
    advance()
    let name = text(token.range)
    let range = SourceRange(start.token.start, token.end)
    advance()
    guard match(.colon) else { return nil }
    var types: [String] = []
    while check(.name) || check(.comma) || check(.dot) {
      if check(.name) { types.append(text(token.range)) }
      advance()
    }
    if types.contains("UITraitDefinition") {
      return SyntaxProblem(
        .swiftDefinition(
          "\(head) \(name): UITraitDefinition", write: "define trait \(name)\(defaultInBlock() ?? " = 0")"),
        range)
    }
    guard let type = types.first, let kind = SwiftWords.kind(ofClass: type) else { return nil }
    let small = name.prefix(1).lowercased() + name.dropFirst()
    return SyntaxProblem(
      .swiftDefinition("\(head) \(name): \(type)", write: "create \(kind) \(small)"), range)
  }

  /// `: AppTheme = .standard` of `{ static let defaultValue: AppTheme = .standard }`.
  private mutating func defaultInBlock() -> String? {
    while !check(.end), !(check(.name) && text(token.range) == "defaultValue") { advance() }
    let start = token.end
    guard check(.name) else { return nil }
    var (depth, isGiven) = (0, false)
    repeat {
      advance()
      switch token.kind {
      case .assign: isGiven = true
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      default: break
      }
    } while !check(.end) && !check(.leftBrace) && (depth > 0 || !token.kind.isSeparator)
    guard isGiven, !check(.leftBrace), token.start - start <= 60 else { return nil }
    let words = text(SourceRange(start, previousEnd))
    return words.contains("\n") ? nil : words
  }

  /// `override func layoutSubviews()`, whose second word stands next: a method is played by a handler.
  mutating func overriddenMethod(from start: Int) -> Interruption? {
    guard check(.name), text(token.range) == "func", peek().kind == .name else { return nil }
    let method = peek()
    return problem(
      .swiftSpelling("override func", write: "on PLACE \(text(method.range)) { … }"),
      SourceRange(start, method.end))
  }
}

/// The words of Swift and of UIKit that stand for something else here.
public enum SwiftWords {
  /// The word for the kind of environment that an object of one of UIKit's classes is.
  ///
  /// ```swift
  /// SwiftWords.kind(ofClass: "UILabel")     // "view"
  /// ```
  public static func kind(ofClass name: String) -> String? {
    guard name.hasPrefix("UI") else { return nil }
    switch name {
    case "UIWindowScene", "UIScene": return "scene"
    case "UIWindow": return "window"
    case "UIPresentationController": return "presentation"
    default:
      if name.hasSuffix("Controller") { return "controller" }
      return views.contains { name.hasSuffix($0) } ? "view" : nil
    }
  }

  private static let views = [
    "View", "Label", "Button", "Control", "Cell", "Switch", "Slider", "Bar", "TextField",
  ]

  /// What to do where a statement begins with a word of Swift's that the language does not have.
  static func hint(for word: String) -> String? {
    modifiers.contains(word) ? "leave `\(word)` out" : hints[word]
  }

  /// Whether Swift writes a word before a declaration, and the language nowhere.
  static func isModifier(_ word: String) -> Bool { modifiers.contains(word) }

  private static let modifiers: Set = [
    "public", "private", "internal", "fileprivate", "final", "static", "weak", "unowned", "lazy",
    "mutating", "nonisolated", "dynamic", "required", "convenience", "indirect", "try", "await", "async",
  ]

  private static let hints = [
    "import": "leave it out: the frameworks' names are known",
    "extension": "a trait has its property without one; `extend traits NAME for TRAIT` adds another",
    "func": "write `define action NAME(sender, previous) { … }`",
    "switch": "write `if CONDITION { … } else { … }`",
    "guard": "write `if CONDITION { … }`",
    "while": "write `repeat COUNT { … }` or `for NAME in LIST { … }`",
    "return": "leave it out: a block ends at its `}`",
  ]
}

extension SyntaxProblem.Kind {
  /// Whether it is about Swift, or about a `cost`, whose block is to be read to its end before that is said.
  var isAboutSwift: Bool {
    switch self {
    case .swiftDefinition, .swiftSpelling, .swiftStatement, .missingDefine, .strayCharacter("@"),
      .introducedMember, .method, .returnedEquality, .caseValue, .fieldBlock, .costInExpression:
      true
    default: false
    }
  }
}
