internal import Syntax

/// What lessons of one language are to each other: which there are, what each requires, and the claims that they may show.
///
/// ```swift
/// var outline = CourseOutline(syllabus: syllabus)
/// outline.add("traits/flow", path: "en/01-traits/01-flow.md", requires: ["traits/first"])
/// outline.findings(lesson, path: path).map(\.sentence)      // ["no lesson has the id `traits/first`"]
/// ```
public struct CourseOutline: Sendable {
  /// For how many unknown claims of a lesson the nearest is looked for, among all that there are.
  private static let suggestionLimit = 20

  private var requirements: [String: [String]] = [:]
  private var paths: [String: [String]] = [:]
  private var originals: Set<String> = []
  private let syllabus: Syllabus?

  /// Makes the outline of a course without lessons.
  public init(syllabus: Syllabus?) { self.syllabus = syllabus }

  /// Adds a lesson; one that cannot be read has an id too, and requires nothing.
  public mutating func add(_ id: String, path: String, requires: [String]) {
    paths[id, default: []].append(path)
    requirements[id, default: []] += requires
  }

  /// Adds a lesson that may be required and is no part of it: one of the language that these translate, say, which is learned itself where it has no
  /// translation.
  public mutating func add(original id: String) { originals.insert(id) }

  /// What is wrong with a lesson's place among the others.
  ///
  /// - Complexity: O(*n*) in the requirements of all lessons
  public func findings(_ lesson: Lesson, path: String) -> [LessonFinding] {
    requirementFindings(lesson) + twinFindings(lesson, path) + claimFindings(lesson)
  }

  private func requirementFindings(_ lesson: Lesson) -> [LessonFinding] {
    let line = lesson.frontMatter.requiresLine
    let known = originals.union(paths.keys)
    let unknown = lesson.frontMatter.requires.filter { !known.contains($0) }.map {
      LessonFinding(
        line: line, .unknownRequirement($0, nearest: Spelling.nearest(to: $0, among: known.sorted())))
    }
    return unknown
      + (circle(through: lesson.id).map { [LessonFinding(line: line, .circularRequirement($0))] } ?? [])
  }

  /// The shortest way from a lesson over what is required back to it, if there is one.
  private func circle(through id: String) -> [String]? {
    var queue = [id]
    // What each was required by first: that leads back on the shortest way.
    var parents: [String: String] = [:]
    var place = 0
    while place < queue.count {
      let here = queue[place]
      place += 1
      for next in requirements[here] ?? [] {
        if next == id { return way(to: here, parents) }
        if parents[next] == nil {
          parents[next] = here
          queue.append(next)
        }
      }
    }
    return nil
  }

  private func way(to end: String, _ parents: [String: String]) -> [String] {
    var way = [end]
    while let last = way.last, let parent = parents[last] { way.append(parent) }
    return way.reversed()
  }

  private func twinFindings(_ lesson: Lesson, _ path: String) -> [LessonFinding] {
    guard let twin = paths[lesson.id]?.first(where: { $0 != path }) else { return [] }
    return [LessonFinding(line: 1, .takenID(lesson.id, by: twin))]
  }

  private func claimFindings(_ lesson: Lesson) -> [LessonFinding] {
    let claims = lesson.steps.flatMap { step in step.block.attributes.claims.map { (step.block.line, $0) } }
    guard let syllabus else {
      return claims.first.map { [LessonFinding(line: $0.0, .noSyllabus(claim: $0.1))] } ?? []
    }
    let ids = syllabus.claims.map(\.id)
    return claims.filter { syllabus[$0.1] == nil }.enumerated().map { number, claim in
      let (line, id) = claim
      let nearest = number < Self.suggestionLimit ? Spelling.nearest(to: id, among: ids) : nil
      return LessonFinding(line: line, .unknownClaim(id, nearest: nearest))
    }
  }
}
