import Presentations
import Syntax
import Traits
import ViewTree

extension Session {
  /// Asks the presentation engine for something, and says at which place it failed.
  @discardableResult
  package mutating func presentations<Result>(
    _ place: Place, _ body: (inout Session) throws(PresentationProblem) -> Result
  ) throws(Problem) -> Result {
    let depth = traits.depth
    let result: Result
    do throws(PresentationProblem) { result = try body(&self) } catch {
      throw Problem(error.description, at: place, suggestion: error.suggestion)
    }
    try drain(to: depth, place)
    return result
  }

  /// Says how large a scene is now.
  package mutating func confirmSize(of scene: EnvironmentID) {
    guard let standing = screens.system.standing(of: scene) else { return }
    let classes = standing.sizeClasses
    confirm(
      "\(traits.tree.name(of: scene)) is \(standing.size): \(classes.horizontal) width, \(classes.vertical) height"
    )
  }

  /// Refuses a name that something has.
  package func requireFreeName(_ name: String, _ place: Place) throws(Problem) {
    let isTaken =
      variables[name] != nil || screens.names[name] != nil || views.roots[name] != nil
      || !environments(named: name).isEmpty
    if isTaken { throw Problem("`\(name)` is there already", at: place, suggestion: "choose another name") }
  }

  // MARK: Declarations

  /// Lets a navigation structure, or a view that something is written on, be an element of its screen.
  @discardableResult
  package mutating func declare(
    _ kind: ScreenElement.Kind, at id: EnvironmentID, _ place: Place
  ) -> ScreenID {
    let known = screens.places[id]
    if let known, kind == .content { return known }
    var screens = self.screens
    let element = known ?? screens.makeID()
    var row = ScreenRow(traits.tree.name(of: id), kind, at: id, place)
    if case .split = kind {
      for column in SplitColumn.allCases {
        row.columns[column] = known.flatMap { screens.rows[$0]?.columns[column] } ?? screens.makeID()
      }
    }
    screens.rows[element] = row
    screens.places[id] = element
    self.screens = screens
    return element
  }

  /// What stands on the screens of all scenes on devices, with what the bindings hold now.
  package mutating func screenContents() throws(Problem) -> [ScreenContents] {
    var contents: [ScreenContents] = []
    for standing in screens.system.standings where !traits.tree.isDestroyed(standing.scene) {
      contents.append(try screenContents(of: standing.scene))
    }
    return contents
  }

  /// What stands on a scene's screen, parents first.
  package mutating func screenContents(of scene: EnvironmentID) throws(Problem) -> ScreenContents {
    let tree = traits.tree
    var places: [EnvironmentID: ScreenID] = [:]
    var names: [ScreenID: (String, EnvironmentID, ScreenElement.Kind)] = [:]
    var modifiers: [ScreenID: [ScreenID]] = [:]
    var hosted: [ScreenID] = []
    for (id, row) in screens.rows where !tree.isDestroyed(row.environment) {
      guard tree.scene(of: row.environment) == scene else { continue }
      if row.isModifier || row.view != nil {
        let parent = row.parent ?? (row.view == nil ? screens.places[row.environment] : nil)
        if let parent { modifiers[parent, default: []].append(id) } else { hosted.append(id) }
        continue
      }
      (places[row.environment], names[id]) = (id, (row.name, row.environment, row.kind))
      for child in row.columns.isEmpty
        ? [] : Array(tree.children(of: tree.contentHolder(of: row.environment)))
      {
        guard let column = SplitColumn(rawValue: tree.label(of: child)), let id = row.columns[column] else {
          continue
        }
        (places[child], names[id]) = (id, (column.rawValue, child, .column(column)))
      }
    }
    // A hosted tree stands in what is around its view.
    var alone: [ScreenID] = []
    for id in hosted {
      let environment = screens.rows[id]?.environment
      let around = environment.flatMap {
        tree.ancestors(of: $0).lazy.compactMap { places[$0] ?? self.screens.presented[$0] }.first
      }
      if let around { modifiers[around, default: []].append(id) } else { alone.append(id) }
    }
    let order = places.keys.sorted { tree.precedes($0, $1) }
    var elements: [ScreenElement] = []
    for place in order {
      guard let id = places[place], let (name, environment, kind) = names[id] else { continue }
      let parent = tree.ancestors(of: place).lazy.compactMap { places[$0] ?? self.screens.presented[$0] }
        .first
      elements.append(element(id, name, parent, kind, at: environment))
      try append(modifiers[id] ?? [], on: id, modifiers, to: &elements)
    }
    try append(alone, on: nil, modifiers, to: &elements)
    return ScreenContents(scene, tree.name(of: scene), sizeClasses(at: scene), elements)
  }

  /// Adds what is written on an element, in the order in which it was written, and what is written in that.
  private mutating func append(
    _ ids: [ScreenID], on parent: ScreenID?, _ modifiers: [ScreenID: [ScreenID]],
    to elements: inout [ScreenElement]
  ) throws(Problem) {
    for id in ids.sorted() {
      guard let row = screens.rows[id] else { continue }
      var kind = row.kind
      if var presentation = row.presentation {
        if let binding = row.binding {
          let value = try binding.get(&self)
          presentation.isPresented = binding.isItem ? value != .nothing : value == .bool(true)
          presentation.item = binding.isItem && value != .nothing ? try identity(of: value, row.place) : nil
        }
        if let controller = row.controller { try setModifiers(of: controller, &presentation.modifiers, row) }
        if let selection = row.selection {
          presentation.modifiers.selection = PresentationDetent(try selection.get(&self))
        }
        presentation.modifiers.detents = try presentation.modifiers.detents.map { detent throws(Problem) in
          try resolved(detent, at: row.environment, row.place)
        }
        kind = .presentation(presentation)
      }
      elements.append(element(id, self.name(of: id), parent, kind, at: row.environment))
      try append(modifiers[id] ?? [], on: id, modifiers, to: &elements)
    }
  }

  /// A detent of somebody's own, with the height that its type answers here; without one where it does not count.
  private mutating func resolved(
    _ detent: PresentationDetent, at environment: EnvironmentID, _ place: Place
  ) throws(Problem) -> PresentationDetent {
    guard case .custom(let name, _) = detent, let member = staticMember("height", of: .named(name))?.first,
      let scene = traits.tree.scene(of: environment), let standing = screens.system.standing(of: scene)
    else { return detent }
    let safe = standing.device.safeArea(standing.orientation)
    let classes = sizeClasses(at: environment)
    func value(_ size: SizeClass) -> Value {
      size == .unspecified ? .nothing : .enumCase("UserInterfaceSizeClass", "\(size)", [])
    }
    var type = Value.type(.named(name))
    var arguments: [Value] = [
      .structure(
        .init(
          "PresentationDetent.Context",
          [
            .double(standing.size.height - safe.top - safe.bottom), value(classes.horizontal),
            value(classes.vertical),
          ]))
    ]
    let answer = try invoke(member, of: &type, &arguments, place, as: nil)
    return .custom(name, height: answer.number)
  }

  /// What tells one item of `sheet(item:)` from another: its `id`, or the whole of it.
  private mutating func identity(of value: Value, _ place: Place) throws(Problem) -> String {
    var value = value
    let type = Type.named(className(of: value))
    guard let member = member("id", of: type)?.first, member.kind == .property else { return shown(value) }
    return shown(try read("id", member, of: &value, place, as: nil))
  }

  private func element(
    _ id: ScreenID, _ name: String, _ parent: ScreenID?, _ kind: ScreenElement.Kind, at place: EnvironmentID
  ) -> ScreenElement {
    let direction = traits.trait(property: "layoutDirection").map { traits.value(of: $0, at: place) }
    return ScreenElement(
      id, name, in: parent, kind, sizeClasses: sizeClasses(at: place),
      isRightToLeft: direction == .integer(1))
  }

  /// The size classes that an environment answers.
  package func sizeClasses(at id: EnvironmentID) -> SizeClasses {
    func value(_ axis: SizeAxis) -> SizeClass {
      guard let trait = traits.trait(property: axis.property),
        case .integer(let raw) = traits.value(of: trait, at: id)
      else { return .unspecified }
      return SizeClass(rawValue: raw) ?? .unspecified
    }
    return SizeClasses(horizontal: value(.horizontal), vertical: value(.vertical))
  }

  /// What stands where on a scene's screen, as everything is now; nil where it stands on no device.
  package mutating func screenLayout(of scene: EnvironmentID) throws(Problem) -> ScreenLayout? {
    guard screens.system.standing(of: scene) != nil else { return nil }
    return screens.system.layout(of: try screenContents(of: scene))
  }

  /// A presentation where it stands now; nil where it stands on no screen.
  package mutating func placed(_ id: ScreenID) throws(Problem) -> PlacedPresentation? {
    guard let row = screens.rows[id], !traits.tree.isDestroyed(row.environment),
      let scene = traits.tree.scene(of: row.environment)
    else { return nil }
    return try screenLayout(of: scene)?.presentations[id]
  }

  /// What a presentation is and how large: `column, 300 wide`, `sheet, 425 high`.
  package func text(of placed: PlacedPresentation) -> String {
    let form = placed.form.rawValue
    if let width = placed.width { return "\(form), \(Session.short(width)) wide" }
    if let detent = placed.detent { return "\(form) at \(detent)" }
    return form
  }
}

extension Checker {
  /// Refuses what comes from outside the app in a turn that is in progress.
  package func requireOutside(_ verb: VerbStatement) throws(Problem) {
    if contexts.count > 1 || isInTurn {
      throw problem("`\(verb.head)` comes from outside the app, and is a turn of its own", at: verb.headRange)
    }
  }
}
