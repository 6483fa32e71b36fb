import Presentations
import StateUpdates
import ViewTree

extension ScreenContents {
  /// Collects the elements on a scene's screen, parents first, with the current values of their bindings.
  init(of scene: EnvironmentID, in session: inout Session) throws(Problem) {
    let name = session.name(of: scene)
    var collector = ScreenCollector(of: scene, in: session)
    try collector.collect(in: &session)
    self.init(scene, name, session.sizeClasses(at: scene), collector.elements)
  }
}

/// Sorts the declarations of a scene into tree order.
private struct ScreenCollector {
  private(set) var elements: [ScreenElement] = []
  /// Views with declarations on them, navigation structures and columns, by their environments.
  private var containers: [EnvironmentID: ScreenElement] = [:]
  /// The declarations on each element; under nil those that are directly in the scene.
  private var modifiers: [ScreenID?: [ScreenID]] = [:]

  init(of scene: EnvironmentID, in session: Session) {
    let (tree, screens) = (session.traits.tree, session.screens)
    let rows = screens.rows.filter { _, row in
      !tree.isDestroyed(row.environment) && tree.scene(of: row.environment) == scene
    }
    for (id, row) in rows where row.isContainer {
      containers[row.environment] = session.element(id, row.name, nil, row.kind, at: row.environment)
      if row.columns.isEmpty { continue }
      for child in tree.children(of: tree.contentHolder(of: row.environment)) {
        guard let column = SplitColumn(rawValue: tree.label(of: child)), let id = row.columns[column] else {
          continue
        }
        containers[child] = session.element(id, column.rawValue, nil, .column(column), at: child)
      }
    }
    for (id, row) in rows where !row.isContainer {
      // A hosted tree belongs to the container around its view.
      let owner = row.view == nil ? containers[row.environment]?.id : nil
      modifiers[row.parent ?? owner ?? parent(of: row.environment, in: session), default: []].append(id)
    }
  }

  /// The parent of an environment: the nearest container or presentation around it.
  private func parent(of id: EnvironmentID, in session: Session) -> ScreenID? {
    session.traits.tree.ancestors(of: id).lazy.compactMap { [containers] in
      containers[$0]?.id ?? session.screens.presented[$0]
    }.first
  }

  mutating func collect(in session: inout Session) throws(Problem) {
    let tree = session.traits.tree
    for place in containers.keys.sorted(by: { tree.precedes($0, $1) }) {
      guard var element = containers[place] else { continue }
      element.parent = parent(of: place, in: session)
      elements.append(element)
      try collect(on: element.id, in: &session)
    }
    try collect(on: nil, in: &session)
  }

  /// Adds the declarations on an element in the order in which they were written, each with those inside it.
  private mutating func collect(on parent: ScreenID?, in session: inout Session) throws(Problem) {
    for id in (modifiers[parent] ?? []).sorted(on: \.self) {
      guard let row = session.screens.rows[id] else { continue }
      var kind = row.kind
      if let presentation = row.presentation {
        kind = .presentation(try session.current(presentation, id, row))
      }
      var element = session.element(id, session.name(of: id), parent, kind, at: row.environment)
      let hasBar = if case .column = kind { true } else { kind == .stack }
      let top = hasBar ? session.top(of: row) : []
      element.hidesBar = session.hides("navigationBar", below: top, inStacks: kind != .stack) == true
      element.hidesBottomBar = session.hides("bottomBar", below: top) == true
      element.isTitled =
        row.presentation != nil && session.navigationTitle(of: id) != nil
      elements.append(element)
      try collect(on: id, in: &session)
    }
  }
}

extension Session {
  fileprivate func element(
    _ id: ScreenID, _ name: String, _ parent: ScreenID?, _ kind: ScreenElement.Kind, at place: EnvironmentID
  ) -> ScreenElement {
    ScreenElement(
      id, name, in: parent, kind, sizeClasses: sizeClasses(at: place),
      isRightToLeft: traits.value(of: .layoutDirection, at: place) == .integer(1))
  }

  /// A presentation with the current values of its bindings and of UIKit's presentation controller.
  fileprivate mutating func current(
    _ declared: Presentation, _ id: ScreenID, _ row: ScreenRow
  ) throws(Problem) -> Presentation {
    var presentation = declared
    if let binding = row.binding?.value {
      let value = try binding.read(in: &self, row.place)
      presentation.isPresented = row.isItem ? value != .nothing : value == .bool(true)
      // The `id` of an item may change at each read, so an item that is shown keeps its identity.
      let isShown =
        row.view.flatMap { views.graph.attached($0.part, to: $0.view) }
        .flatMap { views.contentArguments(of: $0)?.first } == value
      presentation.item = isShown ? screens.system.states[id]?.item : nil
      if row.isItem, value != .nothing, presentation.item == nil {
        presentation.item = try identity(of: value, row.place)
      }
    }
    if let shown = row.controller, row.view == nil {
      let controller = PresentationController(id: shown)
      try controller.apply(to: &presentation.modifiers, at: row.environment, in: &self, row.place)
      // The controller's `preferredContentSize` is the size of a popover and a form sheet.
      let wanted = controller.presented(in: self).flatMap { field("preferredContentSize", of: $0) }
      if let size = wanted.flatMap({ Size($0) }), size.width > 0, size.height > 0,
        presentation.kind == .popover || presentation.modifiers.sizing == .form
      {
        (presentation.idealSize, presentation.modifiers.fitted) = (size, [.horizontal, .vertical])
      }
    }
    if let selection = row.selection {
      presentation.modifiers.selection = PresentationDetent(try selection.read(in: &self, row.place))
    }
    presentation.modifiers.detents = try presentation.modifiers.detents.map { detent throws(Problem) in
      try resolved(detent, at: row.environment, row.view?.view, row.place)
    }
    return presentation
  }

  /// The identity of an item of `sheet(item:)`: its `id`; otherwise the object's identity or the whole value.
  private mutating func identity(of value: Value, _ place: Place) throws(Problem) -> String {
    var value = value
    if let binding = value.binding { value = try binding.read(in: &self, place) }
    if case .object(let id) = value, member("id", of: .named(className(of: value))) == nil { return "\(id)" }
    let type = Type.named(className(of: value))
    guard let member = member("id", of: type)?.first, member.kind == .property else { return shown(value) }
    return shown(try read("id", member, of: &value, place, as: nil))
  }

  /// A custom detent with the height that its type returns here; unchanged if it is on no screen.
  private mutating func resolved(
    _ detent: PresentationDetent, at environment: EnvironmentID, _ view: ViewID?, _ place: Place
  ) throws(Problem) -> PresentationDetent {
    guard case .custom(let name, _) = detent, let member = staticMember("height", of: .named(name))?.first,
      placement(at: environment) != nil
    else { return detent }
    var type = Value.type(.named(name))
    var arguments = [view.map { Value.node($0) } ?? .environment(environment)]
    return .custom(name, height: try invoke(member, of: &type, &arguments, place, as: nil).number)
  }
}
