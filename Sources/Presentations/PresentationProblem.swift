public import Traits
public import ViewTree

/// Why a scene or a presentation cannot be as asked.
public enum PresentationProblem: Error, Hashable, Sendable {
  /// Only scenes stand on devices.
  case notAScene(EnvironmentID)
  /// The scene stands on no device.
  case noDevice(EnvironmentID)
  /// A side of a window must be between these two.
  case sideOutOfRange(smallest: Double, longest: Double)
  /// A phone's scenes fill the screen.
  case cannotResize(Device)
  /// A window on an iPad fits the screen.
  case largerThanScreen(Device, Size)
  /// Only an iPad's screen is divided.
  case cannotDivide(Device)
  /// A Mac is not turned.
  case cannotRotate(Device)
  /// An inspector is presented on a view (or on a controller, that is on its view).
  case cannotPresent(EnvironmentID)
  /// Bounds of a width must be positive, and min ≤ ideal ≤ max.
  case unorderedBounds
  /// Only what is presented is dragged.
  case notPresented(PresentationID)
  /// A sheet has no divider to drag.
  case isSheet(PresentationID)
  /// The column has a fixed width: it needs a column width with bounds.
  case notResizable(PresentationID)
  /// The trait engine refuses.
  case traits(TraitProblem)
}
