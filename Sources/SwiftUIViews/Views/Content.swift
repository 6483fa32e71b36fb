// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A built-in view that contains no other views.
protocol Leaf: BuiltIn { var details: Details { get } }

extension Leaf {
  var details: Details { Details() }
  func elements(at position: Int, on screen: Screen) -> [Element] {
    [screen.content(Self.self, at: position, details)]
  }
}

/// A line of text: SwiftUI's `Text`.
public struct Text: View, Leaf, Equatable {
  let text: String
  var details: Details { Details(text: text) }
  public init(_ content: String) { text = content }
}

/// The purpose of a button's action: SwiftUI's `ButtonRole`.
public enum ButtonRole: Sendable { case cancel, destructive }

/// A button: SwiftUI's `Button`; ``Screen/tap(_:)`` taps it by its label.
public struct Button<Label: View>: View, BuiltIn {
  let action: @MainActor () -> Void
  let label: Label
  let isCancel: Bool

  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { (self.action, self.label, isCancel) = (action, label(), role == .cancel) }

  public init(_ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
  where Label == Text {
    self.init(role: role, action: action) { Text(title) }
  }

  public init(
    _ title: String, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUIViews.Label {
    self.init(role: role, action: action) { SwiftUIViews.Label(title, systemImage: systemImage) }
  }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    [screen.content(Self.self, at: position, Details(tap: action, isCancel: isCancel), label)]
  }
}

/// A switch: SwiftUI's `Toggle`; a tap toggles it.
public struct Toggle: View, BuiltIn {
  let isOn: Binding<Bool>
  let label: any View
  public init(_ title: String, isOn: Binding<Bool>) { (self.isOn, label) = (isOn, Text(title)) }
  public init<Label: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    [screen.content(Self.self, at: position, Details(tap: { isOn.wrappedValue.toggle() }), label)]
  }
}

/// A text field: SwiftUI's `TextField`; ``Screen/type(_:into:)`` fills it.
public struct TextField: View, BuiltIn {
  let title: String
  let text: Binding<String>
  /// Makes a field with a title that is shown while the field is empty.
  public init(_ title: String, text: Binding<String>) { (self.title, self.text) = (title, text) }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    let shown = text.wrappedValue
    let details = Details(type: { text.wrappedValue = $0 })
    return [screen.content(Self.self, at: position, details, Text(shown.isEmpty ? title : shown))]
  }
}

/// A text beside a symbol: SwiftUI's `Label`.
public struct Label: View, Leaf, Equatable {
  let text: String
  var details: Details { Details(text: text) }
  /// Makes a label from its text and a symbol; tests do not see the symbol.
  public init(_ title: String, systemImage name: String) { text = title }
}

/// A symbol, which is not a text; its name is the label of a button without another one: SwiftUI's `Image`.
public struct Image: View, Leaf, Equatable {
  let name: String
  var details: Details { Details(symbol: name) }
  public init(systemName: String) { name = systemName }
}

/// Space between views: SwiftUI's `Spacer`.
public struct Spacer: View, Leaf, Equatable {
  public init() {}
}
