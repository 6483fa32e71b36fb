import Syntax

extension Checker {
  mutating func check(prefix sign: Name, _ operand: Expression, _ site: Site) throws(Problem) -> Checked {
    switch sign.text {
    case "!":
      return try check(operand, expecting: .bool).map(.bool, site.range) { _, value in
        .bool(value == .bool(false))
      }
    case "~":
      return try check(operand, expecting: .int).map(.int, site.range) { _, value in .int(~value.whole) }
    case "-", "+":
      let value = unwrapped(try checkUnfitted(operand, expecting: site.expected))
      if let own = try ownOperator(sign, [value], site.range) { return own }
      guard value.type.isNumber || value.type.isParameter else {
        throw problem("expected a number, found \(named(value.type))", at: value.range)
      }
      if sign.text == "+" { return value }
      let place = place(site.range)
      return value.map(value.type, site.range) { _, value throws(Problem) in try Session.negated(value, place)
      }
    case "&" where site.wanted == .any:
      // As a key, only the variable itself matters: `objc_getAssociatedObject(self, &key)`.
      return Checked(constant: .kept(text(operand.range)), .any, operand.range)
    case "&": return try check(place: operand, expecting: site.expected).opened
    case "await":
      contexts[last].roles.insert(.awaiting)
      var value = try checkUnfitted(operand, expecting: site.expected)
      value.code = once(value.code)
      return value
    case let word where word.hasPrefix("try"):
      let value = try checkUnfitted(operand, expecting: site.expected)
      return check(tried: value, site.range, isForced: word.hasSuffix("!"))
    default: throw problem("there is no operator `\(sign.text)`", at: sign.range)
    }
  }
}
