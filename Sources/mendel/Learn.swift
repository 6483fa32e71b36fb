import ArgumentParser
import LibEdit
import REPL

/// `mendel learn [LESSON]`.
struct Learn: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the course's lessons, or open one.",
    discussion:
      "A lesson is an id such as traits/flow, its number in the list, or a file; a folder's lessons are listed."
  )

  @OptionGroup var shared: SharedOptions
  @OptionGroup var course: CourseOptions

  @Argument(help: "The lesson.")
  var lesson: String?

  func run() throws {
    throw ExitCode(shared.launch.learn(lesson, course: course.location))
  }
}
