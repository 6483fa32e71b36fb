internal import Journals
public import Traits
public import ViewTree

extension PresentationSystem {
  /// Applies an inspector to a view and presents it.
  ///
  /// On a controller it is applied to the controller's view.
  public mutating func presentInspector(
    on environment: EnvironmentID, in traits: TraitSystem, columnWidth: InspectorColumnWidth = .automatic,
    interactiveDismissDisabled: Bool = false
  ) throws(PresentationProblem) -> PresentationID {
    let view = traits.hierarchy.contentHolder(of: environment)
    guard traits.hierarchy.kind(of: view) == .view else { throw .cannotPresent(environment) }
    guard columnWidth.isOrdered else { throw .unorderedBounds }
    let inspector = Inspector(
      view: view, columnWidth: columnWidth, interactiveDismissDisabled: interactiveDismissDisabled,
      isPresented: true,
      columnPoints: columnWidth.ideal, turn: nextTurn())
    return PresentationID(index: Int32(inspectors.append(inspector)))
  }

  /// What the presentation is.
  public func inspector(_ id: PresentationID) -> Inspector { inspectors[Int(id.index)] }

  /// Shows or hides it, as setting the binding does; `interactiveDismissDisabled` does not hinder it.
  public mutating func setIsPresented(_ isPresented: Bool, of id: PresentationID) {
    let index = Int(id.index)
    if inspectors[index].isPresented == isPresented { return }
    var inspector = inspectors[index]
    inspector.isPresented = isPresented
    if isPresented { inspector.turn = nextTurn() }
    inspectors[index] = inspector
  }

  /// Hides it and leaves the modifier in place.
  public mutating func dismiss(_ id: PresentationID) { setIsPresented(false, of: id) }

  /// Changes the column's width modifier.
  ///
  /// A width that a person chose stays, as far as the bounds allow.
  public mutating func setColumnWidth(
    _ width: InspectorColumnWidth, of id: PresentationID
  ) throws(PresentationProblem) {
    guard width.isOrdered else { throw .unorderedBounds }
    var inspector = inspectors[Int(id.index)]
    let wasDragged = inspector.columnPoints != inspector.columnWidth.ideal
    inspector.columnWidth = width
    inspector.columnPoints = wasDragged ? width.clamped(inspector.columnPoints) : width.ideal
    inspectors[Int(id.index)] = inspector
  }

  /// Says whether a person can dismiss it.
  public mutating func setInteractiveDismissDisabled(_ isDisabled: Bool, of id: PresentationID) {
    if inspectors[Int(id.index)].interactiveDismissDisabled != isDisabled {
      inspectors[Int(id.index)].interactiveDismissDisabled = isDisabled
    }
  }

  /// Drags a column's divider until the column is `width` points wide, as a person does.
  ///
  /// The width stops at the bounds. A drag to less than the minimum (without one: to nothing) collapses the column, unless interactive
  /// dismissal is disabled: then it stops at the minimum too.
  ///
  /// - Returns: Whether the inspector is still presented.
  @discardableResult
  public mutating func drag(
    _ id: PresentationID, to width: Double, in traits: TraitSystem
  ) throws(PresentationProblem) -> Bool {
    var inspector = inspectors[Int(id.index)]
    switch form(of: id, in: traits) {
    case .hidden: throw .notPresented(id)
    case .sheet: throw .isSheet(id)
    case .column: break
    }
    guard case .flexible(let min, _, _) = inspector.columnWidth else { throw .notResizable(id) }
    let collapses = min.map { width < $0 } ?? (width <= 0)
    if collapses, !inspector.interactiveDismissDisabled {
      inspector.isPresented = false
    } else if !collapses || min != nil {
      inspector.columnPoints = inspector.columnWidth.clamped(width)
    }
    inspectors[Int(id.index)] = inspector
    return inspector.isPresented
  }

  // MARK: - Forms

  /// The form in which it is presented now.
  ///
  /// A column, unless the view that presents it is horizontally compact and not on a Mac: then a sheet. One sheet is on the screen at a time,
  /// the one presented first; the others wait. What stands in no hierarchy presents nothing. (`reference/presentations.md`, 1.1 and 4.6.)
  public func form(of id: PresentationID, in traits: TraitSystem) -> PresentedForm {
    let wanted = wantedForm(of: id, in: traits)
    guard wanted == .sheet else { return wanted }
    let mine = inspector(id)
    let scene = traits.hierarchy.scene(of: mine.view)
    let isWaiting = presentations.contains { other in
      let inspector = inspector(other)
      return inspector.turn < mine.turn && traits.hierarchy.scene(of: inspector.view) == scene
        && wantedForm(of: other, in: traits) == .sheet
    }
    return isWaiting ? .hidden : .sheet
  }

  /// Its width on the screen: the column's, the sheet's, or `nil` while it is hidden.
  ///
  /// A sheet without a device has none.
  public func width(of id: PresentationID, in traits: TraitSystem) -> Double? {
    switch form(of: id, in: traits) {
    case .hidden: nil
    case .column: inspector(id).columnPoints
    case .sheet: traits.hierarchy.scene(of: inspector(id).view).flatMap { size(of: $0)?.width }
    }
  }

  private func wantedForm(of id: PresentationID, in traits: TraitSystem) -> PresentedForm {
    let inspector = inspector(id)
    guard inspector.isPresented, traits.hierarchy.isInHierarchy(inspector.view) else { return .hidden }
    let isMac = value("userInterfaceIdiom", at: inspector.view, traits) == Device.Family.mac.idiom
    let isCompact = value("horizontalSizeClass", at: inspector.view, traits) == SizeClass.compact.rawValue
    return isCompact && !isMac ? .sheet : .column
  }

  private func value(_ property: String, at view: EnvironmentID, _ traits: TraitSystem) -> Int? {
    guard let trait = SystemTrait.named(property)?.id else { return nil }
    if case .integer(let value) = traits.value(of: trait, at: view) { return value }
    return nil
  }

  private mutating func nextTurn() -> Int32 {
    turns[0] += 1
    return turns[0]
  }
}
