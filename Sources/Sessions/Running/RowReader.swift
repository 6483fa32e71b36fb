import Syntax

/// The signature of a row of Apple's, which is written as Apple declares it, and parsed at its first use.
package struct RowSignature: Sendable {
  package let declaration: String
  private let read = Lazy<Signature>()

  package init(_ declaration: String) { self.declaration = declaration }

  package var value: Signature {
    read.value { Self.read(declaration) ?? Signature(parameters: [], result: .any) }
  }

  private static func read(_ declaration: String) -> Signature? {
    let read = SourceText("protocol Row {\n\(declaration)\n}", statements: StatementTable([]), mode: .file)
    guard case .type(let row)? = read.statements.first?.kind else { return nil }
    switch row.members.first?.kind {
    case .function(let function):
      let parameters = function.parameters.map { Signature.Parameter($0, type(inRow: $0.type)) }
      var result = function.result.map { type(inRow: $0) } ?? .void
      if case .initializer(let failable) = function.kind, function.result == nil {
        result = failable ? .optional(.unknown("Self")) : .unknown("Self")
      }
      return Signature(parameters: parameters, result: result, isMutating: function.modifiers.has("mutating"))
    case .variable(let variable):
      return Signature(parameters: [], result: variable.bindings.first?.type.map { type(inRow: $0) } ?? .any)
    default: return nil
    }
  }

  private static let unknown = [
    "Self", "Element", "Key", "Value", "Wrapped", "Output", "Content", "Success", "Failure",
  ]
  /// The endings of generic type names that keep their argument.
  private static let kept = [
    "Publisher", "Container", "Continuation", "Stream", "Task", "TaskGroup", "Observations", "Completion",
    "Iterator", "UnfoldSequence",
  ]

  /// The type in a row; single capital letters, `Self`, and names such as `Element` are placeholders until the row is used.
  private static func type(inRow syntax: TypeSyntax) -> Type {
    syntax.type { names, types, _ in
      let name = names.map(\.text).joined(separator: ".")
      if name.count == 1 || unknown.contains(name) { return .unknown(name) }
      let isWhole = !types.isEmpty && !types.contains(where: \.isOpen)
      return switch (name, types.first) {
      case ("Range", let bound?): .range(of: bound)
      case ("Sequence", let element?): .sequence(element)
      case ("Binding", let value?): .binding(value)
      case ("Result", _?) where types.count == 2: .generic(name, types)
      case ("Set", let element?), ("Array", let element?): .list(element)
      // The argument of `AnyPublisher<T>` and `KeyedDecodingContainer<K>` becomes known where they are used.
      case (_, _?) where types.count == 1 && (isWhole || kept.contains(where: name.hasSuffix)):
        .generic(name, types)
      default: .builtIn(name) ?? .named(name)
      }
    }
  }
}

extension Signature.Parameter {
  init(_ declared: FunctionDeclaration.Parameter, _ type: Type) {
    self.init(
      label: declared.label?.text, name: declared.name.text, type: type, isInout: declared.isInout,
      hasDefault: declared.defaultValue != nil, isAutoclosure: declared.isAutoclosure)
    if declared.isVariadic, case .list(let element) = type { (isVariadic, self.type) = (true, element) }
  }
}
