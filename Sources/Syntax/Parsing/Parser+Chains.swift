extension Parser {
  /// Reads the postfix parts of a value: members, calls, subscripts, closures.
  func postfix(_ operand: Expression, from start: Int) throws(Failure) -> Expression {
    var value = operand
    while let longer = try link(behind: value, from: start) {
      value = longer
      try link()
    }
    return value
  }

  private func link(behind value: Expression, from start: Int) throws(Failure) -> Expression? {
    let lexeme = current
    let isChained = peek().word == .dot && !peek().blankBefore
    if isBehindLineEnd(lexeme) {
      let continues = lexeme.word == .dot || lexeme.word == .less || lexeme.word == .question && isChained
      guard continues, nextLineContinues else { return nil }
    }
    let touches = !lexeme.blankBefore
    func behindSign(_ kind: Expression.Kind) -> Expression {
      advance()
      return Expression(kind, range(from: start))
    }
    switch lexeme.word {
    case .dot where touches || lexeme.startsLine || !peek().blankBefore:
      return try member(of: value, from: start)
    case .leftParen where touches || !lexeme.startsLine && (value.lastName != nil || value.isType):
      return try call(value, from: start)
    case .leftBrace where value.takesClosure && startsClosure: return try call(value, from: start)
    case .modifying where !lexeme.startsLine && peek().word == .leftBrace:
      return try modifying(value, from: start)
    case .question where touches || lexeme.startsLine && isChained: return behindSign(.optionalChain(value))
    case .coalesce where touches && (isChained || peek().word == .leftBracket && !peek().blankBefore):
      let once = behindSign(.optionalChain(value))
      return Expression(.optionalChain(once), once.range)
    case .not where touches: return behindSign(.forced(value))
    case .leftBracket where touches:
      return Expression(.subscript(value, try arguments(of: value)), range(from: start))
    case .less where touches || lexeme.startsLine: return generic(value, from: start)
    case .slash where touches && isStep && !value.pathSteps.isEmpty:
      return try path(from: value, start: start)
    default: return nil
    }
  }

  /// Reads `Binding<Bool>`; returns nil if the `<` is a comparison.
  private func generic(_ value: Expression, from start: Int) -> Expression? {
    guard let names = value.names, names.last?.text.first?.isUppercase == true else { return nil }
    var types: [TypeSyntax] = []
    let isGeneric = attempt { () throws(Failure) in
      types = try genericArguments()
      let ends: [Word?] = [.dot, .rightParen, .comma, .rightBracket, .leftBrace]
      return ends.contains(current.word) || at(.leftParen) && !current.startsLine
        || at(.question) && peek().word == .dot
    }
    let range = range(from: start)
    return isGeneric ? Expression(.type(TypeSyntax(.named(names, types), range)), range) : nil
  }

  /// Whether the parentheses contain only labels, as in `map(render(for:))`, which names a function without a call.
  private var namesLabels: Bool {
    guard at(.leftParen), current.match > index + 2, !lexemes[current.match].blankBefore else { return false }
    let inner = lexemes[(index + 1)..<current.match]
    return inner.count % 2 == 0
      && zip(inner, inner.indices).allSatisfy { lexeme, place in
        (place - inner.startIndex) % 2 == 0 ? lexeme.kind == .name : lexeme.word == .colon
      }
  }

  /// Reads `f(a) { b }`, or a call with closures only.
  private func call(_ function: Expression, from start: Int) throws(Failure) -> Expression {
    if namesLabels {
      let labels = text(SourceRange(current.start, lexemes[current.match].end))
      skipParentheses()
      // For an initialiser, the labels decide which one it is: `Theme.init(rawValue:)`.
      guard case .member(let base, let name) = function.kind, name.text == "init" else { return function }
      return Expression(.member(base, Name(name.text + labels, name.range)), range(from: start))
    }
    // `try` and `await` in an argument do not mark this call.
    let marks = context.marks
    var arguments = at(.leftParen) ? try arguments(of: function) : []
    arguments += try trailingClosures(of: function)
    var call = Expression(.call(function, arguments), range(from: start))
    call.missingMarks = Expression.Marks([.try, .await]).subtracting(marks)
    return call
  }

  /// Reads `.name` or `.0`; the dot is here.
  private func member(of base: Expression, from start: Int) throws(Failure) -> Expression {
    advance()
    note(.member(of: base))
    guard current.kind == .name || current.kind == .integer, !current.startsLine || isWatched else {
      throw unexpected("a name", "a name starts with a letter or `_`")
    }
    let name = takeName(as: current.kind == .name ? .name : nil)
    return Expression(.member(base, name), range(from: start))
  }

  /// Whether a step of a path follows the `/` here; at the cursor, the step may still be missing.
  private var isStep: Bool {
    guard !peek().blankBefore else { return false }
    return peek().kind == .name || peek().kind == .stringStart || index + 1 == cursor.watch
  }

  /// Reads `settings/cell`; the steps before the `/` are already read.
  private func path(from value: Expression, start: Int) throws(Failure) -> Expression {
    advance()
    note(.step(of: value))
    var step: PathStep
    if current.kind == .stringStart {
      let quoted = try string()
      guard case .string(let parts) = quoted.kind, case .text(let text)? = parts.first ?? .text(""),
        parts.count < 2
      else { throw mistake("a step of a path is a plain text", at: quoted.range, "leave out the `\\( )`") }
      step = PathStep(name: Name(text, quoted.range), isQuoted: true)
    } else {
      step = PathStep(name: try expectWord("a path is written `settings/cell`"), isQuoted: false)
    }
    if touches(.leftBracket), peek().kind == .integer, peek(2).word == .rightBracket {
      step.index = Int(text(peek()))
      advance(3)
    }
    return Expression(.path(value.pathSteps + [step]), range(from: start))
  }

  /// Reads `phone modifying { … }`, for Apple's `modifyingTraits`.
  private func modifying(_ base: Expression, from start: Int) throws(Failure) -> Expression {
    let name = Name("modifyingTraits", takeName(as: .verb).range)
    let closures =
      hasClosureHead
      ? try trailingClosures(of: base) : [Argument(behind: Closure(try block(.modifying(base))))]
    let member = Expression(.member(base, name), base.range.union(name.range))
    return Expression(.call(member, closures), range(from: start))
  }

  // MARK: Modifiers of views in short form, as in `define view`
  /// Whether a lower-case word stands here, and after a blank a value on the same line.
  var startsModifier: Bool {
    guard current.isName, text(current).first?.isLowercase == true else { return false }
    let row = StatementSyntax([text(current)], [.expression("value")])
    return isVerb(index, row) && peek().word != .leftBrace && peek().word != .leftParen
  }

  /// Reads `opacity 0.5`, `environment theme = bold`, `animation easeInOut 1s value isOn` as the calls that they mean.
  func modifierInShort() throws(Failure) -> Expression {
    let start = index
    let name = takeName(as: .verb)
    let arguments: [Argument]
    switch name.text {
    case "environment":
      let key = try expectName()
      try expect(.assign, "write `environment KEY = VALUE`")
      arguments = [Argument(value: Expression(keyPath: key)), Argument(value: try expression())]
    case "animation":
      let curve = try expectName()
      var value = Expression(curve.text == "none" ? .nothing : .implicitMember(curve), curve.range)
      if current.kind == .duration {
        value = value.called([Argument(label: Name("duration", curve.range), value: try expression())])
      }
      guard current.isName, text(current) == "value" else {
        throw unexpected("`value`", "write `animation easeInOut 1s value isOn`")
      }
      let label = takeName(as: .verb)
      arguments = [Argument(value: value), Argument(label: label, value: try expression())]
    default: arguments = try commas(expression).map { Argument(value: $0) }
    }
    return Expression(.call(.name(name), arguments), range(from: start))
  }
}

extension Expression {
  /// The last word of the expression: `dark` in `.dark`, `Theme.dark` and `dark`.
  package var lastName: Name? {
    switch kind {
    case .name(let name), .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }

  fileprivate var isType: Bool { if case .type = kind { true } else { false } }

  fileprivate var takesClosure: Bool {
    switch kind {
    case .name, .member, .implicitMember, .type, .optionalChain, .parenthesized: true
    case .call(_, let arguments): arguments.last?.isTrailing != true
    default: false
    }
  }

  /// The expression as the first steps of a path; empty if it cannot be one.
  fileprivate var pathSteps: [PathStep] {
    if case .path(let steps) = kind { return steps }
    return step.flatMap { $0.isQuoted ? nil : [$0] } ?? []
  }

  /// `card`, `"Add"`, `card[1]`, `"Add"[1]` as a step of a path; nil for all other expressions.
  package var step: PathStep? {
    switch kind {
    case .name(let name): return PathStep(name: name, isQuoted: false)
    case .string(let parts):
      guard parts.count == 1, case .text(let label) = parts[0] else { return nil }
      return PathStep(name: Name(label, range), isQuoted: true)
    case .subscript(let base, let arguments):
      guard var step = base.step, arguments.count == 1, case .integer(let index) = arguments[0].value.kind
      else { return nil }
      step.index = index
      return step
    default: return nil
    }
  }
}
