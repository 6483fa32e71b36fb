import Syntax

/// What a text reads as, for tests.
struct Reading {
  let source: SourceText

  init(_ text: String, _ mode: SourceText.Mode = .file) {
    source = SourceText(text, statements: TestStatements.table, mode: mode)
  }

  /// The statements in a notation with all brackets.
  var shapes: [String] { source.statements.map(\.shape) }
  var messages: [String] { source.problems.map(\.message) }

  /// The text under a range.
  subscript(range: SourceRange) -> String {
    String(decoding: Array(source.text.utf8)[range.start..<range.end], as: UTF8.self)
  }
}

private func list<Element>(_ elements: [Element], _ shape: (Element) -> String) -> String {
  elements.map(shape).joined(separator: ", ")
}

extension Statement {
  /// It in a notation with all brackets.
  var shape: String {
    switch kind {
    case .expression(let value): value.shape
    case .assignment(let target, let sign, let value): "\(target.shape) \(sign.text) \(value.shape)"
    case .variable(let variable): variable.shape
    case .function(let function): function.shape
    case .type(let type): type.shape
    case .typealias(let name, let type): "typealias \(name.text) = \(type.shape)"
    case .cases(let cases): "case " + list(cases, \.shape)
    case .import(let name): "import \(name.text)"
    case .if(let conditions, let body, let otherwise):
      "if \(list(conditions, \.shape)) \(body.shape)" + (otherwise.map { " else \($0.shape)" } ?? "")
    case .guard(let conditions, let body): "guard \(list(conditions, \.shape)) else \(body.shape)"
    case .switch(let subject, let cases):
      "switch \(subject.shape) {" + cases.map(\.shape).joined(separator: "; ") + "}"
    case .while(let conditions, let body): "while \(list(conditions, \.shape)) \(body.shape)"
    case .repeatWhile(let body, let condition): "repeat \(body.shape) while \(condition.shape)"
    case .for(let pattern, let sequence, let condition, let body):
      "for \(pattern.shape) in \(sequence.shape)" + (condition.map { " where \($0.shape)" } ?? "")
        + " \(body.shape)"
    case .return(let value): "return" + (value.map { " \($0.shape)" } ?? "")
    case .break: "break"
    case .continue: "continue"
    case .fallthrough: "fallthrough"
    case .defer(let body): "defer \(body.shape)"
    case .throw(let value): "throw \(value.shape)"
    case .catching(let body, let cases):
      "do \(body.shape) catch {" + cases.map(\.shape).joined(separator: "; ") + "}"
    case .block(let body): body.shape
    case .verb(let verb): verb.shape
    }
  }
}

extension Block {
  var shape: String { "{" + statements.map(\.shape).joined(separator: "; ") + "}" }
}

extension VerbStatement {
  /// The head, and the slots by name.
  var shape: String {
    let filled = slots.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.shape)" }
    return "<" + ([head] + filled).joined(separator: " ") + ">"
  }
}

extension VerbStatement.Slot {
  var shape: String {
    switch self {
    case .present: "yes"
    case .name(let name): name.text
    case .expression(let value): value.shape
    case .type(let type): type.shape
    case .block(let block): block.shape
    case .items(let items, let other, _):
      "{" + (items.map(\.shape) + other.map(\.shape)).joined(separator: "; ") + "}"
    case .list(let slots): "(" + slots.map(\.shape).joined(separator: ", ") + ")"
    case .statement(let statement): statement.shape
    case .raw(let name): "'\(name.text)'"
    }
  }
}

extension Expression {
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
    case .array(let elements): "[" + list(elements, \.shape) + "]"
    case .dictionary(let pairs):
      "[" + (pairs.isEmpty ? ":" : list(pairs) { "\($0.key.shape): \($0.value.shape)" }) + "]"
    case .tuple(let elements): "(" + list(elements, \.shape) + ")"
    case .parenthesized(let inner): "(\(inner.shape))"
    case .name(let name): name.text
    case .implicitMember(let name): ".\(name.text)"
    case .member(let base, let name): "\(base.shape).\(name.text)"
    case .path(let steps): steps.map(\.shape).joined(separator: "/")
    case .generic(let base, let types): "\(base.shape)<\(list(types, \.shape))>"
    case .subscript(let base, let arguments): "\(base.shape)[\(list(arguments, \.shape))]"
    case .call(let function, let arguments, let closures):
      "\(function.shape)(\(list(arguments, \.shape)))"
        + closures.map { " " + ($0.label.map { "\($0.text): " } ?? "") + $0.closure.shape }.joined()
    default: otherShape
    }
  }

  private var otherShape: String {
    switch kind {
    case .prefix(let sign, let value): "(\(sign.text)\(value.shape))"
    case .binary(let left, let sign, let right): "(\(left.shape) \(sign.text) \(right.shape))"
    case .ternary(let condition, let first, let second):
      "(\(condition.shape) ? \(first.shape) : \(second.shape))"
    case .optionalChain(let base): "\(base.shape)?"
    case .forced(let base): "\(base.shape)!"
    case .cast(let value, let sign, let type): "(\(value.shape) \(sign.text) \(type.shape))"
    case .range(let lower, let sign, let upper): "\(lower?.shape ?? "_")\(sign.text)\(upper?.shape ?? "_")"
    case .bounds(let least, let ideal, let most):
      "\(least?.shape ?? "_")...\(ideal.shape)...\(most?.shape ?? "_")"
    case .closure(let closure): closure.shape
    case .keyPath(let root, let names): "\\\(root?.text ?? "")." + names.map(\.text).joined(separator: ".")
    case .macro(let name, let arguments): "#\(name.text)(\(list(arguments, \.shape)))"
    case .statement(let statement): statement.shape
    case .modifying(let base, let block): "\(base.shape) modifying \(block.shape)"
    case .verb(let verb): verb.shape
    default: ""
    }
  }
}

extension StringPart {
  var shape: String {
    switch self {
    case .text(let text): text
    case .interpolation(let arguments): "\\(" + list(arguments, \.shape) + ")"
    }
  }
}

extension Argument {
  var shape: String { (label.map { "\($0.text): " } ?? "") + value.shape }
}

extension PathStep {
  var shape: String { (isQuoted ? "\"\(name.text)\"" : name.text) + (index.map { "[\($0)]" } ?? "") }
}

extension Closure {
  var shape: String {
    let captured = captures.map {
      ($0.specifier.map { "\($0.text) " } ?? "") + $0.name.text + ($0.value.map { " = \($0.shape)" } ?? "")
    }
    var head = captured.isEmpty ? "" : "[\(captured.joined(separator: ", "))] "
    if let parameters {
      head += "(" + list(parameters) { $0.name.text + ($0.type.map { ": \($0.shape)" } ?? "") } + ") "
    }
    if let result { head += "-> \(result.shape) " }
    return head.isEmpty ? body.shape : "{\(head)in " + body.shape.dropFirst()
  }
}

extension TypeSyntax {
  var shape: String {
    switch kind {
    case .named(let names, let arguments):
      names.map(\.text).joined(separator: ".") + (arguments.isEmpty ? "" : "<\(list(arguments, \.shape))>")
    case .optional(let type): "\(type.shape)?"
    case .array(let type): "[\(type.shape)]"
    case .dictionary(let key, let value): "[\(key.shape): \(value.shape)]"
    case .tuple(let elements):
      "(" + list(elements) { ($0.label.map { "\($0.text): " } ?? "") + $0.type.shape } + ")"
    case .function(let parameters, let result): "(\(list(parameters, \.shape))) -> \(result.shape)"
    case .metatype(let type): "\(type.shape).Type"
    case .parameter(let name): name
    }
  }
}

extension Pattern {
  var shape: String {
    switch kind {
    case .anything: "_"
    case .binding(let name): "let \(name.text)"
    case .expression(let value): value.shape
    case .enumCase(let value, let patterns):
      "\(value.shape)(" + list(patterns) { ($0.label.map { "\($0.text): " } ?? "") + $0.pattern.shape } + ")"
    case .tuple(let patterns): "(" + list(patterns, \.shape) + ")"
    case .isType(let type): "is \(type.shape)"
    case .asType(let pattern, let type): "\(pattern.shape) as \(type.shape)"
    case .optional(let pattern): "\(pattern.shape)?"
    }
  }
}

extension Condition {
  var shape: String {
    switch self {
    case .expression(let value): value.shape
    case .binding(let name, let isConstant, let type, let value):
      "\(isConstant ? "let" : "var") \(name.text)" + (type.map { ": \($0.shape)" } ?? "")
        + (value.map { " = \($0.shape)" } ?? "")
    case .pattern(let pattern, let value): "case \(pattern.shape) = \(value.shape)"
    case .available(let versions, let negated, _):
      (negated ? "#unavailable(" : "#available(") + list(versions) { "\($0.platform.text) \($0.version)" }
        + ")"
    }
  }
}

extension SwitchCase {
  var shape: String {
    let head =
      patterns.isEmpty
      ? "default"
      : "case "
        + list(patterns) {
          $0.pattern.shape + ($0.condition.map { " where \($0.shape)" } ?? "")
        }
    return "\(head): " + body.statements.map(\.shape).joined(separator: "; ")
  }
}

extension Modifiers {
  var shape: String {
    let attributes = attributes.map {
      "@\($0.name.text)" + ($0.arguments.isEmpty ? "" : "(\(list($0.arguments, \.shape)))")
    }
    return (attributes + words.map(\.text)).map { $0 + " " }.joined()
  }
}

extension VariableDeclaration {
  var shape: String {
    modifiers.shape + (isConstant ? "let " : "var ")
      + list(bindings) {
        $0.name.text + ($0.type.map { ": \($0.shape)" } ?? "") + ($0.initial.map { " = \($0.shape)" } ?? "")
          + ($0.accessors.map { " \($0.shape)" } ?? "")
      }
  }
}

extension Accessors {
  var shape: String {
    let parts = [("get", get), ("set", set), ("willSet", willSet), ("didSet", didSet)].compactMap {
      name, accessor in
      accessor.map { name + ($0.parameter.map { "(\($0.text))" } ?? "") + $0.body.shape }
    }
    return "{" + parts.joined(separator: " ") + "}"
  }
}

extension FunctionDeclaration {
  var shape: String {
    let word =
      switch kind {
      case .function: "func \(name.text)"
      case .operator: "operator \(name.text)"
      case .initializer(let failable): failable ? "init?" : "init"
      case .deinitializer: "deinit"
      case .subscript: "subscript"
      }
    let parameters = list(parameters) {
      ($0.label?.text ?? "_") + ($0.label?.text == $0.name.text ? "" : " \($0.name.text)") + ": "
        + ($0.isInout ? "inout " : "") + $0.type.shape
        + ($0.defaultValue.map { " = \($0.shape)" } ?? "")
    }
    return modifiers.shape + word + "(\(parameters))" + (result.map { " -> \($0.shape)" } ?? "")
      + (body.map { " \($0.shape)" } ?? "") + (accessors.map { " \($0.shape)" } ?? "")
  }
}

extension TypeDeclaration {
  var shape: String {
    modifiers.shape + "\(kind) \(name.text)" + (inherited.isEmpty ? "" : ": \(list(inherited, \.shape))")
      + " {" + members.map(\.shape).joined(separator: "; ") + "}"
  }
}

extension EnumCase {
  var shape: String {
    name.text
      + (values.isEmpty
        ? "" : "(" + list(values) { ($0.label.map { "\($0.text): " } ?? "") + $0.type.shape } + ")")
      + (rawValue.map { " = \($0.shape)" } ?? "")
  }
}
