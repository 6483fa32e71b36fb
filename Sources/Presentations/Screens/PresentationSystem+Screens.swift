internal import Journals
public import Traits
public import ViewTree

extension PresentationSystem {
  /// Puts a scene on a device, or on another one; its size classes, idiom, scale and layout direction follow with the next update.
  ///
  /// - Parameters:
  ///   - size: The window, on a Mac or an iPad; without one the whole screen, or a Mac's first size.
  ///   - orientation: How the device is held; a Mac has only `portrait`.
  public mutating func attach(
    _ scene: EnvironmentID, to device: Device, size: Size? = nil, orientation: Orientation = .portrait,
    in traits: inout TraitSystem
  ) throws(PresentationProblem) {
    guard traits.hierarchy.kind(of: scene) == .scene else { throw .notAScene(scene) }
    if device.family == .mac, orientation == .landscape { throw .cannotRotate(device) }
    if let size { try check(size, on: device, in: orientation) }
    var screen = Screen(
      scene: scene, device: device, orientation: orientation, size: size ?? device.screen(in: orientation))
    screen.fraction = size == nil && device.family == .pad ? .whole : nil
    if let index = index(of: scene) { screens[index] = screen } else { screens.append(screen) }
    try give(screen, to: &traits)
  }

  /// Gives a scene's window another size, in points.
  ///
  /// A phone's scenes fill the screen.
  public mutating func resize(
    _ scene: EnvironmentID, to size: Size, in traits: inout TraitSystem
  ) throws(PresentationProblem) {
    let index = try requireIndex(of: scene)
    var screen = screens[index]
    if screen.device.family == .phone { throw .cannotResize(screen.device) }
    try check(size, on: screen.device, in: screen.orientation)
    screen.size = size
    screen.fraction = nil
    screens[index] = screen
    try give(screen, to: &traits)
  }

  /// Gives a scene a part of an iPad's screen.
  public mutating func resize(
    _ scene: EnvironmentID, to fraction: Device.Fraction, in traits: inout TraitSystem
  ) throws(PresentationProblem) {
    let index = try requireIndex(of: scene)
    var screen = screens[index]
    if screen.device.family != .pad { throw .cannotDivide(screen.device) }
    screen.size = screen.device.part(fraction, in: screen.orientation)
    screen.fraction = fraction
    screens[index] = screen
    try give(screen, to: &traits)
  }

  /// Turns the device of a scene.
  ///
  /// A part of the screen stays that part; a free window gets smaller where it would not fit.
  public mutating func rotate(_ scene: EnvironmentID, in traits: inout TraitSystem)
    throws(PresentationProblem)
  {
    let index = try requireIndex(of: scene)
    var screen = screens[index]
    let device = screen.device
    if device.family == .mac { throw .cannotRotate(device) }
    screen.orientation = screen.orientation.turned
    let whole = device.screen(in: screen.orientation)
    if device.family == .phone {
      screen.size = whole
    } else if let fraction = screen.fraction {
      screen.size = device.part(fraction, in: screen.orientation)
    } else {
      screen.size = Size(
        width: min(screen.size.width, whole.width), height: min(screen.size.height, whole.height))
    }
    screens[index] = screen
    try give(screen, to: &traits)
  }

  /// The device on which a scene stands, if it stands on one.
  public func device(of scene: EnvironmentID) -> Device? { index(of: scene).map { screens[$0].device } }

  /// The size of a scene's window in points.
  public func size(of scene: EnvironmentID) -> Size? { index(of: scene).map { screens[$0].size } }

  /// How a scene's device is held.
  public func orientation(of scene: EnvironmentID) -> Orientation? {
    index(of: scene).map { screens[$0].orientation }
  }

  // MARK: - Details

  func index(of scene: EnvironmentID) -> Int? { screens.indices.first { screens[$0].scene == scene } }

  private func requireIndex(of scene: EnvironmentID) throws(PresentationProblem) -> Int {
    guard let index = index(of: scene) else { throw .noDevice(scene) }
    return index
  }

  private func check(
    _ size: Size, on device: Device, in orientation: Orientation
  ) throws(PresentationProblem) {
    let sides = Device.smallestSide...Device.longestSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .sideOutOfRange(smallest: sides.lowerBound, longest: sides.upperBound)
    }
    let whole = device.screen(in: orientation)
    switch device.family {
    case .mac: return
    case .phone: if size != whole { throw .cannotResize(device) }
    case .pad:
      if size.width > whole.width || size.height > whole.height { throw .largerThanScreen(device, whole) }
    }
  }

  /// Gives the scene what its device says, beneath its overrides.
  ///
  /// The layout direction is from left to right: our devices speak English.
  private func give(_ screen: Screen, to traits: inout TraitSystem) throws(PresentationProblem) {
    let classes = screen.device.sizeClasses(of: screen.size, in: screen.orientation)
    let values: [(String, TraitValue)] = [
      ("userInterfaceIdiom", .integer(screen.device.family.idiom)),
      ("displayScale", .floating(screen.device.scale)),
      ("layoutDirection", .integer(0)),
      ("horizontalSizeClass", .integer(classes.horizontal.rawValue)),
      ("verticalSizeClass", .integer(classes.vertical.rawValue)),
    ]
    for (property, value) in values {
      guard let trait = SystemTrait.named(property)?.id else { continue }
      do { try traits.setGiven(value, of: trait, on: screen.scene) } catch { throw .traits(error) }
    }
  }
}
