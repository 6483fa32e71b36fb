import Presentations
import StateUpdates
import Syntax
import ViewTree

/// Where in a hosted tree something on a screen was written: a view, and what of it.
package struct ViewPlace: Hashable, Sendable {
  package var view: ViewID
  /// `stack`, `content`, `item`, or the modifier's name with its number.
  package var part: String
}

/// What SwiftUI's views say of their screen: navigation, toolbars and presentations, as the bodies described them last.
extension Session {
  /// Brings the declarations up to date with the hosted views.
  ///
  /// Content is described while its binding says that it is presented; it is a part of the view with the modifier.
  ///
  /// - Returns: Whether content came or went.
  mutating func syncViewScreens(_ place: Place) throws(Problem) -> Bool {
    guard !views.roots.isEmpty || !screens.views.isEmpty else { return false }
    // What follows from the views is no change of its own.
    let before = revision
    defer { revision = before }
    var walk = ViewWalk(place: place)
    for hosted in views.roots.values.sorted(by: { $0.order < $1.order }) {
      guard let scene = traits.tree.scene(of: hosted.host), screens.system.standing(of: scene) != nil else {
        continue
      }
      walk.host = hosted
      try visit(hosted.root, in: nil, &walk)
    }
    for id in screens.rows.keys.sorted() { try readModifiers(of: id, place) }
    for (key, id) in screens.views where !walk.seen.contains(id) {
      screens.rows[id] = nil
      screens.views[key] = nil
    }
    return walk.isChanged
  }

  /// A walk over the views of a screen.
  private struct ViewWalk {
    let place: Place
    var host: HostedView?
    var seen: Set<ScreenID> = []
    var isChanged = false
  }

  /// Declares what a view and its modifiers say, then what stands in it.
  private mutating func visit(_ id: ViewID, in parent: ScreenID?, _ walk: inout ViewWalk) throws(Problem) {
    guard let node = views.graph[id] else { return }
    let view = node.element.details.view
    let modifiers = view?.modifiers.filter { $0.presents != nil } ?? []
    let slots = Set(node.children.compactMap { views.graph[$0]?.element.details.view?.slot })
    var inner = parent
    switch view?.type {
    case "NavigationStack", "NavigationView": inner = declare(.stack, "stack", id, parent, &walk)
    case "NavigationSplitView":
      inner = declare(.split(try splitView(view, id, walk.place)), "split", id, parent, &walk)
    default:
      if !modifiers.isEmpty || slots.contains("toolbar") {
        inner = declare(.content, "content", id, parent, &walk)
      }
    }
    for child in node.children {
      let slot = views.graph[child]?.element.details.view?.slot ?? ""
      if slot == "toolbar" {
        let role = view?.modifiers.last { $0.name == "toolbarRole" }?.arguments.first?.value
        let isEditor = role.map { shown($0).hasSuffix("editor") } ?? false
        visit(item: child, placement: nil, isInEditor: isEditor, in: inner, &walk)
      } else if view?.type == "NavigationSplitView", let column = SplitColumn(rawValue: slot) {
        try visit(child, in: declare(.column(column), slot, id, inner, &walk), &walk)
      } else {
        try visit(child, in: inner, &walk)
      }
    }
    for child in node.attached where views.graph[child]?.element.type.hasPrefix("destination[") == true {
      try visit(child, in: inner, &walk)
    }
    var counts: [String: Int] = [:]
    for modifier in modifiers {
      let number = counts[modifier.presents?.rawValue ?? "", default: 0]
      counts[modifier.presents?.rawValue ?? ""] = number + 1
      try visit(modifier, number, of: id, in: inner, &walk)
    }
  }

  /// Puts something of a view's on its screen, or finds it there.
  private mutating func declare(
    _ kind: ScreenElement.Kind, _ part: String, _ view: ViewID, _ parent: ScreenID?, _ walk: inout ViewWalk
  ) -> ScreenID {
    let key = ViewPlace(view: view, part: part)
    let before = "\(walk.host?.name ?? "")/\(part)"
    var remembered: ScreenID?
    if screens.relaunched[before]?.isEmpty == false { remembered = screens.relaunched[before]?.removeFirst() }
    let id = screens.views[key] ?? remembered ?? screens.makeID()
    let name = part == "content" || part == "item" ? name(ofView: view) : part
    guard let host = walk.host?.host else { return id }
    var row = ScreenRow(name, kind, at: host, in: parent, walk.place)
    if let known = screens.rows[id] {
      row.presented = known.presented
    }
    row.view = key
    if screens.views[key] == nil { screens.views[key] = id }
    if screens.rows[id]?.kind != kind || screens.rows[id]?.parent != parent { screens.rows[id] = row }
    walk.seen.insert(id)
    return id
  }

  private mutating func splitView(_ view: ViewValue?, _ id: ViewID, _ place: Place) throws(Problem)
    -> SplitView
  {
    var split = SplitView()
    for child in views.graph[id]?.children ?? [] {
      guard let column = SplitColumn(rawValue: views.graph[child]?.element.details.view?.slot ?? ""),
        let modifier = modifier("navigationSplitViewColumnWidth", below: child)
      else { continue }
      split.widths[column] = ColumnWidth(modifier)
    }
    func name(_ argument: String, _ session: inout Session) throws(Problem) -> String? {
      guard let binding = view?.argument(argument)?.binding else { return nil }
      return try session.read(binding, place).caseName
    }
    if let name = try name("columnVisibility", &self) {
      split.visibility = .init(rawValue: name) ?? .automatic
    }
    if let name = try name("preferredCompactColumn", &self) {
      split.compactColumn = .init(rawValue: name) ?? .detail
    }
    return split
  }

  // MARK: Toolbars

  /// An item of a toolbar, or several of one placement.
  private mutating func visit(
    item id: ViewID, placement: ToolbarPlacement?, isInEditor: Bool, in parent: ScreenID?,
    _ walk: inout ViewWalk
  ) {
    guard let node = views.graph[id], let view = node.element.details.view else { return }
    let own = view.argument("placement").flatMap {
      let name = shown($0).filter { $0 != "." }
      // `navigationBarTrailing` is the older name of `topBarTrailing`.
      return ToolbarPlacement(rawValue: name.replacing("navigationBar", with: "topBar"))
    }
    if ["Group", "ToolbarItemGroup"].contains(view.type) || node.element.role == .view {
      for child in node.children {
        visit(item: child, placement: own ?? placement, isInEditor: isInEditor, in: parent, &walk)
      }
      return
    }
    var item = ToolbarItem(
      label(of: id) ?? symbol(below: id) ?? view.type, own ?? placement ?? .automatic)
    item.isSpacer = view.type == "Spacer" || view.type == "ToolbarSpacer"
    item.isInEditor = isInEditor
    _ = declare(.item(item), "item", id, parent, &walk)
  }

  /// What stands for a text in an item without one: the name of its image.
  private func symbol(below id: ViewID) -> String? {
    guard let node = views.graph[id] else { return nil }
    if node.element.type == "EditButton" { return "Edit" }
    let name =
      node.element.details.view?.argument("systemName") ?? node.element.details.view?.argument("systemImage")
    if let name { return text(name) }
    return node.children.lazy.compactMap { self.symbol(below: $0) }.first
  }

  /// A modifier of a view or of one in it, the outermost first.
  func modifier(_ name: String, below id: ViewID) -> ModifierValue? {
    guard let node = views.graph[id] else { return nil }
    if let found = node.element.details.view?.modifiers.last(where: { $0.name == name }) { return found }
    return node.children.lazy.compactMap { self.modifier(name, below: $0) }.first
  }

  /// The title of a navigation bar: that of the view on top.
  package func navigationTitle(of id: ScreenID) -> String? {
    guard let row = screens.rows[id], let place = row.view, row.presentation == nil else { return nil }
    let children = views.graph[place.view]?.children ?? []
    let shown = children.filter { child in
      if case .column = row.kind {
        views.graph[child]?.element.details.view?.slot == place.part
      } else {
        true
      }
    }
    for name in ["navigationTitle", "navigationBarTitle"] {
      let found = shown.lazy.compactMap { self.modifier(name, below: $0) }.first
      if let title = found?.arguments.first { return text(title.value) }
    }
    return nil
  }

  // MARK: Presentations

  /// A presentation modifier: what it is bound to, and its content while it is presented.
  private mutating func visit(
    _ modifier: ModifierValue, _ number: Int, of view: ViewID, in parent: ScreenID?, _ walk: inout ViewWalk
  ) throws(Problem) {
    guard let kind = modifier.presents else { return }
    let slot = number == 0 ? kind.rawValue : "\(kind.rawValue)[\(number)]"
    let item = modifier["item"]?.binding
    guard let binding = item ?? modifier["isPresented"]?.binding else { return }
    let value = try read(binding, walk.place)
    // An alert that is `presenting` nothing stays away.
    let isEmpty = modifier["actions"]?.takesArgument == true && modifier["data"] == nil
    let isWanted = !isEmpty && (item == nil ? value == .bool(true) : value != .nothing)
    let content = modifier["content"] ?? modifier["actions"]
    var attached = attachment(slot, of: view)
    if isWanted, attached == nil, let content {
      let given = item == nil ? modifier["data"].map { [$0] } ?? [] : [value]
      try present(content, at: view, slot: slot, given, walk.place)
      walk.isChanged = true
      attached = attachment(slot, of: view)
    } else if !isWanted, attached != nil {
      dismissContent(of: view, slot: slot)
      walk.isChanged = true
      attached = nil
    }
    var presentation = Presentation(kind, isPresented: isWanted)
    if let attached {
      presentation.modifiers = try modifiers(below: attached, walk.place)
      presentation.idealSize = try idealSize(for: presentation, below: attached, walk.place)
    }
    let id = declare(.presentation(presentation), slot, view, parent, &walk)
    let place = walk.place
    let get: Code = { session throws(Problem) in
      isEmpty ? .bool(false) : try session.read(binding, place)
    }
    let set: Store = { session, value throws(Problem) in try session.write(value, to: binding, place) }
    let name = "\(walk.host?.name ?? "")/\(slot)"
    screens.rows[id]?.name = name
    try requireAllowed(presentation, id, walk.place)
    screens.rows[id]?.binding = ScreenBinding(get: get, set: set, isItem: item != nil)
    screens.rows[id]?.isInitiallyPresented = false
    let selection = attached.flatMap { self.selection(below: $0, place) }
    screens.rows[id]?.selection = selection
    if case .closure(let function)? = modifier["onDismiss"] { screens.rows[id]?.action = function }
    if let attached {
      let isAlert = kind == .alert || kind == .confirmationDialog
      let lines = outline(below: attached, marksButtons: isAlert)
      screens.rows[id]?.outline = lines
      for child in views.graph[attached]?.children ?? [] { try visit(child, in: id, &walk) }
    }
  }

  func attachment(_ slot: String, of view: ViewID) -> ViewID? {
    views.graph[view]?.attached.first { views.graph[$0]?.element.type == slot }
  }
}

extension Value {
  /// Whether it is a closure that is given something.
  fileprivate var takesArgument: Bool {
    if case .closure(let function) = self { !function.code.parameters.isEmpty } else { false }
  }
}
