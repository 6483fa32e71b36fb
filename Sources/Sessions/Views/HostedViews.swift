import Presentations
import StateUpdates
import Traits
import ViewTree

/// The views of SwiftUI that are hosted, and what belongs to them.
package struct Views: Sendable {
  package var graph = ViewGraph<Value>()
  /// The hosted trees, by the name that `host … as` gives.
  package var roots: [String: HostedView] = [:]
  /// The view of UIKit's and the coordinator that a representable made.
  package var made: [ViewID: Made] = [:]
  /// What runs when an animation ends.
  package var completions: [Int: Value] = [:]
  /// Modifiers that were noted as unknown already.
  package var noted: Set<String> = []
  /// What runs with each value of a publisher.
  package var sinks: [Sink] = []
  package var timers: [ScheduledTimer] = []
  /// What lies on the navigation stacks.
  var stacks: [ViewID: [NavigationEntry]] = [:]
  /// The text field or text view of UIKit's in which somebody types.
  var firstResponder = Value.nothing
  /// What a finger lies on.
  var pressed: Set<ViewID> = []
  /// What `onPreferenceChange` was given last.
  var preferences: [ViewPlace: Value] = [:]
  /// Where each `GeometryReader` stands, and the insets of its safe area, as its content was told last; nil before its first layout.
  var readers: [ViewID: (frame: Rect, top: Double, bottom: Double)?] = [:]
  var observed = ObservedReads()
  /// What views have asked for: a layout, as `ViewThatFits` does, or a style of the whole tree.
  var asks: Set<Ask> = []
  /// Whether something changed that sizes depend on.
  package var needsLayout = false

  enum Ask { case layout, style }

  package struct Made: Sendable {
    package var view: Value
    package var coordinator: Value
    /// The view of SwiftUI's around it.
    package var wrapper: EnvironmentID
  }

  package var hosted: [HostedView] { roots.values.sorted(on: \.host) }

  package func hosted(_ id: ViewID) -> HostedView? {
    let root = graph.root(of: id)
    return roots.values.first { $0.root == root }
  }

  /// The tree that a controller or a cell brought.
  package func hosted(by owner: EnvironmentID) -> HostedView? { roots.values.first { $0.owner == owner } }

  /// A controller or cell is given a name, and its views are found by it.
  mutating func rename(hostedBy owner: EnvironmentID, _ name: String) {
    guard var hosted = hosted(by: owner), roots[name] == nil else { return }
    roots[hosted.name] = nil
    hosted.name = name
    roots[name] = hosted
  }

  /// Trees whose place in UIKit is gone go with it.
  mutating func unhostDestroyed(in tree: Hierarchy) {
    for hosted in hosted where tree.isDestroyed(hosted.host) {
      graph.unhost(hosted.root)
      roots[hosted.name] = nil
    }
  }
}

extension Session {
  /// The virtual time, in seconds.
  package var clock: Double { views.graph.clock }

  /// Hosts what a statement makes; the next launch makes it again, with what was local then.
  package mutating func host(
    _ code: @escaping Code, as name: String, in place: EnvironmentID, _ at: Place
  ) throws(Problem) {
    let frame = Array(runtime.stack[runtime.base...])
    try host(try code(&self), as: name, in: place, at)
    views.roots[name]?.make = { session throws(Problem) in
      let made = try session.run({ session throws(Problem) in .returns(try code(&session)) }, in: frame)
      return if case .returns(let view) = made { view } else { .nothing }
    }
  }

  /// Views on screen whose type was declared again keep what they hold by its name; what is new in them has its first value.
  mutating func renewViews(of name: String, declaredBefore old: TypeInfo) throws(Problem) {
    guard let new = definitions.types[name], new.text != old.text else { return }
    for id in views.graph.views {
      guard var value = views.graph[id]?.element.value else { continue }
      var parts: [Value]?
      if case .tuple(let all) = value { (value, parts) = (all[0], all) }
      guard case .structure(var view) = value, view.type == name else { continue }
      let held = Dictionary(zip(old.fields.map(\.name), view.fields)) { $1 }
      var states: [String: Value] = [:]
      view.fields = []
      for field in new.fields {
        let first = try field.initial?(&self) ?? .nothing
        if field.wrapper == .state { states[field.name] = first }
        view.fields.append(held[field.name] ?? field.wrapper?.stored(first) ?? first)
      }
      parts?[0] = .structure(view)
      views.graph.renew(id, parts.map { .tuple($0) } ?? .structure(view), states: states)
    }
  }
}

/// A tree of SwiftUI's views inside of UIKit's.
package struct HostedView: Sendable {
  package var name: String
  package var root: ViewID
  /// The view of UIKit's that holds it.
  package var host: EnvironmentID
  /// The controller or cell of UIKit's that brought it; nil after `host`.
  package var owner: EnvironmentID?
  /// Makes the view at the root anew, as the app's next launch does; nil where something else has taken its place.
  var make: Code?
  /// The traits of the last update.
  package var collection: TraitCollection?
  /// The room of the last layout.
  var room: LayoutRoom?

  /// The room in which a tree is laid out: its host's, else the scene's, else an iPhone's.
  func room(in session: Session) -> LayoutRoom {
    for id in [host, session.traits.tree.parent(of: host) ?? host] {
      let size = session.frame(of: id).size
      if size.isPositive { return LayoutRoom(size) }
    }
    guard let (whole, safe) = host.room(in: session) else { return LayoutRoom(Size(width: 390, height: 844)) }
    return LayoutRoom(whole, safe: safe)
  }
}

// Views on screen.
extension Views {
  /// A view as its body described it.
  package subscript(id: ViewID) -> ViewValue? { graph[id]?.element.details.view }

  /// A view and those in which it stands, innermost first.
  func ancestors(of id: ViewID) -> UnfoldFirstSequence<ViewID> { sequence(first: id) { graph[$0]?.parent } }

  /// What stands in a view; a view with a body stands beside what its modifiers put behind it or in front of it, in a group around both.
  func parts(of id: ViewID) -> [ViewID] {
    let node = graph[id]
    let group = node?.parent.flatMap { self[$0]?.modifiers.count == node?.element.layer ? graph[$0] : nil }
    return (node?.children ?? []) + (group?.children.filter { $0 != id } ?? [])
  }

  /// What stands below a view: without what only holds others, and without the texts by which controls are called.
  package func visible(below id: ViewID, inLabel: Bool = false) -> [ViewID] {
    (graph[id].map { $0.children + $0.attached } ?? []).flatMap { child -> [ViewID] in
      guard let type = graph[child]?.element.type else { return [] }
      let isLabel = inLabel || self[child]?.slot == "label" && isControl(id)
      let isHidden = type == "Group" || isLabel && ["Text", "Label"].contains(type)
      return (isHidden ? [] : [child]) + visible(below: child, inLabel: isLabel)
    }
  }

  /// `as play`, or `.accessibilityIdentifier("play")`.
  package func identifier(of id: ViewID) -> String? {
    let last = self[id]?.modifiers.last { $0.name == "accessibilityIdentifier" }
    return last.flatMap { $0.arguments.first?.value.text }
  }

  /// What a choice stands for: its tag, the value of a link or a tab, or the id of its row.
  func tag(of id: ViewID) -> Value? {
    let view = self[id]
    let value = ["NavigationLink", "Tab"].contains(view?.type) ? view?.argument("value") : nil
    return view?.modifier("tag")?["tag"] ?? value ?? graph[id]?.element.id
  }

  func takesTaps(_ id: ViewID) -> Bool { self[id]?.takesTaps == true }

  func isTabLabel(_ id: ViewID) -> Bool { ["tabItem", "label"].contains(self[id]?.slot) }

  func isControl(_ id: ViewID) -> Bool { graph[id].map { Self.controls.contains($0.element.type) } ?? false }

  /// Whether a view or one that it stands in is disabled.
  package func isDisabled(_ id: ViewID) -> Bool {
    isReached(id) { $0.name == "disabled" && $0["disabled"] == .bool(true) }
  }

  /// Whether touches go past a view: nobody sees it, or it lets them through.
  func isPassed(_ id: ViewID) -> Bool {
    isReached(id) {
      $0.isTransparent || $0.name == "allowsHitTesting" && $0.arguments.first?.value == .bool(false)
    }
  }

  private func isReached(_ id: ViewID, by modifier: (ModifierValue) -> Bool) -> Bool {
    graph.reach(to: id).contains { view, first in
      self[view]?.modifiers.dropFirst(first).contains(where: modifier) == true
    }
  }

  private static let controls = Set(
    """
    Button Toggle Picker TextField SecureField Label NavigationLink Section Menu Link Stepper Slider \
    DisclosureGroup ProgressView GroupBox LabeledContent DatePicker Gauge Tab ToolbarItem ColorPicker ShareLink \
    TextEditor ContentUnavailableView searchable
    """.split(separator: " ").map(String.init))

  /// What the closure of held back content is given.
  func given(to id: ViewID) -> [Value]? {
    if case .tuple(let parts)? = graph[id]?.element.value { parts[1].elements } else { nil }
  }

  /// The binding of the selected detent, wherever in the content that is written.
  func selection(below id: ViewID) -> BindingValue? {
    modifier("presentationDetents", below: id)?["selection"]?.binding
  }

  /// A modifier of a view or of one in it, the outermost first.
  func modifier(_ name: String, below id: ViewID) -> ModifierValue? {
    graph.preorder(from: id).lazy.compactMap { self[$0]?.modifiers.last { $0.name == name } }.first
  }
}
