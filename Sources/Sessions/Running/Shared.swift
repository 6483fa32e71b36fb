/// A large part of a value, which copies share until one of them writes to it, because each statement copies the session.
@propertyWrapper
package struct Shared<Part: Sendable>: Sendable {
  // An array with one element gives copy-on-write storage.
  private var parts: [Part]

  package init(wrappedValue: Part) { parts = [wrappedValue] }

  package var wrappedValue: Part {
    _read { yield parts[0] }
    _modify { yield &parts[0] }
  }
}
