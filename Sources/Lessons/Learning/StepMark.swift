/// A place in a lesson in terms that outlive the program and a change of the file.
///
/// ```swift
/// lesson.marks[7].step        // who-decides
/// lesson.marks[7].past        // 5d1ff2a94b1c03e6
/// ```
public struct StepMark: Hashable, Sendable {
  /// The author's name for the step, else its code's fingerprint and which of those with the same code it is; `end` behind the last step.
  public var step: String
  /// What the learner has met up to here, this step included: it changes where a block before it, or its own, is changed.
  public var past: String

  /// Makes a mark that was noted before.
  public init(step: String, past: String) {
    self.step = step
    self.past = past
  }
}

extension Lesson {
  /// What is noted of the file's content, to see later whether it is the same.
  public var fingerprint: String { Fingerprint(of: source).text }

  /// A mark for each step, in order, and behind them the one for the lesson's end.
  ///
  /// - Complexity: O(*n*) in the blocks' code.
  public var marks: [StepMark] {
    var past = Fingerprint()
    var occurrences: [String: Int] = [:]
    var marks = steps.map { step in
      step.add(to: &past)
      return StepMark(step: step.name(&occurrences), past: past.text)
    }
    marks.append(StepMark(step: "end", past: past.text))
    return marks
  }
}

extension Lesson {
  /// The steps at which a learner waits; who counts a lesson's steps counts these.
  package var visibleSteps: [Int] { steps.indices.filter { steps[$0].block.kind != .setup } }

  /// Which of the steps that a learner sees a mark is for, and how many there are; `nil` if the lesson has no such step any more.
  public func place(of mark: StepMark) -> (step: Int, count: Int)? {
    guard let index = marks.firstIndex(of: mark) else { return nil }
    return place(before: index)
  }

  /// Which of the steps that a learner sees they stand before, and how many there are.
  func place(before index: Int) -> (step: Int, count: Int) {
    let visible = visibleSteps
    return (min(visible.count { $0 < index } + 1, visible.count), visible.count)
  }
}

extension Lesson.Step {
  /// What the step is known by.
  fileprivate func name(_ occurrences: inout [String: Int]) -> String {
    if let id = block.attributes.id { return id }
    let code = Fingerprint(of: block.code).text
    occurrences[code, default: 0] += 1
    return "\(code).\(occurrences[code, default: 1])"
  }

  /// Adds what decides how the step goes for a learner; prose, hints and wrong answers do not.
  fileprivate func add(to past: inout Fingerprint) {
    past.add(block.kind.words)
    if block.attributes.isFresh { past.add("fresh") }
    for block in [block, check, solution] { past.add(block?.code ?? "") }
  }
}
