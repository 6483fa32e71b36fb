internal import Journals
public import Traits
public import ViewTree

extension PresentationSystem {
  /// Gives a view or a controller an inspector and presents it.
  ///
  /// Mirrors SwiftUI's `inspector(isPresented:content:)`.
  ///
  /// The view must be in a scene that stands on a device, and has no other inspector. What happens to it
  /// later (it leaves its scene, the scene is resized) decides what the inspector is then, see
  /// ``presentedAs(_:traits:)``.
  ///
  /// ```swift
  /// let bounds = ColumnWidth.flexible(minimum: 200, ideal: 300, maximum: 400)
  /// let details = try system.present(on: animals, columnWidth: bounds, traits: traits)
  /// ```
  ///
  /// - Returns: The inspector's identity.
  /// - Parameter isDismissDisabled: Whether people cannot dismiss it; mirrors `interactiveDismissDisabled()`.
  /// - Throws: ``PresentationProblem/cannotPresent(_:_:)``, ``PresentationProblem/outsideHierarchy(_:)``, ``PresentationProblem/noDevice(_:)``,
  ///   ``PresentationProblem/alreadyPresents(_:_:)`` and ``PresentationProblem/invalidColumnWidth(_:)``. Nothing is presented then.
  /// - Complexity: O(*n*) in the inspectors there are.
  public mutating func present(
    on view: EnvironmentID, columnWidth: ColumnWidth = .automatic, isDismissDisabled: Bool = false,
    traits: TraitSystem
  ) throws(PresentationProblem) -> InspectorID {
    let kind = traits.hierarchy.kind(of: view)
    if kind != .view && kind != .controller { throw .cannotPresent(view, kind) }
    guard let scene = traits.hierarchy.scene(of: view) else { throw .outsideHierarchy(view) }
    if standing(of: scene) == nil { throw .noDevice(scene) }
    if let other = inspector(on: view) { throw .alreadyPresents(view, other) }
    if !columnWidth.isValid { throw .invalidColumnWidth(columnWidth) }
    let row = Inspector(view: view, columnWidth: columnWidth, isDismissDisabled: isDismissDisabled)
    return InspectorID(index: Int32(inspectors.append(row)))
  }

  /// Declares an inspector's column width anew.
  ///
  /// A width that people dragged stays where the bounds allow it.
  ///
  /// Source: our decision, ``PresentationDecision/keptWidths``.
  ///
  /// - Throws: ``PresentationProblem/invalidColumnWidth(_:)``; the width stays what it was.
  /// - Complexity: O(1)
  public mutating func update(_ inspector: InspectorID, columnWidth: ColumnWidth) throws(PresentationProblem)
  {
    if !columnWidth.isValid { throw .invalidColumnWidth(columnWidth) }
    if columnWidth != inspectors[Int(inspector.index)].columnWidth {
      inspectors[Int(inspector.index)].columnWidth = columnWidth
    }
  }

  /// Says whether people cannot dismiss the inspector.
  ///
  /// Mirrors `interactiveDismissDisabled(_:)`.
  ///
  /// It keeps a drag from collapsing the column. It does not keep ``setPresented(_:_:)`` from anything.
  ///
  /// - Complexity: O(1)
  public mutating func setDismissDisabled(_ inspector: InspectorID, _ isDisabled: Bool) {
    if isDisabled != isDismissDisabled(inspector) {
      inspectors[Int(inspector.index)].isDismissDisabled = isDisabled
    }
  }

  /// Presents or dismisses an inspector from code: what writing to its binding does.
  ///
  /// The column's width is kept.
  ///
  /// ```swift
  /// system.setPresented(details, false)
  /// system.presentedAs(details, traits: traits)      // .hidden
  /// ```
  /// An inspector that was removed is not presented again: that is the caller's mistake, and ends the program.
  ///
  /// - Complexity: O(1)
  public mutating func setPresented(_ inspector: InspectorID, _ isPresented: Bool) {
    let row = inspectors[Int(inspector.index)]
    precondition(!row.isRemoved || !isPresented, "An inspector that was removed is not presented again.")
    if isPresented != row.isPresented { inspectors[Int(inspector.index)].isPresented = isPresented }
  }

  /// Takes the inspector off its view, which may then have another one.
  ///
  /// - Complexity: O(1)
  public mutating func remove(_ inspector: InspectorID) {
    if inspectors[Int(inspector.index)].isRemoved { return }
    inspectors[Int(inspector.index)].isPresented = false
    inspectors[Int(inspector.index)].isRemoved = true
  }

  // MARK: - Reading

  /// The inspectors that were not removed, oldest first.
  ///
  /// - Complexity: O(1); going through them O(*n*) in the inspectors there ever were.
  public var allInspectors: some Sequence<InspectorID> {
    inspectors.indices.lazy.filter { !inspectors[$0].isRemoved }.map { InspectorID(index: Int32($0)) }
  }

  /// The inspector of a view, presented or not.
  ///
  /// - Complexity: O(*n*) in the inspectors there are.
  public func inspector(on view: EnvironmentID) -> InspectorID? {
    allInspectors.first { inspectors[Int($0.index)].view == view }
  }

  /// The view whose inspector it is.
  ///
  /// - Complexity: O(1)
  public func view(of inspector: InspectorID) -> EnvironmentID { inspectors[Int(inspector.index)].view }

  /// The column width as it was declared.
  ///
  /// - Complexity: O(1)
  public func columnWidth(of inspector: InspectorID) -> ColumnWidth {
    inspectors[Int(inspector.index)].columnWidth
  }

  /// Whether the inspector is presented, in whatever form: what its binding holds.
  ///
  /// - Complexity: O(1)
  public func isPresented(_ inspector: InspectorID) -> Bool { inspectors[Int(inspector.index)].isPresented }

  /// Whether people cannot dismiss it.
  ///
  /// - Complexity: O(1)
  public func isDismissDisabled(_ inspector: InspectorID) -> Bool {
    inspectors[Int(inspector.index)].isDismissDisabled
  }

  /// What the inspector is on the screen, as the traits are now.
  ///
  /// | its scene stands on | its view's width is | form |
  /// |---|---|---|
  /// | a Mac | any | column |
  /// | an iPad, in split screen | not compact | overlay |
  /// | an iPad or iPhone | not compact | column |
  /// | an iPad or iPhone | compact | sheet |
  ///
  /// It is hidden while it is not presented, or its view is in no scene on a device. Sources: WWDC23, session
  /// 10161.
  ///
  /// - Complexity: O(*d* · *c* + *s*) in the depth of the view, the values of one environment and the scenes on devices.
  public func presentedAs(_ inspector: InspectorID, traits: TraitSystem) -> PresentationForm {
    judge(inspector, traits).form
  }

  /// How far up the column reaches; `nil` while the inspector is no column.
  ///
  /// There is no navigation structure yet in which a view could stand, so that a column has the full height:
  /// it is the case of the bare `ContentView` that WWDC23, session 10161 starts with.
  ///
  /// - Complexity: That of ``presentedAs(_:traits:)``.
  public func placement(_ inspector: InspectorID, traits: TraitSystem) -> InspectorPlacement? {
    presentedAs(inspector, traits: traits).isColumn ? .fullHeight : nil
  }

  /// The column's width in points; `nil` while the inspector is no column.
  ///
  /// It starts at the ideal, is where people dragged it afterwards, and stays when the window gets narrower,
  /// even narrower than the column.
  ///
  /// Source: SwiftUI, `inspectorColumnWidth(min:ideal:max:)`, and our decision, ``PresentationDecision/narrowWindows``.
  ///
  /// - Complexity: That of ``presentedAs(_:traits:)``.
  public func width(_ inspector: InspectorID, traits: TraitSystem) -> Double? {
    presentedAs(inspector, traits: traits).isColumn ? inspectors[Int(inspector.index)].width : nil
  }
}
