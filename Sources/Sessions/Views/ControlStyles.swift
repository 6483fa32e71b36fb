import Syntax

extension AppleTypes {
  /// `buttonStyle(Pill())`: a style of one's own describes what stands in the control.
  static let controlStyles = AppleType.read(
    """
    protocol View
      func buttonStyle(_ style: ButtonStyle) -> Self  // Describes such controls.
      func buttonStyle(_ style: PrimitiveButtonStyle) -> Self  // Describes such controls.
      func groupBoxStyle(_ style: GroupBoxStyle) -> Self  // Describes such controls.
      func labelStyle(_ style: LabelStyle) -> Self  // Describes such controls.
      func progressViewStyle(_ style: ProgressViewStyle) -> Self  // Describes such controls.
      func toggleStyle(_ style: ToggleStyle) -> Self  // Describes such controls.
    """,
    [
      "buttonStyle": styling("Button"), "groupBoxStyle": styling("GroupBox"), "labelStyle": styling("Label"),
      "progressViewStyle": styling("ProgressView"), "toggleStyle": styling("Toggle"),
    ])

  private static func styling(_ control: String) -> AppleRow {
    .native { session, view, given, place throws(Problem) in
      guard let value = view.view else { return view }
      let name = control.prefix(1).lowercased() + control.dropFirst() + "Style"
      let styled = try value.styled(control, by: given[0], name, in: &session, place)
      return session.modified(.view(styled), ModifierValue(name, [ViewArgument("style", given[0])]))
    }
  }
}

extension ViewValue {
  /// A control, or the controls in a view, with what a style makes of their labels.
  fileprivate func styled(
    _ control: String, by style: Value, _ name: String, in session: inout Session, _ place: Place
  ) throws(Problem) -> ViewValue {
    var view = self
    if modifier(name) != nil { return view }
    guard type == control else {
      for (index, argument) in arguments.enumerated() {
        guard let inner = argument.value.view else { continue }
        view.arguments[index].value = .view(
          try inner.styled(control, by: style, name, in: &session, place))
      }
      return view
    }
    var receiver = style
    let configuration = configuration(in: session)
    var made: ViewValue?
    if !session.wrappedFields(of: style).isEmpty {
      made = ViewValue(session.className(of: style), custom: .tuple([style, configuration]))
    } else if case .structure = style {
      made = try session.invoke("makeBody", of: &receiver, [configuration], place).flatMap {
        session.viewValue($0)
      }
    }
    guard let made else { return view }
    view.arguments.removeAll { ["label", "icon", "content"].contains($0.name) }
    view.arguments.append(ViewArgument("label", .view(made)))
    return view
  }

  private func configuration(in session: Session) -> Value {
    func shown(_ name: String, as type: String, _ parameter: String) -> Value? {
      argument(name).map { .view(ViewValue(type, arguments: [ViewArgument(parameter, $0)])) }
    }
    let empty = Value.view(ViewValue("EmptyView"))
    let title = argument("label") ?? shown("title", as: "Text", "content") ?? empty
    var fields: [String: Value] = [
      "label": title, "title": title,
      "icon": argument("icon") ?? shown("systemImage", as: "Image", "systemName") ?? empty,
      "content": argument("content") ?? empty, "isPressed": .bool(false),
      "role": argument("role") ?? .nothing,
      "switch": argument("isOn") ?? .binding(BindingValue(.constant(.bool(false)))),
    ]
    if let value = argument("value")?.number {
      fields["fractionCompleted"] = .double(value / (argument("total")?.number ?? 1))
    }
    let names = session.info(.named("StyleConfiguration"))?.fields.map(\.name) ?? []
    return .structure(.init("StyleConfiguration", names.map { fields[$0] ?? .nothing }))
  }
}
