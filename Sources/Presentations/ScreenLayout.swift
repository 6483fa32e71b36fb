/// Where everything in a scene stands, in points, and why: what drawings, answers and events are made from.
package struct ScreenLayout: Sendable {
  package let standing: Standing
  package let sizeClasses: SizeClasses
  /// What the columns beside it leave to the main content, below the bars.
  package internal(set) var content: Rect
  /// Every presentation that was declared, on the screen or not.
  package internal(set) var presentations: [ScreenID: PlacedPresentation] = [:]
  /// Those on the screen, in front last.
  package internal(set) var visible: [ScreenID] = []
  package internal(set) var bars: [Toolbar] = []
  package internal(set) var items: [ScreenID: PlacedItem] = [:]
  package internal(set) var columns: [ScreenID: Rect] = [:]
  /// The line under the main toolbar; nil where there is no toolbar.
  package internal(set) var titleSeparator: Rect?
  /// What a helpful colleague would say about the declarations.
  package internal(set) var warnings: [ScreenWarning] = []

  /// What the status bar, the home indicator, and the bars of the presentation or the column that stands there leave of a rectangle.
  package func safe(_ frame: Rect, of owner: ScreenID? = nil) -> Rect {
    let own = bars.filter { owner != nil && [$0.owner, $0.context].contains(owner) && $0.frame.height > 0 }
    let top = own.reduce(max(frame.y, standing.safeArea.top)) { max($0, $1.frame.maxY) }
    let bottom = min(frame.maxY, standing.size.height - standing.safeArea.bottom)
    return Rect(x: frame.x, y: top, width: frame.width, height: max(bottom - top, 0))
  }
}

package struct ScreenWarning: Hashable, Sendable {
  package let id: ScreenID
  package let text: String

  package init(id: ScreenID, text: String) { (self.id, self.text) = (id, text) }
}

/// A toolbar, or a section of one.
package struct Toolbar: Hashable, Sendable {
  package let host: ToolbarHost
  /// The stack, column, inspector or sheet whose it is; nil for a window's own.
  package let owner: ScreenID?
  /// The presentation in which it stands; nil for the scene itself.
  package let context: ScreenID?
  package internal(set) var frame: Rect
  /// Where a bar at the bottom edge ends.
  package let bottom: Double
  package internal(set) var items: [ScreenID] = []
}

package struct PlacedItem: Hashable, Sendable {
  package let host: ToolbarHost
  /// Nil where it is seen nowhere.
  package internal(set) var position: ToolbarPosition?
  package internal(set) var frame: Rect?
  package internal(set) var isHidden = false
}

package struct PlacedPresentation: Hashable, Sendable {
  package internal(set) var form: PresentationForm
  /// How the form was found, last what decides.
  package internal(set) var reasons: [Reason]
  package internal(set) var frame: Rect?
  package internal(set) var placement: InspectorPlacement?
  /// A column's width, whatever of that there is room for.
  package internal(set) var width: Double?
  /// The detents that count here, lowest first; none where they do not.
  package internal(set) var detents: [PresentationDetent] = []
  package internal(set) var detent: PresentationDetent?
  /// The height of the detent without the bottom inset; of what has none, that of its frame.
  package internal(set) var height: Double?
  package internal(set) var isDimmed = false
  package internal(set) var isBackgroundInteractive = true
  package internal(set) var dimming: [Reason] = []
  package internal(set) var sizeClasses = SizeClasses()
  package internal(set) var hasGrabber = false
  /// The presentation in which it was declared, whose slot it takes.
  package internal(set) var context: ScreenID?
  package internal(set) var waitsFor: ScreenID?

  /// Whether it is a presentation above the rest, of which a presenter has one at a time.
  package var isModal: Bool { form != .hidden && !form.isColumn }

  /// Whether it is a sheet that stands free, as on an iPad or a Mac.
  package var isCard: Bool { form == .sheet && frame.map { $0.x > 0 } ?? false }
}
