import Presentations
import StateUpdates
import Traits
import ViewTree

// The declarations for the screens, and their places on the screen.
extension Session {
  /// Puts a scene on a device, or changes its state there, and reports its new size.
  package mutating func putScene(
    _ scene: EnvironmentID, _ place: Place,
    _ change: (inout PresentationSystem, inout TraitSystem) throws(PresentationProblem) -> Void
  ) throws(Problem) {
    let depth = traits.depth
    func changed() throws(Problem) -> (PresentationSystem, TraitSystem) {
      var (system, traits) = (screens.system, traits)
      do throws(PresentationProblem) { try change(&system, &traits) } catch {
        throw Problem(error, at: place)
      }
      return (system, traits)
    }
    if let new = try changed().0.placement(of: scene) { try announce(new, place) }
    let old = screens.system.placement(of: scene)?.size
    let sizes = try viewSizes(in: scene, place)
    (screens.system, traits) = try changed()
    try drain(to: depth, place)
    if let old, old != screens.system.placement(of: scene)?.size { try layOutAgain(in: scene, sizes, place) }
    guard let placement = screens.system.placement(of: scene) else { return }
    let (size, classes) = (placement.size, placement.sizeClasses)
    confirm("\(name(of: scene)) is \(size): \(classes.horizontal) width, \(classes.vertical) height")
  }

  /// Whether an iPhone's screen does not rotate, since the controller that fills a window supports no other orientation.
  package mutating func keepsOrientation(_ scene: EnvironmentID, _ place: Place) throws(Problem) -> Bool {
    guard let placement = placement(at: scene), placement.device.idiom == .phone,
      let orientation = placement.orientation?.turned
    else { return false }
    let name = "supportedInterfaceOrientations"
    for window in windows(in: scene) {
      var top = try read("rootViewController", of: .environment(window), place)?.environment
      while let shown = top.flatMap({ field("presentedViewController", of: $0)?.environment }),
        ModalStyle(of: shown, in: self)?.kind == .fullScreenCover
      { top = shown }
      guard let top, let mask = try read(name, of: .environment(top), place) else { continue }
      let bits = stored("rawValue", of: mask)?.whole ?? 0
      guard bits & (orientation == .landscape ? 24 : 6) == 0 else { continue }
      note("nothing turns: `\(name)` of \(self.name(of: top)) has no \(orientation.rawValue)")
      return true
    }
    return false
  }

  /// The sizes of the views in a scene that have a class of the learner's, or that are resized with their superview.
  private mutating func viewSizes(
    in scene: EnvironmentID, _ place: Place
  ) throws(Problem) -> [EnvironmentID: Size] {
    if definitions.types.isEmpty { return [:] }
    var sizes: [EnvironmentID: Size] = [:]
    for id in Array(traits.tree.preorder(from: scene))
    where traits.tree.kind(of: id) == .view
      && (definitions.types[className(of: id)] != nil || resizing(of: id) != nil)
    {
      sizes[id] = Rect(try read("frame", of: .environment(id), place) ?? .nothing).size
    }
    return sizes
  }

  /// Marks windows, presentations, root views and views whose size has changed in a scene as needing layout.
  private mutating func layOutAgain(
    in scene: EnvironmentID, _ old: [EnvironmentID: Size], _ place: Place
  ) throws(Problem) {
    let sizes = try viewSizes(in: scene, place)
    for id in Array(traits.tree.preorder(from: scene)) {
      let isContainer = [.window, .presentation].contains(traits.tree.kind(of: id))
      let isResized = isContainer || traits.tree.isRootView(id) || old[id] != sizes[id]
      if isResized { try engine(place) { try $0.setNeeds(.layoutSubviews, at: id) } }
    }
  }

  /// Tells the controllers of a scene the size classes and the size that they are about to get.
  private mutating func announce(_ new: ScenePlacement, _ place: Place) throws(Problem) {
    guard let old = placement(at: new.scene), old.size != new.size, !definitions.types.isEmpty else { return }
    let coordinator = newObject("UIViewControllerTransitionCoordinator", [:])
    for id in Array(traits.tree.preorder(from: new.scene))
    where [.controller, .presentation].contains(traits.tree.kind(of: id))
      && traits.tree.parentController(of: id) == nil
    {
      var controller = Value.environment(id)
      if old.sizeClasses != new.sizeClasses {
        var collection = traits.collection(at: id)
        collection[.horizontalSizeClass] = .integer(new.sizeClasses.horizontal.rawValue)
        collection[.verticalSizeClass] = .integer(new.sizeClasses.vertical.rawValue)
        try invoke("willTransition", of: &controller, [.collection(collection), coordinator], place)
      }
      try invoke("viewWillTransition", of: &controller, [new.size.value, coordinator], place)
    }
  }

  package func requireFreeName(_ name: String, _ place: Place) throws(Problem) {
    let isTaken =
      variables[name] != nil || screens.names[name] != nil || views.roots[name] != nil
      || !environments(named: name).isEmpty
    guard isTaken else { return }
    let change = variables[name]?.isConstant == false ? "write `\(name) = …` to change it, or " : ""
    throw Problem("`\(name)` is there already", at: place, suggestion: change + "choose another name")
  }

  /// Makes a navigation structure, or a view that declarations are written on, an element of its screen.
  package mutating func declare(_ kind: ScreenElement.Kind, at id: EnvironmentID, _ place: Place) {
    let known = screens.rows.first { $0.value.isContainer && $0.value.environment == id }
    if known != nil, kind == .content { return }
    let element = known?.key ?? screens.makeID()
    var row = ScreenRow(name(of: id), kind, at: id, place)
    if case .split = kind {
      for column in SplitColumn.allCases {
        row.columns[column] = known?.value.columns[column] ?? screens.makeID()
      }
    }
    screens.rows[element] = row
  }

  // MARK: Places on the screen

  /// The device and the size of the scene around an environment; nil if it is on no screen.
  package func placement(at id: EnvironmentID) -> ScenePlacement? {
    if traits.tree.isDestroyed(id) { return nil }
    return traits.tree.scene(of: id).flatMap { screens.system.placement(of: $0) }
  }

  package func placement(of id: ScreenID) -> ScenePlacement? {
    screens.rows[id].flatMap { placement(at: $0.environment) }
  }

  /// The current layout of a scene's screen; nil if the scene is on no device.
  package mutating func screenLayout(of scene: EnvironmentID) throws(Problem) -> ScreenLayout? {
    if screens.system.placement(of: scene) == nil { return nil }
    return screens.system.layout(of: try ScreenContents(of: scene, in: &self))
  }

  /// The layout of the scene that contains a declaration; nil if that scene is on no screen.
  package mutating func layout(around id: ScreenID) throws(Problem) -> ScreenLayout? {
    if let placement = placement(of: id) { try screenLayout(of: placement.scene) } else { nil }
  }

  package mutating func placed(_ id: ScreenID) throws(Problem) -> PlacedPresentation? {
    try layout(around: id)?.presentations[id]
  }

  package func sizeClasses(at id: EnvironmentID) -> SizeClasses {
    func value(_ trait: TraitID) -> SizeClass {
      guard case .integer(let raw) = traits.value(of: trait, at: id) else { return .unspecified }
      return SizeClass(rawValue: raw) ?? .unspecified
    }
    return SizeClasses(horizontal: value(.horizontalSizeClass), vertical: value(.verticalSizeClass))
  }

  // MARK: Presentations

  /// The name of a presentation for people; a controller that UIKit presents may have got its name later.
  package func name(of id: ScreenID) -> String {
    if let controller = screens.rows[id]?.controller,
      let shown = field("presentedViewController", of: controller)?.environment
    {
      let label = traits.tree.label(of: shown)
      return label.isEmpty ? className(of: shown) : label
    }
    return screens.rows[id]?.name ?? "presentation"
  }

  /// The form and the size of a presentation: `column, 300 wide`, `sheet at medium`.
  package func text(of placed: PlacedPresentation) -> String {
    let form = placed.form.rawValue
    if let width = placed.width { return "\(form), \(Session.short(width)) wide" }
    return placed.detent.map { "\(form) at \($0)" } ?? form
  }

  /// Whether its binding, or its own state, says that it is presented.
  package mutating func isPresented(_ id: ScreenID) throws(Problem) -> Bool {
    guard let row = screens.rows[id], let binding = row.binding?.value else {
      return screens.rows[id]?.presentation?.isPresented ?? false
    }
    let value = try binding.read(in: &self, row.place)
    return row.isItem ? value != .nothing : value == .bool(true)
  }

  /// Presents or dismisses, as `dismiss` and `set details.isPresented = …` do.
  package mutating func setPresented(_ id: ScreenID, _ isPresented: Bool, _ place: Place) throws(Problem) {
    guard let row = screens.rows[id], !traits.tree.isDestroyed(row.environment) else {
      throw Problem("the view of `\(name(of: id))` was destroyed", at: place)
    }
    if row.isItem, isPresented {
      throw Problem("`\(row.name)` is presented by its item", at: place, suggestion: "give the item a value")
    }
    try write(isPresented, to: id)
  }

  /// Writes to the binding of a presentation, or to its own state.
  package mutating func write(_ isPresented: Bool, to id: ScreenID) throws(Problem) {
    guard let row = screens.rows[id], let binding = row.binding?.value else {
      screens.rows[id]?.presentation?.isPresented = isPresented
      return
    }
    try binding.write(row.isItem ? .nothing : .bool(isPresented), in: &self, row.place)
  }

  // MARK: Presentations around SwiftUI views

  /// The presentation whose content is a view.
  private func presentation(of id: ViewID) -> ScreenID? {
    guard let node = views.graph[id], node.element.isAttached, let parent = node.parent else { return nil }
    return screens.views[ViewPlace(view: parent, part: node.element.type)]
  }

  /// The presentation whose content contains a view.
  func presentation(around view: ViewID) -> ScreenID? {
    views.ancestors(of: view).lazy.compactMap { [self] in presentation(of: $0) }.first
      ?? views.hosted(view).flatMap { screens.names[$0.name] }
  }

  /// The environment whose traits a view reads: the content of the sheet, cover or popover that it is in, otherwise its tree's host.
  package func host(around view: ViewID) -> EnvironmentID? {
    var screen = screens.rows.isEmpty ? nil : presentation(around: view).flatMap { screens.rows[$0] }
    // An inspector stands beside other content: UIKit does not present it.
    while let inside = screen, inside.controller == nil || inside.presentation?.kind == .inspector {
      screen = inside.parent.flatMap { screens.rows[$0] }
    }
    return screen.flatMap(content) ?? views.hosted(view)?.host
  }

  /// The controller in the presentation controller of what is presented.
  func content(of row: ScreenRow) -> EnvironmentID? {
    row.controller.flatMap { traits.tree.children(of: $0).first { _ in true } }
  }

  /// Whether a view is the content of a sheet, a cover or a popover.
  func isPresented(_ id: ViewID) -> Bool {
    presentation(of: id).map { screens.rows[$0]?.presentation?.kind != .inspector } ?? false
  }

  /// The value of `@Environment(\.dismiss)` in a view: a function that dismisses the enclosing destination or presentation.
  package mutating func dismissAction(at view: ViewID, _ place: Place) -> Function {
    let body: Action = { session throws(Problem) in
      if try session.popDestination(around: view, place) { return .next }
      if let id = session.presentation(around: view) {
        try session.write(false, to: id)
      } else if let owner = session.views.hosted(view)?.owner {
        var controller = Value.environment(owner)
        try session.invoke("_leave", of: &controller, [], place)
      }
      return .next
    }
    return makeFunction(FunctionCode(body: body, place: place))
  }

  /// Dismisses the alert or dialog around a view, after one of its buttons is tapped.
  package mutating func closeAlert(around view: ViewID) throws(Problem) {
    guard !views.isDisabled(view), let id = presentation(around: view),
      screens.rows[id]?.presentation?.kind.isAlert == true
    else { return }
    try write(false, to: id)
  }
}
