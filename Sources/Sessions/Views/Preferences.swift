import StateUpdates

// `preference(key:value:)` and `onPreferenceChange`: what views say to those above them.
extension Session {
  /// Hands on what has changed of the preferences; answers whether something had.
  mutating func updatePreferences(_ place: Place) throws(Problem) -> Bool {
    let (before, types) = (views.preferences, definitions.types.values)
    if views.asks.contains(.style) { try updateStyles(place) }
    guard types.contains(where: { $0.conformances.contains("PreferenceKey") }) else {
      return views.preferences != before
    }
    for id in views.graph.views {
      for (index, modifier) in (views[id]?.modifiers ?? []).enumerated() {
        guard modifier.name == "onPreferenceChange", case .type(let key)? = modifier["key"] else { continue }
        let initial = try read("defaultValue", of: .type(key), place) ?? .nothing
        let value = try preference(key, of: id, inside: index, place) ?? initial
        let receiver = ViewPlace(view: id, part: "\(index)")
        if try areEqual(views.preferences[receiver] ?? initial, value) { continue }
        views.preferences[receiver] = value
        try runAction(modifier["action"], [value])
      }
    }
    return views.preferences != before
  }

  /// `preferredColorScheme(_:)`: what the first view of a tree asks for is the style of the window, or of what is presented, around.
  private mutating func updateStyles(_ place: Place) throws(Problem) {
    for hosted in views.hosted {
      let receiver = ViewPlace(view: hosted.root, part: "preferredColorScheme")
      let asked = views.graph.preorder(from: hosted.root).lazy.compactMap { [views] id in
        views[id]?.modifiers.lazy.compactMap { $0.name == receiver.part ? $0["colorScheme"] : nil }.last
      }.first
      let style = Value.int(["light": 1, "dark": 2][asked?.caseName ?? ""] ?? 0)
      if style == views.preferences[receiver] ?? .int(0) { continue }
      views.preferences[receiver] = style
      let tree = traits.tree
      let holder = tree.ancestors(of: hosted.host).first { around in
        tree.kind(of: around) == .window || tree.parent(of: around).map(tree.kind(of:)) == .presentation
      }
      try engine(place) { try $0.setOverrideUserInterfaceStyle(style.whole, at: holder ?? hosted.host) }
    }
  }

  /// What a view prefers, or those in it together; nil where none says anything.
  private mutating func preference(
    _ key: Type, of id: ViewID, inside index: Int? = nil, _ place: Place
  ) throws(Problem) -> Value? {
    let modifiers = views[id]?.modifiers.prefix(index ?? .max) ?? []
    if let own = modifiers.last(where: { $0.name == "preference" && $0["key"] == .type(key) }) {
      return own["value"]
    }
    var all: [Value] = []
    for child in views.graph[id]?.children ?? [] {
      guard let next = try preference(key, of: child, place) else { continue }
      let nextValue = makeFunction(FunctionCode(body: { _ in .returns(next) }, place: place))
      all.append(all.isEmpty ? next : .closure(nextValue))
      if all.count == 2, let reduce = staticMember("reduce", of: key)?.first {
        var type = Value.type(key)
        _ = try invoke(reduce, of: &type, &all, place, as: nil)
        all.removeLast()
      }
    }
    return all.first
  }
}
