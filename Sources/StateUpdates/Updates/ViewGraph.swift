internal import ViewTree

/// The views of SwiftUI that are on screen, as a value: who they are, what they hold, and what must run when something changes.
///
/// It never calls code. It hands out the next piece of work, is told what the work read and wrote, and goes on:
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
/// A body reads through `read(_:of:)` and `noteRead(_:)`, so that the graph knows what it depends on. A write is kept with its
/// transaction until `next()`: writes of equal transactions make one pass, others a pass of their own.
package struct ViewGraph<Value: Hashable & Sendable>: Sendable {
  /// So deep may bodies stand in each other.
  package static var deepest: Int { 100 }

  var nodes = ChunkedArray<ViewNode<Value>?>()
  package internal(set) var roots: [ViewID] = []
  /// Roots that run only when what is around them has come up to date.
  package var arriving: Set<ViewID> = []
  var readers: [ViewSource: Set<ViewID>] = [:]
  /// What views that are gone held last, by their rows: closures of theirs may still read it.
  var gone = ChunkedArray<[String: Value]>()
  var pending: [Batch] = []
  /// What writes of now go with.
  package var transaction = Transaction()
  var pass = Pass()
  var after = ArraySlice<ViewWork<Value>>()
  package internal(set) var running: ViewID?
  /// The views that have content which a modifier held back.
  package internal(set) var owners: Set<ViewID> = []
  var completions: [Completion] = []
  var events: [ViewEvent<Value>] = []
  /// The virtual time, in seconds.
  package internal(set) var clock = 0.0
  /// How often something changed that can be seen.
  package internal(set) var revision = 0

  package init() {}

  struct Batch: Sendable {
    var transaction: Transaction
    var writes: [ViewSource: Value] = [:]
    /// What has changed, in order.
    var sources: [ViewSource] = []
  }

  /// The pass that goes on: what is still to be visited, the nearest last.
  struct Pass: Sendable {
    var number = 0
    var isRunning = false
    /// Whether what is told behind the pass is in order.
    var isOrdered = true
    var transaction = Transaction()
    var visits: [ViewID] = []
    /// Whether what is told behind it waits, until the rest of what then appears is there.
    var holdsNotices = false
    /// Updated once more in the pass behind this one.
    var settling: [ViewID] = []
    /// Below their parents no more, but for the transition with which they go.
    var going: [(view: ViewID, ends: Double)] = []
    /// Out of sight, and told so behind what comes into it.
    var leaving: ArraySlice<(view: ViewID, was: ViewElement<Value>)> = []
  }

  struct Completion: Sendable {
    var number: Int
    var waitsForRemoval: Bool
    /// When the last of its animations ends in name.
    var ends: Double
    var attributes: [(view: ViewID, key: AttributeKey)] = []
  }

  /// Whether nothing is hosted, and nothing of what was is to be told.
  package var isEmpty: Bool { roots.isEmpty && after.isEmpty && pass.leaving.isEmpty && completions.isEmpty }

  package var passes: Int { pass.number }

  package var holdsNotices: Bool {
    get { pass.holdsNotices }
    set { pass.holdsNotices = newValue }
  }

  package subscript(id: ViewID) -> ViewNode<Value>? {
    _read { if id.row < nodes.count { yield nodes[id.row] } else { yield nil } }
  }

  /// A view and those in which it stands, innermost first.
  package func path(from id: ViewID) -> UnfoldFirstSequence<ViewID> {
    sequence(first: id) { self[$0]?.parent }
  }

  /// The same, each with the number of its first modifier that reaches the view.
  package func reach(to id: ViewID) -> UnfoldFirstSequence<(view: ViewID, first: Int)> {
    sequence(first: (id, 0)) { inner, _ in
      guard let node = self[inner], let parent = node.parent else { return nil }
      return (parent, node.element.layer.map { $0 + 1 } ?? 0)
    }
  }

  /// A view and those that stand in it, in the order of the source; what is attached is none of them.
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

  /// All views that are there, the oldest first.
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

  /// The transaction of the pass that runs, as it reaches the view that runs.
  package var runningTransaction: Transaction {
    running.map { transaction(at: $0, modifier: -1) } ?? transaction
  }

  mutating func change(_ id: ViewID, _ body: (inout ViewNode<Value>) -> Void) {
    guard self[id] != nil else { return }
    nodes[id.row]?.change(body)
    revision += 1
  }
}
