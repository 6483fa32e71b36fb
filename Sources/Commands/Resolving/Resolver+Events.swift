import Syntax
import Traits
import ViewTree

/// What happens to an environment: `on`, `invalidate`.
extension Resolver {
  mutating func invalidate(_ statement: Statement) throws(Problem) -> Command.Kind {
    let environment = try environment(statement, .place)
    guard statement.has(.event) else { return .invalidate(environment, .layout) }
    let what = statement.identifier(.event)
    switch text(what) {
    case "display": return .invalidate(environment, .display)
    case "layout": return .invalidate(environment, .layout)
    case "properties": return .invalidate(environment, .properties)
    case "constraints": return .invalidate(environment, .constraints)
    default:
      let known = ["layout", "display", "properties", "constraints"]
      throw Problem(
        .unknownWord(text(what), role: .event, nearest: nearest(what, known), choices: known), what.range)
    }
  }

  /// Methods of Apple's that are tracked, and have no place in the model.
  private static let configurationMethods: Set = [
    "updateConfiguration", "configurationUpdateHandler", "updateContentUnavailableConfiguration",
  ]

  /// What UIKit calls and Mendel does not, by the decisions.
  private static let otherCallbacks: [String: Decision] = [
    "tintColorDidChange": .tintColors, "didUpdate": .sceneUpdates, "windowScene": .sceneUpdates,
  ]

  /// The event that a name means; what is offered instead is what that kind of environment has.
  func event(_ identifier: Identifier, of kind: EnvironmentKind?) throws(Problem) -> Callback {
    let spelling = text(identifier)
    if let event = Callback(spelling: spelling) { return event }
    if Resolver.configurationMethods.contains(spelling) {
      throw Problem(
        .engine(
          cause: "nothing here has a configuration: `\(spelling)` never runs",
          suggestion: "`updateProperties` is tracked as well; see `show decision configurations`"),
        identifier.range)
    }
    if let point = Resolver.otherCallbacks[spelling] {
      throw Problem(
        .engine(cause: "`\(spelling)` is not called here", suggestion: "see `\(OpenPoint(point).statement)`"),
        identifier.range)
    }
    let events = Callback.allCases.filter { event in kind.map { event.kinds.contains($0) } ?? true }
    let known = events.map(\.spelling)
    let begun = known.filter { spelling.count > 3 && $0.hasPrefix(spelling) }
    throw Problem(
      .unknownWord(
        spelling, role: .event, nearest: begun.first ?? nearest(identifier, known), choices: known),
      identifier.range)
  }

  /// The kind of an environment, where it is known before the statement runs.
  func kind(at code: Code) -> EnvironmentKind? {
    switch code {
    case .constant(.environment(let id)): world.traits.hierarchy.kind(of: id)
    case .local(let place) where place == frames.last?.sender: frames.last?.senderKind
    case .local(let place): created(place)?.kind
    case .rootView: .view
    default: nil
    }
  }

  mutating func on(_ statement: Statement) throws(Problem) -> Command.Kind {
    let (environment, event) = try eventPlace(statement)
    return .on(environment, event, try handler(statement.block(.block), at: kind(at: environment)))
  }

  /// The environment and the event of an `on`; in a node's block the event may stand alone, and the
  /// environment is the block's.
  private mutating func eventPlace(_ statement: Statement) throws(Problem) -> (Code, Callback) {
    let event = statement.identifier(.event)
    if statement.has(.place) {
      let place = try environment(statement, .place)
      return (place, try self.event(event, of: kind(at: place)))
    }
    guard let own = parents.last else { throw Problem(.needsUse(.on, world.examples), event.range) }
    return (own.code, try self.event(event, of: kind(of: own)))
  }
}
