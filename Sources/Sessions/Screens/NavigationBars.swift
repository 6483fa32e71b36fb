import Presentations
import StateUpdates
import ViewTree

/// The bars that UIKit's containers, or a `TabView`, put around what they show.
package struct ScreenBars: Sendable {
  package var leading: [String] = []
  /// The title of the navigation bar; nil if there is no bar.
  package var title: String?
  package var trailing: [String] = []
  package var tabs: String?
  /// The controllers whose bars these are.
  package var owners: Set<EnvironmentID> = []
}

// The contents of navigation bars, from the views on top.

extension Session {
  /// The bars around what a controller shows, and that of the tabs in the views which are hosted there.
  package func bars(around controller: EnvironmentID?, _ hosted: [ViewID]) -> ScreenBars {
    var (bars, next, copy) = (ScreenBars(), controller, self)
    while let id = next {
      func read(_ name: String) -> Value? { try? copy.read(name, of: .environment(id), .unknown) }
      next = nil
      if isKind(className(of: id), of: "UITabBarController") {
        (bars.tabs, next) = (shownLabel(of: id), read("selectedViewController")?.environment)
        bars.owners.insert(id)
      } else if let parts = read("_bar")?.elements.map({ $0.elements.map(\.text) }), parts.count == 3 {
        (bars.leading, bars.title, bars.trailing) = (parts[0], parts[1].joined(), parts[2])
        bars.owners.insert(id)
      }
    }
    bars.tabs = bars.tabs ?? hosted.lazy.compactMap { [self] in tabs(below: $0) }.first
    return bars
  }

  /// The title of a navigation bar: the title of the view on top.
  package func navigationTitle(of id: ScreenID) -> String? {
    guard let row = screens.rows[id] else { return nil }
    // A stack inside this one has a title of its own.
    let shown = top(of: row).flatMap { views.graph.preorder(from: $0) }.filter { id in
      row.kind != .stack || views.ancestors(of: id).first { isStack($0) } == row.view?.view
    }
    let names = ["navigationTitle", "navigationBarTitle"]
    let found = shown.lazy.compactMap { [views] in views[$0]?.modifiers.last { names.contains($0.name) } }
    guard let title = found.first?.arguments.first?.value else { return nil }
    return text(title.binding?.shown(in: self) ?? title.view?.argument("content") ?? title)
  }

  /// The views that a stack or a column shows: the destination pushed last, or its own content.
  func top(of row: ScreenRow) -> [ViewID] {
    if row.presentation?.kind == .inspector {
      let hosted = row.view == nil ? views.roots[row.name]?.root : nil
      guard let content = hosted ?? row.view.flatMap({ views.graph.attached($0.part, to: $0.view) }) else {
        return []
      }
      // Content with a stack of its own shows that stack's bar.
      let hasStack = views.graph.preorder(from: content).contains { isStack($0) }
      return hasStack ? [] : [content]
    }
    guard let place = row.view, row.presentation == nil, row.item == nil else { return [] }
    let isColumn = row.kind != .stack
    let pushed = isColumn && place.part != "detail" ? nil : views.destinations(of: place.view).last?.id
    if let pushed { return [pushed] }
    let shown = (views.graph[place.view]?.children ?? []).filter {
      !isColumn || views[$0]?.slot == place.part
    }
    // A stack in a column uses the column's bar.
    let inner = isColumn ? shown.flatMap { views.graph.preorder(from: $0) } : []
    return inner.lazy.compactMap { views.destinations(of: $0).last?.id }.first.map { [$0] } ?? shown
  }

  /// Whether views hide a bar with `toolbar(.hidden, for: .tabBar)`, by the outermost modifier; nil if there is none.
  func hides(_ bar: String, below ids: [ViewID], inStacks: Bool = true) -> Bool? {
    for id in ids where inStacks || !isStack(id) {
      let said = views[id]?.modifiers.last { modifier in
        guard modifier["visibility"] != nil, modifier.name.hasPrefix("toolbar") else { return false }
        let bars = modifier["bars"]?.elements.map(\.keptText) ?? []
        return bars.isEmpty ? bar == "navigationBar" : bars.contains("." + bar)
      }
      if let said { return said["visibility"]?.caseName == "hidden" }
      let pushed = views.destinations(of: id).last.map { [$0.id] }
      let inside = pushed ?? views.graph[id]?.children ?? []
      if let found = hides(bar, below: inside, inStacks: inStacks) { return found }
    }
    return nil
  }
}
