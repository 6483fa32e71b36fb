import Drawings
import Sessions
import StateUpdates
import ViewTree

extension StatementKind {
  static let showView = StatementKind(
    "show view", [[.expression("subject")]], .views, "Shows hosted views with what is on screen now",
    "The tree below a view: what each shows, its states, its modifiers; what is kept without effect in grey.",
    example: "show view player"
  ) { verb, checker throws(Problem) in
    let top = try verb.expression("subject").map { view throws(Problem) in try checker.viewOnScreen(view) }
    return checker.action(verb) { session, place throws(Problem) in
      var roots = session.views.hosted.map(\.root)
      if let top, case .node(let id) = try top(&session) { roots = [id] }
      var rows: [TreeDrawing.Row] = []
      for root in roots { rows += try session.rows(of: root, depth: 0, place) }
      session.report(rows, empty: "nothing is hosted")
    }
  }
}

extension Session {
  fileprivate mutating func rows(of id: ViewID, depth: Int, _ place: Place) throws(Problem)
    -> [TreeDrawing.Row]
  {
    guard let node = views.graph[id] else { return [] }
    if node.element.isHidden {
      let parts = try views.graph.presented(below: id).map { part throws(Problem) in
        try self.rows(of: part, depth: depth, place)
      }
      return parts.flatMap { $0 }
    }
    let isShown = node.element.type != "Group" || depth == 0
    var rows: [TreeDrawing.Row] = []
    if isShown {
      rows.append(
        .init(depth: depth, try title(of: id, node, place), columns: [try modifiers(of: id, node, place)]))
    }
    let below = depth + (isShown ? 1 : 0)
    for child in node.children + node.attached { rows += try self.rows(of: child, depth: below, place) }
    // An `if` without `else` that shows nothing is an empty group, whose removal is not visible.
    for (view, rest) in views.graph.going(from: id) where views.graph[view]?.element.type != "Group" {
      rows.append(
        .init(
          depth: below,
          StyledText("\(name(ofView: view)) goes, for \(Self.short((rest * 100).rounded() / 100)) s", .dim),
          columns: [""]))
    }
    return rows + (views.made[id]?.view.environment.map { self.rows(ofUIKit: $0, depth: below) } ?? [])
  }

  private func rows(ofUIKit id: EnvironmentID, depth: Int) -> [TreeDrawing.Row] {
    var title = StyledText(className(of: id), .type)
    if case .string(let text)? = field("text", of: id) ?? field("currentTitle", of: id) {
      title += StyledText(" \(Session.quoted(text))", .string)
    }
    return [.init(depth: depth, title, columns: [""])]
      + traits.tree.children(of: id).flatMap { rows(ofUIKit: $0, depth: depth + 1) }
  }

  private mutating func title(of id: ViewID, _ node: ViewNode<Value>, _ place: Place) throws(Problem)
    -> StyledText
  {
    var title = StyledText(node.element.type.unqualified, node.element.role == .content ? .plain : .type)
    if let name = views.identifier(of: id) ?? views.roots.values.first(where: { $0.root == id })?.name {
      title = StyledText("\(name): ", .name) + title
    }
    if let label = label(of: id) { title += StyledText(" \(Session.quoted(label))", .string) }
    for (type, name) in [("Image", "name"), ("Color", "color"), ("AnyLayout", "layout")] {
      guard node.element.type == type, let part = try property(name, ofView: id, place) else { continue }
      title += StyledText(" \(shown(part))", .string)
    }
    if let value = try property("value", ofView: id, place) { title += StyledText(" = \(shown(value))") }
    for name in node.state.keys.sorted(on: \.self) {
      title += StyledText("  \(name) = \(shown(views.graph.latest(name, of: id) ?? .nothing))", .strong)
    }
    return title
  }

  /// The modifiers of a view as written; while a value is animated, the value on the screen now.
  private mutating func modifiers(of id: ViewID, _ node: ViewNode<Value>, _ at: Place) throws(Problem)
    -> StyledText
  {
    let around = node.parent.flatMap { views[$0]?.modifiers } ?? []
    let all = node.element.details.view?.modifiers ?? []
    return try all.enumerated().map { place, own throws(Problem) in
      // A modifier that outlives the view's identity is stored in the node around it.
      let modifier = own.name.isEmpty && around.indices.contains(place) ? around[place] : own
      let numbers = views.graph.presented(modifier.name, of: id, at: place)
      let rounded = numbers.map { $0.map { ($0 * 10_000).rounded() / 10_000 } }
      let isWhole = ["frame", "offset", "scaleEffect"].contains(modifier.name)
      var now = rounded.map(modifier.showing) ?? modifier
      for (index, argument) in modifier.arguments.enumerated() {
        if let color = try resolved(argument.value, at: id, at) { now.arguments[index].value = color }
      }
      let whole = rounded.flatMap {
        isWhole || $0.count == 1 ? ModifierValue.shown($0, of: modifier.name) : nil
      }
      let value = whole.map(shown) ?? text(of: now)
      let isKept = modifier.isUnknown || ModifierValue.decorations.contains(modifier.name) && numbers == nil
      return StyledText(".\(modifier.name)(\(value))", isKept ? .dim : .plain)
    }.joined(separator: " ")
  }

  private func text(of modifier: ModifierValue) -> String {
    modifier.arguments.filter { $0.name != "scope" }.map { argument in
      switch argument.value {
      case .closure, .view: "…"
      case .structure(let whole) where info(.named(whole.type))?.origin == .withoutEffect: "…"
      case .string(let key) where modifier.name == "environment" && argument.name == "key":
        keyPath(toEnvironmentKey: key)
      case .binding(let binding): "$" + (binding.place(in: self).split(separator: ".").last ?? "")
      default: shown(argument.value)
      }
    }.joined(separator: ", ")
  }
}
