/// How well the checks of a lesson tell right answers from wrong ones: how many mutants of the solutions they refuse.
public struct LessonProof: Hashable, Sendable {
  /// How many mutants were tried.
  public internal(set) var tried = 0
  /// How many of these come out otherwise than all right answers, in what the exercise is about.
  public internal(set) var wrong = 0
  /// How many of the wrong ones the checks refuse.
  public internal(set) var refused = 0

  /// `11 of 12 wrong answers refused`.
  public var sentence: String { "\(refused) of \(wrong) wrong answers refused" }

  /// The same with the share, and of how many that were tried.
  public var summary: String {
    if tried == 0 { return "no exercise to prove" }
    let share = wrong == 0 ? "" : ", \(refused * 100 / wrong) %"
    return "\(sentence)\(share); \(tried) mutants of solutions tried"
  }

  /// Makes the proof of nothing.
  public init() {}

  /// Adds another proof's counts.
  public static func += (left: inout LessonProof, right: LessonProof) {
    left.tried += right.tried
    left.wrong += right.wrong
    left.refused += right.refused
  }
}
