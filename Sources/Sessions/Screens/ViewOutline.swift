import StateUpdates

/// The labels of the views below one, as lines of a drawing; what is presented and what stands in toolbars is left out.
package struct ViewOutline {
  private let session: Session
  private let marksButtons: Bool

  package init(_ session: Session, marksButtons: Bool = false) {
    (self.session, self.marksButtons) = (session, marksButtons)
  }

  package func lines(below id: ViewID) -> [String] {
    let view = session.views[id]
    if session.views.graph[id]?.element.isHidden == true { return [] }
    if view?.type == "TextField", let binding = view?.argument("text")?.binding,
      case .string(let text)? = binding.shown(in: session), !text.isEmpty
    {
      return [text]
    }
    if let top = session.views.destinations(of: id).last { return lines(below: top.id) }
    let isGroup = ["Section", "GroupBox", "DisclosureGroup", "Tab"].contains(view?.type)
    if let label = session.label(of: id), !isGroup {
      return [marksButtons && view?.type == "Button" ? "[\(label)]" : label]
    }
    let made = session.views.made[id]?.view.environment
    if let text = made.flatMap({ session.field("text", of: $0) }), text != .nothing {
      return [session.text(text)]
    }
    var lines: [String] = []
    if isGroup, case .string(let title)? = view?.argument("title") { lines.append(title) }
    for child in session.views.graph[id]?.children ?? [] where lines.count < 100 {
      if let slot = session.views[child]?.slot, ModifierValue.aside.contains(slot) { continue }
      lines += self.lines(below: child)
    }
    return lines
  }
}
