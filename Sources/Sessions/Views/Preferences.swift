import StateUpdates

// `preference(key:value:)` and `onPreferenceChange`: values that views pass to their ancestors.
extension Session {
  /// Passes changed preferences to their receivers, and returns whether there were any.
  mutating func updatePreferences(_ place: Place) throws(Problem) -> Bool {
    let (before, types) = (views.preferences, definitions.types.values)
    if views.requests.contains(.style) { try updateStyles(place) }
    guard types.contains(where: { $0.conformances.contains("PreferenceKey") }) else {
      return views.preferences != before
    }
    for id in views.graph.views {
      if views[id]?.type == "PreferenceReader", case .type(let key)? = views[id]?.argument("key"),
        let node = views.graph[id], let around = node.parent,
        try changedPreference(
          of: key, below: around, node.element.modifierIndex ?? .max, for: id.preferencePlace, isShown: true,
          place)
          != nil
      {
        try changed(id.preferenceSource, place)
      }
      for (index, modifier) in (views[id]?.modifiers ?? []).enumerated() {
        guard modifier.name == "onPreferenceChange", case .type(let key)? = modifier["key"] else { continue }
        let receiver = ViewPlace(view: id, part: "\(index)")
        guard let value = try changedPreference(of: key, below: id, index, for: receiver, place) else {
          continue
        }
        try runAction(modifier["action"], [value])
      }
    }
    return views.preferences != before
  }

  /// The current preference below a view, if it differs from the last one that the receiver got.
  private mutating func changedPreference(
    of key: Type, below id: ViewID, _ index: Int, for receiver: ViewPlace, isShown: Bool = false,
    _ place: Place
  ) throws(Problem) -> Value? {
    let initial = try read("defaultValue", of: .type(key), place) ?? .nothing
    let value = try preference(key, of: id, inside: index, place) ?? initial
    let old = views.preferences.updateValue(value, forKey: receiver) ?? (isShown ? nil : initial)
    return try old.map { old throws(Problem) in try areEqual(old, value) } == true ? nil : value
  }

  /// `preferredColorScheme(_:)`: the first view of a tree that has it sets the style of the window or the presentation around.
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

  /// The preference of a view, or the combined one of the views inside; nil if there is none.
  private mutating func preference(
    _ key: Type, of id: ViewID, inside index: Int = .max, _ place: Place
  ) throws(Problem) -> Value? {
    // In a group of a view with a body and its layers, the view itself counts.
    let count = views[id]?.modifiers.count
    if let own = views.graph[id]?.children.first(where: { views.graph[$0]?.element.modifierIndex == count }) {
      return try preference(key, of: own, inside: index, place)
    }
    let modifiers = views[id]?.modifiers.prefix(index) ?? []
    if let own = modifiers.last(where: { $0.name == "preference" && $0["key"] == .type(key) }) {
      return own["value"]
    }
    var all: [Value] = []
    let parts = views.parts(of: id) + views.destinations(of: id).map(\.id)
    for child in parts where views.graph[child]?.element.modifierIndex ?? -1 < index {
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

extension ViewID {
  fileprivate var preferencePlace: ViewPlace { ViewPlace(view: self, part: "preference") }
  fileprivate var preferenceSource: ViewSource { .variable("preference \(row)") }

  /// The value for the content of a preference reader, noted as a read; nil before the first value, after which the content appears.
  func preference(in session: inout Session) -> Value? {
    session.views.graph.noteRead(preferenceSource)
    return session.views.preferences[preferencePlace]
  }
}
