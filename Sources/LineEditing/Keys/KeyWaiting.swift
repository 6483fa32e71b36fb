/// Waits for keys for a while: what keeps the time of something that goes on by itself before a person.
///
/// Whoever waits has no other clock, so that a test, a recording or a pipe decides how long a moment is.
///
/// ```swift
/// keys.begin()
/// while let character = rest.popFirst() {
///   show(character)
///   if case .key(.control("d")) = keys.wait(60) { break }
/// }
/// keys.end()
/// ```
public protocol KeyWaiting: AnyObject {
  /// Takes the terminal: from now on keys come at once and are not echoed.
  func begin()
  /// Gives the terminal back in its ordinary mode.
  func end()
  /// Waits for a key at most so many milliseconds, or with `nil` until one comes.
  func wait(_ milliseconds: Int?) -> KeyNews
}

/// What came while keys were waited for.
public enum KeyNews: Hashable, Sendable {
  /// A key.
  case key(Key)
  /// Nothing: the time is over.
  case silence
  /// The terminal has another size now.
  case resized
  /// ^C.
  case interrupted
  /// No more keys will come.
  case end
  /// The process was asked to end.
  case terminated(signal: Int32)
}

/// Where no key can come: all time is over at once.
public final class NoKeys: KeyWaiting {
  private let isInterrupted: () -> Bool

  /// Makes one that asks for ^C.
  public init(isInterrupted: @escaping () -> Bool) { self.isInterrupted = isInterrupted }

  /// Does nothing: there is no terminal to take.
  public func begin() {}
  /// Does nothing: there is no terminal to give back.
  public func end() {}
  /// Tells at once that nothing came.
  public func wait(_: Int?) -> KeyNews { isInterrupted() ? .interrupted : .silence }
}
