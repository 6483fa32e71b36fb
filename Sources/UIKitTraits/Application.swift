public import Traits

/// The scenes of a program, with a run loop whose turn updates everything in them.
///
/// It owns its scenes, scenes own their windows, and so on. Objects outside of scenes live while referenced. All belong to the main actor.
///
/// A programming error, such as a registration for no traits, ends the program with a message, and the caller's line where the call takes
/// one. There UIKit raises an exception or, as for a second `present`, logs that it does nothing. Problems that can occur without an error
/// of the program are thrown.
@MainActor public final class Application {
  let runtime: Runtime
  /// The scenes of the application, oldest first.
  public internal(set) var connectedScenes: [WindowScene] = []

  /// Makes an application without scenes that follows the rules of a version of iOS, by default the newest.
  public init(rules: SystemVersion = .iOS26) { runtime = Runtime(rules: rules) }

  /// The version of iOS whose rules apply.
  public var rules: SystemVersion { runtime.traits.version ?? .iOS26 }

  /// Turns the run loop once: updates traits from the roots downwards, calls callbacks, updates properties, lays out and draws, until done.
  ///
  /// - Throws: After 100 passes, a problem that names the environments whose callbacks ask for another one. Overrides, values and the tree
  ///   are then as before; environments that were made meanwhile cannot be used any more.
  public func update() throws(TraitProblem) { try runtime.update() }

  /// Counts the work that a piece of a program causes: calls, comparisons, layouts, draws, and the extent of its updates.
  ///
  /// UIKit has no such method: "each change costs an update of all descendants" (WWDC23 session 10057). It does not measure time.
  public func cost<Failure: Error>(of body: () throws(Failure) -> Void) throws(Failure) -> UpdateCost {
    let (before, wasCounting) = (runtime.traits.cost, runtime.traits.countsEnvironments)
    runtime.traits.countsEnvironments = true
    defer { runtime.traits.countsEnvironments = wasCounting }
    try body()
    return runtime.traits.cost.since(before)
  }
}

/// A problem, as a sentence that uses the program's names of classes.
public typealias TraitProblem = Traits.TraitProblem

/// The version of iOS whose rules an application follows.
public typealias SystemVersion = Traits.SystemVersion

/// The work that updates have done, in calls and environments.
public typealias UpdateCost = Traits.UpdateCost
