extension AppleTypes {
  /// `buttonStyle(Pill())`: a style of one's own describes what stands in the control.
  static let controlStyles = [
    AppleType(
      "View", .protocol, "",
      [
        "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "ProgressViewStyle",
        "GroupBoxStyle",
      ]
      .map { type in
        let name =
          type == "PrimitiveButtonStyle" ? "buttonStyle" : type.prefix(1).lowercased() + type.dropFirst()
        return AppleRow("func \(name)(_ style: \(type)) -> Self", "Describes such controls.") {
          session, view, given, place throws(Problem) in
          guard let value = view.view else { return view }
          return session.modified(
            .view(try session.styled(value, name, given[0], place)),
            ModifierValue(name, [ViewArgument("style", given[0])]))
        }
      })
  ]
}

extension Session {
  private static let styled = [
    "buttonStyle": "Button", "toggleStyle": "Toggle", "labelStyle": "Label",
    "progressViewStyle": "ProgressView",
    "groupBoxStyle": "GroupBox",
  ]

  /// A control, or the controls in it, with what a style makes of their labels.
  fileprivate mutating func styled(_ view: ViewValue, _ name: String, _ style: Value, _ place: Place)
    throws(Problem) -> ViewValue
  {
    var view = view
    if view.modifiers.contains(where: { $0.name == name }) { return view }
    guard view.type == Self.styled[name] else {
      for (index, argument) in view.arguments.enumerated() {
        guard let inner = argument.value.view else { continue }
        view.arguments[index].value = .view(try styled(inner, name, style, place))
      }
      return view
    }
    guard case .structure(let type) = style, let member = member("makeBody", of: .named(type.type))?.first
    else {
      return view
    }
    var (receiver, arguments) = (style, [try configuration(of: view, place)])
    let body = try invoke(member, of: &receiver, &arguments, place, as: nil)
    guard let made = viewValue(body) else { return view }
    view.arguments.removeAll { ["label", "icon", "content"].contains($0.name) }
    view.arguments.append(ViewArgument("label", .view(made)))
    return view
  }

  /// What a style is given of a control.
  private mutating func configuration(of view: ViewValue, _ place: Place) throws(Problem) -> Value {
    func shown(_ name: String, _ argument: String) -> Value? {
      view.argument(name).map {
        .view(ViewValue(name == "title" ? "Text" : "Image", arguments: [ViewArgument(argument, $0)]))
      }
    }
    let empty = Value.view(ViewValue("EmptyView"))
    let title = view.argument("label") ?? shown("title", "content") ?? empty
    let icon = view.argument("icon") ?? shown("systemImage", "systemName") ?? empty
    var fields: [String: Value] = [
      "label": title, "title": title, "icon": icon, "content": view.argument("content") ?? empty,
      "isPressed": .bool(false), "role": view.argument("role") ?? .nothing,
      "switch": view.argument("isOn") ?? .binding(BindingValue(.constant(.bool(false)))),
    ]
    if let value = view.argument("value")?.number {
      fields["fractionCompleted"] = .double(value / (view.argument("total")?.number ?? 1))
    }
    let names = info(.named("StyleConfiguration"))?.fields.map(\.name) ?? []
    return .structure(.init("StyleConfiguration", names.map { fields[$0] ?? .nothing }))
  }
}
