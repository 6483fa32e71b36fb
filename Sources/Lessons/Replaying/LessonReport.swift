package struct LessonReport: Sendable {
  /// The output of each step by its index; incomplete if a failed step ended the replay.
  package internal(set) var printed: [Int: String] = [:]
  package var findings: [Finding] = []
  /// The result of testing the checks of its exercises with mutants, if that was done.
  package internal(set) var proof = LessonProof()

  /// Whether the only findings are outputs that differ, so that blessing repairs the lesson.
  package var mayBeBlessed: Bool { findings.allSatisfy(\.isBlessable) }
}

/// How well the checks of a lesson separate right from wrong answers: the number of mutants that they refuse.
package struct LessonProof: Hashable, Encodable, Sendable {
  package internal(set) var tried = 0
  /// The number of mutants whose end differs from all right answers, in the values that the exercise is about.
  package internal(set) var wrong = 0
  package internal(set) var refused = 0

  package init() {}

  package var sentence: String { "\(refused) of \(wrong) wrong answers refused" }

  /// The same sentence with the percentage and the number of tried mutants.
  package var summary: String {
    if tried == 0 { return "no exercise was proved" }
    let share = wrong == 0 ? "" : ", \(refused * 100 / wrong) %"
    return "\(sentence)\(share); \(tried) mutants of solutions tried"
  }

  package static func += (left: inout LessonProof, right: LessonProof) {
    left.tried += right.tried
    left.wrong += right.wrong
    left.refused += right.refused
  }
}
