import Presentations
import Syntax
import Traits
import ViewTree

/// UIKit's `present(_:animated:)` and `dismiss(animated:)`.
extension Session {
  /// Presents a controller: in a presentation controller under the presenter's window.
  mutating func present(_ shown: EnvironmentID, over id: EnvironmentID, _ place: Place) throws(Problem) {
    let style = try requirePresentable(shown, place)
    let presenter = presenter(for: id, styleName(of: shown))
    let name = traits.tree.name(of: shown)
    guard let window = traits.tree.window(of: id), traits.tree.isInHierarchy(id) else {
      let covering = field("presentedViewController", of: presenter)?.environment
      throw Problem(
        "\(traits.tree.name(of: id)) is in no window, so it cannot present \(name)", at: place,
        suggestion: covering.map { "present it on what lies above: `\(reference(to: $0))`" }
          ?? "put it into one first")
    }
    if let other = field("presentedViewController", of: presenter), other != .nothing {
      throw Problem(
        "\(traits.tree.name(of: presenter)) presents \(text(other)) already, so \(name) would not be presented",
        at: place, suggestion: "`dismiss(animated:)` ends that, or present \(name) on \(text(other))")
    }
    try askForPresentation(of: shown, presenter, place)
    guard let presentation = try presentationController(of: shown, place).environment else { return }
    setField("presentedViewController", .environment(shown), of: presenter)
    setField("presentingViewController", .environment(presenter), of: shown)
    setField("presentedViewController", .environment(shown), of: presentation)
    setField("presentingViewController", .environment(presenter), of: presentation)
    try engine(place) { traits throws(TraitProblem) in try traits.insert(presentation, in: window) }
    try show(shown, in: presentation, style, over: presenter, window, place)
    try put(shown, in: presentation, place)
    if style.covers { try cover(presenter, with: shown, place) }
  }

  /// Refuses what UIKit raises an exception for.
  private func requirePresentable(_ shown: EnvironmentID, _ place: Place) throws(Problem) -> ModalStyle {
    let name = traits.tree.name(of: shown)
    if let other = field("presentingViewController", of: shown)?.environment {
      throw Problem(
        "\(name) is being presented by \(traits.tree.name(of: other)), and UIKit raises an exception",
        at: place,
        suggestion: "end that first: `\(reference(to: shown)).dismiss(animated: true)`")
    }
    if let parent = traits.tree.parentController(of: shown) {
      throw Problem(
        "\(name) is a child of \(traits.tree.name(of: parent)), and UIKit does not present an active controller",
        at: place, suggestion: "`removeFromParent()` first, or present another one")
    }
    if let window = traits.tree.parent(of: shown), traits.tree.kind(of: window) == .window {
      throw Problem(
        "\(name) is the root controller of \(traits.tree.name(of: window)), and UIKit does not present an active controller",
        at: place, suggestion: "present another one")
    }
    guard let style = style(of: shown) else {
      throw Problem(
        "the style `none` has no presentation controller, and UIKit raises an exception", at: place,
        suggestion: "choose another style, such as `.pageSheet`")
    }
    return style
  }

  /// A transitioning delegate makes the presentation controller, where there is one that does.
  private mutating func askForPresentation(
    of shown: EnvironmentID, _ presenter: EnvironmentID, _ place: Place
  ) throws(Problem) {
    guard var delegate = field("transitioningDelegate", of: shown), delegate != .nothing,
      field("presentationController", of: shown) ?? .nothing == .nothing,
      let member = member("presentationController", of: .named(className(of: delegate)))?.first,
      case .functions = member.body
    else { return }
    var arguments: [Value] = [.environment(shown), .environment(presenter), .environment(presenter)]
    let made = try invoke(member, of: &delegate, &arguments, place, as: nil)
    if made.environment != nil { setField("presentationController", made, of: shown) }
  }

  /// Lets the presentation stand on the screen of its scene, which gives it size classes and a level.
  private mutating func show(
    _ shown: EnvironmentID, in controller: EnvironmentID, _ style: ModalStyle, over presenter: EnvironmentID,
    _ window: EnvironmentID, _ place: Place
  ) throws(Problem) {
    let name = traits.tree.name(of: shown)
    guard let scene = traits.tree.scene(of: window), let standing = screens.system.standing(of: scene) else {
      return confirm("\(name) presented by \(traits.tree.name(of: presenter))")
    }
    if style.kind == .fullScreenCover, standing.device.idiom == .mac {
      throw Problem(
        "a Mac has no full-screen covers", at: place, suggestion: "a sheet is what it has: `.formSheet`")
    }
    declare(.content, at: window, place)
    let id = screens.makeID()
    var presentation = Presentation(style.kind, isPresented: true)
    presentation.modifiers.sizing = style.sizing
    let around = traits.tree.ancestors(of: presenter).compactMap { screens.presented[$0] }
    var row = ScreenRow(name, .presentation(presentation), at: window, in: around.first, place)
    row.presented = (controller, [])
    row.binding = ScreenBinding(
      get: { session throws(Problem) in .bool(session.screens.presented[controller] == id) },
      set: { session, value throws(Problem) in
        if value.isTrue { return }
        try session.endPresentation(of: shown, by: presenter, place)
        _ = try session.askDelegate(of: controller, "presentationControllerDidDismiss", [], place)
      })
    row.selection = sheetSelection(of: controller)
    row.presentation?.modifiers.adaptation = try adaptation(of: controller, scene, place)
    screens.rows[id] = row
    screens.presented[controller] = id
    guard let placed = try placed(id) else { return }
    if placed.form == .popover { try requireSource(of: controller, place) }
    _ = try give(placed, to: controller, of: id, place)
  }

  private func requireSource(of controller: EnvironmentID, _ place: Place) throws(Problem) {
    let isAnchored = ["sourceView", "barButtonItem", "sourceItem"].contains {
      field($0, of: controller) ?? .nothing != .nothing
    }
    if isAnchored { return }
    throw Problem(
      "a popover needs to know where it points, and UIKit raises an exception", at: place,
      suggestion: "set `popoverPresentationController?.sourceView`, or `barButtonItem`, before")
  }

  // MARK: - Covering

  /// Lets a presenter hear that it is about to be covered; its view leaves when what covers it has appeared.
  private mutating func cover(
    _ presenter: EnvironmentID, with shown: EnvironmentID, _ place: Place
  ) throws(Problem) {
    let isAnnounced = traits.hasAppeared(presenter)
    if isAnnounced {
      try engine(place) { traits throws(TraitProblem) in try traits.announceDisappearance(of: presenter) }
    }
    putOff(place) { session throws(Problem) in
      guard session.field("presentedViewController", of: presenter)?.environment == shown,
        let parent = session.traits.tree.parent(of: presenter), session.traits.tree.isInHierarchy(presenter)
      else { return .next }
      session.names.destinations[presenter] = parent
      if session.traits.tree.kind(of: parent) == .window {
        session.setField("rootViewController", .environment(presenter), of: parent)
      }
      try session.engine(place) { traits throws(TraitProblem) in
        try traits.disappear(presenter, isAnnounced: isAnnounced)
      }
      return .next
    }
  }

  /// Puts a presenter that was covered back.
  ///
  /// - Returns: Whether it was.
  private mutating func uncover(_ presenter: EnvironmentID, _ place: Place) throws(Problem) -> Bool {
    guard !traits.tree.isInHierarchy(presenter), let parent = names.destinations[presenter],
      !traits.tree.isDestroyed(parent)
    else { return false }
    try put(presenter, in: parent, at: traits.tree.kind(of: parent) == .window ? 0 : nil, place)
    return true
  }

  private mutating func putOff(_ place: Place, _ body: @escaping Action) {
    let code = FunctionCode(
      parameters: [], result: .void, frameSize: 0, captureSlots: [], body: body, place: place)
    putOff(.closure(makeFunction(code)))
  }

  // MARK: - Dismissing

  /// Ends what a controller presents, else the presentation that it is in.
  mutating func dismiss(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    if let shown = nearest("presentedViewController", from: id).environment,
      let presenter = field("presentingViewController", of: shown)?.environment
    {
      return try endPresentation(of: shown, by: presenter, place)
    }
    let around = traits.tree.ancestors(of: id)
    if let presenter = nearest("presentingViewController", from: id).environment,
      let shown = field("presentedViewController", of: presenter)?.environment
    {
      return try endPresentation(of: shown, by: presenter, place)
    }
    if let screen = around.compactMap({ screens.presented[$0] }).first {
      return try write(false, to: screen)
    }
    throw Problem(
      "\(traits.tree.name(of: id)) presents nothing and is not presented, so there is nothing to dismiss",
      at: place, suggestion: "ask before: `if presentedViewController != nil`")
  }

  mutating func endPresentation(
    of shown: EnvironmentID, by presenter: EnvironmentID, _ place: Place
  ) throws(Problem) {
    if field("presentedViewController", of: shown)?.environment != nil { try dismiss(shown, place) }
    setField("presentedViewController", .nothing, of: presenter)
    setField("presentingViewController", .nothing, of: shown)
    guard let controller = field("presentationController", of: shown)?.environment else { return }
    for name in ["presentedViewController", "presentingViewController"] {
      setField(name, .nothing, of: controller)
    }
    if let id = screens.presented.removeValue(forKey: controller) {
      screens.rows[id] = nil
      screens.system.forget(id)
    }
    confirm("\(traits.tree.name(of: shown)) dismissed")
    let isInside = traits.tree.isInHierarchy(controller)
    if isInside, traits.hasAppeared(shown), try uncover(presenter, place) {
      try engine(place) { traits throws(TraitProblem) in try traits.announceDisappearance(of: controller) }
      putOff(place) { session throws(Problem) in
        let isAgain = session.field("presentingViewController", of: shown) ?? .nothing != .nothing
        if isAgain || !session.traits.tree.isInHierarchy(controller) { return .next }
        try session.engine(place) { traits throws(TraitProblem) in
          try traits.disappear(controller, isAnnounced: true)
        }
        return .next
      }
    } else {
      _ = try uncover(presenter, place)
      try takeOut(controller, place)
    }
  }
}
