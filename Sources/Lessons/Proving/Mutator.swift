import Sessions
import Syntax
import ViewTree

/// Makes answers that are nearly right: a solution without one of its statements, with two of them changed around, or with another
/// word, in the order of its text.
///
/// ```swift
/// Mutator(table) { $0 == "bold" ? ["pastel"] : [] }.mutants(of: "override form.theme = bold")
/// // "", "override form.theme = pastel"
/// ```
struct Mutator {
  /// How many mutants of a solution are tried: of more, as many, evenly spread.
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

  /// The solution without each statement, and with each two changed around, those in blocks included.
  private func rearrangements(_ statements: [Statement], _ script: Script) -> [String] {
    let ranges = statements.map(\.range)
    let dropped = ranges.indices.map { index in
      var range = ranges[index]
      // What separates it from the next goes too, or else from the one before.
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
  /// A literal with its first whole number counted up: `3` becomes `4`, `390x844` becomes `391x844`; nil has none.
  fileprivate var withNextNumber: String? {
    guard let digits = firstMatch(of: /[0-9]+/), let number = Int(digits.output), number < .max else {
      return nil
    }
    return self[..<digits.range.lowerBound] + String(number + 1) + self[digits.range.upperBound...]
  }
}

extension Session {
  /// How many words of each kind are offered for one.
  private static let mostAlternatives = 4

  /// Other words that may stand where a word does, as far as that can be told from the word alone: near environments, other cases of its
  /// enum, other traits and colours.
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

  /// The environments around those of a name, nearest first: what it stands in, what stands in it, what stands beside it.
  private func neighbours(of word: String) -> [String] {
    let tree = traits.tree
    let contents = { (id: EnvironmentID) in Array(tree.children(of: tree.contentHolder(of: id))) }
    return environments(named: word).flatMap { id -> [String] in
      let parents = tree.parent(of: id).map { [tree.unit(of: $0)] } ?? []
      let (children, siblings) = (contents(id), parents.flatMap(contents))
      return (parents + children + siblings.filter { $0 != id }).map { reference(to: $0) }
    }
  }

  /// The words of a list behind a word of it, from the first one again behind the last.
  private func others(than word: String, among words: [String]) -> [String] {
    guard let index = words.firstIndex(of: word) else { return [] }
    return Array(words[(index + 1)...] + words[..<index])
  }
}
