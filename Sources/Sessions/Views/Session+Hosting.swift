import StateUpdates
import Syntax
import Traits
import ViewTree

extension Session {
  /// Puts a view of SwiftUI's into a view of UIKit's, or into a controller's.
  package mutating func host(_ view: Value, as name: String, in place: EnvironmentID, _ at: Place)
    throws(Problem)
  {
    guard let value = viewValue(view) else { throw Problem("this is no view", at: at) }
    let element = element(value)
    try host(element, as: name, in: place, at)
    if !traits.tree.label(of: place).isEmpty {
      confirm("\(element.type) is hosted as \(name) in \(traits.tree.name(of: place))")
    }
  }

  /// Puts what a presentation shows into its controller, where its views are found by the presentation's name.
  mutating func host(
    content: Function, _ arguments: [Value], as name: String, of kind: String, in controller: EnvironmentID,
    _ at: Place
  ) throws(Problem) {
    var element = ViewElement<Value>(
      kind, .view, value: .tuple([.closure(content), .list(arguments)]), details: .view(ViewValue(kind)))
    element.isAttached = true
    try host(element, as: name, in: controller, at)
    views.roots[name]?.owner = controller
  }

  private mutating func host(
    _ element: ViewElement<Value>, as name: String, in place: EnvironmentID, _ at: Place
  ) throws(Problem) {
    if views.roots[name] != nil {
      throw Problem("`\(name)` is there already", at: at, suggestion: "`unhost \(name)` ends it")
    }
    let parent = traits.tree.kind(of: place) == .controller ? traits.tree.rootView(of: place) ?? place : place
    let host = try engine(at) { traits throws(TraitProblem) in
      try traits.create(.view, label: name, in: parent, childOf: nil)
    }
    setClass("UIHostingView", of: host)
    let root = try graph(at) { graph throws(ViewProblem) in try graph.host(element) }
    views.roots[name] = HostedView(name: name, root: root, host: host, order: views.roots.count)
    revision += 1
  }

  /// Gives a hosted tree another value at its root.
  package mutating func rehost(_ name: String, _ view: Value, _ at: Place) throws(Problem) {
    guard let hosted = views.roots[name], let value = viewValue(view) else { return }
    let element = element(value)
    let root = try graph(at) { graph throws(ViewProblem) in try graph.rehost(hosted.root, element) }
    views.roots[name]?.root = root
    revision += 1
  }

  package mutating func unhost(_ name: String, _ at: Place) throws(Problem) {
    guard let hosted = views.roots[name] else { return }
    views.graph.unhost(hosted.root)
    try updateViews(at)
    views.roots[name] = nil
    try engine(at) { traits throws(TraitProblem) in try traits.destroy(hosted.host) }
    forgetDestroyed()
    revision += 1
  }

  /// Lets a controller or a cell show views: the same tree, once there is one.
  mutating func show(_ view: Value, in place: EnvironmentID, of owner: EnvironmentID, _ at: Place)
    throws(Problem)
  {
    if let hosted = hosted(by: owner) { return try rehost(hosted.name, view, at) }
    var name = traits.tree.label(of: owner)
    if name.isEmpty || views.roots[name] != nil { name = "hosted\(views.graph.views.count)" }
    try host(view, as: name, in: place, at)
    views.roots[name]?.owner = owner
  }

  /// The tree that a controller or a cell brought.
  package func hosted(by owner: EnvironmentID) -> HostedView? {
    views.roots.values.first { $0.owner == owner }
  }

  /// A controller or cell is given a name, and its views are found by it.
  mutating func renameHosted(by owner: EnvironmentID, _ name: String) {
    guard var hosted = hosted(by: owner), views.roots[name] == nil else { return }
    views.roots[hosted.name] = nil
    hosted.name = name
    views.roots[name] = hosted
  }

  /// Trees whose place in UIKit is gone go with it.
  mutating func unhostDestroyed() {
    for hosted in views.roots.values where traits.tree.isDestroyed(hosted.host) {
      views.graph.unhost(hosted.root)
      views.roots[hosted.name] = nil
    }
  }

  /// The hosted tree that a view stands in.
  package func hosted(_ id: ViewID) -> HostedView? {
    let root = views.graph.root(of: id)
    return views.roots.values.first { $0.root == root }
  }

  /// What a key of the environment holds at a view: what the nearest modifier gives, else the trait that it is bridged to, else its default.
  package mutating func environmentValue(_ key: String, at id: ViewID, _ place: Place) throws(Problem)
    -> Value
  {
    if let object = views.graph.environment("object:" + key, at: id), definitions.keys[key] == nil {
      return object
    }
    if let value = views.graph.environment(key, at: id) { return value }
    if let host = hosted(id)?.host, let value = try bridged(key, in: traits.collection(at: host), place) {
      return value
    }
    if let value = try defaultValue(ofKey: key, at: id, place) { return value }
    throw Problem(
      "no `\(key)` was given to the environment of this view", at: place,
      suggestion: "write `.environmentObject(…)` or `.environment(…)` on a view above")
  }
}
