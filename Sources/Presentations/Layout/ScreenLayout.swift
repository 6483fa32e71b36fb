public import ViewTree

/// Where everything in a scene stands, in points: what a wireframe is drawn from.
public struct ScreenLayout: Hashable, Sendable {
  /// An inspector that is on the screen.
  public struct Panel: Hashable, Sendable {
    /// The inspector.
    public let inspector: InspectorID
    /// The view whose inspector it is.
    public let view: EnvironmentID
    /// What it is: a column, an overlay or a sheet.
    public let form: PresentationForm
    /// How far up a column reaches; `nil` for a sheet.
    public let placement: InspectorPlacement?
    /// Its place, cut off at the scene's edges.
    public let frame: Rect
    /// How wide it is, whatever of that there is room for.
    public let width: Double

    /// Whether a part of it lies beyond the scene's edge.
    public var isCutOff: Bool { frame.width < width }
  }

  /// The scene.
  public let scene: EnvironmentID
  /// The device on which it stands.
  public let device: DeviceModel
  /// How the device is held; `nil` on a Mac.
  public let orientation: Orientation?
  /// How much of its screen the scene has.
  public let extent: WindowExtent
  /// The scene's size.
  public let size: Size
  /// The size classes that the scene answers.
  public let sizeClasses: SizeClasses
  /// What the columns beside it leave to the content.
  public let content: Rect
  /// The inspectors on the screen, those in front last.
  public let panels: [Panel]
}
