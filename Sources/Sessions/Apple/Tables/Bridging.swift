/// A type of Swift's that values of the session stand for.
protocol Bridged: SendableMetatype {
  init(_ value: Value)
  var value: Value { get }
}

extension String: Bridged {
  init(_ value: Value) { self = value.text }
  var value: Value { .string(self) }
}

extension Int: Bridged {
  init(_ value: Value) { self = value.whole }
  var value: Value { .int(self) }
}

extension Double: Bridged {
  init(_ value: Value) { self = value.number ?? 0 }
  var value: Value { .double(self) }
}

extension Bool: Bridged {
  init(_ value: Value) { self = value.isTrue }
  var value: Value { .bool(self) }
}

extension Optional: Bridged where Wrapped: Bridged {
  init(_ value: Value) { self = value == .nothing ? nil : Wrapped(value) }
  var value: Value { self?.value ?? .nothing }
}

extension Array: Bridged where Element: Bridged {
  init(_ value: Value) { self = value.elements.map { Element($0) } }
  var value: Value { .list(map(\.value)) }
}

extension AppleRow {
  /// A row that a function of Swift's own does: of the value before the dot, or of a static function's argument.
  static func of<A: Bridged, Result: Bridged>(
    _ declaration: String, _ help: String, _ run: @escaping @Sendable (A) -> Result
  ) -> AppleRow {
    let isFree = declaration.hasPrefix("static ") || declaration.hasPrefix("init")
    return plain(declaration, help) { value, given in run(A(isFree ? given[0] : value)).value }
  }

  /// The same, of a value and an argument, or of two.
  static func of<A: Bridged, B: Bridged, Result: Bridged>(
    _ declaration: String, _ help: String, _ run: @escaping @Sendable (A, B) -> Result
  ) -> AppleRow {
    let isFree = declaration.hasPrefix("static ") || declaration.hasPrefix("init")
    return plain(declaration, help) { value, given in
      isFree ? run(A(given[0]), B(given[1])).value : run(A(value), B(given[0])).value
    }
  }
}
