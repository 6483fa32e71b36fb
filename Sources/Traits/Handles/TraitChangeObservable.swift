internal import ViewTree

/// An environment whose traits can be overridden, and which tells when they change.
///
/// Mirrors UIKit's `UITraitChangeObservable`: scenes, windows, presentation controllers, controllers and views are.
///
/// Source: Apple's documentation of `UITraitChangeObservable`.
public protocol TraitChangeObservable: TraitEnvironment {}

/// The token of a registration.
///
/// Mirrors UIKit's `UITraitChangeRegistration`, which is a protocol, so that what is stored is `any TraitChangeRegistration`. Nobody has to keep
/// it: the registration lives as long as its environment, which ``TraitChangeObservable/destroy()`` ends.
///
/// ```swift
/// var token: (any TraitChangeRegistration)?
/// token = cell.registerForTraitChanges([Theme.self]) { cell, _ in cell.setNeedsLayout() }
/// if let token { cell.unregisterForTraitChanges(token) }
/// ```
/// Source: Apple's documentation of `UITraitChangeRegistration` and of `UITraitChangeObservable`.
public protocol TraitChangeRegistration: Sendable {}

/// What a token names: which registration it was, of which application.
struct RegistrationToken: TraitChangeRegistration {
  /// Its row, which another registration may have after this one was undone.
  let id: RegistrationID
  /// Its number among all that the application has ever made.
  let number: Int
  /// The application's mark.
  let origin: Application.Origin
}

extension TraitChangeObservable {
  /// The environment's overrides.
  ///
  /// Mirrors `traitOverrides`. Setting it makes them those of another environment of the same application. A destroyed environment keeps what is
  /// set, and nothing comes of it.
  ///
  /// ```swift
  /// form.traitOverrides[Theme.self] = .bold
  /// cell.traitOverrides = form.traitOverrides
  /// cell.traitOverrides[Theme.self]           // .bold
  /// ```
  /// Source: Apple, "Unleash the UIKit trait system" (WWDC23 session 10057).
  ///
  /// - Complexity: O(1); setting it O(*t*) in the number of traits.
  public var traitOverrides: TraitOverrides {
    get { TraitOverrides(handle: handle) }
    nonmutating set { traitOverrides.replace(with: newValue) }
  }

  /// Asks to be told when one of the traits changes here.
  ///
  /// Mirrors `registerForTraitChanges(_:handler:)`. The handler gets the environment and its collection before; it runs once in an update in which
  /// several of the traits changed, and never for the values that are there now.
  ///
  /// ```swift
  /// cell.registerForTraitChanges([Theme.self]) { (cell, previous) in
  ///   print(previous[Theme.self], "->", cell.traitCollection[Theme.self])
  /// }
  /// ```
  /// Source: Apple's documentation of `UITraitChangeObservable`, and "Unleash the UIKit trait system" (WWDC23 session 10057).
  ///
  /// - Parameters:
  ///   - traits: One or more; none at all is a mistake, as in UIKit, and so is a registration before iOS 17 or on what was destroyed.
  ///   - handler: What is called; the application keeps it, so that it uses its parameter and captures no handle.
  /// - Returns: A token for ``unregisterForTraitChanges(_:)``, which may be dropped.
  /// - Complexity: O(*r*) in the traits registered for.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], handler: @escaping (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    expect(!traits.isEmpty, orElse: "A registration must pass one or more traits.")
    expect(!isDestroyed, orElse: "What was destroyed cannot be observed.")
    let application = handle.application
    let rows = traits.map { application.traits.trait(for: $0) }
    do throws(TraitProblem) {
      let id = try application.traits.register(rows, on: handle.id)
      let call: Application.Handler = { handle, previous in
        if let previous { handler(Self(handle: handle), previous) }
      }
      release(application.registrations.set(call, for: id))
      return RegistrationToken(id: id, number: application.number(id), origin: application.origin)
    } catch {
      misuse(application.sentence(of: error))
    }
  }

  /// Ends a registration before its environment does.
  ///
  /// Mirrors `unregisterForTraitChanges(_:)`. Ending it twice, or with the token of another environment or application, does nothing.
  ///
  /// ```swift
  /// let token = cell.registerForTraitChanges([Theme.self]) { cell, _ in cell.setNeedsLayout() }
  /// cell.unregisterForTraitChanges(token)
  /// ```
  /// Source: Apple's documentation of `UITraitChangeObservable`.
  ///
  /// - Complexity: O(*r*) in the environment's registrations.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    let application = handle.application
    guard let token = registration as? RegistrationToken, token.origin === application.origin,
      application.registrations[token.id] != nil, application.numbers[Int(token.id.index)] == token.number,
      application.traits.environment(of: token.id) == handle.id
    else { return }
    application.traits.unregister(token.id)
    release(application.registrations.set(nil, for: token.id))
  }

  /// Plays a method that an app would override, such as `layoutSubviews`; the handler gets the environment, and its collection before where
  /// something changed.
  ///
  /// UIKit has no name for it: there an app overrides the method in a class of its own. A second one for one method replaces the first.
  ///
  /// ```swift
  /// cell.override(.layoutSubviews) { cell, _ in print(cell.traitCollection[Theme.self]) }
  /// try app.update()                          // prints the theme: the first layout
  /// ```
  /// - Parameters:
  ///   - callback: A method that this kind of environment has; any other is a mistake in the program, and so is one of what was destroyed.
  ///   - handler: What is called; the application keeps it.
  /// - Complexity: O(1)
  public func override(_ callback: Callback, with handler: @escaping (Self, TraitCollection?) -> Void) {
    expect(!isDestroyed, orElse: "What was destroyed has no methods.")
    let application = handle.application
    let kind = application.traits.hierarchy.kind(of: handle.id)
    expect(callback.kinds.contains(kind), orElse: "A \(kind) has no \(callback).")
    application.traits.setInterest(true, in: callback, at: handle.id)
    let call: Application.Handler = { handle, previous in handler(Self(handle: handle), previous) }
    release(application.overrides.set(call, for: .init(environment: handle.id, callback: callback)))
  }

  /// Stops playing a method, so that the environment has the one that it inherits again.
  ///
  /// UIKit has no name for it: a class overrides a method or does not. What the method has read is not tracked any more. Without an override, nothing
  /// happens.
  ///
  /// ```swift
  /// cell.override(.layoutSubviews) { _, _ in print("layout") }
  /// cell.removeOverride(.layoutSubviews)
  /// cell.setNeedsLayout()
  /// try app.update()                       // prints nothing
  /// ```
  /// - Complexity: O(1)
  public func removeOverride(_ callback: Callback) {
    let application = handle.application
    let method = Application.Override(environment: handle.id, callback: callback)
    if application.overrides[method] == nil { return }
    application.traits.setInterest(false, in: callback, at: handle.id)
    release(application.overrides.set(nil, for: method))
  }
}
