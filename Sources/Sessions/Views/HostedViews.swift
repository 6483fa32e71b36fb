import Presentations
import StateUpdates
import ViewTree

/// The hosted SwiftUI views, and the data that belongs to them.
package struct Views: Sendable {
  package var graph = ViewGraph<Value>()
  /// The hosted trees, by the name that `host … as` gives.
  package var roots: [String: HostedView] = [:]
  /// The UIKit view and the coordinator that each representable made.
  package var made: [ViewID: Made] = [:]
  /// The actions that run when an animation ends.
  package var completions: [Int: Value] = [:]
  /// The notes that are shown only once and were already shown, such as those about unknown modifiers.
  package var noted: Set<String> = []
  /// The actions that run with each value of a publisher.
  package var sinks: [(token: Value, publisher: Value, receiver: Value)] = []
  package var timers: [ScheduledTimer] = []
  var stacks: [ViewID: [NavigationEntry]] = [:]
  /// The text field or text view, in SwiftUI or UIKit, that has the focus.
  package var firstResponder = Value.nothing
  var pressed: Set<ViewID> = []
  /// The preference values that each receiver got last, such as an `onPreferenceChange`.
  var preferences: [ViewPlace: Value] = [:]
  /// The frame and the safe area insets that each `GeometryReader` passed to its content last; nil before its first layout.
  var readers: [ViewID: (frame: Rect, top: Double, bottom: Double)?] = [:]
  package var observed = ObservedReads()
  /// What views need: a layout, as `ViewThatFits` does, or an update of the style of the whole tree.
  var requests: Set<Request> = []
  /// Whether something that sizes depend on has changed.
  package var needsLayout = false

  enum Request { case layout, style }

  package struct Made: Sendable {
    package var view: Value
    package var coordinator: Value
    /// SwiftUI's own view around it.
    package var wrapper: EnvironmentID
  }

  package var hosted: [HostedView] { roots.values.sorted(on: \.host) }

  package func hosted(_ id: ViewID) -> HostedView? {
    let root = graph.root(of: id)
    return roots.values.first { $0.root == root }
  }

  /// The tree that belongs to a controller or a cell.
  package func hosted(by owner: EnvironmentID) -> HostedView? { roots.values.first { $0.owner == owner } }

  /// Renames the tree of a controller or a cell after the owner has got a name.
  mutating func rename(hostedBy owner: EnvironmentID, _ name: String) {
    guard var hosted = hosted(by: owner), roots[name] == nil else { return }
    roots[hosted.name] = nil
    hosted.name = name
    roots[name] = hosted
  }

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

  /// Hosts the view that a statement makes; the next launch makes it again with the same local variables.
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

  /// Updates views on screen after their type was declared again; properties keep their values by name, and new ones get initial values.
  mutating func renewViews(of name: String, declaredBefore old: TypeInfo) throws(Problem) {
    guard let new = definitions.types[name], new.declaration.text != old.declaration.text else { return }
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

/// A tree of SwiftUI views inside a UIKit hierarchy.
package struct HostedView: Sendable {
  package var name: String
  package var root: ViewID
  /// The UIKit view that holds the tree.
  package var host: EnvironmentID
  /// The UIKit controller or cell that the tree belongs to; nil after `host`.
  package var owner: EnvironmentID?
  /// Makes the root view again at the app's next launch; nil if another view has replaced it.
  var make: Code?
  var room: LayoutRoom?

  /// The area in which the tree is laid out: its host's, otherwise the scene's, otherwise an iPhone's.
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
  /// The value of a view, from the body that described it last.
  package subscript(id: ViewID) -> ViewValue? { graph[id]?.element.details.view }

  /// A view and its ancestors, innermost first.
  package func ancestors(of id: ViewID) -> UnfoldFirstSequence<ViewID> {
    sequence(first: id) { graph[$0]?.parent }
  }

  /// The children of a view, with the layers of its modifiers: a view with a body and its layers are siblings in a group.
  func parts(of id: ViewID) -> [ViewID] {
    let node = graph[id]
    let group = node?.parent.flatMap {
      self[$0]?.modifiers.count == node?.element.modifierIndex ? graph[$0] : nil
    }
    return (node?.children ?? []) + (group?.children.filter { $0 != id } ?? [])
  }

  /// The views below a view, without groups and without the texts that label controls.
  package func visible(below id: ViewID, inLabel: Bool = false) -> [ViewID] {
    (graph[id].map { $0.children + $0.attached } ?? []).flatMap { child -> [ViewID] in
      guard let type = graph[child]?.element.type else { return [] }
      let isLabel = inLabel || self[child]?.slot == "label" && isControl(id)
      let isHidden = type == "Group" || isLabel && ["Text", "Label"].contains(type)
      return (isHidden ? [] : [child]) + visible(below: child, inLabel: isLabel)
    }
  }

  /// The identifier from `as play`, or from `.accessibilityIdentifier("play")`.
  package func identifier(of id: ViewID) -> String? {
    let last = self[id]?.modifiers.last { $0.name == "accessibilityIdentifier" }
    return last.flatMap { $0.arguments.first?.value.text }
  }

  /// The tag of a choice: its `tag`, the value of a link or a tab, or the id of its row.
  func tag(of id: ViewID) -> Value? {
    let view = self[id]
    let value = ["NavigationLink", "Tab"].contains(view?.type) ? view?.argument("value") : nil
    // The argument is missing for `.tag(nil as Int?)`.
    return view?.modifier("tag").map { $0["tag"] ?? .nothing } ?? value ?? graph[id]?.element.id
  }

  func takesTaps(_ id: ViewID) -> Bool { self[id]?.takesTaps == true }

  func takesText(_ id: ViewID) -> Bool {
    (self[id]?.argument("text") ?? self[id]?.argument("value"))?.binding != nil
  }

  func isTabLabel(_ id: ViewID) -> Bool { ["tabItem", "label"].contains(self[id]?.slot) }

  func isControl(_ id: ViewID) -> Bool { graph[id].map { Self.controls.contains($0.element.type) } ?? false }

  /// Whether a view or one of its ancestors is disabled.
  package func isDisabled(_ id: ViewID) -> Bool {
    isReached(id) { $0.name == "disabled" && $0["disabled"] == .bool(true) }
  }

  /// Whether touches pass through a view: it is transparent, or it allows no hit testing.
  func letsTouchesThrough(_ id: ViewID) -> Bool {
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

  func contentArguments(of id: ViewID) -> [Value]? {
    if case .tuple(let parts)? = graph[id]?.element.value { parts[1].elements } else { nil }
  }

  /// The binding to the selected detent, from anywhere in the content.
  func selection(below id: ViewID) -> BindingValue? {
    modifier("presentationDetents", below: id)?["selection"]?.binding
  }

  /// A modifier of a view or of a view inside it, the outermost first.
  func modifier(_ name: String, below id: ViewID) -> ModifierValue? {
    graph.preorder(from: id).lazy.compactMap { self[$0]?.modifiers.last { $0.name == name } }.first
  }
}
