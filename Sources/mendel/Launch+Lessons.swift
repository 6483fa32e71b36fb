import FileStores
import LibEdit
import LineEditing
import REPL

extension Launch {
  /// `mendel learn`: the list of lessons, or one of them at a prompt; answers the exit status.
  func learn(_ lesson: String?, course: CourseLocation) -> Int32 {
    Interrupts.catch()
    let streams = streams
    var options = TerminalOptions(program: "mendel", environment: Launch.variable)
    if isPlain { options.term = "dumb" }
    let shell = LessonShell(
      LessonShell.Parts(
        reader: Terminal.makeReader(options, history: History()), streams: streams, course: course,
        isInterrupted: { Interrupts.isRequested }, clearInterrupt: { Interrupts.clear() }))
    defer { Terminal.restore() }
    return shell.start(lesson)
  }
}
