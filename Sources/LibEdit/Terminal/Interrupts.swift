internal import CLibEdit

/// ^C while a statement runs: a flag that the signal sets and the interpreter asks for between two steps.
///
/// ```swift
/// Interrupts.catch()
/// while !Interrupts.isRequested, let statement = next() { run(statement) }
/// Interrupts.clear()
/// ```
public enum Interrupts {
  /// Lets SIGINT set the flag from now on, instead of ending the process.
  public static func `catch`() {
    cedit_catch_interrupts()
  }

  /// Whether SIGINT came since the flag was cleared.
  ///
  /// - Complexity: O(1): one load, so that it may be asked at each step.
  public static var isRequested: Bool {
    cedit_is_interrupted()
  }

  /// Forgets the request, before the next statement runs.
  public static func clear() {
    cedit_clear_interrupt()
  }
}
