import Drawings
import Sessions
import Syntax

extension Learner {
  // MARK: - Predictions

  /// Handles a guess at what a step prints; any other entry is an experiment.
  mutating func takeGuess(_ block: Block, _ written: String) {
    let (type, choices) = asked(by: block)
    let entry = choices.first { $0.lowercased() == written.lowercased() } ?? written
    guard choices.contains(entry) || isGuess(entry, type) else {
      return block.isTold(by: entry) ? say("Guess first, or `skip`.") : tryOut(entry)
    }
    let word = entry.withoutBlanks.prefix { $0 != "(" && $0 != " " }.split(separator: ".").last ?? ""
    let isNumber = type == .int || type == .double
    if !choices.isEmpty && !choices.contains(String(word).asAnswer) || isNumber && Double(entry) == nil {
      return say("`\(Escaping.safe(entry))` cannot be it. \(guessRequest(block))")
    }
    interpreter.go(to: mainLine)
    let run = run(block.code)
    if run.isInterrupted { return interpreter.go(to: mainLine) }
    let answer = run.outcomes.last?.output.flatMap(\.plainLines).joined(separator: "\n") ?? ""
    let isRight = isRight(entry, answer, block)
    if isRight { show(.success("It is \(answer), as you said.")) } else { explain(entry, answer, block) }
    leaveStep(as: isRight ? .done : .missed)
  }

  /// The question before a prediction; if there are only a few possible answers, it names them.
  func guessRequest(_ block: Block) -> String {
    let choices = asked(by: block).choices
    guard let last = choices.last, choices.count < 9 else { return "What will it print? Type it." }
    let words = choices.dropLast().map { "`\($0)`" }.joined(separator: ", ")
    return "What will it print: \(words) or `\(last)`?"
  }

  /// The type of the value asked for, and its possible values if they are few.
  private func asked(by block: Block) -> (type: Type?, choices: [String]) {
    let script = block.script
    guard let asked = block.askedExpression?.value else { return (nil, []) }
    let (end, run) = mainLine.running(
      script.text(SourceRange(0, block.asked.start)) + "\nlet guessed__ = " + script.text(asked.range))
    guard run.problems.isEmpty, let type = end.session.variables["guessed__"]?.type else { return (nil, []) }
    let none = type.isOptional ? ["nil"] : []
    if type.wrapped == .bool { return (type, ["true", "false"] + none) }
    guard let info = end.session.info(type.wrapped), !info.cases.isEmpty else { return (type, []) }
    // A detent is a case, or the result of `height` or `fraction`.
    let makers = info.isApple ? info.statics.keys.filter { $0.first?.isLowercase == true } : []
    return (type, info.cases.map(\.name) + makers.sorted(on: \.self) + none)
  }

  /// Whether an entry is an answer: a literal value, words that are not a statement, or a name that does not exist: `play.circle`.
  private func isGuess(_ entry: String, _ type: Type? = nil) -> Bool {
    let script = mainLine.script(entry, mode: .entered)
    if let problem = script.read.problems.first {
      return problem.suggestion?.hasPrefix("did you mean") != true
    }
    if type == .string, !interpreter.running(entry).run.problems.isEmpty { return true }
    guard script.statements.count == 1, case .expression = script.statements[0].kind else { return false }
    // `cell.theme` reads something; `.bold`, `AppTheme.bold` and `Badge(count: 1)` do not.
    let words = script.codeTokens
    let reads = zip(words, words.dropFirst()).enumerated().contains { place, pair in
      pair.0.first.map { $0.isLetter && !$0.isUppercase } ?? false
        && [".", "/", "(", "["].contains(pair.1) && (place == 0 || words[place - 1] != ".")
    }
    return !reads && interpreter.session.variables[entry] == nil
  }

  /// Whether a guess equals what was printed: the same text apart from quotes and a leading dot, or another spelling of the same value.
  private func isRight(_ guess: String, _ printed: String, _ block: Block) -> Bool {
    if guess.asAnswer == printed.asAnswer { return true }
    let read = mainLine.script(guess, mode: .entered).read
    // A value such as `bold` alone may not have a type; the expression it is compared with gives the type.
    return read.problems.isEmpty && read.statements.count == 1
      && [printed, block.script.text(block.asked)].contains { other in
        interpreter.running("expect (\(other)) == (\(guess))").run.problems.isEmpty
      }
  }

  /// Explains a wrong guess by the row of `why` with that value; if there is none, shows `why`, once.
  private mutating func explain(_ guess: String, _ answer: String, _ block: Block) {
    let reason = reason(block)
    let lines = reason?(Layout()).map(\.string) ?? []
    // The columns of a row are the place, its kind, its value and its effect, separated by two spaces.
    let rows = lines.dropFirst().map { line in
      line.split(separator: "  ").map(\.withoutBlanks).filter { !$0.isEmpty }
    }
    var sentence = "It is \(answer). You said \(guess)"
    let row = rows.first { $0.count > 2 && $0[2].asAnswer == guess.asAnswer && $0.last != "decides" }
    if let row {
      let rest = row.dropFirst(3).joined(separator: " ")
      sentence += ": that is " + (row[1] == "default" ? "the default" : "`\(row[0])`")
      sentence += rest.isEmpty ? "" : ", " + rest
    }
    say(sentence + ".")
    if row == nil, lines.count > 1, let reason { draw(reason) }
  }

  /// The output of `why` for the expression asked for, or for the first path in it that has one.
  private func reason(_ block: Block) -> Watch.Drawing? {
    guard let (value, opening) = block.askedExpression else { return nil }
    let text = block.script.text(value.range)
    let paths = text.matches(of: /\w+(?:\.\w+)*/).map { String($0.output) }
    // The expression may read a part of a value: for `cell.theme.rawValue`, `why` answers for `cell.theme`.
    let bases = paths.map { $0.split(separator: ".").dropLast().joined(separator: ".") }
    let drawings = ([text] + paths + bases).prefix(16).lazy.map {
      interpreter.drawing(of: "\(opening)why \($0)")
    }
    return drawings.compactMap(\.self).first
  }

  // MARK: - Quizzes

  var quizRequest: String {
    guard let quiz = step?.quiz else { return "" }
    let rights = quiz.choices.count(where: \.isRight)
    let numbers = quiz.choices.count == 2 ? "1 or 2" : "a number from 1 to \(quiz.choices.count)"
    let how =
      rights == 1
      ? "Answer with \(numbers) or with how a choice begins"
      : "\(rights) choices are right: answer with their numbers, as in `1, 2`"
    return how + "; `skip` goes on without an answer."
  }

  /// Handles an answer to a quiz; a statement is an experiment, as elsewhere.
  mutating func takeChoice(_ entry: String) {
    guard let quiz = step?.quiz else { return }
    switch quiz.answer(entry) {
    case .none where !isGuess(entry): tryOut(entry)
    case .none: say("`\(Escaping.safe(entry))` is none of the choices. \(quizRequest)")
    case .several(let places):
      let numbers = places.map { String($0 + 1) }.joined(separator: ", ")
      let letters = places.filter(Quiz.letters.indices.contains).map { "`\(Quiz.letters[$0])`" }
      say(
        "`\(Escaping.safe(entry))` may be the choices \(numbers); type more of one, or its letter: "
          + letters.joined(separator: ", ") + ".")
    case .choices(let places):
      let rights = Set(quiz.choices.indices.filter { quiz.choices[$0].isRight })
      let isRight = Set(places) == rights
      if isRight {
        show(.success("Right."))
      } else {
        let judgement = rights.isSuperset(of: places) ? "Right, but not all" : "Not quite"
        say(judgement + "; try again, or `skip`.")
      }
      for place in places {
        let choice = quiz.choices[place]
        if let reason = choice.explanation { show(.prose("\(place + 1). \(choice.text) — \(reason)")) }
      }
      if isRight { leaveStep(as: .done) }
    }
  }
}

extension Block {
  /// The range of the statement whose value the prediction is about.
  fileprivate var asked: SourceRange { script.statements.last?.range ?? SourceRange(0, 0) }

  /// The expression asked for, and the text before it: `what if { … } `.
  var askedExpression: (value: Expression, opening: String)? {
    guard let statement = script.statements.last else { return nil }
    switch statement.kind {
    case .expression(let value): return (value, "")
    case .verb(let verb):
      for case .statement(let tail) in verb.slots.values {
        let opening = script.text(SourceRange(statement.range.start, tail.range.start))
        if case .expression(let value) = tail.kind { return (value, opening) }
      }
      return nil
    default: return nil
    }
  }

  /// Whether an entry would reveal the predicted value: it reads the same expression, or shows the same trait.
  fileprivate func isTold(by entry: String) -> Bool {
    guard let (value, opening) = askedExpression else { return false }
    let typed = Script(entry, table).codeTokens
    let words = Script(script.text(value.range), table).codeTokens
    let reads = { (words: [String]) in typed.indices.contains { typed[$0...].starts(with: words) } }
    if reads(Script(script.text(asked), table).codeTokens) { return true }
    let shows = ["show", "why", "watch"].contains(typed.first)
    let isPlain = opening.isEmpty && script.statements.count == 1
    return isPlain && (reads(words) || shows && words.last.map(typed.contains) ?? false)
  }
}

extension String {
  /// The text as an answer: without surrounding spaces and quotes, and without a leading dot.
  fileprivate var asAnswer: String {
    var text = withoutBlanks[...]
    if text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    return String(text.first == "." ? text.dropFirst() : text)
  }
}
