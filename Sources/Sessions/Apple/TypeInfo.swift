import Syntax

/// The description of a type, the session's or Apple's; both have the same form, which checking, completion and `help` read.
package struct TypeInfo: Sendable {
  package enum Kind: String, Sendable { case structure = "struct", `class`, enumeration = "enum", `protocol` }

  /// The origin of a type: Swift code, `define` (a class then has a memberwise initialiser), Apple, or a type
  /// that is kept without effect; the last accepts members that no table names.
  package enum Origin: Sendable { case declared, defined, apple, withoutEffect }

  package var name: String
  package var kind: Kind
  /// The superclass, with its generic arguments if it has any.
  package var parent: Type?
  package var conformances: Set<String> = []
  /// The generic parameters in `< >`, with their bounds: protocols and classes of the learner's that say what the parameter can do.
  package var generics: [(name: String, bound: Type?)] = []
  package var help = ""
  /// The stored properties of a struct or class, in their order.
  package var fields: [Field] = []
  /// The static stored properties; their values are made at the first read.
  var staticFields: [Field] = []
  package var cases: [Case] = []
  package var rawType: Type?
  /// The members by name, with overloads together; initialisers are under `init`, `deinit` under its name, subscripts under `subscript`.
  package var members: [String: [Member]] = [:]
  package var statics: [String: [Member]] = [:]
  package var origin = Origin.declared
  /// Whether the type declares an initialiser, so that it has no memberwise one.
  package var ownsInitializer = false
  /// The source text of the declaration, with its modifiers and attributes: `final`, `objc`; nil for a type that is only extended.
  package var declaration: (text: String, modifiers: Set<String>?) = ("", nil)

  package var superclass: String? { parent?.name }

  package var parameters: [String] {
    get { generics.map(\.name) }
    set { generics = newValue.map { ($0, nil) } }
  }

  /// The generic parameters with their bounds, for the type's own code.
  var bounds: [String: Type] { generics.reduce(into: [:]) { all, one in all[one.name] = one.bound } }

  package var isApple: Bool { origin == .apple || origin == .withoutEffect }
  package var isShort: Bool { origin == .defined }

  /// Whether the learner's types may not have this name; all other names of Apple's they may hide.
  var isFixed: Bool { ["Array", "Dictionary", "Optional", "Global", "Binding"].contains(name) }

  /// The type with inferred generic arguments: `Box<Int>` for `Box(3)`.
  func found(_ found: [String: Type], as type: Type) -> Type {
    guard type == .named(name), parameters.contains(where: { found[$0] != nil }) else { return type }
    return .generic(name, parameters.map { found[$0] ?? .any })
  }

  /// The members of the type itself as a value: its static members.
  var asValue: TypeInfo {
    var value = self
    (value.members, value.fields) = (statics, staticFields)
    return value
  }

  package init(name: String, kind: Kind, superclass: String? = nil) {
    self.name = name
    self.kind = kind
    parent = superclass.map(Type.named)
  }

  package struct Field: Sendable {
    package var name: String
    package var type: Type
    package var isConstant: Bool
    package var isPrivate = false
    package var isWeak = false
    /// Whether key-value observers hear of it: always for Apple's properties, for the learner's only with `@objc dynamic`.
    package var isDynamic = true
    /// `@ViewBuilder let content: Content`: the initialiser takes a closure, and stores its result.
    package var isBuilt = false
    /// The result builder of the learner's that is written before the property.
    var builder: String?
    package var wrapper: PropertyWrapper?
    /// The value if an initialiser sets none.
    package var initial: Code?
    package var didSet: Int?
    package var willSet: Int?
    /// The function that makes the value of a `lazy` property at its first read.
    package var lazy: Int?
  }

  package struct Case: Sendable {
    package var name: String
    package var raw: Value?
    package var labels: [String?] = []
    package var types: [Type] = []
    /// The default values of associated values.
    var initials: [Code?] = []
  }

  package func raw(of name: String) -> Value? { cases.first { $0.name == name }?.raw }
}

package struct Signature: Sendable {
  package struct Parameter: Sendable {
    package var label: String?
    package var name: String
    package var type: Type
    package var isInout = false
    package var hasDefault = false
    /// The code of the default value, for functions of the session.
    package var fallback: Code?
    /// A default value that depends on the call's position: `line` for `#line`.
    var macro: Name?
    package var isVariadic = false
    package var isAutoclosure = false
    /// Whether its type ends in `!`.
    var isForced = false
    /// The result builder of the learner's that a closure argument is written with.
    var builder: String?
  }

  package var parameters: [Parameter]
  package var result: Type
  package var isMutating = false
  var isAsync = false
  /// Whether the result's type ends in `!`.
  var isForced = false
  /// The generic parameters with their bounds; a call passes the types, in order, after its arguments.
  var bounds: [String: Type] = [:]
  /// The requirements on the generic parameters.
  var requirements: Set<Requirement> = []

  /// The signature with inferred types in place of the unknown ones.
  func filled(with found: [String: Type]) -> Signature {
    var copy = self
    for index in parameters.indices {
      copy.parameters[index].type = parameters[index].type.filled(with: found)
    }
    copy.result = result.filled(with: found)
    return copy
  }
}

/// The code of a row of Apple's; it gets the session, the value before the dot, which it may change, and the arguments.
///
/// An omitted argument is `.nothing`, the value of `nil`.
package typealias Native = @Sendable (inout Session, inout Value, [Value], Place) throws(Problem) -> Value

package struct Member: Sendable {
  package enum Kind: Sendable { case property, method, initializer, `subscript` }

  package enum Body: Sendable {
    case stored
    case native(get: Native?, set: Native?)
    /// Functions of the session: the called function, or the getter and setter of a property.
    case functions(get: Int, set: Int?)
    /// A row of Apple's whose signature was not parsed yet.
    indirect case row(AppleRow)
  }

  package var name: String
  package var kind: Kind
  package var signature: Signature
  package var body: Body
  /// Whether the member is an optional requirement of a protocol.
  var isOptional = false
  /// Whether setting it does not change the value before the dot, since the data is stored elsewhere.
  var isNonmutating = false
  /// The environment key that a property of EnvironmentValues reads.
  var environmentKey: String?
  package var isPrivate = false
  /// The file whose extension declares it; two files may each have a private member with the same name.
  var file: String?
  /// Whether its type ends in `!`, so that it is unwrapped where it is used.
  var isForced = false
  package var help = ""
  /// The index of the trait that a property of UITraitCollection or UIMutableTraits reads.
  package var trait: Int?
  /// The observers that run around an assignment to a property of a superclass.
  var observers: (willSet: Int?, didSet: Int?) = (nil, nil)
  /// The requirements of its extension after `where`.
  var requirements: Set<Requirement> = []
  /// Whether it is a `static let`.
  var isConstant = false

  /// A row of Apple's with its signature parsed; other members unchanged.
  package var resolved: Member {
    guard case .row(let row) = body else { return self }
    var copy = self
    copy.signature = row.signature.value
    return copy
  }

  package var isSettable: Bool {
    switch body {
    case .stored: true
    case .functions(_, let set): set != nil
    case .native, .row: body.natives.set != nil
    }
  }

  var isStored: Bool { if case .stored = body { true } else { false } }

  package var type: Type { signature.result }

  /// Whether it is kept without effect, and takes any arguments.
  var acceptsAnyArguments: Bool { if case .row(let row) = body { row.acceptsAnyArguments } else { false } }
}
