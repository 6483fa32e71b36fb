extension Parser {
  /// Reads a value without the operators after it.
  func operand() throws(Failure) -> Expression {
    let hint = cursor.hint
    cursor.hint = nil
    if cursor.expected.isEmpty { note(hint ?? .value) }
    switch current.kind {
    case .integer, .decimal, .size, .duration, .color: return try number()
    case .stringStart: return try string()
    case .hashWord: return try macro()
    case .name: return try nameOperand()
    default: break
    }
    switch current.word {
    case .leftParen: return try parenthesized()
    case .leftBracket: return try collection()
    case .leftBrace where context.takesClosures:
      let closure = try closure(of: nil)
      return Expression(.closure(closure), closure.body.range)
    case .dot where peek().kind == .name || index + 1 == cursor.watch: return try implicitMember(hint)
    case .backslash: return try keyPath()
    default: throw noValue()
    }
  }

  /// Reads `.dark`.
  private func implicitMember(_ hint: CompletionSite.Expected?) throws(Failure) -> Expression {
    let start = index
    advance()
    note(.implicitMember(hint ?? .value))
    let name = try expectWord("a case is written `.dark`")
    return Expression(.implicitMember(name), range(from: start))
  }

  private func noValue() -> Failure {
    let isInBrackets = !context.linesMatter
    if (at(.rightParen) || at(.rightBracket)) && !isInBrackets || at(.rightBrace) && context.braces == 0 {
      return strayBracket()
    }
    if current.kind == .end, isInBrackets, lexemes[context.open].word?.closing != nil {
      return unclosed(context.open)
    }
    if text(current.range) == "/" {
      return mistake(
        "a regular expression is not part of Mendel",
        #"write `text.range(of: "[0-9]+", options: .regularExpression)`"#)
    }
    return unexpected("a value", "such as `42`, `\"text\"` or `cell.theme`")
  }

  // MARK: Names

  private func nameOperand() throws(Failure) -> Expression {
    let lexeme = current
    switch lexeme.word {
    case .true, .false:
      advance()
      return Expression(.boolean(lexeme.word == .true), lexeme.range)
    case .nil:
      advance()
      return Expression(.nothing, lexeme.range)
    case .self, .Self, .super:
      var name = takeName()
      // `extension ButtonStyle where Self == Pill`: `Self()` makes a `Pill`.
      if case .named(let bound, _)? = generics[name.text]?.kind, bound.count == 1 {
        name.text = bound[0].text
      }
      return .name(name)
    case .if, .switch:
      let statement = try deeper(lexeme.word == .if ? ifStatement : switchStatement)
      return Expression(.statement(statement), statement.range)
    case .any, .opaque:
      // `[any P]()`
      if peek().isName, !peek().startsLine, !peek().blankBefore || peek().word == nil { advance() }
    case .height, .fraction, .enabled:
      if let detent = try detent() { return detent }
    default: break
    }
    guard current.isName else { throw unexpected("a value", reservedWord) }
    var name = takeName()
    if Self.modules.contains(name.text), touches(.dot), peek().isName {
      advance()
      name = takeName()
      name.isOfModule = true
    }
    if touches(.leftParen) { name = numberType(called: name) }
    if name.text.hasPrefix("$"), let index = Int(name.text.dropFirst()) {
      counts.shorthands = max(counts.shorthands, index + 1)
    }
    return .name(name)
  }

  static let modules: Set = ["Swift", "SwiftUI", "UIKit", "Foundation", "Combine", "CoreGraphics", "Darwin"]

  /// Reads `height 200`, `fraction 0.25`, `enabled up through medium`, short for Apple's `.height(200)` and so on.
  private func detent() throws(Failure) -> Expression? {
    let start = index
    let function = Expression(.implicitMember(name(current)), current.range)
    let argument: Argument
    if at(.enabled) {
      guard peek().word == .up, peek(2).word == .through, !peek().startsLine else { return nil }
      let label = Name("upThrough", SourceRange(peek().start, peek(2).end))
      advance(3)
      argument = Argument(label: label, value: try operand())
    } else {
      let isNegative = peek().word == .minus && !peek(2).blankBefore
      let number = isNegative ? peek(2) : peek()
      guard number.kind == .integer || number.kind == .decimal, peek().blankBefore, !peek().startsLine else {
        return nil
      }
      advance()
      argument = Argument(value: isNegative ? try prefixed() : try self.number())
    }
    return Expression(.call(function, [argument]), range(from: start))
  }

  /// Reads `\.theme`, `\Type.a.b`.
  private func keyPath() throws(Failure) -> Expression {
    let start = index
    advance()
    var root: Name?
    if current.isName, !current.blankBefore {
      let first = index
      repeat {
        _ = takeName(as: .type)
      } while peek().isName && text(peek()).first?.isUppercase == true && accept(.dot)
      root = Name(text(range(from: first)), range(from: first))
    }
    guard touches(.dot) else { throw unexpected("`.`", "a key path is written `\\.theme`") }
    var path = Expression.name("$0", range(from: start))
    while !current.blankBefore, let word = current.word {
      var kind = path.kind
      switch word {
      case .dot:
        advance()
        note(.keyPath(root, path.memberNames))
        guard current.kind == .name || current.kind == .integer, !current.blankBefore else {
          throw unexpected("a name", "a key path is written `\\.theme`")
        }
        let name = takeName(as: .name)
        if name.text != "self" { kind = .member(path, name) }
      case .question:
        advance()
        kind = .optionalChain(path)
      case .not:
        advance()
        kind = .forced(path)
      case .leftBracket:
        kind = .subscript(path, try list { () throws(Failure) in Argument(value: try expression()) })
      default: return Expression(.keyPath(root, path), range(from: start))
      }
      path = Expression(kind, range(from: start))
    }
    return Expression(.keyPath(root, path), range(from: start))
  }

  /// Reads `#selector(changed(_:))`, `#colorLiteral(red: 1, …)`, `#function`.
  private func macro() throws(Failure) -> Expression {
    let start = index
    note(.macro)
    let lexeme = current
    let name = Name(String(text(lexeme).dropFirst()), lexeme.range)
    let known = [
      "selector", "keyPath", "colorLiteral", "imageLiteral", "function", "file", "filePath", "line",
      "column", "fileID", "expect", "require",
    ]
    guard known.contains(name.text) else {
      let meant = Spelling.suggestion(for: name.text, among: known + ["Preview", "available", "if"])
      let isCondition = name.text == "available" || name.text == "unavailable"
      throw mistake(
        "`#\(name.text)` has no meaning here",
        isCondition
          ? "it is a condition of `if`, `guard` or `while`"
          : meant ?? "a colour has 3, 6 or 8 hexadecimal digits, as in `#1e90ff`")
    }
    advance()
    guard touches(.leftParen) else { return Expression(.macro(name, []), range(from: start)) }
    let arguments = name.text == "selector" ? try selector() : try arguments(of: nil)
    return Expression(.macro(name, arguments), range(from: start))
  }

  /// Reads `(Badge.changed(_:))` as a call with its labels, `(changed as () -> Void)` as one with the type's parameters.
  private func selector() throws(Failure) -> [Argument] {
    try brackets(orComma: false) { () throws(Failure) in
      // `getter:` and `setter:`
      _ = takeLabel()
      let write = "write `#selector(changed(_:))`"
      var value = Expression.name(try expectWord(write))
      while accept(.dot) {
        let name = try expectWord(write)
        value = Expression(.member(value, name), value.range.union(name.range))
      }
      let labels: [Argument]
      if at(.leftParen), current.match > index {
        labels = lexemes[index..<current.match].filter { $0.kind == .name }.map {
          Argument(label: Name(text($0), $0.range), value: Expression(.nothing, $0.range))
        }
        skipParentheses()
      } else if accept(.as), case .function(let parameters, _) = try type().kind {
        labels = parameters.map { Argument(value: Expression(.nothing, $0.range)) }
      } else {
        return [Argument(value: value)]
      }
      return [Argument(value: value.called(labels))]
    }
  }

  // MARK: Brackets

  /// Reads a type in brackets as a value, as in `[Int]()`, `[Int].self` and `(Int, String).self`.
  private func typeInBrackets() -> Expression? {
    let (isList, behind) = (at(.leftBracket), current.match + 1)
    guard behind > index else { return nil }
    let isCalled = isList && lexeme(behind).word == .leftParen && !lexeme(behind).startsLine
    let isNamed = lexeme(behind).word == .dot && ["self", "init"].contains(text(lexeme(behind + 1)))
    guard isCalled || isNamed else { return nil }
    var read: Expression?
    let isType = attempt { () throws(Failure) in
      let type = try type()
      read = Expression(.type(type), type.range)
      let isTuple = if case .tuple = type.kind { true } else { false }
      return index == behind && (isTuple || isList)
    }
    return isType ? read : nil
  }

  /// Reads `(e)`, `()`, `(a, b: c)`.
  private func parenthesized() throws(Failure) -> Expression {
    if let type = typeInBrackets() { return type }
    let start = index
    let elements = try arguments(of: nil, assigns: true)
    let isPlain = elements.count == 1 && elements[0].label == nil
    return Expression(isPlain ? .parenthesized(elements[0].value) : .tuple(elements), range(from: start))
  }

  /// - Parameter assigns: Whether `(a = b)`, which has no value, may stand here.
  func arguments(of function: Expression?, assigns: Bool = false) throws(Failure) -> [Argument] {
    let isSubscript = at(.leftBracket)
    var before: [Argument] = []
    return try list { () throws(Failure) in
      if let function {
        hint(isSubscript ? .element(of: function) : .argument(of: function, label: nil, after: before))
      }
      var argument = try argument(of: isSubscript ? nil : function, after: before)
      if assigns, argument.value.isAssignable, current.word?.isAssignment == true {
        let target = argument.value
        let assignment = Statement.Kind.assignment(target, takeName(), try expression())
        let range = SourceRange(target.range.start, previous?.end ?? target.range.end)
        argument.value = Expression(.statement(Statement(assignment, range)), range)
      } else if at(.assign) {
        throw givesNothing
      }
      before.append(argument)
      return argument
    }
  }

  /// Reads `label: value`, a value, or an operator that is used as a function.
  private func argument(of function: Expression?, after: [Argument]) throws(Failure) -> Argument {
    let label = takeLabel()
    if let label, let function { hint(.argument(of: function, label: label, after: after)) }
    let isAlone = peek().word == .comma || peek().word == .rightParen
    let isOperator = current.kind == .sign && isAlone && current.word?.precedence != nil
    return Argument(label: label, value: isOperator ? .name(takeName()) : try expression())
  }

  /// Reads `[a, b]`, `[a: b]`, `[]`, `[:]`.
  private func collection() throws(Failure) -> Expression {
    let open = index
    if peek().word == .colon, peek(2).word == .rightBracket {
      advance(3)
      return Expression(.dictionary([]), range(from: open))
    }
    if let type = typeInBrackets() { return type }
    var isDictionary: Bool?
    var pairs: [(key: Expression, value: Expression)] = []
    let elements = try list { () throws(Failure) in
      let element = try expression()
      isDictionary = isDictionary ?? at(.colon)
      if isDictionary == true {
        try expect(.colon, "a dictionary is written `[key: value]`")
        pairs.append((element, try expression()))
      }
      return element
    }
    return Expression(isDictionary == true ? .dictionary(pairs) : .array(elements), range(from: open))
  }
}
