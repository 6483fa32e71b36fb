import ArgumentParser
import REPL

struct Learn: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "List the course's lessons, or open one.",
    discussion: """
      A lesson is an id such as traits/flow, its number in the list, or a file; a folder's lessons are listed, and \
      opened as FOLDER/ID or FOLDER/NUMBER. A lesson that was begun is taken up where it was left; with a number behind it, \
      it is opened at that step. Who has not learned anything yet is shown the first lesson at once.
      """)

  @OptionGroup var launch: Launch
  @OptionGroup var course: CourseOptions

  @Option(
    help: ArgumentHelp("Prefer lessons in this language, where they are translated.", valueName: "language"))
  var language = "en"

  @Argument(help: "The lesson, and the step to open it at.")
  var lesson: [String] = []

  func run() throws {
    let shell = launch.lessons(course: course.lessons, language: language)
    shell.command = "mendel learn"
    throw ExitCode(shell.start(lesson, isWatched: launch.isWatched))
  }
}
