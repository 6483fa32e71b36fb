import Syntax

/// Finds what may stand at a position in a text, in a session.
///
/// ```swift
/// Completer(session, read.site(at: 20)).candidates     // bold, monochrome, pastel, standard
/// ```
/// The parser says what kind of thing may stand there. The completer finds matching names of the session, statements and Apple's tables.
package struct Completer {
  package struct Candidate: Hashable, Sendable {
    /// The text that a list shows first.
    package var name: String
    package var gloss: String
    /// The text that is inserted.
    package var text: String

    package init(_ name: String, _ gloss: String, text: String? = nil) {
      self.name = name
      self.gloss = gloss
      self.text = text ?? name
    }
  }

  let site: CompletionSite
  /// The checker of the session, with the names of the surrounding blocks in scope.
  var checker: Checker
  /// Whether a statement is not offered: commands of lessons while no lesson is open.
  var hides: (StatementKind) -> Bool
  /// The candidates for a slot that only the shell knows: files, lessons, numbers of states, devices.
  var raw: (_ slot: String) -> [Candidate]

  package init(
    _ session: Session, _ site: CompletionSite,
    hides: @escaping (StatementKind) -> Bool = { $0.section == .lessons && $0.title != "learn" },
    raw: @escaping (_ slot: String) -> [Candidate] = { _ in [] }
  ) {
    self.site = site
    self.hides = hides
    self.raw = raw
    checker = Checker(session: session, source: Source(""))
    for scope in site.scopes { enter(scope) }
  }

  var session: Session { checker.session }

  /// The largest number of candidates: nobody reads longer lists.
  private static let most = 400

  /// The candidates that begin with what was typed, the likeliest first.
  package var candidates: [Candidate] {
    var seen: Set<String> = []
    var completer = self
    let all = site.expected.flatMap { completer.candidates(for: $0) }.filter { seen.insert($0.name).inserted }
    let prefix = site.prefix
    let exact = all.filter { $0.name.hasPrefix(prefix) }
    let lower = prefix.lowercased()
    let found = exact.isEmpty ? all.filter { $0.name.lowercased().hasPrefix(lower) } : exact
    return Array(found.prefix(Self.most))
  }

  private mutating func candidates(for expected: CompletionSite.Expected) -> [Candidate] {
    switch expected {
    case .statement: isAmongTraits ? values(nil) + statements : statements + values(nil)
    case .declaration: Self.words(Self.declarations)
    case .item(let rows): rows.map { Candidate($0.title, $0.usage, text: $0.title + " ") }
    case .word(let word): Self.words([word])
    case .head(let word, let title):
      [Candidate(word, session.language.kind(title)?.summary ?? "", text: word + " ")]
    case .slot(let part): candidates(filling: part)
    case .value: values(nil)
    case .valueLike(let other): values(type(of: other))
    case .valueOf(let syntax): values(try? checker.resolve(syntax))
    case .argument(let callee, let label, let before): arguments(of: callee, label, before)
    case .element(let base): elements(of: base)
    case .implicitMember(let like): implicitMembers(like)
    case .member(let base): members(of: base)
    case .step(let base): steps(below: base)
    case .keyPath(let root, let names): keyPath(root, names)
    case .type: types
    case .attribute: Self.words(Self.attributes)
    case .macro: Self.words(["available", "selector", "unavailable", "Preview", "if", "colorLiteral"])
    }
  }

  func type(of expression: Expression) -> Type? {
    var copy = checker
    if let index = try? copy.traitPlace(expression).trait { return session.definitions.traits[index].type }
    return checked(expression)?.type
  }

  /// Checks an expression on a copy of the checker, so that its declarations have no effect.
  func checked(_ expression: Expression) -> Checked? {
    var copy = checker
    return try? copy.checkUnfitted(expression)
  }

  static func words(_ words: [String]) -> [Candidate] { words.map { Candidate($0, "", text: $0 + " ") } }

  private static let declarations = [
    "var", "let", "func", "init", "override", "static", "private", "case", "required", "deinit",
  ]
  private static let attributes = [
    "State", "Binding", "Environment", "Published", "Observable", "ObservedObject", "StateObject", "Bindable",
    "objc", "MainActor", "available", "ViewBuilder", "Entry", "EnvironmentObject", "Namespace",
  ]
}

// MARK: Statements

extension Completer {
  /// The statements that may begin here, then Swift's keywords.
  var statements: [Candidate] {
    let isTopLevel = site.scopes.count <= 1
    let verbs = session.language.kinds.filter { kind in
      !hides(kind) && !kind.title.isEmpty && (isTopLevel || kind.context != .topLevel)
    }
    // Statements of two words, such as `remove override`, are offered as soon as something is typed.
    let shown = verbs.filter { !site.prefix.isEmpty || $0.syntax.head.count == 1 }
    let swift = [
      "let", "var", "func", "struct", "class", "enum", "extension", "if", "for", "while", "switch",
    ]
    return shown.map { kind in
      let mayEnd = kind.syntax.parts.allSatisfy(\.mayBeMissing)
      return Candidate(kind.title, kind.summary, text: kind.title + (mayEnd ? "" : " "))
    } + Self.words(swift)
  }

  mutating func candidates(filling part: StatementSyntax.Part) -> [Candidate] {
    switch part {
    case .word(let word): [Candidate(word, "", text: word + " ")]
    case .name(let slot, let words): words.isEmpty ? raw(slot) : Self.words(words)
    case .place: places
    case .expression(let slot): raw(slot).isEmpty ? values(nil) : raw(slot)
    case .value: values(nil)
    case .type: types
    case .list(_, let inner): candidates(filling: inner)
    case .statement: statements
    case .block, .items: [Candidate("{", "", text: "{ ")]
    case .raw(let slot), .rawLine(let slot): rawWords(slot)
    case .optional(let parts): parts.first.map { candidates(filling: $0) } ?? []
    case .choice(let choices): choices.flatMap { $0.first.map { candidates(filling: $0) } ?? [] }
    }
  }

  /// The names of places: environments and values with members, else any variable.
  private var places: [Candidate] {
    let session = session
    let found = environments + variables { session.isEnvironment($0) || session.info($0) != nil }
    return found.isEmpty ? variables { _ in true } : found
  }

  private func rawWords(_ slot: String) -> [Candidate] {
    guard slot == "topic" else { return raw(slot) }
    return session.language.kinds.filter { !hides($0) }.map { Candidate($0.title, $0.summary) } + types
  }
}
