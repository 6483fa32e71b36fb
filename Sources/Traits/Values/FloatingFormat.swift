/// Numbers that a `Double` can stand for without loss, whatever their type is called.
///
/// `CGFloat` is one of UIKit's fast kinds, but it belongs to Foundation, and the engine does without: so a floating-point type is known by
/// its format, which is that of `Double` or narrower by no bit. `Float` is no such type, nor one of UIKit's kinds: its values are objects.
///
/// ```swift
/// struct Gap: TraitDefinition { static let defaultValue: CGFloat = 8 }       // stored as a floating-point number
/// struct Inset: TraitDefinition { static let defaultValue: CGFloat? = nil }  // so is this; `nil` is the greatest finite number
/// ```
enum FloatingFormat {
  /// Whether a type is a floating-point number in the format of `Double`, or an optional one.
  static func isWide(_ type: Any.Type) -> Bool {
    if let type = type as? any BinaryFloatingPoint.Type { return hasFormat(type) }
    return (type as? any OptionalNumber.Type)?.isWide ?? false
  }

  /// What a number is as a `Double`; nothing for other values.
  static func double<Value>(_ value: Value) -> Double? {
    guard isWide(Value.self) else { return nil }
    if let number = value as? any BinaryFloatingPoint, !(Value.self is any OptionalNumber.Type) {
      return widened(number)
    }
    return (value as? any OptionalNumber)?.double
  }

  /// The number of another type that a `Double` stands for; nothing where the type is no such number.
  static func value<Value>(_ double: Double) -> Value? {
    guard isWide(Value.self) else { return nil }
    if let type = Value.self as? any BinaryFloatingPoint.Type { return narrowed(double, to: type) as? Value }
    return (Value.self as? any OptionalNumber.Type)?.make(double) as? Value
  }

  fileprivate static func hasFormat<Number: BinaryFloatingPoint>(_ type: Number.Type) -> Bool {
    Number.exponentBitCount == Double.exponentBitCount
      && Number.significandBitCount == Double.significandBitCount
  }

  private static func widened<Number: BinaryFloatingPoint>(_ number: Number) -> Double { Double(number) }

  private static func narrowed<Number: BinaryFloatingPoint>(_ double: Double, to type: Number.Type) -> Number
  {
    Number(double)
  }
}

/// An optional number; `nil` is stored as the greatest finite one, as Objective-C's `CGFLOAT_MAX`.
private protocol OptionalNumber {
  static var isWide: Bool { get }
  var double: Double { get }
  static func make(_ double: Double) -> Self
}

extension Optional: OptionalNumber where Wrapped: BinaryFloatingPoint {
  fileprivate static var isWide: Bool { FloatingFormat.hasFormat(Wrapped.self) }

  fileprivate var double: Double { map { Double($0) } ?? .greatestFiniteMagnitude }

  fileprivate static func make(_ double: Double) -> Wrapped? {
    double == .greatestFiniteMagnitude ? nil : Wrapped(double)
  }
}
