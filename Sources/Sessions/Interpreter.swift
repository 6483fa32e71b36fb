import Drawings
import Syntax

/// Runs texts in a session, and keeps the earlier sessions.
///
/// ```swift
/// var interpreter = Interpreter(language: .standard)
/// interpreter.run("let a = 1; a + 1") { outcome in … }      // .value("2")
/// interpreter.undo()
/// ```
package struct Interpreter: Sendable {
  package struct Outcome: Sendable {
    package var statement: Statement
    package var source: Source
    /// The output in the order in which it was made; failed statements have output too.
    package var output: [Output]
    package var problem: Problem?
    /// Whether it was a command on the history, which is not part of the session's own statements.
    package var isCommand = false
    /// The number that the statement got, if it changed something.
    package var number: Int?
    /// The number of the state after the statement.
    package var state = 0
  }

  package var session: Session
  package var history: History
  /// Whether a program or a person wants the statement to stop.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// Receives the output of a statement while it runs, so that a person sees it at once; without it all output comes with the outcome.
  package var emit: (@Sendable ([Output]) -> Void)?
  package var output: [Output] = []
  /// The text whose command is running.
  package private(set) var source = Source("")
  /// Whether the shell should end, after `quit`.
  package var isFinished = false
  /// What a command asks the shell to do: `learn`, `save`, `load` … with its words.
  package var request: Request?

  package enum Request: Sendable {
    case load(Name), record(Name), learn([Name])
    /// Writes a text to a file; `of` says what the text is.
    case write(Name, String, of: String)
  }

  /// Does what a command asks of the owner of the session: reads and writes files, opens lessons.
  package typealias Owner = (Request, inout Interpreter) throws(Problem) -> Void

  /// The owner that has no files and no lessons.
  package static func nobody(_ request: Request, _ interpreter: inout Interpreter) throws(Problem) {
    throw Problem("there are no files and no lessons here")
  }

  package init(language: Language) {
    session = Session(language: language)
    history = History(session)
  }

  /// Parses and runs a text, statement by statement, up to the first failure, and returns the problems, syntax errors first.
  @discardableResult
  package mutating func run(
    _ text: String, file: String? = nil, mode: SourceText.Mode = .file, _ each: (Outcome) -> Void = { _ in }
  ) -> [Problem] {
    let read = SourceText(text, statements: session.language.table, mode: mode)
    return run(read, Source(text, file: file), owner: Interpreter.nobody, each)
  }

  /// Runs a text that is already parsed.
  ///
  /// In a file, the statements before a syntax error run. Text entered at the prompt runs whole or not at all.
  ///
  /// - Parameter isSession: Whether the text is a saved session: a second declaration of a name applies from its place on.
  @discardableResult
  package mutating func run(
    _ read: SourceText, _ source: Source, owner: Owner, isSession: Bool = false, _ each: (Outcome) -> Void
  ) -> [Problem] {
    let problems = read.problems.map { Problem($0, in: source) }
    var all = session.qualifying(read.statements)
    var statements = all[..<read.wholeStatements.endIndex]
    if problems.isEmpty, !isSession {
      // What stands before the first statement that runs is a module, as the files of a project are.
      let first = source.parts.isEmpty ? all.firstIndex { !$0.isOfModule } : nil
      let module = Array(all[..<(first ?? all.count)])
      if !source.parts.isEmpty || module.contains(where: \.isDeclaration) {
        all = ordered(module, source) + all[module.count...]
        statements = all[...]
      }
    }
    if !problems.isEmpty, statements.isEmpty || read.mode == .entered { return problems }
    let before = session.definitions
    var (isDeclared, reached, end) = (false, 0, isSession ? 0 : all.count)
    defer { session.definitions.forget(all[reached...], before) }
    for (index, statement) in statements.enumerated() {
      if index == end { (isDeclared, end) = (false, Self.firstRedeclaration(in: all, from: index, source)) }
      if !isDeclared {
        do throws(Problem) {
          try declare(all[index..<end], source)
          isDeclared = true
        } catch {
          // A `define` further down may make the missing name.
          guard statements[index...].contains(where: \.isDefinition) else {
            let isBehind = error.place?.range.start ?? 0 >= statements.last?.range.end ?? 0
            // What another file declares may be missing because of the mistake.
            return (isBehind || !source.parts.isEmpty) && !problems.isEmpty ? problems : [error] + problems
          }
        }
      }
      let following = statements.dropFirst(index + 1).first
      let goesOn = following.map { command($0) == nil } ?? false
      var outcome = run(statement, source, owner, goesOn: goesOn)
      if outcome.problem == nil, statement.isDeclaration,
        let news = session.definitions.news(of: statement, since: before)
      {
        outcome.output.append(.confirmation(StyledText(news)))
      }
      each(outcome)
      if let problem = outcome.problem { return [problem] + problems }
      reached = index + 1
      // After `reset` and similar commands, the session does not know the declarations that follow.
      if outcome.isCommand { isDeclared = false }
      if isFinished { return [] }
    }
    return problems
  }

  /// Puts each variable of a module behind the variables that it names, because Swift initialises a file's variables at their first read.
  private func ordered(_ statements: [Statement], _ source: Source) -> [Statement] {
    var owners: [String: Int] = [:]
    for (index, statement) in statements.enumerated() where statement.isVariable {
      for name in statement.declaredNames where owners[name] == nil { owners[name] = index }
    }
    return statements.ordered { index in
      guard statements[index].isVariable else { return [] }
      let words = source.text(statements[index].range).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.compactMap { owners[String($0)] }
    }
  }

  /// The first index, from `start` on, of a statement that declares again what a statement before it has declared.
  private static func firstRedeclaration(in all: [Statement], from start: Int, _ source: Source) -> Int {
    var known: Set<String> = []
    let first = all[start...].firstIndex { statement in
      let own = Set(statement.signatures(in: source))
      defer { known.formUnion(own) }
      return !known.isDisjoint(with: own)
    }
    return first ?? all.count
  }

  /// Makes the types and functions of a text known by their signatures, before it runs.
  private mutating func declare(_ statements: ArraySlice<Statement>, _ source: Source) throws(Problem) {
    guard statements.contains(where: \.isDeclaration) else { return }
    var checker = Checker(session: session, source: source)
    try checker.declare(Array(statements))
    session = checker.session
  }

  /// Runs one statement and its turn of the run loop: all of it, or nothing.
  package mutating func run(
    _ statement: Statement, _ source: Source, _ owner: Owner = Interpreter.nobody, goesOn: Bool = false
  ) -> Outcome {
    var outcome = Outcome(statement: statement, source: source, output: [])
    let place = Place(statement.range, in: source)
    do throws(Problem) {
      if let command = command(statement) {
        outcome.isCommand = true
        try perform(command, source, owner, &outcome.output)
      } else {
        outcome.number = try perform(statement, source, goesOn, &outcome.output)
      }
    } catch { outcome.problem = error.placed(at: place) }
    outcome.state = history.current
    return outcome
  }

  /// The action on the history that a statement stands for, if it is a command.
  private func command(_ statement: Statement) -> ((inout Interpreter) throws(Problem) -> Void)? {
    guard case .verb(let verb) = statement.kind, let command = session.language.kind(verb.head)?.command,
      !verb.isAlone || session.variables[verb.head] == nil
    else { return nil }
    return { interpreter throws(Problem) in try command(verb, &interpreter) }
  }

  /// Runs a command on the history, and passes its request to the owner.
  private mutating func perform(
    _ command: (inout Interpreter) throws(Problem) -> Void, _ source: Source, _ owner: Owner,
    _ said: inout [Output]
  ) throws(Problem) {
    let outer = (self.source, output)
    (self.source, output) = (source, [])
    defer {
      said = output
      (self.source, output) = outer
    }
    try command(&self)
    if let request {
      self.request = nil
      try owner(request, &self)
    }
  }

  /// Runs a statement of the session, and returns the number of the new state, if it changed something.
  private mutating func perform(
    _ statement: Statement, _ source: Source, _ goesOn: Bool, _ output: inout [Output]
  ) throws(Problem) -> Int? {
    var next = session
    next.runtime = Runtime()
    // A line that `print` left open is continued by the next statement.
    (next.runtime.delivery.line, session.runtime.delivery.line) = (session.runtime.delivery.line, "")
    next.runtime.budget.isInterrupted = isInterrupted
    next.runtime.delivery.emit = emit
    // A declaration already took effect when its text began.
    var changed = statement.isDeclaration
    do throws(Problem) {
      try next.perform(statement, source)
      changed = changed || next.isChanged(since: session)
      if changed { next.redrawWatches() }
      if !goesOn, statement.isDeclaration || statement.isPreview, next.traits.tree.count == 0,
        let shown = shownType(in: next)
      {
        next.note("`scene main on iPhone16 { \(shown)() }` shows it")
      }
      if !goesOn { next.endLine() }
      output = next.takeOutput()
    } catch {
      next.endLine()
      output = next.takeOutput()
      throw error
    }
    swap(&session, &next)
    guard changed else { return nil }
    if session.settings.emitsSwift {
      let lines = session.language.swift(source.text(statement.range), next, session)
      output.append(.report { _ in lines.map { StyledText($0, .code) } })
    }
    return history.append(session, source.text(statement.range), bytes: session.runtime.budget.bytes)
  }
}

extension Statement {
  var isDeclaration: Bool {
    switch kind {
    case .type, .function, .typealias: true
    default: false
    }
  }

  /// The names that a statement declares, with labels and types where it declares functions.
  fileprivate func signatures(in source: Source) -> [String] {
    switch kind {
    case .type(let type) where type.kind == .extension:
      return type.members.flatMap { member in
        (member.isVariable ? member.declaredNames : member.signatures(in: source)).map {
          "\(type.name.text).\($0)"
        }
      }
    case .type(let type): return [type.name.text]
    case .function: return declared(in: source).map(\.key)
    default: return []
    }
  }

  /// Whether it is `#Preview { … }`, which is parsed as an empty block.
  fileprivate var isOfModule: Bool {
    if case .import = kind { true } else { isDeclaration || isVariable || isPreview }
  }

  fileprivate var isPreview: Bool {
    if case .block(let body) = kind { body.statements.isEmpty } else { false }
  }

  var isVariable: Bool { if case .variable = kind { true } else { false } }

  /// The names that it declares; for a type also the names of its members.
  var declaredNames: [String] {
    switch kind {
    case .type(let type): [type.name.text] + type.members.flatMap(\.declaredNames)
    case .function(let function): [function.name.text]
    case .typealias(let name, _): [name.text]
    case .variable(let variable): variable.bindings.map(\.name.text)
    default: []
    }
  }

  /// Whether it is a `define`, which makes a type or a trait when it runs.
  var isDefinition: Bool { if case .verb(let verb) = kind { verb.head.hasPrefix("define") } else { false } }

  /// Whether only Xcode runs it: a `PreviewProvider`.
  var isRunByXcode: Bool {
    guard case .type(let type) = kind else { return false }
    return type.inherited.contains { $0.isNamed("PreviewProvider") }
  }
}
