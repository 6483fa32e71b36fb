/// A view while it is in the tree: its identity, its state, and what of it runs.
public struct ViewNode<Value: Hashable & Sendable>: Sendable {
  /// How often each part of a view ran.
  public struct Counts: Hashable, Sendable {
    public var inits = 0
    public var evaluations = 0
    public var makes = 0
    public var updates = 0

    public init() {}
  }

  /// What it was given last, without the children.
  public internal(set) var element: ViewElement<Value>
  public internal(set) var parent: ViewID?
  public internal(set) var children: [ViewID] = []
  /// What its modifiers held back, and somebody asked for.
  public internal(set) var attached: [ViewID] = []
  /// What its states held when its body ran last.
  var seen: [String: Value] = [:]
  /// How many bodies it stands in.
  public internal(set) var depth: Int
  /// What its states hold, as the views see them.
  public internal(set) var state: [String: Value]
  public internal(set) var counts = Counts()
  /// What its last run read.
  public internal(set) var reads: Set<ViewSource> = []
  /// Why it ran last.
  public internal(set) var reasons: [ViewReason] = []
  var animators: [AttributeKey: Animator] = [:]
  /// The animations that modifiers of its own set in the pass of that number.
  var active: (pass: Int, animations: [Int: Transaction]) = (0, [:])
  var isDirty = false
  var hasDirtyBelow = false
  var isMade = false

  init(_ element: ViewElement<Value>, parent: ViewID?, depth: Int) {
    (self.element, self.parent, self.depth, state) = (element, parent, depth, element.state)
  }
}

/// An attribute of a view that is animated.
struct AnimatedAttribute: Hashable, Sendable {
  var view: ViewID
  var key: AttributeKey
}

/// An attribute of a view: the modifier's place, and its name.
struct AttributeKey: Hashable, Sendable {
  var modifier: Int
  var name: String
}
