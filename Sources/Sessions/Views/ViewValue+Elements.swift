import Presentations
import StateUpdates

// How a view becomes an element of the graph, with its contents.
extension ViewValue {
  func element(in session: Session) -> Element {
    if let split = columns { return split.element(in: session) }
    if let index = modifiers.lastIndex(where: { ["modifier", "transformEnvironment"].contains($0.name) }) {
      return element(withModifierAt: index, in: session)
    }
    if custom == nil, hasBody(in: session) { return layered(.view, .view(self), in: session) }
    let role = session.role(of: custom)
    return layered(role, role == .content ? .void : custom ?? .void, in: session)
  }

  /// A `NavigationView` with several views, as a split view; as a stack of the first one if its style is a stack.
  private var columns: ViewValue? {
    guard type == "NavigationView", let parts = argument("content")?.view?.parts, parts.count > 1 else {
      return nil
    }
    if hasStackStyle {
      // Only the first view is shown.
      var stack = self
      stack.arguments = [ViewArgument("content", parts[0])]
      return stack
    }
    var split = self
    split.type = "NavigationSplitView"
    let slots: [SplitColumn] = parts.count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    split.arguments = zip(slots, parts).map { ViewArgument($0.rawValue, $1) }
    split.arguments.append(ViewArgument("isNavigationView", .bool(true)))
    return split
  }

  /// Whether it is a `NavigationView` with the style of a stack.
  var hasStackStyle: Bool {
    let style = modifier("navigationViewStyle")?.arguments.first?.value
    return style.map { ($0.caseName + $0.keptText).lowercased().contains("stack") } ?? false
  }

  /// The view together with the views that its modifiers put in front of it and behind it.
  func layered(_ role: Element.Role, _ value: Value, in session: Session) -> Element {
    var layers: [Element] = []
    for (index, modifier) in modifiers.enumerated() where modifier.isLayer {
      for var element in Self.children(of: modifier.arguments, slot: modifier.name, in: session) {
        element.modifierIndex = index
        layers.append(element)
      }
    }
    // Watching modifiers and layers outside of `id(_:)` survive when the view gets a new identity.
    let identity = modifiers.lastIndex { $0.name == "id" } ?? modifiers.count
    let outlives = modifiers.indices.map { $0 > identity && modifiers[$0].observes }
    let hasBody = role != .content || modifier("tabItem") != nil
    guard outlives.contains(true) || layers.contains(where: { hasBody || $0.modifierIndex ?? 0 > identity })
    else {
      return element(role, value, layers, in: session)
    }
    var (inner, outer) = (self, ViewValue("Group"))
    (outer.position, outer.id, outer.slot) = (position, id, slot)
    // Modifiers outside of the layers that affect the layers too; the view has them as well.
    for (index, modifier) in modifiers.enumerated() {
      outer.modifiers.append(outlives[index] || modifier.reachesLayers ? modifier : ModifierValue("", []))
      if outlives[index] { inner.modifiers[index] = ModifierValue("", []) }
    }
    var all = outer.element(.content, .void, [], in: session)
    var own = inner.element(role, value, [], in: session)
    own.modifierIndex = modifiers.count
    all.children = [own] + layers
    return all
  }

  /// The elements of a body: for a group, all of its views.
  func elements(in session: Session) -> [Element] {
    isGroup && !arguments.isEmpty
      ? arguments.compactMap { $0.value.view?.element(in: session) } : [element(in: session)]
  }

  private func element(
    _ role: Element.Role, _ value: Value, _ layers: [Element], in session: Session
  ) -> Element {
    let ids = [id].compactMap { $0 } + modifiers.filter { $0.name == "id" }.compactMap { $0["id"] }
    var element = Element(
      type, role, position: position, id: ids.count > 1 ? .tuple(ids) : ids.first,
      value: value, details: .view(self))
    element.modifiers = modifiers.map(\.meaning)
    if let custom, session.property("animatableData", of: .named(session.className(of: custom))) != nil {
      var copy = session
      let data = (try? copy.read("animatableData", of: custom, .unknown)) ?? .nothing
      element.modifiers.append(.attribute("animatableData", data.numbers))
    }
    if case .color(let color)? = custom, let parts = ModifierValue.components(of: color) {
      element.modifiers.append(.attribute("color", parts))
    }
    element.leavesAtOnce = modifiers.contains {
      $0.name == "transition"
        && $0["transition"].flatMap { session.stored("_isIdentity", of: $0) } == .bool(true)
    }
    if type == "TabView", argument("selection") == nil { element.state["selection"] = .int(0) }
    if type == "ViewThatFits" { element.state["fitting"] = .int(0) }
    if type == "DisclosureGroup", argument("isExpanded") == nil { element.state["isExpanded"] = .bool(false) }
    if type == "PhaseAnimator" {
      element.state["phase"] = .int(0)
      element.modifiers.append(argument("trigger").map { .change($0, initial: false) } ?? .appearance)
    }
    if role == .content {
      element.children = Self.children(of: arguments, slot: nil, in: session) + layers
    } else if let custom {
      element.state = Self.initialState(of: custom, in: session)
      // A binding to an object cannot show that the object is unchanged.
      element.updatesTwice =
        role == .representable
        && custom.parts.contains { field in
          guard case .constant(.object)? = field.binding?.location else { return false }
          return field.binding?.path.isEmpty == false
        }
    }
    return element
  }

  /// `modifier(Title())`, `transformEnvironment(…)`: a view whose body gets the content before the modifier.
  private func element(withModifierAt index: Int, in session: Session) -> Element {
    let modifier = modifiers[index]["modifier"]
    let type = modifier.map { session.className(of: $0) } ?? "TransformEnvironment"
    var (inner, outer) = (self, ViewValue(type, arguments: modifiers[index].arguments, custom: modifier))
    inner.modifiers = Array(modifiers[..<index])
    (inner.position, inner.id, inner.slot) = (0, nil, "")
    outer.modifiers = Array(modifiers[(index + 1)...])
    (outer.position, outer.id, outer.slot) = (position, id, slot)
    if let modifier { return outer.layered(.view, .tuple([modifier, .view(inner)]), in: session) }
    outer.arguments.append(ViewArgument("content", .view(inner)))
    return outer.layered(.view, .view(outer), in: session)
  }

  /// The views among arguments: the contents of a stack, or layers in front of or behind a view.
  static func children(of arguments: [ViewArgument], slot: String?, in session: Session) -> [Element] {
    arguments.enumerated().flatMap { index, argument -> [Element] in
      guard session.isView(argument.value), argument.name != "destination",
        var view = session.viewValue(argument.value)
      else { return [] }
      // Several closures of one view are several bodies. Rows with ids are found by their ids, wherever they are.
      let position = view.id == nil ? index << 32 : 0
      guard view.isGroup, !view.arguments.isEmpty else {
        view.slot = slot ?? argument.name
        view.position += position
        return [view.element(in: session)]
      }
      return view.arguments.compactMap { part in
        guard var child = part.value.view else { return nil }
        child.slot = slot ?? argument.name
        child.position += position
        child.id = child.id ?? view.id
        return child.element(in: session)
      }
    }
  }

  private static func initialState(of value: Value, in session: Session) -> [String: Value] {
    var state: [String: Value] = [:]
    for (field, name, value) in session.wrappedFields(of: value)
    where field.wrapper == .state || field.wrapper == .stateObject {
      switch value.binding?.location {
      case .initial(let initial): state[name] = initial
      // The object is made when the view appears.
      case .functions where field.wrapper == .stateObject: state[name] = .nothing
      default: continue
      }
    }
    return state
  }
}

extension Session {
  func isView(_ value: Value) -> Bool {
    switch value {
    case .view: true
    default: role(of: value) != .content
    }
  }

  /// Whether a value is a view with a body, a representable, or neither; a view is a struct or a case of an enum.
  func role(of value: Value?) -> ViewElement<Value>.Role {
    let type: String
    switch value {
    case .structure(let structure)?: type = structure.type
    case .enumCase(let name, _, _)?: type = name
    default: return .content
    }
    if Representable.word(of: type, in: self) != nil { return .representable }
    return isKind(type, of: "View") || isKind(type, of: "ViewModifier") ? .view : .content
  }

  /// The wrapped properties of a view and of the `DynamicProperty` values in it, each with its path.
  func wrappedFields(of value: Value, below prefix: String = "") -> [(
    field: TypeInfo.Field, name: String, value: Value
  )] {
    guard case .structure(let structure) = value, let fields = info(.named(structure.type))?.fields else {
      return []
    }
    return zip(fields, structure.fields).flatMap { field, own in
      if field.wrapper != nil { return [(field, prefix + field.name, own)] }
      return isDynamicProperty(own) ? wrappedFields(of: own, below: prefix + field.name + ".") : []
    }
  }
}
