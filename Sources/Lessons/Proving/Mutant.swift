internal import Syntax

/// An answer to an exercise that is nearly right: the solution with one thing changed.
public struct Mutant: Hashable, Sendable {
  /// What was done to the solution.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// A statement is missing.
    case dropped
    /// Two statements that follow each other have changed places.
    case swapped
    /// A word or literal is another: a value, or the environment that is meant.
    case replaced
  }

  /// What was done.
  public let change: Change
  /// The solution as it is now.
  public let code: String
}

/// Makes all mutants of a solution, in the order of its text.
///
/// ```swift
/// Mutator(alternatives: { $0 == "bold" ? ["pastel"] : [] }).mutants(of: "override form.theme = bold")
/// // "", "override form.theme = pastel"
/// ```
struct Mutator {
  /// How many mutants of a solution are tried: of more, as many, evenly spread.
  static let limit = 400

  /// The other words that may stand where a word does.
  let alternatives: (String) -> [String]

  /// The mutants of a solution that reads without problems.
  ///
  /// - Complexity: O(*n* · *m*) for *n* bytes and *m* mutants
  func mutants(of solution: String) -> [Mutant] {
    var names = NameTable()
    let statements = Script(solution, names: &names).statements
    let found = rearrangements(statements, in: solution) + replacements(in: solution)
    var seen: Set = [solution]
    let mutants = found.filter { seen.insert($0.code).inserted }
    guard mutants.count > Mutator.limit else { return mutants }
    return (0..<Mutator.limit).map { mutants[$0 * mutants.count / Mutator.limit] }
  }

  // MARK: - Statements

  /// The solution without each statement, and with each two changed around, those in blocks included.
  private func rearrangements(_ statements: [Statement], in code: String) -> [Mutant] {
    let ranges = statements.map(\.range)
    let dropped = ranges.indices.map { Mutant(change: .dropped, code: code.dropping(ranges, at: $0)) }
    let swapped = ranges.indices.dropFirst().map {
      Mutant(change: .swapped, code: code.swapping(ranges[$0 - 1], ranges[$0]))
    }
    let inner = statements.flatMap(\.blocks).flatMap { rearrangements($0.statements, in: code) }
    return dropped + swapped + inner
  }

  // MARK: - Words

  private func replacements(in code: String) -> [Mutant] {
    var (text, highlighter) = (code, Highlighter())
    let spans = text.withUTF8 { highlighter.spans(in: $0) }
    return spans.flatMap { span in
      words(insteadOf: code[span.range], span.tokenClass).map {
        Mutant(change: .replaced, code: code.replacing(span.range, with: $0))
      }
    }
  }

  private func words(insteadOf word: String, _ tokenClass: TokenClass) -> [String] {
    switch tokenClass {
    case .name, .type: alternatives(word)
    case .number where word == "true": ["false"]
    case .number where word == "false": ["true"]
    case .number: word.withNextNumber.map { [$0] } ?? []
    case .color(let color): [color == 0xff ? "#ffffff" : "#000000"]
    case .string where word.hasSuffix("\""): [word.dropLast() + "?\""]
    default: []
    }
  }
}

extension String {
  fileprivate subscript(range: SourceRange) -> String {
    String(decoding: Array(utf8)[range.start..<range.end], as: UTF8.self)
  }

  fileprivate func replacing(_ range: SourceRange, with text: String) -> String {
    let bytes = Array(utf8)
    return String(decoding: bytes[..<range.start] + text.utf8 + bytes[range.end...], as: UTF8.self)
  }

  /// The text without one of these stretches, and without what separates it from the next or else from the one before.
  fileprivate func dropping(_ ranges: [SourceRange], at index: Int) -> String {
    var range = ranges[index]
    if index + 1 < ranges.count {
      range.end = ranges[index + 1].start
    } else if index > 0 {
      range.start = ranges[index - 1].end
    }
    return replacing(range, with: "")
  }

  /// The text with two stretches in each other's place.
  fileprivate func swapping(_ first: SourceRange, _ second: SourceRange) -> String {
    let between = SourceRange(first.end, second.start)
    return replacing(first.through(second), with: self[second] + self[between] + self[first])
  }

  /// A literal with its first whole number counted up: `3` becomes `4`, `390x844` becomes `391x844`; `nil` has none.
  fileprivate var withNextNumber: String? {
    guard let start = firstIndex(where: \.isNumber) else { return nil }
    let digits = self[start...].prefix { $0.isNumber }
    return Int(digits).flatMap { number in
      number == .max ? nil : self[..<start] + String(number + 1) + self[digits.endIndex...]
    }
  }
}
