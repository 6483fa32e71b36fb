import Syntax
import ViewTree

// Environments by their names and paths: `cell`, `settings/cell`.
extension Checker {
  /// An environment by its name: the one of the surrounding block, or the only one that is called so.
  func environment(called name: Name) throws(Problem) -> Checked? {
    let (text, place) = (name.text, place(name.range))
    let found = session.environments(named: text)
    if let type = session.runtime.announced[text] {
      return Checked(.named(type), name.range, role: .environment) { session throws(Problem) in
        .environment(try session.environment(named: text, place))
      }
    }
    return found.isEmpty ? nil : try environment(among: found, text, name.range)
  }

  /// The only environment that is meant, which is known now.
  private func environment(among found: [EnvironmentID], _ text: String, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    guard found.count == 1 else {
      let paths = found.prefix(4).map { "`\(session.path(of: $0))`" }.joined(separator: ", ")
      throw problem("`\(text)` could be \(paths)", at: range, suggestion: "write more of the path")
    }
    return environment(found[0], range)
  }

  /// An environment that is known now.
  package func environment(_ id: EnvironmentID, _ range: SourceRange) -> Checked {
    let place = place(range)
    return Checked(.named(session.className(of: id)), range, role: .environment) {
      session throws(Problem) in
      try session.requireAlive(id, place)
      return .environment(id)
    }
  }

  /// `settings/cell`: ancestors in order, with gaps.
  mutating func check(path steps: [PathStep], _ range: SourceRange) throws(Problem) -> Checked {
    if let first = steps.first, !first.isQuoted, let base = value(called: first.name), base.type.isNumber {
      return try divide(steps, from: base, range)
    }
    if let presentation = presentation(path: steps, range) { return presentation }
    if let node = try node(path: steps, range) { return node }
    let (names, place) = (steps.map(\.name.text), place(range))
    let found = session.environments(path: names)
    if !found.isEmpty { return try environment(among: found, names.joined(separator: "/"), range) }
    guard names.contains(where: { session.runtime.announced[$0] != nil }) else {
      throw session.unknownPath(names, place)
    }
    let type = session.runtime.announced[names.last ?? ""] ?? "UIView"
    return Checked(.named(type), range, role: .environment) { session throws(Problem) in
      let found = session.environments(path: names)
      guard let only = found.first, found.count == 1 else { throw session.unknownPath(names, place) }
      return .environment(only)
    }
  }

  /// A variable or local, but no environment.
  private mutating func value(called name: Name) -> Checked? {
    if let local = local(name.text) { return read(local, name.range) }
    return session.variables[name.text].map { read(variable: $0, name) }
  }

  /// `a/b` of numbers.
  private mutating func divide(_ steps: [PathStep], from base: Checked, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    var left = base
    for step in steps.dropFirst() {
      let right = try check(name: step.name, expecting: nil)
      left = try arithmetic(left, Name("/", range), right, left.range.union(right.range))
    }
    return left
  }
}
