extension Reader {
  /// Follows the steps of a pattern and fills its slots.
  mutating func follow(_ steps: Range<Int>, slots: Int, _ operands: inout [Operand]) throws(Interruption) {
    operands.reserveCapacity(slots)
    var index = steps.lowerBound
    while index < steps.upperBound {
      let step = grammar.steps[index]
      if notes != nil { noteStep(at: index, in: steps, operands) }
      index += 1
      switch step.kind {
      case .word:
        guard token.word == step.word else { throw unexpected(expectations(at: index - 1)) }
        noteWord()
        advance()
      case .sign:
        guard check(step.sign) else { throw unexpected(expectations(at: index - 1)) }
        advance()
        if step.sign == .assign {
          skipLines()
          notes?.counterpart = operands.last?.place
          if case .type(let type)? = operands.last?.content { notes?.annotation = type }
        }
      case .slot:
        guard !token.kind.isSeparator || previous.continuesLine else {
          throw unexpected(expectations(at: index - 1))
        }
        let content =
          if let notes { try notedContent(of: step, operands, notes) } else { try content(of: step) }
        operands.append(Operand(step.slot, content))
      case .flag:
        guard token.word == step.word else { throw unexpected(expectations(at: index - 1)) }
        operands.append(Operand(step.slot, .present(token.range)))
        noteWord()
        advance()
      case .optional: if !starts(step, at: index) { index += step.count }
      case .alternative: if !canStart(at: index) { index += step.count }
      case .jump: index += step.count
      case .none: throw unexpected(expectationsOfChoice(before: index - 1, in: steps))
      }
    }
  }

  /// Whether an optional part is there.
  ///
  /// The word that stands behind it does not start it, unless it stands there twice.
  private mutating func starts(_ optional: Grammar.Step, at index: Int) -> Bool {
    if let word = optional.word, token.isWord(word), !peek().isWord(word) { return false }
    if optional.sign == .leftBrace, check(.name), peek().kind == .leftBrace { return false }
    return canStart(at: index)
  }

  /// Whether the next token can start the step at an index.
  private mutating func canStart(at index: Int) -> Bool {
    if token.kind.isSeparator { return false }
    let step = grammar.steps[index]
    switch step.kind {
    case .word, .flag: return token.word == step.word
    case .sign: return check(step.sign)
    case .optional: return starts(step, at: index + 1) || canStart(at: index + 1 + step.count)
    case .slot: return canStart(step.slotKind)
    case .alternative, .jump, .none: return true
    }
  }

  private func canStart(_ kind: SlotKind) -> Bool {
    switch kind {
    case .newName, .name, .names, .keys, .device: check(.name)
    case .place: check(.name) || check(.leftParen)
    case .value, .condition, .values, .size: token.kind.startsExpression
    case .type: check(.name) || check(.leftBracket)
    case .block, .sets, .cases, .fields, .traitItems, .imageItems, .inspectorItems: check(.leftBrace)
    case .parameters: check(.leftParen)
    case .text: check(.string) || check(.text)
    case .rawWord, .rawWords, .statement: true
    }
  }

  // MARK: What could have stood there

  /// What can stand at the step at an index, optional parts directly before it included.
  func expectations(at index: Int) -> [SyntaxProblem.Expectation] {
    let step = grammar.steps[index]
    switch step.kind {
    case .word, .flag: return step.word.map { [.word($0)] } ?? []
    case .sign: return [.sign(step.sign == .colon ? ":" : "=")]
    case .slot: return [.slot(step.slot, step.slotKind)]
    case .optional: return expectations(at: index + 1) + expectations(at: index + 1 + step.count)
    case .alternative, .jump, .none: return []
    }
  }

  /// What the choices were of which none was there.
  private func expectationsOfChoice(before end: Int, in steps: Range<Int>) -> [SyntaxProblem.Expectation] {
    var expected: [SyntaxProblem.Expectation] = []
    for index in steps where index < end {
      let step = grammar.steps[index]
      if step.kind == .alternative { expected += expectations(at: index + 1) }
    }
    return expected
  }
}

extension Operand {
  /// The place that it holds, if it holds one.
  var place: Expression? {
    if case .expression(let place) = content { return place }
    return nil
  }
}
