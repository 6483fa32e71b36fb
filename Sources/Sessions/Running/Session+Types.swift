import Syntax
import Traits
import ViewTree

extension Type {
  /// A type of Swift's that needs no table to be known.
  package static func builtIn(_ name: String) -> Type? {
    switch name {
    case "Int", "Int8", "Int16", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int32", "Int64", "NSInteger",
      "CUnsignedLongLong":
      .int
    case "Double", "CGFloat", "Float", "TimeInterval": .double
    case "Bool": .bool
    case "String", "Substring", "Character", "StaticString": .string
    case "Void": .void
    case "IndexSet": .list(.int)
    case "Any", "AnyObject", "AnyClass", "AnyHashable", "NSCoder", "CVarArg": .any
    default: nil
    }
  }

  /// The table that has the type's members.
  package var tableName: String? {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .list: "Array"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    case .binding: "Binding"
    case .metatype: "UITrait"
    case .named(let name): name
    default: nil
    }
  }
}

extension Session {
  /// Protocols that may be named; what they ask for is known where they mean something.
  package static let knownProtocols = [
    "UITraitDefinition", "UITraitBridgedEnvironmentKey", "EnvironmentKey", "Equatable", "Hashable",
    "Comparable",
    "Identifiable", "Codable", "Sendable", "CaseIterable", "ObservableObject", "View", "ViewModifier",
    "UIViewRepresentable",
    "UIViewControllerRepresentable", "CustomStringConvertible", "RawRepresentable", "AnyObject",
    "NSObjectProtocol",
    "UITraitEnvironment", "UITraitChangeObservable", "UIMutableTraits", "App", "Scene", "PreviewProvider",
    "Encodable",
    "Decodable", "Error", "Observable", "ToolbarContent", "Shape", "ShapeStyle", "Animatable",
    "PreferenceKey",
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "ProgressViewStyle", "GroupBoxStyle",
    "TextFieldStyle", "GaugeStyle", "DynamicProperty", "Commands", "GeometryEffect", "AnimatableModifier",
    "TimelineSchedule", "MenuStyle", "DatePickerStyle", "TabContent", "Transition", "VectorArithmetic",
    "UIAppearanceContainer", "UICoordinateSpace", "UIAppearance",
  ]

  /// The type that a name means now.
  package func type(named name: String) -> Type? {
    if let type = Type.builtIn(name) { return type }
    if let type = definitions.typealiases[name] { return type }
    if definitions.types[name] != nil || language.appleTypes[name] != nil
      || definitions.traitNames[name] != nil
    {
      return .named(name)
    }
    if Self.knownProtocols.contains(name) { return .named(name) }
    if name.count == 1, name.uppercased() == name { return nil }
    return nil
  }

  /// `Element` in an extension of `Array`, `Index`, and `ID` of what is identified.
  func part(_ names: [String], of type: Type?) -> Type? {
    if names.count == 1, let type, placeholders(of: type)[names[0]]?.isOpen == true, names[0] != "Self" {
      return .unknown(names[0])
    }
    if names == ["Index"], case .list = type { return .int }
    guard names.last == "ID",
      let owner = names.count == 1 ? type : self.type(named: names.dropLast().joined(separator: "."))
    else { return nil }
    return member("id", of: owner)?.first.map { resolved($0).type }
  }

  /// What extensions of protocols of lists and numbers add to.
  static let tables = [
    "Collection": "Array", "Sequence": "Array", "RandomAccessCollection": "Array",
    "MutableCollection": "Array",
    "BidirectionalCollection": "Array", "RangeReplaceableCollection": "Array", "StringProtocol": "String",
    "Substring": "String", "BinaryInteger": "Int", "Numeric": "Int", "FloatingPoint": "Double",
    "BinaryFloatingPoint": "Double",
  ]

  /// The names of all types.
  package var typeNames: [String] {
    Array(definitions.types.keys) + Array(language.appleTypes.keys) + [
      "Int", "Double", "Bool", "String", "CGFloat",
    ]
  }

  /// What is known of a type.
  package func info(_ type: Type) -> TypeInfo? {
    guard let name = type.tableName else { return nil }
    if let info = definitions.types[name] ?? language.appleTypes[name] { return info }
    if let end = name.firstIndex(of: "<") {
      let base = String(name[..<end])
      return definitions.types[base] ?? language.appleTypes[base]
    }
    return nil
  }

  /// The table of a type of Swift's, which an extension adds to.
  package func builtInInfo(_ name: String) -> TypeInfo? {
    Type.builtIn(name).flatMap { info($0) }
      ?? (Self.knownProtocols.contains(name) ? TypeInfo(name: name, kind: .protocol) : nil)
  }

  /// The type itself, its superclasses, then what all of these conform to.
  package func lineage(_ type: Type) -> [TypeInfo] {
    guard var info = info(type) else { return [] }
    var line = [info]
    while let parent = info.superclass, let next = self.info(.named(parent)), line.count < 64 {
      line.append(next)
      info = next
    }
    var waiting = line.flatMap { $0.conformances.sorted() }[...]
    while let name = waiting.popFirst() {
      guard !line.contains(where: { $0.name == name }), let conformed = self.info(.named(name)) else {
        continue
      }
      line.append(conformed)
      waiting += conformed.conformances.sorted() + (conformed.superclass.map { [$0] } ?? [])
    }
    return line
  }

  /// Whether one type is another, or below it.
  package func isKind(_ name: String, of other: String) -> Bool {
    if name == other { return true }
    if let end = other.firstIndex(of: "<"), info(.named(String(other[..<end]))) != nil {
      return isKind(name, of: String(other[..<end]))
    }
    return lineage(.named(name)).contains { $0.name == other || $0.conformances.contains(other) }
  }

  package func commonSuperclass(_ first: Type, _ second: Type) -> String? {
    let others = Set(lineage(second).map(\.name))
    let shared = lineage(first).first { others.contains($0.name) && $0.kind == .class }?.name
    let areEnvironments = isEnvironment(first) && isEnvironment(second)
    return areEnvironments && shared.map { !isEnvironment(.named($0)) } ?? true
      ? "UITraitEnvironment" : shared
  }

  /// Whether values of the type are shared by all who hold them.
  package func isReference(_ type: Type) -> Bool {
    guard let info = info(type.wrapped) else { return false }
    return info.kind == .class || info.kind == .protocol
      || ["UITraitOverrides", "CALayer"].contains(info.name)
  }

  /// Whether the type is one of Apple's that take part in the hierarchy.
  package func isEnvironment(_ type: Type) -> Bool {
    guard case .named(let name) = type else { return false }
    return isKind(name, of: "UITraitEnvironment")
  }

  /// The members of a name, nearest first; nil where there are none.
  package func member(_ name: String, of type: Type) -> [Member]? {
    for info in lineage(type) {
      if let members = info.members[name] { return members }
    }
    if let own = synthesized(name, of: type) ?? traitMember(name, of: type) ?? plainMember(name, of: type) {
      return [own]
    }
    guard type == .named("UITraitEnvironment") else { return nil }
    // What an action is given may be of any kind.
    return EnvironmentKind.allCases.reversed().lazy.compactMap { kind in
      member(name, of: .named(Self.className(of: kind)))
    }.first
  }

  /// What Swift gives a type by itself: `rawValue` of an enum, `id` of what is identifiable.
  private func synthesized(_ name: String, of type: Type) -> Member? {
    guard name == "rawValue" || name == "hashValue", let info = info(type), info.kind == .enumeration,
      let raw = info.rawType
    else { return nil }
    let get: Native = { session, value, _, _ throws(Problem) in
      guard case .enumCase(let owner, let one, _) = value else { return .nothing }
      return session.info(.named(owner))?.raw(of: one) ?? .nothing
    }
    return Member(
      name: name, kind: .property, signature: Signature(parameters: [], result: raw),
      body: .native(get: get, set: nil))
  }

  package func staticMember(_ name: String, of type: Type) -> [Member]? {
    for info in lineage(type) { if let members = info.statics[name] { return members } }
    guard name == "allCases", let info = info(type), info.kind == .enumeration else { return nil }
    let values = info.cases.map { Value.enumCase(info.name, $0.name, []) }
    let get: Native = { _, _, _, _ throws(Problem) in .list(values) }
    let signature = Signature(parameters: [], result: .list(type))
    return [Member(name: name, kind: .property, signature: signature, body: .native(get: get, set: nil))]
  }

  package func memberResolved(_ name: String, of type: Type) throws(Problem) -> Member? {
    for info in lineage(type) {
      if let property = info.members[name]?.first(where: { $0.kind != .method }) { return resolved(property) }
    }
    return member(name, of: type)?.first.map { resolved($0) }
  }

  /// What a call of a name means: the methods of a type and of those above it, or a property that holds a function.
  func callables(_ name: String, of type: Type) -> [Member]? {
    // A property of one's own that holds a function hides the methods above it.
    let found = lineage(type).compactMap { $0.members[name] }
    let methods = found.flatMap { $0.filter { $0.kind == .method } }
    if !methods.isEmpty, found[0].contains(where: { $0.kind == .method }) { return methods }
    guard let members = member(name, of: type), let first = members.first else { return nil }
    if first.kind == .method { return members }
    guard let property = try? memberResolved(name, of: type) else { return nil }
    if case .function = property.type.wrapped { return [property] }
    return nil
  }

  /// A trait's property, on what has traits: `theme` of a collection, of overrides, and for short of an environment.
  package func traitMember(_ name: String, of type: Type) -> Member? {
    guard case .named(let owner) = type,
      let index = definitions.traitProperties[name] ?? mutableTrait(name, owner)
    else { return nil }
    let info = definitions.traits[index]
    let isMutable = owner == "UITraitOverrides" || owner == "UIMutableTraits"
    guard isMutable || owner == "UITraitCollection" || isEnvironment(type) else { return nil }
    if isMutable, info.mutableProperty != name { return nil }
    if !isMutable, info.property != name { return nil }
    var member = Member(
      name: name, kind: .property, signature: Signature(parameters: [], result: info.type), body: .stored)
    member.trait = index
    return member
  }

  /// The trait that is overridden by a name; UIKit spells one property otherwise where it is set.
  func settableTrait(_ name: String) -> Int? {
    definitions.traitProperties[name] ?? mutableTrait(name, "UITraitOverrides")
  }

  private func mutableTrait(_ name: String, _ owner: String) -> Int? {
    guard owner == "UITraitOverrides" || owner == "UIMutableTraits" else { return nil }
    return definitions.traits.firstIndex { $0.mutableProperty == name }
  }

  /// The names that stand behind a type and a dot.
  package func staticNames(of type: Type) -> [String] {
    let line = lineage(type)
    return line.flatMap { $0.cases.map(\.name) } + line.flatMap { $0.statics.keys.sorted() }
  }

  /// Whether a type has a case or a static value of that name.
  package func hasCase(_ name: String, in type: Type) -> Bool {
    if type == .named("UIColor") { return false }
    return info(type)?.cases.contains { $0.name == name } ?? false
  }

  /// Whether a property of a type can be set.
  package func canSet(_ member: Member, of type: Type) -> Bool {
    guard member.trait != nil else {
      if case .stored = member.body {
        if info(type)?.kind == .protocol { return !member.isConstant }
        return lineage(type).lazy.compactMap { info in info.fields.first { $0.name == member.name } }.first
          .map {
            !$0.isConstant || isReference(type)
          } ?? false
      }
      if case .row(let row) = member.body {
        return row.set != nil || (row.get == nil && !row.declaration.contains("{ get }"))
      }
      return member.isSettable
    }
    return type == .named("UITraitOverrides") || type == .named("UIMutableTraits")
  }

  /// The version of iOS whose rules hold: 17 until `use`.
  package var systemVersion: Int { traits.version?.rawValue ?? 17 }
}
