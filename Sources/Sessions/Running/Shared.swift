/// A large part of a value, which copies of it share until one of them writes to it: a copy of a session is made for each statement.
@propertyWrapper
package struct Shared<Part: Sendable>: Sendable {
  // A list of one element is storage that is copied when it is written to.
  private var parts: [Part]

  package init(wrappedValue: Part) { parts = [wrappedValue] }

  package var wrappedValue: Part {
    _read { yield parts[0] }
    _modify { yield &parts[0] }
  }
}
