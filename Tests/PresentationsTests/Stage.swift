import Commands
import Presentations
import Testing
import Traits
import ViewTree

/// A scene `main` with a window, a controller `root` and a view `animals` in it, on a device or on none.
struct Stage {
  var traits = TraitSystem()
  var system = PresentationSystem()
  let main: EnvironmentID
  let root: EnvironmentID
  let animals: EnvironmentID

  init(on device: String? = nil, _ orientation: Orientation? = nil, windowSize: Size? = nil) throws {
    main = try traits.create(.scene)
    let window = try traits.create(.window, in: main)
    root = try traits.create(.controller, in: window)
    animals = try traits.create(.view, in: root)
    if let device { try attach(device, orientation, windowSize: windowSize) }
  }

  static let bounds = ColumnWidth.flexible(minimum: 200, ideal: 300, maximum: 400)

  mutating func attach(_ device: String, _ orientation: Orientation? = nil, windowSize: Size? = nil) throws {
    let model = try #require(DeviceTable.model(named: device))
    try system.attach(main, to: model, windowSize: windowSize, orientation: orientation, traits: &traits)
    try traits.update()
  }

  mutating func resize(_ width: Double, _ height: Double) throws {
    try system.resize(main, to: Size(width: width, height: height), traits: &traits)
    try traits.update()
  }

  mutating func resize(toShare part: Int, of whole: Int) throws {
    try system.resize(main, toShare: part, of: whole, traits: &traits)
    try traits.update()
  }

  mutating func rotate() throws {
    try system.rotate(main, traits: &traits)
    try traits.update()
  }

  mutating func present(_ width: ColumnWidth = Stage.bounds, isDismissDisabled: Bool = false) throws
    -> InspectorID
  {
    try system.present(on: animals, columnWidth: width, isDismissDisabled: isDismissDisabled, traits: traits)
  }

  mutating func override(_ property: String, _ value: Int, at environment: EnvironmentID) throws {
    try traits.setOverride(.integer(value), of: trait(property), on: environment)
    try traits.update()
  }

  func trait(_ property: String) throws -> TraitID { try #require(SystemTrait.named(property)?.id) }

  func form(_ inspector: InspectorID) -> PresentationForm { system.presentedAs(inspector, traits: traits) }

  func width(_ inspector: InspectorID) -> Double? { system.width(inspector, traits: traits) }

  /// What the view answers: horizontal and vertical, as `R/C`.
  func classes() throws -> String {
    try ["horizontalSizeClass", "verticalSizeClass"].map { property in
      guard case .integer(let value) = traits.value(of: try trait(property), at: animals) else { return "?" }
      return ["–", "C", "R"][value]
    }.joined(separator: "/")
  }

  func sentence(_ problem: PresentationProblem) -> (cause: String, suggestion: String?) {
    problem.sentence(environment: name, inspector: { _ in "details" })
  }

  func name(_ id: EnvironmentID) -> String { [main: "main", root: "root", animals: "animals"][id] ?? "win" }
}
