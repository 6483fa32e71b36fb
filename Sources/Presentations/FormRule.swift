/// The rule that decides the form of a presentation by its kind, its device and its size classes.
///
/// | kind | Mac | width regular | split screen, width regular | width compact | height compact |
/// |---|---|---|---|---|---|
/// | inspector | column | column | overlay | sheet | column, or as a sheet |
/// | sheet | sheet | sheet | sheet | sheet | fullScreenCover |
/// | popover | popover | popover | popover | sheet | popover, or as a sheet |
/// | fullScreenCover, alert, confirmationDialog | as declared, but for the cover, which a Mac does not have | | | | |
///
/// `presentationCompactAdaptation` changes this for sheets and popovers. An unspecified size class counts as regular.
struct FormRule {
  let kind: Presentation.Kind
  let placement: ScenePlacement
  let scene: String
  let presenter: String
  let classes: SizeClasses
  let adaptation: CompactAdaptation

  typealias Result = (form: PresentationForm, reasons: [Reason])

  /// The form, with the reasons for it; the last reason decides.
  var result: Result {
    let isMac = placement.isOnMac
    switch kind {
    case .inspector where isMac:
      let rule = "On a Mac an inspector is a column, whatever the width."
      return (.column, [Reason(scene, "on a Mac, never a sheet", rule, Reason.talk)])
    case .inspector where isNarrow:
      let reason = width(
        "In a compact width an inspector is a sheet.", Reason.talk,
        change: "a regular width makes it a column")
      let unreached = Reason(
        "presentationCompactAdaptation", adaptation.horizontal.rawValue, "It does not reach inspectors.",
        "INFER", decision: "adaptedInspectors")
      return asSheet(adaptation == CompactAdaptation() ? [reason] : [unreached, reason])
    case .inspector: return column
    case .popover where isMac: return (.popover, [device("On a Mac a popover is one always.")])
    case .sheet where isMac: return (.sheet, [device("On a Mac a sheet is a card over its window.")])
    case .popover, .sheet: return adapted ?? (kind == .sheet ? sheet : popover)
    case .fullScreenCover where isMac:
      return (.hidden, [Reason(scene, "on a Mac", "A Mac has no full-screen covers.")])
    case .fullScreenCover:
      return (.fullScreenCover, [device("A full-screen cover covers the whole scene.")])
    case .alert: return (.alert, [device("An alert is one everywhere.")])
    case .confirmationDialog where isMac:
      return (.confirmationDialog, [device("On a Mac a confirmation dialog is modal, as an alert is.")])
    case .confirmationDialog:
      let reason =
        isNarrow
        ? width("In a compact width a confirmation dialog is an action sheet.")
        : device("Where there is room a dialog stands at what it belongs to.")
      return (.confirmationDialog, [reason])
    }
  }

  private var isNarrow: Bool { classes.horizontal == .compact }
  private var isLow: Bool { classes.vertical == .compact }

  private var column: Result {
    if case .share(let part, let whole) = placement.extent {
      let reason = Reason(
        scene, "\(part)/\(whole) of the screen", "In split screen an inspector lies above the content.",
        Reason.talk, change: "with the whole screen it stands beside the content", decision: "overlays")
      return (.overlay, [width("A width that is not compact has room for a column.", Reason.talk), reason])
    }
    let isOpen = classes.horizontal == .unspecified
    let reason = width(
      "Where the width is not compact an inspector is a trailing column.", Reason.talk,
      change: "a compact width makes it a sheet",
      decision: isOpen ? "unspecifiedWidth" : isLow ? "sheetInCompactHeight" : nil)
    return (.column, [reason])
  }

  private var popover: Result {
    if isNarrow {
      let reason = width(
        "In a compact width a popover adapts to a sheet.",
        change: "`presentationCompactAdaptation popover` keeps it a popover")
      return asSheet([reason])
    }
    let reason = width(
      "Where the width is not compact a popover is a panel with an arrow.",
      change: "a compact width makes it a sheet", decision: isLow ? "popoversInCompactHeight" : nil)
    return (.popover, [reason])
  }

  private var sheet: Result {
    if isLow { return asSheet([]) }
    let rule =
      isNarrow
      ? "In a compact width a sheet stands at the bottom edge." : "In a regular width a sheet is a card."
    return (.sheet, [width(rule, change: "a compact height makes it cover the screen")])
  }

  /// The result for a sheet, or a presentation that adapts to one: in a compact height it is a full-screen cover.
  private func asSheet(_ reasons: [Reason]) -> Result {
    guard isLow else { return (.sheet, reasons) }
    let reason = Reason(
      "\(presenter).verticalSizeClass", "compact", "In a compact height a sheet covers the screen.",
      change: "a regular height leaves it a sheet",
      decision: kind == .sheet ? nil : "sheetInCompactHeight")
    return (.fullScreenCover, reasons + [reason])
  }

  /// The form that `presentationCompactAdaptation` asks for; nil if it does not apply.
  private var adapted: Result? {
    let axis: SizeAxis = isLow ? .vertical : .horizontal
    let wanted = isLow ? adaptation.vertical : adaptation.horizontal
    guard isLow || isNarrow, wanted != .automatic else { return nil }
    let fact = Reason(
      "\(presenter).\(axis.property)", "\(classes[axis])", "Only a compact width or height adapts.")
    let reason = Reason(
      "presentationCompactAdaptation",
      "\(wanted.rawValue) where the \(isLow ? "height" : "width") is compact",
      "The modifier says what a presentation adapts to; where both are compact, the height's value counts.",
      change: "without it, it adapts by itself")
    let form = PresentationForm(rawValue: wanted == .none ? kind.rawValue : wanted.rawValue)
    return (form ?? .sheet, [fact, reason])
  }

  private func width(
    _ rule: String, _ source: String = Reason.documentation, change: String? = nil, decision: String? = nil
  ) -> Reason {
    Reason(
      "\(presenter).horizontalSizeClass", "\(classes.horizontal)", rule, source, change: change,
      decision: decision)
  }

  private func device(_ rule: String) -> Reason { Reason(scene, "on \(placement.device.words)", rule) }
}
