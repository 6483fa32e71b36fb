internal import ViewTree

/// Where a scene stands: one row for each scene on a device.
struct Standing: Hashable, Sendable {
  let scene: EnvironmentID
  var device: DeviceModel
  var orientation: Orientation?
  var extent: WindowExtent

  /// The scene's size in points.
  var size: Size { extent.size(on: device, orientation) }

  /// What the scene's size makes of the size classes.
  var sizeClasses: SizeClasses { device.sizeClasses(of: size, orientation) }
}
