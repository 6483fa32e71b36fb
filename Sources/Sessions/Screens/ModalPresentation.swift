import ViewTree

/// UIKit's `present(_:animated:)` and `dismiss(animated:)`: one controller presents another.
package struct ModalPresentation {
  package let shown: EnvironmentID
  package let presenter: EnvironmentID
  package let place: Place

  package init(shown: EnvironmentID, presenter: EnvironmentID, place: Place) {
    (self.shown, self.presenter, self.place) = (shown, presenter, place)
  }

  /// Dismisses the controller that `id` presents; otherwise the presentation that contains `id`.
  package static func end(at id: EnvironmentID, in session: inout Session, _ place: Place) throws(Problem) {
    let presenting = session.nearest("presentingViewController", from: id).environment
    let shown =
      session.nearest("presentedViewController", from: id).environment
      ?? presenting.flatMap { session.field("presentedViewController", of: $0)?.environment }
    if let shown, let presenter = session.field("presentingViewController", of: shown)?.environment {
      return try ModalPresentation(shown: shown, presenter: presenter, place: place).end(in: &session)
    }
    let tree = session.traits.tree
    // A presentation that a SwiftUI view inside declares.
    let own = session.screens.rows.filter { _, row in
      row.view != nil && row.controller != nil && row.presentation?.kind != .inspector
        && tree.contains(id, row.environment)
    }
    if let screen = own.keys.min() { return try session.write(false, to: screen) }
    if let screen = tree.ancestors(of: id).lazy.compactMap({ session.screens.presented[$0] }).first {
      return try session.write(false, to: screen)
    }
    session.note(
      "\(session.name(of: id)) presents nothing and is not presented, so there is nothing to dismiss")
  }

  // MARK: Ending

  package func end(in session: inout Session) throws(Problem) {
    if session.field("presentedViewController", of: shown)?.environment != nil {
      try Self.end(at: shown, in: &session, place)
    }
    let controller = session.field("presentationController", of: shown)?.environment
    session.setField("presentedViewController", .nothing, of: presenter)
    session.setField("presentingViewController", .nothing, of: shown)
    guard let controller else { return }
    PresentationController(id: controller).unwrap(shown, in: &session)
    // `isBeingDismissed` stays true until its view has disappeared.
    session.setField("isBeingDismissed", .bool(true), of: shown)
    defer { session.transition([shown], "isBeingDismissed", place) }
    try session.notify("dismissalTransitionWillBegin", controller, place)
    session.postpone(place) { session throws(Problem) in
      try session.notify("dismissalTransitionDidEnd", controller, with: ["": .bool(true)], place)
      guard !isPresented(in: session),
        let container = session.field("containerView", of: controller)?.environment
      else { return }
      session.setField("containerView", .nothing, of: controller)
      for view in session.subviews(of: container) + [container] { try session.removeFromParent(view, place) }
    }
    if let id = session.screens.presented.removeValue(forKey: controller) {
      session.screens.rows = session.screens.rows.filter { $0.key != id && $0.value.parent != id }
      session.screens.system.forget(id)
    }
    session.confirm("\(session.step(to: shown)) dismissed")
    let wasCovering = session.traits.tree.isInHierarchy(controller) && session.traits.hasAppeared(shown)
    let isLate = try uncover(in: &session) && wasCovering
    if isLate {
      try session.engine(place) { try $0.announceDisappearance(of: controller) }
    } else {
      try session.removeFromParent(controller, place)
    }
    session.postpone(place) { session throws(Problem) in
      if isPresented(in: session) { return }
      if session.traits.tree.isInHierarchy(controller) {
        try session.engine(place) { try $0.disappear(controller, isAnnounced: true) }
      }
      // The next presentation makes a presentation controller of its own.
      session.setField("presentationController", .nothing, of: shown)
      if session.traits.tree.isDestroyed(controller) { return }
      for child in Array(session.traits.tree.children(of: controller)) {
        try session.removeFromParent(child, place)
      }
      if session.retainer(of: controller) == nil { try session.discard(controller, place) }
    }
  }

  /// Whether the dismissed controller is presented again.
  private func isPresented(in session: Session) -> Bool {
    session.field("presentingViewController", of: shown) ?? .nothing != .nothing
  }

  // MARK: Covering

  /// Puts a covered presenter back, and returns whether it was covered.
  private func uncover(in session: inout Session) throws(Problem) -> Bool {
    let tree = session.traits.tree
    guard !tree.isInHierarchy(presenter), let parent = session.names.destinations[presenter],
      !tree.isDestroyed(parent)
    else { return false }
    try session.put(presenter, in: parent, at: tree.kind(of: parent) == .window ? 0 : nil, place)
    return true
  }
}

extension Session {
  /// A property of a controller, or of the nearest ancestor controller where it is not nil.
  package func nearest(_ name: String, from id: EnvironmentID) -> Value {
    var place = Optional(id)
    while let controller = place {
      if let value = field(name, of: controller), value != .nothing { return value }
      place = traits.tree.parentController(of: controller)
    }
    return .nothing
  }
}
