import StateUpdates

/// An entry on a navigation stack, above its root.
package enum NavigationEntry: Hashable, Sendable {
  /// A value of the path. The destination for its type shows it.
  case value(Value)
  /// The destination of a link without a value.
  case link(ViewID)
  /// A destination that a binding presents: of an active link (-1), or of a `navigationDestination` modifier by its index.
  case bound(ViewID, Int)

  fileprivate var isBound: Bool { if case .bound = self { true } else { false } }
  fileprivate var value: Value? { if case .value(let value) = self { value } else { nil } }
}

// Stacks on screen: links and paths push destinations, and `dismiss` pops them.
extension Session {
  func isStack(_ id: ViewID) -> Bool {
    ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(views.graph[id]?.element.type)
  }

  /// Updates the stacks to their paths and bindings, and returns whether content was added or removed.
  mutating func updateStacks(_ place: Place) throws(Problem) -> Bool {
    var isChanged = false
    for id in views.graph.views where isStack(id) { isChanged = try updateStack(id, place) || isChanged }
    views.stacks = views.stacks.filter { views.graph[$0.key] != nil }
    return isChanged
  }

  /// The stack and all views below it, but not the views in inner stacks.
  private func parts(ofStack id: ViewID) -> [ViewID] {
    var (all, waiting) = ([ViewID](), [id])
    while let next = waiting.popLast(), let node = views.graph[next] {
      all.append(next)
      if next != id, isStack(next) { continue }
      waiting += (node.children + node.attached).reversed()
    }
    return all
  }

  private mutating func updateStack(_ id: ViewID, _ place: Place) throws(Problem) -> Bool {
    let before = views.stacks[id] ?? []
    let parts = parts(ofStack: id)
    let bound = try bound(among: parts, place)
    var entries = before.filter { !$0.isBound || bound.contains($0) }
    if let values = try path(ofStack: id, place)?.values {
      let old = entries.indices.filter { entries[$0].value != nil }
      let same = zip(old, values).prefix { entries[$0] == .value($1) }.count
      if same < old.count { entries.removeSubrange(old[same]...) }
      entries += values.dropFirst(same).map { .value($0) }
    }
    entries += bound.filter { !entries.contains($0) }
    if entries != before { views.stacks[id] = entries }
    var isChanged = false
    for (index, entry) in entries.enumerated() {
      guard let (content, arguments) = try destination(of: entry, among: parts, place) else { continue }
      let slot = "destination[\(index)]"
      let old = views.graph.attached(slot, to: id).flatMap { views.graph[$0]?.element.value }
      if old == .tuple([content, .list(arguments)]) { continue }
      try present(content, at: id, slot: slot, arguments, place)
      isChanged = true
    }
    for child in views.destinations(of: id) where child.index >= entries.count {
      dismissContent(of: id, slot: "destination[\(child.index)]")
      isChanged = true
    }
    if !isChanged { isChanged = try showMissing(entries, on: id, among: parts, place) }
    cover(below: entries.count, on: id)
    return try updateBackButton(of: id, place) || isChanged
  }

  /// Shows SwiftUI's page with a warning sign for a value without a destination, once all destinations are known.
  private mutating func showMissing(
    _ entries: [NavigationEntry], on id: ViewID, among parts: [ViewID], _ place: Place
  ) throws(Problem) -> Bool {
    var isChanged = false
    for (index, entry) in entries.enumerated() {
      let slot = "destination[\(index)]"
      guard let value = entry.value, try destination(of: entry, among: parts, place) == nil,
        views.graph.attached(slot, to: id) == nil
      else { continue }
      let sign = ViewArgument("systemName", .string("exclamationmark.triangle.fill"))
      try present(.view(ViewValue("Image", arguments: [sign])), at: id, slot: slot, [], place)
      let type = type(of: value)
      warn(
        "a page with a warning sign: nothing says what is shown for \(type); write `.navigationDestination(for: \(type).self) { … }` inside the stack",
        at: place)
      isChanged = true
    }
    return isChanged
  }

  /// Covers all views below the top, but not the layers around the stack; in a split view, those in the last column.
  private mutating func cover(below count: Int, on id: ViewID) {
    let isSplit = views[id]?.type == "NavigationSplitView"
    for child in views.graph[id]?.children ?? [] {
      let slot = views[child]?.slot ?? ""
      if isSplit ? slot == "detail" : !ModifierValue.surroundings.contains(slot) {
        views.graph.cover(child, count > 0)
      }
    }
    for child in views.destinations(of: id) { views.graph.cover(child.id, child.index < count - 1) }
  }

  /// The entries for bindings that ask for a destination, among some views.
  private mutating func bound(among parts: [ViewID], _ place: Place) throws(Problem) -> [NavigationEntry] {
    var entries: [NavigationEntry] = []
    for id in parts {
      guard let view = views[id] else { continue }
      var flags = [(-1, view.argument("isActive")?.binding)]
      for (index, modifier) in view.modifiers.enumerated() where modifier.name == "navigationDestination" {
        flags.append((index, (modifier["isPresented"] ?? modifier["item"])?.binding))
      }
      for case (let index, let binding?) in flags {
        let value = try binding.read(in: &self, place)
        if value != .bool(false), value != .nothing { entries.append(.bound(id, index)) }
      }
    }
    return entries
  }

  private mutating func path(
    ofStack id: ViewID, _ place: Place
  ) throws(Problem) -> (binding: BindingValue, values: [Value])? {
    guard let binding = views[id]?.argument("path")?.binding else { return nil }
    let value = try binding.read(in: &self, place)
    if case .structure(let path) = value { return (binding, path.fields.first?.elements ?? []) }
    return (binding, value.elements)
  }

  private mutating func write(_ values: [Value], to path: BindingValue, _ place: Place) throws(Problem) {
    var new = Value.list(values)
    if case .structure(var whole) = try path.read(in: &self, place) {
      whole[0] = new
      new = .structure(whole)
    }
    try path.write(new, in: &self, place)
  }

  /// The content of an entry and the arguments for it; nil if there is no destination for it now.
  private mutating func destination(
    of entry: NavigationEntry, among parts: [ViewID], _ place: Place
  ) throws(Problem) -> (Value, [Value])? {
    switch entry {
    case .link(let id), .bound(let id, -1): return views[id]?.argument("destination").map { ($0, []) }
    case .bound(let id, let index):
      guard let modifiers = views[id]?.modifiers, modifiers.indices.contains(index),
        let content = modifiers[index]["destination"]
      else { return nil }
      let item = try modifiers[index]["item"]?.binding?.read(in: &self, place)
      return (content, item.map { [$0] } ?? [])
    case .value(let value):
      let (type, name) = (type(of: value), className(of: value))
      let modifiers = parts.flatMap { views[$0]?.modifiers ?? [] }
      for modifier in modifiers where modifier.name == "navigationDestination" {
        guard case .type(let wanted)? = modifier["for"], let content = modifier["destination"] else {
          continue
        }
        if wanted == type || wanted.name.map({ isKind(name, of: $0) }) == true { return (content, [value]) }
      }
      return nil
    }
  }

  // MARK: Pushing and popping

  /// Follows a tapped link: pushes its destination, or selects its value in the list around it.
  mutating func follow(link id: ViewID, _ view: ViewValue, _ place: Place) throws(Problem) {
    if let binding = view.argument("isActive")?.binding {
      return try binding.write(.bool(true), in: &self, place)
    }
    // A presentation does not use the stack outside of it.
    let around = Array(views.ancestors(of: id).prefix { !isPresented($0) })
    guard let stack = around.first(where: { isStack($0) }) else {
      throw Problem(
        "\(name(ofView: id)) stands in no NavigationStack, and leads nowhere", at: place,
        suggestion: "put a `NavigationStack { … }` around")
    }
    let inside = Array(around.prefix { $0 != stack })
    let column = inside.last.flatMap { views[$0]?.slot } ?? ""
    let value = view.argument("value")
    let lists = inside.compactMap { views[$0]?.argument("selection")?.binding }
    if let value, views[stack]?.type == "NavigationSplitView", let list = lists.first {
      // Where several can be selected, a tap selects only this one.
      let isSet = if case .list = try list.read(in: &self, place) { true } else { false }
      try list.write(isSet ? .list([value]) : value, in: &self, place)
      return try chosen(in: id, place)
    }
    if let value, let (binding, values) = try path(ofStack: stack, place) {
      return try write(values + [value], to: binding, place)
    }
    // The destination of a link in another column replaces the whole stack on the last column.
    if ["sidebar", "content"].contains(column) { views.stacks[stack] = [] }
    views.stacks[stack, default: []].append(value.map { .value($0) } ?? .link(id))
  }

  /// Pops the destination around a view, with all above it; returns false if a presentation is nearer.
  mutating func popDestination(around view: ViewID, _ place: Place) throws(Problem) -> Bool {
    let attached = views.ancestors(of: view).first { views.graph[$0]?.element.isAttached == true }
    guard let attached, let stack = views.graph[attached]?.parent,
      let index = views.destinationIndex(of: attached)
    else { return false }
    let entries = views.stacks[stack] ?? []
    views.stacks[stack] = Array(entries.prefix(index))
    let kept = entries.prefix(index).compactMap(\.value)
    if let (binding, values) = try path(ofStack: stack, place), values.count > kept.count {
      try write(kept, to: binding, place)
    }
    for case .bound(let owner, let number) in entries.dropFirst(index) {
      guard let view = views[owner] else { continue }
      let modifier = number < 0 ? nil : view.modifiers[number]
      try modifier?["item"]?.binding?.write(.nothing, in: &self, place)
      let flag = modifier?["isPresented"] ?? view.argument("isActive")
      try flag?.binding?.write(.bool(false), in: &self, place)
    }
    return true
  }
}

extension Views {
  /// The destinations on a stack with their indices, the lowest first.
  package func destinations(of id: ViewID) -> [(id: ViewID, index: Int)] {
    (graph[id]?.attached ?? []).compactMap { child in destinationIndex(of: child).map { (child, $0) } }
      .sorted(on: \.index)
  }

  fileprivate func destinationIndex(of id: ViewID) -> Int? {
    guard let type = graph[id]?.element.type, type.hasPrefix("destination[") else { return nil }
    return Int(type.dropFirst("destination[".count).dropLast())
  }
}
