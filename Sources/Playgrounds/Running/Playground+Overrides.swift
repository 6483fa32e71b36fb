import Commands
import Journals
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `override form.theme = bold`, `override form { … }`; what is set already stays as it is.
  func override(_ id: EnvironmentID, _ settings: [Code.TraitSetting]) throws(Problem) {
    for index in settings.indices {
      let trait = settings[index].view.id
      let new = try storable(try evaluate(settings[index].value), of: trait)
      if options.confirms { noteOverride(id, settings[index].view) }
      try engine { () throws(TraitProblem) in
        // While comparisons are counted, none is left out.
        let old = world.ask { $0.isMeasuring ? nil : $0.override(of: trait, on: id) }
        if let old, isIdle(new, insteadOf: old, trait) {
          try world.traits.checkAvailability(of: trait)
        } else {
          try world.traits.setOverride(new, of: trait, on: id)
        }
      }
    }
  }

  /// Whether an override takes the place of the same value, and nobody would know.
  private func isIdle(_ new: TraitValue, insteadOf old: TraitValue, _ trait: TraitID) -> Bool {
    if case (.integer(let a), .integer(let b)) = (old, new) { return a == b }
    let value = world.value(new, of: trait)
    switch value {
    case .structure, .list, .collection, .instance, .archive: return false
    default: return value.isSame(as: world.value(old, of: trait))
    }
  }

  /// Remembers to say, when the turn is over, what became of an override that is about to be set or removed:
  /// how many environments follow is counted only for whoever asks.
  private func noteOverride(_ id: EnvironmentID, _ view: TraitView) {
    let trait = view.id
    guard calls.isEmpty, pendingNotes.count <= Limit.confirmations,
      !pendingNotes.contains(where: { $0.environment == id && $0.trait == trait })
    else { return }
    pendingNotes.append(
      OverrideNote(
        environment: id, view: view, old: world.traits.value(of: trait, at: id),
        wasSet: world.traits.override(of: trait, on: id) != nil, values: valuesBelow(id, trait)))
  }

  /// The values of a trait in the environments that `show tree` would list under one.
  private func valuesBelow(_ id: EnvironmentID, _ trait: TraitID) -> [(EnvironmentID, TraitValue)] {
    let hierarchy = world.traits.hierarchy
    guard hierarchy.count <= 100_000 else { return [] }
    return world.traits.thoseBelow(id).filter { !hierarchy.isRootView($0) }.map {
      ($0, world.traits.value(of: trait, at: $0))
    }
  }

  /// Says what became of the overrides that the statement set and removed, now that the turn is over.
  func confirmOverrides() throws(Problem) {
    for note in pendingNotes {
      let confirmation = try confirmation(of: note)
      confirm(confirmation)
    }
    pendingNotes.removeAll()
  }

  /// What is true of an override now: callbacks may have changed it since the statement did.
  private func confirmation(of note: OverrideNote) throws(Problem) -> Confirmation {
    let (id, trait) = (note.environment, world.declaration(of: note.view).property)
    let place = world.reference(to: id)
    let now = world.traits.value(of: note.trait, at: id)
    let isPending = world.traits.isPending(note.trait, on: id)
    guard let override = world.traits.override(of: note.trait, on: id) else {
      if isPending { return .overrideRemovedPending(place, trait: trait) }
      return .overrideRemoved(place, trait: trait, value: literal(now, of: note.view))
    }
    let new = literal(override, of: note.view)
    if isPending { return .overrodePending(place, trait: trait, new: new) }
    let old = literal(note.old, of: note.view)
    let isSame = try isEqualUncounted(note.trait, note.old, override)
    if isSame, old != new { return .overrodeEqual(place, trait: trait, new: new) }
    if isSame, !note.wasSet { return .overrodeAlike(place, trait: trait, value: new) }
    let followers = note.values.filter {
      world.traits.owner(of: note.trait, at: $0.0) == id
        && !world.traits.value(of: note.trait, at: $0.0).isEqual(to: $0.1)
    }
    return .overrode(
      place, trait: trait, old: old, new: isSame || old != new ? new : "another \(new)",
      followers: followers.count, follower: followers.first.map { world.reference(to: $0.0) })
  }

  /// `remove override form.theme`; removing one that is not set is harmless, as in UIKit.
  func removeOverride(_ view: TraitView, _ id: EnvironmentID) throws(Problem) {
    guard world.traits.override(of: view.id, on: id) != nil else {
      confirm(.noOverride(world.reference(to: id), trait: world.declaration(of: view).property))
      return
    }
    if options.confirms { noteOverride(id, view) }
    world.traits.removeOverride(of: view.id, on: id)
  }

  /// `set cell.backgroundColor = cardBackground`, `var label = ""` in a block.
  func setProperty(_ key: PropertyKey, of id: EnvironmentID, _ value: Value, _ type: ValueType)
    throws(Problem)
  {
    let name = world.names[key.name]
    try checkOwner(ofProperty: name, id)
    if let row = world.property(key.name, of: id) {
      if row.type != type, World.builtInProperties[name] == nil {
        throw Problem(.mismatch(expected: world.describe(row.type), found: world.describe(type)), nil)
      }
    } else if world.trait(property: key.name) != nil {
      // A handler's block may be older than the trait.
      throw Problem(.hidesMember(name), nil)
    }
    try charge(compared: world.setProperty(key.name, of: id, value, type))
    if Look(rawValue: name)?.isDrawn == true { try watchLook(of: id) }
    confirm(.property(world.reference(to: id), name: name, value: world.literal(value)))
  }

  /// A view with a colour or an image is drawn; one with a dynamic colour again whenever a trait that affects
  /// colours changes there, one with an image whenever a trait does that image lookup heeds.
  private func watchLook(of id: EnvironmentID) throws(Problem) {
    guard world.traits.hierarchy.kind(of: id) == .view || world.traits.hierarchy.kind(of: id) == .window
    else { return }
    world.traits.setUsesDynamicColour(!world.colorProperties(of: id).isEmpty, at: id)
    world.traits.setLooksUpImages(world.imageProperty(of: id) != nil, at: id)
    try engine { () throws(TraitProblem) in try world.traits.setNeedsDisplay(id) }
  }

  /// `invalidate cell`, `invalidate cell display`.
  func invalidate(_ id: EnvironmentID, _ what: Invalidation) throws(Problem) {
    try engine { () throws(TraitProblem) in
      switch what {
      case .layout: try world.traits.setNeedsLayout(id)
      case .display: try world.traits.setNeedsDisplay(id)
      case .properties: try world.traits.setNeedsUpdateProperties(id)
      case .constraints: try world.traits.setNeedsUpdateConstraints(id)
      }
    }
    confirm(.invalidated(world.reference(to: id), needs: "\(what)"))
  }

  /// `on cell layoutSubviews { … }`; a second one for the event replaces the first.
  func setHandler(_ event: Callback, on id: EnvironmentID, _ handler: Handler) throws(Problem) {
    let kind = world.traits.hierarchy.kind(of: id)
    guard event.kinds.contains(kind) else {
      throw Problem(.wrongKind(world.reference(to: id), isKind: "\(kind)", event: event.spelling), nil)
    }
    if event == .updateProperties {
      try engine { () throws(TraitProblem) in try world.traits.checkAvailability(of: .updatingProperties) }
    }
    let isReplacing = world.handler(of: event, on: id) != nil
    world.setHandler(event, on: id, bind(handler))
    world.traits.setInterest(true, in: event, at: id)
    confirm(
      .handler(
        world.reference(to: id), event: event.spelling, isReplacing: isReplacing,
        isTrackedLater: event.tracksReads && world.traits.has(.tracking) && wasLaidOut(id)))
  }

  /// Whether a handler of an environment's layout is too late for a layout that there has been:
  /// ``Decision/trackedReads``.
  private func wasLaidOut(_ id: EnvironmentID) -> Bool {
    world.traits.layouts(of: world.traits.hierarchy.rootView(of: id) ?? id) > 0
  }

  /// `remove on cell layoutSubviews`.
  func removeHandler(_ event: Callback, on id: EnvironmentID) throws(Problem) {
    guard event.kinds.contains(world.traits.hierarchy.kind(of: id)) else {
      throw Problem(wrongKind(id, event.spelling), nil)
    }
    guard world.handler(of: event, on: id) != nil else {
      throw Problem(.noHandler(event.spelling, world.reference(to: id)), nil)
    }
    world.setHandler(event, on: id, nil)
    world.traits.setInterest(false, in: event, at: id)
    confirm(.handlerRemoved(world.reference(to: id), event: event.spelling))
  }

  /// `register cell for theme { … }`; answers the token.
  func register(_ registration: Registration, as name: String? = nil) throws(Problem) -> Value {
    let id = try environment(registration.environment)
    let action: TokenRow.Action
    switch registration.action {
    case .block(let handler): action = .block(bind(handler))
    case .action(let row, let target):
      action = .action(row, target: try target.map { (code) throws(Problem) in try environment(code) } ?? id)
    }
    let engineID = try engine(at: id) { () throws(TraitProblem) in
      try world.traits.register(registration.traits, on: id)
    }
    var token = TokenRow(
      registration: engineID, environment: id, traits: registration.traits, action: action)
    for code in registration.captures { token.captures.append(try environment(code)) }
    let row = world.addToken(token)
    let value = Value.registration(Int32(row))
    if let local = registration.local { stack[base + Int(local)] = value }
    confirm(
      .registered(
        world.reference(to: id),
        traits: registration.views.map { world.declaration(of: $0).property }, token: name))
    return value
  }

  /// `unregister watch`; twice is harmless, as in UIKit.
  func unregister(_ token: Value) throws(Problem) {
    guard case .registration(let row) = token else { return }
    world.endToken(Int(row))
    confirm(.unregistered)
  }

  /// `unregister cell`: ends what observes it, also what no variable holds.
  func unregisterAll(_ id: EnvironmentID) throws(Problem) {
    let rows = world.traits.registrations(of: id).compactMap { world.token(of: $0) }
    try step(rows.count, nil)
    for row in rows { world.endToken(row) }
    confirm(.unregisteredAll(world.reference(to: id), count: rows.count))
  }
}

/// What is said of an override when its turn is over.
struct OverrideNote {
  var environment: EnvironmentID
  /// The trait, as the statement named it.
  var view: TraitView
  var old: TraitValue
  /// Whether there was an override before.
  var wasSet: Bool
  var values: [(EnvironmentID, TraitValue)]

  var trait: TraitID { view.id }
}
