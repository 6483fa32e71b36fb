import StateUpdates
import Syntax

extension Completer {
  /// The candidates after an expression and a dot.
  mutating func members(of base: Expression) -> [Candidate] {
    guard let checked = checked(base) else { return [] }
    if case .type(let type) = checked.role { return statics(of: type) }
    return members(of: checked.type)
  }

  /// The members of a type, nearest first, after the traits if the type has some.
  func members(of type: Type) -> [Candidate] {
    let own = session.lineage(type).flatMap { info in
      info.fields.map { Candidate($0.name, $0.type.description) }
        + candidates(
          info.members.filter { !["init", "subscript", "deinit"].contains($0.key) && !$0.key.hasPrefix("_") })
    }
    return (session.hasTraits(type) ? traitProperties : []) + own
  }

  /// The candidates after the name of a type and a dot.
  private func statics(of type: Type) -> [Candidate] {
    fitting(type) + members(of: .metatype(type)) + [Candidate("self", "the type itself")]
  }

  /// Members as candidates; a method gets its parenthesis.
  func candidates(_ members: [String: [Member]]) -> [Candidate] {
    members.sorted(on: { $0.key }).compactMap { name, members in
      guard let member = members.first else { return nil }
      let help = member.help
      guard member.kind == .method else {
        return Candidate(name, help.isEmpty ? member.type.description : help)
      }
      let takes =
        if case .row(let row) = member.body { !row.declaration.contains("()") } else {
          !member.signature.parameters.isEmpty
        }
      return Candidate(name, help.isEmpty ? "method" : help, text: name + (takes ? "(" : "()"))
    }
  }

  /// The candidates after a `.` where a type is expected: its cases and static members.
  mutating func implicitMembers(_ like: CompletionSite.Expected) -> [Candidate] {
    let expected: Type? =
      switch like {
      case .valueLike(let other): type(of: other)
      case .valueOf(let syntax): try? checker.resolve(syntax)
      case .argument(let callee, let label, let before): parameter(of: callee, label, before)?.type
      default: nil
      }
    guard let expected else { return [] }
    return statics(of: expected.wrapped).filter { $0.name != "self" }
  }

  mutating func steps(below base: Expression) -> [Candidate] {
    guard let checked = checked(base), case .environment = checked.role else { return [] }
    var session = session
    guard let value = try? checked.code(&session) else { return [] }
    if case .node(let root) = value { return parts(of: root) }
    guard let id = value.environment else { return [] }
    let tree = session.traits.tree
    return tree.preorder(from: id).dropFirst().filter { !tree.isRootView($0) }
      .map { Candidate(session.step(to: $0), session.className(of: $0)) }
  }

  /// The views in a hosted view: those that can be touched by their labels, all by their types.
  private func parts(of root: ViewID) -> [Candidate] {
    let parts = session.views.visible(below: root)
    let types = parts.map { session.views.graph[$0]?.element.type.unqualified ?? "" }
    let labels = zip(parts, types).compactMap { part, type in
      session.views.takesTaps(part)
        ? session.label(of: part).map { Candidate(Session.quoted($0), type) } : nil
    }
    return labels + types.map { Candidate($0, "") }
  }

  /// The candidates between the parentheses of a call: labels that are still missing, or values of the parameter's type.
  mutating func arguments(of callee: Expression, _ label: Name?, _ before: [Argument]) -> [Candidate] {
    let parameter = parameter(of: callee, label, before)
    if label == nil, let parameter, let label = parameter.label {
      return [Candidate(label + ":", parameter.type.description, text: label + ": ")] + values(parameter.type)
    }
    return values(parameter?.type)
  }

  private mutating func parameter(
    of callee: Expression, _ label: Name?, _ before: [Argument]
  ) -> Signature.Parameter? {
    signatures(of: callee).lazy.compactMap { signature in
      if let label { return signature.parameters.first { $0.label == label.text } }
      return signature.parameters.dropFirst(before.count).first
    }.first
  }

  private func signatures(of callee: Expression) -> [Signature] {
    let members: [Member]?
    switch callee.kind {
    case .member(let base, let name):
      members = checked(base).flatMap { session.member(name.text, of: $0.type) }
    case .name(let name):
      let type = session.type(named: name.text)
      members = type.map { session.initializers(of: $0) } ?? checker.freeFunctions(name.text)
    default: return []
    }
    return (members ?? []).map { $0.resolved.signature }
  }

  /// The candidates between brackets: a trait if the base has traits, else an index or a key.
  mutating func elements(of base: Expression) -> [Candidate] {
    switch type(of: base) {
    case nil: []
    case .dictionary(let key, _): values(key)
    case .list: variables { $0 == .int }
    default: traitNames
    }
  }

  /// The candidates after `\.`.
  func keyPath(_ root: Name?, _ names: [Name]) -> [Candidate] {
    guard let root, var type = session.type(named: root.text) else {
      return session.definitions.keys.keys.sorted(on: \.self).map { Candidate($0, "environment key") }
        + session.lineage(.named("EnvironmentValues")).flatMap { candidates($0.members) } + traitProperties
    }
    for name in names {
      guard let member = session.member(name.text, of: type)?.first else { return [] }
      type = member.resolved.type
    }
    return members(of: type)
  }
}
