import Sessions
import Syntax
import ViewTree

/// Makes answers that are almost right: a solution without one of its statements, with two neighbouring statements swapped, or with
/// another word; in the order of its text.
///
/// ```swift
/// Mutator(table) { $0 == "bold" ? ["pastel"] : [] }.mutants(of: "override form.theme = bold")
/// // "", "override form.theme = pastel"
/// ```
struct Mutator {
  /// The maximum number of mutants of a solution; if there are more, an evenly spaced selection is used.
  private static let most = 400

  private let table: StatementTable
  private let alternatives: (String) -> [String]

  init(_ table: StatementTable, alternatives: @escaping (String) -> [String]) {
    (self.table, self.alternatives) = (table, alternatives)
  }

  func mutants(of solution: String) -> [String] {
    let script = Script(solution, table)
    var seen: Set = [solution]
    let found = (rearrangements(script.statements, script) + replacements(script)).filter {
      seen.insert($0).inserted
    }
    guard found.count > Self.most else { return found }
    return (0..<Self.most).map { found[$0 * found.count / Self.most] }
  }

  /// The solution without each statement, and with each pair of neighbours swapped, also within blocks.
  private func rearrangements(_ statements: [Statement], _ script: Script) -> [String] {
    let ranges = statements.map(\.range)
    let dropped = ranges.indices.map { index in
      var range = ranges[index]
      // The text between it and the next statement is removed too; for the last, the text after the one before.
      if index + 1 < ranges.count {
        range.end = ranges[index + 1].start
      } else if index > 0 {
        range.start = ranges[index - 1].end
      }
      return script.replacing(range, with: "")
    }
    let swapped = zip(ranges, ranges.dropFirst()).map { first, second in
      let between = script.text(SourceRange(first.end, second.start))
      return script.replacing(first.union(second), with: script.text(second) + between + script.text(first))
    }
    return dropped + swapped + statements.flatMap(\.blocks).flatMap { rearrangements($0, script) }
  }

  private func replacements(_ script: Script) -> [String] {
    script.read.tokens.flatMap { token in
      words(insteadOf: script.text(token.range), token.kind).map { script.replacing(token.range, with: $0) }
    }
  }

  private func words(insteadOf word: String, _ kind: Token.Kind) -> [String] {
    switch kind {
    case .name, .type, .verb: alternatives(word)
    case .number where word == "true": ["false"]
    case .number where word == "false": ["true"]
    case .number: word.withNextNumber.map { [$0] } ?? []
    case .color(let color): [color == 0xff ? "#ffffff" : "#000000"]
    case .string where !word.allSatisfy({ $0 == "\"" || $0 == "#" }): [word + "?"]
    default: []
    }
  }
}

extension Script {
  fileprivate func replacing(_ range: SourceRange, with text: String) -> String {
    self.text(SourceRange(0, range.start)) + text + self.text(SourceRange(range.end, source.text.utf8.count))
  }
}

extension String {
  /// A literal with its first whole number increased by 1: `3` becomes `4`, `390x844` becomes `391x844`; nil if it has no number.
  fileprivate var withNextNumber: String? {
    guard let digits = firstMatch(of: /[0-9]+/), let number = Int(digits.output), number < .max else {
      return nil
    }
    return self[..<digits.range.lowerBound] + String(number + 1) + self[digits.range.upperBound...]
  }
}

extension Session {
  /// The maximum number of alternatives of each kind for one word.
  private static let mostAlternatives = 4

  /// Other words that may replace a word, as far as the word alone tells: nearby environments, other cases of its enum, other traits and
  /// colours.
  func alternatives(to word: String) -> [String] {
    let types = Array(definitions.types.values) + Array(language.appleTypes.values)
    let enums = types.filter { $0.cases.contains { $0.name == word } }.sorted(on: \.name)
    let kinds: [[String]] =
      enums.map { $0.cases.map(\.name) } + [
        neighbours(of: word), others(than: word, among: definitions.traits.compactMap(\.property)),
        others(than: word, among: ColorNames.table.keys.sorted(on: \.self)),
        others(than: word, among: definitions.colors.keys.sorted(on: \.self)),
      ]
    var seen: Set = [word]
    return kinds.flatMap { $0.filter { seen.insert($0).inserted }.prefix(Self.mostAlternatives) }
  }

  /// References to the environments around those with a name, nearest first: the parent, the children, the siblings.
  private func neighbours(of word: String) -> [String] {
    let tree = traits.tree
    let contents = { (id: EnvironmentID) in Array(tree.children(of: tree.contentHolder(of: id))) }
    return environments(named: word).flatMap { id -> [String] in
      let parents = tree.parent(of: id).map { [tree.movableRoot(of: $0)] } ?? []
      let (children, siblings) = (contents(id), parents.flatMap(contents))
      return (parents + children + siblings.filter { $0 != id }).map { reference(to: $0) }
    }
  }

  /// The other words of a list: first those after the word, then those before it.
  private func others(than word: String, among words: [String]) -> [String] {
    guard let index = words.firstIndex(of: word) else { return [] }
    return Array(words[(index + 1)...] + words[..<index])
  }
}
