internal import Traits

/// An environment whose traits can be overridden, and that reports their changes: UIKit's `UITraitChangeObservable`.
@MainActor public protocol TraitChangeObservable: Responder {}

extension Responder: TraitChangeObservable {}

/// The token of a registration, which the caller may drop: UIKit's `UITraitChangeRegistration`.
public protocol TraitChangeRegistration: Sendable {}

@MainActor final class ChangeRegistration: TraitChangeRegistration {
  /// Calls the registered handler or action; returns false if the target is gone.
  typealias Call = @MainActor (Responder, TraitCollection) -> Bool

  let traits: [AnyTrait]
  var id: RegistrationID
  let call: Call

  init(_ traits: [AnyTrait], _ id: RegistrationID, _ call: @escaping Call) {
    (self.traits, self.id, self.call) = (traits, id, call)
  }
}

extension Responder {
  /// A handler of trait changes: its parameters are the environment, and the environment's previous collection.
  public typealias TraitChangeHandler<Environment> = @MainActor (Environment, TraitCollection) -> Void

  /// Registers a handler that is called when one of the traits changes here, but never for the present values.
  ///
  /// ```swift
  /// registerForTraitChanges([Theme.self]) { (self: Self, previous: TraitCollection) in
  ///   print(previous[Theme.self], "->", self.traitCollection[Theme.self])
  /// }
  /// ```
  /// Source: WWDC23 session 10057.
  ///
  /// An empty list of traits is a programming error, as in UIKit. The handler is kept as long as the environment lives. A handler that
  /// captures the environment keeps it alive, so use the parameter.
  @discardableResult
  public func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [AnyTrait], handler: @escaping TraitChangeHandler<Environment>, file: StaticString = #fileID,
    line: UInt = #line
  ) -> any TraitChangeRegistration {
    if !(self is Environment) {
      misuse("The handler takes a \(Environment.self), and \(name) is a \(type(of: self)).", file, line)
    }
    return register(traits, file, line) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
      return true
    }
  }

  func register(
    _ traits: [AnyTrait], _ file: StaticString, _ line: UInt, call: @escaping ChangeRegistration.Call
  ) -> any TraitChangeRegistration {
    let ids = traits.map { runtime.requiredID(of: $0, file, line) }
    let id = id
    let made = runtime.runOrTrap(file, line) { try $0.register(on: id, traits: ids, tag: 0) }
    registrations.append(ChangeRegistration(traits, made, call))
    return registrations[registrations.count - 1]
  }

  func callRegistration(_ id: RegistrationID, _ previous: TraitCollection?) {
    guard let previous, let registration = registrations.first(where: { $0.id == id }) else { return }
    if !registration.call(self, previous) { unregisterForTraitChanges(registration) }
  }

  /// Ends a registration before its environment ends; does nothing for an ended one, or the token of another environment.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    guard let registration = registration as? ChangeRegistration,
      let index = registrations.firstIndex(where: { $0 === registration })
    else { return }
    runtime.traits.unregister(registrations.remove(at: index).id)
  }

  // MARK: - Actions

  /// Registers a method of a target, or of this environment, that takes the environment and its previous collection.
  ///
  /// The target is not kept alive; the registration ends with it.
  ///
  /// ```swift
  /// badge.registerForTraitChanges([Theme.self], action: Badge.themeChanged)
  /// badge.registerForTraitChanges([Theme.self], target: painter, action: Painter.themeChanged)
  /// ```
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject, Environment: TraitEnvironment>(
    _ traits: [AnyTrait], target: Target? = nil,
    action: @escaping (Target) -> @MainActor (Environment, TraitCollection) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any TraitChangeRegistration {
    register(traits, for: target, file, line) { target, environment, previous in
      if let environment = environment as? Environment { action(target)(environment, previous) }
    }
  }

  /// Registers a method of a target, or of this environment, that takes the environment.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject, Environment: TraitEnvironment>(
    _ traits: [AnyTrait], target: Target? = nil,
    action: @escaping (Target) -> @MainActor (Environment) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any TraitChangeRegistration {
    register(traits, for: target, file, line) { target, environment, _ in
      if let environment = environment as? Environment { action(target)(environment) }
    }
  }

  /// Registers a method of a target, or of this environment, that has no parameters: `action: View.setNeedsLayout`.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [AnyTrait], target: Target? = nil, action: @escaping (Target) -> @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any TraitChangeRegistration {
    register(traits, for: target, file, line) { target, _, _ in action(target)() }
  }

  private func register<Target: AnyObject>(
    _ traits: [AnyTrait], for target: Target?, _ file: StaticString, _ line: UInt,
    call: @escaping @MainActor (Target, Responder, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    guard let target = target ?? self as? Target else {
      misuse("The action is a method of \(Target.self), and \(name) is a \(type(of: self)).", file, line)
    }
    return register(traits, file, line) { [weak target] environment, previous in
      guard let target else { return false }
      call(target, environment, previous)
      return true
    }
  }
}
