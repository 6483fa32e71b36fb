import Syntax

// What would work where a value has another type than the one that is expected.
extension Checker {
  /// How a value is written as one of a type: ``write `Int(size)` ``; nil where there is no short way.
  func conversion(of value: Checked, to type: Type) -> String? {
    let (from, wanted, all) = (value.type, type.wrapped, text(value.range))
    let own = all.contains("\n") || all.count > 30 ? "…" : all
    if from.isOptional, !type.isOptional, fits(from.wrapped, type) { return unwrapping(own, type) }
    if case (.binding(let held), .binding(.optional)) = (from, wanted), !held.isOptional {
      return "what it binds has to be optional: declare it as `\(named(held))?`"
    }
    if case .binding(let held) = wanted, held == from || held.isOpen {
      let isNamed = value.literal == nil && own.first.map { $0.isLetter || $0 == "_" } == true
      return "write `\(isNamed ? "$\(own)" : ".constant(\(own))")`"
    }
    if wanted.isNumber, let number = value.literal?.text, Double(number) != nil { return "write `\(number)`" }
    if let way = way(from: from, to: wanted, own) { return "write `\(way)`" }
    guard let info = session.info(wanted), info.kind == .enumeration else {
      return wanted == .bool ? "`true` or `false`, or a comparison such as `a == b`" : nil
    }
    if case .string(let word)? = value.literal, info.cases.contains(where: { $0.name == word }) {
      return "write `.\(word)`"
    }
    return info.rawType == from ? "`\(named(wanted))(rawValue: \(own))` is one, or nil" : nil
  }

  private func unwrapping(_ own: String, _ type: Type) -> String {
    type == .bool
      ? "it may be nil: write `\(own) == true`"
      : "it may be nil: write `\(own) ?? …`, or `\(own)!` where it never is"
  }

  /// The expression that makes one type of another.
  private func way(from: Type, to wanted: Type, _ own: String) -> String? {
    switch (from, wanted) {
    case (.double, .int): return "Int(\(own))"
    case (.string, .int), (.string, .double):
      if own.hasPrefix("\"") { return nil }
      return "\(wanted)(\(own)) ?? 0"
    case (.function([], let result), _) where fits(result, wanted): return "\(own)()"
    case (_, .function([], .void)) where from == .void: return "{ \(own) }"
    case (_, .list(let element)) where fits(from, element): return "[\(own)]"
    case (.named("UIColor"), .named("Color")): return "Color(\(own))"
    case (.named("Color"), .named("UIColor")): return "UIColor(\(own))"
    case (_, .string), (_, .named("LocalizedStringKey")):
      if session.info(from)?.rawType == .string { return "\(own).rawValue" }
      return from.isNumber || from == .bool || from == .optional(.string) ? "\"\\(\(own))\"" : nil
    default: return nil
    }
  }
}
