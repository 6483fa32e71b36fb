import Sessions
import Syntax

extension SwiftWriter {
  /// Notes what of an expression is written otherwise in Swift.
  mutating func collect(_ expression: Expression, _ expected: Type?) {
    let range = expression.range
    switch expression.kind {
    case .name(let name): collect(name, expected)
    case .member(let base, let name): collect(base, name)
    case .path(let steps): if let last = steps.last { replace(range, last.name.text) }
    case .color(let color): replace(range, Self.color(color))
    case .duration(let seconds): replace(range, "\(seconds)")
    case .size(let width, let height): replace(range, "CGSize(width: \(width), height: \(height))")
    case .subscript(let base, let arguments):
      collect(base, nil)
      if let key = arguments.first?.value, let trait = trait(key) {
        let name = isEnvironment(base) ? ".traitCollection" : ""
        replace(SourceRange(base.range.end, range.end), "\(name)[\(trait.name).self]")
      } else {
        collect(arguments)
      }
    case .call(let callee, let arguments, let trailing):
      if case .implicitMember = callee.kind, !source.text(callee.range).hasPrefix(".") {
        // `height 200`, `enabled up through medium`
        let value = arguments.first.map { text($0.value, expecting: expected) } ?? ""
        let label = arguments.first?.label.map { "\($0.text): " } ?? ""
        replace(range, ".\(source.text(callee.range))(\(label)\(value))")
      } else if case .name(let name) = callee.kind, name.text == "traits", let first = trailing.first {
        replace(range, "UITraitCollection " + draft(first.closure.body))
      } else if case .member(let base, let name) = callee.kind, source.text(name.range) == "modifying",
        let first = trailing.first
      {
        replace(range, text(base) + ".modifyingTraits " + draft(first.closure.body))
      } else {
        collect(callee, nil)
        collect(arguments)
      }
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
    case .tuple(let arguments): collect(arguments)
    case .string(let parts): for case .interpolation(let arguments) in parts { collect(arguments) }
    case .verb(let verb): replace(value: verb, range)
    default: break
    }
  }

  private mutating func collect(_ arguments: [Argument]) {
    for argument in arguments { collect(argument.value, nil) }
  }

  /// A word alone: a case, a colour or a trait.
  private mutating func collect(_ name: Name, _ expected: Type?) {
    let text = name.text
    if text == ownName { return replace(name.range, "self") }
    if checker.local(text) != nil || session.variables[text] != nil { return }
    let isColor = expected?.wrapped == .named("UIColor") && session.definitions.colors[text] == nil
    if isColor || expected.map({ session.hasCase(text, in: $0.wrapped) }) ?? false {
      replace(name.range, "." + text)
    } else if let implicitBase, session.environments(named: text).isEmpty,
      session.definitions.traitProperties[text] != nil
    {
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

  /// The block of a collection that is being made.
  private mutating func draft(_ block: Block) -> String {
    let lines = block.statements.map { statement in
      guard case .assignment(let target, let sign, let value) = statement.kind,
        case .name(let name) = target.kind, let info = trait(target)
      else { return source.text(statement.range) }
      return "mutableTraits.\(name.text) \(sign.text) \(text(value, expecting: info.type))"
    }
    return (["{ mutableTraits in"] + lines.indented + ["}"]).joined(separator: "\n")
  }

  /// `UIColor(red: 1, green: 0.82, blue: 0.86, alpha: 1)`.
  private static func color(_ color: UInt32) -> String {
    let parts = [24, 16, 8, 0].map { shift in
      Session.short((Double((color >> UInt32(shift)) & 0xff) / 255 * 1000).rounded() / 1000)
    }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }
}
