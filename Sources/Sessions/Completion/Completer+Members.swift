import Syntax
import ViewTree

extension Completer {
  /// What may stand behind an expression and a dot.
  mutating func members(of base: Expression) -> [Candidate] {
    var copy = checker
    guard let checked = try? copy.checkOpen(base) else { return [] }
    if case .type(let type) = checked.role { return statics(of: type) }
    return members(of: checked.type)
  }

  /// The members of a type, nearest first; then the traits of what has some.
  func members(of type: Type) -> [Candidate] {
    let hasTraits =
      session.isEnvironment(type)
      || ["UITraitCollection", "UITraitOverrides", "UIMutableTraits"].contains(type.name)
    let own = session.lineage(type).flatMap { info in
      info.fields.map { Candidate($0.name, $0.type.description) }
        + info.members.filter { !["init", "subscript", "deinit"].contains($0.key) && !$0.key.hasPrefix("_") }
        .sorted { $0.key < $1.key }.map { candidate($0.key, $0.value) }
    }
    return (hasTraits ? traitProperties : []) + own
  }

  /// What may stand behind a type and a dot.
  private func statics(of type: Type) -> [Candidate] {
    let line = session.lineage(type)
    return fitting(type)
      + line.flatMap { info in
        info.statics.sorted { $0.key < $1.key }.map { candidate($0.key, $0.value) }
      } + [Candidate("self", "the type itself")]
  }

  /// A member as it is offered: a method with its parenthesis.
  func candidate(_ name: String, _ members: [Member]) -> Candidate {
    guard let member = members.first else { return Candidate(name, "") }
    let help = member.help
    if member.kind == .method {
      let takes: Bool
      if case .row(let row) = member.body {
        takes = !row.declaration.contains("()")
      } else {
        takes = !member.signature.parameters.isEmpty
      }
      return Candidate(name, help.isEmpty ? "method" : help, text: name + (takes ? "(" : "()"))
    }
    return Candidate(name, help.isEmpty ? member.type.description : help)
  }

  /// `.` where a type is expected: its cases and static members.
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

  /// The names one step below an environment.
  mutating func steps(below base: Expression) -> [Candidate] {
    var copy = checker
    guard let checked = try? copy.checkOpen(base), case .environment = checked.role else { return [] }
    var session = session
    guard let id = try? checked.code(&session).environment else { return [] }
    return session.traits.tree.preorder(from: id).dropFirst().compactMap { child in
      let name = session.traits.tree.name(of: child)
      return name.isEmpty ? nil : Candidate(name, session.className(of: child))
    }
  }

  /// What may stand between the parentheses of a call: labels that are still missing, or values of the parameter's type.
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
    let signatures = signatures(of: callee)
    for signature in signatures {
      if let label {
        if let found = signature.parameters.first(where: { $0.label == label.text }) { return found }
      } else if signature.parameters.count > before.count {
        return signature.parameters[before.count]
      }
    }
    return nil
  }

  /// What a callee may take.
  private mutating func signatures(of callee: Expression) -> [Signature] {
    var copy = checker
    switch callee.kind {
    case .member(let base, let name):
      guard let checked = try? copy.checkOpen(base) else { return [] }
      if case .type(let type) = checked.role {
        return (session.staticMember(name.text, of: type) ?? []).map { session.resolved($0).signature }
      }
      return (session.member(name.text, of: checked.type) ?? []).map { session.resolved($0).signature }
    case .name(let name):
      if let type = session.type(named: name.text), let info = session.info(type) {
        let own = (session.member("init", of: type) ?? []).map { session.resolved($0).signature }
        let fields = info.fields.map { Signature.Parameter(label: $0.name, name: $0.name, type: $0.type) }
        return own + (fields.isEmpty ? [] : [Signature(parameters: fields, result: type)])
      }
      let own = session.definitions.functionNames[name.text] ?? []
      let free = session.language.appleTypes["Global"]?.members[name.text] ?? []
      return own.map { session.definitions.functions[$0].signature }
        + free.map { session.resolved($0).signature }
    default: return []
    }
  }

  /// What may stand between brackets: a trait behind what has traits, else an index or a key.
  mutating func elements(of base: Expression) -> [Candidate] {
    guard let type = type(of: base) else { return [] }
    switch type {
    case .dictionary(let key, _): return values(key)
    case .list: return variables { $0 == .int }
    default:
      return session.definitions.traitNames.keys.sorted().map { Candidate($0, "trait") }
    }
  }

  /// What may stand behind `\.`.
  func keyPath(_ root: Name?, _ names: [Name]) -> [Candidate] {
    guard let root, var type = session.type(named: root.text) else {
      return session.definitions.keys.keys.sorted().map { Candidate($0, "environment key") }
        + session.lineage(.named("EnvironmentValues")).flatMap { info in
          info.members.sorted { $0.key < $1.key }.map { candidate($0.key, $0.value) }
        } + traitProperties
    }
    for name in names {
      guard let member = session.member(name.text, of: type)?.first else { return [] }
      type = session.resolved(member).type
    }
    return members(of: type)
  }
}
