import Syntax
import Traits

/// The types, traits, colours, images, keys and actions that a session has defined.
package struct Definitions: Sendable {
  package var types: [String: TypeInfo] = [:]
  package var typealiases: [String: Type] = [:]
  package var functions: [FunctionDefinition] = []
  /// The functions that belong to no type, by name.
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
  package var defaultValue: Value
  /// The trait with which it shares its data.
  package var bridged: Int?
  /// The methods of a bridge that were spelled out.
  package var read: Function?
  package var write: Function?

  package init(name: String, type: Type, defaultValue: Value, bridged: Int?) {
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
}

extension Session {
  /// Whether a protocol asks for a method, and so says nothing of what it does.
  func isAsked(_ member: Member) -> Bool {
    guard case .functions(let get, _) = member.body, [.method, .subscript].contains(member.kind) else {
      return false
    }
    return definitions.functions[get].declaration.body == nil
  }

  /// Whether reading a property changes the value: `mutating get`.
  func changesWhenRead(_ property: Member) -> Bool {
    guard case .functions(let get, _) = property.body else { return false }
    return definitions.functions[get].signature.isMutating
  }

  /// Whether a member stands in a protocol's extension only: the protocol does not ask for it, so that no type has its own instead.
  func isOnlyAdded(_ name: String, _ member: Member) -> Bool {
    guard case .functions(let get, _) = member.body, let owner = definitions.functions[get].owner,
      definitions.types[owner]?.kind == .protocol, !isAsked(member)
    else { return false }
    let isStatic = definitions.functions[get].isStatic
    return lineage(.named(owner)).allSatisfy { info in
      // What Apple's protocols ask for is not all known.
      guard !info.isApple, !info.conformances.union([info.name]).contains(where: isApples) else {
        return false
      }
      return ((isStatic ? info.statics : info.members)[name] ?? []).allSatisfy {
        if case .functions = $0.body { !isAsked($0) } else { false }
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
    case .stored:
      let field = storedField(member.name, of: type)
      return field.map { !$0.isConstant } ?? isEnvironment(type)
    case .row(let row): return row.set != nil || (row.get == nil && !row.declaration.contains("{ get }"))
    default: return member.isSettable
    }
  }
}
