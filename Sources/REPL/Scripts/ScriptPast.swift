import Commands
import Lessons
import Playgrounds
import Syntax

/// The text of the scripts that ran in a session, for `record`: nothing is noted while they run, which would slow them down.
final class ScriptPast {
  private var text: [UInt8] = []
  private var isTooLong = false
  /// How many sessions were recorded so far.
  private var recorded = 0

  /// Adds what is about to run.
  func add(_ bytes: [UInt8]) {
    if text.count + bytes.count > Lesson.sizeLimit { isTooLong = true } else { text += bytes }
  }

  /// Records the session as it was when this statement `record` was reached.
  func record(_ path: String, _ playground: Playground, _ written: WrittenFiles) -> Problem? {
    if isTooLong {
      return Problem(
        .refused(
          cause: "the scripts so far are longer than a lesson may be, which is 1 MiB", suggestion: nil), nil)
    }
    recorded += 1
    let log = questions(until: recorded, playground.isInterrupted)
    return LessonRecording(
      playground: playground, log: log, written: written, isInterrupted: playground.isInterrupted
    ).write(path)
  }

  /// Does again what ran up to a statement `record`, and notes what was asked: it all succeeded, so it does so again.
  private func questions(until number: Int, _ isInterrupted: @escaping () -> Bool) -> SessionLog {
    let log = SessionLog()
    let playground = Playground { _ in }
    playground.isInterrupted = isInterrupted
    let text = String(decoding: text, as: UTF8.self)
    let window = SourceWindow(text)
    var left = number
    for statement in Script(text, names: &playground.world.names).statements {
      if statement.form == .record {
        left -= 1
        if left == 0 { break }
      }
      log.begin(window.text(statement.range), in: playground)
      let outcome = playground.run(statement, in: window)
      if case .request(.load(let path)) = outcome { _ = SessionFiles(playground: playground).load(path) }
    }
    log.end(hasFailed: false)
    return log
  }
}
