import Syntax
import ViewTree

// Environments by their names and paths: `cell`, `settings/cell`.
extension Checker {
  /// The environment with a name: the one in the surrounding block, or the only one of that name; nil if there is none.
  func environment(called name: Name) throws(Problem) -> Checked? {
    try environment(path: [name.text], name.range)
  }

  /// The environment at a path, if it is known; one that the surrounding block announces is found at run time.
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
    let (place, name) = (place(range), text(range))
    let isWeak = isIn(.weak(name))
    return Checked(.named(session.className(of: id)), range, role: .environment) {
      session throws(Problem) in
      if !isWeak { try session.requireAlive(id, place) }
      return .environment(id)
    }
  }

  /// Checks `settings/cell`: ancestors in order, gaps allowed.
  mutating func check(path steps: [PathStep], _ range: SourceRange) throws(Problem) -> Checked {
    shortForms[range] = steps.last?.name.text
    if let presentation = presentation(path: steps, range) { return presentation }
    if let node = try node(path: steps, range) { return node }
    let names = steps.map(\.written)
    if let environment = try environment(path: names, range) { return environment }
    throw session.unknownPath(names, place(range))
  }

  /// `a/b.c` with numbers, which the parser reads as a path: the dividend and the divisor; nil for other expressions.
  mutating func quotient(_ expression: Expression) throws(Problem) -> (left: Expression, right: Expression)? {
    guard case .path(var steps)? = expression.beginning?.kind, let first = steps.first, !first.isQuoted,
      let value = try value(called: first.name),
      (first.index == nil ? value.type : session.element(of: value.type) ?? .void).isNumber
    else { return nil }
    let last = steps.removeLast()
    let left = steps.dropFirst().reduce(steps[0].expression) { left, step in
      let range = step.name.range
      return Expression(.binary(left, Name("/", range), step.expression), left.range.union(range))
    }
    return (left, expression.beginning(with: last.expression))
  }

  /// A local, a member of `self` or a variable, but not an environment.
  private mutating func value(called name: Name) throws(Problem) -> Checked? {
    if let local = local(name.text) { return read(local, name.range) }
    if let member = try implicitMember(name, expecting: nil) { return member }
    return (session.variables[name.text] ?? session.definitions.later[name.text]).map {
      read(variable: $0, name)
    }
  }
}

extension PathStep {
  /// The step of a path of environments as text: `UIView[1]`.
  var written: String { name.text + (index.map { "[\($0)]" } ?? "") }

  /// The step as an expression: `a`, or `a[0]`.
  fileprivate var expression: Expression {
    guard let index else { return .name(name) }
    let argument = Argument(value: Expression(.integer(index), name.range))
    return Expression(.subscript(.name(name), [argument]), name.range)
  }
}

extension Expression {
  /// The expression before the last link of a chain of members, calls and subscripts.
  var base: Expression? {
    switch kind {
    case .member(let base, _), .subscript(let base, _), .call(let base, _), .forced(let base),
      .optionalChain(let base):
      base
    default: nil
    }
  }

  /// The last link of the chain, after another base.
  func behind(_ base: Expression) -> Expression {
    var copy = self
    switch kind {
    case .member(_, let name): copy.kind = .member(base, name)
    case .subscript(_, let arguments): copy.kind = .subscript(base, arguments)
    case .call(_, let arguments): copy.kind = .call(base, arguments)
    case .forced: copy.kind = .forced(base)
    case .optionalChain: copy.kind = .optionalChain(base)
    default: break
    }
    return copy
  }

  fileprivate var beginning: Expression? { if case .path = kind { self } else { base?.beginning } }

  /// The same chain with another beginning.
  fileprivate func beginning(with first: Expression) -> Expression {
    base.map { behind($0.beginning(with: first)) } ?? first
  }
}
