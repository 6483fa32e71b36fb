// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import ViewTree

/// What an update hands out: something for the caller to do or to know, before it asks for the next.
public enum Step: Sendable {
  /// Run this, then ask for the next step. What it changes may begin passes of its own: see ``TraitSystem/depth``.
  case call(Callback)
  /// Tell by ``TraitSystem/answer(equal:)`` whether two values of a trait are equal, then ask for the next step.
  case compare(TraitID, TraitValue, TraitValue)
  case event(UpdateEvent)
}

/// A call that UIKit makes now.
public struct Callback: Sendable {
  public enum Target: Hashable, Sendable {
    case registration(RegistrationID)
    case method(TraitEvent)
  }

  public let target: Target
  /// What the caller gave when it registered or announced the handler.
  public let tag: Int
  /// Whose traits changed, or whose method is called: the sender.
  public let environment: EnvironmentID
  let change: Change?
  /// What it answered before, where nothing has changed.
  let before: TraitCollection?

  /// Its collection before, for registrations and `traitCollectionDidChange`.
  public var previous: TraitCollection? { change?.previous ?? before }
  /// The traits that have changed there since; for a registration all of them, not only those for which it was made.
  public var changed: [TraitID] { change?.changed ?? [] }
}

/// Something that has happened, for answers, `trace`, `cost` and drawings.
public enum UpdateEvent: Sendable {
  /// An environment answers another value than before, where the change begins: ``TraitSystem/followers(of:below:)`` do as well.
  case changed(TraitID, at: EnvironmentID, from: TraitValue, to: TraitValue)
  /// A view or window was laid out, or a presentation controller's container view.
  case laidOut(EnvironmentID)
  /// A view or window was drawn: colours and images resolve now.
  case drew(EnvironmentID)
  case overrideSet(TraitID, at: EnvironmentID, from: TraitValue?, to: TraitValue)
  case overrideRemoved(TraitID, at: EnvironmentID, was: TraitValue)
  /// An environment has come into a window, out of one or into another, with all that stands in it.
  case changedWindow(EnvironmentID)
}

/// A registration's identity: never used again.
public struct RegistrationID: Hashable, Sendable {
  /// The place in the order of registering, from 0.
  public let index: Int32
}

public struct Registration: Sendable {
  public let environment: EnvironmentID
  public let traits: [TraitID]
  /// What the caller gave: which code runs is its business.
  public let tag: Int
  /// An environment with which it ends as well, such as the target of an action.
  public let target: EnvironmentID?
  public internal(set) var calls = 0
  /// Whether it was unregistered, or its environment or target was destroyed.
  public internal(set) var isEnded = false
  /// The next one at the same environment, and of the first one there the last, or −1.
  var next: Int32 = -1
  var last: Int32 = -1

  func hears(of changed: [TraitID]) -> Bool { !isEnded && traits.contains(where: changed.contains) }
}
