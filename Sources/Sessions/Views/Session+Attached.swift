import Presentations
import StateUpdates
import Syntax

// Content that a modifier holds back, such as a sheet's: evaluated when it is asked for, as a part of the view that has the modifier.
extension Session {
  /// Puts the views of a closure below a view, in a slot of its own.
  ///
  /// They stay until `dismissContent(of:slot:)`, or until the view goes. When the body that made the closure runs again, its new closure
  /// is evaluated with it.
  package mutating func present(
    _ content: Value, at id: ViewID, slot: String, _ arguments: [Value] = [], _ place: Place
  ) throws(Problem) {
    var element = ViewElement<Value>(
      slot, .view, value: .tuple([content, .list(arguments)]), details: .view(ViewValue(slot)))
    element.isAttached = true
    try graph(place) { graph throws(ViewProblem) in try graph.attach(element, to: id) }
    revision += 1
  }

  /// Takes away what was presented in a slot.
  package mutating func dismissContent(of id: ViewID, slot: String) {
    views.graph.detach(slot, from: id)
    revision += 1
  }

  /// What is presented: what its closure describes, and of an alert its title and message too.
  mutating func presented(_ content: Function, _ given: [Value], at id: ViewID) throws(Problem) -> Value {
    let result = try call(content, with: Array(given.prefix(content.code.parameters.count)))
    guard let node = views.graph[id], let parent = node.parent, let view = viewValue(result),
      let modifier = views.graph[parent]?.element.details.view?.modifiers.first(where: {
        ($0["actions"] ?? $0["content"]) == .closure(content)
      }), let kind = modifier.presents, kind == .alert || kind == .confirmationDialog
    else { return result }
    var (title, message) = (view.argument("title"), view.argument("message").map { [$0] } ?? [])
    var buttons = view.arguments.filter { $0.name == "content" }.map(\.value)
    if modifier["actions"] != nil {
      (title, buttons) = (modifier["title"], view.parts)
      if let error = modifier["data"], title == nil { title = try heading(of: error) }
      if case .closure(let function)? = modifier["message"] {
        let values = Array(given.prefix(function.code.parameters.count))
        message = viewValue(try call(function, with: values))?.parts ?? []
      }
    }
    if kind == .confirmationDialog, !buttons.contains(where: { $0.view?.isCancel == true }) {
      buttons.append(.button(.string("Cancel"), "cancel"))
    }
    return .alert(title ?? .nothing, message, buttons)
  }

  /// What an error says of itself.
  private mutating func heading(of error: Value) throws(Problem) -> Value {
    var error = error
    let type = Type.named(className(of: error))
    for name in ["errorDescription", "localizedDescription"] {
      guard let member = try memberResolved(name, of: type) else { continue }
      let place = Place(SourceRange(0, 0), in: Source(""))
      let text = try read(name, member, of: &error, place, as: nil)
      if text != .nothing { return text }
    }
    return .nothing
  }

  /// Gives what is presented the closures that the last run of its body made.
  mutating func refreshAttached(_ place: Place) throws(Problem) {
    for id in views.graph.owners.sorted(by: { $0.row < $1.row }) {
      guard let node = views.graph[id], let modifiers = node.element.details.view?.modifiers else { continue }
      for child in node.attached {
        guard let attached = views.graph[child]?.element, case .tuple(let old) = attached.value,
          let modifier = modifiers.first(inSlot: attached.type),
          let new = modifier["content"] ?? modifier["actions"], case .closure = new, new != old[0]
        else { continue }
        try present(new, at: id, slot: attached.type, old[1].elements, place)
      }
    }
  }
}

extension ViewValue {
  /// Whether it is a button that only goes back.
  fileprivate var isCancel: Bool {
    argument("role")?.caseName == "cancel" || argument("title") == .string("Cancel")
  }
}

extension [ModifierValue] {
  /// The modifier whose content stands in a slot: `sheet`, or `alert[1]` for the second alert of a view.
  fileprivate func first(inSlot slot: String) -> ModifierValue? {
    let parts = slot.split { "[]".contains($0) }
    let own = filter { ($0.presents?.rawValue ?? $0.name) == parts[0] }
    let number = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return own.indices.contains(number) ? own[number] : nil
  }
}

extension ModifierValue {
  /// What it presents; nil for other modifiers.
  var presents: Presentation.Kind? {
    Presentation.Kind(rawValue: name == "actionSheet" ? "confirmationDialog" : name)
  }
}
