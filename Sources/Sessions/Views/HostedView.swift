import Presentations
import StateUpdates
import Traits
import ViewTree

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

  /// The size in which a tree is laid out: its host's, else the scene's, else an iPhone's.
  func size(in session: Session) -> Size {
    for id in [host, session.traits.tree.parent(of: host) ?? host] {
      let frame = (session.field("frame", of: id) ?? .nothing).rectangle
      let size = Size(width: frame.width, height: frame.height)
      if size.isPositive { return size }
    }
    let room = host.room(in: session)
    return room.map { Size(width: $0.width, height: $0.height) } ?? Size(width: 390, height: 844)
  }
}

extension Views {
  /// A controller or cell is given a name, and its views are found by it.
  mutating func rename(hostedBy owner: EnvironmentID, _ name: String) {
    guard var hosted = hosted(by: owner), roots[name] == nil else { return }
    roots[hosted.name] = nil
    hosted.name = name
    roots[name] = hosted
  }

  /// Trees whose place in UIKit is gone go with it.
  mutating func unhostDestroyed(in tree: Hierarchy) {
    for hosted in roots.values where tree.isDestroyed(hosted.host) {
      graph.unhost(hosted.root)
      roots[hosted.name] = nil
    }
  }
}
