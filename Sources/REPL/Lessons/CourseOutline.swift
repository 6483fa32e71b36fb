import Lessons
import Syntax

/// The relations between the lessons of one language: their ids and requirements, and the claims that they may show.
struct CourseOutline {
  /// The lessons; one that cannot be read has an id but no requirements.
  var lessons: [(id: String, path: String, requires: [String])] = []
  /// The originals of translated lessons, which may be required too; nil for lessons in the course's first language.
  var originals: [Course.Entry]?
  /// The ids of the playground's course, for lessons that belong to no course.
  var others: [String] = []
  var syllabus: Syllabus?

  func findings(_ lesson: Lesson, path: String) -> [Finding] {
    let line = lesson.frontMatter.line(of: "requires")
    let known = Set((originals ?? []).map(\.id) + lessons.map(\.id) + others)
    var findings = lesson.frontMatter.requires.filter { !known.contains($0) }.map { id in
      Finding(
        line, "unknown-requirement", "no lesson has the id `\(id)`",
        Spelling.suggestion(for: id, among: known.sorted())
          ?? "requirements are ids of the course's lessons, such as `\(known.min() ?? "")`")
    }
    let circle = circle(through: lesson.id).map { "`\($0)`" }
    let told = "these lessons require each other: " + circle.joined(separator: ", ")
    findings.note(
      line, "circular-requirement", if: !circle.isEmpty,
      circle.count < 2 ? "the lesson requires itself" : told, "take one of these requirements out")
    let twin = lessons.first { $0.id == lesson.id && $0.path != path }?.path
    findings.note(
      1, "taken-id", if: twin != nil, "the id `\(lesson.id)` is taken by `\(twin ?? "")`",
      "rename one of the two files")
    return findings + claimFindings(lesson)
  }

  /// The shortest cycle of requirements through a lesson; empty if there is none.
  private func circle(through id: String) -> [String] {
    var ways = [[id]]
    var seen: Set<String> = []
    while !ways.isEmpty {
      let way = ways.removeFirst()
      for next in lessons.filter({ $0.id == way.last }).flatMap(\.requires) {
        if next == id { return way }
        if seen.insert(next).inserted { ways.append(way + [next]) }
      }
    }
    return []
  }

  private func claimFindings(_ lesson: Lesson) -> [Finding] {
    guard let syllabus else {
      return lesson.claims.prefix(1).map { id, line in
        Finding(
          line, "no-syllabus", "there is no \(Syllabus.fileName) that could hold the claim `\(id)`",
          "put one beside the lessons, with a line `- **T57** what is so` for each claim")
      }
    }
    let ids = syllabus.claims.map(\.id)
    return lesson.claims.filter { !ids.contains($0.id) }.map { id, line in
      Finding(
        line, "unknown-claim", "the syllabus has no claim `\(id)`",
        Spelling.suggestion(for: id, among: ids.sorted())
          ?? "`mendel verify --claims` lists the claims that there are")
    }
  }
}
