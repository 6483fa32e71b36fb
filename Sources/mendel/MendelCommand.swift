public import ArgumentParser
public import Drawings
import REPL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program's arguments.
struct MendelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mendel",
    abstract: "A tutorial and playground for UIKit's traits and SwiftUI's presentations.",
    discussion: """
      Without a subcommand it starts the playground; if standard input is no terminal, it runs it as a script.

      Exit status: 0 all well, 1 something failed, 2 the call was wrong, 130 after an interrupt.
      """,
    version: "mendel 0.1.0",
    subcommands: [Run.self, Learn.self, DemoCommand.self, Verify.self])

  @OptionGroup var shared: SharedOptions

  @Option(
    name: .customShort("c"), help: ArgumentHelp("Run these statements and end.", valueName: "statements"))
  var statements: String?

  func run() throws {
    let launch = shared.launch
    if let statements { throw ExitCode(launch.run(statements: statements)) }
    throw ExitCode(launch.start())
  }

  /// Parses the arguments and runs what they ask for; answers the exit status.
  static func start() -> Int32 {
    do {
      var command = try parseAsRoot()
      try command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      let code = exitCode(for: error)
      let streams = Launch().streams
      let stream = code.isSuccess ? streams.output : streams.errors
      stream.write(fullMessage(for: error) + "\n")
      stream.flush()
      return code.isSuccess ? 0 : 2
    }
  }
}

/// The options that every call knows.
struct SharedOptions: ParsableArguments {
  @Option(help: "Colours: auto, always or never.")
  var color = ColorChoice.auto

  @Flag(help: "No cursor moves, no box characters, whole sentences.")
  var plain = false

  @Flag(help: "Show statements and confirmations.")
  var echo = false

  var launch: Launch { Launch(color: color, isPlain: plain, echoes: echo) }
}

extension ColorChoice: ExpressibleByArgument {}

/// `mendel run FILE…`.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run scripts, statement by statement, in one session.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The scripts; - is standard input.")
  var files: [String]

  func run() throws {
    let launch = shared.launch
    throw ExitCode(launch.run(files: files))
  }
}
