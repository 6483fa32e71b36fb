/// The layout of a scene, in points and with reasons; drawings, answers and events are made from it.
package struct ScreenLayout: Sendable {
  package let placement: ScenePlacement
  package let sizeClasses: SizeClasses
  /// The region of the main content: beside the columns, below the bars.
  package internal(set) var content: Rect
  /// Every declared presentation, on the screen or not.
  package internal(set) var presentations: [ScreenID: PlacedPresentation] = [:]
  /// The presentations on the screen, from back to front.
  package internal(set) var visible: [ScreenID] = []
  package internal(set) var bars: [Toolbar] = []
  package internal(set) var items: [ScreenID: PlacedItem] = [:]
  package internal(set) var columns: [ScreenID: Rect] = [:]
  /// The line under the main toolbar; nil if there is no toolbar.
  package internal(set) var titleSeparator: Rect?
  /// Warnings about the declarations, as a helpful colleague would give them.
  package internal(set) var warnings: [ScreenWarning] = []

  /// The part of a rectangle without the status bar, the home indicator, and the bars of the presentation or column that owns it.
  package func safe(_ frame: Rect, of owner: ScreenID? = nil) -> Rect {
    let own = bars.filter { owner != nil && [$0.owner, $0.context].contains(owner) && $0.frame.height > 0 }
    let top = own.reduce(max(frame.y, placement.safeArea.top)) { max($0, $1.frame.maxY) }
    let bottom = min(frame.maxY, placement.size.height - placement.safeArea.bottom)
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
  /// The stack, column, inspector or sheet that owns it; nil for a window's own toolbar.
  package let owner: ScreenID?
  /// The presentation that contains it; nil for the scene itself.
  package let context: ScreenID?
  package internal(set) var frame: Rect
  /// The lower edge of a bar at the bottom.
  package let bottom: Double
  package internal(set) var items: [ScreenID] = []
}

package struct PlacedItem: Hashable, Sendable {
  package let host: ToolbarHost
  /// The position in the bar; nil if the item is not visible.
  package internal(set) var position: ToolbarPosition?
  package internal(set) var frame: Rect?
  package internal(set) var isHidden = false
}

package struct PlacedPresentation: Hashable, Sendable {
  package internal(set) var form: PresentationForm
  /// The reasons for the form; the last one decides.
  package internal(set) var reasons: [Reason]
  package internal(set) var frame: Rect?
  package internal(set) var placement: InspectorPlacement?
  /// The width of a column, even if there is room only for a part of it.
  package internal(set) var width: Double?
  /// The active detents, lowest first; empty if detents do not apply.
  package internal(set) var detents: [PresentationDetent] = []
  package internal(set) var detent: PresentationDetent?
  /// The height of the detent without the bottom inset; without a detent, the height of the frame.
  package internal(set) var height: Double?
  package internal(set) var isDimmed = false
  package internal(set) var isBackgroundInteractive = true
  package internal(set) var dimming: [Reason] = []
  package internal(set) var sizeClasses = SizeClasses()
  package internal(set) var hasGrabber = false
  /// The presentation in which it was declared, and whose slot it takes.
  package internal(set) var context: ScreenID?
  package internal(set) var waitsFor: ScreenID?

  /// Whether it is modal: above other content, and only one at a time per presenter.
  package var isModal: Bool { form != .hidden && !form.isColumn }

  /// Whether it is a sheet with space around it, as on an iPad or a Mac.
  package var isCard: Bool { form == .sheet && frame.map { $0.x > 0 } ?? false }
}
