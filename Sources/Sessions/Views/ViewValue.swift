import StateUpdates

/// A view of SwiftUI as a value: what a body describes.
///
/// A view of one's own stands in `custom`; the views of Apple's are their name and their arguments. Modifiers are kept all, with what was
/// checked of their arguments, closures included.
package struct ViewValue: Hashable, Sendable {
  /// `Text`, `VStack`, `PlayerView`; `Group` for several together.
  package var type: String
  package var arguments: [ViewArgument] = []
  /// A struct that is a view, a modifier or a representable; a colour.
  package var custom: Value?
  /// Where it stands in the body.
  package var position = 0
  /// The id that `ForEach` gave it.
  package var id: Value?
  /// The argument of the view above for which it stands: `label`, `content`, `overlay`.
  package var slot = ""
  /// Innermost first.
  package var modifiers: [ModifierValue] = []

  package init(_ type: String, arguments: [ViewArgument] = [], custom: Value? = nil) {
    (self.type, self.arguments, self.custom) = (type, arguments, custom)
  }

  /// The views of a group, or itself.
  var parts: [Value] {
    type == "Group" && modifiers.isEmpty && custom == nil ? arguments.map(\.value) : [.view(self)]
  }

  /// Whether it does something itself when it is tapped.
  var takesTaps: Bool {
    ["Button", "Toggle", "NavigationLink", "Stepper"].contains(type)
      || modifiers.contains { $0.name == "onTapGesture" }
  }

  package func argument(_ name: String) -> Value? { arguments.first { $0.name == name }?.value }
}

/// An argument by its label, or by its parameter's name where it has none.
package struct ViewArgument: Hashable, Sendable {
  package var name: String
  package var value: Value

  package init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
}

/// A modifier as it was applied.
package struct ModifierValue: Hashable, Sendable {
  package var name: String
  package var arguments: [ViewArgument]
  /// Whether nobody knows it, and it stands there without effect.
  package var isUnknown = false

  package init(_ name: String, _ arguments: [ViewArgument], isUnknown: Bool = false) {
    (self.name, self.arguments, self.isUnknown) = (name, arguments, isUnknown)
  }

  package subscript(name: String) -> Value? { arguments.first { $0.name == name }?.value }
}

/// A reference to data that lies elsewhere: where, which part of it, and what it was when the reference was made.
///
/// Two are equal where all of this is. So a view that is given a binding anew is given the same, unless the data changed.
package struct BindingValue: Hashable, Sendable {
  package enum Location: Hashable, Sendable {
    /// A state whose view is not on screen yet: it answers its first value, and takes no other.
    case initial(Value)
    case state(ViewID, String)
    case constant(Value)
    case functions(get: Function, set: Function)
    /// A key of the environment of a view.
    case environment(ViewID, String)
    /// A variable of the session.
    case variable(String)
  }

  package enum Step: Hashable, Sendable {
    case property(String)
    case index(Int)
    case key(Value)
    /// What an optional holds.
    case wrapped
  }

  package var location: Location
  package var path: [Step] = []
  package var snapshot = Value.nothing
  package var animation: Value?

  package init(_ location: Location, path: [Step] = []) { (self.location, self.path) = (location, path) }

  package func appending(_ step: Step) -> BindingValue {
    var copy = self
    copy.path.append(step)
    return copy
  }
}

extension Value {
  var isClosure: Bool { if case .closure = self { true } else { false } }
  package var view: ViewValue? { if case .view(let view) = self { view } else { nil } }
  package var animated: ViewAnimation? { if case .animation(let animation) = self { animation } else { nil } }
  package var binding: BindingValue? { if case .binding(let binding) = self { binding } else { nil } }
}

extension Value {
  /// What is shown where a search finds nothing.
  static func notFound(_ what: String) -> Value {
    .view(
      ViewValue("ContentUnavailableView", arguments: [ViewArgument("title", .string("No Results" + what))]))
  }
}
