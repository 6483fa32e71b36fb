import ArgumentParser
import LibEdit
import REPL

/// `mendel verify [PATH…]`.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replay lessons and compare what comes out with what they say.",
    discussion: """
      A path is a lesson's file or a folder of lessons; without one, the course is verified.

      Exit status: 0 every lesson is as it says, 1 one is not, 2 a path is not there.
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var course: CourseOptions

  @Flag(help: "One JSON object for each lesson, on a line.")
  var json = false

  @Argument(help: "Files and folders of lessons.")
  var paths: [String] = []

  func run() throws {
    Interrupts.catch()
    var verifier = LessonVerifier(streams: shared.launch.streams) { Interrupts.isRequested }
    verifier.writesJSON = json
    throw ExitCode(verifier.verify(paths: paths, course: course.location).rawValue)
  }
}
