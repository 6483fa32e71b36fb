public import Foundation
public import Presentations
internal import StateUpdates
public import Traits

/// A view on a device, for a test: what it shows, what people do with it, and what of it runs.
///
/// ```swift
/// let screen = try Screen(Counter(), on: .iPhone17)
/// try screen.tap("Tapped 0 times")
/// screen.texts                                    // ["Tapped 1 times"]
/// screen.counts(of: Counter.self).bodies          // 2
/// ```
/// Everything that a call of a screen's sets off is done when it returns. What changes otherwise, such as a model in the test, shows with
/// ``update()``.
@MainActor public final class Screen {
  /// The program, whose rules are those that its scene follows.
  public let application: Application
  /// The scene on the device: its overrides and what the system gives it reach the views with the next update.
  public let scene: WindowScene
  /// The window in which the views of representables stand.
  public let window: Window

  var graph = ViewGraph<Box>()
  var made: [ViewID: MadeView] = [:]
  /// The bridged keys of the environment that were read, by the graph's names for them.
  var keys: [String: any TraitBridgedEnvironmentKey.Type] = [:]
  var outside = EnvironmentValues()
  var completions: [Int: @MainActor () -> Void] = [:]
  /// What went wrong where nothing can be thrown.
  var problem: ViewProblem?
  /// The presentations that views declare, by the view and the modifier's place in it.
  var declared: [ScreenPlace: ScreenID] = [:]
  /// What they say, with their content while they are presented.
  var declarations: [ScreenID: (declaration: Declaration, content: ViewID?)] = [:]
  var elements: [ScreenElement] = []
  var given: [ScreenID: SizeClasses] = [:]
  /// What is told that a presentation has ended, once its content has gone.
  var ended: [() -> Void] = []

  /// Shows a view on a device.
  public init(
    _ view: some View, on device: Device = .iPhone17, orientation: InterfaceOrientation? = nil,
    windowSize: CGSize? = nil, rules: SystemVersion = .iOS26, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    application = Application(rules: rules)
    scene = WindowScene(application: application)
    scene.attach(to: device, orientation: orientation, windowSize: windowSize, file: file, line: line)
    window = Window(windowScene: scene)
    try application.update()
    outside = EnvironmentValues(window.traitCollection)
    for element in elements(of: view, at: 0) { _ = try graph.host(element) }
    try update()
  }

  // MARK: - What people do

  /// Turns the device.
  public func rotate(file: StaticString = #fileID, line: UInt = #line) throws {
    scene.rotate(file: file, line: line)
    try update()
  }

  /// Gives the scene a size of its own: any on a Mac, one that fits its screen on an iPad.
  public func resize(to size: CGSize, file: StaticString = #fileID, line: UInt = #line) throws {
    scene.resize(to: size, file: file, line: line)
    try update()
  }

  /// Gives the scene a share of its iPad's screen: halves, thirds and quarters.
  public func resize(toShare part: Int, of whole: Int, file: StaticString = #fileID, line: UInt = #line)
    throws
  {
    scene.resize(toShare: part, of: whole, file: file, line: line)
    try update()
  }

  /// Taps what has this label or identifier, if it can be reached.
  public func tap(_ name: String) throws {
    let (id, details) = try control(name) { $0.tap != nil }
    details.tap?()
    if let alert = presentation(around: id), declarations[alert]?.declaration.kind.isAlert == true {
      declarations[alert]?.declaration.dismiss()
    }
    try update()
  }

  /// Types a text into the field of this label or identifier, in place of what is in it.
  public func type(_ text: String, into name: String) throws {
    try control(name) { $0.type != nil }.details.type?(text)
    try update()
  }

  /// Lets time pass: animations go on, and their completions are called.
  public func advance(by seconds: Double) throws {
    let end = graph.clock + seconds
    while let next = graph.nextEnd(within: end - graph.clock), graph.clock + next < end {
      graph.advance(to: graph.clock + next)
      try update()
    }
    graph.advance(to: end)
    try update()
  }

  // MARK: - What is shown

  /// The texts of all views, in the order of the source, and behind them those of what is presented.
  public var texts: [String] {
    let presented = (layout?.visible ?? []).compactMap { declarations[$0]?.content }
    return (graph.roots + presented).flatMap { texts(below: $0) }
  }

  /// How often the parts of all views of a type have run that are on screen now.
  public func counts<Content>(of type: Content.Type) -> ViewCounts {
    graph.views.reduce(into: ViewCounts()) { sum, id in
      guard let node = graph[id], node.element.role != .content, details(of: id).viewType == type
      else { return }
      sum.views += 1
      sum.inits += node.counts.inits
      sum.bodies += node.counts.evaluations
      sum.makes += node.counts.makes
      sum.updates += node.counts.updates
    }
  }

  /// What the screen shows, now or some seconds from now, of an animated number nearest around the view of this text or identifier.
  public func value(of attribute: AnimatedValue, at name: String, after seconds: Double = 0) throws
    -> [Double]
  {
    for id in graph.path(from: try view(name)) {
      if let value = graph.presented(attribute.rawValue, of: id, after: seconds) { return value }
    }
    throw ViewProblem("nothing around “\(name)” has a modifier `\(attribute.rawValue)`")
  }

  /// What a representable has made: the first object of the class.
  public func madeView<Object: AnyObject>(of type: Object.Type) -> Object? {
    made.sorted { $0.key.row < $1.key.row }.lazy.compactMap { $0.value.object as? Object }.first
  }
}

/// How often the parts of a view have run: what ``Screen/counts(of:)`` sums up.
public struct ViewCounts: Hashable, Sendable {
  /// How many views of the type there are.
  public internal(set) var views = 0
  /// How often the struct was made that describes it.
  public internal(set) var inits = 0
  /// How often the body ran.
  public internal(set) var bodies = 0
  /// How often a representable made its view.
  public internal(set) var makes = 0
  /// How often a representable updated its view.
  public internal(set) var updates = 0
}
