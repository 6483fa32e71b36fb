import Syntax

/// The types, traits, colours, images, keys and actions that a session has defined.
package struct Definitions: Sendable {
  package var types: [String: TypeInfo] = [:]
  package var typealiases: [String: Type] = [:]
  package var functions: [FunctionDefinition] = []
  package var freeFunctions: [String: [Member]] = [:]
  /// The variables that the text declares further down, for the declarations above them.
  var later: [String: Variable] = [:]
  package var traits: [TraitInfo] = []
  /// The index of a trait by the name of its definition: `Theme`, `UITraitUserInterfaceStyle`.
  package var traitNames: [String: Int] = [:]
  /// The index of a trait by the property that reads it: `theme`.
  package var traitProperties: [String: Int] = [:]
  package var colors: [String: Function] = [:]
  /// The colours of an app's asset catalog, for light and dark style.
  package var assets: [String: (light: UInt32, dark: UInt32)] = [:]
  package var images: [String: [ImageVariant]] = [:]
  package var keys: [String: KeyDefinition] = [:]
  package var actions: [String: Function] = [:]
  /// The types of the plain properties that `var` in a block gave to environments, by name.
  package var plainProperties: [String: Type] = [:]
  /// The definitions as they were written, oldest first.
  package var order: [(kind: String, name: String, text: String)] = []

  /// Removes the signatures of declarations that were not reached, and the variables that were expected further down.
  mutating func forget(_ statements: ArraySlice<Statement>, _ before: Definitions) {
    for statement in statements {
      switch statement.kind {
      case .type(let type): types[type.name.text] = before.types[type.name.text]
      case .function(let function):
        freeFunctions[function.name.text] = before.freeFunctions[function.name.text]
      default: continue
      }
    }
    if !later.isEmpty { later = before.later }
  }

  /// What a declaration of a type or function did: `Badge is declared`, or `Badge is declared anew` where it replaced an earlier one.
  func news(of statement: Statement, since before: Definitions) -> String? {
    switch statement.kind {
    case .type(let type) where type.kind != .extension:
      let isNew = before.types[type.name.text] == nil
      return type.name.text.unqualified + (isNew ? " is declared" : " is declared anew")
    case .function(let function):
      let (old, new) = (before.freeFunctions[function.name.text], freeFunctions[function.name.text])
      return function.name.text + (old?.count != new?.count ? " is declared" : " is declared anew")
    default: return nil
    }
  }
}

/// One file of an image, with the trait values for which it is used.
package typealias ImageVariant = (conditions: [(trait: Int, value: Value)], file: String)

package struct KeyDefinition: Sendable {
  package var name: String
  package var type: Type
  /// The default value; nil if a static property of a type gives it at the first read.
  package var defaultValue: Value?
  /// The index of the trait that shares its data with the key.
  package var bridged: Int?
  /// The methods of a bridge, if they were written out.
  package var read: Function?
  package var write: Function?

  package init(name: String, type: Type, defaultValue: Value?, bridged: Int?) {
    (self.name, self.type, self.defaultValue, self.bridged) = (name, type, defaultValue, bridged)
  }
}

/// A declared function, which is checked when its declaration is reached, or at its first call.
package struct FunctionDefinition: Sendable {
  package var declaration: FunctionDeclaration
  package var owner: String?
  package var isStatic: Bool
  package var signature: Signature
  package var source: Source
  /// The types that an extension fixes for placeholders of its type: `where Element == Int`.
  var known: [String: Type] = [:]
}

extension Session {
  /// The function that a declared member runs; for a property, its getter.
  func definition(of member: Member) -> FunctionDefinition? {
    if case .functions(let get, _) = member.body { definitions.functions[get] } else { nil }
  }

  /// Whether a member is a method or subscript without a body: a requirement of a protocol.
  func isRequirement(_ member: Member) -> Bool {
    [.method, .subscript].contains(member.kind) && isBodiless(member)
  }

  /// Whether a member of any kind, also an initialiser, has no body.
  func isBodiless(_ member: Member) -> Bool {
    guard case .functions(let get, _) = member.body else { return false }
    return definitions.functions[get].declaration.body == nil
  }

  /// Whether a member implements another of its name, a requirement or one that it overrides: their parameters fit.
  ///
  /// A type that a protocol leaves open is represented by its bound.
  func implements(_ own: Member, _ other: Member) -> Bool {
    let (mine, its) = (own.signature, other.signature)
    guard mine.labels == its.labels else { return false }
    let isRequirement = isBodiless(other) || other.isRow
    if !isRequirement, mine.isAsync != its.isAsync { return false }
    let isOfProtocol = owner(of: own)?.kind == .protocol
    let otherOwner = owner(of: other)
    let parameters = otherOwner?.parameters ?? []
    return zip(mine.types, its.types).allSatisfy { mine, its in
      if mine == its { return true }
      // Open types of two protocols match only if they are equal.
      if isRequirement, isOfProtocol, mine.isOpen, its.isOpen { return false }
      if isRequirement { return mine.isOpen || its.isOpen || fits(its, mine) || fits(mine, its) }
      // A generic superclass or a protocol may have a placeholder where the type has a type of its own.
      let isLeftOpen =
        its.parameters.allSatisfy(parameters.contains) || otherOwner?.kind == .protocol && !isOfProtocol
      return its != .any && fits(its, mine) && (!its.isOpen || isLeftOpen)
    }
  }

  func owner(of member: Member) -> TypeInfo? {
    guard case .functions(let get, _) = member.body else { return nil }
    return definitions.functions[get].owner.flatMap { definitions.types[$0] }
  }

  /// Whether reading a property changes the value: `mutating get`.
  func changesWhenRead(_ property: Member) -> Bool { definition(of: property)?.signature.isMutating == true }

  /// Finds the member that the dynamic type of a value has: dynamic dispatch.
  ///
  /// - Parameter given: The arguments of the call, which decide the types that a protocol leaves open.
  func dynamic(
    _ name: String, _ member: Member, of value: Value, as staticType: String?, given: [Value] = []
  ) -> Member {
    if staticType != nil || member.trait != nil { return member }
    let type: String
    switch value {
    case .object, .environment, .structure, .enumCase: type = className(of: value)
    case .type(let own) where own.name != nil: type = own.name ?? ""
    default:
      guard isRequirement(member) || member.isStored else { return member }
      type = className(of: value)
    }
    // A protocol may ask for the raw value of an enumeration.
    if name == "rawValue", case .enumCase = value, let own = self.member(name, of: .named(type))?.first {
      return own
    }
    guard definitions.types[type] != nil, !isOnlyAdded(name, member) else { return member }
    let isStatic = if case .type = value { true } else { false }
    // A member of Apple's may meet the requirement of a protocol.
    let isRequirement = isRequirement(member)
    let line = lineage(.named(type))
    // A subclass of the class that conforms has to override what that one has, if the protocol is not `@objc`.
    let protocolName = owner(of: member).flatMap {
      $0.kind == .protocol && $0.declaration.modifiers?.contains("objc") != true ? $0.name : nil
    }
    let conforming = line.lastIndex { info in protocolName.map(info.conformances.contains) ?? false } ?? 0
    for (index, info) in line.enumerated() {
      var found: [Member] = []
      for other in (isStatic ? info.statics : info.members)[name] ?? [] where other.kind == member.kind {
        if case .row = other.body, other.kind != .property, !isRequirement { continue }
        let other = isRequirement ? other.resolved : other
        let isPlain = definition(of: other)?.declaration.modifiers.has("override") == false
        let isHidden = isPlain && index < conforming && info.kind == .class
        guard !isHidden, !isBodiless(other), implements(other, member) else { continue }
        // If members differ only in their types or `where` clauses, the one that the checker chose wins.
        let (own, meant) = (other.signature, member.signature)
        if own.types == meant.types, own.isAsync == meant.isAsync, other.requirements == member.requirements {
          return other
        }
        found.append(other)
      }
      let meant = found.first { zip(given, $0.signature.types).allSatisfy { isOf($0, $1) } }
      if let found = meant ?? found.first { return found }
    }
    return member
  }

  /// Whether a member is only in an extension of a protocol, and not a requirement, so that conforming types do not override it.
  func isOnlyAdded(_ name: String, _ member: Member) -> Bool {
    guard case .functions(let get, _) = member.body, let owner = definitions.functions[get].owner,
      definitions.types[owner]?.kind == .protocol, !isRequirement(member)
    else { return false }
    let isStatic = definitions.functions[get].isStatic
    return lineage(.named(owner)).allSatisfy { info in
      // The requirements of Apple's protocols are not all known.
      if info.isApple || info.conformances.union([info.name]).contains(where: isApples) { return false }
      return ((isStatic ? info.statics : info.members)[name] ?? []).allSatisfy {
        if case .functions = $0.body { !isRequirement($0) || !implements(member, $0) } else { false }
      }
    }
  }

  /// Whether a name means Apple's protocol, and not a declared protocol of the same name.
  func isApples(_ name: String) -> Bool {
    let own = definitions.types[name]
    return Type.knownProtocols.contains(name) && (own?.kind != .protocol || own?.declaration.modifiers == nil)
  }

  /// The key under which a static property of a type or its supertypes is stored.
  func staticKey(_ name: String, of type: Type) -> String {
    if let own = type.name, definitions.types[own]?.statics[name] != nil { return "\(own).\(name)" }
    let holder = lineage(type).first { $0.statics[name] != nil }
    return "\(holder?.name ?? type.description).\(name)"
  }

  package func canSet(_ member: Member, of type: Type) -> Bool {
    if member.trait != nil { return type == .named("UITraitOverrides") || type == .named("UIMutableTraits") }
    switch member.body {
    case .stored where info(type)?.kind == .protocol || type.isMetatype: return !member.isConstant
    case .stored: return storedField(member.name, of: type).map { !$0.isConstant } ?? isEnvironment(type)
    case .row(let row): return row.set != nil || (row.get == nil && !row.declaration.contains("{ get }"))
    default: return member.isSettable
    }
  }
}
