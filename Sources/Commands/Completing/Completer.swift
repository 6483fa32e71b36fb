public import Syntax
import Traits
import ViewTree

/// What may stand at a place of an unfinished text, in a session: statements, kinds, names, traits, cases, modifiers.
///
/// The syntax says which kinds of thing fit there; the world says which there are.
///
/// ```swift
/// Completer(world: world).complete("override form.th", at: 16).candidates     // [theme: "trait, AppTheme"]
/// ```
public struct Completer {
  /// One thing that may stand there.
  public struct Candidate: Hashable, Sendable {
    /// What is written.
    public var text: String
    /// What it is, in one line.
    public var summary: String

    /// Makes a candidate.
    public init(_ text: String, _ summary: String) {
      self.text = text
      self.summary = summary
    }
  }

  /// What may stand at a place, and which part of the text it would replace.
  public struct Completion: Sendable {
    /// The part of the word under the cursor before it, as UTF-8 offsets.
    public var replacement: SourceRange
    /// What fits and begins with that part: the likeliest kind first, each kind in alphabetical order.
    public var candidates: [Candidate]
  }

  let world: World
  /// What the candidates begin with, so that those that do not are passed over early.
  var prefix = ""

  /// Makes a completer for a session's world.
  public init(world: World) { self.world = world }

  /// What may stand at an offset in UTF-8.
  ///
  /// - Complexity: O(*n* + *c*) for *n* bytes before the cursor and *c* names of the session.
  public func complete(_ text: String, at offset: Int) -> Completion {
    let site = CompletionSite.find(in: text, at: offset, names: &world.names)
    let prefix = String(decoding: Array(text.utf8)[site.replacement.start..<offset], as: UTF8.self)
    var filtering = self
    filtering.prefix = prefix
    var seen: Set<String> = []
    var candidates: [Candidate] = []
    var resolver = resolver(at: site)
    for expected in site.expected {
      let fitting = filtering.candidates(expected, site, &resolver).filter { $0.text.hasPrefix(prefix) }
      for candidate in fitting.sorted(by: { $0.text < $1.text }) where candidates.last?.text != candidate.text
      {
        if seen.isEmpty || seen.insert(candidate.text).inserted { candidates.append(candidate) }
      }
      if site.expected.count > 1 { seen = Set(candidates.lazy.map(\.text)) }
    }
    return Completion(replacement: site.replacement, candidates: candidates)
  }

  /// A resolver that knows what the enclosing blocks have made known: `sender`, `previous`, loop variables, new environments.
  private func resolver(at site: CompletionSite) -> Resolver {
    var resolver = Resolver(world: world)
    for block in site.enclosing {
      guard block.form == .on || block.form == .register else { continue }
      var frame = Frame(surroundings: .handler)
      frame.sender = frame.add(world.names.name(for: "sender"), .environment)
      _ = frame.add(world.names.name(for: "previous"), .collection)
      resolver.frames.append(frame)
    }
    for introduction in site.introduced where introduction.form.isNode {
      let top = resolver.frames.count - 1
      _ = resolver.frames[top].add(introduction.identifier.name, .environment)
      resolver.frames[top].locals[resolver.frames[top].locals.count - 1].kind =
        introduction.form.environmentKind
    }
    return resolver
  }

  private func candidates(
    _ expected: CompletionSite.Expected, _ site: CompletionSite, _ resolver: inout Resolver
  ) -> [Candidate] {
    switch expected {
    case .statement(let form): Self.statements[form].map { [$0] } ?? []
    case .word(let word): [Candidate(word.spelling, Self.meanings[word] ?? "word")]
    case .slot(let slot, let kind): self.slot(slot, kind, site, &resolver)
    case .value: values(&resolver)
    case .operandValue(of: let expression): operands(of: expression, &resolver)
    case .implicitCase(of: let expression):
      expression.map { constants(of: resolver.typeForCompletion(of: $0)) } ?? []
    case .member(of: let expression) where site.isPlaceOfOverride: overridable(expression, &resolver)
    case .member(of: let expression): members(of: expression, &resolver)
    case .step(of: let expression): steps(below: expression, &resolver)
    case .argument(of: let expression): arguments(of: expression)
    case .element(of: let expression):
      resolver.typeForCompletion(of: expression).map { type in
        if case .list = type { [] } else { keys }
      } ?? keys
    case .traitKey: traits
    }
  }

  /// What the words in the middle of statements say.
  private static let meanings: [Word: String] = [
    .all: "every row: nothing is summed up", .manual: "pending work waits for `update`",
    .automatic: "pending work is done at each turn's end", .within: "how far numbers may differ",
    .capturing: "what the block holds on to", .target: "whom the action is sent to",
    .action: "an action instead of a block", .off: "no longer", .plain: "without raw values",
    .objc: "in Objective-C's style",
  ]

  /// Each statement by its first word, made once.
  private static let statements: [StatementForm: Candidate] = {
    let rows = Statements.rows.filter { !$0.head.isEmpty }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.form, candidate(for: $0)) })
  }()

  /// Where several statements begin with the same word, the plain one describes it, else the words that can follow do.
  private static func candidate(for row: Statements.Row) -> Candidate {
    let rows = Statements.rows.filter { $0.head.first == row.head.first }
    if let plain = rows.first(where: { $0.head.count == 1 }) {
      return Candidate(row.head[0].spelling, plain.summary)
    }
    let words = rows.compactMap { $0.head.dropFirst().first?.spelling }
    return Candidate(
      row.head[0].spelling, rows.count == 1 ? rows[0].summary : "followed by " + words.joined(separator: ", ")
    )
  }
}

extension CompletionSite {
  /// Whether what is being written is the place of an override: `override cell.`.
  fileprivate var isPlaceOfOverride: Bool {
    guard let statement, statement.operands.isEmpty else { return false }
    return statement.form == .override || statement.form == .removeOverride
  }
}

extension StatementForm {
  /// Whether the statement makes an environment.
  var isNode: Bool {
    switch self {
    case .scene, .window, .presentation, .controller, .view, .create: true
    default: false
    }
  }
}

extension Resolver {
  /// The static type of an expression, where it has one.
  mutating func typeForCompletion(of expression: Expression) -> ValueType? {
    if let type = (try? resolve(expression))?.type { return type }
    guard case .name(let name) = expression.kind, let trait = trait(property: name) else { return nil }
    return trait.type
  }
}
