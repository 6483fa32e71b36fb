import Drawings
import Lessons

/// The lessons of a course in its order, with how far the learner is in each.
///
/// ```
/// 1   start/playground   The playground   8 min   done
/// 2   traits/flow        How traits flow  10 min  at step 3 of 15
/// 3   traits/overrides   Overrides        10 min  new, after 2
/// ```
struct LessonList {
  let course: Course
  let progress: LearnerProgress
  /// The folder as the learner named it; `nil` for the playground's course.
  var folder: String?
  /// The folder of the playground's course, where the user named it.
  var origin: String?

  /// The rows as a table, or where that would break ids, each below its number.
  func lines(width: Int, drawsBoxes: Bool) -> [StyledText] {
    let rows = course.entries.enumerated().map(row)
    let ids = rows.map { $0[1].width }.max() ?? 0
    guard ids + LessonList.leastTitle > width else {
      return table(rows).lines(width: width, drawsBoxes: drawsBoxes).map(\.trimmed)
    }
    return rows.flatMap { row in
      let rest = row[2...].filter { !$0.isEmpty }.reduce(StyledText()) { $0.isEmpty ? $1 : $0 + ", " + $1 }
      return [row[0] + "  " + row[1]] + (StyledText("   ") + rest).wrapped(to: width, hanging: 3)
    }
  }

  /// The columns that a title and what stands behind it need beside the ids.
  private static let leastTitle = 46

  private func table(_ rows: [[StyledText]]) -> Table {
    var table = Table(
      rows, alignments: [.trailing, .leading, .leading, .trailing])
    // A course that does not say how long its lessons are needs no room for it.
    if table.rows.allSatisfy({ $0[3].isEmpty }) {
      for index in table.rows.indices { table.rows[index].remove(at: 3) }
      table.alignments.removeLast()
    }
    return table
  }

  /// The lesson that a learner would go on with, by its number: of those that are begun the one left last, else the first new one that stands on
  /// nothing new.
  var suggestion: (number: Int, isBegun: Bool)? {
    let numbered = Array(course.entries.enumerated())
    let keys = course.entries.map(\.key).filter {
      if case .begun = progress.status(of: $0) { true } else { false }
    }
    let last = progress.latest(of: Set(keys))
    let begun = numbered.first { $0.element.key == last }
    if let begun { return (begun.offset + 1, true) }
    let new = numbered.first { _, entry in
      guard progress.status(of: entry.key) == .new, let lesson = try? Course.read(entry) else { return false }
      return course.missing(for: lesson, progress).isEmpty
    }
    return new.map { ($0.offset + 1, false) }
  }

  private func row(_ index: Int, _ entry: Course.Entry) -> [StyledText] {
    let lesson = try? Course.read(entry)
    let title = lesson?.frontMatter.title ?? "cannot be read"
    return [
      StyledText("\(index + 1)", .number), StyledText(Escaping.safe(entry.id), .name),
      StyledText(Escaping.safe(title)),
      StyledText(lesson?.frontMatter.minutes.map { "\($0) min" } ?? "", .dim),
      lesson.map { status(of: entry, $0) }
        ?? StyledText("`\(LessonVerifier.command(for: folder ?? origin))` says why", .dim),
    ]
  }

  private func status(of entry: Course.Entry, _ lesson: Lesson) -> StyledText {
    switch progress.status(of: entry.key) {
    case .done: return StyledText("done", .success)
    case .begun(let mark):
      guard let place = lesson.place(of: mark) else { return StyledText("begun", .strong) }
      return StyledText("at step \(place.step)", .strong) + StyledText(" of \(place.count)", .dim)
    case .new:
      let missing = course.missing(for: lesson, progress).map { String($0 + 1) }
      let after = missing.isEmpty ? "" : ", after " + missing.joined(separator: ", ")
      return StyledText("new" + after, .dim)
    }
  }
}

extension Course {
  /// The lessons that should come before one and are not done, by where they stand in the course.
  func missing(for lesson: Lesson, _ progress: LearnerProgress) -> [Int] {
    lesson.frontMatter.requires.compactMap { id in
      entries.firstIndex { $0.id == id && progress.status(of: $0.key) != .done }
    }
  }
}
