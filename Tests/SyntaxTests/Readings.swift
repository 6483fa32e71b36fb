import Syntax

/// What a text reads as, for tests: its statements, its problems, and the names in them.
struct Reading {
  var names = NameTable()
  var script: Script
  let text: String

  init(_ text: String) {
    self.text = text
    script = Script(text, names: &names)
  }

  /// The forms of the statements, with one `.expression` for each expression.
  var forms: [StatementForm] { script.statements.map(\.form) }

  /// The statements in a notation with all brackets, for comparing.
  var shapes: [String] { script.statements.map { names.shape($0) } }

  /// The causes of the problems.
  var causes: [String] { script.problems.map(\.sentence.cause) }

  /// The source under a range.
  subscript(range: SourceRange) -> String {
    String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self)
  }
}

extension NameTable {
  /// A statement in a notation with all brackets.
  func shape(_ statement: Statement) -> String {
    ([String(describing: statement.form)] + statement.operands.map { "\($0.slot): \(shape($0.content))" })
      .joined(separator: " ")
  }

  private func shape(_ content: Operand.Content) -> String {
    switch content {
    case .identifier(let identifier): self[identifier.name]
    case .identifiers(let identifiers): "(" + identifiers.map { self[$0.name] }.joined(separator: " ") + ")"
    case .expression(let expression): shape(expression)
    case .expressions(let expressions): expressions.map(shape).joined(separator: ", ")
    case .type(let type): shape(type)
    case .block(let block): "{" + block.statements.map(shape).joined(separator: "; ") + "}"
    case .sets(let changes): shape(changes)
    case .fields(let fields): "{" + fields.map(shape).joined(separator: "; ") + "}"
    case .traitItems(let items): "{" + items.map(shape).joined(separator: "; ") + "}"
    case .imageItems(let items): "{" + items.map(shape).joined(separator: "; ") + "}"
    case .inspectorItems(let items): "{" + items.map(shape).joined(separator: "; ") + "}"
    case .device(let device):
      [self[device.name.name], device.size.map(shape), device.orientation.map { self[$0.name] }].compactMap(
        \.self
      )
      .joined(separator: " ")
    case .text(let text, _): String(reflecting: text)
    case .statement(let statement): "<" + shape(statement) + ">"
    case .present: "yes"
    }
  }

  private func shape(_ changes: [Assignment]) -> String {
    "{"
      + changes.map { change in
        (change.container.map { self[$0] + "." } ?? "") + "\(shape(change.key)) = \(shape(change.value))"
      }.joined(separator: "; ") + "}"
  }

  private func shape(_ type: TypeReference) -> String {
    switch type {
    case .named(let identifier): self[identifier.name]
    case .optional(let inner, _): shape(inner) + "?"
    case .list(let inner, _): "[" + shape(inner) + "]"
    }
  }

  private func shape(_ field: Field) -> String {
    switch field {
    case .stored(let name, let type, let value):
      self[name.name] + (type.map { ": " + shape($0) } ?? "") + (value.map { " = " + shape($0) } ?? "")
    case .equality(let expression, _): "equal " + shape(expression)
    }
  }

  private func shape(_ item: TraitItem) -> String {
    switch item {
    case .name(let name, _): "name \(String(reflecting: name))"
    case .identifier(let identifier, _): "identifier \(String(reflecting: identifier))"
    case .affectsColor: "affects color"
    case .noAccessors: "accessors none"
    }
  }

  private func shape(_ item: ImageItem) -> String {
    let conditions = item.conditions.map { self[$0.trait.name] + " " + shape($0.value) }
    return (conditions.isEmpty ? "any" : conditions.joined(separator: ", "))
      + ": \(String(reflecting: item.file))"
  }

  private func shape(_ item: InspectorItem) -> String {
    switch item {
    case .columnWidth(let width, _): "columnWidth \(shape(width))"
    case .interactiveDismissDisabled(let value, _):
      "interactiveDismissDisabled" + (value.map { " " + shape($0) } ?? "")
    }
  }

  /// An expression in a notation with all brackets.
  func shape(_ expression: Expression) -> String {
    switch expression.kind {
    case .integer(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .string(let text): String(reflecting: text)
    case .interpolation(let parts):
      "\""
        + parts.map { part in
          switch part {
          case .text(let text, _): text
          case .value(let value): "\\(\(shape(value)))"
          }
        }.joined() + "\""
    case .boolean(let value): "\(value)"
    case .nothing: "nil"
    case .size(let width, let height): "\(width)x\(height)"
    case .duration(let seconds): "\(seconds)s"
    case .color(let value): "#" + String(value, radix: 16)
    case .name(let name): self[name]
    case .implicitCase(let name): "." + self[name]
    case .list(let elements): "[" + elements.map(shape).joined(separator: ", ") + "]"
    case .member(let base, let name): "\(shape(base)).\(self[name.name])"
    case .step(let base, let name): "\(shape(base))/\(self[name.name])"
    case .element(let base, let index): "\(shape(base))[\(shape(index))]"
    case .call(let function, let arguments):
      shape(function) + "("
        + arguments.map { ($0.label.map { self[$0.name] + ": " } ?? "") + shape($0.value) }.joined(
          separator: ", ") + ")"
    case .unary(let sign, let operand): "(\(sign.rawValue)\(shape(operand)))"
    case .binary(let sign, _, let left, let right): "(\(shape(left)) \(sign.rawValue) \(shape(right)))"
    case .conditional(let condition, let yes, let no): "(\(shape(condition)) ? \(shape(yes)) : \(shape(no)))"
    case .bounds(let minimum, let ideal, let maximum):
      [minimum, ideal, maximum].map { $0.map(shape) ?? "_" }.joined(separator: "...")
    case .traits(let changes): "traits \(shape(changes))"
    case .modifying(let base, let changes): "\(shape(base)) modifying \(shape(changes))"
    }
  }
}
