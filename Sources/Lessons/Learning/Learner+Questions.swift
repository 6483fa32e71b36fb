import Drawings
import Sessions
import Syntax

extension Learner {
  // MARK: - Predictions

  /// Takes a guess at what a step prints; anything else is an experiment.
  mutating func takeGuess(_ entry: String) {
    guard let step else { return }
    let choices = cases(askedBy: step.block)
    guard choices.contains(entry) || isGuess(entry) else {
      return tells(entry, of: step.block) ? show(.remark("Guess first, or `skip`.")) : tryOut(entry)
    }
    let word = entry.withoutBlanks.prefix { $0 != "(" && $0 != " " }.split(separator: ".").last ?? ""
    if !choices.isEmpty, !choices.contains(String(word).asAnswer) {
      return show(.remark("`\(Escaping.safe(entry))` cannot be it. \(guessRequest)"))
    }
    interpreter.go(to: line)
    let run = run(step.block, echoes: true)
    if run.isInterrupted { return interpreter.go(to: line) }
    let answer = run.outcomes.last?.output.flatMap(\.plainLines).joined(separator: "\n") ?? ""
    let isRight = isRight(entry, answer, step.block)
    if isRight { show(.success("It is \(answer), as you said.")) } else { explain(entry, answer, step.block) }
    goOn(isRight ? .done : .missed)
  }

  /// What is asked of the learner before a prediction; where the answer is one of a few words, they are named.
  var guessRequest: String {
    let choices = step.map { cases(askedBy: $0.block) } ?? []
    guard let last = choices.last, choices.count < 9 else { return "What will it print? Type it." }
    let words = choices.dropLast().map { "`\($0)`" }.joined(separator: ", ")
    return "What will it print: \(words) or `\(last)`?"
  }

  /// The words that the answer is one of, if its type has cases.
  private func cases(askedBy block: Block) -> [String] {
    guard let asked = block.askedExpression?.value else { return [] }
    var trial = line.trial
    trial.session.watches = []
    let source = Source(block.code)
    trial.run(source.text(SourceRange(0, block.asked.start)))
    guard trial.run("let guessed__ = \(source.text(asked.range))").isEmpty,
      let type = trial.session.variables["guessed__"]?.type
    else { return [] }
    if type.wrapped == .bool { return ["true", "false"] + (type.isOptional ? ["nil"] : []) }
    guard let info = trial.session.info(type.wrapped), !info.cases.isEmpty else { return [] }
    // A detent is a case, or made by `height` or `fraction`.
    let makers = info.isApple ? info.statics.keys.filter { $0.first?.isLowercase == true } : []
    return info.cases.map(\.name) + makers.sorted() + (type.isOptional ? ["nil"] : [])
  }

  /// Whether an entry would tell what a prediction asks for: it reads what is asked, or shows the trait that is asked for.
  private func tells(_ entry: String, of block: Block) -> Bool {
    let source = Source(block.code)
    let typed = block.words(in: SourceRange(0, entry.utf8.count), of: Source(entry))
    guard let (asked, opening) = block.askedExpression else { return false }
    let isPlain = opening.isEmpty && block.read.statements.count == 1
    let words = block.words(in: asked.range, of: source)
    let whole = block.words(in: block.asked, of: source)
    let reads = { (words: [String]) in typed.indices.contains { typed[$0...].starts(with: words) } }
    let shows = typed.first.map { ["show", "why", "watch"].contains($0) } ?? false
    return reads(whole) || isPlain && (reads(words) || shows && words.last.map(typed.contains) ?? false)
  }

  /// Whether an entry is an answer: a value as it is written, or words that are no statement at all.
  private func isGuess(_ entry: String) -> Bool {
    let read = SourceText(entry, statements: LessonLimits.table, mode: .entered)
    if !read.problems.isEmpty { return true }
    guard read.statements.count == 1, case .expression(let value) = read.statements[0].kind else {
      return false
    }
    return value.isWrittenValue && interpreter.session.variables[entry] == nil
  }

  /// Whether a guess is what was printed: the same text, quotes and a leading dot aside, or another way to write the same value.
  private func isRight(_ guess: String, _ printed: String, _ block: Block) -> Bool {
    if guess.asAnswer == printed.asAnswer { return true }
    let read = SourceText(guess, statements: LessonLimits.table, mode: .entered)
    guard read.problems.isEmpty, read.statements.count == 1 else { return false }
    // A value alone may not tell its type, as `bold` does not; what it was read from does.
    let asked = Source(block.code).text(block.asked)
    return [printed, asked].contains { other in
      var trial = interpreter.trial
      return trial.run("expect (\(other)) == (\(guess))").isEmpty
    }
  }

  /// A wrong guess that equals a row of `why` is explained by it; otherwise `why` is shown, once.
  private mutating func explain(_ guess: String, _ answer: String, _ block: Block) {
    let reason = reason(block)
    let lines = reason?(Layout()).map(\.string) ?? []
    // A row is the place, what it is, its value, and what became of it, two blanks apart.
    let rows = lines.dropFirst().map { line in
      line.split(separator: "  ").map(\.withoutBlanks).filter { !$0.isEmpty }
    }
    var sentence = "It is \(answer). You said \(guess)"
    let row = rows.first { $0.count > 2 && $0[2].asAnswer == guess.asAnswer }
    if let row {
      let rest = row.dropFirst(3).joined(separator: " ")
      sentence += ": that is " + (row[1] == "default" ? "the default" : "`\(row[0])`")
      sentence += rest.isEmpty ? "" : ", " + rest
    }
    show(.remark(sentence + "."))
    if row == nil, lines.count > 1, let reason { show(.output(.report(reason))) }
  }

  /// `why` of what was asked, or of the first part of it that has an answer.
  private func reason(_ block: Block) -> Watch.Drawing? {
    let source = Source(block.code)
    return block.askedExpression.flatMap { value, opening in
      value.andParts.prefix(16).lazy.compactMap { part -> Watch.Drawing? in
        var outputs: [Output] = []
        var trial = interpreter.trial
        guard trial.run("\(opening)why \(source.text(part.range))", { outputs += $0.output }).isEmpty else {
          return nil
        }
        for case .report(let lines) in outputs.reversed() { return lines }
        return nil
      }.first
    }
  }

  // MARK: - Quizzes

  var quizRequest: String {
    guard let quiz = step?.quiz else { return "" }
    let rights = quiz.choices.count(where: \.isRight)
    let numbers = quiz.choices.count == 2 ? "1 or 2" : "a number from 1 to \(quiz.choices.count)"
    return rights == 1
      ? "Answer with \(numbers) or with how a choice begins; `skip` goes on without an answer."
      : "\(rights) choices are right: answer with their numbers, as in `1, 2`; `skip` goes on without an answer."
  }

  /// Takes an answer to a quiz; a statement is an experiment here as elsewhere.
  mutating func takeChoice(_ entry: String) {
    guard let quiz = step?.quiz else { return }
    switch quiz.answer(entry) {
    case .none where !isGuess(entry): tryOut(entry)
    case .none: show(.remark("`\(Escaping.safe(entry))` is none of the choices. \(quizRequest)"))
    case .several(let places):
      let numbers = places.map { String($0 + 1) }.joined(separator: ", ")
      show(
        .remark("`\(Escaping.safe(entry))` begins the choices \(numbers); type more of one, or its number."))
    case .choices(let places):
      let rights = quiz.choices.indices.filter { quiz.choices[$0].isRight }
      let isRight = Set(places) == Set(rights)
      if isRight {
        show(.success("Right."))
      } else if Set(places).isSubset(of: rights) {
        show(.remark("Right, but not all; try again, or `skip`."))
      } else {
        show(.remark("Not quite; try again, or `skip`."))
      }
      for place in places {
        let choice = quiz.choices[place]
        if let reason = choice.explanation { show(.prose("\(place + 1). \(choice.text) — \(reason)")) }
      }
      if isRight { goOn(.done) }
    }
  }
}

extension Block {
  /// Where the expression stands whose value a prediction is about.
  var asked: SourceRange { read.statements.last?.range ?? SourceRange(0, 0) }

  /// The expression that is asked for, and what stands before it: `what if { … } `.
  var askedExpression: (value: Expression, opening: String)? {
    guard let statement = read.statements.last else { return nil }
    switch statement.kind {
    case .expression(let value): return (value.printed ?? value, "")
    case .verb(let verb):
      for case .statement(let tail) in verb.slots.values {
        let opening = Source(code).text(SourceRange(statement.range.start, tail.range.start))
        if case .expression(let value) = tail.kind { return (value, opening) }
      }
      guard verb.head == "print" else { return nil }
      for case .expression(let value) in verb.slots.values { return (value, "") }
      return nil
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it is a value as people write it, and reads nothing: `bold`, `AppTheme.bold`, `[1, 2]`, `#ff0000`, `Badge(count: 1)`.
  fileprivate var isWrittenValue: Bool {
    switch kind {
    case .integer, .double, .boolean, .nothing, .string, .color, .duration, .size, .name, .implicitMember:
      true
    case .prefix(let sign, let operand): sign.text == "-" && operand.isWrittenValue
    case .parenthesized(let inner): inner.isWrittenValue
    case .array(let elements): elements.allSatisfy(\.isWrittenValue)
    case .member(let base, _): base.isTypeName
    case .call(let base, let arguments, _):
      (base.isTypeName || base.isImplicitMember) && arguments.allSatisfy { $0.value.isWrittenValue }
    default: false
    }
  }

  private var isImplicitMember: Bool { if case .implicitMember = kind { true } else { false } }

  private var isTypeName: Bool {
    if case .name(let name) = kind { name.text.first?.isUppercase ?? false } else { false }
  }

  /// What `print(…)` prints.
  fileprivate var printed: Expression? {
    guard case .call(let base, let arguments, _) = kind, case .name(let name) = base.kind,
      name.text == "print"
    else { return nil }
    return arguments.first?.value
  }

  /// It, and the values that it is made of, where each is read for itself.
  fileprivate var andParts: [Expression] {
    let parts: [Expression] =
      switch kind {
      case .prefix(_, let operand), .parenthesized(let operand): [operand]
      case .binary(let left, _, let right): [left, right]
      case .ternary(let condition, let yes, let no): [condition, yes, no]
      case .member(let base, _): [base]
      case .array(let elements): elements
      case .string(let pieces):
        pieces.flatMap { piece -> [Expression] in
          if case .interpolation(let values) = piece { values.map(\.value) } else { [] }
        }
      default: []
      }
    return [self] + parts.flatMap(\.andParts)
  }
}

extension String {
  /// The text as an answer: blanks and quotes around it, and a leading dot, do not count.
  fileprivate var asAnswer: String {
    var text = withoutBlanks[...]
    if text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    return String(text.first == "." ? text.dropFirst() : text)
  }
}
