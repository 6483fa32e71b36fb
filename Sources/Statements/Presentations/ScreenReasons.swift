import Presentations
import Sessions

/// The reasons for the properties of something on a screen.
struct ScreenReasons {
  private let session: Session
  private let id: ScreenID
  private let row: ScreenRow
  let placed: PlacedPresentation?
  private let item: PlacedItem?

  init?(of id: ScreenID, in session: inout Session) throws(Problem) {
    guard let row = session.screens.rows[id] else { return nil }
    (placed, item) = (try session.placed(id), try session.layout(around: id)?.items[id])
    (self.id, self.row, self.session) = (id, row, session)
  }

  /// The facts that decide a property, the decisive one last; nil if the property has no reason.
  func reasons(of property: String) -> [Reason]? {
    if row.item != nil { return itemReasons(property) }
    guard let placed else { return [Reason(presenter, "on no screen")] }
    switch property {
    case "isDimmed", "isBackgroundInteractive":
      return placed.isModal ? placed.dimming : [Reason(row.name, placed.form.rawValue)]
    case "isPresented":
      var copy = session
      let value = "\((try? copy.isPresented(id)) == true)"
      return [Reason(row.binding == nil ? "isPresented" : "its binding", value)]
    case "formStyle":
      let article = row.presentation?.kind == .inspector ? "an" : "a"
      let kind = row.presentation?.kind.words ?? ""
      return [Reason(row.name, "\(article) \(kind)")] + written("formStyle", modifiers.formStyle)
    case "width" where placed.form.isColumn: return widthReasons
    case "placement" where placed.form.isColumn: return formReasons(placed) + [placementReason(placed)]
    case "presentedAs", "placement", "width": return formReasons(placed)
    default: return placed.form == .hidden ? formReasons(placed) : looks(property, placed)
    }
  }

  private var presenter: String { session.name(of: row.environment) }
  private var modifiers: PresentationModifiers { row.presentation?.modifiers ?? PresentationModifiers() }

  // MARK: What it is

  private func formReasons(_ placed: PlacedPresentation) -> [Reason] {
    let placement = session.placement(at: row.environment).map { placement in
      Reason(
        session.name(of: placement.scene), placement.facts.joined(separator: " "),
        "A scene's size gives it its size classes.", "Apple's Human Interface Guidelines, Layout")
    }
    return [placement].compactMap { $0 } + placed.reasons.map(withOrigin)
  }

  /// Adds the origin of a size class: `compact, override of animals`.
  private func withOrigin(_ reason: Reason) -> Reason {
    let (parts, traits) = (reason.subject.split(separator: ".").map(String.init), session.traits)
    guard parts.count == 2, let trait = traits.trait(property: parts[1]),
      let id = session.environments(named: parts[0]).first,
      let source = traits.explanation(of: trait, at: id).first(where: { $0.role == .decides }),
      let owner = source.environment
    else { return reason }
    var reason = reason
    switch source.origin {
    case .override: reason.fact += ", override of \(traits.tree.name(of: owner))"
    case .parentsOverride, .systemValue: reason.fact += ", given to \(traits.tree.name(of: owner))"
    default: break
    }
    return reason
  }

  private func placementReason(_ placed: PlacedPresentation) -> Reason {
    if placed.placement == .fullHeight {
      return Reason(
        presenter, "outside of navigation", "Outside of navigation an inspector reaches to the top.",
        Reason.talk, change: "put it on a view inside of a stack")
    }
    return Reason(
      presenter, "inside of navigation",
      "Inside of a navigation structure an inspector stands under its bar.", Reason.talk,
      change: "put it on the stack itself")
  }

  private var widthReasons: [Reason] {
    let declared = Reason(
      "columnWidth", "\(modifiers.columnWidth)", "A column starts with its ideal width.",
      "SwiftUI, inspectorColumnWidth")
    guard case .flexible = modifiers.columnWidth,
      let dragged = session.screens.system.states[id]?.draggedWidth
    else { return [declared] }
    return [
      declared, Reason("dragged", "to \(Session.short(dragged))", "What a person chose wins.", Reason.talk),
    ]
  }

  // MARK: How it looks

  private func looks(_ property: String, _ placed: PlacedPresentation) -> [Reason]? {
    let text = session.text(of: placed)
    switch property {
    case "hasToolbarShadow", "contentOffset":
      let points = "\(Session.short(session.screens.system.states[id]?.offset ?? 0)) points"
      let decision = property == "contentOffset" ? nil : "shadowPockets"
      return [Reason("contentOffset", points, decision: decision)]
    case "detent", "height", "activeDetents", "hasGrabber": return detentReasons(property, placed)
    case "frame":
      let isCut = placed.frame?.width ?? 0 < placed.width ?? 0
      let decision = placed.isCard ? "cardSizes" : placed.form.isColumn ? "severalColumns" : nil
      return [Reason(row.name, text, decision: isCut ? "narrowWindows" : decision)]
    case "isTranslucent", "backgroundFrame":
      return [Reason(row.name, placed.isModal ? text : placed.form.rawValue)]
        + written("presentationBackground", modifiers.background)
    case "horizontalSizeClass", "verticalSizeClass":
      let width = placed.frame.map { "\(Session.short($0.width)) points wide" } ?? placed.form.rawValue
      return [Reason(row.name, width, decision: "contentSizeClasses")]
    case "toolbar": return [Reason(row.name, "its items")]
    case "presentationController": return [Reason(row.name, text)]
    default:
      return PresentationModifier.named(property).map { modifier in
        written(modifier.names[0], modifier.written(in: modifiers).map { session.shown($0) })
      }
    }
  }

  private func written(_ modifier: String, _ value: String?) -> [Reason] {
    [Reason(modifier, value.map { "\($0), written" } ?? "not written")]
  }

  private func detentReasons(_ property: String, _ placed: PlacedPresentation) -> [Reason] {
    if placed.detents.isEmpty { return [Reason(row.name, placed.form.rawValue)] }
    let isOwn = !modifiers.detents.isEmpty
    let isInspector = row.presentation?.kind == .inspector
    let detents = Reason(
      "detents", placed.detents.words + (isOwn ? "" : ", not written"),
      decision: isOwn || !isInspector ? nil : "inspectorBackground")
    let detent = placed.detent ?? .large
    switch property {
    case "activeDetents": return [detents]
    case "hasGrabber":
      return [detents, Reason("dragIndicator", modifiers.dragIndicator.rawValue, decision: "grabbers")]
    case "detent": return [detents, Reason(row.selection == nil ? "detent" : "selection", "\(detent)")]
    default:
      let decision: String? =
        switch detent {
        case _ where placed.isCard: "cardDetents"
        case .medium: "mediumHeight"
        case .fraction: "fractionOf"
        case .large: "safeAreas"
        default: nil
        }
      return [detents, Reason("detent", "\(detent)", decision: decision)]
    }
  }

  // MARK: Items of toolbars

  private func itemReasons(_ property: String) -> [Reason]? {
    if property == "label" { return nil }
    let parent = row.parent.map { session.name(of: $0) }
    guard let item else { return [Reason(parent ?? row.name, "not on the screen")] }
    let placement = row.item?.placement ?? .automatic
    if property != "host" {
      let isMeasured = placement == .primaryAction || placement == .secondaryAction
      let decision = item.position == .overflow ? "overflow" : isMeasured ? "toolbarActions" : nil
      return [
        Reason("host", item.host.rawValue), Reason("placement", placement.rawValue, decision: decision),
      ]
    }
    let fact = "written " + (parent.map { "in \($0)" } ?? "on \(presenter)")
    let isShared = item.host == .navigation && parent != nil
    return [
      Reason("placement", placement.rawValue),
      Reason(row.name, fact, decision: isShared ? "sharedBars" : nil),
    ]
  }
}
