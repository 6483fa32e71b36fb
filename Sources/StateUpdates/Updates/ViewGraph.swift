internal import ViewTree

/// The graph of SwiftUI views, as a value: their identities, their states, and the work that a change causes.
///
/// It never calls code. It hands out the next piece of work, learns what the work reads and writes, and continues:
///
/// ```swift
/// _ = try graph.host(element)
/// while let work = try graph.next() {
///   switch work {
///   case .evaluate(let id): try graph.finish(graph[id].map { children(of: body(of: $0.element.value)) } ?? [])
///   …
///   }
/// }
/// ```
/// A body reads through `read(_:of:)` and `noteRead(_:)`, so the graph knows its dependencies. A write is kept with its transaction until
/// `next()`: writes with equal transactions make one pass, others a separate pass.
package struct ViewGraph<Value: Hashable & Sendable>: Sendable {
  /// The maximum nesting depth of bodies.
  package static var maximumDepth: Int { 100 }

  var nodes = ChunkedArray<ViewNode<Value>?>()
  package internal(set) var roots: [ViewID] = []
  /// The roots that wait until the views around them are up to date.
  package var arriving: Set<ViewID> = []
  var readers: [ViewSource: Set<ViewID>] = [:]
  /// The last states of removed views, by row; their closures may still read them.
  var lastStates = ChunkedArray<[String: Value]>()
  var pending: [Batch] = []
  /// The transaction of the writes that happen now.
  package var transaction = Transaction()
  var pass = Pass()
  var notices = ArraySlice<ViewWork<Value>>()
  package internal(set) var running: ViewID?
  /// The views with contents of modifiers that were evaluated on demand.
  package internal(set) var owners: Set<ViewID> = []
  var completions: [AnimationCompletion] = []
  var events: [ViewEvent<Value>] = []
  /// The virtual time, in seconds.
  package internal(set) var clock = 0.0
  /// The number of visible changes so far.
  package internal(set) var revision = 0

  package init() {}

  struct Batch: Sendable {
    var transaction: Transaction
    var writes: [ViewSource: Value] = [:]
    /// The sources that have changed, in order.
    var sources: [ViewSource] = []
  }

  /// The pass in progress: the views still to be visited, the next one last.
  struct Pass: Sendable {
    var number = 0
    var isRunning = false
    /// Whether the notices after the pass are sorted.
    var isOrdered = true
    var transaction = Transaction()
    var visits: [ViewID] = []
    /// Whether the notices after the pass wait until all other views that appear with it are there.
    var holdsNotices = false
    /// The views that update once more in the next pass.
    var awaitingSecondUpdate: [ViewID] = []
    /// The views that were removed from their parents and stay until the end of their transition.
    var going: [(view: ViewID, ends: Double)] = []
    /// The views that are out of sight; they are notified after the views that come into sight.
    var leaving: ArraySlice<(view: ViewID, was: ViewElement<Value>)> = []
  }

  /// Whether no view is hosted and no notice about former views is waiting.
  package var isEmpty: Bool {
    roots.isEmpty && completions.isEmpty && (passes == 0 || notices.isEmpty && pass.leaving.isEmpty)
  }

  package var passes: Int { pass.number }

  package var holdsNotices: Bool {
    get { pass.holdsNotices }
    set { pass.holdsNotices = newValue }
  }

  package subscript(id: ViewID) -> ViewNode<Value>? {
    _read { if id.row < nodes.count { yield nodes[id.row] } else { yield nil } }
  }

  /// The view and its ancestors, innermost first.
  package func path(from id: ViewID) -> UnfoldFirstSequence<ViewID> {
    sequence(first: id) { self[$0]?.parent }
  }

  /// The view and its ancestors, each with the index of its first modifier that applies to the view.
  package func reach(to id: ViewID) -> UnfoldFirstSequence<(view: ViewID, first: Int)> {
    sequence(first: (id, 0)) { inner, _ in
      guard let node = self[inner], let parent = node.parent else { return nil }
      return (parent, node.element.modifierIndex.map { $0 + 1 } ?? 0)
    }
  }

  /// The view and its descendants in source order, without attached content.
  package func preorder(from id: ViewID) -> some Sequence<ViewID> {
    sequence(state: [id]) { waiting in
      guard let next = waiting.popLast() else { return nil }
      waiting += (self[next]?.children ?? []).reversed()
      return next
    }
  }

  package func attached(_ type: String, to id: ViewID) -> ViewID? {
    self[id]?.attached.first { self[$0]?.element.type == type }
  }

  /// All views in the graph, oldest first.
  package var views: [ViewID] {
    var (found, next) = (roots, 0)
    while next < found.count {
      if let node = self[found[next]] { found += node.children + node.attached }
      next += 1
    }
    return found.sorted { $0.row < $1.row }
  }

  package mutating func takeEvents() -> [ViewEvent<Value>] {
    defer { events = [] }
    return events
  }

  /// The transaction of the running pass, as it reaches the running view.
  package var runningTransaction: Transaction {
    running.map { transaction(at: $0, modifier: -1) } ?? transaction
  }

  mutating func change(_ id: ViewID, _ body: (inout ViewNode<Value>) -> Void) {
    guard self[id] != nil else { return }
    nodes[id.row]?.change(body)
    revision += 1
  }
}
