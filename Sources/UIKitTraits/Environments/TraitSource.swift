public import Traits

/// One link of the chain that determines a trait's value: an input of an environment, or the default.
public struct TraitSource<Trait: TraitDefinition>: CustomStringConvertible {
  /// The environment; nil for the default.
  public let environment: Responder?
  /// The kind of source: an override, the system, a parent controller.
  public let origin: ValueSource.Origin
  /// The value.
  public let value: Trait.Value
  /// Whether the link decides, is hidden by a nearer one, or waits for an update.
  public let role: ValueSource.Role
  let name: String

  /// `Form override bold decides`.
  public var description: String { "\(name) \(origin) \(value) \(role)" }
}

extension Responder {
  /// The chain that determines the environment's value of a trait: nearest source first, the default last.
  ///
  /// UIKit has no such method.
  ///
  /// ```swift
  /// print(cell.explanation(of: Theme.self))
  /// // [Form override monochrome decides, a scene override pastel hidden, Theme default standard hidden]
  /// ```
  public func explanation<Trait: TraitDefinition>(of trait: Trait.Type) -> [TraitSource<Trait>] {
    runtime.traits.explanation(of: runtime.requiredID(of: trait), at: id).map { link in
      TraitSource(
        environment: runtime.object(link.environment), origin: link.origin,
        value: Stored.value(link.value, of: trait) ?? trait.defaultValue, role: link.role,
        name: link.environment.map { runtime.traits.tree.name(of: $0) } ?? "\(trait)")
    }
  }
}
