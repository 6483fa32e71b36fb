import Presentations
import Syntax
import ViewTree

/// What a `UIModalPresentationStyle` asks for.
struct ModalStyle: Sendable {
  let kind: Presentation.Kind
  var sizing = PresentationSizing.automatic
  /// Whether the presenter's view leaves its window once it is covered.
  var covers = false

  static let all: [String: ModalStyle] = [
    "automatic": .init(kind: .sheet, sizing: .page), "pageSheet": .init(kind: .sheet, sizing: .page),
    "formSheet": .init(kind: .sheet, sizing: .form), "popover": .init(kind: .popover),
    "fullScreen": .init(kind: .fullScreenCover, covers: true),
    "overFullScreen": .init(kind: .fullScreenCover),
    "currentContext": .init(kind: .fullScreenCover, covers: true),
    "overCurrentContext": .init(kind: .fullScreenCover), "custom": .init(kind: .fullScreenCover),
  ]

  /// The class of its presentation controller.
  var controller: String {
    switch kind {
    case .sheet: "UISheetPresentationController"
    case .popover, .confirmationDialog: "UIPopoverPresentationController"
    default: "UIPresentationController"
    }
  }
}

extension Session {
  /// A property of a controller, or of the nearest of its parents that has one.
  func nearest(_ name: String, from id: EnvironmentID) -> Value {
    var place = Optional(id)
    while let controller = place {
      if let value = field(name, of: controller), value != .nothing { return value }
      place = traits.tree.parentController(of: controller)
    }
    return .nothing
  }

  func styleName(of shown: EnvironmentID) -> String {
    guard case .enumCase(_, let name, _)? = field("modalPresentationStyle", of: shown) else {
      return "automatic"
    }
    return name
  }

  /// How a controller wants to be presented; nil where no presentation controller does that.
  func style(of shown: EnvironmentID) -> ModalStyle? {
    if isKind(className(of: shown), of: "UIAlertController") {
      let isSheet =
        field("preferredStyle", of: shown) == .enumCase("UIAlertController.Style", "actionSheet", [])
      return ModalStyle(kind: isSheet ? .confirmationDialog : .alert)
    }
    if isKind(className(of: shown), of: "UIActivityViewController") { return ModalStyle(kind: .popover) }
    return ModalStyle.all[styleName(of: shown)]
  }

  /// The presentation controller around a controller; of one that is not presented, its own, made now.
  mutating func presentationController(of id: EnvironmentID, _ place: Place) throws(Problem) -> Value {
    let isOwn = nearest("presentingViewController", from: id) == .nothing
    if !isOwn { return nearest("presentationController", from: id) }
    guard let wanted = style(of: id)?.controller else { return .nothing }
    if let known = field("presentationController", of: id)?.environment {
      let name = className(of: known)
      let isApples = ModalStyle.all.values.contains { $0.controller == name }
      if isApples, name != wanted { setField("presentationController", .nothing, of: id) }
    }
    return try part("presentationController", wanted, of: id, place)
  }

  /// What `presentationStyle` and `adaptivePresentationStyle` say of a presentation controller.
  mutating func presentationStyle(of controller: EnvironmentID, adapted: Bool) throws(Problem) -> Value {
    func named(_ name: String) -> Value { .enumCase("UIModalPresentationStyle", name, []) }
    guard let shown = field("presentedViewController", of: controller)?.environment else {
      return named("none")
    }
    let name = styleName(of: shown)
    if !adapted { return named(name == "automatic" ? "pageSheet" : name) }
    guard let id = screens.presented[controller], let placed = try placed(id),
      placed.form.rawValue != screens.rows[id]?.presentation?.kind.rawValue
    else { return named("none") }
    return named(placed.form == .fullScreenCover ? "fullScreen" : "pageSheet")
  }

  /// Who presents where a controller asks for it: the outermost parent, or for the current context the one that defines it.
  func presenter(for id: EnvironmentID, _ style: String) -> EnvironmentID {
    var place = id
    while let parent = traits.tree.parentController(of: place) {
      let isContext = field("definesPresentationContext", of: place) == .bool(true)
      if isContext, style == "currentContext" || style == "overCurrentContext" { break }
      place = parent
    }
    return place
  }
}

/// What a presentation controller and its delegate say of a presentation.
extension Session {
  /// Calls a method of a presentation controller's delegate; nil where it has none.
  mutating func askDelegate(
    of controller: EnvironmentID, _ name: String, _ more: [Value], _ place: Place
  ) throws(Problem) -> Value? {
    guard var delegate = field("delegate", of: controller), delegate != .nothing,
      let member = member(name, of: .named(className(of: delegate)))?.first, case .functions = member.body
    else { return nil }
    let count = member.signature.parameters.count
    var arguments = Array(([.environment(controller)] + more).prefix(count))
    return try invoke(member, of: &delegate, &arguments, place, as: nil)
  }

  /// What `adaptivePresentationStyle(for:)` of the delegate wants it to become in little room.
  mutating func adaptation(
    of controller: EnvironmentID, _ scene: EnvironmentID, _ place: Place
  ) throws(Problem) -> CompactAdaptation {
    let traits = Value.collection(collection(at: scene))
    let answer = try askDelegate(of: controller, "adaptivePresentationStyle", [traits], place)
    guard case .enumCase(_, let style, _)? = answer else { return CompactAdaptation() }
    switch style {
    case "none", "popover": return CompactAdaptation(.none)
    case "fullScreen", "overFullScreen": return CompactAdaptation(.fullScreenCover)
    default: return CompactAdaptation()
    }
  }

  /// Detents, grabber and dimming, as a sheet's presentation controller was told.
  mutating func setModifiers(
    of controller: EnvironmentID, _ modifiers: inout PresentationModifiers, _ row: ScreenRow
  ) throws(Problem) {
    guard row.view == nil, isKind(className(of: controller), of: "UISheetPresentationController") else {
      return
    }
    modifiers.dragIndicator =
      field("prefersGrabberVisible", of: controller) == .bool(true) ? .visible : .hidden
    var detents: [PresentationDetent] = []
    for case .enumCase(_, let name, let values) in (field("detents", of: controller) ?? .nothing).elements {
      let (identifier, resolver) = (values.first ?? .nothing, values.last ?? .nothing)
      detents.append(try detent(name, identifier, resolver, at: row.environment))
    }
    modifiers.detents = detents
    if let undimmed = Self.detent(field("largestUndimmedDetentIdentifier", of: controller)) {
      modifiers.backgroundInteraction = .upThrough(undimmed)
    }
  }

  private mutating func detent(
    _ name: String, _ identifier: Value, _ resolver: Value, at environment: EnvironmentID
  ) throws(Problem) -> PresentationDetent {
    if name != "custom" { return name == "medium" ? .medium : .large }
    guard let scene = traits.tree.scene(of: environment), let standing = screens.system.standing(of: scene)
    else {
      return .custom("custom", height: nil)
    }
    let safe = standing.device.safeArea(standing.orientation)
    let most = Value.double(standing.size.height - safe.top - safe.bottom)
    let context = Value.structure(
      .init(
        "UISheetPresentationControllerDetentResolutionContext",
        [most, .collection(collection(at: environment))]))
    let height = try apply(resolver, context).number
    var own = "custom"
    if case .enumCase(_, let identifier, _) = identifier { own = identifier }
    return .custom(own, height: height)
  }

  /// The detent that an identifier means.
  private static func detent(_ identifier: Value?) -> PresentationDetent? {
    guard case .enumCase(_, let name, _)? = identifier else { return nil }
    return name == "medium" ? .medium : name == "large" ? .large : .custom(name, height: nil)
  }

  /// `selectedDetentIdentifier`, as what a sheet's selection is bound to.
  func sheetSelection(of controller: EnvironmentID) -> ScreenBinding {
    let name = "selectedDetentIdentifier"
    return ScreenBinding(
      get: { session throws(Problem) in Self.detent(session.field(name, of: controller))?.value ?? .nothing },
      set: { session, value throws(Problem) in
        guard let detent = PresentationDetent(value) else { return }
        var identifier = "\(detent)"
        if case .custom(let own, _) = detent { identifier = own }
        session.setField(
          name, .enumCase("UISheetPresentationController.Detent.Identifier", identifier, []), of: controller)
      })
  }
}
