public import Journals

/// The tree of scenes, windows, presentation controllers, controllers and views: who stands in whom, and in which order.
///
/// The tree has the shape in which traits flow since iOS 17: superview, controller, the controller's root view, its subviews. A child
/// controller is therefore the child of a view. Every environment is one row of integers; a handle is its row's index.
///
/// ```swift
/// var tree = Hierarchy()
/// let scene = try tree.create(.scene)
/// let window = try tree.create(.window, in: scene)
/// let root = try tree.create(.controller, in: window)
/// let header = try tree.create(.view, in: root)
/// tree.parent(of: header) == tree.rootView(of: root)      // true
/// ```
///
/// Two rows are no environments: the ground on which scenes stand, and the ground outside, on which everything stands that is in no
/// hierarchy. So each environment has a place in one preorder list, and a label that grows along it: which of two comes first is one
/// comparison.
///
/// - Complexity: Creating is O(1), amortised, plus the depth of the parent's last descendant. Moving and detaching cost the size of what
///   moves. When a gap between two labels is used up, all labels are set anew; the gaps are such that this is rare.
public struct Hierarchy: Sendable {
  /// One environment: its links, its label in preorder, and what it is, in 32 bytes: two rows are one line of a cache.
  ///
  /// The first child needs no link: it is what follows, if that stands in this one.
  @usableFromInline struct Row: Sendable {
    @usableFromInline var parent: Int32
    @usableFromInline var lastChild: Int32 = -1
    @usableFromInline var next: Int32 = -1
    @usableFromInline var previous: Int32 = -1
    /// The neighbours in preorder, whatever their parents.
    @usableFromInline var following: Int32 = -1
    @usableFromInline var preceding: Int32 = -1
    /// The label, and in the lowest byte what the environment is: its kind, and two marks.
    @usableFromInline var labelAndKind: UInt64

    /// The label, of 56 bits.
    @inlinable var order: UInt64 {
      get { labelAndKind >> 8 }
      set { labelAndKind = newValue << 8 | labelAndKind & 0xFF }
    }

    /// What it is; the three bits are those of a kind, because nothing else is ever put there.
    @inlinable var kind: EnvironmentKind {
      unsafeBitCast(UInt8(truncatingIfNeeded: labelAndKind) & 0b111, to: EnvironmentKind.self)
    }

    @inlinable var isRootView: Bool { labelAndKind & Self.rootView != 0 }

    /// Whether it stands on the ground of the scenes: the label says so.
    @inlinable var isInHierarchy: Bool { order < Ground.boundary }

    /// Whether it stands on the ground outside for good, and is no part of anything.
    @inlinable var isDestroyed: Bool {
      get { labelAndKind & Self.destroyed != 0 }
      set { labelAndKind = newValue ? labelAndKind | Self.destroyed : labelAndKind & ~Self.destroyed }
    }

    @inlinable static var rootView: UInt64 { 1 << 3 }
    @inlinable static var destroyed: UInt64 { 1 << 4 }

    init(parent: Int32, kind: EnvironmentKind, isRootView: Bool, order: UInt64) {
      self.parent = parent
      labelAndKind = order << 8 | UInt64(kind.rawValue) | (isRootView ? Self.rootView : 0)
    }
  }

  /// The two rows that are no environments.
  @usableFromInline enum Ground {
    static let inside: Int32 = 0
    static let outside: Int32 = 1
    @inlinable static var rows: Int32 { 2 }
    /// The label of ``outside``: half of all labels for each ground.
    @inlinable static var boundary: UInt64 { 1 << 55 }
  }

  @usableFromInline var rows = Journaled<Row>()

  /// Counts how often all labels were set anew: a label noted earlier means nothing afterwards.
  public internal(set) var labelEpoch = 0

  /// Makes an empty tree.
  ///
  /// - Complexity: O(1)
  public init() {
    rows.append(Row(parent: -1, kind: .view, isRootView: false, order: 0))
    rows.append(Row(parent: -1, kind: .view, isRootView: false, order: Ground.boundary))
    rows[0].following = Ground.outside
    rows[1].preceding = Ground.inside
    rows[0].next = Ground.outside
    rows[1].previous = Ground.inside
  }

  /// How many environments there are, detached and destroyed ones included.
  public var count: Int { rows.count - Int(Ground.rows) }

  /// Every environment, oldest first, destroyed ones included.
  ///
  /// - Complexity: O(1); going through them O(*n*) in the environments there ever were.
  public var all: some RandomAccessCollection<EnvironmentID> {
    (Ground.rows..<Int32(rows.count)).lazy.map { EnvironmentID(index: $0) }
  }

  /// Whether `id` names an environment of this tree.
  ///
  /// - Complexity: O(1)
  @inlinable public func contains(_ id: EnvironmentID) -> Bool {
    id.index >= Ground.rows && Int(id.index) < rows.count
  }
}
