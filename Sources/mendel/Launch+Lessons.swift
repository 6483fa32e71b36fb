import FileStores
import LibEdit
import LineEditing
import REPL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Launch {
  /// `mendel learn`: the list of lessons, or one of them at a prompt; answers the exit status.
  func learn(_ lesson: String?, course: CourseLocation, language: String) -> Int32 {
    Interrupts.catch()
    let streams = streams
    var parts = lessonParts(reader(streams), streams, course)
    (parts.language, parts.command) = (language, "mendel learn")
    let shell = LessonShell(parts)
    defer { Terminal.restore() }
    return shell.start(lesson)
  }

  /// What a prompt inside lessons is made of.
  func lessonParts(_ reader: any LineReader, _ streams: Streams, _ course: CourseLocation)
    -> LessonShell.Parts
  {
    let progress = LearnerProgress(
      path: Places(environment: Launch.variable).progress, process: String(getpid()), clock: { time(nil) })
    var parts = LessonShell.Parts(
      reader: reader, streams: streams, course: course, progress: progress,
      isInterrupted: { Interrupts.isRequested }, clearInterrupt: { Interrupts.clear() })
    parts.rows = rows(streams)
    return parts
  }

  /// How many rows a window has in which text waits for a person who reads along.
  func rows(_ streams: Streams) -> () -> Int? {
    let isWatched = isatty(STDIN_FILENO) == 1 && streams.output.isTerminal && !isPlain
    return isWatched && Terminal.isCapable(term: Launch.variable("TERM")) ? { Terminal.size?.rows } : { nil }
  }
}
