internal import Presentations
internal import StateUpdates

/// The place of a declaration: a view, and the index of the modifier in it, or −1 for a stack or a column.
struct ScreenPlace: Hashable {
  let view: ViewID
  let modifier: Int
}

// Passing the declarations of views to the engine of presentations.
extension Screen {
  /// Updates presentations from bindings, sizes and traits; returns whether something has changed, so that another round is needed.
  func settlePresentations() throws(ViewProblem) -> Bool {
    let due = ended
    ended = []
    for onDismiss in due { onDismiss() }
    if !due.isEmpty { return true }
    (elements, declarations) = ([], [:])
    var isChanged = false
    for root in graph.roots { try declare(root, in: nil, sizeClasses, &isChanged) }
    if isChanged { return true }
    let events = scene.runtime.screens.settle([contents])
    for event in events { perform(event) }
    return giveSizeClasses() || !events.isEmpty
  }

  func perform(_ event: PresentationEvent) {
    switch event {
    case .wrote(let id, isPresented: false): declarations[id]?.declaration.dismiss()
    case .dismissed(let id, _):
      // Its content is removed first; the replacement begins after that.
      given[id] = nil
      if let content = declarations[id]?.content, let node = graph[content], let view = node.parent {
        graph.detach(node.element.type, from: view)
      }
      if let onDismiss = declarations[id]?.declaration.onDismiss { ended.append(onDismiss) }
    case .selected(let id, let detent):
      guard let content = declarations[id]?.content else { return }
      for case .selection(let binding) in modifiers(below: content) { binding.wrappedValue = detent }
    case .wrote, .presented, .adapted, .waits, .moved, .resized, .scrolled, .sprangBack: return
    }
  }

  var contents: ScreenContents { ScreenContents(scene.id, "the scene", sizeClasses, elements) }
  var layout: ScreenLayout? { scene.runtime.screens.layout(of: contents) }

  private var sizeClasses: SizeClasses {
    let traits = window.traitCollection
    return SizeClasses(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
  }

  // MARK: - Declarations

  /// Declares a view, then the views inside it, then the presentations of its modifiers.
  private func declare(
    _ view: ViewID, in parent: ScreenID?, _ classes: SizeClasses, _ isChanged: inout Bool
  ) throws(ViewProblem) {
    guard let node = graph[view] else { return }
    var inner = parent
    if let kind = kind(of: node.element) {
      inner = add(kind, ScreenPlace(view: view, modifier: -1), node.element.type, in: parent, classes)
    }
    for child in node.children { try declare(child, in: inner, classes, &isChanged) }
    for (index, modifier) in details(of: view).modifiers.enumerated() {
      guard case .presentation(let declaration) = modifier else { continue }
      let place = ScreenPlace(view: view, modifier: index)
      try declare(declaration, place, in: inner, classes, &isChanged)
    }
  }

  private func kind(of element: Element) -> ScreenElement.Kind? {
    let details = element.details.details
    let presents = details.modifiers.contains { if case .presentation = $0 { true } else { false } }
    return details.kind ?? (presents ? .content : nil)
  }

  private func add(
    _ kind: ScreenElement.Kind, _ place: ScreenPlace, _ name: String, in parent: ScreenID?,
    _ classes: SizeClasses
  ) -> ScreenID {
    let id = declared[place] ?? ScreenID(declared.count)
    declared[place] = id
    elements.append(ScreenElement(id, name, in: parent, kind, sizeClasses: classes))
    return id
  }

  /// Declares a presentation; its content is on screen while the binding presents it.
  private func declare(
    _ declaration: Declaration, _ place: ScreenPlace, in parent: ScreenID?, _ classes: SizeClasses,
    _ isChanged: inout Bool
  ) throws(ViewProblem) {
    let item = declaration.get()
    let slot = "\(declaration.kind.rawValue) \(place.modifier)"
    var presentation = Presentation(declaration.kind, isPresented: item != nil)
    presentation.item = item.map { "\($0.id)" }
    let known = declared[place].flatMap { given[$0] }
    var content = graph.attached(slot, to: place.view)
    let isKept =
      content == nil
      || declared[place].flatMap { scene.runtime.screens.states[$0]?.item } == presentation.item
    if let item, let known, isKept {
      let shown = PresentedContent(content: declaration.content, item: item.item)
        .environment(\.horizontalSizeClass, known.horizontal)
        .environment(\.verticalSizeClass, known.vertical)
      for var wanted in elements(of: shown, at: 0) {
        let old = content.flatMap { graph[$0]?.element }
        if let old, old.value == wanted.value, old.modifiers == wanted.modifiers { continue }
        (wanted.type, wanted.attachment, wanted.modifierIndex) = (slot, .kept, place.modifier)
        try graph.attach(wanted, to: place.view)
        isChanged = true
        content = graph.attached(slot, to: place.view)
      }
    }
    // The outermost modifier wins.
    let inside = content.map(modifiers(below:)) ?? []
    for case .presented(let change) in inside.reversed() { change(&presentation.modifiers) }
    // The suggestion of the engine is dropped: it is written in the language of the REPL.
    do { try presentation.modifiers.requireValid() } catch { throw ViewProblem(error.message) }
    let id = add(.presentation(presentation), place, declaration.kind.words, in: parent, classes)
    declarations[id] = (declaration, content)
    if let content { try declare(content, in: id, known ?? classes, &isChanged) }
  }

  /// Updates the size classes of presentations; returns whether they have changed.
  private func giveSizeClasses() -> Bool {
    let before = given
    for (id, placed) in layout?.presentations ?? [:] where placed.form != .hidden {
      given[id] = placed.sizeClasses
    }
    return given != before
  }

  // MARK: - Content

  /// The modifiers of the views in a presentation, outermost first, without nested presentations.
  private func modifiers(below id: ViewID) -> [Modifier] {
    graph.preorder(from: id).flatMap { details(of: $0).modifiers.reversed() }
  }

  func presentation(around view: ViewID) -> ScreenID? {
    let content = graph.path(from: view).first { graph[$0]?.element.isAttached == true }
    return content.flatMap { content in declarations.first { $0.value.content == content }?.key }
  }
}
