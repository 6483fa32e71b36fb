import Presentations
import StateUpdates

/// A presentation modifier in the language: its names, the type of its value, and its effect on the data.
package struct PresentationModifier: Sendable {
  package typealias Getter = @Sendable (PresentationModifiers) -> Value
  typealias Setter = @Sendable (inout PresentationModifiers, Value, Place) throws(Problem) -> Void

  /// The short name first, then Apple's.
  package let names: [String]
  package let type: Type
  /// The value when it is written without one.
  package let fallback: Value?
  package let help: String
  package let get: Getter
  let set: Setter

  /// Whether it takes several values.
  package var isList: Bool { if case .list = type { true } else { false } }

  private init(
    _ names: [String], _ type: Type, _ help: String, fallback: Value? = nil, get: @escaping Getter,
    set: @escaping Setter
  ) {
    (self.names, self.type, self.help, self.fallback) = (names, type, help, fallback)
    (self.get, self.set) = (get, set)
  }

  /// A choice of several words: `contentInteraction scrolls`, `presentationContentInteraction(.scrolls)`.
  private init<Choice: RawRepresentable<String> & Sendable>(
    _ name: String, _ type: String, _ help: String, _ automatic: Choice,
    _ path: WritableKeyPath<PresentationModifiers, Choice> & Sendable
  ) {
    let apples = "presentation" + name.prefix(1).uppercased() + name.dropFirst()
    self.init([name, apples], .named(type), help) {
      .enumCase(type, $0[keyPath: path].rawValue, [])
    } set: { modifiers, value, _ throws(Problem) in
      modifiers[keyPath: path] = Choice(rawValue: value.caseName) ?? automatic
    }
  }

  package static let all: [PresentationModifier] = [
    PresentationModifier(
      ["columnWidth", "inspectorColumnWidth"], .any, "How wide its column is: a number, or bounds.",
      get: { $0.columnWidth.value },
      set: { modifiers, value, place throws(Problem) in
        modifiers.columnWidth = try ColumnWidth(written: value, place)
      }),
    PresentationModifier(
      ["detents", "presentationDetents"], .list(.named("PresentationDetent")),
      "The heights at which it rests.", get: { .list($0.detents.map(\.value)) },
      set: { modifiers, value, _ throws(Problem) in
        modifiers.detents = Set(value.elements.compactMap { PresentationDetent($0) }).sorted(on: \.self)
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
      "contentInteraction", "PresentationContentInteraction", "Whether a swipe in it resizes it or scrolls.",
      .automatic, \.contentInteraction),
    PresentationModifier(
      "dragIndicator", "Visibility", "Whether its grabber shows.", .automatic, \.dragIndicator),
    PresentationModifier(
      ["sizing", "presentationSizing"], .named("PresentationSizing"), "How large it is as a card.",
      get: { .enumCase("PresentationSizing", $0.sizing.rawValue, []) },
      set: { modifiers, value, _ throws(Problem) in
        modifiers.sizing = PresentationSizing(rawValue: value.caseName) ?? .automatic
        let axes: [SizeAxis] = [.horizontal, .vertical]
        modifiers.fitted = modifiers.sizing == .fitted ? Set(axes) : []
        if case .enumCase(_, _, let fits) = value, fits.count == 2 {
          modifiers.fitted = Set(zip(axes, fits).filter { $0.1.isTrue }.map(\.0))
        }
      }),
    PresentationModifier(
      ["cornerRadius", "presentationCornerRadius"], .optional(.double), "How round its corners are.",
      get: { $0.cornerRadius.map { .double($0) } ?? .nothing },
      set: { modifiers, value, _ throws(Problem) in modifiers.cornerRadius = value.number }),
  ]

  /// The modifier with a name, either the short name or Apple's.
  package static func named(_ name: String) -> PresentationModifier? { all.first { $0.names.contains(name) } }

  /// Its value, if it differs from the default.
  package func written(in modifiers: PresentationModifiers) -> Value? {
    let value = get(modifiers)
    return value == get(PresentationModifiers()) ? nil : value
  }

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
}

extension Presentation {
  mutating func setIdealSize(below root: ViewID, in session: inout Session, _ place: Place) throws(Problem) {
    let own = session.views.graph.preorder(from: root).lazy.compactMap { id in
      session.views[id]?.modifier("presentationSizing")?.arguments.first?.value
    }.first
    guard var own, case .structure = own else {
      if kind != .popover, modifiers.fitted.isEmpty { return idealSize = nil }
      var ideal = try session.size(ofView: root, SizeProposal(), place)
      if kind == .popover, modifiers.fitted.isEmpty {
        // A popover is as large as its content, unless that takes all the room it is given.
        let room = Self.popoverSize
        let filled = try session.size(ofView: root, SizeProposal(room), place)
        if filled.width == room.width { ideal.width = max(ideal.width, room.width) }
        if filled.height == room.height { ideal.height = max(ideal.height, room.height) }
      }
      return idealSize = ideal
    }
    // A custom sizing: the content's ideal size fills in the dimensions that it leaves open.
    let given = [("Root", [Value.node(root)]), ("Context", [])].map { name, fields in
      Value.structure(.init("PresentationSizing" + name, fields))
    }
    let proposal = try session.invoke("proposedSize", of: &own, given, place).flatMap { SizeProposal($0) }
    for case let length? in [proposal?.width, proposal?.height] where !(length >= 0) {
      throw Problem(
        "`proposedSize` of \(session.className(of: own)) proposes \(Size.text(length)): a length is 0 or more",
        at: place)
    }
    let ideal = try session.size(ofView: root, proposal ?? SizeProposal(), place)
    idealSize = Size(width: proposal?.width ?? ideal.width, height: proposal?.height ?? ideal.height)
    modifiers.fitted = [.horizontal, .vertical]
  }

  /// Reads the modifiers of the content, except for those that the declaration has.
  mutating func read(
    below root: ViewID, after declared: ScreenRow.DeclaredModifiers = ([], .init()),
    in session: inout Session, _ place: Place
  ) throws(Problem) {
    modifiers = try PresentationModifiers(below: root, after: declared, in: &session, place)
    try setIdealSize(below: root, in: &session, place)
  }
}

extension PresentationModifiers {
  func requireValid(at place: Place) throws(Problem) {
    do throws(PresentationProblem) { try requireValid() } catch { throw Problem(error, at: place) }
  }

  /// Reads presentation modifiers from a view and all views below it; the outermost of each name wins, and `declared` comes first.
  init(
    below id: ViewID, after declared: ScreenRow.DeclaredModifiers = ([], .init()), in session: inout Session,
    _ place: Place
  ) throws(Problem) {
    var (done, modifiers) = declared
    for view in session.views.graph.preorder(from: id) {
      for modifier in session.views[view]?.modifiers.reversed() ?? [] where !done.contains(modifier.name) {
        if try modifiers.read(modifier, in: &session, place) { done.insert(modifier.name) }
      }
    }
    self = modifiers
  }

  /// Reads one SwiftUI modifier; returns false if it is not a presentation modifier.
  private mutating func read(
    _ modifier: ModifierValue, in session: inout Session, _ place: Place
  ) throws(Problem) -> Bool {
    if modifier.name == "formStyle" {
      formStyle = modifier["style"].map { session.shown($0).filter { $0 != "." } }
      return true
    }
    guard let known = PresentationModifier.named(modifier.name) else { return false }
    if modifier["ideal"] != nil {
      columnWidth = ColumnWidth(modifier) ?? .automatic
    } else if case .closure(let content)? = modifier["content"] {
      let view = session.viewValue(try session.call(content, with: []))
      try known.set(&self, view?.custom ?? .string(view?.type ?? "EmptyView"), place)
    } else if modifier["horizontal"] != nil || modifier["vertical"] != nil {
      func form(_ name: String) -> CompactAdaptation.Form {
        modifier[name].flatMap { .init(rawValue: $0.caseName) } ?? .automatic
      }
      adaptation = CompactAdaptation(form("horizontal"), vertical: form("vertical"))
    } else {
      try known.set(&self, modifier.arguments.first?.value ?? known.fallback ?? .nothing, place)
    }
    return true
  }
}
