public import StateUpdates

/// How a change comes about: SwiftUI's `Animation`.
public typealias Animation = StateUpdates.ViewAnimation

extension ViewAnimation {
  /// The spring that `withAnimation` takes where nothing else is said.
  public static var `default`: Animation { standard }
  /// A curve without slow ends.
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
  /// A curve that is slow at both ends, of the usual length.
  public static var easeInOut: Animation { easeInOut() }
  /// A curve without slow ends, of the usual length.
  public static var linear: Animation { linear() }
  /// A spring.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce))
  }
  /// The same animation, later.
  public func delay(_ delay: Double) -> Animation { .delay(self, delay) }
  /// The same animation, faster by a factor.
  public func speed(_ speed: Double) -> Animation { .speed(self, speed) }
  /// The same animation several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    .repeated(self, count: count, autoreverses: autoreverses)
  }
  /// The same animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    .repeated(self, count: nil, autoreverses: autoreverses)
  }
}

/// When an animation counts as complete: SwiftUI's `AnimationCompletionCriteria`.
public enum AnimationCompletionCriteria: Sendable {
  /// When its duration is over.
  case logicallyComplete
  /// When no trace of it is left.
  case removed
}

/// A transaction that goes with the writes of now, and what hears of its end.
@MainActor final class PendingTransaction {
  @TaskLocal static var current: PendingTransaction?

  let transaction: Transaction
  let completion: (@MainActor () -> Void)?
  /// The number that the first screen gave it that was written to.
  var number: Int?

  init(_ transaction: Transaction, completion: (@MainActor () -> Void)?) {
    (self.transaction, self.completion) = (transaction, completion)
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}

/// Animates what the changes in the closure change on screen: SwiftUI's `withAnimation`.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try PendingTransaction(Transaction(animation: animation), completion: nil).run(body)
}

/// Animates, and calls the completion when the animations are over; at once where nothing has changed.
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
