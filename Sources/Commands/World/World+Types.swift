import Journals
package import Syntax
public import Traits
import ViewTree

extension World {
  /// The types that need no definition.
  public static let simpleTypes: [String: ValueType] = [
    "Bool": .bool, "Int": .int, "Double": .double, "CGFloat": .double, "String": .string, "Color": .color,
    "UIColor": .color, "Size": .size, "Duration": .duration, "UITraitCollection": .collection,
  ]

  /// The properties that every environment stores, as UIKit's views and controllers do.
  public static let builtInProperties: [String: ValueType] = [
    "backgroundColor": .optional(.color), "tintColor": .optional(.color), "text": .optional(.string),
    "title": .optional(.string),
  ]

  /// The members that a trait's property may not hide.
  public static let reservedMembers: Set<String> = [
    "traits", "traitCollection", "overrides", "traitOverrides", "view", "layouts", "draws", "registrations",
    "backgroundColor", "tintColor", "text", "title", "self", "sender", "previous", "count", "contains",
    "remove",
    "frame", "placement", "width", "isPresented", "presentedAs",
  ]

  /// `Theme` → `theme`: the property name of a definition.
  public static func propertyName(of definition: String) -> String {
    guard let first = definition.first else { return definition }
    return first.lowercased() + definition.dropFirst()
  }

  /// The type of a trait's values.
  public func type(of trait: TraitID) -> ValueType { traitTypes[Int(trait.index)] }

  /// The type of what an inspector tells.
  package func type(of property: InspectorProperty) -> ValueType {
    switch property {
    case .presentedAs: .enumeration(presentedAsEnum)
    case .placement: .optional(.enumeration(placementEnum))
    case .width: .optional(.double)
    case .isPresented: .bool
    }
  }

  /// The lists of Apple's that a registration can take.
  public func traitList(named name: String) -> [TraitID]? {
    switch name {
    case "systemTraitsAffectingColorAppearance": SystemTrait.affectingColorAppearance
    case "systemTraitsAffectingImageLookup": SystemTrait.affectingImageLookup
    default: nil
    }
  }

  /// The colour that a name stands for.
  package func colorConstant(_ name: Name) -> Value? {
    let row = entry(name).color
    if row >= 0 { return .dynamicColor(row) }
    return ColorNames.value(of: names[name]).map { .color($0) }
  }

  /// What a learner would call a type.
  public func describe(_ type: ValueType) -> String {
    switch type {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .color: "a colour"
    case .size: "a size"
    case .duration: "a duration"
    case .bounds: "bounds such as 200...300...400"
    case .enumeration(let row): enums[row].name
    case .structure(let row): structs[row].name
    case .collection: "a trait collection"
    case .overrides: "trait overrides"
    case .environment: "an environment"
    case .registration: "a registration"
    case .trait: "a trait"
    case .inspector: "an inspector"
    case .list(let element): "[\(describe(element))]"
    case .optional(let wrapped): "\(describe(wrapped))?"
    case .nothing: "nil"
    }
  }

  /// The members of a type, for suggestions and completion.
  public func memberNames(of type: ValueType) -> [String] {
    switch type {
    case .environment:
      ["traits", "traitCollection", "overrides", "traitOverrides", "view"]
        + EnvironmentProperty.allCases.map(\.rawValue) + World.builtInProperties.keys.sorted()
    case .overrides: ["count", "contains", "remove"] + traitPropertyNames
    case .collection: ["changedTraits", "modifyingTraits"] + traitPropertyNames
    case .registration: TokenProperty.allCases.map(\.rawValue)
    case .inspector: InspectorProperty.allCases.map(\.rawValue)
    case .trait: TraitText.allCases.map(\.rawValue)
    case .structure(let row): structs[row].fields.map(\.name)
    case .enumeration(let row): enums[row].rawValues == nil ? [] : ["rawValue"]
    case .list, .string: ["count"]
    case .color: ["resolvedColor"]
    default: []
    }
  }

  /// The methods of a type, for suggestions.
  package func methodNames(of type: ValueType) -> [String] {
    switch type {
    case .environment: ["setNeedsLayout", "setNeedsDisplay", "updateTraitsIfNeeded"]
    case .overrides: ["contains", "remove"]
    case .collection: ["changedTraits", "modifyingTraits"]
    case .color: ["resolvedColor"]
    case .list: ["contains"]
    default: []
    }
  }

  /// Whether anything that stays would be left with values of a type that is replaced.
  package func isUsed(_ type: ValueType) -> Bool {
    traitTypes.indices.contains { traitTypes[$0].involves(type) }
      || declarations.indices.contains { declarations[$0].type.involves(type) }
      || properties.indices.contains { properties[$0].type.involves(type) }
      || structs.indices.contains { structs[$0].fields.contains { $0.type.involves(type) } }
  }
}

extension ValueType {
  /// Whether the type is, or holds, another.
  package func involves(_ other: ValueType) -> Bool {
    if self == other { return true }
    switch self {
    case .list(let element): return element.involves(other)
    case .optional(let wrapped): return wrapped.involves(other)
    default: return false
    }
  }
}
