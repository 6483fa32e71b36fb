import ArgumentParser
import LibEdit
import REPL
import StandardLanguage

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Replay lessons and compare what comes out with what they say.",
    discussion: """
      A path is a lesson's file or a folder of lessons; without one, the course is verified.

      A lesson in a folder `en`, `ko` or `ja` belongs to the course around that folder: what it requires must be there, \
      and a translation must do what its original does. Claims are those of the course's SYLLABUS.md.

      Exit status: 0 every lesson is as it says, 1 one is not, 2 a path is not there.
      """)

  @OptionGroup var launch: Launch
  @OptionGroup var course: CourseOptions

  @Flag(help: "One JSON object for each lesson, or with --claims for each claim, on a line.")
  var json = false

  @Flag(help: "Write what the steps print into the files, where nothing else is wrong.")
  var bless = false

  @Flag(help: "Try the checks of exercises with answers that are nearly right.")
  var prove = false

  @Flag(help: "Show the syllabus with the steps that show each claim; replays nothing.")
  var claims = false

  @Argument(help: "Lessons, by their files or as `learn` lists them, or folders.")
  var paths: [String] = []

  func validate() throws {
    if claims, bless || prove {
      throw ValidationError("--claims replays nothing: leave --bless and --prove out")
    }
  }

  func run() throws {
    Interrupts.catch()
    let verifier = LessonVerifier(.standard, streams: launch.streams, writesJSON: json)
    let status =
      claims
      ? verifier.showClaims(paths: paths, course: course.lessons)
      : verifier.verify(paths: paths, course: course.lessons, blesses: bless, proves: prove)
    throw ExitCode(status)
  }
}

struct CourseOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Where the lessons are, if not beside the program.", valueName: "folder"))
  var lessons: String?
}
