package struct LessonReport: Sendable {
  /// What the steps printed, by their places: all, unless one failed that the rest stands on.
  package internal(set) var printed: [Int: String] = [:]
  package var findings: [Finding] = []
  /// How well the checks of its exercises tell right from wrong, if that was tried.
  package internal(set) var proof = LessonProof()

  /// Whether outputs are all that is wrong, so that writing them down mends the lesson.
  package var mayBeBlessed: Bool { findings.allSatisfy(\.isBlessable) }
}

/// How well the checks of a lesson tell right answers from wrong ones: how many mutants of the solutions they refuse.
package struct LessonProof: Hashable, Encodable, Sendable {
  package internal(set) var tried = 0
  /// How many of these come out otherwise than all right answers, in what the exercise is about.
  package internal(set) var wrong = 0
  package internal(set) var refused = 0

  package init() {}

  /// `11 of 12 wrong answers refused`.
  package var sentence: String { "\(refused) of \(wrong) wrong answers refused" }

  /// The same with the share, and of how many that were tried.
  package var summary: String {
    if tried == 0 { return "no exercise to prove" }
    let share = wrong == 0 ? "" : ", \(refused * 100 / wrong) %"
    return "\(sentence)\(share); \(tried) mutants of solutions tried"
  }

  package static func += (left: inout LessonProof, right: LessonProof) {
    left.tried += right.tried
    left.wrong += right.wrong
    left.refused += right.refused
  }
}
