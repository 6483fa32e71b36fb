public import StateUpdates

/// The animation of a change: SwiftUI's `Animation`.
public typealias Animation = StateUpdates.ViewAnimation

extension ViewAnimation {
  /// The default animation of `withAnimation`, which is a spring.
  public static var `default`: Animation { standard }
  /// A curve of constant speed.
  public static func linear(duration: Double = usualDuration) -> Animation {
    .curve(.linear, duration: duration)
  }
  /// A curve that is slow at first.
  public static func easeIn(duration: Double = usualDuration) -> Animation {
    .curve(.easeIn, duration: duration)
  }
  /// A curve that is slow at the end.
  public static func easeOut(duration: Double = usualDuration) -> Animation {
    .curve(.easeOut, duration: duration)
  }
  /// A curve that is slow at both ends.
  public static func easeInOut(duration: Double = usualDuration) -> Animation {
    .curve(.easeInOut, duration: duration)
  }
  /// A curve that is slow at both ends, with the usual duration.
  public static var easeInOut: Animation { easeInOut() }
  /// A curve of constant speed, with the usual duration.
  public static var linear: Animation { linear() }
  /// A spring.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce))
  }
  /// Returns the animation with a delay.
  public func delay(_ delay: Double) -> Animation { .delay(self, delay) }
  /// Returns the animation with its speed multiplied by a factor.
  public func speed(_ speed: Double) -> Animation { .speed(self, speed) }
  /// Returns the animation repeated several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    .repeated(self, count: count, autoreverses: autoreverses)
  }
  /// Returns the animation repeated forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    .repeated(self, count: nil, autoreverses: autoreverses)
  }
}

/// The moment at which an animation counts as complete: SwiftUI's `AnimationCompletionCriteria`.
public enum AnimationCompletionCriteria: Sendable {
  /// At the end of its duration.
  case logicallyComplete
  /// When the animation is removed, with the tail of a spring.
  case removed
}

/// The transaction of the writes that happen now, and the completion to call at its end.
@MainActor final class PendingTransaction {
  @TaskLocal static var current: PendingTransaction?

  let transaction: Transaction
  let completion: (@MainActor () -> Void)?
  /// The number of the completion; the first screen that is written to assigns it.
  var number: Int?

  init(_ transaction: Transaction, completion: (@MainActor () -> Void)?) {
    (self.transaction, self.completion) = (transaction, completion)
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}

/// Animates the changes that the closure causes on screen: SwiftUI's `withAnimation`.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try PendingTransaction(Transaction(animation: animation), completion: nil).run(body)
}

/// Animates changes, and calls the completion when the animations are complete, or at once if nothing has changed.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.waitsForRemoval = completionCriteria == .removed
  let pending = PendingTransaction(transaction, completion: completion)
  let result = try pending.run(body)
  if pending.number == nil { completion() }
  return result
}
