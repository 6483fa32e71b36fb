internal import Journals
internal import Traits
internal import ViewTree

/// Scenes on devices, and what is presented in them: a model of how SwiftUI's presentations adapt.
///
/// A scene on a device has size classes; they flow as traits, given by the system beneath any override. A presentation's form follows
/// from the traits of the view that presents it, as that view answers them: when a turn has updated the traits, the forms have changed with
/// them.
///
/// ```swift
/// var screens = PresentationSystem()
/// try screens.attach(scene, to: .mac, in: &traits)
/// let details = try screens.presentInspector(on: animals, in: traits, columnWidth: .flexible(min: 200, ideal: 300, max: 400))
/// screens.form(of: details, in: traits)      // .column
/// ```
public struct PresentationSystem: Sendable {
  /// A scene's device and window.
  struct Screen: Sendable {
    let scene: EnvironmentID
    var device: Device
    var orientation: Orientation
    var size: Size
    /// The part of an iPad's screen that it has, if it has one.
    var fraction: Device.Fraction?
  }

  var screens = Journaled<Screen>()
  var inspectors = Journaled<Inspector>()
  /// The last turn in which something was presented; one row.
  var turns = Journaled<Int32>()

  /// Makes a system in which no scene stands on a device.
  public init() { turns.append(0) }

  /// Every presentation, oldest first.
  public var presentations: [PresentationID] { inspectors.indices.map { PresentationID(index: Int32($0)) } }
}
