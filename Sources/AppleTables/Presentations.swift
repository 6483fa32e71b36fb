import Presentations
import Sessions

extension AppleTypes {
  /// The properties of presentations and toolbars, and the types of their modifiers.
  static let presentations: [TypeEntry] =
    TypeInfo.read(text, natives) + [
      TypeEntry(
        "Presentation", TypeInfo("Presentation", .class, "", PresentationModifier.all.flatMap(\.rows)))
    ]

  private static let text = """
    class Presentation  // Something presented: an inspector, a sheet, a popover …
      var isPresented: Bool  // Whether it is presented, in whatever form.
      var presentedAs: PresentationForm { get }  // What it is on the screen now.
      var detent: PresentationDetent?  // Where the sheet rests; nil where it has no detents.
      var contentOffset: Double { get }  // How far its content is scrolled, in points.
      var hasToolbarShadow: Bool { toolbar != nil && contentOffset >= toolbar.frame.height }  // Whether enough content lies under its toolbar.
      var toolbar: Toolbar! { get }  // Its section of the toolbar; nil where it has none.
      var presentationController: UIPresentationController? { get }  // What stands between window and content.
      var placement: InspectorPlacement? { get }  // How far up its column reaches; nil where it is none.
      var width: Double! { get }  // Its column's width in points; nil where it is none.
      var height: Double! { get }  // The height of its detent without the bottom inset; else of its frame.
      var frame: CGRect! { get }  // Where it stands on the screen, in points.
      var isDimmed: Bool! { get }  // Whether what lies behind it is dimmed.
      var isBackgroundInteractive: Bool! { get }  // Whether what lies behind it can be used.
      var hasGrabber: Bool { get }  // Whether a drag indicator shows.
      var activeDetents: [PresentationDetent] { get }  // The detents that count here, lowest first.
      each horizontal/wide, vertical/high | var #SizeClass: UIUserInterfaceSizeClass { get }  // How #1 it is for its content.
      var formStyle: FormStyle { get }  // How a Form in it looks: grouped in an inspector.
      var _background: String? { get }
      var _isOnMac: Bool { get }
      var isTranslucent: Bool { backgroundFrame != nil && presentedAs != .alert && !_isOnMac && (_background ?? "").hasSuffix("Material") }  // Whether what lies behind shows through.
      var backgroundFrame: CGRect! { _background != nil && width == nil ? frame : nil }  // What its presentationBackground fills: all of it.
    class ScreenButton  // An item of a toolbar.
      var host: ToolbarHost? { get }  // Which toolbar it is part of; nil where it is on no screen.
      var position: ToolbarPosition? { get }  // Where in its toolbar it stands; nil where it is not seen.
      var frame: CGRect! { get }  // Where it stands on the screen, in points.
      var label: String { get }  // Its text.
    class UIWindowScene  // A part of the app on a screen.
      var toolbar: Toolbar! { get }  // The main toolbar; nil where there is none.
      var titleSeparator: Toolbar! { get }  // The line under the main toolbar.
    enum PresentationForm: String \(names(PresentationForm.allCases))  // What a presentation is on the screen.
    enum InspectorPlacement: String \(names(InspectorPlacement.allCases))  // How far up an inspector's column reaches.
    enum ToolbarHost: String \(names(ToolbarHost.allCases))  // Which toolbar an item is part of.
    enum ToolbarPosition: String \(names(ToolbarPosition.allCases))  // Where in its toolbar an item stands.
    enum ToolbarItemPlacement: String \(names(ToolbarPlacement.allCases)) navigationBarLeading navigationBarTrailing navigationBarDrawer title largeTitle subtitle largeSubtitle  // Where in a toolbar an item asks to stand.
      static func accessoryBar(id: Any) -> ToolbarItemPlacement { .automatic }  // A bar below a Mac's toolbar, which is not modelled: where the system likes.
    enum PresentationAdaptation: String \(names(CompactAdaptation.Form.allCases))  // What it adapts to.
    enum PresentationContentInteraction: String \(names(ContentInteraction.allCases))  // What a swipe in it does.
    enum PresentationDetent: Hashable  // A height at which a sheet rests.
      case medium large
      static func height(_ height: Double) -> PresentationDetent  // A height in points.
      static func fraction(_ fraction: Double) -> PresentationDetent  // A share of the height.
      static func custom(_ type: Any) -> PresentationDetent  // One of your own, by its type.
    enum PresentationBackgroundInteraction: Hashable  // Whether what lies behind can be used.
      case automatic enabled disabled
      static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction  // At this detent and below it.
    enum PresentationSizing: String \(names(PresentationSizing.allCases))  // How large a card is.
      func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing  // As large as its content would like to be, along these axes.
      func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }  // Keeps the largest size that its content had; kept, and does nothing.
    enum ShapeStyle ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar  // What fills a shape: a material or a colour.
      case background clear black white gray red orange yellow green mint teal cyan blue indigo purple
      case pink brown
    enum FormStyle automatic grouped columns  // How a Form looks.
    struct PresentationSizingRoot  // What a size of one's own knows of the content.
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize  // How large it would like to be.
    struct PresentationSizingContext  // What a size of one's own knows beside that: nothing.
    protocol CustomPresentationDetent  // A type that says how high a sheet rests.
    struct PresentationDetent.Context: EnvironmentValues  // What a detent of your own knows of its sheet, and of the environment that shows it.
      var maxDetentValue: Double { get }  // The height that a sheet can have.
    struct Toolbar  // A toolbar, or a section of one.
      var frame: CGRect
    """

  private static func names<Choice: RawRepresentable<String>>(_ cases: [Choice]) -> String {
    cases.map(\.rawValue).joined(separator: " ")
  }

  private static func toolbar(_ frame: Rect?) -> Value {
    frame.map { Value.structure(.init("Toolbar", [$0.value])) }.value
  }

  /// A property that is read from the current layout of a presentation.
  private static func placed<Result: Valued>(
    _ read: @escaping @Sendable (PlacedPresentation) -> Result
  ) -> AppleRow {
    .onScreen { session, id throws(Problem) in try session.placed(id).map(read) }
  }

  private static func item<Result: Valued>(_ read: @escaping @Sendable (PlacedItem) -> Result) -> AppleRow {
    .onScreen { session, id throws(Problem) in try session.layout(around: id)?.items[id].map(read) }
  }

  /// A case of an Apple enum, by its name.
  private static func named<Choice: RawRepresentable<String>>(_ type: String, _ choice: Choice?) -> Value? {
    choice.map { .enumCase(type, $0.rawValue, []) }
  }

  static func made(_ type: String, _ name: String) -> AppleRow {
    .plain { _, given in .enumCase(type, name, given) }
  }

  private static let natives: [String: AppleRow] = [
    "isPresented": .onScreen { session, id throws(Problem) in
      try session.isPresented(id)
    } set: { session, id, new, place throws(Problem) in
      try session.setPresented(id, new.isTrue, place)
    },
    "presentedAs": .onScreen { session, id throws(Problem) in
      named("PresentationForm", try session.placed(id)?.form ?? .hidden)
    },
    "detent": .onScreen { session, id throws(Problem) in
      try session.placed(id)?.detent?.value
    } set: { session, id, new, place throws(Problem) in
      guard let detent = PresentationDetent(new) else { return }
      try session.perform(.dragToDetent(detent), on: id, place)
    },
    "contentOffset": .onScreen { $0.screens.system.states[$1]?.offset ?? 0 },
    "Presentation.toolbar": .onScreen { session, id throws(Problem) in
      toolbar(try session.layout(around: id)?.bars.first { $0.owner == id }?.frame)
    },
    "presentationController": .onScreen { $0.screens.rows[$1]?.controller },
    "UIWindowScene.toolbar": .on { session, id, _, _ throws(Problem) in
      let bars = try session.screenLayout(of: id)?.bars ?? []
      return toolbar(bars.first { $0.context == nil && $0.host != .inspector }?.frame)
    },
    "titleSeparator": .on { session, id, _, _ throws(Problem) in
      toolbar(try session.screenLayout(of: id)?.titleSeparator)
    },
    "label": .onScreen { $0.screens.rows[$1]?.item?.label ?? "" },
    "formStyle": .onScreen { session, id in
      let presentation = session.screens.rows[id]?.presentation
      let own = presentation?.kind == .inspector ? "grouped" : "automatic"
      return Value.enumCase("FormStyle", presentation?.modifiers.formStyle ?? own, [])
    },
    "_background": .onScreen { $0.screens.rows[$1]?.presentation?.modifiers.background },
    "maxDetentValue": .init { session, context, _, _ in
      var id = context.environment
      if case .node(let view) = context { id = session.views.hosted(view)?.host }
      return .double(id.flatMap { session.placement(at: $0) }?.scale().maximum ?? 0)
    },
    "_isOnMac": .onScreen { $0.placement(of: $1)?.isOnMac == true },
    "PresentationDetent.height": made("PresentationDetent", "height"),
    "fraction": made("PresentationDetent", "fraction"), "custom": made("PresentationDetent", "custom"),
    "enabled": made("PresentationBackgroundInteraction", "enabled"),
    "sizeThatFits": .init { session, root, given, place throws(Problem) in
      guard case .node(let id) = root[0] else { return .void }
      return try session.size(ofView: id, SizeProposal(given[0]) ?? SizeProposal(), place).value
    },
    "fitted": .plain { sizing, given in .enumCase("PresentationSizing", sizing.caseName, given) },
    "placement": placed { named("InspectorPlacement", $0.placement) },
    "width": placed { $0.width }, "height": placed { $0.height ?? $0.frame?.height },
    "Presentation.frame": placed { $0.frame },
    "isDimmed": placed { $0.form == .hidden ? nil : $0.isDimmed },
    "isBackgroundInteractive": placed { $0.form == .hidden ? nil : $0.isBackgroundInteractive },
    "hasGrabber": placed { $0.hasGrabber }, "activeDetents": placed { $0.detents.map(\.value) },
    "horizontalSizeClass": placed {
      Value.enumCase("UIUserInterfaceSizeClass", "\($0.sizeClasses.horizontal)", [])
    },
    "verticalSizeClass": placed {
      Value.enumCase("UIUserInterfaceSizeClass", "\($0.sizeClasses.vertical)", [])
    },
    "host": item { named("ToolbarHost", $0.host) },
    "position": item { named("ToolbarPosition", $0.position) },
    "ScreenButton.frame": item { $0.frame },
  ]
}

extension PresentationModifier {
  /// The modifier as a property that can be read and set.
  var rows: [AppleRow] {
    names.map { name in
      AppleRow.onScreen { session, id in
        session.screens.rows[id]?.presentation.map { get($0.modifiers) }
      } set: { session, id, new, place throws(Problem) in
        try session.screens.rows[id]?.set(self, new, place)
      }.declared("var \(name): \(type == .any ? "Any" : "\(type)")", help)
    }
  }
}
