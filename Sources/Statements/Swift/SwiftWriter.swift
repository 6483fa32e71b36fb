import Sessions
import Syntax

/// Writes statements as Swift code for Apple's frameworks.
///
/// ```
/// override form.theme = bold      →      form.traitOverrides.theme = .bold
/// ```
/// Text that is Swift already stays as typed. Only the short forms of the playground are replaced, as the checker has resolved them.
/// Statements without a counterpart become comments.
package struct SwiftWriter {
  let source: Source
  /// A checker of the session after the statement.
  let checker: Checker
  var owner: String?
  /// The object in whose class the code is placed; there it is `self`.
  var ownName: String?
  /// The start of the statement, and its tokens.
  private let start: Int
  private let tokens: ArraySlice<Token>
  private let shortForms: [SourceRange: String]
  private let shortCalls: Set<SourceRange>
  private let verbs: [VerbStatement]

  var session: Session { checker.session }

  /// Writes a script as Swift; needs the sessions before and after it.
  package static func code(_ script: String, _ before: Session, _ behind: Session) -> [String] {
    let (source, read) = (Source(script), SourceText(script, statements: behind.language.table, mode: .file))
    var (session, rest) = (before.copyForTrial, read.tokens[...])
    return read.statements.enumerated().flatMap { index, statement in
      var checker = Checker(session: session, source: source)
      // The checker records short forms up to the first mistake, if there is one.
      _ = try? checker.check(statement: statement)
      var next = session
      if index + 1 == read.statements.count {
        next = behind
      } else if (try? next.perform(statement, source)) != nil {
        session = next
      }
      rest = rest.drop { $0.range.start < statement.range.start }
      let tokens = rest.prefix { $0.range.start < statement.range.end }
      return SwiftWriter(statement.range.start, tokens, noted: checker, behind: next).lines(statement)
    }
  }

  private init(_ start: Int, _ tokens: ArraySlice<Token>, noted: Checker, behind session: Session) {
    (source, self.start, self.tokens) = (noted.source, start, tokens)
    checker = Checker(session: session, source: source)
    shortForms = noted.shortForms.merging(Self.literals(tokens, source)) { $1 }
    (shortCalls, verbs) = (noted.shortCalls, noted.verbs)
  }

  func lines(_ statement: Statement) -> [String] {
    if case .verb(let verb) = statement.kind { return lines(verb) }
    if case .import = statement.kind { return [] }
    // If a value has no counterpart, the whole statement becomes a comment.
    let values = verbs.filter { statement.range.contains($0.range) && lineBefore($0).contains { $0 != " " } }
    let isForeign = values.contains { lines($0).allSatisfy { $0.hasPrefix("//") } }
    return isForeign ? comment(statement.range) : text(statement.range).lines
  }

  func body(_ block: Block) -> [String] { block.statements.flatMap { lines($0) }.indented }

  func text(_ expression: Expression) -> String { text(expression.range) }

  /// A part of the text, with all short forms replaced.
  private func text(_ range: SourceRange) -> String {
    var edits = shortForms.filter { range.contains($0.key) }.map { ($0.key, own($0.value)) }
    edits += shortCalls.filter(range.contains).map { (SourceRange($0.end, $0.end), ")") }
    edits += tokens.filter { $0.kind == .name && range.contains($0.range) }.map(\.range)
      .map { ($0, source.text($0)) }.filter { own($0.1) != $0.1 }.map { ($0, own($1)) }
    edits += verbs.filter { range.contains($0.range) }.map { verb in
      let indentation = String(lineBefore(verb).prefix { $0 == " " })
      return (verb.range, lines(verb).joined(separator: "\n" + indentation))
    }
    edits.sort { ($0.0.start, -$0.0.end) < ($1.0.start, -$1.0.end) }
    var (result, position) = ("", range.start)
    for (place, text) in edits where place.start >= position {
      result += source.text(SourceRange(position, place.start)) + text
      position = place.end
    }
    return result + source.text(SourceRange(position, max(position, range.end)))
  }

  /// The text before a statement on its line, within the outer statement.
  private func lineBefore(_ verb: VerbStatement) -> String {
    source.text(SourceRange(start, verb.range.start)).lines.last ?? ""
  }

  /// Replaces the name of the object at the start of a text by `self`, within the object's class.
  private func own(_ text: String) -> String {
    guard let ownName else { return text }
    let name = [ownName, "sender"].first { text == $0 || text.hasPrefix($0 + ".") }
    return name.map { "self" + text.dropFirst($0.count) } ?? text
  }

  func comment(_ range: SourceRange) -> [String] { source.text(range).lines.map { "// \($0)" } }

  func with<Value>(_ property: WritableKeyPath<SwiftWriter, Value>, _ value: Value) -> SwiftWriter {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }

  func type(of expression: Expression) -> Type? {
    var copy = checker
    return try? copy.checkUnfitted(expression).type
  }

  func trait(_ expression: Expression) -> TraitInfo? {
    var index = checker.traitKey(expression)
    if case .name(let name) = expression.kind {
      index = session.definitions.traitProperties[name.text] ?? index
    }
    return index.map { session.definitions.traits[$0] }
  }

  /// Literals that Swift spells differently, with their Swift text.
  private static func literals(_ tokens: ArraySlice<Token>, _ source: Source) -> [SourceRange: String] {
    tokens.reduce(into: [:]) { found, token in
      switch Expression.Kind.literal(source.text(token.range)) {
      case .color(let color): found[token.range] = Self.color(color)
      case .duration(let seconds): found[token.range] = "\(seconds)"
      case .size(let width, let height): found[token.range] = "CGSize(width: \(width), height: \(height))"
      default: break
      }
    }
  }

  /// `UIColor(red: 1, green: 0.82, blue: 0.86, alpha: 1)`.
  private static func color(_ color: UInt32) -> String {
    let parts = Color.parts(of: color).map { Session.short(($0 * 1000).rounded() / 1000) }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

extension String {
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

extension [String] { var indented: [String] { map { $0.isEmpty ? "" : "    " + $0 } } }
