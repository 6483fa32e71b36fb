import Commands
import Drawings
import FileStores
import LibEdit
import LineEditing
import REPL

extension Launch {
  /// `mendel` on a terminal: the playground, with a history that outlives it.
  func playground(course: CourseLocation? = nil) -> Int32 {
    Interrupts.catch()
    let streams = streams
    let reader = reader(streams)
    let course = course ?? CourseLocation(option: nil, variable: Launch.variable("MENDEL_LESSONS"))
    let lessons = LessonShell(lessonParts(reader, streams, course))
    var parts = Shell.Parts(
      reader: reader, streams: streams, isInterrupted: { Interrupts.isRequested },
      clearInterrupt: { Interrupts.clear() }, learn: { lesson throws(Problem) in try lessons.run(lesson) })
    parts.rows = rows(streams)
    parts.lessons = { lessons.candidates }
    let status = Shell(parts).run()
    Terminal.restore()
    return status
  }

  /// What reads entries: an editor where the terminal is capable of one, in colour where the streams are.
  func reader(_ streams: Streams) -> any LineReader {
    var options = TerminalOptions(program: "mendel", environment: Launch.variable)
    options.palette = streams.output.appearance.colors == .none ? .monochrome : .standard
    if isPlain { options.term = "dumb" }
    return Terminal.makeReader(options, history: history(streams))
  }
}
