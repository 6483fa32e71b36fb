import ArgumentParser
import LibEdit
import REPL
import StandardLanguage

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a lesson or a script as a page, a picture, a recording or Swift code.",
    discussion: """
      It plays the file at once, as `mendel demo` does, and writes to standard output: html, all of it as a page; svg, the \
      screen at its end; asciicast, a recording; swift, the session as code for Apple's frameworks.

      Exit status: 0 all well, 1 a statement failed or the file is broken, 2 the call was wrong.
      """)

  @OptionGroup var launch: Launch

  @Option(name: .customLong("as"), help: ArgumentHelp("What to write.", valueName: "format"))
  var format = DemoStage.Format.html

  @Argument(help: "A lesson, by its file or as `learn` lists it, or a script.")
  var file: String

  func run() throws {
    Interrupts.catch()
    throw ExitCode(DemoStage(.standard, streams: launch.streams).export(file, as: format))
  }
}

extension DemoStage.Format: ExpressibleByArgument {}
