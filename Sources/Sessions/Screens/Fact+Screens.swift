extension Session {
  /// The facts about the screens: devices, sizes, and the positions of elements.
  var screenFacts: [Fact] {
    var copy = self
    var facts: [String: String] = [:]
    for placement in screens.system.placements where !traits.tree.isDestroyed(placement.scene) {
      facts["\(name(of: placement.scene)) stands on"] = placement.facts.joined(separator: " ")
    }
    for (id, row) in screens.rows {
      if row.view == nil, row.presentation != nil || row.item != nil {
        facts["\(row.name) is on"] = row.parent.map { name(of: $0) } ?? name(of: row.environment)
      }
      if let presentation = row.presentation {
        let placed = try? copy.placed(id)
        facts["\(row.name).presentedAs"] = (placed?.form ?? .hidden).rawValue
        facts["\(row.name).placement"] = placed?.placement?.rawValue
        facts["\(row.name).width"] = placed?.width.map { Self.short($0) }
        facts["\(row.name).detent"] = placed?.detent?.description
        for modifier in PresentationModifier.all {
          facts["\(row.name).\(modifier.names[0])"] =
            modifier.written(in: presentation.modifiers).map { shown($0) }
        }
      } else if row.item != nil {
        let item = (try? copy.layout(around: id))?.items[id]
        facts["\(row.name).host"] = item?.host.rawValue ?? "nil"
        facts["\(row.name).position"] = item?.position?.rawValue
      }
    }
    return facts.sorted(on: { $0.key }).map { name, text in
      // The place of a declaration counts only if nothing else differs, since people see only its effects.
      Fact(name.hasSuffix(" is on") ? .work : .tree, name, is: .kept(text))
    }
  }
}
