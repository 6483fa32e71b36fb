import StateUpdates

/// A SwiftUI view as a value: the description that a body returns.
///
/// A view of the learner's type is in `custom`. For a view of Apple's, the value has its name and its arguments. All modifiers are kept
/// with their checked arguments, closures included.
package struct ViewValue: Hashable, Sendable {
  package typealias Element = ViewElement<Value>

  /// `Text`, `VStack`, `PlayerView`; `Group` for several views together.
  package var type: String
  package var arguments: [ViewArgument] = []
  /// A struct that is a view, a modifier or a representable; or a colour.
  package var custom: Value?
  package var position = 0
  /// The id from `ForEach`.
  package var id: Value?
  /// The argument of the parent view that this view comes from: `label`, `content`, `overlay`.
  package var slot = ""
  /// The modifiers, innermost first.
  package var modifiers: [ModifierValue] = []

  package init(_ type: String, arguments: [ViewArgument] = [], custom: Value? = nil) {
    (self.type, self.arguments, self.custom) = (type, arguments, custom)
  }

  /// Whether the view only groups others, which then take its place.
  var isGroup: Bool { type == "Group" && modifiers.isEmpty && custom == nil }

  /// The views of a group, or the view itself.
  var parts: [Value] { isGroup ? arguments.map(\.value) : [.view(self)] }

  /// The views inside that are not groups or loops, for `Group(subviews:)`.
  package var subviews: [ViewValue] {
    guard ["Group", "ForEach"].contains(type), modifiers.isEmpty, custom == nil else { return [self] }
    return arguments.filter { $0.name == "content" }.compactMap(\.value.view).flatMap(\.subviews)
  }

  /// Whether the view itself reacts to a tap.
  var takesTaps: Bool {
    type.hasSuffix("Button") || modifier("onTapGesture") != nil
      || ["Toggle", "NavigationLink", "Stepper", "Link", "DisclosureGroup"].contains(type)
  }

  package func argument(_ name: String) -> Value? { arguments.first { $0.name == name }?.value }

  /// The innermost modifier with a name.
  package func modifier(_ name: String) -> ModifierValue? { modifiers.first { $0.name == name } }

  var isCancel: Bool {
    argument("role")?.caseName == "cancel" || argument("title") == .string("Cancel")
  }

  /// The modifier whose content is in a slot: `sheet`, or `alert[1]` for the second alert of a view.
  func modifier(inSlot slot: String) -> (index: Int, modifier: ModifierValue)? {
    let parts = slot.split { "[]".contains($0) }
    let own = modifiers.enumerated().filter { ($0.element.presents?.rawValue ?? $0.element.name) == parts[0] }
    return own.dropFirst(parts.count > 1 ? Int(parts[1]) ?? 0 : 0).first.map { ($0.offset, $0.element) }
  }

  var drag: Value? {
    modifiers.lazy.compactMap { $0.name == "gesture" ? $0["gesture"] : nil }.first {
      if case .structure(let gesture) = $0 { gesture.type == "DragGesture" } else { false }
    }
  }
}

/// An argument by its label, or by its parameter's name if it has no label.
package struct ViewArgument: Hashable, Sendable {
  package var name: String
  package var value: Value

  package init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
}

extension Value {
  var isClosure: Bool { if case .closure = self { true } else { false } }
  package var view: ViewValue? { if case .view(let view) = self { view } else { nil } }
  package var animated: ViewAnimation? { if case .animation(let animation) = self { animation } else { nil } }
  /// The source text of an argument that was kept without a meaning; empty for other values.
  var keptText: String { if case .kept(let text) = self { text } else { "" } }
  package var binding: BindingValue? { if case .binding(let binding) = self { binding } else { nil } }
  /// The view on screen that it is.
  package var node: ViewID? { if case .node(let id) = self { id } else { nil } }

  func joined(_ other: Value, in session: Session) -> Value {
    let content = [self, other].map { $0.view?.argument("content").map { session.text($0) } ?? "" }.joined()
    return .view(ViewValue("Text", arguments: [ViewArgument("content", .string(content))]))
  }

  package init(_ transaction: StateUpdates.Transaction) {
    let animation = transaction.animation.map { Value.animation($0) } ?? .nothing
    let disables = Value.bool(transaction.disablesAnimations)
    self = .structure(.init("Transaction", [animation, disables, .bool(false), .nothing, .bool(false)]))
  }
}
