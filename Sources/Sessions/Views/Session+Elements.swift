import StateUpdates
import Syntax

extension Session {
  /// A value as a view: a struct, a colour, or what a builder made.
  package func viewValue(_ value: Value) -> ViewValue? {
    switch value {
    case .view(let view): return view
    case .nothing, .void: return nil
    case .color: return ViewValue("Color", custom: value)
    default: return ViewValue(className(of: value), custom: value)
    }
  }

  /// What a view is to the graph, and what stands in it.
  package func element(_ view: ViewValue) -> ViewElement<Value> {
    if let index = view.modifiers.lastIndex(where: { $0.name == "modifier" }),
      let modifier = view.modifiers[index]["modifier"]
    {
      return element(of: view, modifier, at: index)
    }
    let layers = view.modifiers.flatMap { modifier in children(of: modifier.arguments, in: modifier.name) }
    let role = role(of: view.custom)
    guard role != .content, !layers.isEmpty else { return element(view, role, layers) }
    var outer = ViewValue("Group")
    (outer.position, outer.id) = (view.position, view.id)
    var all = element(outer, .content, [])
    all.children = [element(view, role, [])] + layers
    return all
  }

  private func element(_ view: ViewValue, _ role: ViewElement<Value>.Role, _ layers: [ViewElement<Value>])
    -> ViewElement<Value>
  {
    var ids = view.id.map { [$0] } ?? []
    ids += view.modifiers.filter { $0.name == "id" }.compactMap { $0["id"] }
    var element = ViewElement<Value>(
      view.type, role, position: view.position, id: ids.isEmpty ? nil : ids.count == 1 ? ids[0] : .tuple(ids),
      value: role == .content ? .void : view.custom ?? .void, details: .view(view))
    element.modifiers = view.modifiers.map { meaning(of: $0) }
    element.leavesAtOnce = view.modifiers.contains {
      $0.name == "transition" && $0["transition"].map { shown($0) } == "identity"
    }
    if role == .content {
      element.children = children(of: view.arguments, in: "") + layers
    } else if let custom = view.custom {
      element.state = initialState(of: custom)
      element.settles = role == .representable && hasObjectBinding(custom)
    }
    return element
  }

  /// `modifier(Title())`: a view whose body is given what stands before it.
  private func element(of view: ViewValue, _ modifier: Value, at index: Int) -> ViewElement<Value> {
    var (inner, outer) = (view, ViewValue(className(of: modifier), custom: modifier))
    inner.modifiers = Array(view.modifiers[..<index])
    (inner.position, inner.id) = (0, nil)
    outer.modifiers = Array(view.modifiers[(index + 1)...])
    (outer.position, outer.id) = (view.position, view.id)
    var element = self.element(outer, .view, [])
    element.value = .tuple([modifier, .view(inner)])
    return element
  }

  /// The views among arguments: what stands in a stack, or before and behind something.
  private func children(of arguments: [ViewArgument], in modifier: String) -> [ViewElement<Value>] {
    var children: [ViewElement<Value>] = []
    for (index, argument) in arguments.enumerated()
    where isView(argument.value) && argument.name != "destination" {
      guard var view = viewValue(argument.value) else { continue }
      let slot = modifier.isEmpty ? argument.name : modifier
      if view.type == "Group", view.arguments.isEmpty == false, view.modifiers.isEmpty, view.custom == nil {
        for part in view.arguments {
          guard var child = part.value.view else { continue }
          child.slot = slot
          // Several closures of one view hold several bodies.
          child.position += index << 32
          children.append(element(child))
        }
        continue
      }
      (view.slot, view.position) = (slot, index << 32)
      children.append(element(view))
    }
    return children
  }

  func isView(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .structure: role(of: value) != .content
    default: false
    }
  }

  /// Whether a value is a view with a body, one of UIKit's, or neither.
  func role(of value: Value?) -> ViewElement<Value>.Role {
    guard case .structure(let structure)? = value else { return .content }
    if isKind(structure.type, of: "UIViewRepresentable")
      || isKind(structure.type, of: "UIViewControllerRepresentable")
    {
      return .representable
    }
    return isKind(structure.type, of: "View") || isKind(structure.type, of: "ViewModifier") ? .view : .content
  }

  /// The first values of a view's states.
  private func initialState(of value: Value) -> [String: Value] {
    var state: [String: Value] = [:]
    for field in wrappedFields(of: value) {
      guard field.wrapper == .state || field.wrapper == .stateObject else { continue }
      if case .initial(let initial)? = stored(field.name, of: value)?.binding?.location {
        state[field.name] = initial
      }
    }
    return state
  }

  func wrappedFields(of value: Value) -> [TypeInfo.Field] {
    guard case .structure(let structure) = value else { return [] }
    return info(.named(structure.type))?.fields.filter { $0.wrapper != nil } ?? []
  }

  /// Whether a binding of a view's goes to an object, which cannot prove that it is unchanged.
  private func hasObjectBinding(_ value: Value) -> Bool {
    guard case .structure(let structure) = value else { return false }
    return structure.fields.contains { field in
      guard case .constant(.object)? = field.binding?.location else { return false }
      return field.binding?.path.isEmpty == false
    }
  }

  /// What a modifier means to the graph.
  private func meaning(of modifier: ModifierValue) -> ViewModifier<Value> {
    if let numbers = attribute(modifier) { return .attribute(modifier.name, numbers) }
    switch modifier.name {
    case "animation":
      return .animation(modifier["animation"]?.animated, value: modifier["value"])
    case "transaction":
      return .transaction(modifier["animation"]?.animated, disables: modifier["disables"] == .bool(true))
    case "environment", "environmentObject":
      guard case .string(let key)? = modifier["key"] else { return .other }
      return .environment(key, modifier["value"] ?? .nothing)
    case "onChange":
      return .change(modifier["value"] ?? .nothing, initial: modifier["initial"] == .bool(true))
    case "onAppear", "onDisappear", "task": return .appearance
    default: return .other
    }
  }

  // MARK: On screen

  /// The value of a view on screen, its states in place.
  package func installed(_ id: ViewID) -> Value? {
    guard var value = views.graph[id]?.element.value else { return nil }
    if case .tuple(let parts) = value { value = parts[0] }
    guard case .structure(var structure) = value, let fields = info(.named(structure.type))?.fields else {
      return value
    }
    for (index, field) in fields.enumerated() where structure.fields.indices.contains(index) {
      guard let wrapper = field.wrapper else { continue }
      structure.fields[index] = wrapper.installed(structure.fields[index], field.name, of: id)
    }
    return .structure(structure)
  }
}
