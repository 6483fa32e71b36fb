import Commands
import Drawings
import Lessons
import Playgrounds
import SessionTesting
import Transcripts

/// A learner in a lesson, and what they have read since they last looked.
final class Learner {
  let session: LessonSession
  /// What is to be typed again when the lesson is taken up.
  private(set) var kept: [LearnerEntry] = []
  private let log: Log
  var ending: LessonSession.Ending? { session.ending }
  var place: String { "\(session.place.step)/\(session.place.count)" }

  private final class Log { var lines: [String] = [] }

  /// Begins a lesson, or takes it up with what was typed before; ^C is pressed where a test says so.
  init(
    _ lesson: Lesson, after entries: [LearnerEntry]? = nil, isInterrupted: @escaping () -> Bool = { false }
  ) {
    let log = Log()
    self.log = log
    session = LessonSession(lesson, isInterrupted: isInterrupted) { log.lines += Learner.lines($0) }
    if let entries { kept = session.resume(entries).entries } else { session.begin() }
  }

  /// Takes a lesson up at one of its steps.
  init(_ lesson: Lesson, at mark: StepMark) {
    let log = Log()
    self.log = log
    session = LessonSession(lesson) { log.lines += Learner.lines($0) }
    kept = session.resume(at: mark).entries
  }

  /// Types entries, and returns what they lead to, all together.
  @discardableResult func typeAll(_ entries: [String]) -> [String] { entries.flatMap { type($0) } }

  /// What is readable in the session, as the differences to an empty one.
  var facts: [String] {
    session.playground.digest.filter { line in
      ["environment", "variable", "property", "handler", "token", "inspector", "setting", "traits"].contains {
        line.hasPrefix($0 + " ")
      }
    }
  }

  /// Types entries, and returns what the last one leads to.
  @discardableResult func type(_ entries: String...) -> [String] {
    for entry in entries {
      log.lines = []
      if let text = session.enter(entry) { kept.append(LearnerEntry(text, leadingTo: session.mark)) }
    }
    return log.lines
  }

  /// What was said at the lesson's begin.
  var read: [String] { log.lines }

  private static func lines(_ message: LessonMessage) -> [String] {
    let transcript = Transcript()
    switch message {
    case .prose(let text): return text.split(separator: "\n").map { "| " + $0 }
    case .code(let code, _): return code.split(separator: "\n").map { "  " + $0 }
    case .event(.confirmed): return []
    case .event(let event): return transcript.lines(event).map(\.string)
    case .problem(let problem): return Array(transcript.lines(problem).map(\.string).prefix(1))
    case .assessment(let assessment): return assessment.lines(transcript).map(\.string)
    case .remark(let remark): return [remark.sentence]
    }
  }
}
