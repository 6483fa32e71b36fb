import Presentations
import StateUpdates
import ViewTree

extension ScreenContents {
  /// What stands on a scene's screen, parents first, with what the bindings hold now.
  init(of scene: EnvironmentID, in session: inout Session) throws(Problem) {
    let name = session.name(of: scene)
    var collector = ScreenCollector(of: scene, in: session)
    try collector.collect(in: &session)
    self.init(scene, name, session.sizeClasses(at: scene), collector.elements)
  }
}

/// Brings the declarations of a scene into the order of a tree.
private struct ScreenCollector {
  private(set) var elements: [ScreenElement] = []
  /// Views that something is written on, navigation structures and columns, by where they are.
  private var containers: [EnvironmentID: ScreenElement] = [:]
  /// What is written on something, or stands alone in the scene.
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
      // A hosted tree stands in what is around its view.
      let owner = row.view == nil ? containers[row.environment]?.id : nil
      modifiers[row.parent ?? owner ?? parent(of: row.environment, in: session), default: []].append(id)
    }
  }

  /// What an environment stands in: a container, or what is presented.
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

  /// Adds what is written on an element, in the order in which it was written, and what is written in that.
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
      element.hidesBar = session.hides("navigationBar", below: top) == true
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

  /// A presentation with what its bindings, and UIKit's presentation controller, say now.
  fileprivate mutating func current(
    _ declared: Presentation, _ id: ScreenID, _ row: ScreenRow
  ) throws(Problem) -> Presentation {
    var presentation = declared
    if let binding = row.binding?.value {
      let value = try binding.read(in: &self, row.place)
      presentation.isPresented = row.isItem ? value != .nothing : value == .bool(true)
      // The `id` of an item that is shown already may be another each time that it is read.
      let isShown =
        row.view.flatMap { views.graph.attached($0.part, to: $0.view) }
        .flatMap { views.given(to: $0)?.first } == value
      presentation.item = isShown ? screens.system.states[id]?.item : nil
      if row.isItem, value != .nothing, presentation.item == nil {
        presentation.item = try identity(of: value, row.place)
      }
    }
    if let shown = row.controller, row.view == nil {
      let controller = PresentationController(id: shown)
      try controller.apply(to: &presentation.modifiers, at: row.environment, in: &self, row.place)
      // A popover and a form sheet have the size that their controller prefers.
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

  /// What tells one item of `sheet(item:)` from another: its `id`; else which object it is, or the whole of it.
  private mutating func identity(of value: Value, _ place: Place) throws(Problem) -> String {
    var value = value
    if let binding = value.binding { value = try binding.read(in: &self, place) }
    if case .object(let id) = value, member("id", of: .named(className(of: value))) == nil { return "\(id)" }
    let type = Type.named(className(of: value))
    guard let member = member("id", of: type)?.first, member.kind == .property else { return shown(value) }
    return shown(try read("id", member, of: &value, place, as: nil))
  }

  /// A detent of somebody's own, with the height that its type answers here; without one where it does not count.
  private mutating func resolved(
    _ detent: PresentationDetent, at environment: EnvironmentID, _ view: ViewID?, _ place: Place
  ) throws(Problem) -> PresentationDetent {
    guard case .custom(let name, _) = detent, let member = staticMember("height", of: .named(name))?.first,
      standing(at: environment) != nil
    else { return detent }
    var type = Value.type(.named(name))
    var arguments = [view.map { Value.node($0) } ?? .environment(environment)]
    return .custom(name, height: try invoke(member, of: &type, &arguments, place, as: nil).number)
  }
}
