import Presentations
import Traits
import ViewTree

/// A scene on a device: main › win › root › animals › cell.
struct Stage {
  var traits = TraitSystem()
  var screens = PresentationSystem()
  let main, win, root, animals, cell: EnvironmentID

  init(_ device: Device, size: Size? = nil, _ orientation: Orientation = .portrait) throws {
    main = try traits.create(.scene)
    win = try traits.create(.window, in: main)
    root = try traits.create(.controller, in: win)
    animals = try traits.create(.view, in: root)
    cell = try traits.create(.view, in: animals)
    try screens.attach(main, to: device, size: size, orientation: orientation, in: &traits)
    try traits.update()
  }

  /// The value of a trait of Apple's, by property.
  func value(_ property: String, at environment: EnvironmentID) -> Int? {
    guard let trait = SystemTrait.named(property)?.id else { return nil }
    if case .integer(let value) = traits.value(of: trait, at: environment) { return value }
    return nil
  }

  /// The size classes that a view answers, as `C/R`.
  var classes: String {
    ["horizontalSizeClass", "verticalSizeClass"].map {
      [0: "–", 1: "C", 2: "R"][value($0, at: animals)] ?? "?"
    }
    .joined(separator: "/")
  }

  mutating func resize(_ width: Double, _ height: Double) throws {
    try screens.resize(main, to: Size(width: width, height: height), in: &traits)
    try traits.update()
  }

  mutating func resize(_ fraction: Device.Fraction) throws {
    try screens.resize(main, to: fraction, in: &traits)
    try traits.update()
  }

  mutating func rotate() throws {
    try screens.rotate(main, in: &traits)
    try traits.update()
  }
}

extension [Int: String] {
  fileprivate subscript(key: Int?) -> String? { key.flatMap { self[$0] } }
}
