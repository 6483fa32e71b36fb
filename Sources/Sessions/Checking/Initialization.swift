import Syntax

// Whether every property has a value once an object is made.
extension Checker {
  /// Refuses an initialiser that leaves a property without a value.
  func requireInitialized(at range: SourceRange) throws(Problem) {
    let roles = contexts[last].roles
    guard !roles.contains(.assigned("self")), let own = selfType, let info = session.info(own), !info.isApple,
      let field = info.fields.first(where: { field in
        field.isUnset && !roles.contains(.assigned(String(field.name.drop { $0 == "_" })))
      })
    else { return }
    throw problem(
      "`\(field.name)` of \(info.name) has no value at the end of its initialiser", at: range,
      suggestion: "write `self.\(field.name) = …` before it")
  }
}

extension TypeInfo.Field {
  /// Whether an initialiser must give it a value.
  var isUnset: Bool { initial == nil && lazy == nil && wrapper == nil }
}

extension Expression {
  /// The properties of `self` that an assignment to it gives a value.
  var ownProperties: Set<String> {
    switch kind {
    case .name(let name): [String(name.text.drop { $0 == "_" })]
    case .member(let base, let name): base.isNamed("self") ? [String(name.text.drop { $0 == "_" })] : []
    case .tuple(let parts): Set(parts.flatMap { $0.value.ownProperties })
    default: []
    }
  }
}
