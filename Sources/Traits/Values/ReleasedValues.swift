internal import Synchronization

/// Values of a program that an engine lets go of while somebody works with it: they go when nobody does any more.
///
/// A value may be the last that holds an instance of a class, whose `deinit` may ask the application, or change something: just what the closures
/// may that a ``JournaledTable`` hands out.
///
/// ```swift
/// released.hold()
/// released.takeOver(value)      // true: it lives on
/// released.letGo()              // now it goes
/// ```
/// A value may go on any thread, so this is behind a lock.
final class ReleasedValues: Sendable {
  private let holds = Atomic(false)
  /// Whether there are any: asked whenever somebody has worked with the engine.
  private let isFilled = Atomic(false)
  private let values = Mutex<[any Sendable]>([])

  /// Whether values are kept: somebody works with the engine.
  @inline(__always)
  var isHolding: Bool { holds.load(ordering: .relaxed) }

  /// Begins to keep what is let go of.
  @inline(__always)
  func hold() { holds.store(true, ordering: .relaxed) }

  /// Ends that, and lets go of what was kept.
  @inline(__always)
  func letGo() {
    holds.store(false, ordering: .relaxed)
    if isFilled.load(ordering: .relaxed) { empty() }
  }

  /// Keeps a value, if values are kept; whether they are.
  @discardableResult
  func takeOver(_ value: any Sendable) -> Bool {
    if !isHolding { return false }
    values.withLock { $0.append(value) }
    isFilled.store(true, ordering: .relaxed)
    return true
  }

  /// What goes may bring more: each time it is outside of the lock.
  @inline(never)
  private func empty() {
    isFilled.store(false, ordering: .relaxed)
    let gone = values.withLock { values in
      defer { values = [] }
      return values
    }
    release(gone)
  }
}

extension TraitValue {
  /// Whether it is a value of a program's own, which may hold an instance of a class.
  var isReleasable: Bool {
    if case .object(let object) = self { object is any ReleasableValue } else { false }
  }

  /// The value, which lives until an application is done when the engine of that lets go of it.
  ///
  /// One that belongs to several applications lives until that is done which lets go of it.
  func released(by values: ReleasedValues) -> TraitValue {
    if case .object(let object) = self { (object as? any ReleasableValue)?.leave(to: values) }
    return self
  }
}

/// What holds a value of a program.
protocol ReleasableValue: AnyObject {
  /// Leaves the value to an application when nobody holds this any more.
  func leave(to values: ReleasedValues)
}
