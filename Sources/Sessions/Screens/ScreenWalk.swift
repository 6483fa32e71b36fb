import Presentations
import StateUpdates

/// A walk over the hosted views that collects the declarations for their screen, from the latest bodies.
struct ScreenWalk {
  private let place: Place
  private var host: HostedView
  private var seen: Set<ScreenID> = []
  private var isChanged = false
  /// How many presentations have each path so far.
  private var paths: [String: Int] = [:]

  /// Updates the declarations from the hosted views, and returns whether the content of a presentation changed.
  ///
  /// Content is described while its binding says that it is presented. It belongs to the view with the modifier.
  static func sync(_ session: inout Session, _ place: Place) throws(Problem) -> Bool {
    guard !session.views.roots.isEmpty || !session.screens.views.isEmpty else { return false }
    // These updates follow from the views, so they do not count as a change of the session.
    let before = session.revision
    defer { session.revision = before }
    var (seen, isChanged) = (Set<ScreenID>(), false)
    for hosted in session.views.hosted where session.placement(at: hosted.host) != nil {
      var walk = ScreenWalk(place: place, host: hosted)
      try walk.visit(hosted.root, in: nil, &session)
      seen.formUnion(walk.seen)
      isChanged = isChanged || walk.isChanged
    }
    for id in session.screens.rows.keys.sorted(on: \.self) { try session.readModifiers(of: id, place) }
    for (key, id) in session.screens.views where !seen.contains(id) {
      // The presentation ends first, with its controller; its row is removed later.
      let isShown = session.screens.rows[id]?.controller != nil
      session.screens.rows[id]?.binding = (BindingValue(.constant(.bool(false))), false)
      session.screens.rows[id]?.presentation?.isPresented = false
      if isShown { continue }
      session.screens.rows[id] = nil
      session.screens.views[key] = nil
    }
    return isChanged
  }

  /// Declares a view and its modifiers, then the views inside it.
  private mutating func visit(_ id: ViewID, in parent: ScreenID?, _ session: inout Session) throws(Problem) {
    guard let node = session.views.graph[id] else { return }
    let view = session.views[id]
    if node.element.isHidden { return try visitShown(below: id, in: parent, &session) }
    let presentations = view?.presentations ?? []
    let slots = node.children.map { session.views[$0]?.slot ?? "" }
    var inner = parent
    var columns: [SplitColumn: ScreenID] = [:]
    switch view?.type {
    case "NavigationStack", "NavigationView":
      inner = declare(.stack, "stack", id, parent, &session)
      if let view, view.type == "NavigationView", !view.hasStackStyle, try !session.isCompact(id, place) {
        session.noteOnce(
          "a `NavigationView` is a stack here; SwiftUI shows it as a sidebar at this width: write `NavigationStack`"
        )
      }
    case "NavigationSplitView":
      inner = declare(.split(try split(id, in: &session)), "split", id, parent, &session)
    default:
      if !presentations.isEmpty || slots.contains("toolbar") {
        inner = declare(.content, "content", id, parent, &session)
      }
    }
    for (child, slot) in zip(node.children, slots) {
      if slot == "toolbar" {
        if !session.views.graph.isSeen(id) { continue }
        let role = view?.modifiers.last { $0.name == "toolbarRole" }?.arguments.first?.value
        var item = ToolbarItem("", .automatic)
        item.isInEditor = role.map { session.shown($0).hasSuffix("editor") } ?? false
        try visit(item: child, as: item, in: inner, &session)
      } else if view?.type == "NavigationSplitView", let column = SplitColumn(rawValue: slot) {
        columns[column] = declare(.column(column), slot, id, inner, &session)
        try visit(child, in: columns[column], &session)
      } else {
        try visit(child, in: inner, &session)
      }
    }
    // In a split view, pushed views lie on the last column.
    for child in session.views.destinations(of: id) {
      try visit(child.id, in: columns[.detail] ?? inner, &session)
    }
    if let button = session.views.graph.attached("back", to: id) {
      let column = try session.openColumns(of: id, place).last.flatMap { columns[$0] }
      var item = ToolbarItem("", .navigation)
      item.leadsBack = true
      try visit(item: button, as: item, in: column ?? inner, &session)
    }
    for (modifier, kind, slot) in presentations {
      try visit(modifier, kind, slot, of: id, in: inner, &session)
    }
  }

  /// Declares what the views of a tab present that is no longer selected: it stays until it is dismissed.
  private mutating func visitShown(
    below id: ViewID, in parent: ScreenID?, _ session: inout Session
  ) throws(Problem) {
    for node in session.views.graph.presented(below: id).compactMap({ session.views.graph[$0] }) {
      guard let view = node.parent,
        let (modifier, kind, slot) = session.views[view]?.presentations.first(where: {
          $0.slot == node.element.type
        })
      else { continue }
      try visit(modifier, kind, slot, of: view, in: parent, &session)
    }
  }

  /// Adds a declaration of a view, or updates it.
  private mutating func declare(
    _ kind: ScreenElement.Kind, _ part: String, _ view: ViewID, _ parent: ScreenID?, _ session: inout Session
  ) -> ScreenID {
    let key = ViewPlace(view: view, part: part)
    let id =
      session.screens.views[key] ?? session.screens.relaunched["\(host.name)/\(part)"]?.popFirst()
      ?? session.screens.makeID()
    let name = part == "content" || part == "item" ? session.name(ofView: view) : part
    let known = session.screens.rows[id]
    var row = ScreenRow(name, kind, at: host.host, in: parent, place)
    (row.view, row.controller) = (key, known?.controller)
    if session.screens.views[key] == nil { session.screens.views[key] = id }
    if known?.kind != kind || known?.parent != parent { session.screens.rows[id] = row }
    seen.insert(id)
    return id
  }

  private func split(_ id: ViewID, in session: inout Session) throws(Problem) -> SplitView {
    var split = SplitView()
    for child in session.views.graph[id]?.children ?? [] {
      guard let column = SplitColumn(rawValue: session.views[child]?.slot ?? ""),
        let modifier = session.views.modifier("navigationSplitViewColumnWidth", below: child)
      else { continue }
      split.widths[column] = ColumnWidth(modifier)
    }
    if let binding = session.views[id]?.argument("columnVisibility")?.binding {
      split.visibility = .init(rawValue: try binding.read(in: &session, place).caseName) ?? .automatic
    }
    let style = session.views[id]?.modifier("navigationSplitViewStyle")?.arguments.first?.value
    split.isBalanced = style.map { session.shown($0).lowercased().contains("balanced") } ?? false
    split.compactColumn = try session.openColumns(of: id, place).last ?? .detail
    return split
  }

  // MARK: Toolbars

  /// Declares a toolbar item, or several with the same placement.
  private mutating func visit(
    item id: ViewID, as around: ToolbarItem, in parent: ScreenID?, _ session: inout Session
  ) throws(Problem) {
    guard let node = session.views.graph[id], let view = session.views[id], view.type != "ToolbarTitleMenu"
    else { return }
    var item = around
    if let placement = view.argument("placement") {
      // `navigationBarTrailing` is the older name of `topBarTrailing`.
      let name = session.shown(placement).filter { $0 != "." }.replacing("navigationBar", with: "topBar")
      item.placement = ToolbarPlacement(rawValue: name) ?? item.placement
    }
    // The bar above the keyboard is shown only while a view has the focus.
    if item.placement == .keyboard, session.views.firstResponder == .nothing { return }
    if ["Group", "ToolbarItemGroup", "back"].contains(view.type) || view.custom != nil {
      for child in node.children { try visit(item: child, as: item, in: parent, &session) }
      return
    }
    // An item whose condition fails has no place in a bar.
    let contents = session.views.visible(below: id)
    if view.type == "ToolbarItem", contents.allSatisfy({ session.views[$0]?.type == "EmptyView" }) { return }
    func word(_ part: ViewID) -> String? {
      session.label(of: part) ?? (session.views.takesTaps(part) ? session.symbol(of: part) : nil)
    }
    let own = view.type == "ToolbarItem" ? nil : word(id)
    let parts = own.map { [$0] } ?? session.texts(below: id, slot: nil, word)
    item.label = parts.joined(separator: "  ")
    if parts.isEmpty {
      let drawn = session.symbol(of: id) ?? session.outline(below: id).joined(separator: "  ")
      item.label = drawn.isEmpty ? view.type : drawn
    }
    item.isSymbol = parts.count < 2 && session.label(of: id) == nil
    item.isSpacer = view.type == "Spacer" || view.type == "ToolbarSpacer"
    _ = declare(.item(item), "item", id, parent, &session)
    // A button in a toolbar can present something.
    try visit(id, in: parent, &session)
  }

  // MARK: Presentations

  /// Declares a presentation modifier with its binding, and its content while it is presented.
  private mutating func visit(
    _ modifier: ModifierValue, _ kind: Presentation.Kind, _ slot: String, of view: ViewID,
    in parent: ScreenID?, _ session: inout Session
  ) throws(Problem) {
    let (place, item) = (place, modifier["item"]?.binding)
    guard let binding = item ?? modifier["isPresented"]?.binding else { return }
    let value = try binding.read(in: &session, place)
    let attached = session.views.graph.attached(slot, to: view)
    // An alert with `presenting: nil` is not shown. Once it is shown, it keeps the data from that moment.
    var isEmpty = false
    if case .closure(let actions)? = modifier["actions"], modifier["data"] == nil {
      isEmpty = !actions.code.parameters.isEmpty && attached == nil
    }
    let isWanted = !isEmpty && (item == nil ? value == .bool(true) : value != .nothing)
    // An item with the same `id` but other values updates the content. Another item replaces it after a dismissal.
    if let attached, item != nil, isWanted, let old = session.views.contentArguments(of: attached)?.first,
      old != value,
      try session.read("id", of: old, place) == session.read("id", of: value, place)
    {
      try session.present(modifier.content ?? .nothing, at: view, slot: slot, [value], place)
      isChanged = true
    }
    var presentation = Presentation(kind, isPresented: isWanted)
    if let attached { try presentation.read(below: attached, in: &session, place) }
    let id = declare(.presentation(presentation), slot, view, parent, &session)
    let path = path(of: kind, in: parent, session.screens.rows)
    session.screens.rows[id]?.name = path
    try warn(about: presentation, id, in: &session)
    guard var row = session.screens.rows[id] else { return }
    row.binding = (isEmpty ? BindingValue(.constant(.bool(false))) : binding, item != nil)
    row.isInitiallyPresented = false
    row.selection = attached.flatMap { session.views.selection(below: $0) }
    if case .closure(let function)? = modifier["onDismiss"] { row.action = function }
    if let attached { row.outline = session.outline(below: attached, marksButtons: kind.isAlert) }
    session.screens.rows[id] = row
    for child in attached.flatMap({ session.views.graph[$0]?.children }) ?? [] {
      try visit(child, in: id, &session)
    }
  }

  /// The path of a presentation, which begins with what contains it: `page/sheet`, `page/sheet/alert[1]`.
  private mutating func path(
    of kind: Presentation.Kind, in parent: ScreenID?, _ rows: [ScreenID: ScreenRow]
  ) -> String {
    let above = sequence(first: parent) { id in id.map { rows[$0]?.parent } }
    let around = above.lazy.compactMap { $0 }.first { rows[$0]?.presentation != nil }
    let path = "\(around.flatMap { rows[$0]?.name } ?? host.name)/\(kind.rawValue)"
    let number = paths[path, default: 0]
    paths[path] = number + 1
    return number == 0 ? path : "\(path)[\(number)]"
  }

  /// Refuses what the iOS version does not have, and warns once about modifiers with invalid values.
  private func warn(
    about presentation: Presentation, _ id: ScreenID, in session: inout Session
  ) throws(Problem) {
    if presentation.kind == .inspector, session.traits.version == .iOS16 { throw .noInspectors(at: place) }
    let isCoverOnMac = presentation.kind == .fullScreenCover && session.placement(of: id)?.isOnMac == true
    var problem = isCoverOnMac ? PresentationProblem.noCovers : nil
    do throws(PresentationProblem) { try presentation.modifiers.requireValid() } catch { problem = error }
    guard let problem else { return }
    let remedy = problem.suggestion.map { " (\($0))" } ?? ""
    let text = "`\(session.name(of: id))`: \(problem.message)\(remedy)"
    session.warn(ScreenWarning(id: id, text: text), at: place)
  }
}

extension ViewValue {
  /// The modifiers that present something, with the slots of their contents: `sheet`, `sheet[1]`.
  fileprivate var presentations: [(modifier: ModifierValue, kind: Presentation.Kind, slot: String)] {
    var counts: [Presentation.Kind: Int] = [:]
    return modifiers.compactMap { modifier in
      guard let kind = modifier.presents else { return nil }
      let number = counts[kind, default: 0]
      counts[kind] = number + 1
      return (modifier, kind, number == 0 ? kind.rawValue : "\(kind.rawValue)[\(number)]")
    }
  }
}
