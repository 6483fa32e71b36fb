import Presentations
import StateUpdates
import Syntax
import ViewTree

extension Session {
  /// The views on screen that a path means, in the order of the source: its steps stand in each other, with gaps.
  package func views(path steps: ArraySlice<PathStep>, below id: ViewID) -> [ViewID] {
    guard let step = steps.first else { return [id] }
    if views.roots.values.contains(where: { $0.root == id && $0.owner != nil }), step.index == nil,
      matches(id, step)
    {
      return views(path: steps.dropFirst(), below: id)
    }
    var found = presented(step, below: id)
    if found.isEmpty {
      let matching = visible(below: id).filter { matches($0, step) }
      // A button with a `Label` is called by it, and is what is meant.
      let all =
        step.isQuoted
        ? matching.filter { one in
          !ancestors(of: one).dropFirst().contains { matching.contains($0) && takesTaps($0) }
        } : matching
      // What lies on a navigation stack hides what lies below.
      let uncovered = all.filter { !isCovered($0) }
      found = uncovered.isEmpty ? all : uncovered
      if let index = step.index { found = found.indices.contains(index) ? [found[index]] : [] }
    }
    var all: [ViewID] = []
    for view in found {
      for last in views(path: steps.dropFirst(), below: view) where !all.contains(last) { all.append(last) }
    }
    return all
  }

  /// What is presented below a view by modifiers of the step's name; an index counts all of them, shown or not.
  private func presented(_ step: PathStep, below id: ViewID) -> [ViewID] {
    guard !step.isQuoted, let kind = Presentation.Kind(rawValue: step.name.text) else { return [] }
    let declared = screens.views.filter { key, screen in
      screens.rows[screen]?.presentation?.kind == kind
        && ancestors(of: key.view).contains(id)
    }.sorted { $0.value < $1.value }
    let chosen = declared.enumerated().filter { step.index == nil || step.index == $0.offset }.map(
      \.element.key)
    return chosen.compactMap { views.attachment($0.part, of: $0.view) }
  }

  /// What stands below a view: without what only holds others, and without the texts by which controls are called.
  package func visible(below id: ViewID) -> [ViewID] { visible(below: id, inLabel: false) }

  private func visible(below id: ViewID, inLabel: Bool) -> [ViewID] {
    var all: [ViewID] = []
    for child in views.graph[id].map({ $0.children + $0.attached }) ?? [] {
      guard let node = views.graph[child] else { continue }
      let isLabel = inLabel || node.element.details.view?.slot == "label" && isControl(id)
      let isHidden = node.element.type == "Group" || isLabel && ["Text", "Label"].contains(node.element.type)
      if !isHidden { all.append(child) }
      all += visible(below: child, inLabel: isLabel)
    }
    return all
  }

  private func matches(_ id: ViewID, _ step: PathStep) -> Bool {
    guard let node = views.graph[id] else { return false }
    // What stands in a toolbar's item is what a person sees.
    if step.isQuoted { return node.element.type != "ToolbarItem" && label(of: id) == step.name.text }
    let type = node.element.isAttached ? node.element.type.prefix { $0 != "[" } : node.element.type[...]
    return type == step.name.text || identifier(of: id) == step.name.text
  }

  /// `as play`, or `.accessibilityIdentifier("play")`.
  package func identifier(of id: ViewID) -> String? {
    let modifiers = views.graph[id]?.element.details.view?.modifiers ?? []
    let last = modifiers.last { $0.name == "accessibilityIdentifier" }
    if case .string(let name)? = last?.arguments.first?.value { return name }
    return nil
  }

  private static let controls: Set<String> = [
    "Button", "Toggle", "Picker", "TextField", "SecureField", "Label", "NavigationLink", "Section", "Menu",
    "Link",
    "Stepper", "Slider", "DisclosureGroup", "ProgressView", "GroupBox", "LabeledContent", "DatePicker",
    "Gauge", "Tab",
    "ToolbarItem", "ColorPicker", "ShareLink", "TextEditor", "ContentUnavailableView", "searchable",
  ]

  func takesTaps(_ id: ViewID) -> Bool { views.graph[id]?.element.details.view?.takesTaps == true }

  func isControl(_ id: ViewID) -> Bool {
    views.graph[id].map { Self.controls.contains($0.element.type) } ?? false
  }

  /// What a person calls a view: the text that it shows, or the one of its label.
  package func label(of id: ViewID) -> String? {
    guard let node = views.graph[id], let view = node.element.details.view else { return nil }
    if ["Text", "Title"].contains(node.element.type) { return view.argument("content").map { text($0) } }
    guard isControl(id) else { return nil }
    if case .string(let title)? = view.argument("title") { return title }
    if node.element.type == "Section" { return nil }
    return texts(below: id, slots: ["label"]).first ?? texts(below: id, slots: ["content"]).first
  }

  /// The texts in the parts of a view that stand for some of its arguments.
  private func texts(below id: ViewID, slots: Set<String>?) -> [String] {
    var all: [String] = []
    for child in views.graph[id]?.children ?? [] {
      guard let node = views.graph[child] else { continue }
      if let slots, let slot = node.element.details.view?.slot, !slots.contains(slot) { continue }
      if let own = label(of: child) { all.append(own) } else { all += texts(below: child, slots: nil) }
    }
    return all
  }

  // MARK: Properties

  /// What a view on screen answers; nil where it has no such property.
  package mutating func property(_ name: String, ofView id: ViewID, _ place: Place) throws(Problem) -> Value?
  {
    guard let node = views.graph[id] else { return nil }
    let view = node.element.details.view
    switch name {
    case "evaluations": return .int(node.counts.evaluations)
    case "inits": return .int(node.counts.inits)
    case "makes": return .int(node.counts.makes)
    case "updates": return .int(node.counts.updates)
    case "label": return label(of: id).map { .string($0) }
    case "text":
      if let binding = view?.argument("text")?.binding { return try read(binding, place) }
      return label(of: id).map { .string($0) }
    case "value", "isOn", "selection", "isPresented":
      let found = ["value", "isOn", "selection", "text"].lazy.compactMap { view?.argument($0) }.first
      guard let found, name == "value" || view?.argument(name) != nil else { break }
      guard let binding = found.binding else { return found }
      return try read(binding, place)
    case "name" where node.element.type == "Image":
      return view?.argument("systemName") ?? view?.argument("name")
    case "frame": return try frame(ofView: id, place)
    case "isDisabled": return .bool(isDisabled(id))
    case "host", "position":
      guard let item = screens.views[ViewPlace(view: id, part: "item")] else { break }
      var receiver = Value.screen(item)
      guard let member = member(name, of: .named("ScreenButton"))?.first, case .row(let row) = member.body
      else { break }
      return try row.get?(&self, &receiver, [], place)
    case "view" where node.element.role == .representable: return views.made[id]?.view
    case "coordinator": return views.made[id]?.coordinator
    default: break
    }
    if let numbers = views.graph.presented(name, of: id) { return Self.shown(numbers, of: name) }
    return nil
  }

  /// A property of the view itself, or of the only view below that has it.
  package mutating func onlyProperty(_ name: String, ofView id: ViewID, _ place: Place) throws(Problem) -> (
    ViewID, Value
  )? {
    if let own = try property(name, ofView: id, place) { return (id, own) }
    var found: (ViewID, Value)?
    for below in visible(below: id) {
      guard let value = try property(name, ofView: below, place) else { continue }
      if found != nil { return nil }
      found = (below, value)
    }
    return found
  }

  /// Whether a view or one that it stands in is disabled.
  package func isDisabled(_ id: ViewID) -> Bool {
    var next: ViewID? = id
    while let view = next, let node = views.graph[view] {
      let modifier = node.element.details.view?.modifiers.first { $0.name == "disabled" }
      if modifier?["disabled"] == .bool(true) { return true }
      next = node.parent
    }
    return false
  }

  /// What a path to a view is called.
  package func name(ofView id: ViewID) -> String {
    if let hosted = views.roots.values.first(where: { $0.root == id }) { return hosted.name }
    let type = views.graph[id]?.element.type ?? "view"
    guard let label = label(of: id), type != "Text" else { return identifier(of: id) ?? type }
    return "\(type) \(Self.quoted(label))"
  }
}
