import Presentations
import StateUpdates
import Syntax
import ViewTree

// Hosting SwiftUI views, and the names of hosted views.
extension Session {
  /// Runs something on the graph, and adds the place to its error.
  @discardableResult
  package mutating func graph<Result>(
    _ place: Place, _ body: (inout ViewGraph<Value>) throws -> Result
  ) throws(Problem) -> Result {
    do { return try body(&views.graph) } catch {
      throw Problem(error as? EngineProblem ?? EngineProblem("\(error)"), at: place)
    }
  }

  /// A value as a view: a struct, a colour, or the result of a builder.
  package func viewValue(_ value: Value) -> ViewValue? {
    switch value {
    case .view(let view): view
    case .nothing, .void: nil
    case .color: ViewValue("Color", custom: value)
    default: ViewValue(className(of: value), custom: value)
    }
  }

  package mutating func modified(_ value: Value, _ modifier: ModifierValue) -> Value {
    guard var view = viewValue(value) else { return value }
    view.modifiers.append(modifier)
    if modifier.name == "preferredColorScheme" { views.requests.insert(.style) }
    return .view(view)
  }

  // MARK: Hosting

  /// Puts a SwiftUI view into a UIKit view, or into a controller's view.
  package mutating func host(
    _ view: Value, as name: String, label: String? = nil, in place: EnvironmentID, _ at: Place
  ) throws(Problem) {
    guard let element = viewValue(view)?.element(in: self) else { throw Problem("this is no view", at: at) }
    try host(element, as: name, label: label, in: place, at)
    if !traits.tree.label(of: place).isEmpty {
      confirm("\(element.type.unqualified) is hosted as \(name) in \(self.name(of: place))")
    }
  }

  /// Puts the content of a presentation into its controller; the views are found by the presentation's name.
  mutating func host(
    content: Function, _ arguments: [Value], as name: String, of kind: String, in controller: EnvironmentID,
    _ at: Place
  ) throws(Problem) {
    try host(.attached(kind, .closure(content), arguments), as: name, in: controller, at)
    views.roots[name]?.owner = controller
  }

  private mutating func host(
    _ element: ViewElement<Value>, as name: String, label: String? = nil, in place: EnvironmentID, _ at: Place
  ) throws(Problem) {
    let around = traits.tree.contentHolder(of: place)
    let host = try engine(at) { try $0.create(.view, label: label ?? name, in: around) }
    setClass("UIHostingView", of: host)
    var element = element
    element.isCovered = !traits.tree.isInHierarchy(host)
    let covered = element
    let root = try graph(at) { try $0.host(covered) }
    views.graph.arriving.insert(root)
    views.roots[name] = HostedView(name: name, root: root, host: host)
    revision += 1
  }

  /// Replaces the value at the root of a hosted tree.
  package mutating func rehost(_ name: String, _ view: Value, _ at: Place) throws(Problem) {
    guard let hosted = views.roots[name], let element = viewValue(view)?.element(in: self) else { return }
    let root = try graph(at) { try $0.rehost(hosted.root, element) }
    views.roots[name]?.root = root
    views.roots[name]?.make = nil
    revision += 1
  }

  package mutating func unhost(_ name: String, _ at: Place) throws(Problem) {
    guard let hosted = views.roots[name] else { return }
    views.graph.unhost(hosted.root)
    try updateViews(at)
    views.roots[name] = nil
    try engine(at) { try $0.destroy(hosted.host) }
    views.unhostDestroyed(in: traits.tree)
    revision += 1
  }

  /// Shows a view in a controller or a cell; if it hosts a tree already, the tree is kept and gets the new value.
  package mutating func show(_ view: Value, in place: EnvironmentID, of owner: EnvironmentID, _ at: Place)
    throws(Problem)
  {
    if let hosted = views.hosted(by: owner) { return try rehost(hosted.name, view, at) }
    // A tree in a controller without a name is named after its view.
    let type = (viewValue(view)?.element(in: self).type.unqualified ?? "hosted").decapitalizedFirst
    var name = traits.tree.label(of: owner)
    if name.isEmpty || views.roots[name] != nil { name = type }
    if views.roots[name] != nil || name == type && variables[name] != nil {
      name += "\(views.graph.views.count)"
    }
    try host(view, as: name, label: "", in: place, at)
    views.roots[name]?.owner = owner
  }

  // MARK: Names

  /// The name of a view for people: its own text, or the text of its label.
  package func label(of id: ViewID) -> String? {
    guard let type = views.graph[id]?.element.type, let view = views[id] else { return nil }
    if ["Text", "Title"].contains(type) { return view.argument("content").map { text($0) } }
    if type == "BackButton" { return "Back" }
    if type == "EditButton" {
      var copy = self
      let mode = try? copy.environmentValue("editMode", at: id, .unknown).binding?.read(in: &copy, .unknown)
      return mode?.caseName == "active" ? "Done" : "Edit"
    }
    guard views.isControl(id) else { return nil }
    if case .string(let title)? = view.argument("title") {
      // A control without a title shows its image alone.
      return title.isEmpty && symbol(of: id) != nil ? nil : title
    }
    if type == "Section" { return nil }
    return ["label", "content"].lazy.compactMap { texts(below: id, slot: $0, label).first }.first
  }

  /// The name of the image in a control that has no text.
  package func symbol(of id: ViewID) -> String? {
    func own(_ id: ViewID) -> String? {
      (views[id]?.argument("systemName") ?? views[id]?.argument("systemImage")).map { text($0) }
    }
    return own(id) ?? texts(below: id, slot: nil, own).first
  }

  /// The texts in the parts of a view that come from one of its arguments; for a menu, only the label counts, not the actions.
  func texts(below id: ViewID, slot: String?, _ text: (ViewID) -> String?) -> [String] {
    let slot = views.graph[id]?.element.type == "Menu" ? "label" : slot
    return (views.graph[id]?.children ?? []).flatMap { child -> [String] in
      if let slot, let own = views[child]?.slot, own != slot { return [] }
      return text(child).map { [$0] } ?? texts(below: child, slot: nil, text)
    }
  }

  package func name(ofView id: ViewID) -> String {
    if let hosted = views.roots.values.first(where: { $0.root == id }) { return hosted.name }
    let type = views.graph[id]?.element.type.unqualified ?? "view"
    guard let label = label(of: id), type != "Text" else { return views.identifier(of: id) ?? type }
    return "\(type) \(Self.quoted(label))"
  }

  // MARK: Paths

  /// The views on screen that match a path, in source order; each step is inside the previous one, at any depth.
  package func views(path steps: ArraySlice<PathStep>, below id: ViewID) -> [ViewID] {
    guard let step = steps.first else { return [id] }
    let isOwned = views.roots.values.contains { $0.root == id && $0.owner != nil }
    if isOwned, step.index == nil, matches(id, step) { return views(path: steps.dropFirst(), below: id) }
    var found = presented(step, below: id)
    if found.isEmpty {
      var all = views.visible(below: id).filter { matches($0, step) }
      if step.isQuoted {
        // For a button with a `Label`, the button is meant.
        let tapped = Set(all.filter { views.takesTaps($0) })
        all.removeAll { one in
          views.ancestors(of: one).prefix { !isPresented($0) }.dropFirst().contains(where: tapped.contains)
        }
      }
      // A tab hides the other tabs, and the top of a navigation stack hides the views below it.
      let uncovered = all.filter { views.graph.isSeen($0) }
      found = uncovered.isEmpty ? all : uncovered
      if let index = step.index { found = found.indices.contains(index) ? [found[index]] : [] }
    }
    return found.flatMap { views(path: steps.dropFirst(), below: $0) }.reduce(into: []) { all, view in
      if !all.contains(view) { all.append(view) }
    }
  }

  /// The content that modifiers with the step's name present below a view; an index counts all of them, shown or not.
  private func presented(_ step: PathStep, below id: ViewID) -> [ViewID] {
    presentations(step, below: id).enumerated().filter { step.index == nil || step.index == $0.offset }
      .compactMap { views.graph.attached($0.element.key.part, to: $0.element.key.view) }
  }

  /// All presentations of that name which are declared below a view, presented or not; those in others come last.
  func presentations(_ step: PathStep, below id: ViewID) -> [(key: ViewPlace, id: ScreenID, name: String)] {
    screens.views.filter { key, screen in
      !step.isQuoted && screens.rows[screen]?.presentation?.kind.rawValue == step.name.text
        && views.ancestors(of: key.view).contains(id)
    }.map { ($0.key, $0.value, screens.rows[$0.value]?.name ?? "") }
      .sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
  }

  private func matches(_ id: ViewID, _ step: PathStep) -> Bool {
    guard let element = views.graph[id]?.element else { return false }
    // A toolbar item itself is not matched, only its content, which people see.
    if step.isQuoted {
      let spoken = views[id]?.modifier("accessibilityLabel")?.arguments.first?.value
      let isSpoken = spoken.map { text($0.view?.argument("content") ?? $0) == step.name.text } ?? false
      let shown = label(of: id) ?? (views.takesTaps(id) || views.isTabLabel(id) ? symbol(of: id) : nil)
      return element.type != "ToolbarItem" && (isSpoken || shown == step.name.text)
    }
    let type = element.isAttached ? element.type.prefix { $0 != "[" } : element.type.unqualified[...]
    // A nested type is known by its last name as well.
    return type == step.name.text || type.hasSuffix(".\(step.name.text)")
      || views.identifier(of: id) == step.name.text
  }

  package func view(path steps: [PathStep], _ place: Place) throws(Problem) -> ViewID {
    guard let first = steps.first, let last = steps.last, let root = views.roots[first.name.text]?.root else {
      throw Problem("nothing is hosted as `\(steps.first?.name.text ?? "")`", at: place)
    }
    let found = views(path: steps.dropFirst(), below: root)
    let tapped = found.filter { views.takesTaps($0) }
    let touched = tapped.isEmpty ? found.filter { views.takesText($0) } : tapped
    let meant = found.count > 1 && last.isQuoted ? onTop(touched) : found
    // A view of the learner's with the same label is preferred to the back button of the bar.
    let own = meant.filter { views.graph[$0]?.element.type != "BackButton" }
    if let only = own.count == 1 ? own.first : meant.count == 1 ? meant.first : nil { return only }
    let written = last.isQuoted ? Self.quoted(last.name.text) : last.name.text
    guard found.count > 1 else {
      // The error names the first step that matches nothing.
      let lacking = steps.indices.dropFirst().first { views(path: steps[1...$0], below: root).isEmpty }
      if let lacking, lacking < steps.count - 1 { return try view(path: Array(steps[...lacking]), place) }
      var all = steps
      all[all.count - 1].index = nil
      let count = last.index == nil ? 0 : views(path: all.dropFirst(), below: root).count
      if count > 0 {
        throw Problem(
          "there \(count == 1 ? "is" : "are") \(count) \(written) in \(first.name.text) now", at: place,
          suggestion: "the first is `\(written)[0]`")
      }
      throw noView(last, written, in: first.name.text, below: root, place)
    }
    let names = found.prefix(4).map { id in label(of: id).map { Self.quoted($0) } ?? name(ofView: id) }
    throw Problem(
      "\(found.count) views are meant by `\(written)`: \(names.joined(separator: ", "))", at: place,
      suggestion: "write its label, or its index from 0: `\(written)[0]`")
  }

  // MARK: Properties

  /// A property of a view on screen; nil if the view does not have it.
  package mutating func property(_ name: String, ofView id: ViewID, _ place: Place) throws(Problem) -> Value?
  {
    guard let node = views.graph[id] else { return nil }
    let view = views[id]
    var bound: Value?
    switch name {
    case "evaluations": return .int(node.counts.evaluations)
    case "inits": return .int(node.counts.inits)
    case "makes": return .int(node.counts.makes)
    case "updates": return .int(node.counts.updates)
    case "label": return label(of: id).map { .string($0) }
    case "text":
      bound = view?.argument("text")
      if bound?.binding == nil { return label(of: id).map { .string($0) } }
    case "value": bound = ["value", "isOn", "selection", "text"].lazy.compactMap { view?.argument($0) }.first
    case "isOn", "selection", "isPresented": bound = view?.argument(name) ?? views.graph.latest(name, of: id)
    case "layout":
      return view?.argument("layout").map { .type(.named($0.text.isEmpty ? className(of: $0) : $0.text)) }
    case "name" where node.element.type == "Image":
      return view?.argument("systemName") ?? view?.argument("name")
    case "frame": return try id.frame(in: self, place)?.value
    case "isDisabled": return .bool(views.isDisabled(id))
    case "isPressed" where views.takesTaps(id): return .bool(views.pressed.contains(id))
    case "host", "position":
      guard let item = screens.views[ViewPlace(view: id, part: "item")] else { break }
      return try read(name, of: .screen(item), place)
    case "view" where node.element.role == .representable: return views.made[id]?.view
    case "coordinator": return views.made[id]?.coordinator
    default: break
    }
    if let bound { return try bound.binding?.read(in: &self, place) ?? bound }
    let own =
      name == "color" ? view?.custom : view?.modifiers.first { $0.name == name }?.arguments.first?.value
    if let color = try resolved(own, at: id, place) { return color }
    return views.graph.presented(name, of: id).map { ModifierValue.shown($0, of: name) }
  }

  /// A property of the view itself, or of the only view below that has it.
  package mutating func onlyProperty(_ name: String, ofView id: ViewID, _ place: Place) throws(Problem) -> (
    ViewID, Value
  )? {
    if let own = try property(name, ofView: id, place) { return (id, own) }
    var found: (ViewID, Value)?
    for below in views.visible(below: id) {
      guard let value = try property(name, ofView: below, place) else { continue }
      if found != nil { return nil }
      found = (below, value)
    }
    return found
  }
}
