public import ViewTree

/// One fact from which it follows what an inspector is on the screen.
public enum PresentationCause: Hashable, Sendable {
  /// It is not presented.
  case dismissed
  /// It is presented, and nobody has dismissed it.
  case presented
  /// The width that was declared for its column.
  case columnWidth(ColumnWidth)
  /// People dragged the column's edge until it was this wide, in points.
  case dragged(to: Double)
  /// Its view is in no scene.
  case outsideHierarchy(EnvironmentID)
  /// The scene of its view stands on no device.
  case noDevice(EnvironmentID)
  /// The scene is a window of a Mac, where an inspector is a column whatever the width.
  case macNeverSheet(EnvironmentID)
  /// The scene has a share of its screen, and its width is not compact.
  case splitScreen(EnvironmentID, Int, of: Int)
  /// The view answers this size class, because of an override or of what its scene was given.
  case sizeClass(SizeAxis, SizeClass, at: EnvironmentID, from: Origin)
  /// The scene stands on this device, held like this, and has this size.
  case device(DeviceModel, Orientation?, Size, of: EnvironmentID)

  /// Where a size class comes from.
  public enum Origin: Hashable, Sendable {
    /// An override of this environment.
    case override(EnvironmentID)
    /// What this scene was given by its device.
    case given(EnvironmentID)
    /// What this environment had when it was made or moved; it goes with the next update.
    case remembered(EnvironmentID)
    /// The trait's default.
    case none
  }
}

/// Why an inspector is what it is on the screen.
public struct PresentationExplanation: Hashable, Sendable {
  /// What it is.
  public let form: PresentationForm
  /// The facts: the first decides, the others are what it stands on.
  public let causes: [PresentationCause]

  /// The decisions of Mendel's that the answer rests on, where Apple is silent.
  public var decisions: [PresentationDecision] {
    switch form {
    case .overlay: return [.overlays]
    case .sheet:
      let isFlat = causes.contains {
        if case .sizeClass(.vertical, .compact, at: _, from: _) = $0 { true } else { false }
      }
      return isFlat ? [.sheetInCompactHeight] : []
    case .column:
      if case .sizeClass(_, .unspecified, at: _, from: _)? = causes.first { return [.unspecifiedWidth] }
      return []
    default: return []
    }
  }
}
