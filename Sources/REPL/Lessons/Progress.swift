import Files
import Lessons

/// How far a learner came: noted while they learn, asked by the list of lessons and when a lesson is opened again.
///
/// An append-only file that all shells of a user share. Each opening of a lesson is a run of its own, so that two shells may be in the same
/// lesson at once; the one that wrote last is taken up.
package final class Progress {
  /// A line of the file: something that happened in a lesson, and where the learner then stood.
  struct Event: Codable {
    /// When, in seconds since 1970.
    var t = 0
    /// Which opening of a lesson in which shell.
    var run: String
    var lesson: String
    var step = ""
    var past = ""
    /// Whether that is behind the last step.
    var done: Bool?
    /// `opened`, with what was typed `again`; `typed`, with the text; `reviewed`, which leaves the lesson where it is.
    var did: String
    var again: [LearnerEntry]?
    var text: String?
    var passed: Learner.Passage?
    var left: StepMark?

    var mark: StepMark { StepMark(step: step, past: past) }
  }

  package enum Status: Hashable, Sendable {
    case new
    /// It was opened, and left at this step.
    case begun(StepMark)
    case done
  }

  private var file: JSONLines<Event>
  private var events: [Event] = []
  private let process: String
  let clock: () -> Int
  private var runs = 0
  /// What the events of the present opening have in common.
  var current: Event?

  /// Makes a progress that is kept in a file, if there is one; `process` is a name that no other has at this time, `clock` counts seconds since 1970.
  package init(path: String?, process: String = "", clock: @escaping () -> Int = { 0 }) {
    file = JSONLines(path: path)
    (self.process, self.clock) = (process, clock)
  }

  package func takeProblem() -> FileProblem? { file.takeProblem() }

  func refresh() {
    let read = file.read(last: 16 << 20).events
    if !read.isEmpty { events = read }
  }

  func status(of lesson: String) -> Status {
    let those = events.filter { $0.lesson == lesson && $0.did != "reviewed" }
    return those.contains { $0.done ?? false } ? .done : those.last.map { .begun($0.mark) } ?? .new
  }

  func latest(of lessons: Set<String>) -> String? {
    events.last { lessons.contains($0.lesson) && $0.did != "reviewed" }?.lesson
  }

  var isEmpty: Bool { events.isEmpty }

  /// What was typed in a lesson since its beginning; nil if it was never opened, or left behind its last step.
  func entries(of lesson: String) -> [LearnerEntry]? {
    guard let last = events.last(where: { $0.lesson == lesson && $0.did != "reviewed" }), last.done != true
    else { return nil }
    let run = events.filter { $0.lesson == lesson && $0.run == last.run }
    guard let first = run.first, first.did == "opened" else { return nil }
    return (first.again ?? [])
      + run.dropFirst().compactMap { event in event.text.map { LearnerEntry($0, leadingTo: event.mark) } }
  }

  /// The steps that were missed or shown and not done since, newest first: what `review` asks again.
  func missed(before time: Int? = nil) -> [(lesson: String, step: StepMark)] {
    var found: [(lesson: String, step: StepMark)] = []
    var settled: Set<String> = []
    for event in events.reversed() {
      guard let left = event.left, let passed = event.passed,
        settled.insert(event.lesson + "\n" + left.step).inserted
      else { continue }
      let isOld = time.map { event.t < $0 } ?? true
      if passed == .missed || passed == .shown, isOld { found.append((event.lesson, left)) }
    }
    return found
  }

  func passages(of lesson: String) -> [StepMark: Learner.Passage] {
    events.reduce(into: [:]) { passages, event in
      if event.lesson == lesson, let left = event.left { passages[left] = event.passed }
    }
  }

  /// Notes that a lesson is open, and what was typed again to come where the learner stands.
  func open(_ lesson: String, _ learner: Learner, _ entries: [LearnerEntry]) {
    runs += 1
    current = Event(run: "\(process).\(clock()).\(runs)", lesson: lesson, did: "opened")
    note(learner) { $0.again = entries.isEmpty ? nil : entries }
  }

  /// From now on notes what is answered of a lesson that is only asked again.
  func review(_ lesson: String) { current = Event(run: "", lesson: lesson, did: "reviewed") }

  /// Notes what was typed; where it led to another step, it is to outlive a power cut.
  func note(_ entry: String, _ learner: Learner, from before: Learner) {
    note(learner) { event in
      if event.did != "reviewed" { (event.did, event.text) = ("typed", entry) }
      if learner.mark == before.mark { return }
      (event.passed, event.left) = (learner.passages[before.current], before.mark)
    }
  }

  private func note(_ learner: Learner, _ complete: (inout Event) -> Void) {
    guard var event = current else { return }
    (event.t, event.step, event.past) = (clock(), learner.mark.step, learner.mark.past)
    if learner.hasReachedEnd, event.did != "reviewed" { event.done = true }
    complete(&event)
    events.append(event)
    file.append(event, isSynchronized: event.left != nil)
  }
}
