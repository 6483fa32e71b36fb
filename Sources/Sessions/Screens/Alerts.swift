extension Value {
  /// A button with a title; the role `default` means no role.
  static func button(_ title: Value, _ role: String, _ action: Value = .nothing) -> Value {
    var button = ViewValue(
      "Button", arguments: [ViewArgument("title", title), ViewArgument("action", action)])
    if role != "default" { button.arguments.append(ViewArgument("role", .enumCase("ButtonRole", role, []))) }
    return .view(button)
  }

  /// The buttons of an alert or a dialog in order: the cancel button is last, or the first of two buttons side by side.
  package static func ordered(_ buttons: [Value], inDialog: Bool, _ cancels: (Value) -> Bool) -> [Value] {
    let (first, rest) = (buttons.filter(cancels), buttons.filter { !cancels($0) })
    return !inDialog && buttons.count == 2 ? first + rest : rest + first
  }

  /// The contents of an alert: its title, its message and its buttons; there is always at least one button.
  static func alert(_ title: Value, _ message: [Value], _ buttons: [Value]) -> Value {
    var heading = ViewValue("Title")
    if let text = title.view?.argument("content") ?? (title == .nothing ? nil : title) {
      heading.arguments = [ViewArgument("content", text)]
    }
    var parts = heading.arguments.isEmpty ? [] : [Value.view(heading)]
    if !message.isEmpty {
      let views = message.map { ViewArgument("content", $0) }
      parts.append(.view(ViewValue("Message", arguments: views)))
    }
    parts += (buttons.isEmpty ? [.button(.string("OK"), "default")] : buttons)
    let views = parts.compactMap(\.view).enumerated().map { index, view in
      var view = view
      view.position = index
      return ViewArgument("content", .view(view))
    }
    return .view(ViewValue("Group", arguments: views))
  }
}
