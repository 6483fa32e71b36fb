internal import ViewTree

// When an environment ends: handles are values, and nothing counts them.
extension TraitChangeObservable {
  /// Ends the environment and all that stands in it for good, with everything that was registered and overridden there.
  ///
  /// In UIKit this happens by itself when the last reference to an object goes: "registrations are cleaned up automatically" (WWDC23 session
  /// 10057). Handles are values, so that a program says when; the closures that were handed over are let go of, and with them what they
  /// have captured. Nobody is told: ``ViewController/disappear()`` before it tells the controllers.
  ///
  /// ```swift
  /// cell.registerForTraitChanges([Theme.self]) { cell, _ in print(cell.traitCollection[Theme.self]) }
  /// form.destroy()
  /// cell.isDestroyed                   // true
  /// scene.traitOverrides[Theme.self] = .bold
  /// try app.update()                   // prints nothing
  /// ```
  /// A handle that is left answers the last values, if they are numbers and strings, else the default: a program's own objects go, overrides
  /// with them. To put it somewhere, to observe it or to override its methods is a mistake in the program, and
  /// so is destroying a controller's own view, which goes with its controller. Destroying twice does nothing.
  ///
  /// What was set on it afterwards, an override or a colour, is kept and comes to nothing. Its row is not used again, so that a handle that is left
  /// never means another environment: each view that is made and destroyed leaves some hundred bytes, and each registration some twenty.
  ///
  /// What closures have captured goes when everything has ended: a `deinit` may ask the application, and end what else there is.
  ///
  /// - Complexity: O(*n*) in the size of what goes; before iOS 17 with the children outside of it that inherit from it.
  public func destroy() {
    if isDestroyed { return }
    let (application, id) = (handle.application, handle.id)
    let members = Array(application.traits.hierarchy.preorder(from: id))
    let registrations = members.flatMap { application.traits.registrations(of: $0) }
    do throws(HierarchyProblem) { try application.traits.destroy(id) } catch {
      misuse(application.sentence(of: .hierarchy(error)))
    }
    let closures = registrations.map { application.registrations.set(nil, for: $0) }
    release((closures, members.map { application.forgetMethods(of: $0) }))
  }

  /// Whether ``destroy()`` has ended the environment, or one that it stood in; or an update in which it was made was taken back.
  ///
  /// - Complexity: O(1)
  public var isDestroyed: Bool { handle.application.traits.hierarchy.isDestroyed(handle.id) }
}

extension Application {
  /// Takes out the closures that play an environment's methods, and what it shows.
  fileprivate func forgetMethods(of environment: EnvironmentID) -> (methods: [Handler?], look: Look?) {
    let methods = Callback.allCases.map { Override(environment: environment, callback: $0) }
      .filter { overrides[$0] != nil }
    let look = looks[environment] == nil ? nil : looks.set(nil, for: environment)
    return (methods.map { overrides.set(nil, for: $0) }, look)
  }
}
