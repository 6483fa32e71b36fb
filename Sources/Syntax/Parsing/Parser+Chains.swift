extension Parser {
  /// Reads what follows a value directly: members, calls, subscripts, closures.
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
      let goesOn = lexeme.word == .dot || lexeme.word == .less || lexeme.word == .question && isChained
      guard goesOn, nextLineGoesOn else { return nil }
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

  /// `Binding<Bool>`; nil where it is a comparison.
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

  /// Whether nothing but labels stands in the parentheses, as in `map(render(for:))`: a function in hand.
  private var namesLabels: Bool {
    guard at(.leftParen), current.match > index + 2, !lexemes[current.match].blankBefore else { return false }
    let inner = lexemes[(index + 1)..<current.match]
    return inner.count % 2 == 0
      && zip(inner, inner.indices).allSatisfy { lexeme, place in
        (place - inner.startIndex) % 2 == 0 ? lexeme.kind == .name : lexeme.word == .colon
      }
  }

  /// `f(a) { b }`, or with the closures alone.
  private func call(_ function: Expression, from start: Int) throws(Failure) -> Expression {
    if namesLabels {
      let labels = text(SourceRange(current.start, lexemes[current.match].end))
      passParentheses()
      // Of an initialiser the labels say which one it is: `Theme.init(rawValue:)`.
      guard case .member(let base, let name) = function.kind, name.text == "init" else { return function }
      return Expression(.member(base, Name(name.text + labels, name.range)), range(from: start))
    }
    // What an argument says is its own.
    let marks = context.marks
    var arguments = at(.leftParen) ? try arguments(of: function) : []
    arguments += try trailingClosures(of: function)
    var call = Expression(.call(function, arguments), range(from: start))
    call.lacks = Expression.Marks([.try, .await]).subtracting(marks)
    return call
  }

  /// `.name`, `.0`; the point is here.
  private func member(of base: Expression, from start: Int) throws(Failure) -> Expression {
    advance()
    note(.member(of: base))
    guard current.kind == .name || current.kind == .integer, !current.startsLine || isWatched else {
      throw unexpected("a name", "a name starts with a letter or `_`")
    }
    let name = takeName(as: current.kind == .name ? .name : nil)
    return Expression(.member(base, name), range(from: start))
  }

  /// Whether a step of a path follows the `/` here; at the cursor it may be still to come.
  private var isStep: Bool {
    guard !peek().blankBefore else { return false }
    return peek().kind == .name || peek().kind == .stringStart || index + 1 == cursor.watch
  }

  /// `settings/cell`, with the steps before the `/` read.
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

  /// `phone modifying { … }`: what Apple calls `modifyingTraits`.
  private func modifying(_ base: Expression, from start: Int) throws(Failure) -> Expression {
    let name = Name("modifyingTraits", takeName(as: .verb).range)
    let closures =
      hasClosureHead
      ? try trailingClosures(of: base) : [Argument(behind: Closure(try block(.modifying(base))))]
    let member = Expression(.member(base, name), base.range.union(name.range))
    return Expression(.call(member, closures), range(from: start))
  }

  // MARK: Modifiers of views in short, as they stand in `define view`
  /// Whether a lower-case word stands here, and behind a blank, on the same line, a value.
  var startsModifier: Bool {
    guard current.isName, text(current).first?.isLowercase == true else { return false }
    let row = StatementSyntax([text(current)], [.expression("value")])
    return isVerb(index, row) && peek().word != .leftBrace && peek().word != .leftParen
  }

  /// `opacity 0.5`, `environment theme = bold`, `animation easeInOut 1s value isOn`: as the calls that they mean.
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
  /// The word that it ends in: of `.dark`, `Theme.dark` and `dark`.
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

  /// It as the first steps of a path; none where it cannot be.
  fileprivate var pathSteps: [PathStep] {
    if case .path(let steps) = kind { return steps }
    return step.flatMap { $0.isQuoted ? nil : [$0] } ?? []
  }

  /// `card`, `"Add"`, `card[1]`, `"Add"[1]` as a step of a path; nil for all else.
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
