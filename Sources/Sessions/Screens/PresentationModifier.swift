import Presentations
import ViewTree

/// A modifier of presentations in the language: its names, the type of its value, and what it does to the data.
package struct PresentationModifier: Sendable {
  /// The short name first, then Apple's.
  package let names: [String]
  package let type: Type
  /// Whether it takes several values, or may stand without one.
  package let isList: Bool
  package let fallback: Value?
  let help: String
  package let set: @Sendable (inout PresentationModifiers, Value, Place) throws(Problem) -> Void
  package let get: @Sendable (PresentationModifiers) -> Value

  private init(
    _ names: [String], _ type: Type, _ help: String, isList: Bool = false, fallback: Value? = nil,
    get: @escaping @Sendable (PresentationModifiers) -> Value,
    set: @escaping @Sendable (inout PresentationModifiers, Value, Place) throws(Problem) -> Void
  ) {
    (self.names, self.type, self.help, self.isList) = (names, type, help, isList)
    (self.fallback, self.get, self.set) = (fallback, get, set)
  }

  package static let all: [PresentationModifier] = [
    PresentationModifier(
      ["columnWidth", "inspectorColumnWidth"], .any, "How wide its column is: a number, or bounds.",
      get: { $0.columnWidth.value },
      set: { modifiers, value, place throws(Problem) in
        if value.number == nil, !value.isRange {
          throw Problem(
            "a column's width is a number of points, or bounds", at: place,
            suggestion: "write `columnWidth 250` or `columnWidth 200...300...400`")
        }
        guard let width = ColumnWidth(value) else {
          throw Problem(
            "a column's bounds need its ideal width as well", at: place,
            suggestion: "write `columnWidth 200...300...400`, or with one bound `200...300...`")
        }
        modifiers.columnWidth = width
      }),
    PresentationModifier(
      ["detents", "presentationDetents"], .list(.named("PresentationDetent")),
      "The heights at which it rests.",
      isList: true,
      get: { .list($0.detents.map(\.value)) },
      set: { modifiers, value, _ throws(Problem) in
        modifiers.detents = Set(value.elements.compactMap { PresentationDetent($0) }).sorted()
      }),
    PresentationModifier(
      ["backgroundInteraction", "presentationBackgroundInteraction"],
      .named("PresentationBackgroundInteraction"), "Whether what lies behind can be used.",
      get: { $0.backgroundInteraction.value },
      set: { modifiers, value, _ throws(Problem) in
        modifiers.backgroundInteraction = BackgroundInteraction(value) ?? .automatic
      }),
    PresentationModifier(
      ["presentationBackground"], .named("ShapeStyle"), "What fills it: a material or a colour.",
      get: { $0.background.map { .enumCase("ShapeStyle", $0, []) } ?? .nothing },
      set: { modifiers, value, _ throws(Problem) in modifiers.background = text(value) }),
    PresentationModifier(
      ["compactAdaptation", "presentationCompactAdaptation"], .named("PresentationAdaptation"),
      "What it adapts to where there is little room.",
      get: { .enumCase("PresentationAdaptation", $0.adaptation.horizontal.rawValue, []) },
      set: { modifiers, value, _ throws(Problem) in
        modifiers.adaptation = CompactAdaptation(.init(rawValue: value.caseName) ?? .automatic)
      }),
    PresentationModifier(
      ["interactiveDismissDisabled"], .bool, "Whether people cannot dismiss it.", fallback: .bool(true),
      get: { .bool($0.isDismissDisabled) },
      set: { modifiers, value, _ throws(Problem) in modifiers.isDismissDisabled = value.isTrue }),
    PresentationModifier(
      ["contentInteraction", "presentationContentInteraction"], .named("PresentationContentInteraction"),
      "Whether a swipe in it resizes it or scrolls.",
      get: { .enumCase("PresentationContentInteraction", $0.contentInteraction.rawValue, []) },
      set: { modifiers, value, _ throws(Problem) in
        modifiers.contentInteraction = ContentInteraction(rawValue: value.caseName) ?? .automatic
      }),
    PresentationModifier(
      ["dragIndicator", "presentationDragIndicator"], .named("Visibility"), "Whether its grabber shows.",
      get: { .enumCase("Visibility", $0.dragIndicator.rawValue, []) },
      set: { modifiers, value, _ throws(Problem) in
        modifiers.dragIndicator = DragIndicator(rawValue: value.caseName) ?? .automatic
      }),
    PresentationModifier(
      ["sizing", "presentationSizing"], .named("PresentationSizing"), "How large it is as a card.",
      get: { .enumCase("PresentationSizing", $0.sizing.rawValue, []) },
      set: { modifiers, value, _ throws(Problem) in
        modifiers.sizing = PresentationSizing(rawValue: value.caseName) ?? .automatic
        let axes: [SizeAxis] = [.horizontal, .vertical]
        modifiers.fitted = modifiers.sizing == .fitted ? Set(axes) : []
        if case .enumCase(_, _, let fits) = value, fits.count == 2 {
          modifiers.fitted = Set(zip(axes, fits).filter { $0.1 == .bool(true) }.map(\.0))
        }
      }),
    PresentationModifier(
      ["cornerRadius", "presentationCornerRadius"], .optional(.double), "How round its corners are.",
      get: { $0.cornerRadius.map { .double($0) } ?? .nothing },
      set: { modifiers, value, _ throws(Problem) in modifiers.cornerRadius = value.number }),
  ]

  /// A style as a text.
  private static func text(_ value: Value) -> String? {
    switch value {
    case .nothing: nil
    case .kept(let text), .string(let text): text
    case .enumCase(_, let name, _): name
    case .color(.named(let name)): name
    case .color(.fixed(let color)), .color(.resolved(let color)): Color.hex(color)
    default: "style"
    }
  }

  /// The modifier as a property that is read and set.
  var rows: [AppleRow] {
    names.map { name in
      let (get, set) = (self.get, self.set)
      return AppleRow("var \(name): \(type == .any ? "Any" : "\(type)")", help) {
        session, value, _, _ throws(Problem) in
        guard case .screen(let id) = value, let modifiers = session.screens.rows[id]?.presentation?.modifiers
        else { return .nothing }
        return get(modifiers)
      } set: { session, value, arguments, place throws(Problem) in
        guard case .screen(let id) = value, var modifiers = session.screens.rows[id]?.presentation?.modifiers
        else { return .void }
        try set(&modifiers, arguments[0], place)
        let changed = modifiers
        try session.presentations(place) { _ throws(PresentationProblem) in try changed.requireValid() }
        session.screens.rows[id]?.presentation?.modifiers = changed
        if var own = session.screens.rows[id]?.own {
          try set(&own.modifiers, arguments[0], place)
          own.names.formUnion(names)
          session.screens.rows[id]?.own = own
        }
        return .void
      }
    }
  }
}

extension Session {
  /// What `dismiss` and `set details.isPresented = …` do.
  package mutating func setPresented(_ id: ScreenID, _ isPresented: Bool, _ place: Place) throws(Problem) {
    guard let row = screens.rows[id], !traits.tree.isDestroyed(row.environment) else {
      throw Problem("the view of `\(name(of: id))` was destroyed", at: place)
    }
    if row.binding?.isItem == true, isPresented {
      throw Problem(
        "`\(row.name)` is presented by its item", at: place, suggestion: "give the item a value")
    }
    try write(isPresented, to: id)
  }

  /// Does what a person does with a presentation.
  package mutating func perform(_ gesture: PresentationGesture, on id: ScreenID, _ place: Place)
    throws(Problem)
  {
    guard let environment = screens.rows[id]?.environment, let scene = traits.tree.scene(of: environment)
    else {
      throw Problem("`\(name(of: id))` is on no screen", at: place)
    }
    let before = screens.system
    // What UIKit presents is asked when a person's gesture would end it.
    let controller = screens.rows[id]?.presented?.controller
    let shown = controller.flatMap { field("presentedViewController", of: $0)?.environment }
    if shown != nil { screens.rows[id]?.presentation?.modifiers.isDismissDisabled = true }
    var events = try events(of: gesture, on: id, in: scene, place)
    let isRefused = events.contains { if case .sprangBack(id) = $0 { true } else { false } }
    if isRefused, let shown, let controller {
      guard try mayDismiss(shown, controller, place) else {
        for event in events { try perform(event, place) }
        _ = try askDelegate(of: controller, "presentationControllerDidAttemptToDismiss", [], place)
        return
      }
      _ = try askDelegate(of: controller, "presentationControllerWillDismiss", [], place)
      screens.rows[id]?.presentation?.modifiers.isDismissDisabled = false
      screens.system = before
      events = try self.events(of: gesture, on: id, in: scene, place)
    }
    if events.isEmpty { confirm("nothing happens") }
    for event in events { try perform(event, place) }
  }

  private mutating func events(
    of gesture: PresentationGesture, on id: ScreenID, in scene: EnvironmentID, _ place: Place
  ) throws(Problem) -> [PresentationEvent] {
    let contents = try screenContents(of: scene)
    var system = screens.system
    let events = try presentations(place) { _ throws(PresentationProblem) in
      try system.perform(gesture, on: id, in: contents)
    }
    screens.system = system
    return events
  }

  /// Whether a person may end what UIKit presents: its `isModalInPresentation` and the delegate say so.
  private mutating func mayDismiss(
    _ shown: EnvironmentID, _ controller: EnvironmentID, _ place: Place
  ) throws(Problem) -> Bool {
    if field("isModalInPresentation", of: shown) == .bool(true) { return false }
    return try askDelegate(of: controller, "presentationControllerShouldDismiss", [], place) != .bool(false)
  }

  /// An item where it stands now; nil where it is on no screen.
  package mutating func placedItem(_ id: ScreenID) throws(Problem) -> PlacedItem? {
    guard let row = screens.rows[id], !traits.tree.isDestroyed(row.environment),
      let scene = traits.tree.scene(of: row.environment)
    else { return nil }
    return try screenLayout(of: scene)?.items[id]
  }

  /// Whether it stands on a Mac.
  func isOnMac(_ id: ScreenID) -> Bool {
    screens.rows[id].flatMap { traits.tree.scene(of: $0.environment) }
      .flatMap { screens.system.standing(of: $0) }?.device.idiom == .mac
  }
}

extension Value {
  fileprivate var isRange: Bool { if case .range = self { true } else { false } }
}
