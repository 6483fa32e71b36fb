/// The tree of scenes, windows, presentation controllers, controllers and views: the parent of each environment, and the order of siblings.
///
/// The tree has the shape in which traits flow since iOS 17: superview, controller, the controller's root view, its subviews. So a
/// controller is inside a view. The parent controller is a separate relation: `addChild` sets it, `addSubview` does not.
///
/// ```swift
/// var tree = Hierarchy()
/// let scene = try tree.create(.scene, label: "main")
/// let window = try tree.create(.window, label: "win", in: scene)
/// let root = try tree.create(.controller, label: "root", in: window)
/// let header = try tree.create(.view, label: "header", in: root)
/// tree.parent(of: header) == tree.rootView(of: root)      // true
/// tree.path(of: header)                                   // "main/win/root/header"
/// ```
///
/// Order numbers grow along the preorder of all trees; environments outside of scenes come last. One comparison tells which comes first.
public struct Hierarchy: Sendable {
  /// One environment in 40 bytes: its links, its order number and its kind.
  struct Row: Sendable {
    var order: UInt64
    var parent: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
    /// The row of ``Hierarchy/controllers``, or −1.
    var controller: Int32 = -1
    var kind: EnvironmentKind
    var isRootView = false
    var isDestroyed = false

    /// Whether it is below ``Roots/attached``; its order number tells.
    var isInHierarchy: Bool { order < Roots.boundary }

    mutating func place(in parent: Int32, between previous: Int32, and next: Int32) {
      (self.parent, self.previous, self.next) = (parent, previous, next)
    }
  }

  struct ControllerRow: Sendable {
    var parent: EnvironmentID?
    var children: [EnvironmentID] = []
  }

  /// Two rows that are not environments: the parent of all scenes, and the parent of everything outside of scenes.
  enum Roots {
    static let attached: Int32 = 0
    static let detached: Int32 = 1
    static let count: Int32 = 2
    /// The order number of ``detached``; each of the two roots has half of all numbers.
    static let boundary: UInt64 = 1 << 62
  }

  var rows = ChunkedArray<Row>()
  var labels = ChunkedArray<String>()
  var controllers = ChunkedArray<ControllerRow>()

  /// Counts the changes of the tree's shape; as long as it stays the same, so do all order numbers.
  public internal(set) var revision = 0

  /// Makes an empty tree.
  public init() {
    var attached = Row(order: 0, parent: -1, kind: .view)
    var detached = Row(order: Roots.boundary, parent: -1, kind: .view)
    (attached.next, detached.previous) = (Roots.detached, Roots.attached)
    for row in [attached, detached] {
      rows.append(row)
      labels.append("")
    }
  }

  /// The number of environments that were ever made, including destroyed ones.
  public var count: Int { rows.count - Int(Roots.count) }

  /// Every environment, oldest first, including destroyed ones.
  public var all: some RandomAccessCollection<EnvironmentID> {
    (Roots.count..<Int32(rows.count)).lazy.map { EnvironmentID(index: $0) }
  }

  func row(_ id: EnvironmentID) -> Row { rows[Int(id.index)] }
  func id(_ index: Int32) -> EnvironmentID? { index >= Roots.count ? EnvironmentID(index: index) : nil }
}
