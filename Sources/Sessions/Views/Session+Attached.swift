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
