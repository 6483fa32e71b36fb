import Journals
package import Syntax
public import Traits
import ViewTree

extension World {
  /// The trait whose property has another name on the mutable side, `UIMutableTraits`, than on the
  /// collection; and that name.
  package static let headroom = "hdrHeadroomUsageLimit"
  package static let mutableHeadroom = "headroomUsageLimit"

  /// The name of a trait's property on the mutable side.
  package static func mutableName(of property: String) -> String {
    property == headroom ? mutableHeadroom : property
  }

  /// The types that need no definition.
  public static let simpleTypes: [String: ValueType] = [
    "Bool": .bool, "Int": .int, "Double": .double, "CGFloat": .double, "String": .string, "Color": .color,
    "UIColor": .color, "CGColor": .cgColor, "UIImage": .image, "Size": .size, "Duration": .duration,
    "UITraitCollection": .collection, "UITrait": .trait,
  ]

  /// The properties that environments store as UIKit's objects do, each where ``Look`` says.
  public static let builtInProperties = properties { !$0.isOfLayer }

  /// The properties of an environment's layer, which hold what was given to them whatever happens to the
  /// traits.
  public static let layerProperties = properties(where: \.isOfLayer)

  private static func properties(where test: (Look) -> Bool) -> [String: ValueType] {
    Dictionary(uniqueKeysWithValues: Look.allCases.filter(test).map { ($0.name, $0.type) })
  }

  /// The members that a trait's property may not hide.
  public static let reservedMembers: Set<String> = [
    "traits", "traitCollection", "overrides", "traitOverrides", "view", "layouts", "draws", "registrations",
    "backgroundColor", "tintColor", "text", "title", "image", "layer", "self", "sender", "previous", "count",
    "contains", "remove", "frame", "placement", "isPresented", "presentedAs",
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

  /// The type of what a trait tells about its definition.
  package func type(of property: TraitText) -> ValueType {
    switch property {
    case .name, .defaultValue: .string
    case .identifier: .optional(.string)
    case .affectsColorAppearance: .bool
    case .storage: .enumeration(storageEnum)
    }
  }

  /// The names of those lists.
  public static let traitListNames = [
    "systemTraitsAffectingColorAppearance", "systemTraitsAffectingImageLookup",
  ]

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
    case .structure(let row), .instance(let row): structs[row].name
    case .collection: "a trait collection"
    case .archive: "an encoded collection"
    case .image: "an image"
    case .cgColor: "a CGColor"
    case .layer: "a layer"
    case .overrides: "trait overrides"
    case .environment: "an environment"
    case .registration: "a registration"
    case .trait: "a trait"
    case .inspector: "an inspector"
    case .list(let element): "[\(name(of: element))]"
    case .optional(.nothing): "nil"
    case .optional(let wrapped): "\(name(of: wrapped))?"
    case .nothing: "nil"
    }
  }

  /// The members of a type, for suggestions and completion.
  public func memberNames(of type: ValueType) -> [String] {
    switch type {
    case .environment:
      ["traits", "traitCollection", "overrides", "traitOverrides", "view", "layer"]
        + EnvironmentProperty.allCases.map(\.rawValue) + World.builtInProperties.keys.sorted()
    case .overrides: ["count", "contains", "remove"] + traitPropertyNames
    case .collection: collectionMethods + ["performAsCurrent"] + traitPropertyNames
    case .archive: ArchiveProperty.allCases.map(\.rawValue)
    case .layer: World.layerProperties.keys.sorted()
    case .image: ["image"]
    case .registration: TokenProperty.allCases.map(\.rawValue)
    case .inspector: InspectorProperty.allCases.map(\.rawValue)
    case .trait: TraitText.allCases.map(\.rawValue)
    case .structure(let row), .instance(let row): structs[row].fields.map(\.name)
    case .enumeration(let row): enums[row].rawValues == nil ? [] : ["rawValue"]
    case .list, .string: ["count"]
    case .color: ["cgColor", "resolvedColor"]
    default: []
    }
  }

  /// The methods of a trait collection that answer something.
  private var collectionMethods: [String] {
    ["changedTraits", "containsTraits", "hasDifferentColorAppearance", "modifyingTraits", "replacing"]
  }

  /// The methods of a type, for suggestions.
  package func methodNames(of type: ValueType) -> [String] {
    switch type {
    case .environment: ["setNeedsLayout", "setNeedsDisplay", "updateTraitsIfNeeded"]
    case .overrides: ["contains", "remove"]
    case .collection: collectionMethods
    case .color: ["resolvedColor"]
    case .image: ["image"]
    case .list: ["contains"]
    default: []
    }
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
