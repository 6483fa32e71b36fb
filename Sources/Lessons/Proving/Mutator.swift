import Sessions
import Statements
import Syntax
import ViewTree

/// Makes answers that are nearly right: a solution without one of its statements, with two of them changed around, or with another
/// word, in the order of its text.
///
/// ```swift
/// Mutator { $0 == "bold" ? ["pastel"] : [] }.mutants(of: "override form.theme = bold")
/// // "", "override form.theme = pastel"
/// ```
struct Mutator {
  /// How many mutants of a solution are tried: of more, as many, evenly spread.
  private static let most = 400

  /// The other words that may stand where a word does.
  let alternatives: (String) -> [String]

  func mutants(of solution: String) -> [String] {
    let read = SourceText(solution, statements: Language.standard.table, mode: .file)
    var seen: Set = [solution]
    let found = (rearrangements(read.statements, solution) + replacements(read, solution)).filter {
      seen.insert($0).inserted
    }
    guard found.count > Self.most else { return found }
    return (0..<Self.most).map { found[$0 * found.count / Self.most] }
  }

  /// The solution without each statement, and with each two changed around, those in blocks included.
  private func rearrangements(_ statements: [Statement], _ code: String) -> [String] {
    let ranges = statements.map(\.range)
    let source = Source(code)
    let dropped = ranges.indices.map { index in
      var range = ranges[index]
      // What separates it from the next goes too, or else from the one before.
      if index + 1 < ranges.count {
        range.end = ranges[index + 1].start
      } else if index > 0 {
        range.start = ranges[index - 1].end
      }
      return code.replacing(range, with: "")
    }
    let swapped = ranges.indices.dropFirst().map { index in
      let (first, second) = (ranges[index - 1], ranges[index])
      let between = SourceRange(first.end, second.start)
      return code.replacing(
        first.union(second), with: source.text(second) + source.text(between) + source.text(first))
    }
    return dropped + swapped + statements.flatMap(\.blocks).flatMap { rearrangements($0, code) }
  }

  private func replacements(_ read: SourceText, _ code: String) -> [String] {
    let source = Source(code)
    return read.tokens.flatMap { token in
      words(insteadOf: source.text(token.range), token.kind).map { code.replacing(token.range, with: $0) }
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

extension String {
  fileprivate func replacing(_ range: SourceRange, with text: String) -> String {
    let bytes = Array(utf8)
    return String(decoding: bytes[..<range.start] + text.utf8 + bytes[range.end...], as: UTF8.self)
  }

  /// A literal with its first whole number counted up: `3` becomes `4`, `390x844` becomes `391x844`; nil has none.
  fileprivate var withNextNumber: String? {
    guard let start = firstIndex(where: \.isNumber) else { return nil }
    let digits = self[start...].prefix { $0.isNumber }
    return Int(digits).flatMap {
      $0 == .max ? nil : self[..<start] + String($0 + 1) + self[digits.endIndex...]
    }
  }
}

extension Session {
  /// How many words of each kind are offered for one.
  private static let mostAlternatives = 4

  /// Other words that may stand where a word does, as far as that can be told from the word alone: near environments, other cases of its
  /// enum, other traits and colours.
  func alternatives(to word: String) -> [String] {
    let enums = (Array(definitions.types.values) + Array(language.appleTypes.values)).filter { type in
      type.cases.contains { $0.name == word }
    }
    let kinds: [[String]] =
      enums.map { $0.cases.map(\.name) } + [
        neighbours(of: word), others(than: word, among: definitions.traits.compactMap(\.property)),
        others(than: word, among: ColorNames.table.keys.sorted()),
        others(than: word, among: definitions.colors.keys.sorted()),
      ]
    var seen: Set = [word]
    return kinds.flatMap { $0.filter { seen.insert($0).inserted }.prefix(Self.mostAlternatives) }
  }

  /// The environments around those of a name, nearest first: what it stands in, what stands in it, what stands beside it.
  private func neighbours(of word: String) -> [String] {
    let tree = traits.tree
    return environments(named: word).flatMap { id -> [String] in
      let parent = tree.parent(of: id).map { tree.unit(of: $0) }
      let siblings =
        parent.map { Array(tree.children(of: tree.contentHolder(of: $0))).filter { $0 != id } } ?? []
      let children = Array(tree.children(of: tree.contentHolder(of: id)))
      return ((parent.map { [$0] } ?? []) + children + siblings).map { reference(to: $0) }
    }
  }

  /// The words of a list behind a word of it, from the first one again behind the last.
  private func others(than word: String, among words: [String]) -> [String] {
    guard let index = words.firstIndex(of: word) else { return [] }
    return Array(words[(index + 1)...] + words[..<index])
  }
}
