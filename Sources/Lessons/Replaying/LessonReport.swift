/// What came of replaying a lesson, as a value.
///
/// ```swift
/// let report = LessonReplay(lesson).report()
/// report.isFine                    // false
/// report.findings[0].line          // 41
/// report.findings[0].sentence      // the step prints something else
/// ```
public struct LessonReport: Sendable {
  /// What a step came to.
  public struct Step: Sendable {
    /// Where the step stands in ``Lesson/steps``.
    public var index: Int
    /// What it printed, as `mendel run` would write it into a file.
    public var printed: String
  }

  /// The steps that were replayed, in order: all, unless one failed that the rest stands on.
  public internal(set) var steps: [Step] = []
  /// What is wrong with the lesson, in the order of its lines.
  public var findings: [LessonFinding] = []

  /// How well the checks of its exercises tell right from wrong, if that was tried.
  public internal(set) var proof = LessonProof()

  /// Makes a report of nothing.
  public init() {}

  /// Whether the lesson is what it says.
  public var isFine: Bool { findings.isEmpty }
}
