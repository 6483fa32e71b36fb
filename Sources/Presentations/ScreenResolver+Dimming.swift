extension ScreenResolver {
  /// Decides whether the content behind a sheet is dimmed or can be used: it is always one of the two.
  func dim(_ placed: inout PlacedPresentation, _ presentation: Presentation, _ scale: DetentScale) {
    let (asked, detents) = (presentation.modifiers.backgroundInteraction, presentation.detents)
    var limit: PresentationDetent?
    let undimming = presentation.modifiers.undimming
    var why = Reason(undimming.name, undimming.value, "", Reason.talk)
    switch asked {
    case .enabled:
      limit = placed.detents.last
      why.rule = "What lies behind can be used, and nothing dims it."
    case .disabled: why.rule = "What lies behind is dimmed at every detent."
    case .upThrough(let detent) where detents.contains(detent):
      limit = detents.first { $0 == detent }
      why.rule = "Only above that detent what lies behind is dimmed."
    case .upThrough:
      why.rule = "The detent is none of the sheet's, so that it has no effect."
      why.change = "one of \(detents.words)"
    case .automatic where presentation.kind == .inspector:
      limit = .medium
      why.rule = "An inspector leaves what lies behind usable up to medium."
      why.decision = "inspectorBackground"
    case .automatic: (why.rule, why.source) = ("What lies behind a sheet is dimmed.", Reason.documentation)
    }
    let height = placed.detent.flatMap { scale.height(of: $0) } ?? scale.maximum
    placed.isDimmed = height > limit.flatMap { scale.height(of: $0) } ?? -1
    placed.isBackgroundInteractive = !placed.isDimmed
    let detent = Reason(
      "detent",
      "\(placed.detent ?? .large), \(placed.height == nil ? "at most " : "")\(Size.text(height)) high",
      "It is compared by its height.", Reason.talk, change: "drag it to another detent")
    placed.dimming = [detent, why]
  }

  /// Decides the same for all presentations but sheets with detents.
  func dimOthers(_ placed: inout PlacedPresentation, _ presentation: Presentation, isActionSheet: Bool) {
    let source = "Apple's Human Interface Guidelines"
    let form = placed.form
    (placed.isDimmed, placed.isBackgroundInteractive) = (true, false)
    switch form {
    case .fullScreenCover:
      placed.isDimmed = false
      let rule = "It covers everything, so that nothing is dimmed."
      placed.dimming = [Reason("form", "fullScreenCover", rule, source)]
    case .alert,
      .confirmationDialog where placement.isOnMac:
      placed.dimming = [Reason("form", form.rawValue, "It wants an answer first.", source)]
    case .confirmationDialog where isActionSheet:
      let rule = "An action sheet dims what lies behind; a tap outside of it closes it."
      placed.dimming = [Reason("form", form.rawValue, rule, source)]
    case .popover, .confirmationDialog:
      placed.isBackgroundInteractive = presentation.modifiers.backgroundInteraction == .enabled
      placed.isDimmed = false
      let rule = "A panel dims nothing; a tap outside of it closes it, unless the background is enabled."
      placed.dimming = [Reason("form", form.rawValue, rule, source)]
    case .custom:
      placed.isDimmed = false
      let rule = "Its presentation controller dims what lies behind, or leaves it as it is."
      placed.dimming = [Reason("form", "custom", rule, "UIKit's documentation")]
    default: placed.dimming = [Reason(scene, "on a Mac", "A sheet is modal in its window.", source)]
    }
  }
}
