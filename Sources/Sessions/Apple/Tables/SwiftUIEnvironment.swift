import StateUpdates

extension AppleTypes {
  /// SwiftUI's environment, and how data is handed about.
  static let swiftUIEnvironment =
    [
      AppleType(
        "EnvironmentValues", .structure, "What a view can read of its surroundings.",
        keys.map { .key($0, $1, $2) }),
      AppleType(
        "Binding", .structure, "A reference to data that lies elsewhere.",
        [
          AppleRow("init(get: () -> V, set: (V) -> Void)", "By two closures.") {
            _, _, given, _ throws(Problem) in
            guard case .closure(let get) = given[0], case .closure(let set) = given[1] else {
              return .nothing
            }
            return .binding(BindingValue(.functions(get: get, set: set)))
          },
          AppleRow("init(projectedValue: Binding<V>)", "The same.") { _, _, given, _ throws(Problem) in
            given[0]
          },
          AppleRow("static func constant(_ value: V) -> Binding<V>", "One that ignores what is written.") {
            _, _, given, _ throws(Problem) in
            .binding(BindingValue(.constant(given[0])))
          },
          AppleRow(
            "func animation(_ animation: Animation? = nil) -> Binding<Value>",
            "Writes through it are animated."
          ) {
            _, value, given, _ throws(Problem) in
            guard var binding = value.binding else { return value }
            binding.animation = given[0] == .nothing ? .animation(.standard) : given[0]
            return .binding(binding)
          },
        ]),
      AppleType(
        "Bindable", .structure, "Gives bindings to the properties of an observable object.",
        ["_ object", "wrappedValue object"].map { parameter in
          .plain("init(\(parameter): V) -> Binding<V>", "Bindings to its properties.") { _, given in
            .binding(BindingValue(.constant(given[0])))
          }
        }),
      AppleType(
        "ObservableObject", .protocol, "An object whose published changes views observe.",
        [
          AppleRow(
            "var objectWillChange: ObservableObjectPublisher { get }", "Tells that it is about to change."
          ) {
            _, value, _, _ throws(Problem) in value
          }
        ]),
      AppleType(
        "ObservableObjectPublisher", .class, "Tells of an object's changes.",
        [
          .runs("func send()", "Tells that the object is about to change.") {
            session, value, _, place throws(Problem) in
            guard case .object(let id) = value else { return }
            try session.graph(place) { graph throws(ViewProblem) in try graph.changed(.object(id.row)) }
          }
        ]),
      wrapper("State", "initialValue"), wrapper("State", "wrappedValue"),
      wrapper("StateObject", "wrappedValue"),
    ]
    + AppleType.read(
      """
      class UIHostingView: UIView  // Holds the views of SwiftUI's in UIKit.
      protocol UIViewRepresentable: View  // A view of UIKit's in SwiftUI.
      protocol UIViewControllerRepresentable: View  // A controller of UIKit's in SwiftUI.
      class PlatformViewHost: UIView  // SwiftUI's view around one of UIKit's.
      struct Transaction: Hashable  // What goes with a change.
        var animation: Animation?
        var disablesAnimations: Bool
        init(animation: Animation?) { self.animation = animation }  // With an animation.
      class ViewOnScreen  // A view of SwiftUI's that is on screen.
      """)

  private static func wrapper(_ name: String, _ label: String) -> AppleType {
    AppleType(
      name, .structure, "Where a view's own data lies.",
      [
        AppleRow("init(\(label): V) -> Binding<V>", "With its first value.") {
          _, _, given, _ throws(Problem) in
          .binding(BindingValue(.initial(given[0])))
        }
      ])
  }

  private static let keys: [(String, String, Value)] = [
    ("colorScheme", "ColorScheme", .enumCase("ColorScheme", "light", [])),
    ("horizontalSizeClass", "UserInterfaceSizeClass?", .nothing),
    ("verticalSizeClass", "UserInterfaceSizeClass?", .nothing),
    ("layoutDirection", "LayoutDirection", .enumCase("LayoutDirection", "leftToRight", [])),
    ("displayScale", "Double", .double(1)),
    ("dynamicTypeSize", "DynamicTypeSize", .enumCase("DynamicTypeSize", "large", [])),
    ("legibilityWeight", "LegibilityWeight?", .nothing), ("isEnabled", "Bool", .bool(true)),
    ("colorSchemeContrast", "ColorSchemeContrast", .enumCase("ColorSchemeContrast", "standard", [])),
    ("scenePhase", "ScenePhase", .enumCase("ScenePhase", "active", [])),
    ("redactionReasons", "[Any]", .list([])),
    ("accessibilityReduceMotion", "Bool", .bool(false)),
    ("accessibilityVoiceOverEnabled", "Bool", .bool(false)),
    ("accessibilityDifferentiateWithoutColor", "Bool", .bool(false)),
    ("accessibilityReduceTransparency", "Bool", .bool(false)),
    ("accessibilityInvertColors", "Bool", .bool(false)),
    ("accessibilityEnabled", "Bool", .bool(false)), ("accessibilityShowButtonShapes", "Bool", .bool(false)),
    ("pixelLength", "Double", .double(1)), ("isScrollEnabled", "Bool", .bool(true)),
    ("lineSpacing", "Double", .double(0)),
    ("isLuminanceReduced", "Bool", .bool(false)), ("allowsTightening", "Bool", .bool(false)),
    ("defaultMinListRowHeight", "Double", .double(44)), ("minimumScaleFactor", "Double", .double(1)),
    ("multilineTextAlignment", "TextAlignment", .enumCase("TextAlignment", "leading", [])),
    ("isSearching", "Bool", .bool(false)),
    ("lineLimit", "Int?", .nothing), ("font", "Font?", .nothing), ("isFocused", "Bool", .bool(false)),
    ("locale", "Locale", .kept("locale")), ("calendar", "Any", .kept("calendar")),
    ("timeZone", "Any", .kept("timeZone")),
    ("modelContext", "Any", .kept("modelContext")),
    ("managedObjectContext", "Any", .kept("managedObjectContext")),
    ("undoManager", "Any", .nothing), ("editMode", "Any", .nothing), ("tintColor", "Color?", .nothing),
  ]
}

extension AppleRow {
  /// A key of the environment, read at a view; elsewhere it has its first value.
  static func key(_ name: String, _ type: String, _ initial: Value) -> AppleRow {
    var row = AppleRow("var \(name): \(type)", "Read with `@Environment(\\.\(name))`.") {
      session, value, _, place throws(Problem) in
      guard case .node(let id) = value else { return initial }
      return try session.environmentValue(name, at: id, place)
    }
    row.initial = initial
    return row
  }
}
