internal import Presentations
internal import StateUpdates

// Finding views by a text or an identifier that a test gives.
extension Screen {
  func details(of id: ViewID) -> Details { graph[id]?.element.details.details ?? Details() }

  func texts(below id: ViewID) -> [String] { graph.preorder(from: id).compactMap { details(of: $0).text } }

  private func label(of id: ViewID) -> String {
    graph.preorder(from: id).compactMap { details(of: $0).text ?? details(of: $0).symbol }.joined(
      separator: " ")
  }

  private func isCalled(_ id: ViewID, _ name: String) -> Bool {
    let details = details(of: id)
    for case .identifier(name) in details.modifiers { return true }
    if details.text == name { return true }
    return (details.tap != nil || details.type != nil) && label(of: id) == name
  }

  func view(_ name: String) throws(ViewProblem) -> ViewID {
    if let id = graph.views.first(where: { isCalled($0, name) }) { return id }
    throw missing("nothing is called “\(name)”", among: texts)
  }

  /// Finds the reachable control with this label or identifier.
  func control(
    _ name: String, _ isControl: (Details) -> Bool
  ) throws(ViewProblem) -> (id: ViewID, details: Details) {
    let all = graph.views.filter { isControl(details(of: $0)) }
    let found = all.filter { isCalled($0, name) }
    guard let id = found.first(where: isReachable) ?? found.first else {
      throw missing("no such control is called “\(name)”", among: all.map(label))
    }
    if isDisabled(id) { throw ViewProblem("“\(name)” is disabled") }
    if !isReachable(id) {
      throw ViewProblem("“\(name)” lies behind what is presented, and cannot be reached")
    }
    return (id, details(of: id))
  }

  private func missing(_ sentence: String, among names: [String]) -> ViewProblem {
    ViewProblem(sentence, names.isEmpty ? nil : "there is " + names.map { "“\($0)”" }.joined(separator: ", "))
  }

  private func isDisabled(_ view: ViewID) -> Bool {
    for (id, first) in graph.reach(to: view) {
      for case .disabled(true) in details(of: id).modifiers.dropFirst(first) { return true }
    }
    return false
  }

  /// Whether people can reach a view, since nothing above it blocks it.
  private func isReachable(_ view: ViewID) -> Bool {
    guard let layout else { return true }
    let around = presentation(around: view)
    if let around, !layout.visible.contains(around) { return false }
    let above = layout.visible.drop { around != nil && $0 != around }.dropFirst(around == nil ? 0 : 1)
    return above.allSatisfy {
      layout.presentations[$0].map { !$0.isModal || $0.isBackgroundInteractive } ?? true
    }
  }
}
