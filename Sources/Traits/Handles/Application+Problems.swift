public import ViewTree

/// What a problem is about, as a program knows it.
extension Application {
  /// The handle on a row: a ``WindowScene``, ``Window``, ``PresentationController``, ``ViewController`` or ``View``; nothing for a row that the
  /// application does not have.
  ///
  /// UIKit has no name for it. A problem names rows, because the engine knows no handles:
  ///
  /// ```swift
  /// do throws(TraitProblem) { try app.update() } catch {
  ///   guard case .tooManyPasses(_, let environments, let traits) = error else { throw error }
  ///   environments.compactMap { app.environment($0) as? View }      // [cell]
  ///   traits.compactMap { app.definition(of: $0)?.name }            // ["Theme"]
  /// }
  /// ```
  /// - Complexity: O(1)
  public func environment(_ id: EnvironmentID) -> (any TraitChangeObservable)? {
    guard ask({ $0.hierarchy.contains(id) }) else { return nil }
    let handle = EnvironmentHandle(self, id)
    return switch ask({ $0.hierarchy.kind(of: id) }) {
    case .scene: WindowScene(handle: handle)
    case .window: Window(handle: handle)
    case .presentation: PresentationController(handle: handle)
    case .controller: ViewController(handle: handle)
    case .view: View(handle: handle)
    }
  }

  /// The Swift type that defines a trait; nothing for one that no type has defined.
  ///
  /// ```swift
  /// app.definition(of: SystemTrait.all[1].id)      // TraitUserInterfaceStyle.self
  /// ```
  /// - Complexity: O(*d*) in the definitions.
  public func definition(of trait: TraitID) -> Trait? {
    let index = Int(trait.index)
    if SystemTrait.definitions.indices.contains(index) { return SystemTrait.definitions[index] }
    return ask { $0.types.definition(of: trait) }
  }

  /// A problem as a sentence, with the application's names of what it is about.
  ///
  /// ```swift
  /// do throws(TraitProblem) { try child.appear(in: badge) } catch {
  ///   app.sentence(of: error)      // "View 9 is in no hierarchy, so nothing can appear in it: …"
  /// }
  /// ```
  /// - Complexity: O(*n*) in the environments and traits that the problem names, each looked up by its number.
  public func sentence(of problem: TraitProblem) -> String {
    problem.sentence(
      environment: { self.name(of: $0) },
      trait: { self.definition(of: $0)?.name ?? TraitProblem.name(of: $0) })
  }

  /// `View 9`: the type of the handle and the number of its row.
  func name(of id: EnvironmentID) -> String {
    environment(id).map { "\($0)" } ?? "\(id)"
  }
}
