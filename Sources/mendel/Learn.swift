import ArgumentParser
import LibEdit
import REPL

/// `mendel learn [LESSON]`.
struct Learn: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "List the course's lessons, or open one.",
    discussion: """
      A lesson is an id such as traits/flow, its number in the list, or a file; a folder's lessons are listed, and \
      opened as FOLDER/ID or FOLDER/NUMBER. A lesson that was begun is taken up where it was left.
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var course: CourseOptions

  @Option(
    help: ArgumentHelp(
      "Prefer lessons in this language, where they are translated.", valueName: "language"))
  var language = Course.firstLanguage

  @Argument(help: "The lesson.")
  var lesson: String?

  func run() throws {
    throw ExitCode(shared.launch.learn(lesson, course: course.location, language: language))
  }
}
