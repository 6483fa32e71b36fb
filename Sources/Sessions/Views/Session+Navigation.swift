import StateUpdates
import Syntax

/// What lies on a navigation stack above its root.
package enum NavigationEntry: Hashable, Sendable {
  /// A value of the path, which the destination for its type shows.
  case value(Value)
  /// What a link without a value leads to.
  case link(ViewID)
  /// What a binding asks for: a link that is active, or a modifier `navigationDestination` by its number.
  case bound(ViewID, Int)
}

// Navigation: links and paths put destinations on stacks, and `dismiss` takes them away.
extension Session {
  private static let stackTypes: Set = ["NavigationStack", "NavigationView", "NavigationSplitView"]

  /// Brings what lies on the stacks up to date with their paths and bindings.
  ///
  /// - Returns: Whether content came or went.
  mutating func syncNavigation(_ place: Place) throws(Problem) -> Bool {
    var isChanged = false
    for hosted in views.roots.values.sorted(by: { $0.order < $1.order }) {
      for id in parts(of: hosted.root, entersStacks: true)
      where Self.stackTypes.contains(views.graph[id]?.element.type ?? "") {
        if try sync(stack: id, place) { isChanged = true }
      }
    }
    views.stacks = views.stacks.filter { views.graph[$0.key] != nil }
    return isChanged
  }

  /// A view and all below it, those of inner stacks only where that is asked for.
  private func parts(of id: ViewID, entersStacks: Bool = false) -> [ViewID] {
    var (all, waiting) = ([ViewID](), [id])
    while let next = waiting.popLast(), let node = views.graph[next] {
      all.append(next)
      if !entersStacks, next != id, Self.stackTypes.contains(node.element.type) { continue }
      waiting += (node.children + node.attached).reversed()
    }
    return all
  }

  private mutating func sync(stack id: ViewID, _ place: Place) throws(Problem) -> Bool {
    var entries = views.stacks[id] ?? []
    let parts = parts(of: id)
    let bound = try boundEntries(parts, place)
    entries.removeAll { if case .bound = $0 { !bound.contains($0) } else { false } }
    if let values = try path(of: id, place)?.values {
      let old = entries.indices.filter { if case .value = entries[$0] { true } else { false } }
      let same = zip(old, values).prefix { entries[$0] == .value($1) }.count
      if same < old.count { entries.removeSubrange(old[same]...) }
      entries += values.dropFirst(same).map { .value($0) }
    }
    entries += bound.filter { !entries.contains($0) }
    if entries != views.stacks[id] ?? [] { views.stacks[id] = entries }
    var isChanged = false
    for (index, entry) in entries.enumerated() {
      guard let (content, arguments) = try destination(of: entry, among: parts, place) else { continue }
      let slot = "destination[\(index)]"
      let old = views.attachment(slot, of: id).flatMap { views.graph[$0]?.element.value }
      if old == .tuple([content, .list(arguments)]) { continue }
      try present(content, at: id, slot: slot, arguments, place)
      isChanged = true
    }
    for child in destinations(of: id) where child.index >= entries.count {
      dismissContent(of: id, slot: "destination[\(child.index)]")
      isChanged = true
    }
    return isChanged
  }

  /// The destinations on a stack with their numbers, the lowest first.
  private func destinations(of id: ViewID) -> [(id: ViewID, index: Int)] {
    (views.graph[id]?.attached ?? []).compactMap { child in
      destinationIndex(of: child).map { (child, $0) }
    }.sorted { $0.index < $1.index }
  }

  private func destinationIndex(of id: ViewID) -> Int? {
    guard let type = views.graph[id]?.element.type, type.hasPrefix("destination[") else { return nil }
    return Int(type.dropFirst("destination[".count).dropLast())
  }

  /// The bindings among views that ask for a destination.
  private mutating func boundEntries(_ parts: [ViewID], _ place: Place) throws(Problem) -> [NavigationEntry] {
    var entries: [NavigationEntry] = []
    for id in parts {
      guard let view = views.graph[id]?.element.details.view else { continue }
      if let binding = view.argument("isActive")?.binding, try read(binding, place) == .bool(true) {
        entries.append(.bound(id, -1))
      }
      for (index, modifier) in view.modifiers.enumerated() where modifier.name == "navigationDestination" {
        guard let binding = (modifier["isPresented"] ?? modifier["item"])?.binding else { continue }
        let value = try read(binding, place)
        if value != .bool(false), value != .nothing { entries.append(.bound(id, index)) }
      }
    }
    return entries
  }

  /// The path that a stack is bound to, and the values on it.
  private mutating func path(of id: ViewID, _ place: Place) throws(Problem) -> (
    binding: BindingValue, values: [Value]
  )? {
    guard let binding = views.graph[id]?.element.details.view?.argument("path")?.binding else { return nil }
    let value = try read(binding, place)
    if case .structure(let path) = value { return (binding, path.fields.first?.elements ?? []) }
    return (binding, value.elements)
  }

  private mutating func write(_ values: [Value], to binding: BindingValue, _ place: Place) throws(Problem) {
    if case .structure(var path) = try read(binding, place) {
      path.fields[0] = .list(values)
      return try write(.structure(path), to: binding, place)
    }
    try write(.list(values), to: binding, place)
  }

  /// What describes an entry, and what it is given; nil where nothing says so now.
  private mutating func destination(of entry: NavigationEntry, among parts: [ViewID], _ place: Place)
    throws(Problem) -> (Value, [Value])?
  {
    switch entry {
    case .link(let id), .bound(let id, -1):
      return views.graph[id]?.element.details.view?.argument("destination").map { ($0, []) }
    case .bound(let id, let index):
      guard let modifiers = views.graph[id]?.element.details.view?.modifiers,
        modifiers.indices.contains(index),
        let content = modifiers[index]["destination"]
      else { return nil }
      let item = try modifiers[index]["item"]?.binding.map { item throws(Problem) in try read(item, place) }
      return (content, item.map { [$0] } ?? [])
    case .value(let value):
      for id in parts {
        for modifier in views.graph[id]?.element.details.view?.modifiers ?? [] {
          guard modifier.name == "navigationDestination", case .type(let type)? = modifier["for"],
            type == self.type(of: value) || type.name.map({ isKind(className(of: value), of: $0) }) == true,
            let content = modifier["destination"]
          else { continue }
          return (content, [value])
        }
      }
      return nil
    }
  }

  /// A view and those in which it stands, innermost first.
  func ancestors(of id: ViewID) -> [ViewID] {
    var all = [id]
    while let parent = views.graph[all[all.count - 1]]?.parent { all.append(parent) }
    return all
  }

  // MARK: Going there and back

  /// Does what a tapped link does: pushes what it leads to, or selects its value in the list around.
  mutating func follow(link id: ViewID, _ view: ViewValue, _ place: Place) throws(Problem) {
    if let binding = view.argument("isActive")?.binding { return try write(.bool(true), to: binding, place) }
    let around = ancestors(of: id)
    guard let stack = around.first(where: { Self.stackTypes.contains(views.graph[$0]?.element.type ?? "") })
    else {
      throw Problem(
        "\(name(ofView: id)) stands in no NavigationStack, and leads nowhere", at: place,
        suggestion: "put a `NavigationStack { … }` around")
    }
    guard let value = view.argument("value") else {
      views.stacks[stack, default: []].append(.link(id))
      return
    }
    let lists = around.prefix { $0 != stack }.compactMap {
      views.graph[$0]?.element.details.view?.argument("selection")?.binding
    }
    if views.graph[stack]?.element.type == "NavigationSplitView", let list = lists.first {
      return try write(value, to: list, place)
    }
    if let (binding, values) = try path(of: stack, place) {
      return try write(values + [value], to: binding, place)
    }
    views.stacks[stack, default: []].append(.value(value))
  }

  /// Takes the destination around a view off its stack, and all that lie on it; false where a presentation is nearer.
  mutating func pop(around view: ViewID, _ place: Place) throws(Problem) -> Bool {
    var next: ViewID? = view
    while let id = next, let node = views.graph[id] {
      next = node.parent
      guard let stack = node.parent, views.graph[stack]?.attached.contains(id) == true else { continue }
      guard let index = destinationIndex(of: id) else { return false }
      let entries = views.stacks[stack] ?? []
      views.stacks[stack] = Array(entries.prefix(index))
      let kept = entries.prefix(index).compactMap { if case .value(let value) = $0 { value } else { nil } }
      if let (binding, values) = try path(of: stack, place), values.count > kept.count {
        try write(kept, to: binding, place)
      }
      for case .bound(let owner, let number) in entries.dropFirst(index) {
        guard let view = views.graph[owner]?.element.details.view else { continue }
        let modifier = number < 0 ? nil : view.modifiers[number]
        if let binding = modifier?["item"]?.binding { try write(.nothing, to: binding, place) }
        let flag = modifier?["isPresented"] ?? view.argument("isActive")
        if let binding = flag?.binding { try write(.bool(false), to: binding, place) }
      }
      return true
    }
    return false
  }

  /// Whether another destination lies over a view.
  func isCovered(_ id: ViewID) -> Bool {
    var next: ViewID? = id
    while let view = next, let node = views.graph[view] {
      if let parent = node.parent, let top = destinations(of: parent).last?.id, top != view,
        destinationIndex(of: view) != nil || views.graph[parent]?.children.contains(view) == true
      {
        return true
      }
      next = node.parent
    }
    return false
  }
}
