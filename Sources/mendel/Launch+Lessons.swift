import FileStores
import LibEdit
import LineEditing
import REPL

extension Launch {
  /// `mendel learn`: the list of lessons, or one of them at a prompt; answers the exit status.
  func learn(_ lesson: String?, course: CourseLocation) -> Int32 {
    Interrupts.catch()
    let streams = streams
    let shell = LessonShell(
      LessonShell.Parts(
        reader: reader(streams, history: History()), streams: streams, course: course,
        isInterrupted: { Interrupts.isRequested }, clearInterrupt: { Interrupts.clear() }))
    defer { Terminal.restore() }
    return shell.start(lesson)
  }
}
