// Trees that no text was read for: each stands where that stands for which it is made.

extension Expression {
  package static func name(_ text: String, _ range: SourceRange) -> Expression {
    Expression(.name(Name(text, range)), range)
  }

  package func member(_ name: String) -> Expression { Expression(.member(self, Name(name, range)), range) }

  package func called(_ arguments: [Argument] = [], _ closures: Closure...) -> Expression {
    Expression(
      .call(self, arguments, trailing: closures.map { TrailingClosure(label: nil, closure: $0) }), range)
  }
}

extension Block {
  package init(_ value: Expression) { self.init(statements: [Statement(value)], range: value.range) }
}

extension Closure {
  /// A closure `{ … }`, or `{ name in … }`.
  package init(_ body: Block, _ parameter: Name? = nil) {
    self.init(
      captures: [], parameters: parameter.map { [.init(name: $0, type: nil)] }, result: nil, body: body)
  }
}

extension FunctionDeclaration.Parameter {
  /// `label name: Type`; without a label `_ name: Type`.
  package init(_ name: String, _ type: TypeSyntax, label: String? = nil) {
    let label = label.map { Name($0, type.range) }
    self.init(label: label, name: Name(name, type.range), type: type, isInout: false, defaultValue: nil)
  }
}

extension FunctionDeclaration {
  package init(
    _ name: Name, _ parameters: [Parameter], result: TypeSyntax? = nil, _ body: Block,
    words: [Name] = [], kind: Kind = .function
  ) {
    self.init(
      kind: kind, modifiers: Modifiers(words: words), name: name, parameters: parameters, result: result,
      body: body)
  }
}

extension VariableDeclaration.Binding {
  package init(_ name: Name, _ initial: Expression) {
    self.init(name: name, type: nil, initial: initial, accessors: nil)
  }
}

extension EnumCase {
  package init(_ name: Name) { self.init(name: name, values: [], rawValue: nil) }
}

extension Statement {
  package init(_ expression: Expression) { self.init(.expression(expression), expression.range) }

  /// A property: `@attribute words var name: Type = value`, or `var name: Type { get }`.
  package static func property(
    _ name: Name, _ type: TypeSyntax?, _ value: Expression? = nil, attributes: [Attribute] = [],
    words: [Name] = [], isConstant: Bool = false, get: Block? = nil
  ) -> Statement {
    let binding = VariableDeclaration.Binding(
      name: name, type: type, initial: value, accessors: get.map { Accessors(get: .init(body: $0)) })
    let variable = VariableDeclaration(
      modifiers: Modifiers(attributes: attributes, words: words), isConstant: isConstant, bindings: [binding])
    return Statement(.variable(variable), name.range)
  }

  /// `func name(parameters) -> Result { body }`; an operator is static.
  package static func method(
    _ name: Name, _ parameters: [FunctionDeclaration.Parameter], result: TypeSyntax? = nil, _ body: Block,
    isStatic: Bool = false, kind: FunctionDeclaration.Kind = .function
  ) -> Statement {
    let words = isStatic ? [Name("static", name.range)] : []
    let function = FunctionDeclaration(name, parameters, result: result, body, words: words, kind: kind)
    return Statement(.function(function), name.range)
  }

  package static func type(
    _ kind: TypeDeclaration.Kind, _ name: Name, _ inherited: [TypeSyntax], _ members: [Statement],
    attributes: [Attribute] = []
  ) -> Statement {
    let type = TypeDeclaration(
      kind: kind, modifiers: Modifiers(attributes: attributes), name: name, inherited: inherited,
      members: members)
    return Statement(.type(type), name.range)
  }
}
