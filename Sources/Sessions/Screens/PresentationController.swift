import Presentations
import ViewTree

/// What a presentation controller of UIKit's and its delegate say of a presentation.
struct PresentationController {
  let id: EnvironmentID

  /// The controller that it presents.
  func presented(in session: Session) -> EnvironmentID? {
    session.field("presentedViewController", of: id)?.environment
  }

  // MARK: The delegate

  /// Calls a method of the delegate; nil where it has none.
  func ask(
    _ name: String, _ labels: [String] = [""], _ more: [Value] = [], in session: inout Session, _ place: Place
  ) throws(Problem) -> Value? {
    guard let delegate = session.field("delegate", of: id) else { return nil }
    return try session.ask(delegate, name, labels, [.environment(id)] + more, place)
  }

  /// What `adaptivePresentationStyle(for:traitCollection:)`, or the shorter one, wants it to become in little room: asked anew where the
  /// traits are others.
  private func adaptation(in session: inout Session, _ place: Place) throws(Problem) -> CompactAdaptation {
    guard let scene = session.traits.tree.scene(of: id) else { return CompactAdaptation() }
    let (name, traits) = ("adaptivePresentationStyle", Value.collection(session.traits.collection(at: scene)))
    if session.field("_askedFor", of: id) != traits {
      session.setField("_askedFor", traits, of: id)
      var style = try ask(name, ["for", "traitCollection"], [traits], in: &session, place)
      if style == nil { style = try ask(name, ["for"], in: &session, place) }
      session.setField("_adaptation", style ?? .nothing, of: id)
    }
    switch session.field("_adaptation", of: id)?.caseName {
    case "none", "popover": return CompactAdaptation(.none)
    case "fullScreen", "overFullScreen": return CompactAdaptation(.fullScreenCover)
    default: return CompactAdaptation()
    }
  }

  /// Whether a person may end what is presented: its `isModalInPresentation` and the delegate say so.
  func mayDismiss(
    _ shown: EnvironmentID, in session: inout Session, _ place: Place
  ) throws(Problem) -> Bool {
    // The one that is presented may say so, and whoever is seen in it.
    let inside = session.traits.tree.preorder(from: shown).filter { session.traits.tree.isInHierarchy($0) }
    if inside.contains(where: { session.field("isModalInPresentation", of: $0) == .bool(true) }) {
      return false
    }
    return try ask("presentationControllerShouldDismiss", in: &session, place) != .bool(false)
  }

  // MARK: Sheets

  /// Detents, grabber and dimming, as a sheet's controller was told, and what it becomes in little room.
  func apply(
    to modifiers: inout PresentationModifiers, at environment: EnvironmentID, in session: inout Session,
    _ place: Place
  ) throws(Problem) {
    if presented(in: session) != nil { modifiers.adaptation = try adaptation(in: &session, place) }
    guard session.isKind(session.className(of: id), of: "UISheetPresentationController") else { return }
    let showsGrabber = session.field("prefersGrabberVisible", of: id) == .bool(true)
    modifiers.dragIndicator = showsGrabber ? .visible : .hidden
    modifiers.detents = []
    for case .enumCase(_, let name, let values) in session.field("detents", of: id)?.elements ?? [] {
      modifiers.detents.append(try detent(name, values, at: environment, in: &session))
    }
    if let undimmed = Self.detent(session.field("largestUndimmedDetentIdentifier", of: id)) {
      modifiers.backgroundInteraction = .upThrough(undimmed)
    }
  }

  /// A detent by its name; one of somebody's own by its identifier, with the height that its resolver answers here.
  private func detent(
    _ name: String, _ values: [Value], at environment: EnvironmentID, in session: inout Session
  ) throws(Problem) -> PresentationDetent {
    if name != "custom" { return name == "medium" ? .medium : .large }
    guard let standing = session.standing(at: environment), let resolver = values.last else {
      return .custom("custom", height: nil)
    }
    let context = Value.structure(
      .init(
        "UISheetPresentationControllerDetentResolutionContext",
        [.double(standing.scale().maximum), .collection(session.traits.collection(at: environment))]))
    let identifier = values.first?.caseName ?? ""
    return .custom(
      identifier.isEmpty ? "custom" : identifier, height: try session.apply(resolver, context).number)
  }

  /// The detent that an identifier means.
  private static func detent(_ identifier: Value?) -> PresentationDetent? {
    guard case .enumCase(_, let name, _)? = identifier else { return nil }
    return name == "medium" ? .medium : name == "large" ? .large : .custom(name, height: nil)
  }

  /// `selectedDetentIdentifier`, as what a sheet's selection is bound to.
  ///
  /// A person's gesture writes it, and the delegate hears of that.
  func selection(in session: inout Session, _ place: Place) -> BindingValue {
    let (id, name) = (id, "selectedDetentIdentifier")
    return BindingValue(in: &session) { session throws(Problem) in
      Self.detent(session.field(name, of: id))?.value ?? .nothing
    } set: { session, value throws(Problem) in
      guard let detent = PresentationDetent(value) else { return }
      var identifier = "\(detent)"
      if case .custom(let own, _) = detent { identifier = own }
      session.setField(
        name, .enumCase("UISheetPresentationController.Detent.Identifier", identifier, []), of: id)
      _ = try self.ask(
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier", in: &session, place)
    }
  }
}
