import Syntax
import Traits

/// The types, traits, colours, images, keys and actions that a session has defined.
package struct Definitions: Sendable {
  package var types: [String: TypeInfo] = [:]
  package var typealiases: [String: Type] = [:]
  package var functions: [FunctionDefinition] = []
  package var freeFunctions: [String: [Member]] = [:]
  /// The variables that the text declares further down, for the declarations before them.
  var later: [String: Variable] = [:]
  package var traits: [TraitInfo] = []
  /// A trait by the name of its definition, `Theme`, `UITraitUserInterfaceStyle`.
  package var traitNames: [String: Int] = [:]
  /// A trait by the property that reads it, `theme`.
  package var traitProperties: [String: Int] = [:]
  package var colors: [String: Function] = [:]
  /// The colours of an app's asset catalog, in light and in dark.
  var assets: [String: (light: UInt32, dark: UInt32)] = [:]
  package var images: [String: [ImageVariant]] = [:]
  package var keys: [String: KeyDefinition] = [:]
  package var actions: [String: Function] = [:]
  /// The types of the plain properties that environments were given by `var` in their blocks, by name.
  package var plainProperties: [String: Type] = [:]
  /// What was defined, in that order, as it was written.
  package var order: [(kind: String, name: String, text: String)] = []

  /// Takes back the signatures of declarations that were not reached, and what variables were to be.
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

  /// The type or function that a declaration has put in the place of an earlier one.
  func replaced(by statement: Statement, in before: Definitions) -> String? {
    switch statement.kind {
    case .type(let type) where type.kind != .extension && before.types[type.name.text] != nil:
      return type.name.text
    case .function(let function):
      let (old, new) = (before.freeFunctions[function.name.text], freeFunctions[function.name.text])
      return old?.count == new?.count ? function.name.text : nil
    default: return nil
    }
  }
}

/// One of the files of an image, and the traits' values for which it is.
package struct ImageVariant: Sendable {
  package var conditions: [(trait: Int, value: Value)]
  package var file: String

  package init(conditions: [(trait: Int, value: Value)], file: String) {
    (self.conditions, self.file) = (conditions, file)
  }
}

package struct KeyDefinition: Sendable {
  package var name: String
  package var type: Type
  /// Its default; nil where a type's static property says it when it is first read.
  package var defaultValue: Value?
  /// The trait with which it shares its data.
  package var bridged: Int?
  /// The methods of a bridge that were spelled out.
  package var read: Function?
  package var write: Function?

  package init(name: String, type: Type, defaultValue: Value?, bridged: Int?) {
    (self.name, self.type, self.defaultValue, self.bridged) = (name, type, defaultValue, bridged)
  }
}

/// A function that was declared: checked when its declaration is reached, or at its first call.
package struct FunctionDefinition: Sendable {
  package var declaration: FunctionDeclaration
  package var owner: String?
  package var isStatic: Bool
  package var signature: Signature
  package var source: Source
  /// What an extension says that parts of its type are: `where Element == Int`.
  var known: [String: Type] = [:]
}

extension Session {
  /// The function that a member of one's own runs, the getter of a property.
  func definition(of member: Member) -> FunctionDefinition? {
    if case .functions(let get, _) = member.body { definitions.functions[get] } else { nil }
  }

  /// Whether a protocol asks for a method, and so says nothing of what it does.
  func isAsked(_ member: Member) -> Bool {
    [.method, .subscript].contains(member.kind) && isBodiless(member)
  }

  /// The same, of an initialiser too.
  func isBodiless(_ member: Member) -> Bool {
    guard case .functions(let get, _) = member.body else { return false }
    return definitions.functions[get].declaration.body == nil
  }

  /// Whether a member takes what another of its name does, and so stands for it in a type that conforms, or in a subclass.
  ///
  /// What a protocol leaves open is known as its bound.
  func answers(_ own: Member, _ asked: Member) -> Bool {
    let (mine, its) = (own.signature, asked.signature)
    guard mine.labels == its.labels else { return false }
    let isAsked = isBodiless(asked) || asked.isRow
    if !isAsked, mine.isAsync != its.isAsync { return false }
    let isOfProtocol = owner(of: own)?.kind == .protocol
    let parameters = owner(of: asked)?.parameters ?? []
    return zip(mine.types, its.types).allSatisfy { mine, its in
      if mine == its { return true }
      // In protocols both are open in the same way.
      if isAsked, isOfProtocol, mine.isOpen, its.isOpen { return false }
      if isAsked { return mine.isOpen || its.isOpen || fits(its, mine) || fits(mine, its) }
      // In a generic superclass it is open what a subclass knows.
      return its != .any && fits(its, mine) && (!its.isOpen || its.parameters.allSatisfy(parameters.contains))
    }
  }

  func owner(of member: Member) -> TypeInfo? {
    guard case .functions(let get, _) = member.body else { return nil }
    return definitions.functions[get].owner.flatMap { definitions.types[$0] }
  }

  /// Whether reading a property changes the value: `mutating get`.
  func changesWhenRead(_ property: Member) -> Bool { definition(of: property)?.signature.isMutating == true }

  /// The member that the object's own class has.
  ///
  /// - Parameter given: What it is called with, which says what a protocol leaves open.
  func dynamic(
    _ name: String, _ member: Member, of value: Value, as staticType: String?, given: [Value] = []
  ) -> Member {
    if staticType != nil || member.trait != nil { return member }
    let type: String
    switch value {
    case .object(let id): type = heap.objects[id.row].type
    case .environment(let id): type = instance(of: id)?.type ?? ""
    case .structure(let structure): type = structure.type
    case .enumCase(let name, _, _): type = name
    case .type(.named(let name)): type = name
    default:
      guard isAsked(member) || member.isStored else { return member }
      type = className(of: value)
    }
    guard definitions.types[type] != nil, !isOnlyAdded(name, member) else { return member }
    let isStatic = if case .type = value { true } else { false }
    // What a protocol asks for may be one of Apple's.
    let isAsked = isAsked(member)
    for info in lineage(.named(type)) {
      var found: [Member] = []
      for other in (isStatic ? info.statics : info.members)[name] ?? [] where other.kind == member.kind {
        if case .row = other.body, other.kind != .property, !isAsked { continue }
        let other = isAsked ? other.resolved : other
        guard !isBodiless(other), answers(other, member) else { continue }
        // Of two that differ by their types or their `where` only, the one that was meant.
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

  /// Whether a member stands in a protocol's extension only: the protocol does not ask for it, so that no type has its own instead.
  func isOnlyAdded(_ name: String, _ member: Member) -> Bool {
    guard case .functions(let get, _) = member.body, let owner = definitions.functions[get].owner,
      definitions.types[owner]?.kind == .protocol, !isAsked(member)
    else { return false }
    let isStatic = definitions.functions[get].isStatic
    return lineage(.named(owner)).allSatisfy { info in
      // What Apple's protocols ask for is not all known.
      if info.isApple || info.conformances.union([info.name]).contains(where: isApples) { return false }
      return ((isStatic ? info.statics : info.members)[name] ?? []).allSatisfy {
        if case .functions = $0.body { !isAsked($0) || !answers(member, $0) } else { false }
      }
    }
  }

  /// Whether a protocol is Apple's, and not one of one's own that has the name.
  func isApples(_ name: String) -> Bool {
    Type.knownProtocols.contains(name) && definitions.types[name]?.isDeclared(as: "protocol") != true
  }

  /// Where a static property lies that the type, or one above it, holds.
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
