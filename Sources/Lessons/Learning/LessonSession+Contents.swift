import Playgrounds

extension LessonSession {
  /// How a learner left a step behind.
  enum Passage: String {
    /// It ran, or its question was answered.
    case done
    /// The exercise was solved.
    case solved
    /// The author's solution of the exercise was shown.
    case shown
    /// It was passed by, as if it had been done.
    case skipped
  }

  /// The steps at which the lesson waits, each with its number, how it was left behind, and its first line.
  ///
  /// ```
  ///     1   done      cell.theme
  ///     2   skipped   exercise nearest-ancestor
  /// ▸   3             quiz
  /// ```
  var contents: TableReport {
    let rows = lesson.visibleSteps.enumerated().map { number, index in
      let passage = passages[index] ?? (index < current ? .done : nil)
      return [
        index == current ? "▸" : "", String(number + 1), passage?.rawValue ?? "", lesson.steps[index].title,
      ]
    }
    var table = TableReport(header: [], rows: rows, empty: "the lesson has no steps")
    table.endsInCode = true
    return table
  }

  /// Notes how the present step is left; what was solved once stays so.
  func notePassage(_ passage: Passage) {
    if passage == .skipped, let earlier = passages[current], earlier != .skipped { return }
    passages[current] = passage
  }

  /// How the present step would be left if the learner went on without doing more.
  var passageAsItIs: Passage {
    guard case .exercising(let exercise) = mode, exercise.isSolved else { return .skipped }
    return exercise.hasShownSolution ? .shown : .solved
  }
}

extension Lesson.Step {
  /// What a list of steps calls it: the first line of its code, or what it is.
  fileprivate var title: String {
    let first = block.code.split(separator: "\n").first.map(String.init) ?? ""
    let name = block.attributes.id.map { " " + $0 } ?? ""
    switch block.kind {
    case .exercise: return "exercise" + name
    case .quiz: return "quiz" + name
    default: return first
    }
  }
}
