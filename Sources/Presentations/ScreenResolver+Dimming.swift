extension ScreenResolver {
  /// Whether what lies behind a sheet is dimmed, and whether it can be used: always one or the other.
  func dim(_ placed: inout PlacedPresentation, _ presentation: Presentation, _ scale: DetentScale) {
    let talk = "WWDC23 session 10161"
    let height = placed.detent.flatMap { scale.height(of: $0) } ?? scale.maximum
    let asked = presentation.modifiers.backgroundInteraction
    var limit: PresentationDetent?
    var reason: Reason
    switch asked {
    case .enabled:
      limit = placed.detents.last
      reason = Reason(
        "backgroundInteraction", "enabled", "What lies behind can be used, and nothing dims it.", talk)
    case .disabled:
      reason = Reason(
        "backgroundInteraction", "disabled", "What lies behind is dimmed at every detent.", talk)
    case .upThrough(let detent):
      limit = presentation.detents.first { $0 == detent }
      reason = Reason(
        "backgroundInteraction", "\(asked)",
        limit == nil
          ? "The detent is none of the sheet's, so that it has no effect."
          : "Only above that detent what lies behind is dimmed.", talk,
        change: limit == nil
          ? "one of \(presentation.detents.map(\.description).joined(separator: ", "))" : nil)
    case .automatic where presentation.kind == .inspector:
      limit = .medium
      reason = Reason(
        "backgroundInteraction", "automatic", "An inspector leaves what lies behind usable up to medium.",
        talk, decision: "inspectorBackground")
    case .automatic:
      reason = Reason(
        "backgroundInteraction", "automatic", "What lies behind a sheet is dimmed.", "SwiftUI's documentation"
      )
    }
    let clear = limit.flatMap { scale.height(of: $0) } ?? -1
    (placed.isDimmed, placed.isBackgroundInteractive) = (height > clear, height <= clear)
    reason.subject = "presentationBackgroundInteraction"
    let detent = Reason(
      "detent", "\(placed.detent ?? .large), \(Size.text(height)) high",
      "It is compared by its height.", talk, change: "drag it to another detent")
    placed.dimming = [detent, reason]
  }

  /// The same for what is no sheet with detents.
  func dimOthers(_ placed: inout PlacedPresentation, _ presentation: Presentation) {
    let source = "Apple's Human Interface Guidelines"
    switch placed.form {
    case .sheet where layout.standing.device.idiom == .mac:
      (placed.isDimmed, placed.isBackgroundInteractive) = (true, false)
      placed.dimming = [Reason(scene, "on a Mac", "A sheet is modal in its window.", source)]
    case .fullScreenCover:
      placed.isBackgroundInteractive = false
      placed.dimming = [
        Reason("form", "fullScreenCover", "It covers everything, so that nothing is dimmed.", source)
      ]
    case .popover, .confirmationDialog:
      let isEnabled = presentation.modifiers.backgroundInteraction == .enabled
      placed.isBackgroundInteractive = isEnabled
      let isSheet = (placed.frame?.maxX ?? 0) > layout.standing.size.width - 9
      placed.isDimmed = placed.form == .confirmationDialog && isSheet
      let rule = "A panel dims nothing; a tap outside of it closes it, unless the background is enabled."
      placed.dimming = [Reason("form", placed.form.rawValue, rule, source)]
    case .alert:
      (placed.isDimmed, placed.isBackgroundInteractive) = (true, false)
      placed.dimming = [Reason("form", "alert", "An alert wants an answer first.", source)]
    default: return
    }
  }
}
