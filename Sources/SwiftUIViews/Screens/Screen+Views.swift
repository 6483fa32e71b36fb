internal import StateUpdates

// Converting views to the elements of the graph, and back.
extension Screen {
  func elements(of view: any View, at position: Int) -> [Element] {
    if let view = view as? any BuiltIn { return view.elements(at: position, on: self) }
    let isMade = view is any UIViewRepresentable
    var element = element(Swift.type(of: view), isMade ? .representable : .view, view, at: position)
    element.updatesTwice =
      isMade
      && Mirror(reflecting: view).children.contains {
        ($0.value as? any BoundProperty)?.isIntoObject == true
      }
    return [element]
  }

  /// Makes the elements of a view, and changes each of them.
  func elements(of view: any View, at position: Int, _ change: (inout Element) -> Void) -> [Element] {
    var elements = elements(of: view, at: position)
    for index in elements.indices { change(&elements[index]) }
    return elements
  }

  func element(_ type: Any.Type, _ role: Element.Role, _ view: any View, at position: Int) -> Element {
    // Two types with the same name have different positions.
    let place = part(Int(bitPattern: ObjectIdentifier(type)), of: position)
    var element = Element(
      "\(type)", role, position: place, value: Box(view), details: Box(Details(viewType: type)))
    visitStates(of: view) { name, property in
      if let value = property.initialValue { element.state[name] = Box(value) }
    }
    return element
  }

  /// Makes the element of a built-in view with its contents.
  func content(
    _ type: Any.Type, at position: Int, _ details: Details, _ inside: any View = EmptyView()
  ) -> Element {
    var details = details
    details.viewType = type
    let name = String("\(type)".prefix { $0 != "<" })
    var element = Element(name, .content, position: position, value: .nothing, details: Box(details))
    element.children = elements(of: inside, at: 0)
    return element
  }

  /// Finds the properties that need the place of their view, with their names.
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

  /// Passes the place of a view to its properties, before the view runs.
  ///
  /// Copies of a value share the places, so one value cannot be in two places.
  func place(_ view: Any, at id: ViewID) {
    visitStates(of: view) { name, property in
      if property.initialValue != nil, property.slot.screen === self, let other = property.slot.place?.view,
        other != id, graph[other] != nil
      {
        let text =
          "one value of \(Swift.type(of: view)) stands in two places, which would share its `\(name)`"
        problem = problem ?? ViewProblem(text, "make one for each place")
      }
      property.slot.put(id, name, on: self)
    }
  }

  /// The graph's forms of a modifier: one for each environment key that it sets, otherwise one.
  func meanings(of modifier: Modifier) -> [StateUpdates.ViewModifier<Box>] {
    switch modifier {
    case .attribute(let name, let numbers): return [.attribute(name.rawValue, numbers)]
    case .animation(let animation, let value):
      return [.transaction(TransactionChange(animation, value: Box(value)))]
    case .environment(let change):
      var values = EnvironmentValues()
      change.apply(&values)
      return values.keys.map { "\($0)" }.sorted().map { .environment($0, Box(change)) }
    case .change(let value, let initial, _): return [.change(Box(value), initial: initial)]
    case .appear, .disappear: return [.appearance]
    case .id, .identifier, .disabled, .presentation, .presented, .selection: return [.other]
    }
  }

  private func noteRead(of key: any EnvironmentKey.Type) {
    let name = "\(ObjectIdentifier(key))"
    if let bridged = key as? any TraitBridgedEnvironmentKey.Type { keys[name] = bridged }
    graph.noteRead(.environment(name))
  }

  /// The environment of a view: the scene's, with the changes on the way down; reads of its values are noted for the running view.
  func environment(at view: ViewID) -> EnvironmentValues {
    var values = outside
    for (id, first) in graph.reach(to: view).reversed() {
      for case .environment(let change) in details(of: id).modifiers.dropFirst(first).reversed() {
        change.apply(&values)
      }
    }
    if let around = presentation(around: view) {
      values.dismiss = DismissAction { [weak self] in self?.declarations[around]?.declaration.dismiss() }
    }
    values.onRead = { [weak self] in self?.noteRead(of: $0) }
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
        let number = (completions.keys.max() ?? 0) + 1
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
