import ArgumentParser
import Syntax

extension MendelCommand {
  /// What is said of a word that stands where a subcommand would and is none; `nil` if none is there.
  static var unknownSubcommand: String? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), !names.contains(word)
    else { return nil }
    let nearest = Spelling.nearest(to: word, among: names).map { "did you mean `mendel \($0)`?" }
    return "there is no `mendel \(word)`; " + (nearest ?? "there are " + names.joined(separator: ", "))
  }
}
