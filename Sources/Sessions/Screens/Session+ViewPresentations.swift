import Presentations
import StateUpdates
import Syntax
import ViewTree

extension Checker {
  /// `x/sheet`, `x/alert[1]`: a presentation that a hosted view declares; nil where the path is to something else.
  package func presentation(path steps: [PathStep], _ range: SourceRange) -> Checked? {
    guard let first = steps.first, let last = steps.last, steps.count > 1, !last.isQuoted,
      Presentation.Kind(rawValue: last.name.text) != nil, session.views.roots[first.name.text] != nil
    else { return nil }
    let place = place(range)
    return Checked(.named("Presentation"), range, role: .environment) { session throws(Problem) in
      .screen(try session.presentation(path: steps, place))
    }
  }
}

extension Session {
  /// The presentation that a path means, on the screen or not.
  fileprivate func presentation(path steps: [PathStep], _ place: Place) throws(Problem) -> ScreenID {
    guard let name = steps.first?.name.text, let last = steps.last, let root = views.roots[name] else {
      throw Problem("nothing is hosted as `\(steps.first?.name.text ?? "")`", at: place)
    }
    let around = steps.dropFirst().dropLast().map(\.name.text).filter {
      Presentation.Kind(rawValue: $0) != nil
    }
    let found = screens.views.filter { key, id in
      guard views.graph.root(of: key.view) == root.root, let presentation = screens.rows[id]?.presentation
      else {
        return false
      }
      return presentation.kind.rawValue == last.name.text
        && around.allSatisfy(presentations(around: id).contains)
    }.map(\.value).sorted()
    if let index = last.index, found.indices.contains(index) { return found[index] }
    if found.count == 1 || last.index == nil && !found.isEmpty {
      let shown = found.filter { screens.rows[$0]?.presentation?.isPresented == true }
      if found.count == 1 || shown.count == 1 { return shown.first ?? found[0] }
      throw Problem(
        "`\(name)` declares \(found.count) presentations of the kind `\(last.name.text)`", at: place,
        suggestion: "write the index of one, from 0: `\(name)/\(last.name.text)[0]`")
    }
    let scene = traits.tree.scene(of: root.host)
    if scene.flatMap({ screens.system.standing(of: $0) }) == nil {
      throw Problem(
        "`\(name)` stands on no screen", at: place,
        suggestion: "host it in a scene on a device: `scene main on iPhone16 { … }`")
    }
    throw Problem("`\(name)` declares no \(last.name.text)", at: place)
  }

  /// The kinds of the presentations in whose content one is declared.
  private func presentations(around id: ScreenID) -> [String] {
    var kinds: [String] = []
    var next = screens.rows[id]?.parent
    while let parent = next, let row = screens.rows[parent] {
      if let kind = row.presentation?.kind { kinds.append(kind.rawValue) }
      next = row.parent
    }
    return kinds
  }

  /// The presentation in whose content a view stands.
  func presentation(around view: ViewID) -> ScreenID? {
    var next: ViewID? = view
    while let id = next, let node = views.graph[id] {
      if let parent = node.parent, views.graph[parent]?.attached.contains(id) == true,
        let found = screens.views[ViewPlace(view: parent, part: node.element.type)]
      {
        return found
      }
      next = node.parent
    }
    return nil
  }

  /// The text in a field; nil where there is none.
  private func typed(in view: ViewID) -> String? {
    guard views.graph[view]?.element.type == "TextField",
      let binding = views.graph[view]?.element.details.view?.argument("text")?.binding,
      case .string(let text)? = value(of: binding), !text.isEmpty
    else { return nil }
    return text
  }

  /// The labels of the views below one, as lines of a drawing; what is presented and what stands in toolbars is left out.
  package func outline(below view: ViewID, marksButtons: Bool = false) -> [String] {
    if let text = typed(in: view) { return [text] }
    let type = views.graph[view]?.element.type ?? ""
    let isGroup = ["Section", "GroupBox", "DisclosureGroup"].contains(type)
    if let label = label(of: view), !isGroup {
      return [marksButtons && type == "Button" ? "[\(label)]" : label]
    }
    if let text = views.made[view]?.view.environment.flatMap({ field("text", of: $0) }), text != .nothing {
      return [self.text(text)]
    }
    var lines: [String] = []
    if isGroup, case .string(let title)? = views.graph[view]?.element.details.view?.argument("title") {
      lines.append(title)
    }
    for child in views.graph[view]?.children ?? [] where lines.count < 100 {
      let slot = views.graph[child]?.element.details.view?.slot ?? ""
      if slot == "toolbar" || slot == "tabItem" { continue }
      lines += outline(below: child, marksButtons: marksButtons)
    }
    return lines
  }

  /// The next launch of the hosted trees: their states begin anew, and an inspector is known again by its name.
  package mutating func relaunchViews(_ place: Place) throws(Problem) {
    for (_, id) in screens.views.sorted(by: { $0.value < $1.value }) {
      guard let row = screens.rows[id], row.presentation != nil else { continue }
      screens.relaunched[row.name, default: []].append(id)
    }
    for id in screens.views.values { screens.rows[id] = nil }
    screens.views = [:]
    for hosted in views.roots.values.sorted(by: { $0.order < $1.order }) {
      guard let view = views.graph[hosted.root]?.element.details.view else { continue }
      let element = element(view)
      let root = try graph(place) { graph throws(ViewProblem) in try graph.host(element) }
      views.graph.unhost(hosted.root)
      views.roots[hosted.name]?.root = root
    }
    try updateViews(place)
    _ = try syncViewScreens(place)
    screens.relaunched = [:]
  }

  /// What `@Environment(\.dismiss)` gives a view: a function that dismisses what is around.
  mutating func dismissAction(at view: ViewID, _ place: Place) -> Function {
    let body: Action = { session throws(Problem) in
      if try session.pop(around: view, place) { return .next }
      if let id = session.presentation(around: view) { try session.write(false, to: id) }
      return .next
    }
    return makeFunction(
      FunctionCode(
        parameters: [], result: .void, frameSize: 0, captureSlots: [], body: body, place: place))
  }

  /// An alert or a dialog goes when one of its buttons is tapped.
  package mutating func closeAlert(around view: ViewID, _ place: Place) throws(Problem) {
    guard let id = presentation(around: view), let kind = screens.rows[id]?.presentation?.kind,
      kind == .alert || kind == .confirmationDialog
    else { return }
    try write(false, to: id)
  }
}
