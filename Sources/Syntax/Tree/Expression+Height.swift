extension Expression {
  /// How many parts lie in one another in it, itself included: as many calls it takes to evaluate it.
  ///
  /// ```swift
  /// // of `left.a == 1 && true`
  /// expression.height     // 4: the `&&`, the `==`, the member, the name
  /// ```
  /// - Complexity: O(*n*) in the parts.
  public var height: Int { 1 + (parts.map(\.height).max() ?? 0) }

  /// The expressions that stand directly in it.
  private var parts: [Expression] {
    switch kind {
    case .interpolation(let pieces):
      pieces.compactMap { if case .value(let expression) = $0 { expression } else { nil } }
    case .list(let elements): elements
    case .member(let base, _), .step(let base, _): [base]
    case .element(let base, let index): [base, index]
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .unary(_, let operand): [operand]
    case .binary(_, _, let left, let right): [left, right]
    case .conditional(let condition, let yes, let no): [condition, yes, no]
    case .bounds(let minimum, let ideal, let maximum): [minimum, ideal, maximum].compactMap(\.self)
    case .traits(let settings): settings.flatMap { [$0.key, $0.value] }
    case .modifying(let base, let settings): [base] + settings.flatMap { [$0.key, $0.value] }
    default: []
    }
  }
}
