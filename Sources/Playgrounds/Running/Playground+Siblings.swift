import Commands
import Syntax
import Traits
import ViewTree

/// Names that environments may have where they stand, asked when a statement runs: a handler was resolved long before, and a loop runs
/// its statements again.
///
/// What stands in nothing is named by its name alone, so that there is one of each name at most.
extension Playground {
  /// Refuses a new environment whose name something else has.
  func checkName(of node: NodeCommand, in parent: EnvironmentID?) throws(Problem) {
    let (name, range) = (node.name.name, node.name.range)
    let entry = world.entry(name)
    if entry.variable >= 0 || entry.inspector >= 0 {
      throw Problem(
        .nameTaken(world.names[name], by: entry.variable >= 0 ? .variable : .inspector), range)
    }
    if let parent, world.child(named: name, of: parent) != nil {
      throw Problem(.alreadyDefined(world.names[name], role: .environment), range)
    }
    if let parent, !node.waits, let other = world.newestEnvironment(named: name),
      world.traits.hierarchy.kind(of: other) != .scene, world.traits.hierarchy.parent(of: other) == nil
    {
      let word = world.names[name]
      post(.notice(.namesOutside(word, path: "\(world.path(of: parent))/\(word)")))
    }
    if parent == nil || node.waits, let other = try rootless(named: name) {
      let isScene = node.kind == .scene && world.traits.hierarchy.kind(of: other) == .scene
      if isScene { throw Problem(.alreadyDefined(world.names[name], role: .environment), range) }
      throw Problem(outside(other, instead: "choose another name"), range)
    }
  }

  /// Refuses a place in which another environment has the name already.
  func checkSiblings(of id: EnvironmentID, in parent: EnvironmentID) throws(Problem) {
    guard let name = world.name(of: id), let other = world.child(named: name, of: parent), other != id else {
      return
    }
    throw Problem(
      .alreadyDefined("\(world.label(of: parent))/\(world.names[name])", role: .environment), nil)
  }

  /// Refuses to let an environment stand in nothing where another of its name does.
  func checkAlone(_ id: EnvironmentID) throws(Problem) {
    if let name = world.name(of: id), let other = try rootless(named: name, besides: id) {
      throw Problem(
        outside(other, instead: "`move \(world.reference(to: id)) to …` puts it where the other is not"), nil)
    }
  }

  /// The environment of that name that stands in nothing.
  private func rootless(named name: Name, besides id: EnvironmentID? = nil) throws(Problem) -> EnvironmentID?
  {
    let named = world.environments(named: name)
    try step(named.count / Price.elements, nil)
    return named.first { $0 != id && world.traits.hierarchy.parent(of: $0) == nil }
  }

  private func outside(_ other: EnvironmentID, instead: String) -> Problem.Kind {
    let (label, kind) = (world.label(of: other), world.traits.hierarchy.kind(of: other))
    let cause =
      kind == .scene
      ? "a scene is called `\(label)`" : "a \(kind) `\(label)` is in no hierarchy already"
    return .engine(cause: cause + ", and nothing would tell the two apart", suggestion: instead)
  }

  /// Counts what stands in an environment that is about to be moved, with all that goes along.
  func chargeSubtree(of id: EnvironmentID) throws(Problem) {
    try charge(rows: world.traits.hierarchy.preorder(from: id).count { _ in true })
  }
}
