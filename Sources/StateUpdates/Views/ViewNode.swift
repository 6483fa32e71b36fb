/// A view that is in the tree: its element, its state, and the record of its runs.
package struct ViewNode<Value: Hashable & Sendable>: Sendable {
  package struct Counts: Hashable, Sendable {
    package var inits = 0
    package var evaluations = 0
    package var makes = 0
    package var updates = 0
    var wasSeen = false

    package init() {}
  }

  /// The element that it was given last, without the children.
  package internal(set) var element: ViewElement<Value>
  /// The parent view; nil for a root.
  package internal(set) var parent: ViewID?
  package internal(set) var children: [ViewID] = []
  /// Contents of its modifiers that were evaluated on demand.
  package internal(set) var attached: [ViewID] = []
  /// The values of its states when its body ran last.
  var seen: [String: Value] = [:]
  package internal(set) var depth: Int
  package internal(set) var state: [String: Value]
  package internal(set) var counts = Counts()
  package internal(set) var reads: Set<ViewSource> = []
  package internal(set) var reasons: [ViewReason] = []
  var animators: [AttributeKey: Animator] = [:]
  /// The indices of its animation modifiers whose value changed, in the pass with that number.
  var changed: (pass: Int, modifiers: Set<Int>) = (0, [])
  var isDirty = false
  var hasDirtyBelow = false
  /// The value that it was made with when its body ran last; nil if it still has that value.
  var replaced: Value?

  init(_ element: ViewElement<Value>, parent: ViewID?, depth: Int) {
    (self.element, self.parent, self.depth, state) = (element, parent, depth, element.state)
  }

  /// Changes the node in place; a copy would also copy its reads.
  mutating func change(_ body: (inout Self) -> Void) { body(&self) }

  var isMade: Bool { counts.makes > 0 }
}

/// The key of a view's attribute: the index of the modifier, and the name.
struct AttributeKey: Hashable, Sendable {
  /// The index of the modifier; −1 for a view's own `animatableData` or color, which is innermost.
  var modifier: Int
  var name: String

  init(modifier: Int, name: String) {
    (self.modifier, self.name) = (["animatableData", "color"].contains(name) ? -1 : modifier, name)
  }
}
