package import Traits
package import ViewTree

/// The identity of an inspector: its row, for as long as the session lives.
package struct InspectorID: Hashable, Sendable {
  package let index: Int
}

/// A view's inspector: what was declared, and what people made of it.
struct Inspector: Sendable {
  let view: EnvironmentID
  var columnWidth: ColumnWidth
  var isDismissDisabled: Bool
  var isPresented = true
  /// Where people dragged the column's edge.
  ///
  /// It outlives other widths, collapsing and sheets.
  var draggedWidth: Double?
  var isRemoved = false

  var width: Double { columnWidth.width(dragged: draggedWidth) }
}

extension PresentationSystem {
  /// Gives a view or a controller an inspector and presents it; mirrors SwiftUI's `inspector(isPresented:content:)`.
  package mutating func present(
    on view: EnvironmentID, columnWidth: ColumnWidth = .automatic, isDismissDisabled: Bool = false,
    traits: TraitSystem
  ) throws(PresentationProblem) -> InspectorID {
    let name = traits.tree.name(of: view)
    let kind = traits.tree.kind(of: view)
    guard kind == .view || kind == .controller else {
      throw PresentationProblem(
        "`\(name)` is a \(kind.words), which presents no inspector",
        "put the inspector on a view or a controller in it")
    }
    guard let scene = traits.tree.scene(of: view) else {
      throw PresentationProblem("`\(name)` is in no scene", "move it into a view that is in one")
    }
    guard standing(of: scene) != nil else { throw noDevice(scene, traits) }
    if inspectors.contains(where: { $0.view == view && !$0.isRemoved }) {
      throw PresentationProblem(
        "`\(name)` has an inspector already", "change that one, or put the inspector on another view")
    }
    try columnWidth.requireValid()
    inspectors.append(Inspector(view: view, columnWidth: columnWidth, isDismissDisabled: isDismissDisabled))
    revision += 1
    return InspectorID(index: inspectors.count - 1)
  }

  /// Changes what was declared of an inspector.
  package mutating func update(
    _ id: InspectorID, columnWidth: ColumnWidth, isDismissDisabled: Bool
  ) throws(PresentationProblem) {
    try columnWidth.requireValid()
    inspectors[id.index].columnWidth = columnWidth
    inspectors[id.index].isDismissDisabled = isDismissDisabled
    revision += 1
  }

  /// Presents or dismisses from code: what writing to the binding does.
  ///
  /// The column's width is kept.
  package mutating func setPresented(_ id: InspectorID, _ isPresented: Bool) {
    inspectors[id.index].isPresented = isPresented
    revision += 1
  }

  /// Takes the inspectors off views that are gone.
  package mutating func removeDestroyed(_ traits: TraitSystem) {
    for index in inspectors.indices
    where !inspectors[index].isRemoved && traits.tree.isDestroyed(inspectors[index].view) {
      (inspectors[index].isRemoved, inspectors[index].isPresented) = (true, false)
    }
  }

  package func view(of id: InspectorID) -> EnvironmentID { inspectors[id.index].view }
  package func isPresented(_ id: InspectorID) -> Bool { inspectors[id.index].isPresented }
  package func isRemoved(_ id: InspectorID) -> Bool { inspectors[id.index].isRemoved }
  package var allInspectors: [InspectorID] {
    inspectors.indices.filter { !inspectors[$0].isRemoved }.map { InspectorID(index: $0) }
  }

  /// Drags the edge of a column until it would be so wide: it stays between its bounds and in the window.
  ///
  /// Below the minimum it collapses, unless dismissing is disabled. Source: SwiftUI, `inspectorColumnWidth(min:ideal:max:)`; WWDC23,
  /// session 10161.
  package mutating func drag(_ id: InspectorID, to width: Double, traits: TraitSystem)
    throws(PresentationProblem)
  {
    let row = inspectors[id.index]
    let (form, reason) = judge(id, traits)
    let name = "the inspector"
    if form == .hidden {
      throw PresentationProblem(
        row.isPresented
          ? "\(name) is not on the screen: `\(reason.subject)` is \(reason.fact)"
          : "\(name) is not on the screen",
        row.isPresented
          ? "`show tree` shows what stands where" : "present it first: set its `isPresented` to true")
    }
    guard form.isColumn else {
      throw PresentationProblem(
        "\(name) is a sheet here, and has no column to drag", "it is a column where the width is regular")
    }
    guard case .flexible(let minimum, _, let maximum) = row.columnWidth else {
      throw PresentationProblem(
        "the column cannot be dragged: its width is \(row.columnWidth)",
        "bounds make it resizable: `columnWidth 200...300...400`")
    }
    if !width.isFinite || width < 0 {
      throw PresentationProblem(
        "a column cannot be \(Size.text(width)) points wide", "drag it to a number of points, such as `350`")
    }
    revision += 1
    let lowest = minimum ?? 1
    if width < lowest, !row.isDismissDisabled {
      inspectors[id.index].isPresented = false
      return
    }
    let window = traits.tree.scene(of: row.view).flatMap { standing(of: $0)?.size.width } ?? .infinity
    inspectors[id.index].draggedWidth = max(lowest, min(width, maximum ?? .infinity, window))
  }

  // MARK: What is on the screen

  /// One fact from which it follows what an inspector is: what it is about, and what it says.
  package struct Reason: Hashable, Sendable {
    package let subject: String
    package let fact: String

    package init(subject: String, fact: String) {
      self.subject = subject
      self.fact = fact
    }
  }

  /// What the inspector is on the screen, as the traits are now.
  ///
  /// | its scene stands on | its view's width is | form |
  /// |---|---|---|
  /// | a Mac | any | column |
  /// | an iPad, in split screen | not compact | overlay |
  /// | an iPad or iPhone | not compact | column |
  /// | an iPad or iPhone | compact | sheet |
  package func presentedAs(_ id: InspectorID, traits: TraitSystem) -> PresentationForm {
    judge(id, traits).form
  }

  /// The column's width in points; nil while the inspector is no column.
  ///
  /// It stays when the window gets narrower, even narrower than the column.
  package func width(_ id: InspectorID, traits: TraitSystem) -> Double? {
    presentedAs(id, traits: traits).isColumn ? inspectors[id.index].width : nil
  }

  /// How far up the column reaches; nil while the inspector is no column.
  package func placement(_ id: InspectorID, traits: TraitSystem) -> InspectorPlacement? {
    presentedAs(id, traits: traits).isColumn ? .fullHeight : nil
  }

  /// Why the inspector is what it is: the first fact decides, the others are what it stands on.
  package func reasons(_ id: InspectorID, traits: TraitSystem) -> [Reason] {
    let (form, decisive) = judge(id, traits)
    var reasons = [decisive]
    let view = inspectors[id.index].view
    guard form != .hidden, let scene = traits.tree.scene(of: view), let row = standing(of: scene) else {
      return reasons
    }
    if form == .overlay { reasons.append(sizeClassReason("horizontalSizeClass", at: view, traits)) }
    if form == .sheet, sizeClass("verticalSizeClass", at: view, traits) == .compact {
      reasons.append(sizeClassReason("verticalSizeClass", at: view, traits))
    }
    let words = [row.device.title] + [row.orientation?.rawValue].compactMap { $0 } + ["\(row.size)"]
    return reasons + [Reason(subject: traits.tree.name(of: scene), fact: words.joined(separator: " "))]
  }

  /// Why it has its width.
  package func widthReasons(_ id: InspectorID, traits: TraitSystem) -> [Reason] {
    let row = inspectors[id.index]
    guard judge(id, traits).form.isColumn else { return reasons(id, traits: traits) }
    let declared = Reason(subject: "columnWidth", fact: "\(row.columnWidth)")
    guard row.columnWidth.isResizable, let dragged = row.draggedWidth else { return [declared] }
    let drag = Reason(subject: "dragged", fact: "to \(Size.text(dragged))")
    return row.width == dragged ? [drag, declared] : [declared, drag]
  }

  private func judge(_ id: InspectorID, _ traits: TraitSystem) -> (form: PresentationForm, reason: Reason) {
    let row = inspectors[id.index]
    if !row.isPresented { return (.hidden, Reason(subject: "isPresented", fact: "false")) }
    let name = traits.tree.name
    guard let scene = traits.tree.scene(of: row.view) else {
      return (.hidden, Reason(subject: name(row.view), fact: "in no scene"))
    }
    guard let standing = standing(of: scene) else {
      return (.hidden, Reason(subject: name(scene), fact: "on no device"))
    }
    if standing.device.idiom == .mac {
      return (.column, Reason(subject: name(scene), fact: "on a Mac, never a sheet"))
    }
    let reason = sizeClassReason("horizontalSizeClass", at: row.view, traits)
    if sizeClass("horizontalSizeClass", at: row.view, traits) == .compact { return (.sheet, reason) }
    if case .share(let part, let whole) = standing.extent {
      return (.overlay, Reason(subject: name(scene), fact: "\(part)/\(whole) of the screen"))
    }
    return (.column, reason)
  }

  func sizeClass(_ property: String, at id: EnvironmentID, _ traits: TraitSystem) -> SizeClass {
    guard let trait = traits.trait(property: property),
      case .integer(let raw) = traits.value(of: trait, at: id)
    else {
      return .unspecified
    }
    return SizeClass(rawValue: raw) ?? .unspecified
  }

  private func sizeClassReason(_ property: String, at id: EnvironmentID, _ traits: TraitSystem) -> Reason {
    let value = sizeClass(property, at: id, traits)
    var origin = ""
    if let trait = traits.trait(property: property),
      let source = traits.explanation(of: trait, at: id).first(where: {
        $0.role == .decides || $0.role == .ending
      }),
      let owner = source.environment
    {
      let name = traits.tree.name(of: owner)
      switch source.origin {
      case .override: origin = ", override of \(name)"
      case .parentsOverride: origin = ", given to \(name)"
      case .default: origin = ""
      default: origin = ", remembered by \(name)"
      }
    }
    return Reason(subject: "\(traits.tree.name(of: id)).\(property)", fact: "\(value)\(origin)")
  }
}
