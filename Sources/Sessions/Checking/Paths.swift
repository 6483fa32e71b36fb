import Syntax
import ViewTree

// Environments by their names and paths: `cell`, `settings/cell`.
extension Checker {
  /// An environment by its name: the one of the surrounding block, or the only one that is called so; nil where there is none.
  func environment(called name: Name) throws(Problem) -> Checked? {
    try environment(path: [name.text], name.range)
  }

  /// The environment at a path, which is known now; what the surrounding block announces is found when the code runs.
  private func environment(path names: [String], _ range: SourceRange) throws(Problem) -> Checked? {
    let (found, place, isName) = (session.environments(path: names), place(range), names.count == 1)
    let announced = session.runtime.announced
    if names.contains(where: { announced[$0] != nil }), isName || found.isEmpty {
      let type = Type.named(announced[names.last ?? ""] ?? "UIView")
      return Checked(type, range, role: .environment) { session throws(Problem) in
        let found = session.environments(path: names)
        guard let last = found.last, isName || found.count == 1 else {
          throw session.unknownPath(names, place)
        }
        return .environment(last)
      }
    }
    if found.count > 1 {
      let paths = found.prefix(4).map { "`\(session.path(of: $0))`" }.joined(separator: ", ")
      throw problem(
        "`\(names.joined(separator: "/"))` could be \(paths)", at: range, suggestion: "write more of the path"
      )
    }
    return found.first.map { environment($0, range) }
  }

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
    if let first = steps.first, !first.isQuoted, let base = try value(called: first.name), base.type.isNumber
    {
      return try divide(steps, from: base, range)
    }
    shortForms[range] = steps.last?.name.text
    if let presentation = presentation(path: steps, range) { return presentation }
    if let node = try node(path: steps, range) { return node }
    let names = steps.map(\.name.text)
    if let environment = try environment(path: names, range) { return environment }
    throw session.unknownPath(names, place(range))
  }

  /// A local, a member of `self` or a variable, but no environment.
  private mutating func value(called name: Name) throws(Problem) -> Checked? {
    if let local = local(name.text) { return read(local, name.range) }
    if let member = try implicitMember(name, expecting: nil) { return member }
    return session.variables[name.text].map { read(variable: $0, name) }
  }

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
