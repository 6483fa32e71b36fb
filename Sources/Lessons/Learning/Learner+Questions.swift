import Drawings
import Sessions
import Syntax

extension Learner {
  // MARK: - Predictions

  /// Takes a guess at what a step prints; anything else is an experiment.
  mutating func takeGuess(_ entry: String) {
    guard let step else { return }
    guard isGuess(entry) else {
      let asked = step.block.words(in: step.block.asked, of: Source(step.block.code))
      let typed = step.block.words(in: SourceRange(0, entry.utf8.count), of: Source(entry))
      if typed.indices.contains(where: { typed[$0...].starts(with: asked) }) {
        return show(.remark("Guess first, or `skip`."))
      }
      return tryOut(entry)
    }
    interpreter.go(to: line)
    let run = run(step.block, echoes: true)
    if run.isInterrupted { return interpreter.go(to: line) }
    let answer = run.outcomes.last?.output.flatMap(\.plainLines).joined(separator: "\n") ?? ""
    let isRight = isRight(entry, answer, step.block)
    if isRight { show(.success("It is \(answer), as you said.")) } else { explain(entry, answer, step.block) }
    goOn(isRight ? .done : .missed)
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
    let row = lines.dropFirst().map { $0.split(separator: " ").map(String.init) }
      .first { $0.count > 2 && $0.dropFirst().contains(String(guess.asAnswer)) }
    var sentence = "It is \(answer). You said \(guess)"
    if let row {
      let rest = row.drop { $0 != guess.asAnswer }.dropFirst().joined(separator: " ")
      sentence += ": that is `\(row[0])`" + (rest.isEmpty ? "" : ", " + rest)
    }
    show(.remark(sentence + "."))
    if row == nil, let reason { show(.output(.report(reason))) }
  }

  /// `why` of what was asked, or of the first part of it that has an answer.
  private func reason(_ block: Block) -> Watch.Drawing? {
    guard let statement = block.read.statements.last else { return nil }
    let source = Source(block.code)
    var opening = ""
    var asked: Expression?
    switch statement.kind {
    case .expression(let value): asked = value.printed ?? value
    case .verb(let verb):
      for case .expression(let value) in verb.slots.values { asked = value }
      for case .statement(let tail) in verb.slots.values {
        opening = source.text(SourceRange(statement.range.start, tail.range.start))
        if case .expression(let value) = tail.kind { asked = value }
      }
    default: break
    }
    return asked.flatMap { value in
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
      base.isTypeName && arguments.allSatisfy { $0.value.isWrittenValue }
    default: false
    }
  }

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
