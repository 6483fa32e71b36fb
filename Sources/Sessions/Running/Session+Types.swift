import ViewTree

extension Session {
  package func type(named name: String) -> Type? {
    if let type = Type.builtIn(name), definitions.types[name] == nil || type.tableName == name { return type }
    if let type = definitions.typealiases[name] { return type }
    let isKnown =
      definitions.types[name] != nil || language.appleTypes[name] != nil
      || definitions.traitNames[name] != nil || Type.knownProtocols.contains(name)
    if isKnown { return .named(name) }
    if let newer = language.appleTypes.newer(than: name) { return .named(newer) }
    guard name.hasSuffix(".Value") else { return nil }
    // The type of a trait's or a key's values.
    let owner = String(name.dropLast(".Value".count))
    return definitions.traitNames[owner].map { definitions.traits[$0].type } ?? definitions.keys[owner]?.type
  }

  /// What `self` is in a type of that name; its parts are found where it is used, but for those that an extension says.
  func selfType(named name: String, where known: [String: Type] = [:]) -> Type {
    if !known.isEmpty {
      let parts = (info(.named(name))?.parameters ?? []).map { known[$0] ?? .unknown($0) }
      return parts.isEmpty ? selfType(named: name).filled(with: known) : .generic(name, parts)
    }
    return switch name {
    case "Array": .list(.unknown("Element"))
    case "Set": .set(.unknown("Element"))
    case "Dictionary": .dictionary(.unknown("Key"), .unknown("Value"))
    case "Optional": .optional(.unknown("Wrapped"))
    case "Binding": .binding(.unknown("Value"))
    case "Range": .range(of: .int)
    default: type(named: name) ?? .named(name)
    }
  }

  package var typeNames: [String] {
    definitions.types.keys.map(\.unqualified) + language.appleTypes.keys + [
      "Int", "Double", "Bool", "String", "CGFloat",
    ]
  }

  package func info(_ type: Type) -> TypeInfo? {
    guard let name = type.tableName else { return nil }
    if let info = definitions.types[name] ?? language.appleTypes[name] { return info }
    if let parts = Type.parts(ofComposition: name) {
      let infos = parts.compactMap { self.info(.named($0)) }
      let superclass = infos.first { $0.kind == .class }
      var both = TypeInfo(name: name, kind: superclass?.kind ?? .protocol, superclass: superclass?.name)
      both.conformances = Set(parts).subtracting([superclass?.name ?? ""])
      return both
    }
    return nil
  }

  /// The table of a type of Swift's, which an extension adds to.
  package func builtInInfo(_ name: String) -> TypeInfo? {
    Type.builtIn(name).flatMap { info($0) }
      ?? (Type.knownProtocols.contains(name) ? TypeInfo(name: name, kind: .protocol) : nil)
  }

  /// Whether values of the type are shared by all who hold them.
  package func isReference(_ type: Type) -> Bool {
    if case .metatype = type { return true }
    guard let info = info(type.wrapped) else { return false }
    return info.kind == .class || info.kind == .protocol
      || ["UITraitOverrides", "CALayer"].contains(info.name)
  }

  /// Whether a value of the type may be a struct as well as an object.
  func isOpen(_ type: Type) -> Bool { info(type)?.kind == .protocol }

  /// Whether the type is one of Apple's that take part in the hierarchy.
  package func isEnvironment(_ type: Type) -> Bool {
    type.name.map { isKind($0, of: "UITraitEnvironment") } ?? false
  }

  // MARK: Parts of types

  /// What `Element` and its like stand for in the rows of a type's table.
  package func placeholders(of type: Type) -> [String: Type] {
    switch type {
    case .list(let element), .set(let element): return ["Self": type, "Element": element]
    case .dictionary(let key, let value):
      let element = Type.tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
      return ["Self": type, "Key": key, "Value": value, "Element": element]
    case .optional(let wrapped): return ["Wrapped": wrapped]
    case .metatype(let type): return placeholders(of: type).merging(["Self": type]) { $1 }
    case .binding(let value): return ["Self": type, "Value": value]
    case .string: return ["Self": type, "Element": .string]
    case .generic("Range", let parts): return ["Self": type, "Element": parts[0]]
    case .named, .generic:
      guard let info = info(type) else { return ["Self": type] }
      var above = info.parent.map { placeholders(of: $0) } ?? [:]
      if info.conformances.contains("Sequence"), !info.isApple { above["Element"] = iterated(type) }
      if case .named = type { return above.merging(info.bounds) { $1 }.merging(["Self": type]) { $1 } }
      // `PassthroughSubject<Int, Never>`: what it sends.
      if info.parameters.isEmpty { return ["Self": type, "Output": type.parts[0]] }
      let own = Dictionary(zip(info.parameters + ["Self"], type.parts + [type])) { $1 }
      return above.mapValues { $0.filled(with: own) }.merging(own) { $1 }
    default: return ["Self": type]
    }
  }

  /// What a `for` over a value of a type goes over; nil if none can.
  func element(of type: Type) -> Type? { placeholders(of: type)["Element"] }

  /// What a sequence of one's own, or an iterator, gives; nil where it has no `next()`.
  private func iterated(_ type: Type) -> Type? {
    if let maker = member("makeIterator", of: type)?.first { return iterated(maker.resolved.type) }
    let parts = Dictionary(zip(info(type)?.parameters ?? [], type.parts)) { $1 }
    return member("next", of: type)?.first.map { $0.resolved.type.wrapped.filled(with: parts) }
  }

  /// `Element` in an extension of `Array`, `Index`, `ID` of what is identified, and their like.
  func part(_ names: [String], of type: Type?) -> Type? {
    if names.count == 1, let type, placeholders(of: type)[names[0]]?.isOpen == true, names[0] != "Self" {
      return .unknown(names[0])
    }
    if names == ["Index"], case .list = type { return .int }
    // What a style of one's own is given, and what an animation goes through.
    if names.last == "_Label" { return .named("View") }
    if names == ["AnimatableData"], let type { return property("animatableData", of: type)?.type }
    let path = names.dropLast().joined(separator: ".")
    let inner = type.flatMap { self.type(named: "\($0).\(path)") }
    guard names.last == "ID", let owner = path.isEmpty ? type : inner ?? self.type(named: path) else {
      return nil
    }
    return member("id", of: owner)?.first.map { $0.resolved.type }
  }

  // MARK: Members

  /// The members of a name, nearest first; nil where there are none.
  package func member(_ name: String, of type: Type) -> [Member]? {
    if let members = nearest(type, { $0.members[name] }) { return ordered(members, for: type) }
    if let own = synthesized(name, of: type) ?? traitMember(name, of: type) { return [own] }
    // What `var` in its block gave an environment; another one of the class may have none.
    if let own = definitions.plainProperties[name], isEnvironment(type) { return [.stored(name, own)] }
    guard type == .named("UITraitEnvironment") else { return nil }
    // What an action is given may be of any kind.
    return EnvironmentKind.allCases.reversed().lazy.compactMap { kind in
      member(name, of: .named(Self.className(of: kind)))
    }.first
  }

  /// `rawValue` of an enum, and `description` of what Swift and Apple have, which need no row.
  private func synthesized(_ name: String, of type: Type) -> Member? {
    if name == "allCases", case .metatype(let own) = type, let info = info(own), info.kind == .enumeration {
      let values = info.cases.map { Value.enumCase(info.name, $0.name, []) }
      return .native(name, .list(own)) { _, _, _, _ throws(Problem) in .list(values) }
    }
    // A binding has what it refers to.
    if case .binding = type { return nil }
    if name == "encode", let coder = synthesizedCoder(name, of: type) { return coder }
    let isDebug = name == "debugDescription"
    if isDebug || name == "description", info(type)?.isApple == true {
      return .native(name, .string) { session, value, _, place throws(Problem) in
        .string(try session.described(value, as: type, place, isPart: isDebug, but: name))
      }
    }
    guard let info = info(type) else { return nil }
    let isHashed = info.kind == .enumeration || info.kind == .structure && isKind(info.name, of: "Hashable")
    if name == "hashValue", isHashed {
      return .native(name, .int) { _, value, _, _ in .int(value.hashValue) }
    }
    guard name == "rawValue", info.kind == .enumeration, let raw = info.rawType else { return nil }
    return .native(name, raw) { session, value, _, _ in session.raw(of: value).value }
  }

  /// A trait's property, on what has traits: `theme` of a collection, of overrides, and for short of an environment.
  private func traitMember(_ name: String, of type: Type) -> Member? {
    guard case .named(let owner) = type else { return nil }
    let isMutable = owner == "UITraitOverrides" || owner == "UIMutableTraits"
    guard let index = isMutable ? settableTrait(name) : definitions.traitProperties[name],
      isMutable || owner == "UITraitCollection" || isEnvironment(type)
    else { return nil }
    let info = definitions.traits[index]
    guard name == (isMutable ? info.mutableProperty : info.property) else { return nil }
    var member = Member.stored(name, info.type)
    member.trait = index
    return member
  }

  /// The trait that is overridden by a name; UIKit spells one property otherwise where it is set.
  func settableTrait(_ name: String) -> Int? {
    definitions.traitProperties[name] ?? definitions.traits.firstIndex { $0.mutableProperty == name }
  }

  /// What a name means behind a dot: a property, else a method.
  package func property(_ name: String, of type: Type) -> Member? {
    guard let members = member(name, of: type) else { return nil }
    if let property = members.first(where: { $0.kind != .method }) { return property.resolved }
    let above = nearest(type) { info in
      info.members[name].flatMap { ordered($0, for: type).first { $0.kind != .method } }
    }
    return (above ?? members.first)?.resolved
  }

  /// What a call of a name means: the methods of a type and of those above it, or a property that holds a function.
  func callables(_ name: String, of type: Type) -> [Member]? {
    if name == "init", case .metatype(let own) = type {
      let known = initializers(of: own)
      return known.isEmpty ? nil : known
    }
    // A property of one's own that holds a function hides the methods above it.
    let found = lineage(type).compactMap { $0.members[name] }.map { ordered($0, for: type) }
    let kind: Member.Kind = name == "subscript" ? .subscript : .method
    let methods = found.flatMap { $0.filter { $0.kind == kind } }
    if !methods.isEmpty, found[0].contains(where: { $0.kind == kind }) { return methods }
    guard let members = member(name, of: type), let first = members.first else { return nil }
    if first.kind == .method { return members }
    if let property = property(name, of: type), case .function = property.type.wrapped { return [property] }
    return methods.isEmpty ? nil : methods
  }

  package func staticMember(_ name: String, of type: Type) -> [Member]? { member(name, of: .metatype(type)) }

  /// The names that stand behind a type and a dot.
  package func staticNames(of type: Type) -> [String] {
    lineage(type).flatMap { $0.cases.map(\.name) } + memberNames(of: .metatype(type))
  }

  func storedField(_ name: String, of type: Type) -> TypeInfo.Field? {
    if case .metatype(let own) = type { return nearest(own) { $0.staticFields.first { $0.name == name } } }
    return nearest(type) { $0.fields.first { $0.name == name } }
  }
}
