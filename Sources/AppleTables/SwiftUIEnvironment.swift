import Sessions
import StateUpdates

extension AppleTypes {
  /// SwiftUI's environment, and the types that pass data between views.
  static let swiftUIEnvironment =
    TypeInfo.read(
      """
      struct EnvironmentValues  // What a view can read of its surroundings.
        keys ColorScheme .light: colorScheme
        keys UserInterfaceSizeClass? nil: horizontalSizeClass verticalSizeClass
        keys LayoutDirection .leftToRight: layoutDirection
        keys DynamicTypeSize .large: dynamicTypeSize
        keys ContentSizeCategory .large: sizeCategory
        keys LegibilityWeight? nil: legibilityWeight
        keys ColorSchemeContrast .standard: colorSchemeContrast
        keys ScenePhase .active: scenePhase
        keys TextAlignment .leading: multilineTextAlignment
        keys Bool true: isEnabled isScrollEnabled appearsActive isHoverEffectEnabled isFocusEffectEnabled accessibilityPlayAnimatedImages
        keys Bool false: accessibilityReduceMotion accessibilityVoiceOverEnabled accessibilityReduceTransparency accessibilityDifferentiateWithoutColor accessibilityInvertColors accessibilityEnabled
        keys Bool false: disableAutocorrection accessibilityShowButtonShapes isLuminanceReduced allowsTightening isFocused supportsMultipleWindows autocorrectionDisabled accessibilityDimFlashingLights isActivityFullscreen
        keys Bool false: accessibilitySwitchControlEnabled accessibilityQuickActionsEnabled isPreview isSceneCaptured accessibilityLargeContentViewerEnabled accessibilityAssistiveAccessEnabled springLoadingEnabled isTabBarShowingSections
        keys ControlSize .regular: controlSize
        keys Image.Scale .medium: imageScale
        keys Visibility .automatic: labelsVisibility menuIndicatorVisibility navigationLinkIndicatorVisibility
        keys ScrollIndicatorVisibility .automatic: horizontalScrollIndicatorVisibility verticalScrollIndicatorVisibility
        keys SymbolVariants .none: symbolVariants
        keys SearchSuggestionsPlacement .menu: searchSuggestionsPlacement
        keys RedactionReasons []: redactionReasons
        keys Double 0: lineSpacing
        keys Double 1: displayScale pixelLength minimumScaleFactor
        keys Double 44: defaultMinListRowHeight
        keys Int? nil: lineLimit
        keys Double? nil: defaultMinListHeaderHeight
        keys Font? nil: font
        keys Color? nil: tintColor
        keys Locale kept: locale
        keys Any kept: calendar timeZone modelContext managedObjectContext
        keys Any nil: undoManager resetFocus keyboardShortcut backgroundStyle symbolRenderingMode truncationMode textCase lineHeight rename tabViewBottomAccessoryPlacement
        keys Any kept: widgetFamily widgetRenderingMode tabBarPlacement contentTransition backgroundProminence headerProminence badgeProminence sidebarRowSize menuOrder buttonRepeatBehavior controlActiveState buttonSizing allowedDynamicRange springLoadingBehavior
      struct Binding  // A reference to data that lies elsewhere.
        init(get: () -> V, set: (V) -> Void)  // By two closures.
        init(get: () -> V, set: (V, Transaction) -> Void)  // The same; it is told what goes with the change.
        init(projectedValue: Binding<V>)  // The same.
        init?(_ base: Binding<V?>)  // What an optional holds; nil where it holds nothing.
        init<V>(_ base: Binding<V>) -> Binding<V?> { self = Binding(get: { base.wrappedValue }, set: { (value: V?) in if let value { base.wrappedValue = value } }) }  // As one that takes nil too, and ignores it.
        var _first: Value { get }
        func _update(_ isBegun: Bool, _ body: (inout Value, inout Transaction) -> Void) {
          var new = _first
          var transaction = Transaction()
          if isBegun { new = wrappedValue; body(&new, &transaction) }
          wrappedValue = new
        }
        static func constant(_ value: V) -> Binding<V>  // One that ignores what is written.
        func animation(_ animation: Animation? = .default) -> Binding<Value>  // Writes through it are animated.
        func transaction(_ transaction: Transaction) -> Binding<Value>  // Writes through it go with a transaction.
        nonmutating var wrappedValue: Value  // The data.
        var projectedValue: Binding<Value> { self }  // The same.
      struct Bindable  // Gives bindings to the properties of an observable object.
        each _, wrappedValue | init(# object: V) -> Binding<V>  // Bindings to its properties.
      protocol ObservableObject  // An object whose published changes views observe.
        var objectWillChange: ObservableObjectPublisher { get }  // Tells that it is about to change.
      class ObservableObjectPublisher: PassthroughSubject<Void>  // Tells of an object's changes.
      struct State  // Where a view's own data lies.
        each initialValue, wrappedValue | init(#: V) -> Binding<V>  // With its first value.
      struct StateObject  // Where a view's own object lies.
        init(wrappedValue: @autoclosure () -> V) -> Binding<V>  // With what makes it when the view appears.
      struct ScaledMetric  // Where a length lies that grows with the text.
        init(wrappedValue: V, relativeTo style: Font.TextStyle? = nil) -> Binding<V>  // With the length.
      struct ObservedObject  // What holds an object that somebody else owns.
        each wrappedValue, initialValue | init(#: V) -> V  // The object itself.
      struct Published  // What holds a value whose changes are told.
        each wrappedValue, initialValue | init(#: V) -> V  // The value itself.
      struct AppStorage  // Where a value that lasts lies.
        init(wrappedValue: V, _ key: String, store: UserDefaults? = nil) -> Binding<V>  // With what it is at first.
      class UIHostingView: UIView  // Holds the views of SwiftUI's in UIKit.
      protocol UIViewRepresentable: View  // A view of UIKit's in SwiftUI.
      protocol UIViewControllerRepresentable: View  // A controller of UIKit's in SwiftUI.
      protocol AnimatableModifier: ViewModifier, Animatable  // A modifier whose data is animated.
      protocol GeometryEffect: ViewModifier, Animatable  // Moves what is drawn; where to is not modelled.
      class PlatformViewHost: UIView  // SwiftUI's view around one of UIKit's.
      struct Transaction: Hashable  // What goes with a change.
        var animation: Animation?
        var disablesAnimations: Bool
        var isContinuous, tracksVelocity: Bool
        var _completion: (() -> Void)?
        var _waitsForRemoval: Bool
        init(animation: Animation? = nil) { self.animation = animation }  // With an animation.
        mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void) {
          let before = _completion
          _completion = { before?(); completion() }
          _waitsForRemoval = criteria == .removed
        }  // Says when what it animates is over.
      class ViewOnScreen  // A view of SwiftUI's that is on screen.
      """,
      [
        "init(get:set:)": .init { session, _, given, _ throws(Problem) in
          guard case .closure(let get) = given[0], case .closure(let set) = given[1] else { return .nothing }
          // The getter is called once, so that a body that makes the binding has read its data.
          _ = try session.call(get, with: [])
          return .binding(BindingValue(.functions(get: get, set: set)))
        },
        "init(projectedValue:)": .plain { _, given in given[0] },
        "Binding.init(_:)": .init { session, _, given, place throws(Problem) in
          try given[0].binding?.read(in: &session, place) == .nothing ? .nothing : given[0]
        },
        "wrappedValue": .init { session, value, _, place throws(Problem) in
          try value.binding?.read(in: &session, place) ?? .nothing
        } set: { session, value, given, place throws(Problem) in
          try value.binding?.write(given[0], in: &session, place)
          return .void
        },
        "_first": .init { session, value, _, place throws(Problem) in
          // At the end of a gesture, its state gets the view's initial value again.
          guard let binding = value.binding, case .state(let id, let name) = binding.location,
            let view = session.views.graph[id]?.element.value,
            let first = session.stored(name, of: view)?.binding
          else { return try value.binding?.read(in: &session, place) ?? .nothing }
          return try first.read(in: &session, place)
        },
        "constant": .plain { _, given in .binding(BindingValue(.constant(given[0]))) },
        "animation": .plain { value, given in
          guard var binding = value.binding else { return value }
          binding.transaction = Value(StateUpdates.Transaction(animation: given[0].animated))
          return .binding(binding)
        },
        "Binding.transaction": .plain { value, given in
          guard var binding = value.binding else { return value }
          binding.transaction = given[0]
          return .binding(binding)
        },
        "Bindable.init": .plain { _, given in .binding(BindingValue(.constant(given[0]))) },
        "objectWillChange": .plain { object, _ in object },
        "AppStorage.init": .plain { _, given in .binding(BindingValue(.stored(given[1].text, given[0]))) },
        "State.init": .plain { _, given in .binding(BindingValue(.initial(given[0]))) },
        "ScaledMetric.init": .plain { _, given in .binding(BindingValue(.initial(given[0]))) },
        "ObservedObject.init": .plain { _, given in given[0] },
        "Published.init": .plain { _, given in given[0] },
        "StateObject.init": .plain { _, given in PropertyWrapper.stateObject.stored(given[0]) },
      ])
}

extension AppleRow {
  /// An environment key that is read at a view; elsewhere it has its initial value.
  static func key(_ name: String, _ type: String, _ initial: Value) -> AppleRow {
    var row = AppleRow("var \(name): \(type)", "Read with `@Environment(\\.\(name))`.") {
      session, value, _, place throws(Problem) in
      if case .environment(let id) = value, let key = BridgedKey(name, in: session) {
        return try key.value(in: session.traits.collection(at: id), &session) ?? initial
      }
      return try session.environmentValue(name, at: value.node, place)
    }
    row.initial = initial
    return row
  }
}
