// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import ViewTree

/// A step of an update: something for the caller to do or to know, before it asks for the next step.
public enum Step: Sendable {
  /// Run this callback, then ask for the next step. What it changes may begin other passes: see ``TraitSystem/depth``.
  case call(Callback)
  /// Say with ``TraitSystem/answer(equal:)`` whether two values of a trait are equal, then ask for the next step.
  case compare(TraitID, TraitValue, TraitValue)
  case event(UpdateEvent)
}

/// A call that UIKit would make now.
public struct Callback: Sendable {
  public enum Target: Hashable, Sendable {
    case registration(RegistrationID)
    case method(TraitEvent)
  }

  public let target: Target
  /// The tag that the caller gave when it registered, or observed the method.
  public let tag: Int
  /// The environment whose traits changed or whose method is called: the sender.
  public let environment: EnvironmentID
  let change: Change?
  /// Its collection before, if nothing has changed.
  let before: TraitCollection?

  /// The previous collection, for registrations and `traitCollectionDidChange`.
  public var previous: TraitCollection? { change?.previous ?? before }
  /// The traits that differ from the previous collection: all of them, not only those that a registration names.
  public var changed: [TraitID] { change?.changed ?? [] }
}

/// Something that has happened, as material for answers, `trace`, `cost` and drawings.
public enum UpdateEvent: Sendable {
  /// An environment has a new value, and the change begins there: ``TraitSystem/followers(of:below:)`` change as well.
  case changed(TraitID, at: EnvironmentID, from: TraitValue, to: TraitValue)
  /// A view, a window or a presentation controller's container view was laid out.
  case laidOut(EnvironmentID)
  /// A view or window was drawn: colours and images resolve now.
  case drew(EnvironmentID)
  case overrideSet(TraitID, at: EnvironmentID, from: TraitValue?, to: TraitValue)
  case overrideRemoved(TraitID, at: EnvironmentID, was: TraitValue)
  /// An environment, with everything in it, came into a window, left one or moved to another.
  case changedWindow(EnvironmentID)
}

/// Identifies a registration; never used again.
public struct RegistrationID: Hashable, Sendable {
  /// The index in the order of registering, from 0.
  public let index: Int32
}

public struct Registration: Sendable {
  public let environment: EnvironmentID
  public let traits: [TraitID]
  /// The caller's tag, which tells the caller what code to run.
  public let tag: Int
  /// An environment whose end also ends the registration, such as the target of an action.
  public let target: EnvironmentID?
  public internal(set) var calls = 0
  /// Whether it was unregistered, or its environment or target was destroyed.
  public internal(set) var isEnded = false
  /// The next registration at the same environment, and (only kept at the first) the last one there; −1 if there is none.
  var next: Int32 = -1
  var last: Int32 = -1

  func hears(of changed: [TraitID]) -> Bool { !isEnded && traits.contains(where: changed.contains) }
}
