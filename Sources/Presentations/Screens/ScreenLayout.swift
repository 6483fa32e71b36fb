internal import Journals
public import Traits
public import ViewTree

/// Where everything is on a scene's screen, in points: what a wireframe draws.
public struct ScreenLayout: Hashable, Sendable {
  /// A presentation on the screen.
  public struct Panel: Hashable, Sendable {
    /// Which one.
    public let presentation: PresentationID
    /// A column or a sheet.
    public let form: PresentedForm
    /// Where it is.
    public let frame: Rect

    /// Says what is where.
    public init(presentation: PresentationID, form: PresentedForm, frame: Rect) {
      self.presentation = presentation
      self.form = form
      self.frame = frame
    }
  }

  /// The whole scene.
  public let scene: Rect
  /// What the columns leave of it.
  public let content: Rect
  /// The presentations, the innermost first; a sheet is last and lies above the content.
  public let panels: [Panel]
}

extension PresentationSystem {
  /// Where everything is on a scene's screen; `nil` for a scene without a device.
  ///
  /// Columns stand at the trailing edge, the one of the outermost view at the very edge; each keeps its width, and what does not fit is cut
  /// off. A sheet reaches from below the status bar to the bottom.
  public func layout(of scene: EnvironmentID, in traits: TraitSystem) -> ScreenLayout? {
    guard let index = index(of: scene) else { return nil }
    let screen = screens[index]
    let whole = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    var content = whole
    var columns: [ScreenLayout.Panel] = []
    var sheets: [ScreenLayout.Panel] = []
    for id in presentations(in: scene, traits) {
      switch form(of: id, in: traits) {
      case .hidden: continue
      case .column:
        let width = min(inspector(id).columnPoints, content.width)
        content.width -= width
        let frame = Rect(x: content.width, y: 0, width: width, height: whole.height)
        columns.append(ScreenLayout.Panel(presentation: id, form: .column, frame: frame))
      case .sheet:
        let top = min(screen.orientation == .portrait ? screen.device.topInset : 0, whole.height)
        let frame = Rect(x: 0, y: top, width: whole.width, height: whole.height - top)
        sheets.append(ScreenLayout.Panel(presentation: id, form: .sheet, frame: frame))
      }
    }
    return ScreenLayout(scene: whole, content: content, panels: columns.reversed() + sheets)
  }

  /// The presentations whose views stand in the scene, outermost view first.
  private func presentations(in scene: EnvironmentID, _ traits: TraitSystem) -> [PresentationID] {
    let tree = traits.hierarchy
    return presentations.filter { tree.scene(of: inspector($0).view) == scene }
      .sorted { left, right in
        let (first, second) = (inspector(left).view, inspector(right).view)
        return first == second ? left < right : tree.precedes(first, second)
      }
  }
}
