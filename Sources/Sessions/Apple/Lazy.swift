import Synchronization

/// A value that is made at its first use; if two threads ask at the same time, both get the same value.
package final class Lazy<Value: Sendable>: Sendable {
  private final class Made: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let made = AtomicLazyReference<Made>()

  package init() {}

  package func value<Failure: Error>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let made = made.load() { return made.value }
    return made.storeIfNil(Made(try make())).value
  }
}
