public import Traits

/// A program's scenes, with the turn of the run loop that brings everything in them up to date.
///
/// It keeps its scenes, these their windows, and so on down to the views; what stands nowhere lives as long as somebody holds it. Everything
/// belongs to the main actor, as in UIKit.
///
/// A mistake in the program, such as a registration for no traits, ends it with a sentence, and with the line of the call where that has a place
/// for it: where UIKit raises an exception, and where it logs that it does nothing, as for a second `present`. What may happen to a program without a mistake is thrown.
@MainActor public final class Application {
  let runtime: Runtime
  /// The scenes, oldest first.
  public internal(set) var connectedScenes: [WindowScene] = []

  /// Makes a program without scenes, by the rules of a version of iOS: the newest where nothing else is said.
  public init(rules: SystemVersion = .iOS26) { runtime = Runtime(rules: rules) }

  /// The version of iOS whose rules hold.
  public var rules: SystemVersion { runtime.traits.version ?? .iOS26 }

  /// Turns the run loop once: traits from the roots downwards, callbacks, properties, layout and drawing, until nothing is left to do.
  ///
  /// - Throws: A sentence that names whose callbacks keep asking for another pass, after 100 of them. Overrides, values and places in the tree
  ///   are then as before; environments that were made meanwhile are of no use any more.
  public func update() throws(TraitProblem) { try runtime.update() }

  /// Counts what a piece of a program costs: calls, comparisons, layouts, draws, and how far its updates reach.
  ///
  /// UIKit has no name for it: "each change costs an update of all descendants" (WWDC23 session 10057). Nothing is timed.
  public func cost<Failure: Error>(of body: () throws(Failure) -> Void) throws(Failure) -> UpdateCost {
    let (before, wasCounting) = (runtime.traits.cost, runtime.traits.countsEnvironments)
    runtime.traits.countsEnvironments = true
    defer { runtime.traits.countsEnvironments = wasCounting }
    try body()
    return runtime.traits.cost.since(before)
  }
}

/// What went wrong, as a sentence that names classes as the program does.
public typealias TraitProblem = Traits.TraitProblem

/// The version of iOS whose rules an application follows.
public typealias SystemVersion = Traits.SystemVersion

/// What updates have cost, in calls and environments.
public typealias UpdateCost = Traits.UpdateCost
