internal import Traits

extension Twins {
  /// Does an operation with both if the rules allow it; says whether.
  mutating func apply(_ operation: Operation) throws -> Bool {
    guard model.allows(operation, node: { node($0)?.model }) else { return false }
    switch operation {
    case .create(let kind, let number, in: let parent, childOf: let owner):
      let node = model.create(
        kind, in: parent.flatMap { self.node($0)?.model }, childOf: owner.flatMap { self.node($0)?.model })
      let id = try system.create(
        kind.kind, in: parent.flatMap { self.node($0)?.id }, childOf: owner.flatMap { self.node($0)?.id })
      numbers[number] = (node, id)
      made.append(number)
      (models[id], ids[node]) = (node, id)
      if let view = model.rootView(node), let root = system.tree.rootView(of: id) {
        (models[root], ids[view]) = (view, root)
      }
    case .register(let place, let traits, target: let target, let body):
      guard let node = node(place) else { return false }
      let other = target.flatMap { self.node($0) }
      registrations.append(
        try system.register(
          on: node.id, traits: traits.map { self.traits[$0] }, tag: 0, target: other?.id))
      model.registrations.append(
        Model.Registration(environment: node.model, traits: traits, body: body, target: other?.model))
    case .unregister(let index):
      model.registrations[index].isEnded = true
      system.unregister(registrations[index])
    case .update:
      model.begin(.everything)
      system.beginUpdate()
    case .use(let version):
      model.version = version
      try system.use(version)
    case .redefine(let trait, default: let value, affectsColour: let affects):
      model.redefine(trait, value, affects)
      try system.redefine(
        traits[trait], as: HistoryTrait.definition(of: trait, default: value, affectsColour: affects))
    default: return try applyAtPlace(operation)
    }
    return true
  }

  private mutating func applyAtPlace(_ operation: Operation) throws -> Bool {
    switch operation {
    case .override(let place, let trait, let value):
      guard let (node, id) = node(place) else { return false }
      model.setOverride(trait, value, node)
      try system.setOverride(HistoryTrait.value(value, of: trait), for: traits[trait], at: id)
    case .removeOverride(let place, let trait):
      guard let (node, id) = node(place) else { return false }
      model.nodes[node].overrides[trait] = nil
      try system.removeOverride(for: traits[trait], at: id)
    case .style(let place, let style):
      guard let (node, id) = node(place) else { return false }
      model.setStyle(style, node)
      try system.setOverrideUserInterfaceStyle(style, at: id)
    case .give(let place, of: let parent, let values):
      guard let (node, id) = node(place), let (giver, giverID) = self.node(parent) else { return false }
      var collection = TraitCollection()
      for (trait, value) in values { collection[traits[trait]] = HistoryTrait.value(value, of: trait) }
      model.give(values, node, giver)
      try system.setOverrideTraitCollection(values.isEmpty ? nil : collection, forChild: id, of: giverID)
    case .limits(let place, let least, let most):
      guard let (node, id) = node(place) else { return false }
      model.nodes[node].limits = (least, most)
      let values = [least, most].map { $0.map { HistoryTrait.value($0, of: HistoryTrait.size) } }
      try system.limitContentSize(minimum: values[0], maximum: values[1], at: id)
    case .system(let place, let trait, let value):
      guard let (node, id) = node(place) else { return false }
      model.setSystem(trait, value, node)
      try system.setSystemValue(value.map { HistoryTrait.value($0, of: trait) }, for: traits[trait], at: id)
    case .move(let place, to: let parent):
      guard let (node, id) = node(place), let (target, targetID) = self.node(parent) else { return false }
      model.move(node, to: target)
      try system.move(id, to: targetID)
    case .insert(let place, in: let parent, at: let index):
      guard let (node, id) = node(place), let (target, targetID) = self.node(parent) else { return false }
      model.relocate(model.movableRoot(node), to: model.holder(target), at: index)
      try system.insert(id, in: targetID, at: index)
    case .detach(let place):
      guard let (node, id) = node(place) else { return false }
      if model.nodes[model.movableRoot(node)].parent != nil {
        model.relocate(model.movableRoot(node), to: nil)
      }
      try system.detach(id)
    case .addChild(let place, to: let parent):
      guard let (node, id) = node(place), let (target, targetID) = self.node(parent) else { return false }
      model.setParent(node, target)
      try system.addChild(id, to: targetID)
    case .removeFromParent(let place):
      guard let (node, id) = node(place) else { return false }
      model.setParent(node, nil)
      system.removeFromParent(id)
    case .destroy(let place):
      guard let (node, id) = node(place) else { return false }
      model.destroy(node)
      try system.destroy(id)
    case .on(let place, let event, let body):
      guard let (node, id) = node(place) else { return false }
      model.nodes[node].handlers[event] = body
      try system.observe(event, at: id, tag: 0)
    case .removeHandler(let place, let event):
      guard let (node, id) = node(place) else { return false }
      (model.nodes[node].handlers[event], model.nodes[node].reads[event]) = (nil, nil)
      system.stopObserving(event, at: id)
    default: return try applyRequest(operation)
    }
    return true
  }

  private mutating func applyRequest(_ operation: Operation) throws -> Bool {
    switch operation {
    case .usesColour(let place, let uses):
      guard let (node, id) = node(place) else { return false }
      model.nodes[node].usesColour = uses
      system.setUsesColors(uses, at: id)
    case .showsImage(let place, let shows):
      guard let (node, id) = node(place) else { return false }
      model.nodes[node].showsImage = shows
      system.setShowsImage(shows, at: id)
    case .invalidate(let place, let what):
      guard let (node, id) = node(place) else { return false }
      model.invalidate(node, what)
      switch what {
      case .layout: try system.setNeeds(.layoutSubviews, at: id)
      case .display: try system.setNeeds(.draw, at: id)
      case .properties: try system.setNeeds(.updateProperties, at: id)
      case .constraints: try system.setNeeds(.updateConstraints, at: id)
      }
    case .read(let place, let trait):
      guard let (node, id) = node(place) else { return false }
      model.read(trait, node)
      system.noteRead(of: traits[trait], at: id)
    case .loadView(let place):
      guard let (node, id) = node(place) else { return false }
      if model.nodes[node].kind == .controller, !model.nodes[node].isLoaded {
        model.begin(.calls)
        model.announceLoading(node)
      }
      system.loadViewIfNeeded(of: id)
    case .updateTraits(let place):
      guard let (node, id) = node(place) else { return false }
      model.begin(.traits(model.movableRoot(node)))
      try system.beginUpdateTraits(of: id)
    case .updateProperties(let place):
      guard let (node, id) = node(place) else { return false }
      model.begin(.properties(model.movableRoot(node)))
      try system.beginUpdateProperties(of: id)
    case .layOut(let place):
      guard let (node, id) = node(place) else { return false }
      model.begin(.layout(model.movableRoot(node)))
      try system.beginLayout(of: id)
    case .appear(let place, in: let parent):
      guard let (node, id) = node(place), let (target, targetID) = self.node(parent) else { return false }
      model.begin(.appearance(node, in: target))
      try system.appear(id, in: targetID)
    case .disappear(let place, to: let parent, let isAnnounced):
      guard let (node, id) = node(place) else { return false }
      let target = parent.flatMap { self.node($0) }
      model.begin(.disappearance(model.movableRoot(node), to: target?.model, isAnnounced: isAnnounced))
      try system.disappear(id, to: target?.id, isAnnounced: isAnnounced)
    case .announce(let place):
      guard let (node, id) = node(place) else { return false }
      model.announceDisappearance(model.movableRoot(node))
      try system.announceDisappearance(of: id)
    default: return false
    }
    return true
  }
}
