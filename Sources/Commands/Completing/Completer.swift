public import Syntax
import Traits
import ViewTree

/// What may stand at a place of an unfinished text, in a session: statements, kinds, names, traits, cases, modifiers.
///
/// The syntax says which kinds of thing fit there; the world says which there are, and which of them would not be refused.
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
  /// Statements that are not offered.
  let hidden: Set<StatementForm>
  /// What the candidates begin with, so that those that do not are passed over early.
  var prefix = ""

  /// Makes a completer for a session's world; `hidden` are statements that would be refused now.
  public init(world: World, hiding hidden: Set<StatementForm> = []) {
    (self.world, self.hidden) = (world, hidden)
  }

  /// What may stand at an offset in UTF-8.
  ///
  /// What the text before the cursor defines is known to it, and forgotten behind it: the session does not change.
  /// - Complexity: O(*n* + *c*) for *n* bytes before the cursor and *c* names of the session, and O(*m* log *m*) for *m* candidates.
  public func complete(_ text: String, at offset: Int) -> Completion {
    let site = CompletionSite.find(in: text, at: offset, names: &world.names)
    var filtering = self
    filtering.prefix = String(decoding: Array(text.utf8)[site.replacement.start..<offset], as: UTF8.self)
    let mark = world.mark
    defer { world.revert(to: mark) }
    var resolver = resolver(at: site)
    var candidates: [Candidate] = []
    var seen: Set<String> = []
    let wantsStatement = site.expected.contains { if case .statement = $0 { true } else { false } }
    if wantsStatement, !Self.startsStatement(text, at: site.replacement.start) {
      return Completion(replacement: site.replacement, candidates: [])
    }
    for expected in site.expected {
      for group in filtering.candidates(expected, site, &resolver) {
        let fitting = group.filter { $0.text.hasPrefix(filtering.prefix) }.sorted { $0.text < $1.text }
        for candidate in fitting where seen.insert(candidate.text).inserted { candidates.append(candidate) }
      }
    }
    return Completion(replacement: site.replacement, candidates: candidates)
  }

  /// Whether a statement may begin at an offset: at the beginning, or behind what separates statements or holds them.
  ///
  /// Behind words that are no statement none begins, whatever is expected there.
  private static func startsStatement(_ text: String, at offset: Int) -> Bool {
    let last = text.utf8.prefix(offset).last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return last.map { "\n\r;{}".utf8.contains($0) } ?? true
  }

  /// What one kind of thing comes to, in groups, the likeliest first.
  private func candidates(
    _ expected: CompletionSite.Expected, _ site: CompletionSite, _ resolver: inout Resolver
  ) -> [[Candidate]] {
    switch expected {
    case .statement(let form):
      [isRefused(form, site, resolver) ? [] : Self.statements[form].map { [$0] } ?? []]
    case .word(let word): [isRefused(word, site, &resolver) ? [] : [Self.candidate(for: word, in: site)]]
    case .slot(let slot, let kind): self.slot(slot, kind, site, &resolver)
    case .value: values(site, &resolver)
    case .operandValue(of: let expression): operands(of: expression, &resolver)
    case .annotatedValue(let type):
      (try? resolver.type(type)).map { values(of: $0, in: site, &resolver) } ?? []
    case .annotatedCase(let type): [constants(of: try? resolver.type(type))]
    case .implicitCase(of: let expression):
      [expression.map { constants(of: resolver.typeForCompletion(of: $0)) } ?? []]
    case .member(of: let expression): members(of: expression, site, &resolver)
    case .step(of: let expression): [steps(below: expression, &resolver)]
    case .argument(of: let callee, label: let label, after: let arguments):
      self.arguments(of: callee, label, arguments, site, &resolver)
    case .element(of: let expression): elements(of: expression, &resolver)
    case .traitKey: [mutableTraits]
    case .modifying(let expression):
      [
        resolver.typeForCompletion(of: expression) == .collection
          ? [Self.candidate(for: .modifying, in: site)] : []
      ]
    case .orientation(of: let device): [orientations(of: device)]
    }
  }
}

extension CompletionSite {
  /// Whether what is being written is the place of an override: `override cell.`.
  var isPlaceOfOverride: Bool {
    guard let statement, statement.operands.isEmpty else { return false }
    return statement.form == .override || statement.form == .removeOverride
  }

  /// Whether a block around the cursor belongs to a statement of one of these forms.
  func isInside(_ forms: StatementForm...) -> Bool { enclosing.contains { forms.contains($0.form) } }
}

extension Resolver {
  /// The static type of an expression, where it has one.
  mutating func typeForCompletion(of expression: Expression) -> ValueType? {
    if let type = (try? resolve(expression))?.type { return type }
    guard case .name(let name) = expression.kind, let trait = trait(property: name) else { return nil }
    return trait.type
  }
}
