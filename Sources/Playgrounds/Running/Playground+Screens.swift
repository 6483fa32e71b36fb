import Commands
import Presentations
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `scene main on iPadPro13 landscape`.
  func attach(_ scene: EnvironmentID, _ choice: DeviceChoice) throws(Problem) {
    var size: Size? = nil
    if case .size(let width, let height)? = choice.size { size = Size(width: width, height: height) }
    try screens(BlamedPlaces(subject: choice.range)) { () throws(PresentationProblem) in
      try world.screens.attach(
        scene, to: choice.device, windowSize: size, orientation: choice.orientation, traits: &world.traits)
    }
    resized.append(scene)
  }

  /// `resize main to 700x800`, `resize main to 1/2`.
  func resize(_ scene: EnvironmentID, _ target: ResizeTarget, _ places: BlamedPlaces) throws(Problem) {
    switch target {
    case .size(let code):
      guard case .size(let width, let height) = try evaluate(code) else { return }
      try screens(places) { () throws(PresentationProblem) in
        try world.screens.resize(scene, to: Size(width: width, height: height), traits: &world.traits)
      }
    case .fraction(let numerator, let denominator):
      try screens(places) { () throws(PresentationProblem) in
        try world.screens.resize(scene, toShare: numerator, of: denominator, traits: &world.traits)
      }
    }
    resized.append(scene)
  }

  /// `rotate main`.
  func rotate(_ scene: EnvironmentID, _ places: BlamedPlaces) throws(Problem) {
    try screens(places) { () throws(PresentationProblem) in
      try world.screens.rotate(scene, traits: &world.traits)
    }
    resized.append(scene)
  }

  /// Says how large the scenes are, now that the turn is over.
  func confirmScreens() {
    for scene in resized {
      guard let size = world.screens.size(of: scene) else { continue }
      let sizeClass = { (property: String) -> String in
        guard let trait = SystemTrait.named(property)?.id else { return "" }
        return self.world.plain(self.world.value(self.world.traits.value(of: trait, at: scene), of: trait))
      }
      confirm(
        .resized(
          world.reference(to: scene), size: "\(World.short(size.width))x\(World.short(size.height))",
          horizontal: sizeClass("horizontalSizeClass"), vertical: sizeClass("verticalSizeClass")))
    }
    resized.removeAll()
  }

  /// `present inspector details on animals { … }`; the modifier stays when it is dismissed.
  func present(_ command: InspectorCommand) throws(Problem) {
    let view = try environment(command.view)
    let isDisabled = try command.isDismissDisabled.map { (code) throws(Problem) in try bool(code) } ?? false
    let width =
      try command.columnWidth.map { (code) throws(Problem) in
        try columnWidth(code, command.places.value)
      } ?? .automatic
    let id: InspectorID
    if let existing = world.inspector(named: command.name.name) {
      id = existing
      guard world.screens.view(of: id) == view else {
        throw Problem(.alreadyDefined(world.names[command.name.name], role: .inspector), command.name.range)
      }
      try screens(command.places) { () throws(PresentationProblem) in
        try world.screens.update(id, columnWidth: width)
      }
      world.screens.setDismissDisabled(id, isDisabled)
      world.screens.setPresented(id, true)
    } else {
      id = try screens(command.places) { () throws(PresentationProblem) in
        try world.screens.present(
          on: view, columnWidth: width, isDismissDisabled: isDisabled, traits: world.traits)
      }
      world.addInspector(command.name.name, id)
    }
    try endTurnUnlessManual()
    confirm(
      .presented(
        world.label(of: id), form: world.screens.presentedAs(id, traits: world.traits).rawValue,
        width: widthText(id)))
  }

  private func columnWidth(_ code: Code, _ range: SourceRange?) throws(Problem) -> ColumnWidth {
    switch try evaluate(code) {
    case .bounds(let bounds):
      guard let ideal = bounds.ideal else {
        throw Problem(
          .engine(
            cause: "a column's bounds need its ideal width as well",
            suggestion: "write `columnWidth 200...300...400`, or with one bound `200...300...`"),
          range)
      }
      return .flexible(minimum: bounds.minimum, ideal: ideal, maximum: bounds.maximum)
    case .double(let width): return .fixed(width)
    case .int(let width): return .fixed(Double(width))
    default: return .automatic
    }
  }

  /// `dismiss details`, `set details.isPresented = true`.
  func setPresented(_ id: InspectorID, _ isPresented: Bool) throws(Problem) {
    if !world.screens.allInspectors.contains(id) { throw Problem(.destroyed(world.label(of: id)), nil) }
    let name = world.label(of: id)
    if !isPresented, !world.screens.isPresented(id) {
      confirm(.notPresented(name))
      return
    }
    world.screens.setPresented(id, isPresented)
    let form = world.screens.presentedAs(id, traits: world.traits).rawValue
    confirm(isPresented ? .presented(name, form: form, width: widthText(id)) : .dismissed(name))
  }

  /// `drag details to 350`.
  func drag(_ inspector: Value, _ width: Double, _ places: BlamedPlaces) throws(Problem) {
    guard case .inspector(let id) = inspector else { return }
    _ = try screens(places) { () throws(PresentationProblem) in
      try world.screens.drag(id, to: width, traits: world.traits)
    }
    confirm(.dragged(world.label(of: id), width: widthText(id)))
  }

  private func widthText(_ id: InspectorID) -> String? {
    world.screens.width(id, traits: world.traits).map { World.short($0) }
  }

  /// What an inspector tells.
  func value(_ property: InspectorProperty, of id: InspectorID) -> Value {
    switch property {
    case .isPresented: .bool(world.screens.isPresented(id))
    case .width: world.screens.width(id, traits: world.traits).map { .double($0) } ?? .nothing
    case .presentedAs: world.form(world.screens.presentedAs(id, traits: world.traits))
    case .placement: world.screens.placement(id, traits: world.traits).map { world.placement($0) } ?? .nothing
    }
  }

  /// `show screen`.
  func screen(of id: EnvironmentID) throws(Problem) -> ScreenReport {
    guard let scene = world.traits.hierarchy.scene(of: id),
      let layout = world.screens.layout(of: scene, traits: world.traits)
    else {
      throw Problem(
        .engine(
          cause: "`\(world.reference(to: id))` stands on no device, so it has no screen",
          suggestion: world.traits.hierarchy.scene(of: id).map {
            "write `scene \(world.reference(to: $0)) on iPadPro13`"
          } ?? "`move` it into a scene that stands on one"), nil)
    }
    return ScreenReport(
      scene: world.label(of: scene), layout: layout,
      inspectorNames: layout.panels.map { world.label(of: $0.inspector) }, content: views(of: scene))
  }

  /// The views of a scene that have a name, as an outline; more than a screen of them is not asked for.
  private func views(of scene: EnvironmentID) -> [String] {
    let hierarchy = world.traits.hierarchy
    var outline: [String] = []
    var todo = [(id: scene, depth: 0)]
    while outline.count < 100, let (id, depth) = todo.popLast() {
      let isShown = hierarchy.kind(of: id) == .view
      if isShown { outline.append(String(repeating: "  ", count: depth) + world.label(of: id)) }
      for child in world.shownChildren(of: id).reversed() {
        todo.append((child, isShown ? depth + 1 : depth))
      }
    }
    return outline
  }

  /// `why details.presentedAs`, and of its other properties.
  func explain(_ property: InspectorProperty, of id: InspectorID) -> Explanation {
    let explanation = world.screens.explanation(of: id, traits: world.traits)
    let causes =
      switch property {
      case .presentedAs, .placement: explanation.causes
      case .width: world.screens.causesOfWidth(of: id, traits: world.traits)
      case .isPresented: [world.screens.isPresented(id) ? PresentationCause.presented : .dismissed]
      }
    let links = causes.enumerated().map { index, cause in
      let fact = cause.fact { world.reference(to: $0) }
      return Explanation.Link(
        place: fact.cause, source: "", value: fact.detail, remark: index == 0 ? .decides : .none)
    }
    return Explanation(
      value: world.literal(value(property, of: id)), links: links, notes: notes(on: id, explanation),
      decisions: property == .isPresented ? [] : explanation.decisions.map { OpenPoint($0) })
  }

  /// What an inspector that is presented and yet not on the screen is to be told of.
  private func notes(on id: InspectorID, _ explanation: PresentationExplanation) -> [String] {
    guard explanation.form == .hidden, world.screens.isPresented(id) else { return [] }
    let name = world.label(of: id)
    let view = world.reference(to: world.screens.view(of: id))
    return [
      "\(name).isPresented is true: nobody dismissed it; it is shown where \(view) is in a scene on a device, "
        + "and until then it is hidden and has no width"
    ]
  }

  /// What would have worked where the engine of the presentations does not know enough of the session to say
  /// it.
  private func instead(of problem: PresentationProblem) -> String? {
    switch problem {
    case .notAScene(let id, _):
      world.traits.hierarchy.scene(of: id).map { "its scene is `\(world.reference(to: $0))`" }
        ?? "`show tree` shows the scenes"
    case .largerThanScreen(_, let screen, _): "write `\(screen)`, or less"
    case .dragsHidden: "`show tree` shows what stands where; `why …presentedAs` tells why it is hidden"
    default: nil
    }
  }

  /// Runs a call of the presentation engine and puts its errors into the session's words.
  private func screens<Result>(
    _ places: BlamedPlaces, _ body: () throws(PresentationProblem) -> Result
  ) throws(Problem) -> Result {
    do { return try body() } catch {
      let sentence = error.sentence(
        environment: { self.world.reference(to: $0) }, inspector: { self.world.label(of: $0) })
      throw Problem(
        .presentation(cause: sentence.cause, suggestion: sentence.suggestion ?? instead(of: error)),
        error.blamesValue ? places.value ?? places.subject : places.subject, because: error)
    }
  }
}

extension PresentationProblem {
  /// Whether what was given is at fault, and not whom it was given to.
  fileprivate var blamesValue: Bool {
    switch self {
    case .invalidSize, .largerThanScreen, .invalidShare, .invalidColumnWidth, .invalidPosition: true
    default: false
    }
  }
}
