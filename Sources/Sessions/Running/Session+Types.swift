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
    // The value type of a trait or an environment key.
    let owner = String(name.dropLast(".Value".count))
    return definitions.traitNames[owner].map { definitions.traits[$0].type } ?? definitions.keys[owner]?.type
  }

  /// The type of `self` in a type of that name, whose arguments stay placeholders, except those that an extension fixes.
  func selfType(named name: String, where known: [String: Type] = [:]) -> Type {
    if let own = known["Self"] { return own }
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

  /// The table of a type of Swift's that an extension adds to.
  package func builtInInfo(_ name: String) -> TypeInfo? {
    Type.builtIn(name).flatMap { info($0) }
      ?? (Type.knownProtocols.contains(name) ? TypeInfo(name: name, kind: .protocol) : nil)
  }

  /// Whether the type has reference semantics: all holders share the same value.
  package func isReference(_ type: Type) -> Bool {
    if case .metatype = type { return true }
    guard let info = info(type.wrapped) else { return false }
    return info.kind == .class || info.kind == .protocol
      || ["UITraitOverrides", "CALayer"].contains(info.name)
  }

  /// Whether a value of the type may be a struct or an object.
  func isOpen(_ type: Type) -> Bool { info(type)?.kind == .protocol }

  /// Whether the type is a protocol of the learner's.
  func isOwnProtocol(_ type: Type) -> Bool { info(type).map { $0.kind == .protocol && !$0.isApple } ?? false }

  /// Whether the type is one of Apple's whose objects are part of the hierarchy.
  package func isEnvironment(_ type: Type) -> Bool {
    type.name.map { isKind($0, of: "UITraitEnvironment") } ?? false
  }

  // MARK: Parts of types

  /// The types that `Element` and similar placeholders stand for in the rows of a type's table.
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
      if info.conformances.contains("Sequence") { above["Element"] = iterated(type) }
      if case .named = type { return above.merging(info.bounds) { $1 }.merging(["Self": type]) { $1 } }
      // The `Output` of `PassthroughSubject<Int, Never>` is its first argument.
      if info.parameters.isEmpty { return ["Self": type, "Output": type.parts[0]] }
      let own = Dictionary(zip(info.parameters + ["Self"], type.parts + [type])) { $1 }
      return above.mapValues { $0.filled(with: own) }.merging(own) { $1 }
    default: return ["Self": type]
    }
  }

  /// The type of the elements in a `for` loop over the type; nil if it cannot be iterated over.
  func element(of type: Type) -> Type? { placeholders(of: type)["Element"] }

  /// The element type of a sequence or an iterator; nil if there is no `next()`.
  private func iterated(_ type: Type) -> Type? {
    if !isIterated(type) { return member("subscript", of: type)?.first?.type }
    if let maker = member("makeIterator", of: type)?.first { return iterated(maker.resolved.type) }
    let parts = Dictionary(zip(info(type)?.parameters ?? [], type.parts)) { $1 }
    return member("next", of: type)?.first.map { $0.resolved.type.wrapped.filled(with: parts) }
  }

  /// An associated type by its name: `Element` in an extension of `Array`, `Index`, the `ID` of an identifiable type, and others.
  func part(_ names: [String], of type: Type?) -> Type? {
    if names.count == 1, let type, placeholders(of: type)[names[0]]?.isOpen == true, names[0] != "Self" {
      return .unknown(names[0])
    }
    if names == ["Index"], case .list = type { return .int }
    // `_Label` is the type of a style's label; `AnimatableData` is the type of `animatableData`.
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

  /// The members with a name, nearest first; nil if there are none.
  package func member(_ name: String, of type: Type) -> [Member]? {
    // A protocol that asks for `rawValue` does not hide the one of an enumeration.
    if name == "rawValue", let own = synthesized(name, of: type) { return [own] }
    if let members = nearest(type, { $0.members[name] }) { return ordered(members, for: type) }
    if let own = synthesized(name, of: type) ?? traitMember(name, of: type) { return [own] }
    if type == .named("EnvironmentValues"), let key = definitions.keys[name], definitions.types[name] == nil {
      return [.key(name, key.type)]
    }
    // An environment may have a property from a `var` in its block; others of the same class may not have it.
    if let own = definitions.plainProperties[name], isEnvironment(type) { return [.stored(name, own)] }
    guard type == .named("UITraitEnvironment") else { return nil }
    // The sender of an action may be an environment of any kind.
    return EnvironmentKind.allCases.reversed().lazy.compactMap { kind in
      member(name, of: .named(Self.className(of: kind)))
    }.first
  }

  /// Members that need no row: `allCases`, `rawValue` and `hashValue`, and `description` of Swift's and Apple's types.
  private func synthesized(_ name: String, of type: Type) -> Member? {
    if name == "allCases", case .metatype(let own) = type, let info = info(own),
      info.kind == .enumeration || info.kind == .protocol && isKind(info.name, of: "CaseIterable")
    {
      return .native(name, .list(own)) { session, value, _, _ in
        let meant = if case .type(let type) = value { session.info(type) ?? info } else { info }
        return .list(meant.cases.map { .enumCase(meant.name, $0.name, []) })
      }
    }
    // A binding takes these members from the value that it refers to.
    if case .binding = type { return nil }
    if name == "encode", let coder = synthesizedCoder(name, of: type) { return coder }
    let isDebug = name == "debugDescription"
    if isDebug || name == "description", info(type)?.isApple == true {
      return .native(name, .string) { session, value, _, place throws(Problem) in
        .string(try session.described(value, as: type, place, isPart: isDebug, but: name))
      }
    }
    guard let info = info(type) else { return nil }
    if name == "hashValue", info.kind == .enumeration || isKind(info.name, of: "Hashable") {
      return .native(name, .int) { _, value, _, _ in .int(value.hashValue) }
    }
    guard name == "rawValue", info.kind == .enumeration, let raw = info.rawType else { return nil }
    return .native(name, raw) { session, value, _, _ in session.raw(of: value).value }
  }

  /// A trait's property on a type with traits: `theme` of a collection, of overrides, or, as a short form, of an environment.
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

  /// The trait that a name overrides; for one property, UIKit's name for setting differs from the name for reading.
  func settableTrait(_ name: String) -> Int? {
    definitions.traitProperties[name] ?? definitions.traits.firstIndex { $0.mutableProperty == name }
  }

  /// The member that a name after a dot means: a property, else a method.
  package func property(_ name: String, of type: Type) -> Member? {
    guard let members = member(name, of: type) else { return nil }
    if let property = members.first(where: { $0.kind != .method }) { return property.resolved }
    let above = nearest(type) { info in
      info.members[name].flatMap { ordered($0, for: type).first { $0.kind != .method } }
    }
    return (above ?? members.first)?.resolved
  }

  /// The members that a call by name may mean: methods of a type and its supertypes, or a property that holds a function.
  func callables(_ name: String, of type: Type) -> [Member]? {
    if name == "init", case .metatype(let own) = type {
      let known = initializers(of: own)
      return known.isEmpty ? nil : known
    }
    // A declared property that holds a function hides the methods of supertypes; an optional one cannot be called.
    let found = lineage(type).compactMap { $0.members[name] }.map { ordered($0, for: type) }
    let kind: Member.Kind = name == "subscript" ? .subscript : .method
    let methods = found.flatMap { $0.filter { $0.kind == kind } }
    if !methods.isEmpty, found[0].contains(where: { $0.kind == kind }) { return methods }
    guard let members = member(name, of: type), let first = members.first else { return nil }
    if first.kind == .method { return members }
    if let property = property(name, of: type), case .function = property.type.wrapped,
      methods.isEmpty || !property.type.isOptional
    {
      return [property]
    }
    return methods.isEmpty ? nil : methods
  }

  package func staticMember(_ name: String, of type: Type) -> [Member]? { member(name, of: .metatype(type)) }

  /// The names that may follow a type and a dot.
  package func staticNames(of type: Type) -> [String] {
    lineage(type).flatMap { $0.cases.map(\.name) } + memberNames(of: .metatype(type))
  }

  package func storedField(_ name: String, of type: Type) -> TypeInfo.Field? {
    if case .metatype(let own) = type { return nearest(own) { $0.staticFields.first { $0.name == name } } }
    return nearest(type) { $0.fields.first { $0.name == name } }
  }
}
