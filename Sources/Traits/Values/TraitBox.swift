internal import Synchronization

/// A value that is neither a number nor a string, for the engine: a struct, an enum without raw type, an instance of a class.
///
/// `Equatable` values are compared by `==`, instances of other classes by identity, and any two others are different: see ``Decision/comparison``.
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
    if Value.self is AnyObject.Type { return value as AnyObject === other.value as AnyObject }
    guard Value.self is any OptionalInstance.Type else { return false }
    return instance === other.instance
  }

  private func isEqual<Type: Equatable>(_ type: Type.Type, _ other: Any) -> Bool {
    guard let mine = value as? Type, let theirs = other as? Type else { return false }
    return mine == theirs
  }

  /// The instance that an optional one is, if it is one.
  private var instance: AnyObject? { (value as? any OptionalInstance)?.instance }

  /// Another process has no such instance: ``Decision/encoding``.
  var isEncodable: Bool { !(Value.self is AnyObject.Type) && !(Value.self is any OptionalInstance.Type) }

  func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }
}

/// An optional instance of a class.
private protocol OptionalInstance {
  var instance: AnyObject? { get }
}

extension Optional: OptionalInstance where Wrapped: AnyObject {
  fileprivate var instance: AnyObject? { self }
}
