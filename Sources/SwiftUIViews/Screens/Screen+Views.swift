internal import StateUpdates

// From views to what the graph takes, and back.
extension Screen {
  func elements(of view: any View, at position: Int) -> [Element] {
    if let view = view as? any BuiltIn { return view.elements(at: position, on: self) }
    let isMade = view is any UIViewRepresentable
    var element = element("\(Swift.type(of: view))", isMade ? .representable : .view, view, at: position)
    element.settles =
      isMade
      && Mirror(reflecting: view).children.contains {
        ($0.value as? any BoundProperty)?.isIntoObject == true
      }
    return [element]
  }

  func element(_ type: String, _ role: Element.Role, _ view: any View, at position: Int) -> Element {
    var element = Element(type, role, position: position, value: Box(view), details: .nothing)
    visitStates(of: view) { name, property in
      if let value = property.initialValue { element.state[name] = Box(value) }
    }
    return element
  }

  /// A view of the library's own, with others in it.
  func content(_ type: String, at position: Int, _ details: Details, _ inside: any View = EmptyView())
    -> Element
  {
    var element = Element(type, .content, position: position, value: .nothing, details: Box(details))
    element.children = elements(of: inside, at: 0)
    return element
  }

  /// Finds the properties that are told where their view stands, by their names.
  func visitStates(of value: Any, in path: String = "", _ body: (String, any PlacedProperty) -> Void) {
    for child in Mirror(reflecting: value).children {
      let name = path + (child.label ?? "")
      if let property = child.value as? any PlacedProperty {
        body(name, property)
      } else if child.value is any DynamicProperty || child.value is any ViewModifier {
        visitStates(of: child.value, in: name + ".", body)
      }
    }
  }

  func meaning(of modifier: Modifier) -> StateUpdates.ViewModifier<Box> {
    switch modifier {
    case .attribute(let name, let numbers): .attribute(name.rawValue, numbers)
    case .animation(let animation, let value): .transaction(TransactionChange(animation, value: Box(value)))
    case .environment(let keyPath, let change): .environment(name(of: keyPath), Box(change))
    case .change(let value, let initial, _): .change(Box(value), initial: initial)
    case .appear, .disappear: .appearance
    case .id, .identifier, .disabled, .presentation, .presented, .selection: .other
    }
  }

  func name(of keyPath: AnyKeyPath) -> String {
    if let index = keys.firstIndex(of: keyPath) { return "\(index)" }
    keys.append(keyPath)
    return "\(keys.count - 1)"
  }

  func noteRead(of keyPath: AnyKeyPath) { graph.noteRead(.environment(name(of: keyPath))) }

  /// What the environment is where a view stands: the scene's, with what is set on the way.
  func environment(at view: ViewID) -> EnvironmentValues {
    var values = outside
    for (id, first) in graph.reach(to: view).reversed() {
      for case .environment(_, let box) in graph[id]?.element.modifiers.dropFirst(first).reversed() ?? [] {
        (box.value as? EnvironmentChange)?.apply(&values)
      }
    }
    if let around = presentation(around: view) {
      values.dismiss = DismissAction { [weak self] in self?.declarations[around]?.declaration.dismiss() }
    }
    return values
  }

  func read(_ place: Place) -> Any? { graph.read(place.name, of: place.view)?.value }

  func write(_ value: Any, to place: Place) {
    change { graph throws(ViewProblem) in try graph.write(Box(value), to: place.name, of: place.view) }
  }

  func change(_ body: (inout ViewGraph<Box>) throws(ViewProblem) -> Void) {
    let pending = PendingTransaction.current
    var transaction = pending?.transaction ?? Transaction()
    if let pending, let completion = pending.completion {
      if pending.number == nil {
        let number = completions.count
        (pending.number, completions[number]) = (number, completion)
        graph.expect(number, waitsForRemoval: transaction.waitsForRemoval)
      }
      transaction.completion = pending.number
    }
    graph.transaction = transaction
    do throws(ViewProblem) { try body(&graph) } catch { problem = problem ?? error }
    graph.transaction = Transaction()
  }
}
