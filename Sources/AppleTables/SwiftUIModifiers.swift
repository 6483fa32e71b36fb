import Sessions
import StateUpdates

extension AppleTypes {
  static let swiftUIModifiers = TypeInfo.read(
    """
    protocol View  // A part of what is on screen.
      id(_ id: T)  // Its identity: another one makes another view, with new state.
      tag(_ tag: T, includeOptional: Bool? = nil)  // The value that a selection holds for it.
      disabled(_ disabled: Bool)  // Keeps people from using the views below.
      hidden()  // Keeps its place, and is not seen.
      opacity(_ opacity: Double)
      each Double, CGSize | scaleEffect(_ scale: #, anchor: Any? = nil)
      scaleEffect(x: Double = 1, y: Double = 1, anchor: Any? = nil)
      rotationEffect(_ angle: Angle, anchor: Any? = nil)
      offset(_ offset: CGSize)
      offset(x: Double = 0, y: Double = 0)
      blur(radius: Double, opaque: Bool = false)
      frame(width: Double? = nil, height: Double? = nil, alignment: Any? = nil)
      frame(minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Any? = nil)
      each length: Double, insets: EdgeInsets | padding(_ #)
      padding(_ edges: Edge.Set, _ length: Double? = nil)
      hueRotation(_ angle: Angle)
      rotation3DEffect(_ angle: Angle, axis: Any, anchor: Any? = nil, anchorZ: Double = 0, perspective: Double = 1)
      shadow(color: Color? = nil, radius: Double, x: Double = 0, y: Double = 0)
      trim(from: Double = 0, to: Double = 1)
      position(_ position: CGPoint)
      position(x: Double = 0, y: Double = 0)
      cornerRadius(_ radius: Double, antialiased: Bool = true)
      border(_ style: Color, width: Double = 1)
      background(_ style: Color, in shape: Any? = nil)
      each background, overlay | #(_ content: View, alignment: Any? = nil)
      each background, overlay | #(alignment: Any? = nil, content: () -> View)
      each foregroundStyle, fill | #(_ style: Color)
      foregroundColor(_ color: Color?)
      each stroke, strokeBorder | #(_ style: Color, lineWidth: Double? = nil, antialiased: Bool = true)
      each stroke, strokeBorder | #(_ style: Color, style: StrokeStyle, antialiased: Bool = true)
      each stroke, strokeBorder | #(lineWidth: Double = 1, antialiased: Bool = true)
      each stroke, strokeBorder | #(style: StrokeStyle, antialiased: Bool = true)
      tint(_ style: Color?)
      each onAppear/comes on screen, onDisappear/has left the screen | #(perform action: (() -> Void)? = nil)  // Runs when the view #1.
      onReceive(_ publisher: Publisher<T>, perform action: @escaping (T) -> Void)  // Runs with each value that a publisher sends.
      task(priority: Any? = nil, _ action: () -> Void)  // Begins a task when the view appears, and cancels it when it goes.
      task(id value: T, priority: Any? = nil, _ action: () -> Void)  // The same; another value cancels it and begins it anew.
      onChange(of value: T, initial: Bool = false, _ action: () -> Void)  // Runs when the value has changed.
      onChange(of value: T, initial: Bool = false, _ action: (T, T) -> Void)  // The same, with what it was and what it is.
      onChange(of value: T, perform action: (T) -> Void)  // The older form, with the new value.
      onTapGesture(count: Int = 1, perform action: () -> Void)  // Runs at a tap.
      onTapGesture(count: Int = 1, coordinateSpace: Any? = nil, perform action: (CGPoint) -> Void)  // Runs at a tap.
      each controlSize/ControlSize, imageScale/Image.Scale, colorScheme/ColorScheme, multilineTextAlignment/TextAlignment | #(_ #: #1)
      symbolVariant(_ symbolVariants: SymbolVariants)
      redacted(reason redactionReasons: RedactionReasons)
      onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: () -> Void, onPressingChanged: ((Bool) -> Void)? = nil)
      onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?, perform action: () -> Void)
      onSubmit(of triggers: Any? = nil, _ action: () -> Void)
      onDelete(perform action: ((IndexSet) -> Void)?)
      onMove(perform action: ((IndexSet, Int) -> Void)?)
      focused(_ condition: Binding<Bool>)  // Whether what is typed goes to it, in both directions.
      focused(_ binding: Binding<T?>, equals value: T)  // Whether what is typed goes to it, in both directions.
      animation(_ animation: Animation?, value: T)  // Animates what changes of the view, where the value changes.
      animation(_ animation: Animation?)  // Animates every change of the view, also its first layout.
      each AnyTransition, Transition | transition(_ transition: #)  // How the view comes and goes.
      modifier(_ modifier: ViewModifier)  // The body of a modifier of one’s own around the view.
      tabItem(_ label: () -> View)
      each for: T.Type/(T), isPresented: Binding<Bool>/(), item: Binding<T?>/(T) | navigationDestination(#, destination: @escaping #1 -> View)  // What is pushed for a value, or while a binding says so.
      each Title, Binding<String> | navigationTitle(_ title: #)  // The title in the bar of the navigation around it.
      navigationBarTitle(_ title: Title, displayMode: Any? = nil)
      swipeActions(edge: Any? = nil, allowsFullSwipe: Bool = true, content: () -> View)
      contextMenu(menuItems: () -> View, preview: (() -> View)? = nil)
      preferredColorScheme(_ colorScheme: ColorScheme?)  // Light or dark for the whole presentation, or window, around it.
      dynamicTypeSize(_ dynamicTypeSize: DynamicTypeSize)  // The size of the text below.
      safeAreaInset(edge: Any, alignment: Any? = nil, spacing: Double? = nil, content: () -> View)
      mask(alignment: Any? = nil, _ content: () -> View)
      each buttonStyle/ButtonStyle, buttonStyle/PrimitiveButtonStyle, groupBoxStyle/GroupBoxStyle, labelStyle/LabelStyle, progressViewStyle/ProgressViewStyle, toggleStyle/ToggleStyle | #(_ style: #1)
      var _subviews: [Subview] { get }
      static func _printChanges()  // Says on a device why a body runs; `why x.evaluations` does here.
      func transaction(_ transform: (inout Transaction) -> Void) -> Self  // Changes the transaction below.
      func transaction(value: T, _ transform: (inout Transaction) -> Void) -> Self  // Changes the transaction below.
      func phaseAnimator<T>(_ phases: [T], content: @escaping (View, T) -> View, animation: ((T) -> Animation?)? = nil) -> View { PhaseAnimator(phases, content: { content(self, $0) }, animation: animation) }  // Shows phases one after another.
      func phaseAnimator<T,U>(_ phases: [T], trigger: U, content: @escaping (View, T) -> View, animation: ((T) -> Animation?)? = nil) -> View { PhaseAnimator(phases, trigger: trigger, content: { content(self, $0) }, animation: animation) }  // The same once around, when something changes.
      func dynamicTypeSize(_ range: Range<DynamicTypeSize>) -> View {
        self.transformEnvironment(\\.dynamicTypeSize) { size in
          let all = DynamicTypeSize.allCases.filter { range.contains($0) }
          if let first = all.first, let last = all.last { size = min(max(size, first), last) }
        }
      }  // Sizes within bounds.
      func contextMenu<I>(forSelectionType type: I.Type = I.self, menu: @escaping (Set<I>) -> View, primaryAction: ((Set<I>) -> Void)? = nil) -> Self { self }  // A menu of what is selected: not modelled.
      func contextMenu(_ menu: ContextMenu?) -> View { contextMenu(menuItems: { if let menu { menu.menuItems() } }) }  // The older way to give a menu.
      func navigationBarItems(leading: View? = nil, trailing: View? = nil) -> View {
        toolbar {
          if let leading { ToolbarItem(placement: .topBarLeading) { leading } }
          if let trailing { ToolbarItem(placement: .topBarTrailing) { trailing } }
        }
      }  // The older way to fill a bar.
      func onGeometryChange<T>(for type: Any, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> View {
        background { GeometryReader { proxy in Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) } } }
      }  // Tells what is made of a view's place and size.
      func onGeometryChange<T>(for type: Any, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> View {
        background { GeometryReader { proxy in Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(old, new) } } }
      }  // The same, with what it was.
      func _anchored(_ key: Any, _ transform: @escaping (Anchor) -> Any) -> View {
        background { GeometryReader { proxy in Color.clear.preference(key: key, value: transform(Anchor(_frame: proxy.frame(in: .global)))) } }
      }
      func hidden(_ hidden: Bool) -> View { if hidden { EmptyView() } else { self } }  // Leaves an item of a toolbar out.
      func navigationBarHidden(_ hidden: Bool) -> View { toolbar(hidden ? .hidden : .visible, for: .navigationBar) }  // The older way to hide a bar.
      func animation(_ animation: Animation?, body: (View) -> View) -> View { body(self)._scoped(self.animation(animation), self) }  // Animates what a closure adds, and nothing else.
      func transaction(_ transform: (inout Transaction) -> Void, body: (View) -> View) -> View { body(self)._scoped(self.transaction(transform), self) }  // Changes the transaction of what a closure adds, and of nothing else.
      func _scoped(_ change: View, _ view: View) -> View
      func searchable<T>(text: Binding<String>, tokens: Binding<[T]>, suggestedTokens: Binding<[T]>? = nil, isPresented: Binding<Bool>? = nil, placement: Any? = nil, prompt: Any? = nil, token: @escaping (T) -> View) -> View { searchable(text: text, isPresented: isPresented, prompt: prompt) }  // The same; tokens are not modelled.
      func searchable(text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: Any? = nil, prompt: Any? = nil, suggestions: (() -> View)? = nil) -> Self  // Puts a field for searching beside a view.
    struct EmptyModifier: ViewModifier  // Changes nothing.
      init()  // It changes nothing.
      static var identity: EmptyModifier { EmptyModifier() }  // The same.
      func body(content: View) -> View { content }  // What it is given.
    struct Global
      func EquatableView(content: View) -> View { content.equatable() }  // A view that is compared by its own `==`.
    view ModifiedContent  // A view with a modifier.
    struct ModifiedContent
      init(content: View, modifier: ViewModifier)  // The view, with the modifier around it.
    """,
    [
      "ModifiedContent.init": .init { session, _, given, _ in
        session.modified(given[0], ModifierValue("modifier", [ViewArgument("modifier", given[1])]))
      },
      "_printChanges": .runs { session, _, _, _ in
        session.noteOnce("`_printChanges` prints nothing: `why NAME.evaluations` says why a body ran")
      },
      "_subviews": .plain { view, _ in .list(view.view?.subviews.map { .view($0) } ?? [view]) },
      // `transaction { $0.animation = nil }`: the closure changes the transaction.
      "transaction": .init { session, view, given, _ throws(Problem) in
        guard case .closure(let function)? = given.last else { return view }
        var changed = [Value(StateUpdates.Transaction(animation: .inherited))]
        _ = try session.call(function, &changed)
        var arguments = zip(["animation", "disables"], changed[0].fields).map { ViewArgument($0, $1) }
        if given.count > 1 { arguments.append(ViewArgument("value", given[0])) }
        return session.modified(view, ModifierValue("transaction", arguments))
      },
      "_scoped": .plain { view, given in
        guard var new = view.view, var change = given[0].view?.modifiers.last, let old = given[1].view else {
          return view
        }
        change.arguments.append(ViewArgument("scope", .int(old.modifiers.count)))
        new.modifiers.append(change)
        return .view(new)
      },
      // `searchable(text: $query)`: adds a search field beside the view.
      "searchable": .init { session, view, given, _ in
        let prompt = given[3]
        let title = prompt == .nothing ? .string("Search") : prompt.view?.argument("content") ?? prompt
        var field = ViewValue(
          "searchable", arguments: [ViewArgument("title", title), ViewArgument("text", given[0])])
        if given[1] != .nothing { field.arguments.append(ViewArgument("isPresented", given[1])) }
        return session.modified(view, ModifierValue("searchable", [ViewArgument("field", .view(field))]))
      },
    ])
}
