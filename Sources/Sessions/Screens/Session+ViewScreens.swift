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
    let modifiers = view?.modifiers.filter { Presentation.Kind(rawValue: $0.name) != nil } ?? []
    let slots = Set(node.children.compactMap { views.graph[$0]?.element.details.view?.slot })
    var inner = parent
    switch view?.type {
    case "NavigationStack", "NavigationView": inner = declare(.stack, "stack", id, parent, &walk)
    case "NavigationSplitView":
      inner = declare(.split(try splitView(view, walk.place)), "split", id, parent, &walk)
    default:
      if !modifiers.isEmpty || slots.contains("toolbar") {
        inner = declare(.content, "content", id, parent, &walk)
      }
    }
    for child in node.children {
      let slot = views.graph[child]?.element.details.view?.slot ?? ""
      if slot == "toolbar" {
        visit(item: child, placement: nil, in: inner, &walk)
      } else if view?.type == "NavigationSplitView", let column = SplitColumn(rawValue: slot) {
        try visit(child, in: declare(.column(column), slot, id, inner, &walk), &walk)
      } else {
        try visit(child, in: inner, &walk)
      }
    }
    var counts: [String: Int] = [:]
    for modifier in modifiers {
      let number = counts[modifier.name, default: 0]
      counts[modifier.name] = number + 1
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

  private mutating func splitView(_ view: ViewValue?, _ place: Place) throws(Problem) -> SplitView {
    var split = SplitView()
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
    item id: ViewID, placement: ToolbarPlacement?, in parent: ScreenID?, _ walk: inout ViewWalk
  ) {
    guard let node = views.graph[id], let view = node.element.details.view else { return }
    let own = view.argument("placement").flatMap {
      ToolbarPlacement(rawValue: shown($0).filter { $0 != "." })
    }
    if ["Group", "ToolbarItemGroup"].contains(view.type) || node.element.role == .view {
      for child in node.children { visit(item: child, placement: own ?? placement, in: parent, &walk) }
      return
    }
    var item = ToolbarItem(label(of: id) ?? view.type, own ?? placement ?? .automatic)
    item.isSpacer = view.type == "Spacer"
    _ = declare(.item(item), "item", id, parent, &walk)
  }

  // MARK: Presentations

  /// A presentation modifier: what it is bound to, and its content while it is presented.
  private mutating func visit(
    _ modifier: ModifierValue, _ number: Int, of view: ViewID, in parent: ScreenID?, _ walk: inout ViewWalk
  ) throws(Problem) {
    guard let kind = Presentation.Kind(rawValue: modifier.name) else { return }
    let slot = number == 0 ? modifier.name : "\(modifier.name)[\(number)]"
    let item = modifier["item"]?.binding
    guard let binding = item ?? modifier["isPresented"]?.binding else { return }
    let value = try read(binding, walk.place)
    let isWanted = item == nil ? value == .bool(true) : value != .nothing
    let content = modifier["content"] ?? modifier["actions"]
    var attached = attachment(slot, of: view)
    if isWanted, attached == nil, let content {
      try present(content, at: view, slot: slot, item == nil ? [] : [value], walk.place)
      walk.isChanged = true
      attached = attachment(slot, of: view)
    } else if !isWanted, attached != nil {
      dismissContent(of: view, slot: slot)
      walk.isChanged = true
      attached = nil
    }
    var presentation = Presentation(kind, isPresented: isWanted)
    if let attached { presentation.modifiers = try modifiers(below: attached, walk.place) }
    let id = declare(.presentation(presentation), slot, view, parent, &walk)
    let place = walk.place
    let get: Code = { session throws(Problem) in try session.read(binding, place) }
    let set: Store = { session, value throws(Problem) in try session.write(value, to: binding, place) }
    let name = "\(walk.host?.name ?? "")/\(slot)"
    screens.rows[id]?.name = name
    screens.rows[id]?.binding = ScreenBinding(get: get, set: set, isItem: item != nil)
    screens.rows[id]?.isInitiallyPresented = false
    var selection: ScreenBinding?
    if let attached, let bound = self.selection(below: attached) {
      let get: Code = { session throws(Problem) in try session.read(bound, place) }
      let set: Store = { session, value throws(Problem) in try session.write(value, to: bound, place) }
      selection = ScreenBinding(get: get, set: set)
    }
    screens.rows[id]?.selection = selection
    if case .closure(let function)? = modifier["onDismiss"] { screens.rows[id]?.onDismiss = function }
    if let attached {
      var lines = outline(below: attached)
      if kind == .alert || kind == .confirmationDialog {
        if lines.isEmpty { lines = ["OK"] }
        lines = try heads(of: modifier) + lines.map { "[\($0)]" }
      }
      screens.rows[id]?.outline = lines
      for child in views.graph[attached]?.children ?? [] { try visit(child, in: id, &walk) }
    }
  }

  /// An alert's title and message.
  private mutating func heads(of modifier: ModifierValue) throws(Problem) -> [String] {
    var heads = modifier["title"].map { [text($0)] } ?? []
    if case .closure(let message)? = modifier["message"], message.code.parameters.isEmpty {
      let views = viewValue(try call(message, with: []))
      heads += (views?.arguments ?? []).compactMap { argument in
        argument.name == "content"
          ? argument.value.view?.argument("content").map { text($0) } ?? text(argument.value) : nil
      }
    }
    return heads
  }

  private func attachment(_ slot: String, of view: ViewID) -> ViewID? {
    views.graph[view]?.attached.first { views.graph[$0]?.element.type == slot }
  }

  /// What the content asks of its presentation, wherever in it that is written: the outermost wins.
  private mutating func modifiers(below id: ViewID, _ place: Place) throws(Problem) -> PresentationModifiers {
    var modifiers = PresentationModifiers()
    var done: Set<String> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      guard let node = views.graph[next] else { continue }
      for modifier in node.element.details.view?.modifiers.reversed() ?? []
      where !done.contains(modifier.name) {
        if try apply(modifier, to: &modifiers, place) { done.insert(modifier.name) }
      }
      waiting += node.children.reversed()
    }
    return modifiers
  }

  /// Puts what a modifier says into the data; false where it is none of presentations.
  private mutating func apply(
    _ modifier: ModifierValue, to modifiers: inout PresentationModifiers, _ place: Place
  ) throws(Problem) -> Bool {
    if modifier.name == "formStyle" {
      modifiers.formStyle = modifier["style"].map { shown($0).filter { $0 != "." } }
      return true
    }
    guard let known = PresentationModifier.all.first(where: { $0.names.contains(modifier.name) }) else {
      return false
    }
    if let ideal = modifier["ideal"]?.number {
      modifiers.columnWidth = .flexible(
        minimum: modifier["min"]?.number, ideal: ideal, maximum: modifier["max"]?.number)
      return true
    }
    if modifier["horizontal"] != nil || modifier["vertical"] != nil {
      func form(_ name: String) -> CompactAdaptation.Form {
        modifier[name].flatMap { .init(rawValue: $0.caseName) } ?? .automatic
      }
      modifiers.adaptation = CompactAdaptation(form("horizontal"), vertical: form("vertical"))
      return true
    }
    try known.set(&modifiers, modifier.arguments.first?.value ?? known.fallback ?? .nothing, place)
    return true
  }

  /// The binding of the selected detent, wherever in the content that is written.
  private func selection(below id: ViewID) -> BindingValue? {
    guard let node = views.graph[id] else { return nil }
    let modifier = node.element.details.view?.modifiers.last { $0.name == "presentationDetents" }
    if let binding = modifier?["selection"]?.binding { return binding }
    return node.children.lazy.compactMap { self.selection(below: $0) }.first
  }
}
