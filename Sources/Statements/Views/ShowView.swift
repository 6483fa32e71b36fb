import Drawings
import Sessions
import StateUpdates
import Syntax
import ViewTree

extension StatementKind {
  static let showView = StatementKind(
    StatementSyntax(["show", "view"], [.optional([.expression("subject")])]), .views,
    "Shows hosted views with what is on screen now",
    details:
      "The tree below a view: what each shows, its states, its modifiers; what is kept without effect in grey.",
    example: "show view player"
  ) { verb, checker throws(Problem) in
    var code: Code?
    if let view = verb.expression("subject") {
      let checked = try checker.checkOpen(view)
      guard checked.type == .named("ViewOnScreen") else {
        throw checker.problem(
          "expected a view on screen, found \(checker.named(checked.type))", at: view.range)
      }
      code = checked.code
    }
    let (top, place) = (code, checker.place(verb.range))
    return Checked(action: verb.range) { session throws(Problem) in
      var roots = session.views.roots.values.sorted { $0.order < $1.order }.map(\.root)
      if let top, case .node(let id) = try top(&session) { roots = [id] }
      var rows: [TreeDrawing.Row] = []
      for root in roots { try session.addRows(of: root, depth: 0, to: &rows, place) }
      let all = rows
      session.report { layout in
        if all.isEmpty { return [StyledText("nothing is hosted", .dim)] }
        return TreeDrawing(all).lines(width: layout.width, drawsBoxes: layout.drawsBoxes).map(\.trimmed)
      }
    }
  }
}

extension Session {
  fileprivate mutating func addRows(
    of id: ViewID, depth: Int, to rows: inout [TreeDrawing.Row], _ place: Place
  ) throws(Problem) {
    guard let node = views.graph[id] else { return }
    var below = depth
    if node.element.type != "Group" || depth == 0 {
      let (title, modifiers) = try cells(of: id, node, place)
      rows.append(TreeDrawing.Row(depth: depth, title, columns: [modifiers]))
      below += 1
    }
    for child in node.children { try addRows(of: child, depth: below, to: &rows, place) }
    if let view = views.made[id]?.view.environment { addRows(ofUIKit: view, depth: below, to: &rows) }
  }

  /// What UIKit holds in a representable.
  private func addRows(ofUIKit id: EnvironmentID, depth: Int, to rows: inout [TreeDrawing.Row]) {
    var title = StyledText(className(of: id), .type)
    if case .string(let text)? = field("text", of: id) ?? field("currentTitle", of: id) {
      title = title + StyledText(" \(Session.quoted(text))", .string)
    }
    rows.append(TreeDrawing.Row(depth: depth, title, columns: [StyledText("")]))
    for child in traits.tree.children(of: id) { addRows(ofUIKit: child, depth: depth + 1, to: &rows) }
  }

  /// What a view is, what it shows and holds, and what was said of it.
  private mutating func cells(of id: ViewID, _ node: ViewNode<Value>, _ place: Place) throws(Problem)
    -> (StyledText, StyledText)
  {
    var title = StyledText(node.element.type, node.element.role == .content ? .plain : .type)
    if let name = identifier(of: id) ?? views.roots.values.first(where: { $0.root == id })?.name {
      title = StyledText("\(name): ", .name) + title
    }
    if let label = label(of: id) { title = title + StyledText(" \(Session.quoted(label))", .string) }
    if node.element.type == "Image", let name = try property("name", ofView: id, place) {
      title = title + StyledText(" \(shown(name))", .string)
    }
    if let value = try property("value", ofView: id, place) {
      title = title + StyledText(" = \(shown(value))")
    }
    for name in node.state.keys.sorted() {
      let value = views.graph.latest(name, of: id) ?? .nothing
      title = title + StyledText("  \(name) = \(shown(value))", .strong)
    }
    var modifiers = StyledText("")
    var separator = ""
    for modifier in node.element.details.view?.modifiers ?? [] {
      let numbers = views.graph.presented(modifier.name, of: id)
      let rounded = numbers.map { $0.map { ($0 * 10_000).rounded() / 10_000 } }
      let value = rounded.map { shown(Session.shown($0, of: modifier.name)) } ?? text(of: modifier)
      let isKept = modifier.isUnknown || Session.decorations.contains(modifier.name) && numbers == nil
      modifiers = modifiers + StyledText("\(separator).\(modifier.name)(\(value))", isKept ? .dim : .plain)
      separator = " "
    }
    return (title, modifiers)
  }

  private func text(of modifier: ModifierValue) -> String {
    modifier.arguments.map { argument in
      switch argument.value {
      case .closure, .view: "…"
      case .binding(let binding): "$" + (place(of: binding).split(separator: ".").last ?? "")
      default: shown(argument.value)
      }
    }.joined(separator: ", ")
  }
}
