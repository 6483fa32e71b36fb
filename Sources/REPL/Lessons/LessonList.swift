import Drawings
import Lessons
import Sessions

/// The lessons of a course in order, with the learner's progress in each.
///
/// ```
/// 1   start/playground   The playground   8 min   done
/// 2   traits/flow        How traits flow  10 min  at step 3 of 15
/// 3   traits/overrides   Overrides        10 min  new, after 2
///
/// 1 of 3 · 20 min left
/// ```
struct LessonList {
  let course: Course
  let progress: Progress
  let language: Language

  func lines(_ layout: Layout) -> [StyledText] {
    var table = Table(
      course.entries.enumerated().map(row), alignments: [.trailing, .leading, .leading, .trailing])
    if layout.width < 72 {
      // A narrow terminal has no room for the minutes.
      table.alignments.removeLast()
      for index in table.rows.indices { table.rows[index].remove(at: 3) }
    }
    return table.lines(layout) + [StyledText(), StyledText(summary, .dim)]
  }

  /// `3 of 17 · 2 h left`.
  private var summary: String {
    let open = course.entries.filter { progress.status(of: $0.key) != .done }
    let minutes = open.reduce(0) { $0 + ($1.frontMatter?.minutes ?? 10) }
    let left = minutes < 90 ? "\(minutes) min" : "\((minutes + 30) / 60) h"
    let done = "\(course.entries.count - open.count) of \(course.entries.count)"
    return minutes == 0 ? done : done + " · \(left) left"
  }

  /// The lesson to continue with, by its number: the begun lesson that was left last, else the first new one whose requirements are all
  /// done.
  var suggestion: (number: Int, isBegun: Bool)? {
    func place(_ passes: (Course.Entry) -> Bool) -> Int? { course.entries.firstIndex(where: passes) }
    let begun = course.entries.map(\.key).filter {
      if case .begun = progress.status(of: $0) { true } else { false }
    }
    if let last = progress.latest(of: Set(begun)), let place = place({ $0.key == last }) {
      return (place + 1, true)
    }
    let new = place { entry in
      progress.status(of: entry.key) == .new
        && entry.frontMatter.map { course.missing(for: $0, progress).isEmpty } ?? false
    }
    return new.map { ($0 + 1, false) }
  }

  private func row(_ index: Int, _ entry: Course.Entry) -> [StyledText] {
    let front = entry.frontMatter
    return [
      StyledText("\(index + 1)", .number), StyledText(Escaping.safe(entry.id), .name),
      StyledText(Escaping.safe(front?.title ?? "cannot be read")),
      StyledText(front?.minutes.map { "\($0) min" } ?? "", .dim),
      front.map { status(of: entry, $0) }
        ?? StyledText("`mendel verify \(Escaping.safe(entry.path))` says why", .dim),
    ]
  }

  private func status(of entry: Course.Entry, _ front: FrontMatter) -> StyledText {
    switch progress.status(of: entry.key) {
    case .done: return StyledText("done", .success)
    case .begun(let mark):
      guard let lesson = try? Course.read(entry, in: language), let index = lesson.marks.firstIndex(of: mark)
      else { return StyledText("begun", .strong) }
      let place = lesson.place(before: index)
      return StyledText("at step \(place.step)", .strong) + StyledText(" of \(place.count)", .dim)
    case .new:
      let missing = course.missing(for: front, progress).map { String($0 + 1) }
      return StyledText("new" + (missing.isEmpty ? "" : ", after " + missing.joined(separator: ", ")), .dim)
    }
  }
}

extension Course {
  /// The required lessons of a lesson that are not done, by their indices in the course.
  func missing(for front: FrontMatter, _ progress: Progress) -> [Int] {
    front.requires.compactMap { id in
      entries.firstIndex { $0.id == id && progress.status(of: $0.key) != .done }
    }
  }
}
