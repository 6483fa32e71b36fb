import Drawings
import Lessons

/// The lessons of a course in its order, with how far the learner is in each.
///
/// ```
/// 1   start/playground   The playground   8 min   done
/// 2   traits/flow        How traits flow  10 min  begun, 3 of 15
/// 3   traits/overrides   Overrides        10 min  new, after traits/flow
/// ```
struct LessonList {
  let course: Course
  let progress: LearnerProgress

  /// The rows as a table.
  var table: Table {
    var rows = course.entries.enumerated().map(row)
    // A course that does not say how long its lessons are needs no room for it.
    if rows.allSatisfy({ $0[3].isEmpty }) { for index in rows.indices { rows[index].remove(at: 3) } }
    return Table(rows, alignments: [.trailing])
  }

  private func row(_ index: Int, _ entry: Course.Entry) -> [StyledText] {
    let lesson = try? Course.read(entry)
    let title = lesson?.frontMatter.title ?? "cannot be read"
    return [
      StyledText("\(index + 1)", .number), StyledText(Escaping.safe(entry.id), .name),
      StyledText(Escaping.safe(title)),
      StyledText(lesson?.frontMatter.minutes.map { "\($0) min" } ?? "", .dim),
      lesson.map { status(of: entry, $0) } ?? StyledText("`mendel verify` says why", .dim),
    ]
  }

  private func status(of entry: Course.Entry, _ lesson: Lesson) -> StyledText {
    switch progress.status(of: entry.key) {
    case .done: return StyledText("done", .success)
    case .begun(let mark):
      guard let place = lesson.place(of: mark) else { return StyledText("begun", .strong) }
      return StyledText("begun", .strong) + StyledText(", \(place.step) of \(place.count)", .dim)
    case .new:
      let missing = course.missing(for: lesson, progress)
      return StyledText("new", .dim)
        + (missing.isEmpty
          ? StyledText()
          : StyledText(", after " + missing.map { Escaping.safe($0) }.joined(separator: ", "), .dim))
    }
  }
}

extension Course {
  /// The lessons that should come before one and are not done, by their ids.
  func missing(for lesson: Lesson, _ progress: LearnerProgress) -> [String] {
    lesson.frontMatter.requires.filter { id in
      entries.contains { $0.id == id && progress.status(of: $0.key) != .done }
    }
  }
}
