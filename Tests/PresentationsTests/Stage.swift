import Presentations
import Testing
import Traits
import ViewTree

/// A scene on a device, and declarations whose bindings a test sets: the engine with a caller that does what it is told.
struct Stage {
  var system = PresentationSystem()
  var traits = TraitSystem()
  let scene: EnvironmentID
  var elements: [ScreenElement] = []
  var events: [PresentationEvent] = []

  init(_ device: String, _ orientation: Orientation? = nil, window: Size? = nil) throws {
    scene = try traits.create(.scene, label: "main", in: nil, childOf: nil)
    let model = try #require(DeviceTable.model(named: device))
    try system.attach(scene, to: model, windowSize: window, orientation: orientation, traits: &traits)
  }

  var classes: SizeClasses {
    system.placement(of: scene)?.sizeClasses ?? SizeClasses(horizontal: .unspecified, vertical: .unspecified)
  }

  var contents: ScreenContents {
    let all = elements.map { element in
      var copy = element
      copy.sizeClasses = classes
      return copy
    }
    return ScreenContents(scene, "main", classes, all)
  }

  var layout: ScreenLayout? { system.layout(of: contents) }

  @discardableResult
  mutating func add(_ kind: ScreenElement.Kind, _ name: String, in parent: ScreenID? = nil) -> ScreenID {
    let id = ScreenID(elements.count + 1)
    elements.append(ScreenElement(id, name, in: parent, kind, sizeClasses: classes))
    return id
  }

  @discardableResult
  mutating func present(
    _ kind: Presentation.Kind, _ name: String, on parent: ScreenID?, isPresented: Bool = true,
    _ modify: (inout PresentationModifiers) -> Void = { _ in }
  ) -> ScreenID {
    var presentation = Presentation(kind, isPresented: isPresented)
    modify(&presentation.modifiers)
    let id = add(.presentation(presentation), name, in: parent)
    settle()
    return id
  }

  mutating func change(_ id: ScreenID, _ change: (inout Presentation) -> Void) {
    guard let index = elements.firstIndex(where: { $0.id == id }),
      var presentation = elements[index].presentation
    else { return }
    change(&presentation)
    elements[index].kind = .presentation(presentation)
  }

  mutating func set(_ id: ScreenID, _ isPresented: Bool) {
    change(id) { $0.isPresented = isPresented }
    settle()
  }

  mutating func perform(_ gesture: PresentationGesture, on id: ScreenID) throws {
    take(try system.perform(gesture, on: id, in: contents))
    settle()
  }

  /// Settles until nothing happens, and keeps the bindings as the events say.
  mutating func settle() {
    for _ in 0..<50 {
      let events = system.settle([contents])
      if events.isEmpty { return }
      take(events)
    }
  }

  private mutating func take(_ events: [PresentationEvent]) {
    self.events += events
    for event in events {
      if case .wrote(let id, let isPresented) = event { change(id) { $0.isPresented = isPresented } }
      if case .selected(let id, let detent) = event {
        change(id) { if $0.modifiers.selection != nil { $0.modifiers.selection = detent } }
      }
    }
  }

  mutating func resize(to size: Size) throws {
    try system.resize(scene, to: .window(size), traits: &traits)
    settle()
  }

  mutating func share(_ part: Int, of whole: Int) throws {
    try system.resize(scene, to: .share(part, of: whole), traits: &traits)
    settle()
  }

  mutating func rotate() throws {
    try system.rotate(scene, traits: &traits)
    settle()
  }

  mutating func relaunch(isFresh: Bool = false) {
    let restored = system.relaunch(isFresh: isFresh)
    for element in elements where element.presentation != nil {
      change(element.id) { $0.isPresented = $0.kind == .inspector && restored[element.id] ?? isFresh }
    }
    settle()
  }

  func form(_ id: ScreenID) -> PresentationForm? { layout?.presentations[id]?.form }
}
