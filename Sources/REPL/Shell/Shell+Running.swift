import Commands
import Drawings
import LineEditing
import Playgrounds
import Syntax

extension Shell {
  /// Runs the statements of an entry up to the first that fails, and says what became of them.
  func run(_ text: String) {
    var begun = 0
    var run = ScriptRun(playground, file: nil) { [self] in handle($0) }
    run.echo = { [self] statement in
      begun += 1
      log.begin(statement, in: playground)
    }
    run.feed(Array(text.utf8))
    run.finish()
    // What could not be read stands behind what ran.
    log.end(hasFailed: run.failures.first.map { !$0.isSyntax } ?? false)
    if run.hasQuit { status = 0 }
    show(run.failures, of: text)
    if !run.failures.isEmpty { noteRest(statementCount(of: text) - begun) }
    noteClearing(text)
    parts.streams.output.flush()
  }

  private func show(_ failures: [Problem], of text: String) {
    let streams = parts.streams
    if let farewell = Farewell(text), let problem = failures.first {
      return streams.show(farewell.problem(in: problem))
    }
    for problem in failures {
      if case .interrupted = problem.kind { streams.showInterruption() } else { streams.show(problem) }
    }
  }

  /// Says what clears the screen, to whoever types what does elsewhere: here `clear` is a colour, unless it was made something else.
  private func noteClearing(_ text: String) {
    let word = EntryText.cleaned(text).filter { !$0.isWhitespace }
    guard ["clear", "cls"].contains(word), parts.streams.output.isTerminal else { return }
    if !playground.world.variableNames.contains(word) { parts.streams.note("^L clears the screen") }
  }

  /// Says how much of an entry, such as a paste, was left out after a failure.
  private func noteRest(_ count: Int) {
    guard count > 0 else { return }
    let what = count == 1 ? "the statement after it was" : "the \(count) statements after it were"
    parts.streams.errors.write([StyledText("note: \(what) not run", .dim)])
    parts.streams.errors.flush()
  }

  private func statementCount(of text: String) -> Int {
    var (text, parser, offset, count) = (text, Parser(), 0, 0)
    return text.withUTF8 { source in
      while true {
        switch parser.next(in: source, from: &offset, isWhole: true, names: &playground.world.names) {
        case .statement: count += 1
        case .problems: continue
        case .incomplete, .end: return count
        }
      }
    }
  }

  /// What only the owner of the session can do.
  private func handle(_ request: SessionRequest) -> Problem? {
    switch request {
    case .save(let path): return SessionFiles(playground: playground, written: written).save(path)
    case .load(let path): return SessionFiles(playground: playground).load(path)
    case .record(let path):
      return LessonRecording(
        playground: playground, log: log, written: written, isInterrupted: parts.isInterrupted
      ).write(path)
    case .lesson(.learn, let lesson): return learn(lesson)
    case .lesson(let form, _):
      let word = form.word
      return Problem(
        .refused(
          cause: "`\(word)` belongs to a lesson, and none is open", suggestion: "`learn` lists the lessons"),
        nil)
    default: return nil
    }
  }

  private func learn(_ lesson: String?) -> Problem? {
    do throws(Problem) {
      if case .terminated(let signal) = try parts.learn(lesson) { status = 128 + signal }
      return nil
    } catch { return error }
  }
}
