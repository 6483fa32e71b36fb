/// A view while it is in the tree: its identity, its state, and what of it runs.
public struct ViewNode<Value: Hashable & Sendable>: Sendable {
  /// How often each part of a view ran.
  public struct Counts: Hashable, Sendable {
    /// How often its initialiser ran.
    public var inits = 0
    /// How often its body ran.
    public var evaluations = 0
    /// How often its view was made.
    public var makes = 0
    /// How often its view was updated.
    public var updates = 0

    /// Nothing was counted yet.
    public init() {}
  }

  /// What it was given last, without the children.
  public internal(set) var element: ViewElement<Value>
  /// The view it stands in; nil for a root.
  public internal(set) var parent: ViewID?
  /// The views in it, in the order of the source.
  public internal(set) var children: [ViewID] = []
  /// What its modifiers held back, and somebody asked for.
  public internal(set) var attached: [ViewID] = []
  /// What its states held when its body ran last.
  var seen: [String: Value] = [:]
  /// How many bodies it stands in.
  public internal(set) var depth: Int
  /// What its states hold, as the views see them.
  public internal(set) var state: [String: Value]
  /// What ran for it, and how often.
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
