/// How far up an inspector's column reaches.
public enum InspectorPlacement: String, Hashable, Sendable, CaseIterable {
  /// To the top: nothing separates the column from its part of the toolbar.
  case fullHeight
  /// To the toolbar, whose separator spans the window.
  case underToolbar
}
