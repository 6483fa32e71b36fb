public import Presentations

/// What is on a scene's screen, for a wireframe.
public struct ScreenReport: Sendable {
  /// The scene's name.
  public var scene: String
  /// Where everything lies, in points.
  public var layout: ScreenLayout
  /// The names of the inspectors that the layout shows.
  public var inspectorNames: [String]
  /// The views of the scene, one a line, indented by their depth.
  public var content: [String]
}
