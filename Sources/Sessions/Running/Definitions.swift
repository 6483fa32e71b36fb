import Syntax
import Traits

/// The types, traits, colours, images, keys and actions that a session has defined.
package struct Definitions: Sendable {
  package var types: [String: TypeInfo] = [:]
  package var typealiases: [String: Type] = [:]
  package var functions: [FunctionDefinition] = []
  /// Free functions and actions by name.
  package var functionNames: [String: [Int]] = [:]
  package var traits: [TraitInfo] = []
  /// A trait by the name of its definition, `Theme`, `UITraitUserInterfaceStyle`.
  package var traitNames: [String: Int] = [:]
  /// A trait by the property that reads it, `theme`.
  package var traitProperties: [String: Int] = [:]
  package var colors: [String: ColorDefinition] = [:]
  package var images: [String: ImageDefinition] = [:]
  package var keys: [String: KeyDefinition] = [:]
  package var actions: [String: ActionDefinition] = [:]
  /// The types of the plain properties that environments were given by `var` in their blocks, by name.
  package var plainProperties: [String: Type] = [:]
  /// The names in the order in which they were defined, with the text of each.
  package var order: [Definition] = []
}

/// A definition as it was written, for `swift`, `save` and `diff`.
package struct Definition: Sendable {
  package var kind: String
  package var name: String
  package var text: String

  package init(kind: String, name: String, text: String) {
    (self.kind, self.name, self.text) = (kind, name, text)
  }
}

/// A trait as the language sees it.
package struct TraitInfo: Sendable {
  package var id: TraitID
  /// The definition's name, `Theme`.
  package var name: String
  /// The property, `theme`; nil where there is only the subscript.
  package var property: String?
  /// The property on the mutable side where it has another name, or nil where it cannot be set.
  package var mutableProperty: String?
  package var type: Type
  package var defaultValue: Value
  package var isSystem = false
  package var isObjectiveC = false
}

package struct ColorDefinition: Sendable {
  package var function: Function
  package var text: String

  package init(function: Function, text: String) { (self.function, self.text) = (function, text) }
}

package struct ImageDefinition: Sendable {
  package struct Variant: Sendable {
    package var conditions: [(trait: Int, value: Value)]
    package var file: String

    package init(conditions: [(trait: Int, value: Value)], file: String) {
      (self.conditions, self.file) = (conditions, file)
    }
  }

  package var variants: [Variant]

  package init(variants: [Variant]) { self.variants = variants }
}

package struct KeyDefinition: Sendable {
  package var name: String
  package var type: Type
  package var defaultValue: Value
  package var bridged: Int?
  /// The methods of a bridge that were spelled out.
  package var read: Function?
  package var write: Function?

  package init(name: String, type: Type, defaultValue: Value, bridged: Int?) {
    (self.name, self.type, self.defaultValue, self.bridged) = (name, type, defaultValue, bridged)
  }
}

package struct ActionDefinition: Sendable {
  package var parameters: Int
  package var function: Function

  package init(parameters: Int, function: Function) {
    (self.parameters, self.function) = (parameters, function)
  }
}

/// A function that was declared: checked when its declaration is reached, or at its first call.
package struct FunctionDefinition: Sendable {
  package var declaration: FunctionDeclaration
  /// The type whose method it is.
  package var owner: String?
  package var isStatic: Bool
  package var signature: Signature
  package var source: Source
}
