extension TraitCollection: CustomStringConvertible {
  /// The traits that are not at their default, by their printed names.
  ///
  /// Values of Apple's traits are printed as UIKit prints them: the case's name with a capital letter, `LTR` and `RTL` for a direction,
  /// the number where there is no name, and a size of text without what all of them begin with. A trait of one's own prints its value.
  ///
  /// ```swift
  /// let night = TraitCollection {
  ///   $0.userInterfaceStyle = .dark
  ///   $0.layoutDirection = .leftToRight
  ///   $0[Theme.self] = .bold
  /// }
  /// night.description              // "UserInterfaceStyle = Dark, LayoutDirection = LTR, Theme = bold"
  /// TraitCollection().description  // "no traits"
  /// ```
  public var description: String {
    let parts = definitions.filter { !$0.isAtDefault(in: self) }.map { $0.pair(in: self) }
    return parts.isEmpty ? "no traits" : parts.joined(separator: ", ")
  }
}

extension TraitDefinition {
  /// Whether a collection has the default's value.
  fileprivate static func isAtDefault(in collection: TraitCollection) -> Bool {
    guard collection.isSet(self), let value = collection.stored(self) else { return true }
    return value.isEqual(to: collection.storedDefault(of: self))
  }

  /// `Theme = bold`, whatever the default is.
  static func pair(in collection: TraitCollection) -> String {
    "\(name) = \(printed(collection[Self.self]))"
  }

  private static func printed(_ value: Value) -> String {
    guard let system = self as? any SystemTraitDefinition.Type else { return "\(value)" }
    return SystemTrait.all[Int(system.systemTrait.index)].printed(stored(value))
  }
}

extension TraitValue {
  /// What was written: `9`, `"Ada"`.
  var text: String {
    switch self {
    case .integer(let number): "\(number)"
    case .floating(let number): "\(number)"
    case .object(let string as TraitString): "\"\(string.value)\""
    case .object(is TraitNil): "nil"
    case .object(let object): "\(object)"
    }
  }
}

extension SystemTrait {
  /// A value as UIKit's descriptions print it.
  fileprivate func printed(_ value: TraitValue) -> String {
    switch (kind, value) {
    case (.enumeration(_, let cases), .integer(let number)):
      cases.first { $0.rawValue == number }?.printedName ?? "\(number)"
    case (.strings, .object(let object)): (object as? TraitString)?.withoutPrefix ?? "nil"
    case (_, .integer(let number)): "\(number)"
    case (_, .floating(let number)): number == number.rounded() ? "\(number)".whole : "\(number)"
    case (_, .object(let object)): (object as? TraitString)?.value ?? "nil"
    }
  }
}

extension SystemTrait.Case {
  /// `Dark`, `LTR`: the name in print-outs.
  fileprivate var printedName: String {
    switch name {
    case "leftToRight": "LTR"
    case "rightToLeft": "RTL"
    default: name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}

extension TraitString {
  /// `AccessibilityL` of `UICTContentSizeCategoryAccessibilityL`.
  fileprivate var withoutPrefix: String {
    let prefix = "UICTContentSizeCategory"
    guard let start = value.firstIndex(of: "U"), value[start...].hasPrefix(prefix) else { return value }
    return String(value[start...].dropFirst(prefix.count))
  }
}

extension String {
  /// `2` of `2.0`.
  fileprivate var whole: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
