internal import Journals
public import Traits
public import ViewTree

extension PresentationSystem {
  /// Puts a scene on a device; one that stands on a device already goes over to the new one, and its
  /// inspectors with it.
  ///
  /// The scene is given `userInterfaceIdiom`, `displayScale` and both size classes, beneath its overrides;
  /// its environments answer them after the next update. Other traits of a device stay unspecified.
  ///
  /// ```swift
  /// if let phone = DeviceTable.model(named: "iPhone16") { try system.attach(main, to: phone, traits: &traits) }
  /// system.size(of: main)             // 393x852
  /// system.orientation(of: main)      // .portrait
  /// ```
  /// - Parameters:
  ///   - windowSize: The size of the Mac's window; `nil` for the usual one. An iPhone and an iPad
  ///     begin with their whole screen.
  ///   - orientation: How the iPhone or iPad is held; `nil` for portrait. A Mac is not held.
  /// - Throws: ``PresentationProblem/notAScene(_:_:)``, ``PresentationProblem/fixedScreen(_:)``, ``PresentationProblem/macIsNotHeld(_:)`` and
  ///   ``PresentationProblem/invalidSize(_:)``. The scene stands where it stood then.
  /// - Complexity: O(*s*) in the scenes on devices, whatever the size of the tree.
  public mutating func attach(
    _ scene: EnvironmentID, to device: DeviceModel, windowSize: Size? = nil, orientation: Orientation? = nil,
    traits: inout TraitSystem
  ) throws(PresentationProblem) {
    let kind = traits.hierarchy.kind(of: scene)
    if kind != .scene { throw .notAScene(scene, kind) }
    if windowSize != nil, device.idiom != .mac { throw .fixedScreen(device) }
    if orientation != nil, device.idiom == .mac { throw .macIsNotHeld(device) }
    if let windowSize, !windowSize.isPositive { throw .invalidSize(windowSize) }
    let isMac = device.idiom == .mac
    let row = Standing(
      scene: scene, device: device, orientation: isMac ? nil : orientation ?? .portrait,
      extent: isMac ? .window(windowSize ?? device.size) : .screen)
    if let index = standing(of: scene) {
      if standings[index] == row { return }
      standings[index] = row
    } else {
      standings.append(row)
    }
    give(row, to: &traits)
  }

  /// Gives a scene a size of its own: any on a Mac, one that fits its screen on an iPad.
  ///
  /// The size classes follow with the next update. Columns keep their width.
  ///
  /// ```swift
  /// try system.resize(main, to: Size(width: 700, height: 800), traits: &traits)
  /// system.extent(of: main)      // .window(700x800), on an iPad or a Mac
  /// ```
  /// - Parameter size: In points.
  /// - Throws: ``PresentationProblem/notAScene(_:_:)``, ``PresentationProblem/noDevice(_:)``, ``PresentationProblem/fillsScreen(_:_:)`` on an iPhone,
  ///   ``PresentationProblem/invalidSize(_:)`` and ``PresentationProblem/largerThanScreen(_:screen:_:)``.
  /// - Complexity: O(*s*) in the scenes on devices.
  public mutating func resize(
    _ scene: EnvironmentID, to size: Size, traits: inout TraitSystem
  ) throws(PresentationProblem) {
    let index = try standingIndex(of: scene, traits)
    let row = standings[index]
    if row.device.idiom == .phone { throw .fillsScreen(scene, row.device) }
    if !size.isPositive { throw .invalidSize(size) }
    let screen = row.device.screen(row.orientation)
    if row.device.idiom == .pad, size.width > screen.width || size.height > screen.height {
      throw .largerThanScreen(size, screen: screen, row.device)
    }
    let fillsScreen = row.device.idiom == .pad && size == screen
    set(fillsScreen ? .screen : .window(size), at: index, &traits)
  }

  /// Gives a scene a share of its iPad's screen, in full height: split screen.
  ///
  /// A share of 1/1 is the whole screen.
  ///
  /// Shares are halves, thirds and quarters; how wide they are stands at ``PresentationDecision/shares``. A
  /// Mac's screen has no size here, so that its windows have no share of it.
  ///
  /// ```swift
  /// try system.resize(main, toShare: 2, of: 4, traits: &traits)
  /// system.extent(of: main)      // .share(1, of: 2)
  /// ```
  /// - Throws: ``PresentationProblem/notAScene(_:_:)``, ``PresentationProblem/noDevice(_:)``, ``PresentationProblem/fillsScreen(_:_:)`` on an iPhone,
  ///   ``PresentationProblem/noShares(_:_:)`` on a Mac, and ``PresentationProblem/invalidShare(_:of:)``.
  /// - Complexity: O(*s*) in the scenes on devices.
  public mutating func resize(
    _ scene: EnvironmentID, toShare part: Int, of whole: Int, traits: inout TraitSystem
  ) throws(PresentationProblem) {
    let index = try standingIndex(of: scene, traits)
    let device = standings[index].device
    switch device.idiom {
    case .phone: throw .fillsScreen(scene, device)
    case .mac: throw .noShares(scene, device)
    case .pad: break
    }
    guard part > 0, part <= whole else { throw .invalidShare(part, of: whole) }
    let divisor = Self.greatestDivisor(part, whole)
    let (part, whole) = (part / divisor, whole / divisor)
    guard SplitScreen.wholes.contains(whole) else { throw .invalidShare(part, of: whole) }
    set(whole == 1 ? .screen : .share(part, of: whole), at: index, &traits)
  }

  /// Turns the device on which a scene stands.
  ///
  /// A Mac does not turn.
  ///
  /// ```swift
  /// try system.rotate(main, traits: &traits)
  /// system.size(of: main)             // 852x393
  /// system.isLandscape(main)          // true
  /// ```
  /// - Throws: ``PresentationProblem/notAScene(_:_:)``, ``PresentationProblem/noDevice(_:)`` and ``PresentationProblem/macDoesNotTurn(_:_:)``.
  /// - Complexity: O(*s*) in the scenes on devices.
  public mutating func rotate(_ scene: EnvironmentID, traits: inout TraitSystem) throws(PresentationProblem) {
    let index = try standingIndex(of: scene, traits)
    guard let orientation = standings[index].orientation else {
      throw .macDoesNotTurn(scene, standings[index].device)
    }
    standings[index].orientation = orientation.turned
    give(standings[index], to: &traits)
  }

  // MARK: - Reading

  /// The device on which a scene stands, or `nil`.
  ///
  /// - Complexity: O(*s*) in the scenes on devices.
  public func device(of scene: EnvironmentID) -> DeviceModel? {
    standing(of: scene).map { standings[$0].device }
  }

  /// The size of a scene in points, now; `nil` where it stands on no device.
  ///
  /// - Complexity: O(*s*) in the scenes on devices.
  public func size(of scene: EnvironmentID) -> Size? { standing(of: scene).map { standings[$0].size } }

  /// How much of its screen a scene has; `nil` where it stands on no device.
  ///
  /// - Complexity: O(*s*) in the scenes on devices.
  public func extent(of scene: EnvironmentID) -> WindowExtent? {
    standing(of: scene).map { standings[$0].extent }
  }

  /// How the scene's device is held; `nil` on a Mac and without a device.
  ///
  /// - Complexity: O(*s*) in the scenes on devices.
  public func orientation(of scene: EnvironmentID) -> Orientation? {
    standing(of: scene).flatMap { standings[$0].orientation }
  }

  /// Whether the scene's device is held on its side.
  ///
  /// - Complexity: O(*s*) in the scenes on devices.
  public func isLandscape(_ scene: EnvironmentID) -> Bool { orientation(of: scene) == .landscape }

  // MARK: - Setting

  private func standingIndex(
    of scene: EnvironmentID, _ traits: TraitSystem
  ) throws(PresentationProblem) -> Int {
    let kind = traits.hierarchy.kind(of: scene)
    if kind != .scene { throw .notAScene(scene, kind) }
    guard let index = standing(of: scene) else { throw .noDevice(scene) }
    return index
  }

  private mutating func set(_ extent: WindowExtent, at index: Int, _ traits: inout TraitSystem) {
    if standings[index].extent == extent { return }
    standings[index].extent = extent
    give(standings[index], to: &traits)
  }

  private static func greatestDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }
}
