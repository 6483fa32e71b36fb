import StateUpdates
import Syntax

extension Session {
  /// A variable, read by its name.
  package mutating func variable(_ name: String, _ place: Place) throws(Problem) -> Value {
    guard let variable = variables[name] else { throw Problem("nothing here is called `\(name)`", at: place) }
    if let get = variable.get { return try call(get, with: []) }
    return variable.value
  }

  package mutating func setVariable(_ name: String, _ value: Value, _ place: Place) throws(Problem) {
    guard let variable = variables[name] else { throw Problem("nothing here is called `\(name)`", at: place) }
    if let set = variable.set {
      try call(set, with: [value])
      return
    }
    if let willSet = variable.willSet { try call(willSet, with: [value]) }
    variables[name]?.value = value
    if case .string(let text) = value { runtime.budget.bytes += text.utf8.count }
    if !views.roots.isEmpty, variable.value != value {
      try graph(place) { graph throws(ViewProblem) in try graph.changed(.variable(name)) }
    }
    if let didSet = variable.didSet { try call(didSet, with: [variable.value]) }
  }

  /// The row of Apple's with its signature read; anything else as it is.
  package mutating func resolve(_ member: Member, _ place: Place) throws(Problem) -> Member {
    guard case .row(let row) = member.body else { return member }
    let known = resolved(member)
    runtime.rows.signatures[row.declaration] = known.signature
    return known
  }

  /// The same, without remembering it.
  package func resolved(_ member: Member) -> Member {
    guard case .row(let row) = member.body else { return member }
    var copy = member
    if let known = runtime.rows.signatures[row.declaration] {
      copy.signature = known
      return copy
    }
    if let signature = RowReader(session: self).signature(row.declaration) { copy.signature = signature }
    return copy
  }
}

/// Reads the signature of a row of Apple's, which is written as Apple declares it.
struct RowReader {
  let session: Session

  package func signature(_ declaration: String) -> Signature? {
    let read = SourceText("protocol Row {\n\(declaration)\n}", statements: StatementTable([]), mode: .file)
    guard case .type(let type)? = read.statements.first?.kind, let member = type.members.first else {
      return nil
    }
    switch member.kind {
    case .function(let function):
      let parameters = function.parameters.map { parameter in
        var one = Signature.Parameter(
          label: parameter.label?.text, name: parameter.name.text, type: self.type(parameter.type),
          isInout: parameter.isInout)
        one.hasDefault = parameter.defaultValue != nil
        if parameter.isVariadic, case .list(let element) = one.type {
          one.isVariadic = true
          one.type = element
        }
        return one
      }
      var result = function.result.map { self.type($0) } ?? .void
      if case .initializer(let failable) = function.kind, function.result == nil {
        result = failable ? .optional(.unknown("Self")) : .unknown("Self")
      }
      return Signature(parameters: parameters, result: result, isMutating: function.modifiers.has("mutating"))
    case .variable(let variable):
      return Signature(parameters: [], result: variable.bindings.first?.type.map { self.type($0) } ?? .any)
    default: return nil
    }
  }

  /// A type in a row: one capital letter, `Element` and its like, and `Self` are unknown until the row is used.
  private func type(_ syntax: TypeSyntax) -> Type {
    switch syntax.kind {
    case .optional(let type): return .optional(self.type(type))
    case .array(let type): return .list(self.type(type))
    case .dictionary(let key, let value): return .dictionary(type(key), type(value))
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      let types = elements.map { Type.TupleElement(label: $0.label?.text, type: type($0.type)) }
      return types.count == 1 ? types[0].type : .tuple(types)
    case .function(let parameters, let result): return .function(parameters.map { type($0) }, type(result))
    case .metatype(let type): return .metatype(self.type(type))
    case .parameter(let name): return .unknown(name)
    case .named(let names, let arguments):
      let name = names.map(\.text).joined(separator: ".")
      if name == "Range", let first = arguments.first { return .named("Range<\(type(first))>") }
      if name.count == 1 || ["Self", "Element", "Key", "Value", "Wrapped", "Output"].contains(name) {
        return .unknown(name)
      }
      if name == "Sequence", let first = arguments.first { return .sequence(type(first)) }
      if name == "Binding", let first = arguments.first { return .binding(type(first)) }
      if name == "Set" || name == "Array", let first = arguments.first { return .list(type(first)) }
      return session.type(named: name) ?? .named(name)
    }
  }
}
