import Commands

/// Values of traits that are written differently and are equal all the same: by a struct's own `==`.
extension Playground {
  /// What two states differ in; of a trait, equal values stand for each other: `Decision.comparison`.
  ///
  /// ```
  /// // struct Palette { name = "", shade = 0; equal { left.name == right.name } }
  /// // form.pal: Palette(name: "b", shade: 3) → Palette(name: "b", shade: 4)      differs in nothing
  /// ```
  /// - Complexity: O(*n*) in the facts of both, and as the comparisons take
  func differences(_ before: Facts, _ after: Facts) throws(Problem) -> [Difference] {
    var differences: [Difference] = []
    for difference in Facts.differences(before, after) {
      if let left = before.object(of: difference.subject, or: after),
        let right = after.object(of: difference.subject, or: before), try isEqualUncounted(left, right)
      {
        continue
      }
      differences.append(difference)
    }
    return differences
  }

  /// Whether two values are equal, without their comparison being counted.
  ///
  /// What holds instances is equal only to itself: those of a state that was left cannot be looked into any
  /// more.
  private func isEqualUncounted(_ left: Value, _ right: Value) throws(Problem) -> Bool {
    if left.holdsInstance || right.holdsInstance { return left.isSame(as: right) }
    let mark = world.mark
    defer { world.revert(to: mark) }
    return try equal(left, right)
  }
}
