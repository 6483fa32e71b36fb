// Registrations that call a method of a target, as UIKit's target-action has it.
extension TraitChangeObservable {
  /// Asks a target to be told, through a method with two parameters: the environment, and its collection before.
  ///
  /// Mirrors `registerForTraitChanges(_:target:action:)`. The target is held weakly; the registration ends with it, which is found out when it
  /// would be called next: ``Decision/targets``, ``Decision/lifetimes``.
  ///
  /// ```swift
  /// final class Painter {
  ///   func themeChanged(_ view: View, _ previous: TraitCollection) { view.setNeedsDisplay() }
  /// }
  /// cell.registerForTraitChanges([Theme.self], target: painter, action: Painter.themeChanged)
  /// ```
  /// Source: Apple's documentation of `UITraitChangeObservable`.
  ///
  /// - Parameters:
  ///   - traits: One or more; none at all is a mistake, as in UIKit, and so is a registration before iOS 17.
  ///   - target: An instance of a class; an environment is none, and has ``registerForTraitChanges(_:action:)``.
  ///   - action: A method of its type.
  /// - Returns: A token, which may be dropped.
  /// - Complexity: O(*r*) in the traits registered for.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [Trait], target: Target,
    action: @escaping (Target) -> (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    register(traits, for: target) { target, environment, previous in action(target)(environment, previous) }
  }

  /// Asks a target to be told, through a method with one parameter: the environment.
  ///
  /// Mirrors `registerForTraitChanges(_:target:action:)`; see there for what a target is.
  ///
  /// ```swift
  /// cell.registerForTraitChanges([Theme.self], target: painter, action: Painter.redraw)
  /// ```
  /// - Complexity: O(*r*) in the traits registered for.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [Trait], target: Target, action: @escaping (Target) -> (Self) -> Void
  ) -> any TraitChangeRegistration {
    register(traits, for: target) { target, environment, _ in action(target)(environment) }
  }

  /// Asks a target to be told, through a method without parameters.
  ///
  /// Mirrors `registerForTraitChanges(_:target:action:)`; see there for what a target is.
  ///
  /// ```swift
  /// cell.registerForTraitChanges([Theme.self], target: painter, action: Painter.redraw)
  /// ```
  /// - Complexity: O(*r*) in the traits registered for.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [Trait], target: Target, action: @escaping (Target) -> () -> Void
  ) -> any TraitChangeRegistration {
    register(traits, for: target) { target, _, _ in action(target)() }
  }

  /// Asks the environment itself to be told, through a method with two parameters: the environment, and its collection before.
  ///
  /// Mirrors `registerForTraitChanges(_:action:)`, where the target is the receiver. The method is one that an extension gives to the kind of
  /// environment.
  ///
  /// ```swift
  /// extension View {
  ///   func themeChanged(_ view: View, _ previous: TraitCollection) { setNeedsLayout() }
  /// }
  /// cell.registerForTraitChanges([Theme.self], action: View.themeChanged)
  /// ```
  /// In a module whose declarations are isolated to the main actor by default, the extension is a `nonisolated` one.
  ///
  /// Source: Apple, "Unleash the UIKit trait system" (WWDC23 session 10057).
  ///
  /// - Parameter traits: One or more; none at all is a mistake, as in UIKit, and so is a registration before iOS 17.
  /// - Complexity: O(*r*) in the traits registered for.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], action: @escaping (Self) -> (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { environment, previous in action(environment)(environment, previous) }
  }

  /// Asks the environment itself to be told, through a method with one parameter: the environment.
  ///
  /// ```swift
  /// extension View { func redraw(_ view: View) { view.setNeedsDisplay() } }
  /// cell.registerForTraitChanges([Theme.self], action: View.redraw)
  /// ```
  /// - Complexity: O(*r*) in the traits registered for.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], action: @escaping (Self) -> (Self) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { environment, _ in action(environment)(environment) }
  }

  /// Asks the environment itself to be told, through a method without parameters.
  ///
  /// ```swift
  /// cell.registerForTraitChanges([Theme.self], action: View.setNeedsLayout)
  /// ```
  /// - Complexity: O(*r*) in the traits registered for.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], action: @escaping (Self) -> () -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { environment, _ in action(environment)() }
  }

  /// Registers for as long as a target lives.
  private func register<Target: AnyObject>(
    _ traits: [Trait], for target: Target,
    calling action: @escaping (Target, Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    var token: (any TraitChangeRegistration)?
    let made = registerForTraitChanges(traits) { [weak target] environment, previous in
      if let target {
        action(target, environment, previous)
      } else if let token {
        environment.unregisterForTraitChanges(token)
      }
    }
    token = made
    return made
  }
}
