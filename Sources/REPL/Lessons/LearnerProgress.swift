import FileStores
public import Lessons

/// How far a learner came: noted while they learn, asked by the list of lessons and when a lesson is opened again.
///
/// Each opening of a lesson is a run of its own, so that two shells may be in the same lesson at once; the one that wrote last is taken up.
public final class LearnerProgress {
  /// How far a lesson is.
  public enum Status: Hashable, Sendable {
    /// It was never opened.
    case new
    /// It was opened, and left at this step.
    case begun(StepMark)
    /// The learner has been behind its last step.
    case done
  }

  /// What a lesson is taken up by.
  enum Trace: Hashable {
    /// What was typed since its beginning.
    case entries([LearnerEntry])
    /// A place in it; how the learner came there is no longer known.
    case place(StepMark)
  }

  /// Told once if progress cannot be kept.
  var warn: (FileProblem) -> Void = { _ in }
  private var store: ProgressStore
  private let process: String
  private let clock: () -> Int
  private var runCount = 0
  private var current: Run?

  /// The opening that is being noted.
  private struct Run {
    var name: String
    var lesson: String
    var hash: String
    var mark: StepMark
  }

  /// Makes a progress that is kept in a file, or in memory only if there is none.
  ///
  /// - Parameters:
  ///   - process: A name that no other process has at this time.
  ///   - clock: The seconds since 1970.
  public init(path: String?, process: String = "", clock: @escaping () -> Int = { 0 }) {
    store = ProgressStore(path: path)
    self.process = process
    self.clock = clock
  }

  // MARK: - Asking

  /// Reads what all shells have noted until now.
  func refresh() { store.load().map(warn) }

  /// How far a lesson is, by its key.
  ///
  /// - Complexity: O(*n*) in all events, as that of ``trace(of:)``.
  public func status(of lesson: String) -> Status {
    var last: ProgressStore.Event?
    for event in store.events where event.lesson == lesson {
      if event.isDone { return .done }
      last = event
    }
    return last.map { .begun(StepMark($0.place)) } ?? .new
  }

  /// Which of some lessons somebody was in last.
  func latest(of lessons: Set<String>) -> String? {
    store.events.last { lessons.contains($0.lesson) }?.lesson
  }

  /// What a lesson is taken up by; `nil` if it was never opened, or left behind its last step.
  func trace(of lesson: String) -> Trace? {
    guard let last = store.events.last(where: { $0.lesson == lesson }), !last.isDone else { return nil }
    let run = store.events.filter { $0.lesson == lesson && $0.run == last.run }
    guard case .opened(let earlier)? = run.first?.kind else { return .place(StepMark(last.place)) }
    var entries = earlier.map { LearnerEntry($0.text, leadingTo: StepMark($0.place)) }
    for event in run.dropFirst() {
      guard case .typed(let text?) = event.kind else { return .place(StepMark(last.place)) }
      entries.append(LearnerEntry(text, leadingTo: StepMark(event.place)))
    }
    return entries.isEmpty ? nil : .entries(entries)
  }

  // MARK: - Noting

  /// Notes that a lesson is open, and what was typed again to come where the learner stands.
  func open(_ lesson: String, _ session: LessonSession, _ entries: [LearnerEntry]) {
    runCount += 1
    current = Run(
      name: "\(process).\(clock()).\(runCount)", lesson: lesson, hash: session.lesson.fingerprint,
      mark: session.mark)
    let again = entries.map { ProgressStore.Entry(text: $0.text, place: ProgressStore.Place($0.mark)) }
    note(.opened(again), session)
  }

  /// Notes what was typed; where it led to another step, it is to outlive a power cut.
  func note(_ entry: String, _ session: LessonSession) { note(.typed(entry), session) }

  private func note(_ kind: ProgressStore.Kind, _ session: LessonSession) {
    guard var run = current else { return }
    let event = ProgressStore.Event(
      time: clock(), run: run.name, lesson: run.lesson, hash: run.hash,
      place: ProgressStore.Place(session.mark), isDone: session.hasReachedEnd, kind: kind)
    store.append(event, isSynchronized: run.mark != session.mark).map(warn)
    run.mark = session.mark
    current = run
  }
}

extension StepMark {
  fileprivate init(_ place: ProgressStore.Place) { self.init(step: place.step, past: place.past) }
}

extension ProgressStore.Place {
  fileprivate init(_ mark: StepMark) { self.init(step: mark.step, past: mark.past) }
}
