import Sessions
import Syntax

extension SwiftWriter {
  /// Notes what of an expression is written otherwise in Swift.
  mutating func collect(_ expression: Expression, _ expected: Type?) {
    switch expression.kind {
    case .name(let name): collect(name, expected)
    case .member(let base, let name): collect(base, name)
    case .path(let steps): if let last = steps.last { replace(expression.range, last.name.text) }
    case .color(let color): replace(expression.range, Self.color(color))
    case .duration(let seconds): replace(expression.range, "\(seconds)")
    case .size(let width, let height): replace(expression.range, "CGSize(width: \(width), height: \(height))")
    case .subscript(let base, let arguments):
      collect(base, nil)
      if let key = arguments.first?.value, let trait = trait(key) {
        let name = isEnvironment(base) ? ".traitCollection" : ""
        replace(SourceRange(base.range.end, expression.range.end), "\(name)[\(trait).self]")
      } else {
        for argument in arguments { collect(argument.value, nil) }
      }
    case .call(let callee, let arguments, _) where isShort(callee):
      // `height 200`, `enabled up through medium`
      let value = arguments.first.map { text($0.value, expecting: expected) } ?? ""
      let label = arguments.first?.label.map { "\($0.text): " } ?? ""
      replace(expression.range, ".\(source.text(callee.range))(\(label)\(value))")
    case .call(let callee, let arguments, let trailing):
      collect(callee, arguments, trailing, expression.range)
    case .modifying(let base, let block): collect(modifying: base, block, expression.range)
    case .binary(let left, _, let right):
      collect(left, type(of: right) ?? expected)
      collect(right, type(of: left) ?? expected)
    case .ternary(let condition, let first, let second):
      collect(condition, .bool)
      collect(first, expected)
      collect(second, expected)
    case .parenthesized(let inner), .prefix(_, let inner), .forced(let inner), .optionalChain(let inner):
      collect(inner, expected)
    case .array(let elements):
      var element: Type?
      if case .list(let type)? = expected { element = type }
      for one in elements { collect(one, element) }
    case .tuple(let arguments): for argument in arguments { collect(argument.value, nil) }
    case .string(let parts):
      for case .interpolation(let arguments) in parts { for one in arguments { collect(one.value, nil) } }
    case .verb(let verb): replace(value: verb, expression.range)
    default: break
    }
  }

  /// Whether a member without its type was written without a dot, as a detent is.
  private func isShort(_ callee: Expression) -> Bool {
    if case .implicitMember = callee.kind { !source.text(callee.range).hasPrefix(".") } else { false }
  }

  /// A word alone: a case, a colour or a trait.
  private mutating func collect(_ name: Name, _ expected: Type?) {
    let text = name.text
    if text == ownName { return replace(name.range, "self") }
    if checker.local(text) != nil || session.variables[text] != nil { return }
    if let type = expected?.wrapped {
      if session.hasCase(text, in: type) { return replace(name.range, "." + text) }
      if type == .named("UIColor"), session.definitions.colors[text] == nil {
        return replace(name.range, "." + text)
      }
    }
    if !session.environments(named: text).isEmpty { return }
    if let implicitBase, session.definitions.traitProperties[text] != nil {
      replace(name.range, "\(implicitBase).\(text)")
    }
  }

  /// `cell.theme` is `cell.traitCollection.theme`; `traits` and `overrides` are short names.
  private mutating func collect(_ base: Expression, _ name: Name) {
    collect(base, nil)
    guard isEnvironment(base) else { return }
    switch name.text {
    case "traits": replace(name.range, "traitCollection")
    case "overrides": replace(name.range, "traitOverrides")
    default:
      if session.definitions.traitProperties[name.text] != nil {
        replace(name.range, "traitCollection.\(name.text)")
      }
    }
  }

  private mutating func collect(
    _ callee: Expression, _ arguments: [Argument], _ trailing: [TrailingClosure], _ range: SourceRange
  ) {
    if case .name(let name) = callee.kind, name.text == "traits", let first = trailing.first {
      return replace(range, "UITraitCollection " + draft(first.closure.body))
    }
    collect(callee, nil)
    for argument in arguments { collect(argument.value, nil) }
  }

  private mutating func collect(modifying base: Expression, _ block: Block, _ range: SourceRange) {
    replace(range, text(base) + ".modifyingTraits " + draft(block))
  }

  /// The block of a collection that is being made.
  private mutating func draft(_ block: Block) -> String {
    let lines = block.statements.map { statement in
      guard case .assignment(let target, let sign, let value) = statement.kind,
        case .name(let name) = target.kind, let index = session.definitions.traitProperties[name.text]
      else { return "    " + source.text(statement.range) }
      let type = session.definitions.traits[index].type
      return "    mutableTraits.\(name.text) \(sign.text) \(text(value, expecting: type))"
    }
    return (["{ mutableTraits in"] + lines + ["}"]).joined(separator: "\n")
  }

  /// The definition's name of a trait that is named by its property or its definition.
  mutating func trait(_ expression: Expression) -> String? {
    var copy = checker
    if case .name(let name) = expression.kind, let index = session.definitions.traitProperties[name.text] {
      return session.definitions.traits[index].name
    }
    return (try? NameLookup.traitKey(expression, in: &copy)).flatMap { $0 }.map {
      session.definitions.traits[$0].name
    }
  }

  /// `UIColor(red: 1, green: 0.82, blue: 0.86, alpha: 1)`.
  static func color(_ color: UInt32) -> String {
    let parts = [24, 16, 8, 0].map { shift -> String in
      let value = (Double((color >> UInt32(shift)) & 0xff) / 255 * 1000).rounded() / 1000
      return value == value.rounded() ? String(Int(value)) : String(value)
    }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }
}
