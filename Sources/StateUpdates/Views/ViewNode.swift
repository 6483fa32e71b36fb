/// A view while it is in the tree: its identity, its state, and what of it runs.
package struct ViewNode<Value: Hashable & Sendable>: Sendable {
  package struct Counts: Hashable, Sendable {
    package var inits = 0
    package var evaluations = 0
    package var makes = 0
    package var updates = 0
    var wasSeen = false

    package init() {}
  }

  /// What it was given last, without the children.
  package internal(set) var element: ViewElement<Value>
  /// The view it stands in; nil for a root.
  package internal(set) var parent: ViewID?
  package internal(set) var children: [ViewID] = []
  /// What its modifiers held back, and somebody asked for.
  package internal(set) var attached: [ViewID] = []
  /// What its states held when its body ran last.
  var seen: [String: Value] = [:]
  package internal(set) var depth: Int
  package internal(set) var state: [String: Value]
  package internal(set) var counts = Counts()
  package internal(set) var reads: Set<ViewSource> = []
  package internal(set) var reasons: [ViewReason] = []
  var animators: [AttributeKey: Animator] = [:]
  /// Which of its animations had another value in the pass of that number.
  var changed: (pass: Int, modifiers: Set<Int>) = (0, [])
  var isDirty = false
  var hasDirtyBelow = false
  /// What it was made with when its body ran last; nil where that is what it has.
  var replaced: Value?

  init(_ element: ViewElement<Value>, parent: ViewID?, depth: Int) {
    (self.element, self.parent, self.depth, state) = (element, parent, depth, element.state)
  }

  /// Changes it in place: a copy would copy what it has read.
  mutating func change(_ body: (inout Self) -> Void) { body(&self) }

  var isMade: Bool { counts.makes > 0 }
}

/// An attribute of a view: the modifier's place, and its name.
struct AttributeKey: Hashable, Sendable {
  /// The number of the modifier; −1 for a view's own `animatableData` or color, which lies inside of all.
  var modifier: Int
  var name: String

  init(modifier: Int, name: String) {
    (self.modifier, self.name) = (["animatableData", "color"].contains(name) ? -1 : modifier, name)
  }
}
