import Presentations
import Syntax
import ViewTree

extension Session {
  /// Asks the presentation engine for something, and says at which place it failed.
  @discardableResult
  package mutating func presentations<Result>(
    _ place: Place, _ body: (inout Session) throws(PresentationProblem) -> Result
  ) throws(Problem) -> Result {
    let depth = traits.depth
    let result: Result
    do throws(PresentationProblem) { result = try body(&self) } catch {
      throw Problem(error.description, at: place, suggestion: error.suggestion)
    }
    try drain(to: depth, place)
    return result
  }

  /// Says how large a scene is now.
  package mutating func confirmSize(of scene: EnvironmentID) {
    guard let standing = screens.system.standing(of: scene) else { return }
    let classes = standing.sizeClasses
    confirm(
      "\(traits.tree.name(of: scene)) is \(standing.size): \(classes.horizontal) width, \(classes.vertical) height"
    )
  }

  /// What `dismiss` and `set details.isPresented = …` do.
  package mutating func setPresented(_ id: InspectorID, _ isPresented: Bool, _ place: Place) throws(Problem) {
    if screens.system.isRemoved(id) { throw Problem("the view of this inspector was destroyed", at: place) }
    let name = shown(.inspector(id))
    if !isPresented, !screens.system.isPresented(id) { return confirm("\(name) is not presented") }
    screens.system.setPresented(id, isPresented)
    confirm(isPresented ? "\(name) presented as \(form(of: id))" : "\(name) dismissed")
  }

  /// What an inspector is and how wide: `column, 300 wide`.
  package func form(of id: InspectorID) -> String {
    let form = screens.system.presentedAs(id, traits: traits).rawValue
    return form + (screens.system.width(id, traits: traits).map { ", \(Session.short($0)) wide" } ?? "")
  }
}

extension Session {
  /// Refuses a name that something has.
  package func requireFreeName(_ name: String, _ place: Place) throws(Problem) {
    let isTaken = variables[name] != nil || screens.names[name] != nil || !environments(named: name).isEmpty
    if isTaken { throw Problem("`\(name)` is there already", at: place, suggestion: "choose another name") }
  }
}

extension Checker {
  /// Refuses what comes from outside the app in a turn that is in progress.
  package func requireOutside(_ verb: VerbStatement) throws(Problem) {
    if contexts.count > 1 || isInTurn {
      throw problem("`\(verb.head)` comes from outside the app, and is a turn of its own", at: verb.headRange)
    }
  }
}
