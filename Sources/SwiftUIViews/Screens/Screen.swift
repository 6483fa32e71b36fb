public import Foundation
public import Presentations
internal import StateUpdates
public import Traits

/// A view on a device, for a test that reads its content, performs gestures, and counts the runs of its code.
///
/// ```swift
/// let screen = try Screen(Counter(), on: .iPhone17)
/// try screen.tap("Tapped 0 times")
/// screen.texts                                    // ["Tapped 1 times"]
/// screen.counts(of: Counter.self).bodies          // 2
/// ```
/// All work that a method of the screen causes is done when it returns. Other changes, such as those of a model in the test, show after
/// ``update()``.
@MainActor public final class Screen {
  /// The application, which decides the rules that the scene follows.
  public let application: Application
  /// The scene on the device; its overrides and system traits reach the views with the next update.
  public let scene: WindowScene
  /// The window that contains the views of representables.
  public let window: Window

  var graph = ViewGraph<Box>()
  var made: [ViewID: MadeView] = [:]
  /// The bridged environment keys that were read, by the names that the graph has for them.
  var keys: [String: any TraitBridgedEnvironmentKey.Type] = [:]
  var outside = EnvironmentValues()
  var completions: [Int: @MainActor () -> Void] = [:]
  /// A problem from a place that cannot throw; the update throws it.
  var problem: ViewProblem?
  /// The ids of declared presentations, by their places.
  var declared: [ScreenPlace: ScreenID] = [:]
  /// The declarations of presentations, with their contents while they are presented.
  var declarations: [ScreenID: (declaration: Declaration, content: ViewID?)] = [:]
  var elements: [ScreenElement] = []
  var given: [ScreenID: SizeClasses] = [:]
  /// The `onDismiss` actions of ended presentations, to be called once their contents have gone.
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

  // MARK: - Gestures

  /// Turns the device.
  public func rotate(file: StaticString = #fileID, line: UInt = #line) throws {
    scene.rotate(file: file, line: line)
    try update()
  }

  /// Sets the size of the scene: any on a Mac, one that fits its screen on an iPad.
  public func resize(to size: CGSize, file: StaticString = #fileID, line: UInt = #line) throws {
    scene.resize(to: size, file: file, line: line)
    try update()
  }

  /// Sets the scene's share of its iPad's screen: halves, thirds and quarters.
  public func resize(toShare part: Int, of whole: Int, file: StaticString = #fileID, line: UInt = #line)
    throws
  {
    scene.resize(toShare: part, of: whole, file: file, line: line)
    try update()
  }

  /// Taps the control with this label or identifier, if it can be reached.
  public func tap(_ name: String) throws {
    let (id, details) = try control(name) { $0.tap != nil }
    details.tap?()
    if let alert = presentation(around: id), declarations[alert]?.declaration.kind.isAlert == true {
      declarations[alert]?.declaration.dismiss()
    }
    try update()
  }

  /// Types a text into the field with this label or identifier, replacing its text.
  public func type(_ text: String, into name: String) throws {
    try control(name) { $0.type != nil }.details.type?(text)
    try update()
  }

  /// Lets time pass: animations proceed, and their completions are called.
  public func advance(by seconds: Double) throws {
    let end = graph.clock + seconds
    while let next = graph.nextEnd(within: end - graph.clock), graph.clock + next < end {
      graph.advance(to: graph.clock + next)
      try update()
    }
    graph.advance(to: end)
    try update()
  }

  // MARK: - Content

  /// The texts of all views in source order, followed by those of presentations.
  public var texts: [String] {
    let presented = (layout?.visible ?? []).compactMap { declarations[$0]?.content }
    return (graph.roots + presented).flatMap { texts(below: $0) }
  }

  /// Counts the runs of all views of a type that are on screen now.
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

  /// The value on the screen, now or some seconds later, of the innermost such number around the view with this text or identifier.
  public func value(of attribute: AnimatedValue, at name: String, after seconds: Double = 0) throws
    -> [Double]
  {
    for id in graph.path(from: try view(name)) {
      if let value = graph.presented(attribute.rawValue, of: id, after: seconds) { return value }
    }
    throw ViewProblem("nothing around “\(name)” has a modifier `\(attribute.rawValue)`")
  }

  /// The first object of a class that a representable has made.
  public func madeView<Object: AnyObject>(of type: Object.Type) -> Object? {
    made.sorted { $0.key.row < $1.key.row }.lazy.compactMap { $0.value.object as? Object }.first
  }
}

/// The numbers of runs of views, which ``Screen/counts(of:)`` sums up.
public struct ViewCounts: Hashable, Sendable {
  /// The number of views of the type.
  public internal(set) var views = 0
  /// The number of times that the struct was made.
  public internal(set) var inits = 0
  /// The number of times that the body ran.
  public internal(set) var bodies = 0
  /// The number of times that a representable made its view.
  public internal(set) var makes = 0
  /// The number of times that a representable updated its view.
  public internal(set) var updates = 0
}
