import ArgumentParser
import FileStores

/// Where the course is.
struct CourseOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the lessons.", valueName: "folder"))
  var lessons: String?

  /// Where the option or `MENDEL_LESSONS` says, else around the program.
  var location: CourseLocation {
    CourseLocation(option: lessons, variable: Launch.variable("MENDEL_LESSONS"))
  }
}
