// Modifiers of views in short, as they stand in `define view`.
extension Parser {
  /// Whether a lower-case word stands here, and behind a blank, on the same line, a value.
  var startsModifier: Bool {
    guard current.isName, text(current).first?.isLowercase == true else { return false }
    let row = StatementSyntax([text(current)], [.expression("value")])
    return isVerb(index, row) && peek().word != .leftBrace && peek().word != .leftParen
  }

  /// `opacity 0.5`, `environment theme = bold`, `animation easeInOut 1s value isOn`: as the calls that they mean.
  func modifierInShort() throws(Failure) -> Expression {
    let start = index
    let name = takeName(as: .verb)
    let arguments: [Argument]
    switch name.text {
    case "environment":
      let key = try expectName()
      try expect(.assign, "write `environment KEY = VALUE`")
      arguments = [
        Argument(value: Expression(.keyPath(nil, [key]), key.range)), Argument(value: try expression()),
      ]
    case "animation":
      let curve = try expectName()
      var value = Expression(curve.text == "none" ? .nothing : .implicitMember(curve), curve.range)
      if current.kind == .duration {
        let duration = Argument(label: Name("duration", curve.range), value: try expression())
        value = Expression(.call(value, [duration], trailing: []), curve.range)
      }
      guard current.isName, text(current) == "value" else {
        throw unexpected("`value`", "write `animation easeInOut 1s value isOn`")
      }
      let label = takeName(as: .verb)
      arguments = [Argument(value: value), Argument(label: label, value: try expression())]
    default:
      arguments = try commas { () throws(Failure) in Argument(value: try expression()) }
    }
    let callee = Expression(.name(name), name.range)
    return Expression(.call(callee, arguments, trailing: []), range(from: start))
  }
}
