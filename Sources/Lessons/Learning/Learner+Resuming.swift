extension Learner {
  /// Resumes a lesson: replays the learner's entries silently, and returns those that it replayed.
  ///
  /// If an entry leads to another step than before, the lesson has changed; the replay stops before it, at the last unchanged step.
  /// ^C stops the replay as well.
  package mutating func resume(_ entries: [LearnerEntry]) -> [LearnerEntry] {
    var count = 0
    var hasChanged = false
    silently { learner in
      learner.arrive()
      for entry in entries {
        let before = learner
        learner.enter(entry.text)
        hasChanged = !learner.wasInterrupted && learner.mark != entry.mark
        if hasChanged || learner.wasInterrupted { return learner = before }
        count += 1
      }
    }
    request = nil
    let (step, steps) = place
    if hasChanged {
      say("The lesson has changed since you left. This is the last step that is as it was.")
    } else if count < entries.count {
      say("Interrupted on the way, at step \(step) of \(steps).")
    } else if step > 1 || hasReachedEnd {
      say("You are where you left off, at step \(step) of \(steps). `contents` lists the steps.")
    }
    showStepAndWatches()
    if beforePlay != nil {
      say("You are in the sandbox, where nothing counts; `back` returns to the lesson.")
    } else if interpreter.history.current != base.history.current {
      say("What you tried there is in force; `back` takes it back.")
    }
    return Array(entries.prefix(count))
  }

  package mutating func open(at step: Int) {
    passages = [:]
    go(toStep: step)
  }

  /// Opens a step from the contents; steps before it that were never left are marked as skipped.
  mutating func jump(to step: Int) {
    go(toStep: step)
    for index in 0..<current where passages[index] == nil { passages[index] = .skipped }
  }

  private mutating func go(toStep number: Int) {
    let visible = lesson.visibleSteps
    go(to: visible.isEmpty ? 0 : visible[min(max(number, 1), visible.count) - 1])
  }

  /// Opens a finished lesson at its contents, with the recorded result of each step.
  package mutating func reopen(_ passages: [StepMark: Passage]) {
    silently { $0.arrive() }
    for (index, mark) in marks.enumerated() { self.passages[index] = passages[mark] }
    say("You have done this lesson.")
    showContents()
  }

  /// Opens the lesson at the step of a mark; returns false if the lesson has no such step any more.
  package mutating func open(at mark: StepMark) -> Bool {
    guard let index = marks.firstIndex(of: mark) else { return false }
    open(at: lesson.place(before: index).step)
    return true
  }

  /// `previous`: goes to the previous step, in the state at its beginning.
  mutating func goToPrevious() {
    guard let target = lesson.visibleSteps.last(where: { $0 < current }) else {
      return say("This is the first step.")
    }
    go(to: target)
  }

  /// Goes to a step and shows it, in the state after all steps before it.
  private mutating func go(to target: Int) {
    startAnew()
    silently { while $0.current < target, let step = $0.step, $0.ending == nil { $0.pass(step) } }
    showStepAgain()
  }

  mutating func showStepAgain() {
    interpreter.go(to: mainLine)
    showWatches()
    showParts()
    beginStep()
  }

  mutating func startAnew() {
    (current, beforePlay) = (0, nil)
    mainLine = lesson.start(mainLine.isInterrupted)
    interpreter = mainLine
  }
}
