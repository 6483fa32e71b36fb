import Files
import Lessons

/// The progress of a learner: recorded while they learn, read for the list of lessons and when a lesson is resumed.
///
/// It is an append-only file that all shells of a user share. Each opening of a lesson is a run of its own, so two shells may be in the
/// same lesson at once; the run that wrote last is resumed.
package final class Progress {
  /// A line of the file: an event in a lesson, and the learner's step after it.
  struct Event: Codable {
    /// The time in seconds since 1970.
    var t = 0
    /// Identifies the opening of the lesson, across all shells.
    var run: String
    var lesson: String
    var step = ""
    var past = ""
    /// True after the last step.
    var done: Bool?
    /// `opened`, with the entries replayed in `again`; `typed`, with the `text`; `reviewed`, which does not change the state of the lesson.
    var did: String
    var again: [LearnerEntry]?
    var text: String?
    var passed: Learner.Passage?
    var left: StepMark?

    var mark: StepMark { StepMark(step: step, fingerprint: past) }
  }

  package enum Status: Hashable, Sendable {
    case new
    /// It was opened, and is now at this step.
    case begun(StepMark)
    case done
  }

  private var file: JSONLines<Event>
  private var events: [Event] = []
  private let process: String
  let clock: () -> Int
  private var runs = 0
  /// The common values of all events in the current opening.
  var current: Event?

  /// Makes a progress, saved to a file if `path` is not nil; `process` is unique among running shells, `clock` counts seconds since 1970.
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

  /// The entries typed since the beginning of a lesson; nil if it was never opened, or was finished.
  func entries(of lesson: String) -> [LearnerEntry]? {
    guard let last = events.last(where: { $0.lesson == lesson && $0.did != "reviewed" }), last.done != true
    else { return nil }
    let run = events.filter { $0.lesson == lesson && $0.run == last.run }
    guard let first = run.first, first.did == "opened" else { return nil }
    return (first.again ?? [])
      + run.dropFirst().compactMap { event in event.text.map { LearnerEntry($0, leadingTo: event.mark) } }
  }

  /// The steps that were missed or shown and not done since, newest first, for `review`.
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

  /// Records that a lesson was opened, and the entries that were replayed.
  func open(_ lesson: String, _ learner: Learner, _ entries: [LearnerEntry]) {
    runs += 1
    current = Event(run: "\(process).\(clock()).\(runs)", lesson: lesson, did: "opened")
    note(learner) { $0.again = entries.isEmpty ? nil : entries }
  }

  /// Begins a review: later events belong to a lesson that is only asked again.
  func review(_ lesson: String) { current = Event(run: "", lesson: lesson, did: "reviewed") }

  /// Records an entry; if it led to another step, the record is flushed to the device.
  func note(_ entry: String, _ learner: Learner, from before: Learner) {
    note(learner) { event in
      if event.did != "reviewed" { (event.did, event.text) = ("typed", entry) }
      if learner.mark == before.mark { return }
      (event.passed, event.left) = (learner.passages[before.current], before.mark)
    }
  }

  private func note(_ learner: Learner, _ complete: (inout Event) -> Void) {
    guard var event = current else { return }
    (event.t, event.step, event.past) = (clock(), learner.mark.step, learner.mark.fingerprintSoFar)
    if learner.hasReachedEnd, event.did != "reviewed" { event.done = true }
    complete(&event)
    events.append(event)
    file.append(event, isSynchronized: event.left != nil)
  }
}
