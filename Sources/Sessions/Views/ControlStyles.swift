import StateUpdates

// `buttonStyle(Pill())`: a style of the learner's type describes the contents of the controls below.
extension ViewValue {
  /// The name of the modifier that sets the style of this control.
  private var styleName: String { type.decapitalizedFirst + "Style" }

  /// Whether the contents depend on the place of the view: on its room, or for a control on a style declared in the session.
  func hasBody(in session: Session) -> Bool {
    if ["TabView", "DisclosureGroup", "ViewThatFits"].contains(type) || argument("content")?.isClosure == true
    {
      return true
    }
    guard ["Button", "GroupBox", "Label", "ProgressView", "Toggle"].contains(type) else { return false }
    return session.definitions.types.values.contains { info in
      info.conformances.contains { $0 == type + "Style" || $0 == "Primitive\(type)Style" }
    }
  }

  /// The contents of the view: from a reader's closure, from a control's style, or its own parts.
  func parts(at id: ViewID, in session: inout Session, _ place: Place) throws(Problem) -> [Element] {
    if type == "TabView" { return try pages(at: id, in: &session, place) }
    if type == "ViewThatFits" { return alternatives(at: id, in: &session) }
    if case .string(let key)? = argument("key"), case .closure(var transform)? = argument("transform") {
      var value = [try session.environmentValue(key, at: id, place)]
      if let part = argument("value"), let setter = transform.code.setter {
        (transform.code.body, transform.code.parameters) = (setter, transform.code.parameters + [.any])
        value[0] = try session.call(transform, with: [value[0], part])
      } else {
        _ = try session.call(transform, &value)
      }
      let given = [ViewArgument("key", .string(key)), ViewArgument("value", value[0])]
      let content = session.modified(argument("content") ?? .nothing, ModifierValue("environment", given))
      return Self.children(of: [ViewArgument("content", content)], slot: nil, in: session)
    }
    if let expansion = expansion(of: id) {
      let isExpanded = try expansion.read(in: &session, place).isTrue
      let shown = isExpanded ? arguments : arguments.filter { $0.name == "label" }
      return Self.children(of: shown, slot: nil, in: session)
    }
    if let content = argument("content"), content.isClosure {
      guard let given = try given(at: id, in: &session, place) else { return [] }
      let shown = try session.apply(content, given)
      return Self.children(of: [ViewArgument("content", shown)], slot: nil, in: session)
    }
    guard let style = session.views.graph.environment("style:" + styleName, at: id),
      case let type = session.className(of: style), session.member("makeBody", of: .named(type)) != nil
    else { return Self.children(of: arguments, slot: nil, in: session) }
    var body = ViewValue(type, custom: style)
    body.slot = "label"
    var styled = body.layered(.view, .tuple([style, configuration(at: id, in: &session)]), in: session)
    // A control inside the style is shown without that style.
    if type != "GroupBox" { styled.modifiers = [.environment("style:" + styleName, .nothing)] }
    return [styled]
  }

  /// The binding for whether a `DisclosureGroup` is expanded: its argument, or a state of its own; nil for other views.
  func expansion(of id: ViewID) -> BindingValue? {
    if type != "DisclosureGroup" { return nil }
    return argument("isExpanded")?.binding ?? BindingValue(.state(id, "isExpanded"))
  }

  /// The value for the closure of a reader or an animator, such as a proxy or the phase; nil while there is none.
  private func given(at id: ViewID, in session: inout Session, _ place: Place) throws(Problem) -> Value? {
    switch type {
    case "GeometryReader": id.proxy(in: &session)
    case "PreferenceReader": id.preference(in: &session)
    case "TimelineView": .structure(.init("TimelineViewDefaultContext", [.date(timelineDate(in: &session))]))
    case "ScrollViewReader": .kept("proxy")
    case "PhaseAnimator": try session.currentPhase(of: id, among: argument("phases")?.elements ?? [], place)
    default: argument("initialValue") ?? .nothing
    }
  }

  /// The latest date of a schedule.
  private func timelineDate(in session: inout Session) -> Double {
    session.views.graph.noteRead(.time)
    let now = session.clock
    guard case .structure(let schedule)? = argument("schedule"), schedule.type == "PeriodicTimelineSchedule",
      let interval = schedule[1].number, interval != 0
    else { return now }
    let start = schedule[0].seconds
    return interval.isFinite ? start + max(0, ((now - start) / interval).rounded(.down)) * interval : start
  }

  private func configuration(at id: ViewID, in session: inout Session) -> Value {
    session.views.graph.noteRead(.state(id, "isPressed"))
    func shown(_ name: String, as type: String, _ parameter: String) -> Value? {
      argument(name).map { .view(ViewValue(type, arguments: [ViewArgument(parameter, $0)])) }
    }
    let empty = Value.view(ViewValue("EmptyView"))
    let title = argument("label") ?? shown("title", as: "Text", "content") ?? empty
    var fields: [String: Value] = [
      "label": title, "title": title,
      "icon": argument("icon") ?? shown("systemImage", as: "Image", "systemName") ?? empty,
      "content": argument("content") ?? empty, "isPressed": .bool(session.views.pressed.contains(id)),
      "role": argument("role") ?? .nothing, "trigger": argument("action") ?? .nothing,
      "$isOn": argument("isOn") ?? .binding(BindingValue(.constant(.bool(false)))),
    ]
    if let value = argument("value")?.number {
      fields["fractionCompleted"] = .double(value / (argument("total")?.number ?? 1))
    }
    let names = session.info(.named("StyleConfiguration"))?.fields.map(\.name) ?? []
    return .structure(.init("StyleConfiguration", names.map { fields[$0] ?? .nothing }))
  }
}
