import Syntax

// Whole numbers and Doubles in one sum.
extension Checker {
  /// Swift turns a literal into a Double, but no variable.
  func requireSameNumbers(
    _ first: Checked, _ left: Expression, _ second: Checked, _ right: Expression, _ sign: Name
  ) throws(Problem) {
    let (isFirst, isSecond) = (
      first.type == .int && second.type == .double, first.type == .double && second.type == .int
    )
    guard isFirst && !left.isMadeOfLiterals || isSecond && !right.isMadeOfLiterals else { return }
    let whole = isFirst ? first : second
    throw problem(
      "`\(sign.text)` does not work on \(first.type) and \(second.type)", at: whole.range,
      suggestion: "write `Double(\(text(whole.range)))`")
  }
}

extension Expression {
  /// Whether it is a whole number that is written: `1`, `-1`.
  var isWhole: Bool {
    switch kind {
    case .integer: true
    case .prefix(_, let inner): inner.isWhole
    default: false
    }
  }

  /// Whether it is a number that is written, or one of several, so that it adapts.
  fileprivate var isMadeOfLiterals: Bool {
    switch kind {
    case .parenthesized(let inner), .prefix(_, let inner): inner.isMadeOfLiterals
    case .binary(let left, _, let right), .ternary(_, let left, let right):
      left.isMadeOfLiterals && right.isMadeOfLiterals
    default: isNumber
    }
  }
}
