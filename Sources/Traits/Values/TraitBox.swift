internal import Synchronization

/// A value that is neither a number nor a string, for the engine: a struct, an enum without raw type, an instance of a class.
///
/// `Equatable` values are compared by `==`, instances of other classes by identity, and any two others are different: see ``Decision/comparison``.
/// Whether a value is an instance it says itself, because its type may be that of a protocol.
/// What was stored once is one value, wherever it went from there: nobody has changed it.
final class TraitBox<Value: Sendable>: TraitObject, ReleasableValue {
  let value: Value
  /// To whom the value is left.
  private let heirs = Mutex(Heirs())

  init(_ value: Value) { self.value = value }

  deinit { heirs.withLock { $0 }.takeOver(value) }

  func leave(to values: ReleasedValues) { heirs.withLock { $0.add(values) } }

  func isEqual(to other: any TraitObject) -> Bool {
    if self === other { return true }
    guard let other = other as? TraitBox<Value> else { return false }
    if let type = Value.self as? any Equatable.Type { return isEqual(type, other.value) }
    return isSame(value, other.value)
  }

  /// Whether both are one instance, or `nil`.
  private func isSame(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any OptionalValue, let right = right as? any OptionalValue {
      guard let left = left.wrapped, let right = right.wrapped else {
        return left.wrapped == nil && right.wrapped == nil
      }
      return isSame(left, right)
    }
    return Self.isInstance(left) && Self.isInstance(right) && left as AnyObject === right as AnyObject
  }

  /// Whether something is an instance of a class, optional or not.
  private static func isInstance(_ value: Any) -> Bool {
    if let optional = value as? any OptionalValue { return optional.wrapped.map(isInstance) ?? false }
    return type(of: value) is AnyClass
  }

  private func isEqual<Type: Equatable>(_ type: Type.Type, _ other: Any) -> Bool {
    guard let mine = value as? Type, let theirs = other as? Type else { return false }
    return mine == theirs
  }

  /// Another process has no such instance: ``Decision/encoding``.
  var isEncodable: Bool { !(Value.self is any OptionalInstance.Type) && !Self.isInstance(value) }

  func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }
}

extension TraitBox: CustomStringConvertible {
  var description: String { "\(value)" }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

/// An optional whose type says that it is one of an instance.
private protocol OptionalInstance {}

extension Optional: OptionalInstance where Wrapped: AnyObject {}
