import Presentations
import StateUpdates
import Traits
import ViewTree

/// The views of SwiftUI that are hosted, and what belongs to them.
package struct Views: Sendable {
  package var graph = ViewGraph<Value>()
  /// The hosted trees, by the name that `host … as` gives.
  package var roots: [String: HostedView] = [:]
  /// The view of UIKit's and the coordinator that a representable made.
  package var made: [ViewID: Made] = [:]
  /// What runs when an animation ends.
  package var completions: [Int: Value] = [:]
  /// Modifiers that were noted as unknown already.
  package var noted: Set<String> = []
  /// What runs with each value of a publisher.
  package var sinks: [Value: [Value]] = [:]
  package var timers: [ScheduledTimer] = []
  /// What lies on the navigation stacks.
  var stacks: [ViewID: [NavigationEntry]] = [:]
  /// The text field or text view of UIKit's in which somebody types.
  var firstResponder: EnvironmentID?
  /// Whether something changed that sizes depend on.
  package var needsLayout = false

  package struct Made: Sendable {
    package var view: Value
    package var coordinator: Value
    /// The view of SwiftUI's around it.
    package var wrapper: EnvironmentID
  }
}

/// A tree of SwiftUI's views inside of UIKit's.
package struct HostedView: Sendable {
  package var name: String
  package var root: ViewID
  /// The view of UIKit's that holds it.
  package var host: EnvironmentID
  package var order: Int
  /// The controller or cell of UIKit's that brought it; nil after `host`.
  package var owner: EnvironmentID?
  /// The traits of the last update.
  package var collection: TraitCollection?
  /// The size in which it was laid out last.
  package var size: Size?
}
