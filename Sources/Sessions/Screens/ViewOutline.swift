import StateUpdates
import ViewTree

extension Session {
  /// The text in a field, or what its format makes of its value; nil if it has none.
  private func typed(in view: ViewValue) -> String? {
    if let text = view.argument("text")?.binding?.shown(in: self) { return text.text }
    guard let value = view.argument("value")?.binding?.shown(in: self), value != .nothing else { return nil }
    return view.argument("format").flatMap { try? formatted(value, by: $0).text } ?? text(value)
  }

  /// The labels of a view and the views below it, as lines of a drawing, without presentations and toolbars.
  package func outline(below id: ViewID, marksButtons: Bool = false) -> [String] {
    let view = views[id]
    if views.graph[id]?.element.isHidden == true { return [] }
    if view?.modifiers.contains(where: \.isTransparent) == true { return [] }
    // The lines of overlays and backgrounds follow.
    func layers(_ slots: Set<String> = ModifierValue.layers) -> [String] {
      children.filter { slots.contains(views[$0]?.slot ?? "") }
        .flatMap { outline(below: $0, marksButtons: marksButtons) }
    }
    let children = views.graph[id]?.children ?? []
    if ["TextField", "SecureField", "TextEditor", "searchable"].contains(view?.type),
      let typed = view.flatMap(typed(in:)), !typed.isEmpty
    {
      if view?.type == "SecureField" { return [String(repeating: "•", count: typed.count)] + layers() }
      return typed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + layers()
    }
    if view?.type == "Image", case .string(let name)? = view?.arguments.first?.value {
      return ["(\(name))"] + layers()
    }
    if let top = views.destinations(of: id).last {
      return outline(below: top.id, marksButtons: marksButtons) + layers(ModifierValue.surroundings)
    }
    if view?.type == "TabView", view?.custom == nil, !children.isEmpty {
      return shownPages(of: id).flatMap { outline(below: $0, marksButtons: marksButtons) }
    }
    let isGroup = ["Section", "GroupBox", "DisclosureGroup", "ContentUnavailableView"].contains(view?.type)
    let isStyled =
      ["GroupBox", "Label", "ProgressView", "Toggle"].contains(view?.type)
      && children.contains { member("makeBody", of: .named(views[$0]?.type ?? "")) != nil }
    if !isGroup, !isStyled {
      let icon = children.isEmpty ? symbol(of: id).map { "(\($0))" } : nil
      let (label, state) = (label(of: id) ?? icon, state(of: id))
      if let state { return [[label, state].compactMap { $0 }.joined(separator: "  ")] + layers() }
      if let label {
        let lines = label.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return (marksButtons && view?.type == "Button" ? ["[\(label)]"] : lines) + layers()
      }
    }
    if let made = views.made[id]?.view.environment {
      let lines = outline(ofUIKit: made)
      let texts = lines.map(\.text).filter { !$0.isEmpty }
      return (texts.isEmpty ? lines.prefix(1).compactMap(\.name) : texts) + layers()
    }
    let lines = rows(in: id, isGroup && !isStyled ? view?.argument("title") : nil, marksButtons)
    if isStyled, let state = state(of: id),
      !views.visible(below: id).contains(where: { views[$0]?.type == view?.type })
    {
      return [(lines + [state]).joined(separator: "  ")]
    }
    return lines
  }

  /// The UIKit views with a name or a text, from one on down, with their depth; SwiftUI views inside them give only labels.
  ///
  /// - Parameter bars: The controllers whose bars are drawn elsewhere.
  package func outline(
    ofUIKit top: EnvironmentID, without bars: Set<EnvironmentID> = []
  ) -> [(depth: Int, name: String?, text: String)] {
    let tree = traits.tree
    var lines: [(depth: Int, name: String?, text: String)] = []
    var waiting = [(id: top, depth: 0)]
    while lines.count < 100, let (id, depth) = waiting.popLast() {
      func isKind(_ name: String) -> Bool { self.isKind(className(of: id), of: name) }
      // The bars are drawn elsewhere.
      if isTransparent(id) { continue }
      if screens.presented[id] != nil || isKind("UINavigationBar") || isKind("UITabBar") { continue }
      if let hosted = views.roots.values.first(where: { $0.host == id }) {
        lines += outline(below: hosted.root).map { (depth, nil, $0) }
        continue
      }
      let isView = tree.kind(of: id) == .view && !tree.isRootView(id)
      let (name, text) = (
        isView ? tree.label(of: id) : "", bars.contains(id) ? "" : shownLabel(of: id)
      )
      let isShown = !name.isEmpty || !text.isEmpty
      if isShown { lines.append((depth, name, text)) }
      for child in tree.children(of: id).reversed() where !isKind("UIButton") {
        waiting.append((child, isShown ? depth + 1 : depth))
      }
    }
    return lines
  }

  private func tabLabels(of page: ViewID) -> [ViewID] {
    views.graph[page]?.children.filter { views.isTabLabel($0) } ?? []
  }

  /// The parts of a `TabView` that is on screen: those of the selected page.
  private func shownPages(of tabs: ViewID) -> [ViewID] {
    (views.graph[tabs]?.children ?? []).flatMap { page in
      views[page]?.type == "Tab" ? views.graph[page]?.children.filter { !views.isTabLabel($0) } ?? [] : [page]
    }
  }

  /// The labels of the first `TabView` below a view that shows its bar; a text is preferred to the image beside it.
  package func tabs(below id: ViewID) -> String? {
    let around = presentation(around: id)
    for tabs in [id] + views.visible(below: id)
    where views[tabs]?.type == "TabView" && views[tabs]?.custom == nil && presentation(around: tabs) == around
    {
      let labels = (views.graph[tabs]?.children ?? []).compactMap { page in
        (views[page]?.type == "Tab" ? label(of: page) : nil)
          ?? tabLabels(of: page).lazy.compactMap { label(of: $0) }.first
          ?? tabLabels(of: page).lazy.compactMap { symbol(of: $0) }.first
      }
      let style = views[tabs]?.modifier("tabViewStyle")?.arguments.first?.value.keptText ?? ""
      if labels.isEmpty || style.contains("page") { continue }
      if hides("tabBar", below: shownPages(of: tabs)) == true { continue }
      return labels.joined(separator: " | ")
    }
    return nil
  }

  /// The contents of a view: one line for each child, or a single line for children in a row.
  private func rows(in id: ViewID, _ title: Value?, _ marksButtons: Bool) -> [String] {
    let (view, children) = (views[id], views.graph[id]?.children ?? [])
    var lines: [String] = []
    if case .string(let title)? = title { lines.append(title) }
    let headers = children.filter { views[$0]?.slot == "header" }
    var isRow = ["HStack", "HStackLayout", "GridRow"].contains(view?.argument("layout")?.text ?? view?.type)
    var waiting = Array((headers + children.filter { !headers.contains($0) }).reversed())
    while lines.count < 100, let child = waiting.popLast() {
      if let slot = views[child]?.slot, ModifierValue.shownElsewhere.contains(slot) { continue }
      if isRow, ["Group", "ForEach"].contains(views[child]?.type) {
        waiting += (views.graph[child]?.children ?? []).reversed()
        continue
      }
      var part = outline(below: child, marksButtons: marksButtons)
      // In a row, what lies over a view stands beside it.
      let inside = views.graph[child]?.children ?? []
      if isRow, !inside.isEmpty, inside.allSatisfy({ ModifierValue.layers.contains(views[$0]?.slot ?? "") }) {
        part = [part.joined(separator: "  ")]
      }
      isRow = isRow && part.count < 2
      lines += part
    }
    return isRow && lines.count > 1 ? [lines.joined(separator: "  ")] : lines
  }

  /// The text that a control shows beside its label: on or off, the selection, the value, or the other texts of a row.
  private func state(of id: ViewID) -> String? {
    guard let view = views[id] else { return nil }
    func bound(_ name: String) -> Value? { view.argument(name)?.binding?.shown(in: self) }
    switch view.type {
    case "LabeledContent": return texts(below: id, slot: "content", label).first
    case "NavigationLink", "Button":
      let others = texts(below: id, slot: "label", label).dropFirst()
      return others.isEmpty ? nil : others.joined(separator: "  ")
    case "Toggle": return bound("isOn").map { $0 == .bool(true) ? "on" : "off" }
    case "DatePicker": return bound("selection")?.date.written("MMM d, yyyy")
    case "Slider": return bound("value")?.number.map(Self.short)
    case "Gauge": return view.argument("value")?.number.map(Self.short)
    case "ProgressView":
      let part = (view.argument("value")?.number ?? .nan) / (view.argument("total")?.number ?? 1)
      return part.isNaN ? "…" : "\(Int((100 * min(max(part, 0), 1)).rounded())) %"
    case "Picker":
      let chosen = bound("selection")
      return views.visible(below: id).first { views.tag(of: $0) == chosen }
        .map { outline(below: $0).joined(separator: "  ") }
    default: return nil
    }
  }
}
