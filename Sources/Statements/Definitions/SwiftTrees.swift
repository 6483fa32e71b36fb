import Syntax

// Swift's trees, as the short forms need them: each stands where the short form does.

extension Expression {
  static func name(_ text: String, _ range: SourceRange) -> Expression {
    Expression(.name(Name(text, range)), range)
  }

  func member(_ name: String) -> Expression { Expression(.member(self, Name(name, range)), range) }

  /// A call of it, with closures behind it.
  func called(_ arguments: [Argument] = [], _ closures: Closure...) -> Expression {
    Expression(.call(self, arguments, trailing: closures.map { TrailingClosure(closure: $0) }), range)
  }
}

extension Block {
  /// A block that gives a value.
  init(_ value: Expression) { self.init(statements: [Statement(value)], range: value.range) }
}

extension Closure {
  /// A closure `{ … }`, or `{ name in … }`.
  init(_ body: Block, _ parameter: Name? = nil) {
    self.init(
      captures: [], parameters: parameter.map { [.init(name: $0, type: nil)] }, result: nil, body: body)
  }
}

extension FunctionDeclaration.Parameter {
  /// `label name: Type`; without a label `_ name: Type`.
  init(_ name: String, _ type: TypeSyntax, label: String? = nil) {
    let label = label.map { Name($0, type.range) }
    self.init(
      label: label, name: Name(name, type.range), type: type, isInout: false, defaultValue: nil)
  }
}

extension Statement {
  init(_ expression: Expression) { self.init(.expression(expression), expression.range) }

  /// A property: `@attribute words var name: Type = value`, or `var name: Type { get }`.
  static func property(
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
  static func method(
    _ name: Name, _ parameters: [FunctionDeclaration.Parameter], result: TypeSyntax? = nil, _ body: Block,
    isStatic: Bool = false, kind: FunctionDeclaration.Kind = .function
  ) -> Statement {
    let function = FunctionDeclaration(
      kind: kind, modifiers: Modifiers(words: isStatic ? [Name("static", name.range)] : []), name: name,
      parameters: parameters, result: result, body: body)
    return Statement(.function(function), name.range)
  }

  /// A type: `struct Name: inherited { members }`.
  static func type(
    _ kind: TypeDeclaration.Kind, _ name: Name, _ inherited: [TypeSyntax], _ members: [Statement],
    attributes: [Attribute] = []
  ) -> Statement {
    let type = TypeDeclaration(
      kind: kind, modifiers: Modifiers(attributes: attributes), name: name, inherited: inherited,
      members: members)
    return Statement(.type(type), name.range)
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var decapitalizedFirst: String { prefix(1).lowercased() + dropFirst() }
}
