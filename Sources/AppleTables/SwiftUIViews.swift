import Sessions

extension AppleTypes {
  static let swiftUIViews =
    TypeInfo.read(
      plainViews,
      [
        "Subview.id": .plain { view, _ in view.view.map { $0.id ?? .int($0.position) } ?? .nothing },
        "AnyLayout.init": .plain { _, given in
          .view(ViewValue("AnyLayout", arguments: [ViewArgument("layout", given[0])]))
        },
        "callAsFunction": .init { session, value, given, _ throws(Problem) in
          let layout = value.view?.argument("layout") ?? value
          let content = ViewArgument("content", try session.apply(given[0]))
          let own = ViewArgument("layout", layout.view.map { .string($0.type) } ?? layout)
          let type = value.view?.type ?? session.className(of: value)
          return .view(ViewValue(type, arguments: [content, own] + (layout.view?.arguments ?? [])))
        },
      ])

  private static let plainViews = """
    view Text  // Shows a text.
      init(_ content: LocalizedStringKey, tableName: String? = nil, bundle: Any? = nil, comment: String? = nil)
      init(verbatim content: String)
      each dates: Range<Date>, image: Image | init(_ #)
      init(_ content: Any, formatter: Any)
      init(timerInterval: Any, pauseTime: Any? = nil, countsDown: Bool = true, showsHours: Bool = true)
    view Image  // Shows an image, or a symbol.
      init(_ name: String, bundle: Any? = nil, label: Text? = nil)
      init(systemName: String, variableValue: Double? = nil)
      each uiImage: UIImage, decorative name: String, _ resource: Any | init(#)
      init(_ image: Any, scale: Double, orientation: Any = 0, label: Text)
    view Label  // A title with an icon.
      each systemImage, image | init(_ title: LocalizedStringKey, #: String)
      each title label, label | init(#: () -> View, icon: () -> View)
      init(_ configuration: StyleConfiguration) { self = Label { configuration.title } icon: { configuration.icon } }  // What a style is given, as it is without the style.
    view Button  // Runs an action when it is tapped.
      init(_ title: LocalizedStringKey, systemImage: String? = nil, role: ButtonRole? = nil, action: () -> Void)
      init(role: ButtonRole? = nil, action: () -> Void, label: () -> View)
      init(role: ButtonRole, action: @escaping () -> Void) { self = Button(role == .close ? "Close" : role == .confirm ? "Done" : role == .destructive ? "Delete" : "Cancel", role: role, action: action) }  // With the system's label for the role.
      init(_ configuration: StyleConfiguration) { self = Button(role: configuration.role, action: configuration.trigger) { configuration.label } }  // What a style is given, as it is without the style.
    view VStack  // Puts views one below the other.
    view HStack  // Puts views side by side.
    view ZStack  // Puts views in front of each other.
    view LazyVStack  // Puts views one below the other, those that are seen.
    view LazyHStack  // Puts views side by side, those that are seen.
    view VStack,HStack,ZStack,LazyVStack,LazyHStack
      init(alignment: Any? = nil, spacing: Double? = nil, pinnedViews: Any? = nil, content: () -> View)
    view Group  // Several views as one.
      init(subviews view: View, transform: ([Subview]) -> View) { self = Group { transform(view._subviews) } }  // What is made of the views of a content.
    view GroupBox  // A box around views.
      init(label: View, content: () -> View)
      init(_ configuration: StyleConfiguration) { self = GroupBox { configuration.content } label: { configuration.label } }  // What a style is given.
    view ControlGroup  // Controls that belong together.
      init(_ title: LocalizedStringKey, systemImage: String? = nil, content: () -> View)
    view GroupBox,ControlGroup
      init(content: () -> View, label: (() -> View)? = nil)
    view ScrollView  // Views that scroll.
      init(_ axes: Any = 0, showsIndicators: Bool = true, content: () -> View)
    view Form  // Controls in groups.
    view Section  // A part of a list or form.
      init(content: () -> View, header: (() -> View)? = nil, footer: (() -> View)? = nil)
      init(header: View? = nil, footer: View? = nil, content: () -> View)
      init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>? = nil, content: () -> View)
    view Toggle  // Switches something on and off.
      init(_ title: LocalizedStringKey, systemImage: String? = nil, image: Any? = nil, isOn: Binding<Bool>)
      init(isOn: Binding<Bool>, label: () -> View)
      init<T>(sources: [T], isOn: @escaping (T) -> Binding<Bool>, label: @escaping () -> View) {
        self = Toggle(isOn: Binding(get: { sources.allSatisfy { isOn($0).wrappedValue } }, set: { new in for source in sources { isOn(source).wrappedValue = new } }), label: label)
      }  // On where all are; it switches all.
      init<T>(sources: Binding<[T]>, isOn: @escaping (Binding<T>) -> Binding<Bool>, label: @escaping () -> View) { self = Toggle(sources: sources.wrappedValue.indices.map { sources[$0] }, isOn: isOn, label: label) }  // The same for the elements of a list.
      init(_ configuration: StyleConfiguration) { self = Toggle(isOn: configuration.$isOn) { configuration.label } }  // What a style is given, as it is without the style.
    view TextField  // A line of text to edit.
      init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil)
      init(_ title: LocalizedStringKey, text: Binding<String>, selection: Any? = nil, prompt: Any? = nil, axis: Any? = nil)
      init(_ title: LocalizedStringKey, value: Binding<T>, format: FormatStyle, prompt: Any? = nil)
      init(_ title: LocalizedStringKey, value: Binding<T>, format: Any? = nil, formatter: Any? = nil, prompt: Any? = nil)
      init(text: Binding<String>, prompt: Any? = nil, axis: Any? = nil, label: () -> View)
      init(value: Binding<T>, format: Any? = nil, formatter: Any? = nil, prompt: Any? = nil, label: () -> View)
    view SecureField  // A line for a password.
      init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Any? = nil, onCommit: (() -> Void)? = nil)
      init(text: Binding<String>, prompt: Any? = nil, label: () -> View)
    view TextEditor  // Text of several lines to edit.
      init(text: Binding<String>)
    view Slider  // Chooses a number of a range.
      init(value: Binding<Double>, in bounds: Range<Double> = 0, step: Double? = nil, onEditingChanged: ((Bool) -> Void)? = nil)
      init(value: Binding<Double>, in bounds: Range<Double> = 0, step: Double? = nil, label: () -> View, minimumValueLabel: (() -> View)? = nil, maximumValueLabel: (() -> View)? = nil, onEditingChanged: ((Bool) -> Void)? = nil)
      init(value: Binding<Double>, in bounds: Range<Double> = 0, step: Double? = nil, onEditingChanged: ((Bool) -> Void)? = nil, minimumValueLabel: View, maximumValueLabel: View, label: () -> View)
    view Stepper  // Counts up and down.
      init(_ title: LocalizedStringKey, value: Binding<T>, in bounds: Range<T>? = nil, onEditingChanged: ((Bool) -> Void)? = nil)
      init(_ title: LocalizedStringKey, value: Binding<T>, in bounds: Range<T>? = nil, step: T, onEditingChanged: ((Bool) -> Void)? = nil)
      init(_ title: LocalizedStringKey, value: Binding<T>, in bounds: Range<T>? = nil, step: T = 1, format: Any, onEditingChanged: ((Bool) -> Void)? = nil)
      init(value: Binding<T>, in bounds: Range<T>? = nil, step: T = 1, format: Any, label: () -> View, onEditingChanged: ((Bool) -> Void)? = nil)
      init(value: Binding<T>, in bounds: Range<T>? = nil, step: T = 1, label: () -> View, onEditingChanged: ((Bool) -> Void)? = nil)
      init(value: Binding<T>, in bounds: Range<T>? = nil, step: T = 1, onEditingChanged: ((Bool) -> Void)? = nil, label: () -> View)
      init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: ((Bool) -> Void)? = nil, label: () -> View)
      init(label: () -> View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: ((Bool) -> Void)? = nil)
      init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: ((Bool) -> Void)? = nil)
    view Picker  // Chooses one of several.
      init(_ title: LocalizedStringKey, systemImage: String? = nil, selection: Binding<T>, content: () -> View, currentValueLabel: (() -> View)? = nil)
      init(selection: Binding<T>, content: () -> View, label: () -> View, currentValueLabel: (() -> View)? = nil)
      init(selection: Binding<T>, label: View, content: () -> View)
    view DatePicker  // Chooses a date.
      init(_ title: LocalizedStringKey, selection: Binding<Date>, in range: Any? = nil, displayedComponents: Any? = nil)
      init(selection: Binding<Date>, in range: Any? = nil, displayedComponents: Any? = nil, label: () -> View)
    view ColorPicker  // Chooses a colour.
      init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
      init(selection: Binding<Color>, supportsOpacity: Bool = true, label: () -> View)
    view Menu  // Actions behind a button.
      init(_ title: LocalizedStringKey, systemImage: String? = nil, content: () -> View, primaryAction: (() -> Void)? = nil)
      init(content: () -> View, label: () -> View, primaryAction: (() -> Void)? = nil)
      init(_ configuration: StyleConfiguration) { self = Menu { configuration.content } label: { configuration.label } }  // What a style is given.
    view Link  // Opens an address.
      init(_ title: LocalizedStringKey, destination: Any)
      init(destination: Any, label: () -> View)
    view ProgressView  // Shows how far something is.
      init(_ title: LocalizedStringKey, value: Double? = nil, total: Double = 1)
      init(value: Double? = nil, total: Double = 1, label: (() -> View)? = nil, currentValueLabel: (() -> View)? = nil)
      init(timerInterval: Any, countsDown: Bool = true, label: (() -> View)? = nil, currentValueLabel: (() -> View)? = nil)
      init(_ configuration: StyleConfiguration) { self = ProgressView(value: configuration.fractionCompleted) { configuration.label } }  // What a style is given, as it is without the style.
    view Gauge  // Shows a value of a range.
      init(value: Double, in bounds: Range<Double> = 0, label: () -> View, currentValueLabel: (() -> View)? = nil, minimumValueLabel: (() -> View)? = nil, maximumValueLabel: (() -> View)? = nil)
    view DisclosureGroup  // Shows or hides its content.
      init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>? = nil, content: () -> View)
      init(isExpanded: Binding<Bool>? = nil, content: () -> View, label: () -> View)
    view LabeledContent  // A label and a value.
      init(content: () -> View, label: () -> View)
      init(_ title: LocalizedStringKey, value: Any) { self = LabeledContent(title) { Text("\\(value)") } }
      init(_ title: LocalizedStringKey, value: Any, format: FormatStyle) { self = LabeledContent(title) { Text(value, format: format) } }
    view ContentUnavailableView  // Says that there is nothing.
      each systemImage, image | init(_ title: LocalizedStringKey, #: String, description: Text? = nil)
      init(label: () -> View, description: (() -> View)? = nil, actions: (() -> View)? = nil)
      init(_found title: String) { self = ContentUnavailableView(title, systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search.")) }
      static var search: ContentUnavailableView { ContentUnavailableView(_found: "No Results") }  // Nothing was found.
      static func search(text: String) -> ContentUnavailableView { ContentUnavailableView(_found: "No Results for “\\(text)”") }  // Nothing was found.
    protocol Scene: View  // What an app shows in windows.
    protocol ToolbarContent: View  // What stands in a toolbar.
    protocol CustomizableToolbarContent: ToolbarContent  // What people can rearrange.
    protocol TabContent: View  // What stands in a `TabView`.
    protocol Commands: View  // What stands in menus.
    protocol App: Scene  // An app: `scene main on iPhone16 { MyApp() }` shows it.
    view WindowGroup,Window  // What stands in the windows of an app.
      init(id: String, content: () -> View)
      init(_ title: LocalizedStringKey, id: String? = nil, content: () -> View)
    struct WindowGroup
      init<T>(_ title: LocalizedStringKey? = nil, id: String? = nil, `for` type: T.Type, content: @escaping (Binding<T?>) -> View) { self = WindowGroup { content(.constant(nil)) } }  // Windows that show a value: the first one shows none.
      init<T>(_ title: LocalizedStringKey? = nil, id: String? = nil, `for` type: T.Type, content: @escaping (Binding<T>) -> View, defaultValue: @escaping () -> T) { self = WindowGroup { content(.constant(defaultValue())) } }  // The same: the first one shows this value.
    view Spacer  // Takes the room that is left.
      init(minLength: Double? = nil)
    view Divider  // A line between views.
    view EmptyView  // Nothing.
    view AnyView  // A view whose type is not told.
      each _, erasing | init(# content: View)
    view Grid  // Rows of cells.
      init(alignment: Any? = nil, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, content: () -> View)
    view GridRow  // A row of a grid.
      init(alignment: Any? = nil, content: () -> View)
    view LazyVGrid  // A grid that grows downwards.
      init(columns: [GridItem], alignment: Any? = nil, spacing: Double? = nil, pinnedViews: Any? = nil, content: () -> View)
    view LazyHGrid  // A grid that grows to the side.
      init(rows: [GridItem], alignment: Any? = nil, spacing: Double? = nil, pinnedViews: Any? = nil, content: () -> View)
    layout HStackLayout,VStackLayout,ZStackLayout,GridLayout,GlassEffectContainer  // Lays views out.
      init(alignment: Any? = nil, spacing: Double? = nil)
      init(alignment: Any? = nil, spacing: Double? = nil, content: () -> View)
    view ViewThatFits  // The first view that fits.
      init(in axes: Any? = nil, content: () -> View)
    view EditButton  // Switches editing on and off.
    view TabView  // Views behind tabs.
      init(selection: Binding<T>? = nil, content: () -> View)
    view Tab  // A tab and its view.
      each systemImage, image | init(_ title: LocalizedStringKey, #: String, value: T? = nil, role: Any? = nil, content: () -> View)
      init(value: T? = nil, role: Any? = nil, content: () -> View, label: (() -> View)? = nil)
    view TabSection  // Tabs that belong together.
      init(content: () -> View, header: (() -> View)? = nil)
    view NavigationView  // Views that lead to each other.
    view Group,Form,NavigationView,WindowGroup,Window,ToolbarTitleMenu
      init(content: () -> View)
    view GroupBox,ControlGroup,LabeledContent,TabSection
      init(_ title: LocalizedStringKey, content: () -> View)
    view NavigationStack  // Views that lie on each other.
      init(path: Binding<T>? = nil, root content: () -> View)
    view NavigationSplitView  // Columns that lead to each other.
      init(columnVisibility: Binding<NavigationSplitViewVisibility>? = nil, preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, sidebar: () -> View, content: (() -> View)? = nil, detail: () -> View)
    view NavigationLink  // Leads to another view.
      init<T>(_ title: String, destination: View, tag: T, selection: Binding<T?>) { self = NavigationLink(destination: destination, tag: tag, selection: selection) { Text(title) } }  // The older kind: active while its tag is selected.
      init<T>(_ title: String, tag: T, selection: Binding<T?>, destination: () -> View) { self = NavigationLink(destination: destination(), tag: tag, selection: selection) { Text(title) } }  // The same.
      init<T>(destination: View, tag: T, selection: Binding<T?>, label: () -> View) {
        self = NavigationLink(destination: destination, isActive: Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil }), label: label)
      }  // The older kind: active while its tag is selected.
      each @escaping () -> View, View | init(_ title: LocalizedStringKey, destination: #)
      init(_ title: LocalizedStringKey, value: T?)
      each @escaping () -> View, View | init(destination: #, label: () -> View)
      init(value: T?, label: () -> View)
      init(_ title: LocalizedStringKey, isActive: Binding<Bool>, destination: @escaping () -> View)
      init(_ title: LocalizedStringKey, destination: View, isActive: Binding<Bool>)
      init(destination: View, isActive: Binding<Bool>, label: () -> View)
      init(isActive: Binding<Bool>, destination: @escaping () -> View, label: () -> View)
      init<T>(tag: T, selection: Binding<T?>, destination: @escaping () -> View, label: @escaping () -> View) { self = NavigationLink(isActive: Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil }), destination: destination, label: label) }  // Leads there while the selection is this tag.
    view ForEach  // A view for each element.
      init(_ data: Binding<[T]>, id: ((T) -> V)? = nil, editActions: Any? = nil, content: (Binding<T>) -> View)
      init(_ data: Range<Int>, id: ((Int) -> V)? = nil, content: (Int) -> View)
      init(_ data: [T], id: ((T) -> V)? = nil, content: (T) -> View)
      init(subviews view: View, content: @escaping (Subview) -> View) { self = ForEach(view._subviews, id: \\.id, content: content) }  // A view for each view of a content.
    view Subview  // One of the views of a content.
      var id: Any { get }  // Which one it is.
    view List  // Rows that scroll.
      init(selection: Binding<U>? = nil, content: () -> View)
      init(_ data: Binding<[T]>, id: ((T) -> V)? = nil, editActions: Any? = nil, selection: Binding<U>? = nil, rowContent: (Binding<T>) -> View)
      init(_ data: Range<Int>, id: ((Int) -> V)? = nil, selection: Binding<U>? = nil, rowContent: (Int) -> View)
      init(_ data: [T], id: ((T) -> V)? = nil, selection: Binding<U>? = nil, rowContent: (T) -> View)
      init<T>(_ data: [T], children: @escaping (T) -> [T]?, rowContent: @escaping (T) -> View) { self = List { OutlineGroup(data, children: children, content: rowContent) } }  // An outline.
    view OutlineGroup  // Rows that show or hide those below them.
      init(_rows content: () -> View)
      init<T>(_ data: [T], children: @escaping (T) -> [T]?, content: @escaping (T) -> View) {
        self = OutlineGroup(_rows: {
          ForEach(data) { item in
            if let below = children(item) {
              DisclosureGroup { OutlineGroup(below, children: children, content: content) } label: { content(item) }
            } else { content(item) }
          }
        })
      }  // A row for each element, and for those in it.
      init<T>(_ root: T, children: @escaping (T) -> [T]?, content: @escaping (T) -> View) { self = OutlineGroup([root], children: children, content: content) }  // A row for an element, and for those in it.
    view GeometryReader  // Tells its content its size.
      init(content: (GeometryProxy) -> View)
    view TimelineView  // Tells its content the time.
      each PeriodicTimelineSchedule, Any | init(_ schedule: #, content: (TimelineViewDefaultContext) -> View)
    struct PeriodicTimelineSchedule: Hashable  // When a `TimelineView` is told the time; one of one's own tells it whenever time has passed.
      var _start: Date
      var _interval: Double
      init(from start: Date, by interval: Double) { _start = start; _interval = interval }  // Again and again.
      static func periodic(from start: Date, by interval: Double) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: start, by: interval) }  // Again and again.
      static var everyMinute: PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60) }  // At each full minute.
      static var animation: PeriodicTimelineSchedule { animation(paused: false) }  // As often as the screen is drawn: here, whenever time has passed.
      static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: .now, by: paused ? .infinity : 0) }  // The same, unless it is paused.
    kept AnimationTimelineSchedule,EveryMinuteTimelineSchedule
      init(minimumInterval: Double? = nil, paused: Bool = false)  // As often as the screen is drawn, or at each full minute: here, whenever time has passed.
    struct TimelineViewDefaultContext  // When the content is shown.
      var date: Date
    kept TimelineViewDefaultContext cadence
    view ScrollViewReader  // Lets its content scroll.
      init(content: (ScrollViewProxy) -> View)
    view PhaseAnimator  // Goes through phases, each with its animation.
      init(_ phases: [T], trigger: U? = nil, content: (T) -> View, animation: ((T) -> Animation?)? = nil)
    view KeyframeAnimator  // Goes through keyframes; it stands at the first.
      each repeating: Bool = true, trigger: U | init(initialValue: T, #, content: (T) -> View, keyframes: (T) -> Void)
    struct LinearGradient
      each _ gradient: Any, colors: [Color] | static func linearGradient(#, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient() }  // A gradient.
    struct AnyLayout  // A layout whose type is not told.
      init(_ layout: Any)  // The layout.
      func callAsFunction(content: () -> View) -> View  // Lays views out.
    protocol Layout  // Lays views out: `sizeThatFits` and `placeSubviews` run where frames are asked for.
      func callAsFunction(content: () -> View) -> View  // Lays views out.
    view ToolbarItem,ToolbarItemGroup  // What stands in a toolbar.
      init(id: String? = nil, placement: ToolbarItemPlacement? = nil, showsByDefault: Bool = true, content: () -> View)
    struct ToolbarItemGroup
      init(placement: ToolbarItemPlacement? = nil, content: @escaping () -> View, label: @escaping () -> View) { self = ToolbarItemGroup(placement: placement, content: content) }  // The label stands where there is no room for them, which is not modelled.
    view ToolbarTitleMenu  // Choices behind a title.
    view BackButton  // The way back that a bar has.
    view Divider,EmptyView,EditButton,ToolbarTitleMenu
      init()
    struct Global
      func DefaultToolbarItem(kind: Any, placement: ToolbarItemPlacement? = nil) -> View { ToolbarItem(placement: placement) { Button("\\(kind)".dropFirst().capitalized) {} } }  // What a bar has of itself.
    view AsyncImage  // An image from elsewhere. Nothing is fetched, so it stays at its placeholder.
      init(_placeholder: () -> View)
    struct AsyncImage
      init(url: URL?, scale: Double = 1) { self = AsyncImage(_placeholder: { EmptyView() }) }  // An image alone.
      init(url: URL?, scale: Double = 1, content: @escaping (Image) -> View, placeholder: @escaping () -> View) { self = AsyncImage(_placeholder: placeholder) }  // Another view until the image is there.
      init(url: URL?, scale: Double = 1, transaction: Transaction? = nil, content: @escaping (AsyncImagePhase) -> View) { self = AsyncImage(_placeholder: { content(.empty) }) }  // A view for how far the image is.
    view ToolbarSpacer  // Room between items.
      init(_ sizing: Any? = nil, placement: ToolbarItemPlacement? = nil)
    struct Path
      kept boundingRect:CGRect cgPath:CGPath currentPoint:CGPoint?
    shapes Rectangle RoundedRectangle Circle Capsule Ellipse UnevenRoundedRectangle LinearGradient RadialGradient AngularGradient Path Chart BarMark LineMark PointMark AreaMark RuleMark SectorMark Map Table TableColumn ShareLink PhotosPicker Canvas VideoPlayer WebView SignInWithAppleButton PasteButton RenameButton SidebarCommands SettingsLink HelpLink ConcentricRectangle MeshGradient ContainerRelativeShape AnyShapeStyle MultiDatePicker TextEditorPlain AnyShape ProductView Settings DocumentGroup CommandMenu CommandGroup KeyframeTrack CubicKeyframe LinearKeyframe SpringKeyframe MoveKeyframe
    """
}
