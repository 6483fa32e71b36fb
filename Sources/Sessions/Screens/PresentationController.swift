import Presentations
import ViewTree

/// A presentation controller of UIKit's: its settings and its delegate decide about a presentation.
package struct PresentationController {
  package let id: EnvironmentID

  package init(id: EnvironmentID) { self.id = id }

  func presented(in session: Session) -> EnvironmentID? {
    session.field("presentedViewController", of: id)?.environment
  }

  // MARK: The delegate

  /// Calls a method of the delegate; returns nil if the delegate does not have it.
  package func ask(
    _ name: String, _ labels: [String] = [""], _ more: [Value] = [], in session: inout Session, _ place: Place
  ) throws(Problem) -> Value? {
    guard let delegate = session.field("delegate", of: id) else { return nil }
    return try session.ask(delegate, name, labels, [.environment(id)] + more, place)
  }

  /// The adaptation that the delegate wants for compact sizes; the delegate is asked again when the traits have changed.
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

  /// The style that a presentation has adapted to, or `none` if it has not adapted.
  package func adaptiveStyle(_ form: PresentationForm?, in session: Session) -> Value {
    let asked = session.screens.presented[id].flatMap {
      session.screens.rows[$0]?.presentation?.kind.rawValue
    }
    let name =
      form == .custom || form?.rawValue == asked
      ? "none" : form == .fullScreenCover ? "fullScreen" : "pageSheet"
    return .enumCase("UIModalPresentationStyle", name, [])
  }

  /// Tells the delegate about a form; the delegate may show another controller in it, and prepare the sheet.
  ///
  /// - Parameter isNew: Whether it is not shown yet; then the presentation itself inserts the view later.
  package func adapt(
    to form: PresentationForm, isNew: Bool = false, in session: inout Session, _ place: Place
  ) throws(Problem) {
    guard let shown = presented(in: session), session.field("delegate", of: id) ?? .nothing != .nothing else {
      return
    }
    let style = adaptiveStyle(form, in: session)
    var wrapper = Value.nothing
    if style.caseName != "none" {
      let labels = ["", "viewControllerForAdaptivePresentationStyle"]
      wrapper = try ask("presentationController", labels, [style], in: &session, place) ?? .nothing
      let name = "UISheetPresentationController"
      let sheet =
        try form == .sheet ? session.part("adaptiveSheetPresentationController", name, of: id, place) : nil
      if let sheet { _ = try ask("presentationController", ["", "prepare"], [sheet], in: &session, place) }
      if let screen = session.screens.presented[id] { session.screens.system.forgetDetent(of: screen) }
    }
    let labels = ["", "willPresentWithAdaptiveStyle", "transitionCoordinator"]
    let coordinator = session.newObject("UIViewControllerTransitionCoordinator", [:])
    _ = try ask("presentationController", labels, [style, coordinator], in: &session, place)
    let other = wrapper.environment.flatMap { $0 == shown ? nil : $0 }
    try wrap(shown, in: other, isNew, in: &session, place)
  }

  /// Shows the presented controller inside a wrapper, or without one.
  private func wrap(
    _ shown: EnvironmentID, in wrapper: EnvironmentID?, _ isNew: Bool, in session: inout Session,
    _ place: Place
  ) throws(Problem) {
    let old = session.field("_wrapper", of: id)?.environment
    if wrapper == old { return }
    unwrap(shown, in: &session)
    session.setField("_wrapper", wrapper.value, of: id)
    let presenter = session.field("presentingViewController", of: id)
    if let wrapper { session.setField("presentingViewController", presenter ?? .nothing, of: wrapper) }
    if isNew { return }
    try session.put(wrapper ?? shown, in: id, place)
    if let old { try session.removeFromParent(old, place) }
  }

  /// Removes the presented controller from its wrapper.
  func unwrap(_ shown: EnvironmentID, in session: inout Session) {
    guard let wrapper = session.field("_wrapper", of: id)?.environment else { return }
    session.setField("_wrapper", .nothing, of: id)
    session.setField("presentingViewController", .nothing, of: wrapper)
    if session.traits.tree.parentController(of: shown) == wrapper { session.traits.removeFromParent(shown) }
  }

  /// Whether a person may end the presentation, by `isModalInPresentation` and by the delegate.
  func mayDismiss(_ shown: EnvironmentID, in session: inout Session, _ place: Place) throws(Problem) -> Bool {
    // The presented controller may say so, and also a visible controller inside it.
    let inside = session.traits.tree.preorder(from: shown).filter { session.traits.tree.isInHierarchy($0) }
    let isModal = inside.contains { session.field("isModalInPresentation", of: $0) == .bool(true) }
    if isModal { return false }
    return try ask("presentationControllerShouldDismiss", in: &session, place) != .bool(false)
  }

  // MARK: Sheets

  /// The sheet controller; a popover that has become a sheet has a separate one.
  private func sheet(in session: Session) -> EnvironmentID? {
    let sheets = [id, session.field("adaptiveSheetPresentationController", of: id)?.environment]
    return sheets.compactMap(\.self).first {
      session.isKind(session.className(of: $0), of: "UISheetPresentationController")
    }
  }

  /// The frame from a presentation controller of the learner's class, asked again when the room or the preferred size changes.
  private func frame(in session: inout Session, _ place: Place) throws(Problem) -> Rect? {
    guard !ModalStyle.isApples(session.className(of: id)), let room = session.placement(at: id)?.size.value
    else { return nil }
    let wanted = presented(in: session).flatMap { session.field("preferredContentSize", of: $0) }
    let sizes = Value.list([room, wanted ?? .nothing])
    if session.field("_frameFor", of: id) != sizes {
      // While the frame is computed, the presentation has its default frame.
      for (name, value) in [("_frameFor", sizes), ("_frame", .nothing)] {
        session.setField(name, value, of: id)
      }
      let frame = try session.read("frameOfPresentedViewInContainerView", of: .environment(id), place)
      session.setField("_frame", frame ?? .nothing, of: id)
    }
    let frame = session.field("_frame", of: id) ?? .nothing
    return frame == .nothing ? nil : Rect(frame)
  }

  /// Applies the detents, grabber and dimming of a sheet's controller, and the adaptation for compact sizes.
  func apply(
    to modifiers: inout PresentationModifiers, at environment: EnvironmentID, in session: inout Session,
    _ place: Place
  ) throws(Problem) {
    if presented(in: session) != nil { modifiers.adaptation = try adaptation(in: &session, place) }
    guard let sheet = sheet(in: session) else {
      modifiers.frame = try frame(in: &session, place)
      return
    }
    let isEdgeAttached = session.field("prefersEdgeAttachedInCompactHeight", of: sheet) == .bool(true)
    if isEdgeAttached, modifiers.adaptation.vertical == .automatic { modifiers.adaptation.vertical = .none }
    let showsGrabber = session.field("prefersGrabberVisible", of: sheet) == .bool(true)
    modifiers.dragIndicator = showsGrabber ? .visible : .hidden
    (modifiers.detents, modifiers.isFromUIKit) = ([], true)
    for case .enumCase(_, let name, let values) in session.field("detents", of: sheet)?.elements ?? [] {
      modifiers.detents.append(try detent(name, values, at: environment, in: &session))
    }
    if let undimmed = Self.detent(session.field("largestUndimmedDetentIdentifier", of: sheet)) {
      modifiers.backgroundInteraction = .upThrough(undimmed)
    }
  }

  /// A detent by its name; a custom detent has its identifier, and the height that its resolver returns here.
  private func detent(
    _ name: String, _ values: [Value], at environment: EnvironmentID, in session: inout Session
  ) throws(Problem) -> PresentationDetent {
    if name != "custom" { return name == "medium" ? .medium : .large }
    guard let placement = session.placement(at: environment), let resolver = values.last else {
      return .custom("custom", height: nil)
    }
    let context = Value.structure(
      .init(
        "UISheetPresentationControllerDetentResolutionContext",
        [.double(placement.scale().maximum), .collection(session.traits.collection(at: environment))]))
    let identifier = values.first?.caseName ?? ""
    return .custom(
      identifier.isEmpty ? "custom" : identifier, height: try session.apply(resolver, context).number)
  }

  private static func detent(_ identifier: Value?) -> PresentationDetent? {
    guard case .enumCase(_, let name, _)? = identifier else { return nil }
    return name == "medium" ? .medium : name == "large" ? .large : .custom(name, height: nil)
  }

  /// A binding to `selectedDetentIdentifier`, for the selection of a sheet.
  ///
  /// A person's gesture writes it, and then the delegate is told.
  package func selection(in session: inout Session, _ place: Place) -> BindingValue {
    let name = "selectedDetentIdentifier"
    return BindingValue(in: &session) { session throws(Problem) in
      Self.detent(session.field(name, of: sheet(in: session) ?? id))?.value ?? .nothing
    } set: { session, value throws(Problem) in
      guard let detent = PresentationDetent(value) else { return }
      var identifier = "\(detent)"
      if case .custom(let own, _) = detent { identifier = own }
      session.setField(
        name, .enumCase("UISheetPresentationController.Detent.Identifier", identifier, []),
        of: sheet(in: session) ?? id)
      _ = try self.ask("sheetPresentationControllerDidChangeSelectedDetentIdentifier", in: &session, place)
    }
  }
}
