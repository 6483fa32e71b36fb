import Syntax

// Whether a `switch` has a case for every value.
extension Checker {
  /// Refuses a `switch` over an enum that leaves out a case.
  func requireExhaustive(_ type: Type, _ cases: [SwitchCase], _ range: SourceRange) throws(Problem) {
    let isWhole = cases.contains { one in
      one.patterns.isEmpty || one.patterns.contains { $0.condition == nil && $0.pattern.takesAll }
    }
    if isWhole { return }
    let info = session.info(type)
    guard let info, info.kind == .enumeration else {
      guard type == .string || type.isNumber || info.map({ !$0.isApple }) ?? false else { return }
      throw problem(
        "the `switch` leaves out values of \(named(type))", at: range, suggestion: "add `default:`")
    }
    if info.isApple { return }
    var covered: Set<String> = []
    for (pattern, condition) in cases.flatMap(\.patterns) where condition == nil {
      switch pattern.kind {
      case .enumCase(let name, _), .expression(let name):
        if let word = name.lastName { covered.insert(word.text) }
      default: return
      }
    }
    guard let first = info.cases.map(\.name).first(where: { !covered.contains($0) }) else { return }
    throw problem(
      "the `switch` leaves out `.\(first)`", at: range, suggestion: "add `case .\(first):`, or `default:`")
  }
}

extension Pattern {
  /// Whether any value matches it.
  fileprivate var takesAll: Bool {
    switch kind {
    case .anything, .binding: true
    case .tuple(let parts): parts.allSatisfy(\.takesAll)
    default: false
    }
  }
}
