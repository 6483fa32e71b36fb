/// A view as a body describes it: what it is, where it stands, what it was given and holds; of values the graph only asks whether two are equal.
package struct ViewElement<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What kind of thing a view is to the graph.
  package enum Role: Hashable, Sendable {
    /// A view without a body of its own, such as a text or a stack.
    case content
    /// A view with a body, and with state.
    case view
    case representable
  }

  package enum Attachment: Hashable, Sendable {
    /// Its closure is kept: what it reads of the view's states is what the body saw.
    case kept
    /// Its closure is no escaping one: what it reads, the body that made it has read.
    case readByBody
  }

  package var type: String
  package var role: Role
  /// Where it stands in the body that made it: with the type, its structural identity.
  package var position: Int
  /// The explicit identity that `id(_:)` or `ForEach` gives.
  package var id: Value?
  /// What it was made with: where that is equal, its body does not run.
  package var value: Value
  /// What is known of it beside that, and compared by nobody.
  package var details: Value
  package var state: [String: Value] = [:]
  /// Whether it updates once more behind the first layout.
  package var settles = false
  /// What it is as content that a modifier held back, and that was asked for; nil for other views.
  package var attachment: Attachment?
  /// The number of the modifier of the view around that it belongs to: only those outside of that one reach it.
  package var layer: Int?
  /// Whether it leaves at once, before what takes its place appears.
  package var leavesAtOnce = false
  /// Whether it stands behind another tab: nothing of it runs until it is seen.
  package var isHidden = false
  /// Whether another view lies over it on a navigation stack, or what holds it is not shown.
  package var isCovered = false
  /// Innermost first.
  package var modifiers: [ViewModifier<Value>] = []
  package var children: [ViewElement] = []

  package init(
    _ type: String, _ role: Role, position: Int = 0, id: Value? = nil, value: Value, details: Value
  ) {
    (self.type, self.role, self.position, self.id) = (type, role, position, id)
    (self.value, self.details) = (value, details)
  }

  package var isAttached: Bool { attachment != nil }

  var isUnseen: Bool { isHidden || isCovered }

  var childless: Self {
    var copy = self
    copy.children = []
    return copy
  }

  /// By what it is found again among its siblings.
  var key: Key { Key(type: type, position: position, id: id, ordinal: 0) }

  struct Key: Hashable, Sendable {
    var type: String
    var position: Int
    var id: Value?
    var ordinal: Int
  }
}

package enum ViewModifier<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A number, or several, that the screen shows and an animation can go through.
  case attribute(String, [Double])
  /// `animation(_:value:)`, `transaction { $0.animation = … }`
  case transaction(TransactionChange<Value>)
  case environment(String, Value)
  /// `onChange(of:)`
  case change(Value, initial: Bool)
  /// `onAppear`, `onDisappear`, `task`.
  case appearance
  /// `task(id:)`: it begins and ends with its view, and anew when the value is another.
  case task(Value)
  case other

  /// Whether it is told that its view appears and disappears.
  var seesAppearance: Bool {
    switch self {
    case .appearance, .task: true
    default: false
    }
  }
}
