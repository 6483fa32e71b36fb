import Sessions

extension Learner {
  /// How taking up a lesson went.
  package enum Resumption: Hashable, Sendable {
    /// The learner stands where they stood.
    case whole
    /// The lesson has changed; the learner stands at the last step that is as it was.
    case changed
    /// ^C came first; the learner stands where the entries led until then.
    case interrupted
  }

  /// Takes the lesson up where a learner left it, in place of ``begin()``: types their entries again without a word, and shows where
  /// they stand.
  ///
  /// Where an entry leads elsewhere than it did, the lesson has changed, and the learner stands before it: at the last step that is as
  /// it was.
  ///
  /// - Returns: How it went, and the entries that were typed again.
  package mutating func resume(_ entries: [LearnerEntry]) -> (Resumption, entries: [LearnerEntry]) {
    var result = Resumption.whole
    var count = 0
    silently { learner in
      learner.arrive()
      for entry in entries {
        let before = learner
        learner.enter(entry.text)
        if learner.wasInterrupted {
          result = .interrupted
        } else if learner.mark != entry.mark {
          result = .changed
        }
        if result != .whole {
          learner = before
          break
        }
        count += 1
      }
    }
    request = nil
    showResumed(result)
    return (result, Array(entries.prefix(count)))
  }

  /// Opens the lesson at a step, on its own line.
  package mutating func open(at step: Int) {
    let visible = lesson.visibleSteps
    silently { learner in
      learner.startAnew()
      learner.go(to: visible.isEmpty ? 0 : visible[min(max(step, 1), visible.count) - 1])
    }
    showStepAgain()
  }

  /// Opens a lesson that is done: at its contents, with how each step was left.
  package mutating func reopen(_ passages: [StepMark: Passage]) {
    silently { $0.arrive() }
    for (index, mark) in marks.enumerated() { self.passages[index] = passages[mark] }
    show(.remark("You have done this lesson."))
    showContents()
  }

  /// Opens the lesson at the step of a mark; nil if it has no such step any more.
  package mutating func open(at mark: StepMark) -> Bool {
    guard let index = marks.firstIndex(of: mark) else { return false }
    open(at: lesson.place(before: index).step)
    return true
  }

  // MARK: - Going back

  /// `previous`: the step before, in the state that it began in.
  mutating func goToPrevious() {
    guard let target = lesson.visibleSteps.last(where: { $0 < current }) else {
      return show(.remark("This is the first step."))
    }
    go(to: target)
    showStepAgain()
  }

  /// Stands before a step: its state is known, or comes by passing what lies between.
  mutating func go(to target: Int) {
    beforePlay = nil
    let from = starts.keys.filter { $0 <= target }.max()
    if let from, let start = starts[from] { (current, line) = (from, start) } else { startAnew() }
    silently { while $0.current < target, let step = $0.step, $0.ending == nil { $0.pass(step) } }
    starts[current] = line
  }

  /// Shows the step that the learner has come back to.
  mutating func showStepAgain() {
    interpreter.go(to: line)
    showWatches()
    for part in lesson.parts(before: current) { show(part) }
    stand()
  }

  mutating func startAnew() {
    (current, starts, passages, beforePlay) = (0, [:], [:], nil)
    line = .fresh(for: lesson, isInterrupted: line.isInterrupted)
    interpreter = line
  }

  private mutating func showResumed(_ result: Resumption) {
    let (step, count) = place
    if result == .changed {
      show(.remark("The lesson has changed since you left. This is the last step that is as it was."))
    } else if result == .interrupted {
      show(.remark("Interrupted on the way, at step \(step) of \(count)."))
    } else if step > 1 || hasReachedEnd {
      show(.remark("You are where you left off, at step \(step) of \(count). `contents` lists the steps."))
    }
    showStepAndWatches()
    if interpreter.history.current != base.history.current {
      show(.remark("What you tried there is in force; `back` takes it back."))
    }
  }
}
