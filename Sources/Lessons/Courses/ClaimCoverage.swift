/// Which steps show which claims of a syllabus.
///
/// ```swift
/// let coverage = ClaimCoverage(syllabus, lessons: lessons)
/// coverage.rows[0].claim.id        // T01
/// coverage.rows[0].steps           // [traits/flow:92]
/// coverage.shownCount              // 47
/// ```
public struct ClaimCoverage: Sendable {
  /// A step that shows a claim.
  public struct Step: Hashable, Sendable {
    /// The lesson's id.
    public var lesson: String
    /// The line of the step's fence, from 1.
    public var line: Int
  }

  /// A claim and the steps that show it, in the order of the lessons.
  public struct Row: Sendable {
    /// The claim.
    public var claim: Syllabus.Claim
    /// The steps; none if it is not shown yet.
    public var steps: [Step]
  }

  /// The claims in the order of the syllabus.
  public let rows: [Row]

  /// How many claims are shown.
  public var shownCount: Int { rows.count { !$0.steps.isEmpty } }

  /// Looks for the claims in lessons.
  ///
  /// - Complexity: O(*c* + *s*) in claims and steps
  public init(_ syllabus: Syllabus, lessons: [Lesson]) {
    var steps: [String: [Step]] = [:]
    for lesson in lessons {
      for block in lesson.steps.map(\.block) {
        for claim in block.attributes.claims {
          steps[claim, default: []].append(Step(lesson: lesson.id, line: block.line))
        }
      }
    }
    rows = syllabus.claims.map { Row(claim: $0, steps: steps[$0.id] ?? []) }
  }
}
