package import Traits
package import ViewTree

/// Where everything in a scene stands, in points: what a wireframe is drawn from.
package struct ScreenLayout: Sendable {
  /// An inspector that is on the screen.
  package struct Panel: Sendable {
    package let inspector: InspectorID
    package let form: PresentationForm
    /// Its place, cut off at the scene's edges.
    package let frame: Rect
    /// How wide it is, whatever of that there is room for.
    package let width: Double
  }

  package let standing: PresentationSystem.Standing
  /// The size classes that the scene answers.
  package let sizeClasses: SizeClasses
  /// What the columns beside it leave to the content.
  package let content: Rect
  /// The inspectors on the screen, those in front last.
  package let panels: [Panel]
}

extension PresentationSystem {
  /// Where everything in a scene stands; nil where it stands on no device.
  ///
  /// Columns stand at the trailing edge, that of the outermost view outermost. Overlays lie above what is left, sheets above all.
  package func layout(of scene: EnvironmentID, traits: TraitSystem) -> ScreenLayout? {
    guard let row = standing(of: scene) else { return nil }
    var content = Rect(x: 0, y: 0, width: row.size.width, height: row.size.height)
    var panels: [ScreenLayout.Panel] = []
    let visible = allInspectors.filter { isPresented($0) && traits.tree.scene(of: view(of: $0)) == scene }
      .sorted { traits.tree.precedes(view(of: $0), view(of: $1)) }
    for form in [PresentationForm.column, .overlay, .sheet] {
      for id in visible where presentedAs(id, traits: traits) == form {
        panels.append(panel(id, form, row.size, &content, traits))
      }
    }
    let classes = SizeClasses(
      horizontal: sizeClass("horizontalSizeClass", at: scene, traits),
      vertical: sizeClass("verticalSizeClass", at: scene, traits))
    return ScreenLayout(standing: row, sizeClasses: classes, content: content, panels: panels)
  }

  private func panel(
    _ id: InspectorID, _ form: PresentationForm, _ size: Size, _ content: inout Rect, _ traits: TraitSystem
  ) -> ScreenLayout.Panel {
    if form == .sheet {
      let fills = sizeClass("verticalSizeClass", at: view(of: id), traits) == .compact
      let height = fills ? size.height : (size.height / 2).rounded()
      let frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
      return ScreenLayout.Panel(inspector: id, form: form, frame: frame, width: frame.width)
    }
    var (column, rest) = (content, content)
    column.width = min(inspectors[id.index].width, content.width)
    rest.width = content.width - column.width
    if isRightToLeft(view(of: id), traits) {
      rest.x = content.x + column.width
    } else {
      column.x = content.x + rest.width
    }
    if form == .column { content = rest }
    return ScreenLayout.Panel(inspector: id, form: form, frame: column, width: inspectors[id.index].width)
  }

  private func isRightToLeft(_ id: EnvironmentID, _ traits: TraitSystem) -> Bool {
    traits.trait(property: "layoutDirection").map { traits.value(of: $0, at: id) } == .integer(1)
  }
}
