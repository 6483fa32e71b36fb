import ArgumentParser
import Drawings
import REPL

import enum Syntax.Spelling

struct MendelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mendel",
    abstract: "A tutorial and playground for UIKit's traits and SwiftUI's presentations.",
    discussion: """
      Without a subcommand it starts the playground; if standard input is no terminal, it runs it as a script.

      Exit status: 0 all well, 1 something failed, 2 the call was wrong, 130 after an interrupt.

      Environment: MENDEL_KEYS=vi edits with vi's keys (as bind -v in ~/.editrc does), XDG_STATE_HOME is where the history and \
      your progress are kept; NO_COLOR, CLICOLOR_FORCE and COLUMNS are obeyed.
      """,
    version: "mendel 0.1.0",
    subcommands: [Run.self, Learn.self, DemoCommand.self, Export.self, Verify.self])

  @OptionGroup var script: ScriptOptions

  @Option(
    name: .customShort("c"), help: ArgumentHelp("Run these statements and end.", valueName: "statements"))
  var statements: [String] = []

  func run() throws {
    throw ExitCode(
      statements.isEmpty
        ? script.launch.start(echoes: script.echo)
        : script.launch.run(statements: statements, echoes: script.echo))
  }

  /// Parses the arguments and runs the command; returns the exit status.
  static func start() -> Int32 {
    do {
      var command = try parseAsRoot()
      try refuseStatements(beside: command)
      try command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      let isSuccess = exitCode(for: error).isSuccess
      let streams = Launch.streams()
      let text = Escaping.safe(message(for: error), keepsLines: true)
      (isSuccess ? streams.output : streams.errors).write(text + "\n")
      return isSuccess ? streams.exitStatus(0) : 2
    }
  }

  /// Refuses `-c` before a subcommand: the parser would silently drop options in that position.
  private static func refuseStatements(beside command: any ParsableCommand) throws {
    guard !(command is MendelCommand), let name = type(of: command).configuration.commandName,
      let place = CommandLine.arguments.firstIndex(of: name),
      CommandLine.arguments[..<place].contains("-c")
    else { return }
    throw ValidationError("'-c' runs statements by itself; it does not go with '\(name)'")
  }

  /// The parser's error message, in the style of the program and with a suggestion.
  private static func message(for error: any Error) -> String {
    var message = fullMessage(for: error)
    if let word = CommandLine.arguments.dropFirst().first(where: { !$0.hasPrefix("-") }),
      message.contains("nexpected argument"), let end = message.firstIndex(of: "\n")
    {
      let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
      let near = Spelling.nearest(to: word, among: names).map { "did you mean `mendel \($0)`?" }
      let isFile = word.contains(".") || word.contains("/")
      message.insert(
        contentsOf: "; "
          + (isFile
            ? "write `mendel run \(word)`" : near ?? "the subcommands are " + names.joined(separator: ", ")),
        at: end)
    }
    return message.hasPrefix("Error: ") ? "e" + message.dropFirst() : message
  }
}

struct ScriptOptions: ParsableArguments {
  @OptionGroup var launch: Launch

  @Flag(help: "Show statements and confirmations.")
  var echo = false
}

extension ColorChoice: ExpressibleByArgument {}

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run scripts, statement by statement, in one session.")

  @OptionGroup var script: ScriptOptions

  @Argument(
    help: "The scripts; - is standard input. Swift files side by side are a module, as is a folder of them.")
  var files: [String]

  func run() throws { throw ExitCode(script.launch.run(files: files, echoes: script.echo)) }
}
