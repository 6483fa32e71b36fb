// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What holds no views.
protocol Leaf: BuiltIn { var text: String? { get } }

extension Leaf {
  var text: String? { nil }
  func elements(at position: Int, on screen: Screen) -> [Element] {
    [screen.content("\(Self.self)", at: position, Details(text: text))]
  }
}

/// A line of text: SwiftUI's `Text`.
public struct Text: View, Leaf, Equatable {
  let text: String?
  public init(_ content: String) { text = content }
}

/// What an action of a button is for: SwiftUI's `ButtonRole`.
public enum ButtonRole: Sendable {
  case cancel
  case destructive
}

/// What a person taps: SwiftUI's `Button`; ``Screen/tap(_:)`` taps it by its label.
public struct Button<Label: View>: View, BuiltIn {
  let action: @MainActor () -> Void
  let label: Label

  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.action, self.label) = (action, label())
  }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    [screen.content("Button", at: position, Details(tap: action), label)]
  }
}

extension Button where Label == Text {
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// A switch: SwiftUI's `Toggle`; a tap turns it.
public struct Toggle: View, BuiltIn {
  let title: String
  let isOn: Binding<Bool>
  public init(_ title: String, isOn: Binding<Bool>) { (self.title, self.isOn) = (title, isOn) }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    [screen.content("Toggle", at: position, Details(tap: { isOn.wrappedValue.toggle() }), Text(title))]
  }
}

/// A field for text: SwiftUI's `TextField`; ``Screen/type(_:into:)`` fills it.
public struct TextField: View, BuiltIn {
  let title: String
  let text: Binding<String>
  /// Makes a field that a text labels while it is empty.
  public init(_ title: String, text: Binding<String>) { (self.title, self.text) = (title, text) }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    let shown = text.wrappedValue
    let details = Details(type: { text.wrappedValue = $0 })
    return [screen.content("TextField", at: position, details, Text(shown.isEmpty ? title : shown))]
  }
}

/// A text beside a symbol: SwiftUI's `Label`.
public struct Label: View, Leaf, Equatable {
  let text: String?
  /// Makes a label of its text, and a symbol that no test sees.
  public init(_ title: String, systemImage name: String) { text = title }
}

/// A symbol, which has a place and no text: SwiftUI's `Image`.
public struct Image: View, Leaf, Equatable {
  let name: String
  public init(systemName: String) { name = systemName }
}

/// Room between views: SwiftUI's `Spacer`.
public struct Spacer: View, Leaf, Equatable {
  public init() {}
}
