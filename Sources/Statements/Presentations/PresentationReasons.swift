import Presentations
import Sessions

/// Why the properties of what is on a screen are what they are, beside its form.
extension Session {
  /// The reasons of one property; nil where it has none of its own.
  mutating func ownReasons(of id: ScreenID, _ property: String, _ placed: PlacedPresentation) throws(Problem)
    -> [Reason]?
  {
    guard let row = screens.rows[id], let presentation = row.presentation else { return nil }
    let modifiers = presentation.modifiers
    switch property {
    case "formStyle":
      let isInspector = presentation.kind == .inspector
      let reason = Reason(
        row.name, "\(isInspector ? "an" : "a") \(presentation.kind.words)",
        isInspector ? "Forms in an inspector are grouped by themselves." : "A Form is of its platform.",
        "WWDC23 session 10161")
      return [reason] + written("formStyle", modifiers.formStyle)
    case "hasToolbarShadow", "contentOffset":
      let offset = screens.system.states[id]?.offset ?? 0
      return [
        Reason(
          "contentOffset", "\(Session.short(offset)) points",
          "Content that lies under a toolbar makes a shadow there.", "WWDC23 session 10161",
          decision: property == "contentOffset" ? nil : "shadowPockets")
      ]
    case "detent", "height", "activeDetents", "hasGrabber":
      return detentReasons(row, property, placed)
    case "frame": return [frameReason(row, placed)]
    case "isTranslucent", "backgroundFrame":
      return [
        Reason(
          row.name, placed.isModal ? text(of: placed) : placed.form.rawValue,
          "A background fills the whole of what is presented; a column has none.", "WWDC23 session 10161")
      ] + written("presentationBackground", modifiers.background)
    case "horizontalSizeClass", "verticalSizeClass":
      let width = placed.frame.map { "\(Session.short($0.width)) points wide" } ?? placed.form.rawValue
      let rule = "Its content has the size class of the room it has."
      return [Reason(row.name, width, rule, "", decision: "contentSizeClasses")]
    case "toolbar", "presentationController":
      let fact = property == "toolbar" ? "its items" : text(of: placed)
      return [Reason(row.name, fact, "It is there while the presentation is.", "SwiftUI's documentation")]
    default:
      guard let modifier = PresentationModifier.all.first(where: { $0.names.contains(property) }) else {
        return nil
      }
      let (value, bare) = (modifier.get(modifiers), modifier.get(PresentationModifiers()))
      return written(modifier.names[0], value == bare ? nil : shown(value))
    }
  }

  /// What a presentation is says where it stands.
  private func frameReason(_ row: ScreenRow, _ placed: PlacedPresentation) -> Reason {
    let (frame, width) = (placed.frame?.width ?? 0, placed.width ?? 0)
    let isCard = placed.form == .sheet && placed.frame.map { $0.x > 0 } ?? false
    let open: String? =
      frame < width
      ? "narrowWindows" : placed.form.isColumn ? "severalColumns" : isCard ? "cardSizes" : nil
    return Reason(row.name, text(of: placed), "What it is says where it stands.", "SwiftUI", decision: open)
  }

  /// A modifier, as it was written or left out.
  private func written(_ modifier: String, _ value: String?) -> [Reason] {
    [Reason(modifier, value.map { "\($0), written" } ?? "not written", "The modifier says so.", "SwiftUI")]
  }

  private func detentReasons(_ row: ScreenRow, _ property: String, _ placed: PlacedPresentation) -> [Reason] {
    guard !placed.detents.isEmpty, let modifiers = row.presentation?.modifiers else {
      return [Reason(row.name, placed.form.rawValue, "Only a sheet has detents.", "SwiftUI's documentation")]
    }
    let isOwn = !modifiers.detents.isEmpty
    let listed = placed.detents.map(\.description).joined(separator: ", ")
    let kind = row.presentation?.kind
    let detents = Reason(
      "detents", listed + (isOwn ? "" : ", not written"), "A sheet rests at one of its detents.",
      "SwiftUI, presentationDetents", decision: isOwn || kind != .inspector ? nil : "inspectorBackground")
    let rest =
      row.selection != nil
      ? Reason("selection", "\(placed.detent ?? .large)", "The binding selects one.", "SwiftUI")
      : Reason(
        "detent", "\(placed.detent ?? .large)", "It starts at the lowest, and rests where it was put.",
        "SwiftUI, presentationDetents")
    switch (property, placed.detent) {
    case ("activeDetents", _): return [detents]
    case ("height", _) where placed.frame.map { $0.x > 0 } ?? false:
      return [detents, heightReason(placed, "cardDetents")]
    case ("hasGrabber", _):
      return [
        detents,
        Reason(
          "dragIndicator", modifiers.dragIndicator.rawValue, "It shows where there is a choice.", "",
          decision: "grabbers"),
      ]
    case ("detent", _): return [detents, rest]
    case (_, .medium?): return [detents, heightReason(placed, "mediumHeight")]
    case (_, .fraction?): return [detents, heightReason(placed, "fractionOf")]
    case (_, .large?): return [detents, heightReason(placed, "safeAreas")]
    default: return [detents, heightReason(placed, nil)]
    }
  }

  private func heightReason(_ placed: PlacedPresentation, _ decision: String?) -> Reason {
    Reason(
      "detent", "\(placed.detent ?? .large)", "A detent has its height in its scene.",
      "SwiftUI, PresentationDetent", decision: decision)
  }

  /// Why an item of a toolbar stands where it does in its bar.
  func positionReasons(_ row: ScreenRow, _ item: PlacedItem) -> [Reason] {
    let placement = row.item?.placement ?? .automatic
    let rule =
      item.position == .overflow
      ? "What has no room goes into the menu." : "The placement says where in its toolbar it stands."
    return [
      Reason("host", item.host.rawValue, "An item stands in its toolbar.", "WWDC23 session 10161"),
      Reason(
        "placement", placement.rawValue, rule, "SwiftUI, ToolbarItemPlacement",
        decision: item.position == .overflow
          ? "overflow" : [.primaryAction, .secondaryAction].contains(placement) ? "toolbarActions" : nil),
    ]
  }
}
