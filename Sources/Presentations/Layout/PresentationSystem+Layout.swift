internal import Journals
public import Traits
public import ViewTree

extension PresentationSystem {
  /// Where everything in a scene stands; `nil` where it stands on no device.
  ///
  /// Columns stand at the trailing edge (of right-to-left views, at the left), that of the outermost view
  /// outermost. Overlays lie above what is left, sheets above all.
  ///
  /// ```swift
  /// // zoo on an iPad Pro 13 in landscape, with a column 300 points wide
  /// system.layout(of: zoo, traits: traits)?.content.width              // 1076
  /// system.layout(of: zoo, traits: traits)?.panels.map(\.form)         // [.column]
  /// ```
  /// - Complexity: O(*n* log *n*) in the inspectors there are, and for each on the screen that of ``presentedAs(_:traits:)``.
  public func layout(of scene: EnvironmentID, traits: TraitSystem) -> ScreenLayout? {
    guard let index = standing(of: scene) else { return nil }
    let row = standings[index]
    var content = Rect(x: 0, y: 0, width: row.size.width, height: row.size.height)
    var panels: [ScreenLayout.Panel] = []
    let inspectors = visibleInspectors(in: scene, traits)
    for form in [PresentationForm.column, .overlay, .sheet] {
      for inspector in inspectors where presentedAs(inspector, traits: traits) == form {
        panels.append(panel(inspector, form, row.size, &content, traits))
      }
    }
    let classes = SizeClasses(
      horizontal: sizeClass(.horizontal, at: scene, traits), vertical: sizeClass(.vertical, at: scene, traits)
    )
    return ScreenLayout(
      scene: scene, device: row.device, orientation: row.orientation, extent: row.extent, size: row.size,
      sizeClasses: classes, content: content, panels: panels)
  }

  /// The inspectors of a scene that are on the screen, in the tree's order of their views.
  private func visibleInspectors(in scene: EnvironmentID, _ traits: TraitSystem) -> [InspectorID] {
    allInspectors.filter { isPresented($0) && traits.hierarchy.scene(of: view(of: $0)) == scene }
      .sorted { traits.hierarchy.precedes(view(of: $0), view(of: $1)) }
  }

  private func panel(
    _ inspector: InspectorID, _ form: PresentationForm, _ size: Size, _ content: inout Rect,
    _ traits: TraitSystem
  ) -> ScreenLayout.Panel {
    let view = view(of: inspector)
    let frame: Rect
    if form == .sheet {
      frame = sheet(size, fillsScreen: sizeClass(.vertical, at: view, traits) == .compact)
    } else {
      let (column, rest) = split(
        content, inspectors[Int(inspector.index)].width, isLeftmost(at: view, traits))
      frame = column
      if form == .column { content = rest }
    }
    return ScreenLayout.Panel(
      inspector: inspector, view: view, form: form, placement: placement(inspector, traits: traits),
      frame: frame, width: form == .sheet ? frame.width : inspectors[Int(inspector.index)].width)
  }

  /// A sheet rests at its medium height, ``PresentationDecision/sheetHeight``; where the height is compact it
  /// fills the scene.
  private func sheet(_ size: Size, fillsScreen: Bool) -> Rect {
    let height = fillsScreen ? size.height : (size.height / 2).rounded()
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// Cuts a column off a rectangle, at the trailing edge.
  private func split(_ rect: Rect, _ width: Double, _ isLeftmost: Bool) -> (column: Rect, rest: Rect) {
    var (column, rest) = (rect, rect)
    column.width = min(width, rect.width)
    rest.width = rect.width - column.width
    if isLeftmost { rest.x = rect.x + column.width } else { column.x = rect.x + rest.width }
    return (column, rest)
  }

  /// Whether the trailing edge is the left one.
  private func isLeftmost(at view: EnvironmentID, _ traits: TraitSystem) -> Bool {
    traits.value(of: GivenTraits.layoutDirection, at: view).isEqual(to: .integer(1))
  }
}
