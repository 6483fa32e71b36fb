import StateUpdates
import Syntax

// What a view is to the graph, and what stands in it.
extension ViewValue {
  func element(in session: Session) -> ViewElement<Value> {
    if let index = modifiers.lastIndex(where: { $0.name == "modifier" }),
      let modifier = modifiers[index]["modifier"]
    {
      return element(with: modifier, at: index, in: session)
    }
    if case .tuple(let parts)? = custom {
      // A style with data of its own: a view whose body is given what it describes.
      var style = self
      style.custom = parts[0]
      var element = style.element(.view, [], in: session)
      element.value = .tuple(parts)
      return element
    }
    let layers = modifiers.flatMap { Self.children(of: $0.arguments, slot: $0.name, in: session) }
    let role = session.role(of: custom)
    guard role != .content, !layers.isEmpty else { return element(role, layers, in: session) }
    var outer = ViewValue("Group")
    (outer.position, outer.id) = (position, id)
    var all = outer.element(.content, [], in: session)
    all.children = [element(role, [], in: session)] + layers
    return all
  }

  /// What a body describes: of a group all that stands in it.
  func elements(in session: Session) -> [ViewElement<Value>] {
    isGroup && !arguments.isEmpty
      ? arguments.compactMap { $0.value.view?.element(in: session) } : [element(in: session)]
  }

  private func element(
    _ role: ViewElement<Value>.Role, _ layers: [ViewElement<Value>], in session: Session
  ) -> ViewElement<Value> {
    let ids = [id].compactMap { $0 } + modifiers.filter { $0.name == "id" }.compactMap { $0["id"] }
    var element = ViewElement<Value>(
      type, role, position: position, id: ids.count > 1 ? .tuple(ids) : ids.first,
      value: role == .content ? .void : custom ?? .void, details: .view(self))
    element.modifiers = modifiers.map { $0.meaning(in: session) }
    element.leavesAtOnce = modifiers.contains {
      $0.name == "transition" && $0["transition"].map { session.shown($0) } == "identity"
    }
    if role == .content {
      element.children = Self.children(of: arguments, slot: nil, in: session) + layers
    } else if let custom {
      element.state = Self.initialState(of: custom, in: session)
      element.settles = role == .representable && custom.hasObjectBinding
    }
    return element
  }

  /// `modifier(Title())`: a view whose body is given what stands before it.
  private func element(with modifier: Value, at index: Int, in session: Session) -> ViewElement<Value> {
    var (inner, outer) = (self, ViewValue(session.className(of: modifier), custom: modifier))
    inner.modifiers = Array(modifiers[..<index])
    (inner.position, inner.id) = (0, nil)
    outer.modifiers = Array(modifiers[(index + 1)...])
    (outer.position, outer.id) = (position, id)
    var element = outer.element(.view, [], in: session)
    element.value = .tuple([modifier, .view(inner)])
    return element
  }

  /// The views among arguments: what stands in a stack, or before and behind something.
  private static func children(
    of arguments: [ViewArgument], slot: String?, in session: Session
  ) -> [ViewElement<Value>] {
    arguments.enumerated().flatMap { index, argument -> [ViewElement<Value>] in
      guard session.isView(argument.value), argument.name != "destination",
        var view = session.viewValue(argument.value)
      else { return [] }
      // Several closures of one view hold several bodies.
      let position = index << 32
      guard view.isGroup, !view.arguments.isEmpty else {
        (view.slot, view.position) = (slot ?? argument.name, position)
        return [view.element(in: session)]
      }
      return view.arguments.compactMap { part in
        guard var child = part.value.view else { return nil }
        child.slot = slot ?? argument.name
        child.position += position
        return child.element(in: session)
      }
    }
  }

  private static func initialState(of value: Value, in session: Session) -> [String: Value] {
    var state: [String: Value] = [:]
    for field in session.wrappedFields(of: value) {
      guard field.wrapper == .state || field.wrapper == .stateObject else { continue }
      if case .initial(let initial)? = session.stored(field.name, of: value)?.binding?.location {
        state[field.name] = initial
      }
    }
    return state
  }
}

extension Value {
  /// Whether a binding of a view's goes to an object, which cannot prove that it is unchanged.
  fileprivate var hasObjectBinding: Bool {
    guard case .structure(let structure) = self else { return false }
    return structure.fields.contains { field in
      guard case .constant(.object)? = field.binding?.location else { return false }
      return field.binding?.path.isEmpty == false
    }
  }
}

extension Session {
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
    if Representable.word(of: structure.type, in: self) != nil { return .representable }
    return isKind(structure.type, of: "View") || isKind(structure.type, of: "ViewModifier") ? .view : .content
  }

  func wrappedFields(of value: Value) -> [TypeInfo.Field] {
    guard case .structure(let structure) = value else { return [] }
    return info(.named(structure.type))?.fields.filter { $0.wrapper != nil } ?? []
  }
}
