// Makes trees without reading a text. Each tree takes its range from the code that it is made for.

extension Expression {
  package static func name(_ text: String, _ range: SourceRange) -> Expression { .name(Name(text, range)) }

  package static func name(_ name: Name) -> Expression { Expression(.name(name), name.range) }

  package func member(_ name: String) -> Expression { Expression(.member(self, Name(name, range)), range) }

  package func called(_ arguments: [Argument] = [], _ closure: Closure? = nil) -> Expression {
    let trailing = closure.map { [Argument(behind: $0)] } ?? []
    return Expression(.call(self, arguments + trailing), range)
  }
}

extension Argument {
  /// A trailing closure of a call.
  package init(behind closure: Closure, label: Name? = nil) {
    self.init(label: label, value: Expression(.closure(closure), closure.body.range), isTrailing: true)
  }
}

extension Block {
  package init(_ value: Expression) { self.init(statements: [Statement(value)], range: value.range) }
}

extension SwitchCase {
  package init(_ pattern: Pattern, _ body: Block) { self.init(patterns: [(pattern, nil)], body: body) }
}

extension Closure {
  /// A closure `{ … }`, or `{ name in … }`.
  package init(_ body: Block, _ parameter: Name? = nil) {
    self.init(
      captures: [], parameters: parameter.map { [.init(name: $0, type: nil)] }, result: nil, body: body)
  }
}

extension FunctionDeclaration {
  package init(
    _ name: Name, _ parameters: [Parameter], result: TypeSyntax? = nil, _ body: Block,
    words: [Name] = []
  ) {
    let isOperator = name.text.first.map { !$0.isLetter && $0 != "_" } ?? false
    self.init(
      kind: isOperator ? .operator : .function, modifiers: Modifiers(words: words), name: name,
      parameters: parameters, result: result, body: body)
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

  /// A method, made from its signature `static name(label name: Type) -> Type` and its body.
  package static func method(_ signature: String, _ body: Block, at range: SourceRange) -> Statement {
    func name(_ text: Substring) -> Name { Name(String(text), range) }
    func type(_ text: Substring) -> TypeSyntax {
      text.hasSuffix("?") ? TypeSyntax(.optional(type(text.dropLast())), range) : .named(String(text), range)
    }
    let parts = signature.split(omittingEmptySubsequences: false) { "()".contains($0) }
    let words = parts[0].split(separator: " ").map(name)
    let parameters = parts[1].split(separator: ", ").map { text -> FunctionDeclaration.Parameter in
      let sides = text.split(separator: ": ")
      let names = sides[0].split(separator: " ")
      return .init(
        label: names[0] == "_" ? nil : name(names[0]), name: name(names[names.count - 1]),
        type: type(sides[1]),
        isInout: false, defaultValue: nil)
    }
    let result = parts[2].isEmpty ? nil : type(parts[2].dropFirst(" -> ".count))
    let function = FunctionDeclaration(
      words[words.count - 1], parameters, result: result, body, words: words.dropLast())
    return Statement(.function(function), range)
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
