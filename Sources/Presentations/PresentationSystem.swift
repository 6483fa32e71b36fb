package import Traits
package import ViewTree

/// The scenes on devices and their presentations: a model of the adaptive side of SwiftUI's inspectors.
///
/// The size of a scene on a device decides its size classes, which lie below the scene's own overrides. A layout is a function of three
/// inputs: the declarations, with the values of their bindings; the place and size of the scene; and what people did, which is kept here.
///
/// ```swift
/// try system.attach(main, to: phone, traits: &traits)
/// system.layout(of: contents)?.presentations[details]?.form      // .sheet
/// ```
/// Sources: WWDC23 session 10161; SwiftUI's documentation of inspectors; Apple's Human Interface Guidelines.
package struct PresentationSystem: Sendable {
  /// The scenes on devices, in the order in which they were attached.
  package private(set) var placements: [ScenePlacement] = []
  /// The state of each presentation: what people did, and the order in which it was presented.
  package internal(set) var states: [ScreenID: PresentationState] = [:]
  var begun = 0

  package init() {}

  package func placement(of scene: EnvironmentID) -> ScenePlacement? {
    placements.first { $0.scene == scene }
  }

  /// Puts a scene on a device or moves it to another one; on an iPhone or an iPad it starts with the whole screen.
  ///
  /// The scene gets the traits of the device, and the values of a person who has changed no setting.
  package mutating func attach(
    _ scene: EnvironmentID, to device: DeviceModel, windowSize: Size? = nil, orientation: Orientation? = nil,
    traits: inout TraitSystem
  ) throws(PresentationProblem) {
    try requireScene(scene, traits)
    let isMac = device.idiom == .mac
    if windowSize != nil, !isMac {
      throw PresentationProblem(
        "a scene on \(device.words) starts with the whole screen, which is \(device.size)",
        device.idiom == .pad ? "leave the size out, and `resize` it afterwards" : "leave the size out")
    }
    if orientation != nil, isMac {
      throw PresentationProblem(
        "a Mac is neither in portrait nor in landscape", "say how large the window is: `on mac 1200x800`")
    }
    try put(
      ScenePlacement(
        scene: scene, device: device, orientation: isMac ? nil : orientation ?? .portrait,
        extent: isMac ? .window(windowSize ?? device.size) : .screen), &traits)
  }

  /// Sets the extent of a scene: any size on a Mac; on an iPad a size that fits its screen, or a share (halves, thirds, quarters, whole).
  package mutating func resize(
    _ scene: EnvironmentID, to extent: ScenePlacement.Extent, traits: inout TraitSystem
  ) throws(PresentationProblem) {
    var row = try requiredPlacement(of: scene, traits)
    let (name, screen) = (traits.tree.name(of: scene), row.device.screen(row.orientation))
    row.extent = extent
    switch (row.device.idiom, extent) {
    case (.phone, _):
      throw PresentationProblem(
        "`\(name)` fills the screen of its \(row.device.title)", "an iPhone can be turned: `rotate \(name)`")
    case (.mac, .share), (.mac, .screen):
      throw PresentationProblem(
        "`\(name)` is a window on a Mac, and no share of its screen",
        "give it a size: `resize \(name) to 700x800`")
    case (.pad, .share(let part, let whole)):
      let lowest = ScenePlacement.shares.first {
        part > 0 && Double($0.0) * Double(whole) == Double(part) * Double($0.1)
      }
      guard let lowest else {
        throw PresentationProblem(
          "\(part)/\(whole) is no share of a screen",
          "shares are `1/2`, `1/3`, `2/3`, `1/4`, `3/4` and `1/1`")
      }
      row.extent = lowest == (1, 1) ? .screen : .share(lowest.0, of: lowest.1)
    case (.pad, .window(let size)) where size.width > screen.width || size.height > screen.height:
      throw PresentationProblem(
        "\(size) does not fit the screen of the \(row.device.title), which is \(screen)",
        "write `\(screen)`, or less")
    case (.pad, .window(screen)): row.extent = .screen
    case (.pad, _), (.mac, .window): break
    }
    try put(row, &traits)
  }

  /// Turns the device; a share follows, and so does a window that no longer fits the screen.
  package mutating func rotate(_ scene: EnvironmentID, traits: inout TraitSystem) throws(PresentationProblem)
  {
    var row = try requiredPlacement(of: scene, traits)
    guard let orientation = row.orientation else {
      let name = traits.tree.name(of: scene)
      throw PresentationProblem(
        "`\(name)` stands on a Mac, which does not turn", "give it another size: `resize \(name) to 700x800`")
    }
    row.orientation = orientation.turned
    try put(row, &traits)
  }

  private mutating func put(_ row: ScenePlacement, _ traits: inout TraitSystem) throws(PresentationProblem) {
    if case .window(let size) = row.extent, !size.isPositive {
      throw PresentationProblem(
        "\(size) is no size", "both sides are positive numbers of points, as in `700x800`")
    }
    let isFirst = placements.isEmpty
    if let index = placements.firstIndex(where: { $0.scene == row.scene }) {
      if placements[index] == row { return }
      placements[index] = row
    } else {
      placements.append(row)
    }
    let values: KeyValuePairs<TraitID, TraitValue> = [
      .userInterfaceIdiom: .integer(row.device.idiom.rawValue),
      .displayScale: .floating(row.device.displayScale),
      .horizontalSizeClass: .integer(row.sizeClasses.horizontal.rawValue),
      .verticalSizeClass: .integer(row.sizeClasses.vertical.rawValue),
    ]
    for (trait, value) in values { try traits.setSystemValue(value, for: trait, at: row.scene) }
    // Light, large text, left to right, base level, wide gamut, normal contrast, no force touch, active: defaults that later settings
    // replace (collections that people have printed on devices).
    let firsts: KeyValuePairs<TraitID, TraitValue> = [
      .userInterfaceStyle: .integer(1), .preferredContentSizeCategory: .string("UICTContentSizeCategoryL"),
      .layoutDirection: .integer(0), .userInterfaceLevel: .integer(0), .displayGamut: .integer(1),
      .accessibilityContrast: .integer(0), .forceTouchCapability: .integer(1), .activeAppearance: .integer(1),
    ]
    for (trait, value) in firsts where traits.systemValues(at: row.scene)[trait] == nil {
      try traits.setSystemValue(value, for: trait, at: row.scene)
    }
    if isFirst { traits.predictOutside(traits.systemValues(at: row.scene)) }
  }

  private func requireScene(_ id: EnvironmentID, _ traits: TraitSystem) throws(PresentationProblem) {
    let tree = traits.tree
    if tree.kind(of: id) == .scene { return }
    throw PresentationProblem(
      "`\(tree.name(of: id))` is a \(tree.kind(of: id).words), and only a scene stands on a device",
      tree.scene(of: id).map { "its scene is `\(tree.name(of: $0))`" } ?? "`show tree` shows the scenes")
  }

  private func requiredPlacement(of scene: EnvironmentID, _ traits: TraitSystem) throws(PresentationProblem)
    -> ScenePlacement
  {
    try requireScene(scene, traits)
    guard let placement = placement(of: scene) else { throw .noDevice(traits.tree.name(of: scene)) }
    return placement
  }
}

package typealias PresentationProblem = EngineProblem

extension PresentationProblem {
  package static let noCovers = PresentationProblem(
    "a Mac has no full-screen covers", "a sheet is what it has: `present sheet …`, in Swift `.sheet`")

  package static func noDevice(_ scene: String) -> Self {
    Self("the scene `\(scene)` stands on no device", "put it on one: `scene \(scene) on iPhone16`")
  }
}
