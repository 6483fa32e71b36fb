import Presentations
import Traits
import ViewTree

extension Session {
  /// Brings the screens up to date with the bindings, the sizes and the traits.
  ///
  /// - Returns: Whether something changed, after which an update and another look are due.
  mutating func settleScreens(_ place: Place) throws(Problem) -> Bool {
    if try syncNavigation(place) { return true }
    if try syncViewScreens(place) { return true }
    guard !screens.rows.isEmpty else { return false }
    let contents = try screenContents()
    var system = screens.system
    let events = system.settle(contents)
    if system.states != screens.system.states { screens.system = system }
    for event in events { try perform(event, place) }
    try warn(contents)
    let isChanged = try giveTraits(contents, place)
    return isChanged || !events.isEmpty
  }

  /// Does what an event of the engine's asks for, and tells it.
  package mutating func perform(_ event: PresentationEvent, _ place: Place) throws(Problem) {
    switch event {
    case .wrote(let id, let isPresented): try write(isPresented, to: id)
    case .selected(let id, let detent):
      if let set = screens.rows[id]?.selection?.set { try set(&self, detent.value) }
      confirm("\(name(of: id)) is now at \(detent)")
    case .presented(let id, _):
      try present(id, place)
      if let placed = try placed(id) { confirm("\(name(of: id)) presented as \(text(of: placed))") }
    case .adapted(let id, let old, let new): confirm("\(name(of: id)): \(old.rawValue) → \(new.rawValue)")
    case .dismissed(let id, let hand):
      try takeAway(id, place)
      if hand != .launch { confirm("\(name(of: id)) dismissed\(hand.words)") }
      if let onDismiss = screens.rows[id]?.action { try call(onDismiss, with: []) }
    case .waits(let id, let other):
      warn(
        "`\(name(of: id))` waits: \(name(of: other)) is presented there, and a presenter presents one sheet at a time",
        at: screens.rows[id]?.place)
    case .resized(let id, let width): confirm("\(name(of: id)) is now \(Session.short(width)) wide")
    case .scrolled(let id, let offset): confirm("\(name(of: id)) scrolled to \(Session.short(offset))")
    case .sprangBack(let id): confirm("\(name(of: id)) springs back")
    }
  }

  /// What people call a presentation: a controller that UIKit presents may have got its name since.
  package func name(of id: ScreenID) -> String {
    if let controller = screens.rows[id]?.controller,
      let shown = field("presentedViewController", of: controller)?.environment,
      case let label = traits.tree.label(of: shown), !label.isEmpty
    {
      return label
    }
    return screens.rows[id]?.name ?? "presentation"
  }

  /// Writes to the binding of a presentation, or to its own state.
  package mutating func write(_ isPresented: Bool, to id: ScreenID) throws(Problem) {
    guard let row = screens.rows[id] else { return }
    guard let binding = row.binding else {
      screens.rows[id]?.presentation?.isPresented = isPresented
      return
    }
    if binding.isItem, isPresented { return }
    try binding.set(&self, binding.isItem ? .nothing : .bool(isPresented))
  }

  // MARK: The controllers of what is presented

  /// Makes the presentation controller, and in it the controller that the content fills.
  private mutating func present(_ id: ScreenID, _ place: Place) throws(Problem) {
    guard let row = screens.rows[id], row.controller == nil,
      let window = traits.tree.window(of: row.environment)
    else { return }
    let controller = try engine(place) { traits throws(TraitProblem) in
      try traits.create(.presentation, label: row.name, in: window, childOf: nil)
    }
    screens.rows[id]?.presented = (controller, [])
    screens.presented[controller] = id
    if let placed = try placed(id) { _ = try give(placed, to: controller, of: id, place) }
    let content = try engine(place) { traits throws(TraitProblem) in
      try traits.create(.controller, label: "content", in: controller, childOf: nil)
    }
    if let fill = row.content.controller { try call(fill, with: [.environment(content)]) }
    if let views = row.content.views, let kind = row.presentation?.kind.rawValue {
      var item: [Value] = []
      if let binding = row.binding, binding.isItem { item = [try binding.get(&self)] }
      try host(content: views, item, as: row.name, of: kind, in: content, place)
      try updateViews(place)
      try readModifiers(of: id, place)
    }
  }

  private mutating func takeAway(_ id: ScreenID, _ place: Place) throws(Problem) {
    guard let controller = screens.rows[id]?.controller else { return }
    screens.rows[id]?.presented = nil
    screens.presented[controller] = nil
    if traits.tree.isDestroyed(controller) { return }
    try discard(controller, place)
  }

  /// Takes all presentations away without a word, as the end of the app does.
  package mutating func takeAllAway(_ place: Place) throws(Problem) {
    for id in screens.rows.keys.sorted(by: >) { try takeAway(id, place) }
  }

  /// Gives what is presented its traits; answers whether they are others than before.
  private mutating func giveTraits(_ contents: [ScreenContents], _ place: Place) throws(Problem) -> Bool {
    var isChanged = false
    for scene in contents {
      guard let layout = screens.system.layout(of: scene) else { continue }
      for id in layout.visible {
        guard let placed = layout.presentations[id], let controller = screens.rows[id]?.controller else {
          continue
        }
        if try give(placed, to: controller, of: id, place) { isChanged = true }
      }
    }
    return isChanged
  }

  mutating func give(
    _ placed: PlacedPresentation, to controller: EnvironmentID, of id: ScreenID, _ place: Place
  ) throws(Problem) -> Bool {
    let isElevated = placed.isModal && placed.form != .fullScreenCover
    let values = [
      ("horizontalSizeClass", placed.sizeClasses.horizontal.rawValue),
      ("verticalSizeClass", placed.sizeClasses.vertical.rawValue),
      ("userInterfaceLevel", isElevated ? 1 : 0),
    ]
    if screens.rows[id]?.presented?.given == values.map(\.1) { return false }
    screens.rows[id]?.presented?.given = values.map(\.1)
    try engine(place) { traits throws(TraitProblem) in
      for (property, value) in values {
        guard let trait = traits.trait(property: property) else { continue }
        try traits.setSystemValue(.integer(value), for: trait, at: controller)
      }
    }
    return true
  }

  /// Says once what a colleague would say about the declarations.
  private mutating func warn(_ contents: [ScreenContents]) throws(Problem) {
    for scene in contents {
      for warning in screens.system.layout(of: scene)?.warnings ?? [] where !screens.warned.contains(warning)
      {
        screens.warned.insert(warning)
        warn(warning.text, at: screens.rows[warning.id]?.place)
      }
    }
  }
}

extension PresentationEvent.Hand {
  /// What a confirmation says of it.
  fileprivate var words: String {
    switch self {
    case .binding, .person, .launch: ""
    case .presenter: ", with what presented it"
    case .item: ", for another item"
    }
  }
}
