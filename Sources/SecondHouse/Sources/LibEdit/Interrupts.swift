import CLibEdit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// ^C while a statement runs: a flag that the signal sets and the interpreter asks for between two steps.
///
/// ```swift
/// Interrupts.catch()
/// while !Interrupts.isRequested, let statement = next() { run(statement) }
/// Interrupts.clear()
/// ```
package enum Interrupts {
  /// Lets SIGINT set the flag from now on, instead of ending the process.
  package static func `catch`() { cedit_catch_interrupts() }

  /// Whether SIGINT came since the flag was cleared: one load, so that it may be asked at each step.
  package static var isRequested: Bool { cedit_is_interrupted() }

  /// Forgets the request, before the next statement runs, and tells whether there was one.
  @discardableResult
  package static func clear() -> Bool { cedit_take_signal(SIGINT) }
}
