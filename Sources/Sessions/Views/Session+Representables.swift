import StateUpdates
import Syntax
import Traits
import ViewTree

extension Session {
  /// `makeCoordinator`, then `makeUIView`.
  mutating func make(_ id: ViewID, _ place: Place) throws(Problem) {
    try graph(place) { graph throws(ViewProblem) in try graph.finish() }
  }

  mutating func updateRepresentable(_ id: ViewID, _ place: Place) throws(Problem) {
    try graph(place) { graph throws(ViewProblem) in try graph.finish() }
  }

  mutating func dismantle(_ id: ViewID, _ element: ViewElement<Value>, _ place: Place) throws(Problem) {
    views.made[id] = nil
  }
}
