public import ViewTree

/// Why a scene or an inspector cannot be as asked, with what it takes to say so well.
public enum PresentationProblem: Error, Hashable, Sendable {
  /// Only scenes stand on devices.
  case notAScene(EnvironmentID, EnvironmentKind)
  /// The scene stands on no device.
  case noDevice(EnvironmentID)
  /// A scene on an iPhone or an iPad starts with the whole screen: it is not given a size.
  case fixedScreen(DeviceModel)
  /// A Mac has no orientation.
  case macIsNotHeld(DeviceModel)
  /// A Mac cannot be rotated.
  case macDoesNotTurn(EnvironmentID, DeviceModel)
  /// A scene on an iPhone fills its screen.
  case fillsScreen(EnvironmentID, DeviceModel)
  /// A window on a Mac is no share of its screen.
  case noShares(EnvironmentID, DeviceModel)
  /// A side is no positive number.
  case invalidSize(Size)
  /// The window does not fit the iPad's screen.
  case largerThanScreen(Size, screen: Size, DeviceModel)
  /// A screen is shared in halves, thirds and quarters.
  case invalidShare(Int, of: Int)
  /// Only views and controllers present inspectors.
  case cannotPresent(EnvironmentID, EnvironmentKind)
  /// The view is in no scene.
  case outsideHierarchy(EnvironmentID)
  /// The view has an inspector already.
  case alreadyPresents(EnvironmentID, InspectorID)
  /// A width is no positive number, or the ideal lies outside the bounds.
  case invalidColumnWidth(ColumnWidth)
  /// The column's width cannot be dragged.
  case notResizable(InspectorID, ColumnWidth)
  /// The inspector is a sheet: there is no column to drag.
  case dragsSheet(InspectorID)
  /// The inspector is not on the screen, for this reason.
  case dragsHidden(InspectorID, because: PresentationCause)
  /// A column cannot be dragged to this width.
  case invalidPosition(Double)
}
