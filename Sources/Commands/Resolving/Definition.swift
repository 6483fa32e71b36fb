public import Syntax
package import Traits

/// A definition, its parts resolved.
public enum Definition: Sendable {
  case enumeration(Identifier, EnumDefinition, isReplacing: Bool)
  case structure(Identifier, StructDefinition, isReplacing: Bool)
  case trait(Identifier, TraitParts, isReplacing: Bool)
  /// An environment key, which is its default and nothing else.
  case key(Identifier, DefaultValue, isReplacing: Bool)
  /// `extend traits width for Width`
  case accessor(Identifier, for: Name)
  case image(Identifier, [ImageRow.Variant], isReplacing: Bool)
  /// With the first trait that it reads from an environment, as it is written.
  case color(Identifier, KeptExpression, isReplacing: Bool, reads: String?)
  case action(Identifier, ActionParts, isReplacing: Bool)

  /// A value and its type: all that a trait or an environment key must have.
  public struct DefaultValue: Sendable {
    package var type: ValueType
    /// A constant, or a new instance of a class.
    package var code: Code
  }

  /// What `define trait` says.
  public struct TraitParts: Sendable {
    package var defaultValue: DefaultValue
    package var printedName: String?
    package var identifier: String?
    package var affectsColor = false
    package var style = TraitDeclaration.Style.swift
    package var hasAccessors = true
  }

  /// What `define action` says.
  public struct ActionParts: Sendable {
    package var parameters: Int
    package var handler: Handler
  }
}
