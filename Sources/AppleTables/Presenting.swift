import Presentations
import Sessions
import ViewTree

/// `present(_:animated:)`: how a controller comes to be presented by another.
extension ModalPresentation {
  /// Presents a controller for another one, inside a presentation controller in the other's window.
  static func begin(
    _ shown: EnvironmentID, over id: EnvironmentID, in session: inout Session, _ place: Place
  ) throws(Problem) {
    let style = try requireStyle(of: shown, in: session, place)
    let presentation = ModalPresentation(
      shown: shown, presenter: session.presenter(for: id, session.styleName(of: shown)), place: place)
    if let window = presentation.window(of: id, in: &session) {
      try presentation.begin(style, window, in: &session)
    }
  }

  // MARK: What UIKit refuses

  private static func requireStyle(
    of shown: EnvironmentID, in session: Session, _ place: Place
  ) throws(Problem) -> ModalStyle {
    let (tree, name) = (session.traits.tree, session.name(of: shown))
    if let other = session.field("presentingViewController", of: shown)?.environment {
      throw Problem(
        "\(name) is being presented by \(session.name(of: other)), and UIKit raises an exception", at: place,
        suggestion: "end that first: `\(session.reference(to: shown)).dismiss(animated: true)`")
    }
    let window = tree.parent(of: shown).flatMap { tree.kind(of: $0) == .window ? $0 : nil }
    if let owner = tree.parentController(of: shown) ?? window {
      throw Problem(
        "\(name) stands in \(session.name(of: owner)), and UIKit does not present an active controller",
        at: place, suggestion: "present another one")
    }
    if let style = ModalStyle(of: shown, in: session) { return style }
    throw Problem(
      "the style `none` has no presentation controller, and UIKit raises an exception", at: place,
      suggestion: "choose another style, such as `.pageSheet`")
  }

  /// The window to present in; if there is none, returns nil and warns as UIKit's log does.
  private func window(of id: EnvironmentID, in session: inout Session) -> EnvironmentID? {
    let tree = session.traits.tree
    let other = session.field("presentedViewController", of: presenter)?.environment
    let window = tree.isInHierarchy(id) ? tree.window(of: id) : nil
    if other == nil, let window { return window }
    let (above, on) = (other.map { session.step(to: $0) }, session.name(of: presenter))
    let cause =
      window == nil
      ? "\(session.name(of: id)) is in no window"
      : "\(on) presents \(above ?? "") already"
    // What has a name is written by it.
    let path = other.flatMap { tree.label(of: $0).isEmpty ? nil : session.reference(to: $0) }
    let remedy =
      above == nil
      ? "present it in `viewDidAppear`"
      : "present it on what lies above: `\(path ?? "\(on).presentedViewController")`"
    session.warn("\(cause), so \(session.name(of: shown)) is not presented; \(remedy)", at: place)
    return nil
  }

  // MARK: Beginning

  private func begin(_ style: ModalStyle, _ window: EnvironmentID, in session: inout Session) throws(Problem)
  {
    let made = try askForController(in: &session)
    let own = try made == nil ? session.presentationController(of: shown, place).environment : made
    guard let controller = own else { return }
    let isSheet = made.map { session.isKind(session.className(of: $0), of: "UISheetPresentationController") }
    let style = isSheet == true ? .sheet : style
    let (one, other) = (Value.environment(shown), Value.environment(presenter))
    for id in [presenter, controller] { session.setField("presentedViewController", one, of: id) }
    for id in [shown, controller] { session.setField("presentingViewController", other, of: id) }
    try session.engine(place) { try $0.insert(controller, in: window) }
    try show(in: controller, style, window, in: &session)
    session.transition([shown], "isBeingPresented", place)
    try session.notify("presentationTransitionWillBegin", controller, place)
    try session.put(session.field("_wrapper", of: controller)?.environment ?? shown, in: controller, place)
    if style.covers { try cover(in: &session) }
    session.postpone(place) { session throws(Problem) in
      try session.notify("presentationTransitionDidEnd", controller, with: ["": .bool(true)], place)
    }
  }

  /// Asks the transitioning delegate for a presentation controller; nil if it makes none.
  private func askForController(in session: inout Session) throws(Problem) -> EnvironmentID? {
    guard session.field("presentationController", of: shown) ?? .nothing == .nothing else { return nil }
    guard let delegate = session.field("transitioningDelegate", of: shown) else { return nil }
    let controllers = [shown, presenter, presenter].map { Value.environment($0) }
    let labels = ["forPresented", "presenting", "source"]
    let made = try session.ask(delegate, "presentationController", labels, controllers, place)
    if let made, made.environment != nil { session.setField("presentationController", made, of: shown) }
    return made?.environment
  }

  /// Puts the presentation on the screen of its scene, which gives it size classes and a level.
  private func show(
    in id: EnvironmentID, _ style: ModalStyle, _ window: EnvironmentID, in session: inout Session
  ) throws(Problem) {
    let (name, controller) = (session.name(of: shown), PresentationController(id: id))
    guard let placement = session.placement(at: window) else {
      return session.confirm("\(name) presented by \(session.name(of: presenter))")
    }
    if style.kind == .fullScreenCover, placement.isOnMac { throw Problem(.noCovers, at: place) }
    session.declare(.content, at: window, place)
    let screen = session.screens.makeID()
    var presentation = Presentation(style.kind, isPresented: true)
    presentation.modifiers.sizing = style.sizing
    let around = session.traits.tree.ancestors(of: presenter).compactMap { session.screens.presented[$0] }
    var row = ScreenRow(name, .presentation(presentation), at: window, in: around.first, place)
    row.controller = id
    let binding = BindingValue(in: &session) { session throws(Problem) in
      .bool(session.screens.presented[id] == screen)
    } set: { session, value throws(Problem) in
      if !value.isTrue { try end(in: &session) }
    }
    row.binding = (binding, false)
    row.selection = controller.selection(in: &session, place)
    session.screens.rows[screen] = row
    session.screens.presented[id] = screen
    declareActions(in: screen, window, in: &session)
    guard let placed = try session.placed(screen) else { return }
    let isWide = session.sizeClasses(at: window).horizontal == .regular && !placement.isOnMac
    if placed.form == .popover || isWide && style.kind == .confirmationDialog {
      // The anchor may be set until the popover is shown.
      session.postpone(place) { session throws(Problem) in
        if session.screens.presented[id] != screen { return }
        _ = try controller.ask("prepareForPopoverPresentation", in: &session, place)
        try requireSource(of: id, in: session)
      }
    }
    _ = try session.setTraits(from: placed, at: id, place)
    try controller.adapt(to: placed.form, isNew: true, in: &session, place)
  }

  /// Declares the texts and the buttons of a `UIAlertController`.
  private func declareActions(in screen: ScreenID, _ window: EnvironmentID, in session: inout Session) {
    guard session.isKind(session.className(of: shown), of: "UIAlertController") else { return }
    let texts = ["_title", "message"].compactMap { name in
      if case .string(let text)? = session.field(name, of: shown) { text } else { nil }
    }
    session.screens.rows[screen]?.outline = texts
    let isSheet = session.field("preferredStyle", of: shown)?.caseName == "actionSheet"
    let actions = Value.ordered(session.field("actions", of: shown)?.elements ?? [], inDialog: isSheet) {
      session.stored("style", of: $0)?.caseName == "cancel"
    }
    for action in actions {
      let title = session.stored("title", of: action)?.text ?? ""
      var row = ScreenRow(title, .button(title), at: window, in: screen, place)
      if let run = session.member("_run", of: .named(session.className(of: action)))?.first {
        row.action = session.bound(run, of: action, place)
      }
      let id = session.screens.makeID()
      session.screens.rows[id] = row
    }
  }

  private func requireSource(of controller: EnvironmentID, in session: Session) throws(Problem) {
    let isAnchored = ["sourceView", "barButtonItem", "sourceItem"].contains {
      session.field($0, of: controller) ?? .nothing != .nothing
    }
    if isAnchored { return }
    throw Problem(
      "a popover needs to know where it points, and UIKit raises an exception", at: place,
      suggestion: "set `popoverPresentationController?.sourceView`, or `barButtonItem`")
  }

  /// Tells a presenter that it is about to be covered; its view leaves when the covering view has appeared.
  private func cover(in session: inout Session) throws(Problem) {
    let isAnnounced = session.traits.hasAppeared(presenter)
    if isAnnounced { try session.engine(place) { try $0.announceDisappearance(of: presenter) } }
    session.postpone(place) { session throws(Problem) in
      let tree = session.traits.tree
      guard session.field("presentedViewController", of: presenter)?.environment == shown,
        let parent = tree.parent(of: presenter), tree.isInHierarchy(presenter)
      else { return }
      session.names.destinations[presenter] = parent
      if tree.kind(of: parent) == .window {
        session.setField("rootViewController", .environment(presenter), of: parent)
      }
      try session.engine(place) { try $0.disappear(presenter, isAnnounced: isAnnounced) }
    }
  }
}

extension Session {
  /// The controller that presents: the outermost ancestor, or for the current context the ancestor that defines the context.
  fileprivate func presenter(for id: EnvironmentID, _ style: String) -> EnvironmentID {
    var place = id
    while let parent = traits.tree.parentController(of: place) {
      let isContext = field("definesPresentationContext", of: place) == .bool(true)
      if isContext, style == "currentContext" || style == "overCurrentContext" { break }
      place = parent
    }
    return place
  }
}
