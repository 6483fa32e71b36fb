import Sessions

extension AppleTypes {
  /// The types of arguments of SwiftUI's views and modifiers.
  static let swiftUITypes =
    TypeInfo.read(
      """
      enum ColorScheme light dark
      enum UserInterfaceSizeClass compact regular
      enum LayoutDirection leftToRight rightToLeft
      enum LegibilityWeight regular bold
      enum ColorSchemeContrast standard increased
      enum ScenePhase background inactive active
      enum ButtonRole cancel destructive close confirm
      enum DynamicTypeSize: Hashable, Comparable
        var isAccessibilitySize: Bool { self >= .accessibility1 }  // Whether it is one of the largest.
      enum DynamicTypeSize xSmall small medium large xLarge xxLarge xxxLarge accessibility1
        case accessibility2 accessibility3 accessibility4 accessibility5
      enum ContentSizeCategory: Hashable, Comparable  // The older sizes of text.
        case extraSmall small medium large extraLarge extraExtraLarge extraExtraExtraLarge
        case accessibilityMedium accessibilityLarge accessibilityExtraLarge accessibilityExtraExtraLarge
        case accessibilityExtraExtraExtraLarge
        var isAccessibilityCategory: Bool { self >= .accessibilityMedium }  // Whether it is one of the largest.
      enum NavigationSplitViewVisibility automatic all doubleColumn detailOnly
      enum NavigationSplitViewColumn sidebar content detail
      enum EditMode inactive active transient
        var isEditing: Bool { self != .inactive }  // Whether something is edited.
      enum TextAlignment leading center trailing
      enum Image.Scale small medium large
      enum SymbolVariants none circle square rectangle fill slash
      enum SearchSuggestionsPlacement automatic menu content
      enum BlendMode normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight difference exclusion hue saturation color luminosity sourceAtop destinationOver destinationOut plusDarker plusLighter
      enum RoundedCornerStyle circular continuous
      enum CGLineCap butt round square
      enum CGLineJoin miter round bevel
      enum ScrollEdgeEffectStyle automatic hard soft
      struct StrokeStyle: Hashable  // How a line is drawn.
        var lineWidth: Double = 1
        var lineCap: CGLineCap = .butt
        var lineJoin: CGLineJoin = .miter
        var miterLimit: Double = 10
        var dash: [Double] = []
        var dashPhase: Double
      enum HorizontalAlignment leading center trailing listRowSeparatorLeading listRowSeparatorTrailing
      enum VerticalAlignment top center bottom firstTextBaseline lastTextBaseline
      enum Edge.Set all horizontal vertical top leading bottom trailing
      enum Axis.Set horizontal vertical
      enum HorizontalEdge leading trailing
      enum VerticalEdge top bottom
      enum ContentMode fit fill
      enum Visibility automatic visible hidden
      enum ToolbarDefaultItemKind sidebarToggle title search
      enum ScrollIndicatorVisibility automatic visible hidden never
      enum NavigationBarItem.TitleDisplayMode automatic inline large
      enum ScrollDismissesKeyboardMode automatic immediately interactively never
      options GestureMask none gesture subviews all=6
      options DatePickerComponents date hourAndMinute
      kept ScrollPosition scrollTo() isPositionedByUser:Bool
      kept ScrollTarget rect:CGRect
      value ScrollGeometry contentOffset:CGPoint contentSize:CGSize contentInsets:EdgeInsets containerSize:CGSize visibleRect:CGRect bounds:CGRect
      kept ScrollTargetBehaviorContext velocity:CGVector containerSize:CGSize contentSize:CGSize originalTarget:ScrollTarget
      enum ScrollPhase idle tracking interacting decelerating animating
        var isScrolling: Bool { self != .idle }  // Whether it moves.
      enum AsyncImagePhase  // How far an image is.
        case empty success(Image) failure(Error)
        var image: Image? { if case .success(let image) = self { return image }; return nil }  // The image that is there.
        var error: Error? { if case .failure(let error) = self { return error }; return nil }  // Why there is none.
      struct LayoutSubview  // A view that a layout places.
        var _view: Any
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize  // How large it would like to be.
        func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { let size = sizeThatFits(proposal); return ViewDimensions(width: size.width, height: size.height) }  // The same, with its guides.
        func place(at position: CGPoint, anchor: UnitPoint? = nil, proposal: ProposedViewSize)  // Puts it somewhere.
        kept spacing:ViewSpacing priority:Double
      struct ViewSpacing  // The room around a view.
        func distance(to other: ViewSpacing, along axis: Axis) -> Double { 8 }  // What lies between two.
      kept ContentTransition,DropInfo,DropProposal
      enum Axis horizontal vertical
      enum Edge top leading bottom trailing
      enum Alignment topLeading top topTrailing leading center trailing bottomLeading bottom
        case bottomTrailing leadingFirstTextBaseline
        init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)  // Kept, without effect.
      struct UnitPoint: Hashable  // A place in a view, as shares of its size.
        var x, y: Double
        static var zero: UnitPoint { UnitPoint() }  // The upper leading corner.
        static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }  // The middle.
        each leading/0/0.5, trailing/1/0.5, top/0.5/0, bottom/0.5/1, topTrailing/1/0, bottomLeading/0/1, bottomTrailing/1/1 | static var #: UnitPoint { UnitPoint(x: #1, y: #2) }  // A place.
        static var topLeading: UnitPoint { UnitPoint() }  // A place.
      enum ControlSize mini small regular large extraLarge
      enum Font.Weight ultraLight thin light regular medium semibold bold heavy black
      enum Font.Design default serif rounded monospaced
      enum Font.TextStyle: Hashable, CaseIterable
        case largeTitle title title2 title3 headline subheadline body callout footnote caption caption2
      struct CoordinateSpace: Hashable  // Where places are counted from.
        var _name: String
        static var local: CoordinateSpace { CoordinateSpace(_name: "local") }  // From the view itself.
        static var global: CoordinateSpace { CoordinateSpace(_name: "global") }  // From the screen.
        static func named(_ name: Any) -> CoordinateSpace { CoordinateSpace(_name: "\\(name)") }  // From a view with a name.
      struct Anchor: Hashable  // Where a view stands.
        var _frame: CGRect
      kept NamedCoordinateSpace
      struct EdgeInsets: Hashable  // Distances from four edges.
        var top, leading, bottom, trailing: Double
        init(_ insets: NSDirectionalEdgeInsets) { top = insets.top; leading = insets.leading; bottom = insets.bottom; trailing = insets.trailing }  // UIKit's.
      struct ViewDimensions  // The size and the guides of a view.
        var width, height: Double
        subscript(_ guide: Any) -> Double { 0 }  // Where a guide is: not modelled.
      options RedactionReasons placeholder privacy invalidated
      enum Color.RGBColorSpace sRGB sRGBLinear displayP3
      enum Material ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar
      kept PopoverAttachmentAnchor *rect() *point()
      struct GridItem  // A column of a grid, or a row.
        var size: GridItem.Size
        var spacing: Double?
        var alignment: Any?
        init(_ size: GridItem.Size? = nil, spacing: Double? = nil, alignment: Any? = nil) { self.size = size ?? .flexible(); self.spacing = spacing; self.alignment = alignment }  // Of a width.
      enum GridItem.Size  // How wide a column is.
        case fixed(Double) flexible(minimum:Double=10,maximum:Double=inf) adaptive(minimum:Double,maximum:Double=inf)
      kept LocalizedStringKey,Gradient,Gradient.Stop,Namespace.ID,ViewBuilder
      kept DefaultListStyle,PlainListStyle,GroupedListStyle,InsetListStyle,InsetGroupedListStyle,SidebarListStyle
      struct ScrollViewProxy  // What a reader can do.
        func scrollTo(_ id: Any, anchor: Any? = nil)  // Scrolls to a view: not modelled.
      kept Font *largeTitle,*title,*title2,*title3,*headline,*subheadline,*body,*callout,*footnote,*caption:Font
        kept *caption2,*system(),*custom(),bold(),italic(),weight(),monospacedDigit(),monospaced(),leading():Font smallCaps():Font
      struct AnyTransition: Hashable  // How a view comes and goes.
        var _isIdentity: Bool
        static var identity: AnyTransition { var transition = AnyTransition(); transition._isIdentity = true; return transition }  // It leaves at once, before what takes its place.
      kept AnyTransition *opacity:AnyTransition *slide:AnyTransition *scale:AnyTransition *move():AnyTransition *push():AnyTransition
        kept *asymmetric():AnyTransition *offset():AnyTransition *scale():AnyTransition *modifier():AnyTransition *blurReplace:AnyTransition
        kept combined():AnyTransition animation():AnyTransition
      protocol Transition  // How a view comes and goes; what it shows on its way is not modelled.
      enum TransitionPhase willAppear identity didDisappear
        var isIdentity: Bool { self == .identity }  // Whether the view is there.
        var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }  // The phase as a number.
      struct AnimatablePair<A,B>: Hashable  // Two values that are animated together.
        var first: A
        var second: B
        init(_ first: A, _ second: B) { self.first = first; self.second = second }  // Of two.
        func scaled(by factor: Double) -> AnimatablePair<A,B> { AnimatablePair<A,B>(first.scaled(by: factor), second.scaled(by: factor)) }  // Both times a factor.
        mutating func scale(by factor: Double) { self = scaled(by: factor) }  // Multiplies both.
        var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }  // The square of its length.
      kept ProjectionTransform
      struct NavigationPath: Hashable  // The values on a navigation stack.
        var elements: [Any] = []
        init() {}  // An empty one.
        init(_ elements: [Any]) { self.elements = elements }  // With some values.
        var count: Int { elements.count }  // How many there are.
        var isEmpty: Bool { elements.isEmpty }  // Whether there is none.
        mutating func append(_ value: Any) { elements.append(value) }  // Puts a value on it.
        mutating func removeLast(_ count: Int = 1) {
          precondition(count >= 0 && count <= elements.count, "the path has \\(elements.count) values, and \\(count) cannot be removed")
          elements.removeLast(count)
        }  // Takes values off it.
        var codable: NavigationPath.CodableRepresentation? { get }  // Its values as data keep them; nil if one of them is not Codable.
        init(_ codable: NavigationPath.CodableRepresentation) { elements = codable._values }  // With the values that data kept.
      struct NavigationPath.CodableRepresentation: Hashable, Codable  // The values of a path as JSON, with their types.
        var _types: [String]
        var _parts: [Any]
        var _values: [Any] { get }
      struct Angle: Hashable  // An angle.
        var degrees: Double
        init(radians: Double) { degrees = radians * 180 / Double.pi }  // By radians.
        each +/Their sum, -/What is between them | static func #(a: Angle, b: Angle) -> Angle { Angle(degrees: a.degrees # b.degrees) }  // #1.
        static func -(angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }  // The other way round.
        static func *(angle: Angle, times: Double) -> Angle { Angle(degrees: angle.degrees * times) }  // A multiple.
        static func /(angle: Angle, parts: Double) -> Angle { Angle(degrees: angle.degrees / parts) }  // A part.
        each degrees, radians | static func #(_ #: Double) -> Angle { Angle(#: #) }  // By #.
        var radians: Double { degrees * Double.pi / 180 }  // In radians.
        var animatableData: Double { get { radians * 128 } set { degrees = newValue / 128 * 180 / Double.pi } }  // What an animation goes through.
        static var zero: Angle { Angle(degrees: 0) }  // None.
      enum HorizontalAlignment,VerticalAlignment
        init(_ id: Any) { self = .center }  // One of one's own, which lies in the middle.
      class SequenceGesture,SpatialTapGesture,MagnifyGesture,RotateGesture,MagnificationGesture,RotationGesture: Gesture
        kept init() onChanged():Self onEnded():Self updating():Self sequenced():Self
      struct ContextMenu  // What a view's menu holds, the older way.
        var menuItems: () -> View
      struct GeometryProxy  // The size of a reader.
        var size: CGSize
        var _bounds: CGRect
        func frame(in space: Any) -> CGRect { ((space as? CoordinateSpace)?._name ?? "\\(space)").contains("local") ? CGRect(origin: .zero, size: _bounds.size) : _bounds }  // Its place.
        func bounds(of space: Any) -> CGRect? { _bounds }  // Its place.
        var safeAreaInsets: EdgeInsets  // What bars and the edges of the screen take, where it reaches them.
        subscript(_ anchor: Any) -> CGRect { ((anchor as? Anchor)?._frame ?? _bounds).offsetBy(dx: -_bounds.minX, dy: -_bounds.minY) }  // Where an anchor is: the bounds of a view.
      value StyleConfiguration label:View title:View icon:View content:View isPressed:Bool fractionCompleted:Double? role:ButtonRole? currentValueLabel:View? $isOn:Binding<Bool>
        var trigger: () -> Void
        nonmutating var isOn: Bool { get { $isOn.wrappedValue } set { $isOn.wrappedValue = newValue } }  // Whether a toggle is on.
      options SafeAreaRegions container keyboard all=3  // What of a screen is covered.
      options AccessibilityTraits isButton isHeader isSelected isLink isSearchField isImage playsSound isKeyboardKey isStaticText isSummaryElement updatesFrequently startsMediaSession allowsDirectInteraction causesPageTurn isModal isToggle
      struct Color.Resolved: ShapeStyle, Hashable  // A colour by its parts.
        var red, green, blue: Double
        var opacity: Double = 1
      struct Color: View, ShapeStyle, Hashable  // A colour of SwiftUI's.
        init(red: Double, green: Double, blue: Double, opacity: Double = 1)  // By its parts, 0 to 1.
        init(white: Double, opacity: Double = 1) { self = Color(red: white, green: white, blue: white, opacity: opacity) }  // A grey.
        init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { self = Color(uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)) }  // Of the circle.
        init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) { self = Color(red: red, green: green, blue: blue, opacity: opacity) }  // By its parts, 0 to 1.
        init(_ space: Color.RGBColorSpace, white: Double, opacity: Double = 1) { self = Color(white: white, opacity: opacity) }  // A grey.
        init(_ color: Color)  // The same.
        init(_ parts: Color.Resolved) { self = Color(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.opacity) }  // By its parts.
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
          let parts = UIColor(self).resolvedColor(with: UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light))._parts
          return Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        }  // Its parts, light or dark.
        init(uiColor: UIColor)  // A colour of UIKit's.
        init(_ color: UIColor)  // A colour of UIKit's.
        init(_ name: String)  // A colour of the assets.
        init(_ name: String, bundle: Any?) { self = Color(name) }  // The same.
        func opacity(_ opacity: Double) -> Color { Color(uiColor: UIColor(self).withAlphaComponent(opacity)) }  // The same, less opaque.
        var gradient: Color { self }  // Drawn as the colour itself.
        var cgColor: CGColor? { UIColor(self).cgColor }  // What a layer takes.
        each red/Red, orange/Orange, yellow/Yellow, green/Green, mint/Mint, teal/Teal, cyan/Cyan, blue/Blue, indigo/Indigo | static var #: Color { Color(uiColor: .system#1) }  // A colour that differs in light and dark.
        each purple/Purple, pink/Pink, brown/Brown, gray/Gray, accentColor/Blue | static var #: Color { Color(uiColor: .system#1) }  // A colour that differs in light and dark.
        each primary/label, secondary/secondaryLabel, tertiary/tertiaryLabel, quaternary/quaternaryLabel, quinary/quaternaryLabel | static var #: Color { Color(uiColor: .#1) }  // A colour that differs in light and dark.
        each white, black, clear | static var #: Color { Color(uiColor: .#) }  // A fixed colour.
      """,
      [
        "ScrollViewProxy.scrollTo": .runs { session, _, _, _ in
          session.noteOnce("`scrollTo` moves nothing: how far something is scrolled is not part of Mendel")
        },
        "codable": .init { session, path, _, place throws(Problem) in
          let types = path[0].elements.map { session.className(of: $0) }
          let own = types.filter { session.definitions.types[$0] != nil }
          if !own.allSatisfy({ session.isKind($0, of: "Encodable") }) { return .nothing }
          let parts = try session.json(path[0], place, isSnake: false)
          return .structure(
            .init("NavigationPath.CodableRepresentation", [.list(types.map { .string($0) }), parts]))
        },
        "_values": .init { session, kept, _, place throws(Problem) in
          var values: [Value] = []
          for (type, part) in zip(kept[0].elements, kept[1].elements) {
            values.append(try session.decode(part, as: Type.builtIn(type.text) ?? .named(type.text), place))
          }
          return .list(values)
        },
        "LayoutSubview.sizeThatFits": .init { session, subview, given, place throws(Problem) in
          guard case .node(let id) = subview[0], let proposal = SizeProposal(given[0]) else {
            return .nothing
          }
          return try session.size(ofView: id, proposal, isModified: true, place).value
        },
        "LayoutSubview.place": .runs { session, subview, given, _ in
          if case .node(let id) = subview[0] { session.statics[id.place] = .list(given) }
        },
        "Alignment.init": .init { session, _, given, _ in
          .kept("Alignment(\(given.map { session.shown($0) }.joined(separator: ", ")))")
        },
        "init(red:green:blue:opacity:)": .plain { _, given in .color(.fixed(Color.rgba(parts(given)))) },
        "Color.init(_:)": .plain { _, given in
          if case .string(let name) = given[0] { .color(.named(name)) } else { given[0] }
        },
        "init(uiColor:)": .plain { _, given in given[0] },
      ])

  /// The components of a colour; omitted ones are 1.
  static func parts(_ given: [Value]) -> [Double] { given.map { $0.number ?? 1 } }
}
