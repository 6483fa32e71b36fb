import Syntax
import ViewTree

/// Checks environments by their names and paths: `cell`, `settings/cell`.
package enum Paths {
  /// An environment by its name: the one of the surrounding block, or the only one that is called so.
  static func environment(called name: Name, in checker: inout Checker) throws(Problem) -> Checked? {
    let text = name.text
    let found = checker.session.environments(named: text)
    let place = checker.place(name.range)
    if checker.session.runtime.announced[text] != nil {
      let known = found.first.map { checker.session.className(of: $0) }
      let type = checker.session.runtime.announced[text] ?? known ?? "UIView"
      return Checked(.named(type), name.range, role: .environment) { session throws(Problem) in
        .environment(try session.environment(named: text, place))
      }
    }
    guard let first = found.first else { return nil }
    guard found.count == 1 else {
      let paths = found.prefix(4).map { "`\(checker.session.path(of: $0))`" }.joined(separator: ", ")
      throw checker.problem(
        "`\(text)` could be \(paths)", at: name.range, suggestion: "write more of the path")
    }
    return environment(first, name.range, in: checker)
  }

  /// An environment that is known now.
  static func environment(_ id: EnvironmentID, _ range: SourceRange, in checker: Checker) -> Checked {
    let place = checker.place(range)
    return Checked(.named(checker.session.className(of: id)), range, role: .environment) {
      session throws(Problem) in
      try session.requireAlive(id, place)
      return .environment(id)
    }
  }

  /// `settings/cell`: ancestors in order, with gaps.
  static func check(path steps: [PathStep], _ range: SourceRange, in checker: inout Checker) throws(Problem)
    -> Checked
  {
    if let first = steps.first, !first.isQuoted, let base = try findValue(first.name, in: &checker),
      base.type.isNumber
    {
      return try divide(steps, from: base, range, in: &checker)
    }
    if let presentation = checker.presentation(path: steps, range) { return presentation }
    if let node = try checker.node(path: steps, range) { return node }
    let names = steps.map(\.name.text)
    let place = checker.place(range)
    let found = checker.session.environments(path: names)
    if found.count == 1, let only = found.first { return environment(only, range, in: checker) }
    if found.isEmpty, steps.contains(where: { checker.session.runtime.announced[$0.name.text] != nil }) {
      let type = checker.session.runtime.announced[names.last ?? ""] ?? "UIView"
      return Checked(.named(type), range, role: .environment) { session throws(Problem) in
        let found = session.environments(path: names)
        guard let only = found.first, found.count == 1 else { throw session.unknownPath(names, place) }
        return .environment(only)
      }
    }
    if found.isEmpty { throw checker.session.unknownPath(names, place) }
    let paths = found.prefix(4).map { "`\(checker.session.path(of: $0))`" }.joined(separator: ", ")
    throw Problem(
      "`\(names.joined(separator: "/"))` could be \(paths)", at: place, suggestion: "write more of the path")
  }

  /// A variable or local, but no environment.
  private static func findValue(_ name: Name, in checker: inout Checker) throws(Problem) -> Checked? {
    if let local = checker.local(name.text) { return checker.read(local, name.range) }
    guard let variable = checker.session.variables[name.text] else { return nil }
    return NameLookup.read(variable: variable, name, in: checker)
  }

  /// `a/b` of numbers.
  private static func divide(
    _ steps: [PathStep], from base: Checked, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem)
    -> Checked
  {
    var left = base
    for step in steps.dropFirst() {
      let right = try NameLookup.check(name: step.name, expecting: nil, in: &checker)
      left = try Operators.arithmetic(
        left, Name("/", range), right, left.range.union(right.range), in: checker)
    }
    return left
  }
}
