import Presentations
import StateUpdates
import Traits
import ViewTree

// How presentations are presented, updated and dismissed.
extension Session {
  /// Updates the screens to the current bindings, sizes and traits, and returns whether something changed.
  mutating func settleScreens(_ place: Place) throws(Problem) -> Bool {
    if try updateStacks(place) { return true }
    if try ScreenWalk.sync(&self, place) { return true }
    guard !screens.rows.isEmpty else { return false }
    let placements = screens.system.placements.filter { !traits.tree.isDestroyed($0.scene) }
    let contents = try placements.map { placement throws(Problem) in
      try ScreenContents(of: placement.scene, in: &self)
    }
    var system = screens.system
    let events = system.settle(contents)
    if system.states != screens.system.states { screens.system = system }
    try perform(events, place)
    var isChanged = !events.isEmpty
    for layout in contents.compactMap({ screens.system.layout(of: $0) }) {
      for warning in layout.warnings { warn(warning, at: screens.rows[warning.id]?.place) }
      for id in layout.visible {
        guard let placed = layout.presentations[id], let controller = screens.rows[id]?.controller else {
          continue
        }
        guard try setTraits(from: placed, at: controller, place) else { continue }
        isChanged = true
        // The content gets the current size classes.
        guard let at = screens.rows[id]?.view, let content = views.graph.attached(at.part, to: at.view),
          case .tuple(let parts)? = views.graph[content]?.element.value
        else { continue }
        try present(parts[0], at: at.view, slot: at.part, parts[1].elements, place)
      }
    }
    if isChanged { views.needsLayout = true }
    return isChanged
  }

  /// Shows a warning, but each only once.
  mutating func warn(_ warning: ScreenWarning, at place: Place?) {
    if screens.warned.contains(warning) { return }
    screens.warned.insert(warning)
    warn(warning.text, at: place)
  }

  /// Carries out and reports the events of the engine.
  private mutating func perform(_ events: [PresentationEvent], _ place: Place) throws(Problem) {
    var warnings: Set<String> = []
    for event in events {
      switch event {
      case .wrote(let id, let isPresented): try write(isPresented, to: id)
      case .selected(let id, let detent):
        try screens.rows[id]?.selection?.write(detent.value, in: &self, place)
        confirm("\(name(of: id)) is now at \(detent)")
      case .presented(let id, _):
        try present(id, place)
        screens.system.forgetDetent(of: id)
        guard let placed = try placed(id) else { continue }
        screens.system.start(id, as: placed.form)
        confirm("\(name(of: id)) presented as \(text(of: placed))")
      case .adapted(let id, let old, let new):
        confirm("\(name(of: id)): \(old.rawValue) → \(new.rawValue)")
        let controller = screens.rows[id]?.controller.map { PresentationController(id: $0) }
        try controller?.adapt(to: new, in: &self, place)
      case .dismissed(let id, let hand):
        try discardPresentation(id, place)
        confirm("\(name(of: id)) dismissed\(hand.words)")
        if let onDismiss = screens.rows[id]?.action { try call(onDismiss, with: []) }
      case .waits(let id, let other):
        let isAlert = screens.rows[id]?.presentation?.kind.isAlert == true
        let kind = isAlert ? "alert" : "sheet"
        let text =
          "`\(name(of: id))` waits: \(name(of: other)) is presented there, and a presenter presents one \(kind) at a time"
        if warnings.insert(text).inserted { warn(text, at: screens.rows[id]?.place) }
      case .moved(let id, let detent, let isGone):
        confirm("\(name(of: id)) is now at \(detent)" + (isGone ? ": its detent is gone" : ""))
      case .resized(let id, let width): confirm("\(name(of: id)) is now \(Session.short(width)) wide")
      case .scrolled(let id, let offset): confirm("\(name(of: id)) scrolled to \(Session.short(offset))")
      case .sprangBack(let id): confirm("\(name(of: id)) springs back")
      }
    }
  }

  // MARK: Gestures

  package mutating func perform(_ gesture: PresentationGesture, on id: ScreenID, _ place: Place)
    throws(Problem)
  {
    let before = screens.system
    // Before a gesture ends a UIKit presentation, its delegate is asked.
    let controller = screens.rows[id]?.controller.map { PresentationController(id: $0) }
    let shown = controller?.presented(in: self)
    // A tap outside of an action sheet runs its cancel action.
    let isSheet = shown.flatMap { field("preferredStyle", of: $0)?.caseName } == "actionSheet"
    let actions = shown.flatMap { field("actions", of: $0)?.elements } ?? []
    if gesture == .tapOutside, isSheet,
      var cancel = actions.first(where: { stored("style", of: $0)?.caseName == "cancel" })
    {
      try invoke("_run", of: &cancel, [], place)
      return
    }
    if shown != nil { screens.rows[id]?.presentation?.modifiers.isDismissDisabled = true }
    var events = try events(of: gesture, on: id, place)
    let isRefused = events.contains { if case .sprangBack(id) = $0 { true } else { false } }
    let ending = isRefused ? controller : nil
    if let shown, let controller = ending {
      guard try controller.mayDismiss(shown, in: &self, place) else {
        try perform(events, place)
        _ = try controller.ask("presentationControllerDidAttemptToDismiss", in: &self, place)
        return
      }
      _ = try controller.ask("presentationControllerWillDismiss", in: &self, place)
      screens.rows[id]?.presentation?.modifiers.isDismissDisabled = false
      screens.system = before
      events = try self.events(of: gesture, on: id, place)
    }
    if events.isEmpty { confirm("nothing happens") }
    views.needsLayout = true
    try perform(events, place)
    // The delegate is not told of a dismissal in code (UIAdaptivePresentationControllerDelegate).
    _ = try ending?.ask("presentationControllerDidDismiss", in: &self, place)
  }

  private mutating func events(
    of gesture: PresentationGesture, on id: ScreenID, _ place: Place
  ) throws(Problem) -> [PresentationEvent] {
    guard let environment = screens.rows[id]?.environment, let scene = traits.tree.scene(of: environment)
    else { throw Problem("`\(name(of: id))` is on no screen", at: place) }
    let contents = try ScreenContents(of: scene, in: &self)
    do throws(PresentationProblem) {
      return try screens.system.perform(gesture, on: id, in: contents)
    } catch { throw Problem(error, at: place) }
  }

  // MARK: The presentation controllers

  /// Makes the presentation controller, and in it the controller that the content fills.
  private mutating func present(_ id: ScreenID, _ place: Place) throws(Problem) {
    guard let row = screens.rows[id], row.controller == nil,
      let window = traits.tree.window(of: row.environment)
    else { return }
    let controller = try engine(place) { try $0.create(.presentation, label: row.name, in: window) }
    screens.rows[id]?.controller = controller
    screens.presented[controller] = id
    if let placed = try placed(id) { _ = try setTraits(from: placed, at: controller, place) }
    let content = try engine(place) { try $0.create(.controller, label: "content", in: controller) }
    if row.view != nil {
      // The views in it run when its traits are there.
      try engine(place) { $0.beginUpdate() }
      return try describeContent(of: id, place)
    }
    if let fill = row.content.controller { try call(fill, with: [.environment(content)]) }
    if let views = row.content.views, let kind = row.presentation?.kind.rawValue {
      let item = row.isItem ? try row.binding?.value.read(in: &self, place) : nil
      try host(content: views, item.map { [$0] } ?? [], as: row.name, of: kind, in: content, place)
      try updateViews(place)
      try readModifiers(of: id, place)
    }
  }

  /// Replaces the content that is shown by new content.
  package mutating func presentAnew(_ id: ScreenID, _ place: Place) throws(Problem) {
    try discardPresentation(id, place)
    try present(id, place)
  }

  private mutating func discardPresentation(_ id: ScreenID, _ place: Place) throws(Problem) {
    guard let row = screens.rows[id], let controller = row.controller else { return }
    if let at = row.view {
      dismissContent(of: at.view, slot: at.part)
      try updateViews(place)
    }
    screens.rows[id]?.controller = nil
    screens.presented[controller] = nil
    if !traits.tree.isDestroyed(controller) { try discard(controller, place) }
  }

  /// Sets the traits of a presentation, and returns whether they changed.
  package mutating func setTraits(
    from placed: PlacedPresentation, at controller: EnvironmentID, _ place: Place
  ) throws(Problem) -> Bool {
    let isElevated = placed.isModal && ![.fullScreenCover, .custom].contains(placed.form)
    let values: KeyValuePairs<TraitID, TraitValue> = [
      .horizontalSizeClass: .integer(placed.sizeClasses.horizontal.rawValue),
      .verticalSizeClass: .integer(placed.sizeClasses.vertical.rawValue),
      .userInterfaceLevel: .integer(isElevated ? 1 : 0),
    ]
    let given = traits.systemValues(at: controller)
    // What UIKit presents inherits what the scene has as well, with what overrides it in between.
    let isOfUIKit = screens.presented[controller].flatMap { screens.rows[$0]?.view } == nil
    let scene = isOfUIKit ? traits.tree.scene(of: controller).map(traits.systemValues) : nil
    let changed = values.filter { given[$0.key] != $0.value }
    let new = changed.map { ($0.key, scene?[$0.key] == $0.value ? nil : $0.value) }
      .filter { given[$0.0] != $0.1 }
    if !new.isEmpty {
      try engine(place) {
        for (trait, value) in new { try $0.setSystemValue(value, for: trait, at: controller) }
      }
    }
    return !new.isEmpty
  }

  /// Describes the content of a presentation that is now on the screen, and reads the modifiers in that content.
  mutating func describeContent(of id: ScreenID, _ place: Place) throws(Problem) {
    guard let at = screens.rows[id]?.view, let modifier = views[at.view]?.modifier(inSlot: at.part)?.modifier,
      let content = modifier.content
    else { return }
    let item = try modifier["item"]?.binding?.read(in: &self, place) ?? modifier["data"]
    try present(content, at: at.view, slot: at.part, item.map { [$0] } ?? [], place)
    try updateViews(place)
    _ = try ScreenWalk.sync(&self, place)
  }

  /// The size classes and the level of the presentation at a view, for the environment of its content.
  func sizeClasses(ofContentAt place: ViewPlace) -> [ViewModifier<Value>] {
    guard let controller = screens.views[place].flatMap({ screens.rows[$0]?.controller }) else { return [] }
    let given = traits.systemValues(at: controller)
    let sizes = [
      ("horizontalSizeClass", TraitID.horizontalSizeClass), ("verticalSizeClass", .verticalSizeClass),
    ]
    let level = given[.userInterfaceLevel].map {
      ViewModifier.environment("userInterfaceLevel", value($0, as: .int))
    }
    return (level.map { [$0] } ?? [])
      + sizes.compactMap {
        guard case .integer(let raw)? = given[$1], let known = SizeClass(rawValue: raw) else { return nil }
        return .environment($0, .enumCase("UserInterfaceSizeClass", "\(known)", []))
      }
  }

  // MARK: The next launch

  /// Ends all presentations without messages, and presents again those that the engine remembers.
  package mutating func relaunch(isFresh: Bool, _ place: Place) throws(Problem) {
    for id in screens.rows.keys.sorted(by: >) { try discardPresentation(id, place) }
    for (name, info) in definitions.types {
      for field in info.staticFields { statics["\(name).\(field.name)"] = nil }
    }
    let restored = screens.system.relaunch(isFresh: isFresh)
    try relaunchViews(place)
    for (id, row) in screens.rows.sorted(on: { $0.key }) {
      guard let presentation = row.presentation else { continue }
      // New state decides itself what is presented, except for remembered presentations.
      if row.view != nil, restored[id] == nil { continue }
      let isInspector = presentation.kind == .inspector
      try write(isInspector && (restored[id] ?? (isFresh && row.isInitiallyPresented)), to: id)
    }
  }

  /// Restarts the hosted trees with new state; an inspector is recognised by its name.
  private mutating func relaunchViews(_ place: Place) throws(Problem) {
    for id in screens.views.values.sorted(on: \.self) {
      if let row = screens.rows[id], row.presentation != nil {
        screens.relaunched[row.name, default: []].append(id)
      }
      screens.rows[id] = nil
    }
    screens.views = [:]
    for hosted in views.hosted {
      guard var view = views.graph[hosted.root]?.element.details.view else { continue }
      views.graph.unhost(hosted.root)
      if let made = try hosted.make?(&self) { view = viewValue(made) ?? view }
      let element = view.element(in: self)
      let root = try graph(place) { try $0.host(element) }
      views.roots[hosted.name]?.root = root
    }
    try updateViews(place)
    _ = try ScreenWalk.sync(&self, place)
    screens.relaunched = [:]
  }

  /// Reads the modifiers of a presentation from the views in its block.
  mutating func readModifiers(of id: ScreenID, _ place: Place) throws(Problem) {
    guard let row = screens.rows[id], row.content.views != nil, row.controller != nil,
      var presentation = row.presentation, let root = views.roots[row.name]?.root
    else { return }
    try presentation.read(below: root, after: row.declared, in: &self, place)
    try presentation.modifiers.requireValid(at: row.place)
    screens.rows[id]?.presentation = presentation
    if row.declared.names.contains("selection") { return }
    let selection = views.selection(below: root)
    screens.rows[id]?.selection = selection
  }
}

extension PresentationEvent.Cause {
  /// The words that a confirmation adds about the cause.
  fileprivate var words: String {
    switch self {
    case .binding, .person: ""
    case .presenter: ", with what presented it"
    case .item: ", for another item"
    }
  }
}
