import Syntax

/// What is read, in a notation with all brackets.
protocol Shaped { var shape: String { get } }

extension Array where Element: Shaped {
  var shape: String { map(\.shape).joined(separator: ", ") }
  var lines: String { map(\.shape).joined(separator: "; ") }
}

extension Optional where Wrapped: Shaped {
  /// What may be left out, behind a sign.
  func shape(_ sign: String) -> String { map { sign + $0.shape } ?? "" }
}

private func labelled(_ label: Name?, _ value: some Shaped) -> String {
  (label.map { "\($0.text): " } ?? "") + value.shape
}

private func labelled(_ elements: [(label: Name?, type: TypeSyntax)]) -> String {
  "(" + elements.map { labelled($0.label, $0.type) }.joined(separator: ", ") + ")"
}

extension Name: Shaped {
  var shape: String { text }
}

extension Statement: Shaped {
  var shape: String {
    switch kind {
    case .expression(let value): value.shape
    case .assignment(let target, let sign, let value): "\(target.shape) \(sign.text) \(value.shape)"
    case .variable(let variable): variable.shape
    case .function(let function): function.shape
    case .type(let type): type.shape
    case .typealias(let name, let type): "typealias \(name.text) = \(type.shape)"
    case .cases(let cases): "case \(cases.shape)"
    case .import(let name): "import \(name.text)"
    case .labelled(let label, let inner): "\(label): \(inner.shape)"
    case .leave(let label): "leave \(label)"
    case .if(let conditions, let body, let otherwise):
      "if \(conditions.shape) \(body.shape)\(otherwise.map { " else \($0.shape)" } ?? "")"
    case .guard(let conditions, let body): "guard \(conditions.shape) else \(body.shape)"
    case .switch(let subject, let cases): "switch \(subject.shape) {\(cases.lines)}"
    case .while(let conditions, let body): "while \(conditions.shape) \(body.shape)"
    case .repeatWhile(let body, let condition): "repeat \(body.shape) while \(condition.shape)"
    case .for(let pattern, let sequence, let condition, let body):
      "for \(pattern.shape) in \(sequence.shape)\(condition.shape(" where ")) \(body.shape)"
    case .return(let value): "return\(value.shape(" "))"
    case .break: "break"
    case .continue: "continue"
    case .fallthrough: "fallthrough"
    case .defer(let body): "defer \(body.shape)"
    case .throw(let value): "throw \(value.shape)"
    case .catching(let body, let cases): "do \(body.shape) catch {\(cases.lines)}"
    case .block(let body): body.shape
    case .verb(let verb): verb.shape
    }
  }
}

extension Block: Shaped {
  var shape: String { "{\(statements.lines)}" }
}

extension VerbStatement: Shaped {
  /// The head, and the slots by name.
  var shape: String {
    let filled = slots.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.shape)" }
    return "<" + ([head] + filled).joined(separator: " ") + ">"
  }
}

extension VerbStatement.Slot: Shaped {
  var shape: String {
    switch self {
    case .name(let name): name.text
    case .expression(let value): value.shape
    case .type(let type): type.shape
    case .block(let block): block.shape
    case .items(let items, let other, _):
      "{" + (items.map(\.shape) + other.map(\.shape)).joined(separator: "; ") + "}"
    case .list(let slots): "(\(slots.shape))"
    case .statement(let statement): statement.shape
    }
  }
}

extension Expression: Shaped {
  var shape: String {
    switch kind {
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .nothing: "nil"
    case .string(let parts): "\"" + parts.map(\.shape).joined() + "\""
    case .color(let color): "#" + String(color, radix: 16)
    case .duration(let seconds): "\(seconds)s"
    case .size(let width, let height): "\(width)x\(height)"
    case .array(let elements): "[\(elements.shape)]"
    case .dictionary(let pairs):
      "[\(pairs.isEmpty ? ":" : pairs.map { "\($0.key.shape): \($0.value.shape)" }.joined(separator: ", "))]"
    case .tuple(let elements): "(\(elements.shape))"
    case .parenthesized(let inner): "(\(inner.shape))"
    case .name(let name): name.text
    case .implicitMember(let name): ".\(name.text)"
    case .member(let base, let name): "\(base.shape).\(name.text)"
    case .path(let steps): steps.map(\.shape).joined(separator: "/")
    case .type(let type): type.shape
    case .subscript(let base, let arguments): "\(base.shape)[\(arguments.shape)]"
    case .call(let function, let arguments):
      "\(function.shape)(\(arguments.filter { !$0.isTrailing }.shape))"
        + arguments.filter(\.isTrailing).map { " " + labelled($0.label, $0.value) }.joined()
    case .prefix(let sign, let value): "(\(sign.text)\(value.shape))"
    case .binary(let left, let sign, let right): "(\(left.shape) \(sign.text) \(right.shape))"
    case .ternary(let condition, let first, let second):
      "(\(condition.shape) ? \(first.shape) : \(second.shape))"
    case .optionalChain(let base): "\(base.shape)?"
    case .forced(let base): "\(base.shape)!"
    case .cast(let value, let sign, let type): "(\(value.shape) \(sign.text) \(type.shape))"
    case .range(let lower, let sign, let ideal, let upper):
      [lower?.shape ?? "_", ideal?.shape, upper?.shape ?? "_"].compactMap { $0 }.joined(separator: sign.text)
    case .closure(let closure): closure.shape
    case .keyPath(let root, let path):
      "\\\(root?.text ?? "")." + (path.memberNames.isEmpty ? "self" : path.shape.replacing("$0.", with: ""))
    case .macro(let name, let arguments): "#\(name.text)(\(arguments.shape))"
    case .statement(let statement): statement.shape
    case .verb(let verb): verb.shape
    }
  }
}

extension StringPart: Shaped {
  var shape: String {
    switch self {
    case .text(let text): text
    case .interpolation(let arguments): "\\(\(arguments.shape))"
    }
  }
}

extension Argument: Shaped {
  var shape: String { labelled(label, value) }
}

extension PathStep: Shaped {
  var shape: String { (isQuoted ? "\"\(name.text)\"" : name.text) + (index.map { "[\($0)]" } ?? "") }
}

extension Closure.Capture: Shaped {
  var shape: String { (specifier.map { "\($0.text) " } ?? "") + name.text + value.shape(" = ") }
}

extension Closure.Parameter: Shaped {
  var shape: String { name.text + type.shape(": ") }
}

extension Closure: Shaped {
  var shape: String {
    var head = captures.isEmpty ? "" : "[\(captures.shape)] "
    if let parameters { head += "(\(parameters.shape)) " }
    if let result { head += "-> \(result.shape) " }
    return head.isEmpty ? body.shape : "{\(head)in " + body.shape.dropFirst()
  }
}

extension TypeSyntax: Shaped {
  var shape: String {
    switch kind {
    case .named(let names, let arguments):
      names.map(\.text).joined(separator: ".") + (arguments.isEmpty ? "" : "<\(arguments.shape)>")
    case .optional(let type): "\(type.shape)?"
    case .array(let type): "[\(type.shape)]"
    case .dictionary(let key, let value): "[\(key.shape): \(value.shape)]"
    case .tuple(let elements): labelled(elements)
    case .function(let parameters, let result): "(\(parameters.shape)) -> \(result.shape)"
    case .metatype(let type): "\(type.shape).Type"
    case .parameter(let name, _): name
    case .composition(let types): types.map(\.shape).joined(separator: " & ")
    }
  }
}

extension Pattern: Shaped {
  var shape: String {
    switch kind {
    case .anything: "_"
    case .binding(let name, _): "let \(name.text)"
    case .expression(let value): value.shape
    case .enumCase(let value, let patterns):
      "\(value.shape)(\(patterns.map { labelled($0.label, $0.pattern) }.joined(separator: ", ")))"
    case .tuple(let patterns): "(\(patterns.shape))"
    case .isType(let type): "is \(type.shape)"
    case .asType(let pattern, let type): "\(pattern.shape) as \(type.shape)"
    case .optional(let pattern): "\(pattern.shape)?"
    }
  }
}

extension Condition: Shaped {
  var shape: String {
    switch self {
    case .expression(let value): value.shape
    case .binding(let name, let isConstant, let type, let value):
      "\(isConstant ? "let" : "var") \(name.text)\(type.shape(": "))\(value.shape(" = "))"
    case .pattern(let pattern, let value): "case \(pattern.shape) = \(value.shape)"
    case .available(let versions, let negated, _):
      "#\(negated ? "un" : "")available("
        + versions.map { "\($0.platform.text) \($0.version)" }.joined(separator: ", ") + ")"
    }
  }
}

extension SwitchCase: Shaped {
  var shape: String {
    let matches = patterns.map { $0.pattern.shape + $0.condition.shape(" where ") }
    return (matches.isEmpty ? "default" : "case " + matches.joined(separator: ", "))
      + ": \(body.statements.lines)"
  }
}

extension Modifiers: Shaped {
  var shape: String {
    let attributes = attributes.map {
      "@\($0.name.text)" + ($0.arguments.isEmpty ? "" : "(\($0.arguments.shape))")
    }
    return (attributes + words.map(\.text)).map { $0 + " " }.joined()
  }
}

extension VariableDeclaration: Shaped {
  var shape: String { "\(modifiers.shape)\(isConstant ? "let" : "var") \(bindings.shape)" }
}

extension VariableDeclaration.Binding: Shaped {
  var shape: String { name.text + type.shape(": ") + initial.shape(" = ") + accessors.shape(" ") }
}

extension Accessors: Shaped {
  var shape: String {
    let named = [("get", get), ("set", set), ("willSet", willSet), ("didSet", didSet)]
    let parts = named.compactMap { name, accessor in
      accessor.map { name + ($0.parameter.map { "(\($0.text))" } ?? "") + $0.body.shape }
    }
    return "{" + parts.joined(separator: " ") + "}"
  }
}

extension FunctionDeclaration.Parameter: Shaped {
  var shape: String {
    (label?.text ?? "_") + (label == name ? "" : " \(name.text)") + ": " + (isInout ? "inout " : "")
      + type.shape
      + defaultValue.shape(" = ")
  }
}

extension FunctionDeclaration: Shaped {
  var shape: String {
    let word =
      switch kind {
      case .function: "func \(name.text)"
      case .operator: "operator \(name.text)"
      case .initializer(let failable): failable ? "init?" : "init"
      case .deinitializer: "deinit"
      case .subscript: "subscript"
      }
    return "\(modifiers.shape)\(word)(\(parameters.shape))" + result.shape(" -> ") + body.shape(" ")
      + accessors.shape(" ")
  }
}

extension TypeDeclaration: Shaped {
  var shape: String {
    "\(modifiers.shape)\(kind) \(name.text)\(inherited.isEmpty ? "" : ": \(inherited.shape)") {\(members.lines)}"
  }
}

extension EnumCase: Shaped {
  var shape: String {
    let parts = values.map { (label: $0.label, type: $0.type) }
    return name.text + (parts.isEmpty ? "" : labelled(parts)) + rawValue.shape(" = ")
  }
}
