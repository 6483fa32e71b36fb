import Syntax

// Types that are declared again while values of them exist.
extension Checker {
  /// Refuses a new declaration of a struct or enum if a variable has values that would not fit it.
  ///
  /// Classes are allowed, because objects store their properties by name.
  func requireMeaning(of types: [TypeDeclaration], declaredBefore known: [String: TypeInfo]) throws(Problem) {
    for name in types.map(\.name) {
      guard let old = known[name.text], let new = session.definitions.types[name.text], new.kind != .class,
        !new.extends(old)
      else { continue }
      let users = session.variables.filter { $0.value.type.involves(name.text) }
      if let user = users.map(\.key).min() { throw meaningless(user, name, old, new) }
    }
  }

  package func meaningless(_ user: String, _ name: Name, _ old: TypeInfo, _ new: TypeInfo) -> Problem {
    let isEnum = new.kind == .enumeration
    let kept = (isEnum ? old.cases.map(\.name) : old.fields.map(\.name)).map { "`\($0)`" }
    let more = isEnum ? "add cases behind" : "add fields with a value behind"
    return problem(
      "`\(user)` has values of `\(name.text)`, which would lose their meaning", at: name.range,
      suggestion: "keep \(kept.joined(separator: ", ")), and \(more)")
  }
}

extension TypeInfo {
  /// Whether it begins with the cases and fields of another type, and gives all further fields a value.
  package func extends(_ other: TypeInfo) -> Bool {
    guard cases.map(\.name).starts(with: other.cases.map(\.name)), rawType == other.rawType,
      fields.count >= other.fields.count
    else { return false }
    return zip(fields, other.fields).allSatisfy { $0.name == $1.name && $0.type == $1.type }
      && fields[other.fields.count...].allSatisfy { $0.initial != nil }
  }
}

extension Type {
  package func involves(_ name: String) -> Bool {
    self == .named(name) || parts.contains { $0.involves(name) }
  }
}
