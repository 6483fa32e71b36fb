import Syntax

/// Reads the signature of a row of Apple's, which is written as Apple declares it.
struct RowReader {
  let session: Session

  func signature(_ declaration: String) -> Signature? {
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
