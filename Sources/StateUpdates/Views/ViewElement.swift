/// A view as a body describes it: its type, position, inputs and state; the graph only compares the values in it for equality.
package struct ViewElement<Value: Hashable & Sendable>: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// A view without a body, such as a text or a stack.
    case content
    /// A view with a body and state.
    case view
    case representable
  }

  package enum Attachment: Hashable, Sendable {
    /// Its closure is kept and runs later; it reads the view's states as the body saw them.
    case kept
    /// Its closure is not escaping; its reads count as reads of the body that made it.
    case readByBody
  }

  package var type: String
  package var role: Role
  /// The position in the body that made it; with the type, it is the structural identity.
  package var position: Int
  /// The explicit identity that `id(_:)` or `ForEach` gives.
  package var id: Value?
  /// The value that it was made with; if it is equal to the one before, the body does not run.
  package var value: Value
  /// Further data about the view, which are never compared.
  package var details: Value
  package var state: [String: Value] = [:]
  /// Whether it updates once more after the first layout.
  package var updatesTwice = false
  /// How it reads states, if it is content of a modifier that was evaluated on demand; nil for other views.
  package var attachment: Attachment?
  /// The index of the parent's modifier that it belongs to; only the parent's modifiers outside of that one apply to it.
  package var modifierIndex: Int?
  /// Whether it is removed at once, before its replacement appears.
  package var leavesAtOnce = false
  /// Whether it is on a tab that is not selected: nothing of it runs until it is seen.
  package var isHidden = false
  /// Whether another view covers it on a navigation stack, or its container is not shown.
  package var isCovered = false
  /// The modifiers, innermost first.
  package var modifiers: [ViewModifier<Value>] = []
  package var children: [ViewElement] = []

  package init(
    _ type: String, _ role: Role, position: Int = 0, id: Value? = nil, value: Value, details: Value
  ) {
    (self.type, self.role, self.position, self.id) = (type, role, position, id)
    (self.value, self.details) = (value, details)
  }

  package var isAttached: Bool { attachment != nil }

  /// Whether it is presented in front, so that it is seen where the view with the modifier is not; a page on a stack is not.
  var isPresented: Bool {
    isAttached && !["destination", "back", "inspector"].contains { type.hasPrefix($0) }
  }

  var isUnseen: Bool { isHidden || isCovered }

  var childless: Self {
    var copy = self
    copy.children = []
    return copy
  }

  /// The key by which it is matched among its siblings.
  var key: Key { Key(type: type, position: position, id: id, ordinal: 0) }

  struct Key: Hashable, Sendable {
    var type: String
    var position: Int
    var id: Value?
    var ordinal: Int
  }
}

package enum ViewModifier<Value: Hashable & Sendable>: Hashable, Sendable {
  /// One or more numbers that the screen shows and that can be animated.
  case attribute(String, [Double])
  /// `animation(_:value:)`, or `transaction { $0.animation = … }`.
  case transaction(TransactionChange<Value>)
  case environment(String, Value)
  /// `onChange(of:)`.
  case change(Value, initial: Bool)
  /// `onAppear`, `onDisappear` or `task`.
  case appearance
  /// `task(id:)`: it begins and ends with its view, and begins anew when the value changes.
  case task(Value)
  case other

  /// Whether it is notified when its view appears and disappears.
  var observesAppearance: Bool {
    switch self {
    case .appearance, .task: true
    default: false
    }
  }
}
