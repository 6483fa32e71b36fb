internal import StateUpdates

// From views to what the graph takes, and back.
extension Screen {
  func elements(of view: any View, at position: Int) -> [Element] {
    if let view = view as? any BuiltIn { return view.elements(at: position, on: self) }
    let isMade = view is any UIViewRepresentable
    var element = element(Swift.type(of: view), isMade ? .representable : .view, view, at: position)
    element.settles =
      isMade
      && Mirror(reflecting: view).children.contains {
        ($0.value as? any BoundProperty)?.isIntoObject == true
      }
    return [element]
  }

  /// The same, each with a change.
  func elements(of view: any View, at position: Int, _ change: (inout Element) -> Void) -> [Element] {
    var elements = elements(of: view, at: position)
    for index in elements.indices { change(&elements[index]) }
    return elements
  }

  func element(_ type: Any.Type, _ role: Element.Role, _ view: any View, at position: Int) -> Element {
    // Of two types with one name the places differ.
    let place = part(Int(bitPattern: ObjectIdentifier(type)), of: position)
    var element = Element(
      "\(type)", role, position: place, value: Box(view), details: Box(Details(viewType: type)))
    visitStates(of: view) { name, property in
      if let value = property.initialValue { element.state[name] = Box(value) }
    }
    return element
  }

  /// A view of the library's own, with others in it.
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

  /// Tells a view's properties where it stands, before it runs.
  ///
  /// The copies of a value share them, so one value cannot stand in two places.
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

  /// What the graph knows of a modifier: of one that sets several keys of the environment each.
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

  /// What the environment is where a view stands: the scene's, with what is set on the way; what runs has read what it is asked for.
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
