import Commands
import Playgrounds

/// What a learner typed, and where it led: what a lesson is taken up again by.
public struct LearnerEntry: Hashable, Sendable {
  /// What was typed.
  public var text: String
  /// Where the learner stood afterwards.
  public var mark: StepMark

  /// Makes an entry.
  public init(_ text: String, leadingTo mark: StepMark) {
    self.text = text
    self.mark = mark
  }
}

extension LessonSession {
  /// How taking up a lesson went.
  public enum Resumption: Hashable, Sendable {
    /// The learner stands where they stood.
    case whole
    /// The lesson has changed; the learner stands at the last step that is as it was.
    case changed
    /// ^C came first; the learner stands where the entries led until then.
    case interrupted
  }

  /// Where the learner stands.
  public var mark: StepMark { marks[current] }

  /// Whether every step has been seen.
  public var hasReachedEnd: Bool { if case .finished = mode { true } else { false } }

  /// Takes the lesson up where a learner left it, in place of ``begin()``: types their entries again without a word, and shows where they stand.
  ///
  /// Where an entry leads elsewhere than it did, the lesson has changed, and the learner stands before it: at the last step that is as it was.
  ///
  /// - Returns: How it went, and the entries that were typed again.
  /// - Complexity: that of the statements.
  public func resume(_ entries: [LearnerEntry]) -> (Resumption, entries: [LearnerEntry]) {
    isSilent = true
    beginAgain()
    var result = Resumption.whole
    var count = 0
    for entry in entries {
      enter(entry.text)
      if wasInterrupted {
        result = .interrupted
      } else if mark != entry.mark {
        result = .changed
      }
      guard result == .whole else { break }
      count += 1
    }
    if result == .changed {
      beginAgain()
      for entry in entries.prefix(count) { enter(entry.text) }
    }
    isSilent = false
    showPlace(result)
    return (result, Array(entries.prefix(count)))
  }

  /// Takes the lesson up at a place, where what was typed on the way is not known.
  ///
  /// - Returns: How it went, and entries that lead to where the learner stands.
  public func resume(at mark: StepMark) -> (Resumption, entries: [LearnerEntry]) {
    let target = marks.firstIndex(of: mark) ?? 0
    isSilent = true
    beginAgain()
    var entries: [LearnerEntry] = []
    while current < target, ending == nil {
      enter("skip")
      entries.append(LearnerEntry("skip", leadingTo: self.mark))
    }
    passages = [:]
    isSilent = false
    let result = marks.contains(mark) ? Resumption.whole : .changed
    showPlace(result)
    return (result, entries)
  }

  /// Starts the session anew at the lesson's first step.
  private func beginAgain() {
    playground.reset()
    (current, line, starts, passages, playStart, ending) = (0, 0, [:], [:], nil, nil)
    lines = []
    arrive(from: 0)
  }

  /// Where the prose begins that leads to a part: behind the step before, or where none stands between, the last that there is.
  private func readingStart(of end: Int) -> Int {
    let isProse = { (part: Lesson.Part) in
      if case .prose(let prose) = part { !prose.markdown.withoutBlanks.isEmpty } else { false }
    }
    let start = lesson.visibleSteps.last { $0 < current }.map { lesson.steps[$0].part + 1 } ?? 0
    guard step != nil, !lesson.parts[start..<end].contains(where: isProse) else { return start }
    return lesson.parts[..<start].lastIndex(where: isProse) ?? start
  }

  /// Shows the step that the learner stands before, with the prose that leads to it, and how it comes that they are there.
  private func showPlace(_ result: Resumption) {
    let end = step?.part ?? lesson.parts.count
    for part in lesson.parts[readingStart(of: end)..<end] { tell(part) }
    if let step {
      showTask(step)
      showRequest(step)
    } else {
      show(.remark(.end))
    }
    if playStart != nil { show(.remark(.playing)) }
    let place = place
    switch result {
    case .whole:
      show(.remark(.resumed(step: place.step, of: place.count)))
      if playground.history.current != base { show(.remark(.ownStatements)) }
    case .changed: show(.remark(.changedSince))
    case .interrupted: show(.remark(.resumedInPart(step: place.step, of: place.count)))
    }
  }
}
