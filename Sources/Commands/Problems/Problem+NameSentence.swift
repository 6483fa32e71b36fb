import Syntax

extension Problem {
  // What is wrong with a name: nothing has it, or more than one thing.

  private static func didYouMean(_ nearest: String?) -> String? { nearest.map { "did you mean `\($0)`?" } }

  /// Words in a row: `a`, `b` and `c`.
  package static func list(_ words: [String], _ link: String = "and") -> String {
    let quoted = words.map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(link) " + last
  }

  /// Words in a row, of more than sixteen the first twelve.
  private static func shortList(_ words: [String]) -> String {
    guard words.count > 16 else { return list(words) }
    return words.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + " and \(words.count - 12) more"
  }

  /// The words that could stand there: those that begin as what was written, whatever its case, or all, unless they are too many to be read.
  private static func list(ofChoices choices: [String], beginning name: String) -> String? {
    let begun = choices.filter { $0.lowercased().hasPrefix(name.lowercased()) }
    if begun.count == 1 { return didYouMean(begun[0]) }
    let shown = begun.isEmpty ? choices : begun
    guard 1...24 ~= shown.count else { return nil }
    return "there \(shown.count == 1 ? "is" : "are") \(list(shown))"
  }

  var nameSentence: Sentence {
    switch kind {
    case .unknownName(let name, let nearest, let instead, let hint):
      Sentence(
        "nothing here is called `\(name)`",
        Self.didYouMean(nearest) ?? instead.map { "write `\($0)`" } ?? hint
          ?? (name.count > 40 ? nil : "`let \(name) = …` would make it"))
    case .pathOfValues(let steps, let value):
      Sentence(
        "`\(steps.joined(separator: "/"))` is a path, and `\(value)` is no environment",
        "to divide, write `\(steps.joined(separator: " / "))`")
    case .unknownEnvironment(let name, let nearest, let instead):
      Sentence(
        "no environment is called `\(name)`",
        Self.didYouMean(nearest) ?? instead.map { "write `\($0)`" }
          ?? "`show tree` shows those that are there")
    case .unknownTraitProperty(let name, let nearest):
      Sentence(
        "no trait has the property `\(name)`",
        Self.didYouMean(nearest)
          ?? "Apple's are spelled as in UIKit; `define trait` makes others")
    case .unknownMember(let name, of: let owner, let nearest, let known, let hint):
      Sentence(
        "\(owner) has no `\(name)`",
        Self.didYouMean(nearest) ?? hint
          ?? (known.isEmpty ? "leave out `.\(name)`" : "it has \(Self.shortList(known))"))
    case .unknownCase(let name, of: let type, let nearest, let cases):
      Sentence(
        "`\(type)` has no case `\(name)`",
        Self.didYouMean(nearest) ?? "it has \(Self.shortList(cases))")
    case .unknownWord(let name, let role, let nearest, let choices):
      Sentence(
        "there is no \(role.word) `\(name)`",
        Self.didYouMean(nearest) ?? Self.list(ofChoices: choices, beginning: name) ?? role.remedy(for: name))
    case .ambiguousEnvironment(let name, let candidates):
      Sentence("`\(name)` could be \(Self.list(candidates, "or"))", "write the path")
    case .ambiguousWord(let name, let type):
      Sentence("`\(name)` is both a name and a value of \(type)", "write `.\(name)` for the value")
    case .notUnder(let name, let parent, let nearest):
      Sentence(
        "no `\(name)` stands under `\(parent)`",
        Self.didYouMean(nearest) ?? "`show tree` shows what stands where")
    default: Self.elsewhere
    }
  }
}
