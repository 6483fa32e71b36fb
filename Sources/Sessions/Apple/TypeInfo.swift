import Syntax

/// What is known of a type, of the session's or of Apple's: one form for both, which checking, completion and `help` read.
package struct TypeInfo: Sendable {
  package enum Kind: String, Sendable { case structure = "struct", `class`, enumeration = "enum", `protocol` }

  /// Who made it: Swift code, `define` (a class then has an initialiser by its fields) or Apple; of what only decorates, a member
  /// which no table names is kept too.
  package enum Origin: Sendable { case declared, defined, apple, kept }

  package var name: String
  package var kind: Kind
  /// The superclass, with its arguments where it is generic.
  var parent: Type?
  package var conformances: Set<String> = []
  /// What stands in `< >` behind the name, with the protocols and classes of one's own that say what it can do.
  package var generics: [(name: String, bound: Type?)] = []
  package var help = ""
  /// Stored properties of a struct or class, in their order.
  package var fields: [Field] = []
  /// Static properties that hold a value, which is made at the first read.
  var staticFields: [Field] = []
  package var cases: [Case] = []
  package var rawType: Type?
  /// Members by name, those of one name together; initialisers under `init` and `deinit`, subscripts under `subscript`.
  package var members: [String: [Member]] = [:]
  package var statics: [String: [Member]] = [:]
  package var origin = Origin.declared
  /// Whether it has an initialiser of its own, beside which there is none by the fields.
  package var ownsInitializer = false
  /// The declaration as it was typed.
  package var text = ""

  package var superclass: String? { parent?.name }

  package var parameters: [String] {
    get { generics.map(\.name) }
    set { generics = newValue.map { ($0, nil) } }
  }

  /// What the parameters are in the type's own code.
  var bounds: [String: Type] { generics.reduce(into: [:]) { all, one in all[one.name] = one.bound } }

  package var isApple: Bool { origin == .apple || origin == .kept }
  package var isShort: Bool { origin == .defined }

  /// Whether no type of one's own may have the name: Swift's that have a form of their own; others are hidden by one's own.
  var isFixed: Bool { ["Array", "Dictionary", "Optional", "Global", "Binding"].contains(name) }

  /// The type with what was found for its parameters: `Box<Int>` for `Box(3)`.
  func found(_ found: [String: Type], as type: Type) -> Type {
    guard type == .named(name), parameters.contains(where: { found[$0] != nil }) else { return type }
    return .generic(name, parameters.map { found[$0] ?? .any })
  }

  /// What the type is as a value: its static members are that one's.
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
    /// Whether its assignments may be observed, in an object of Apple's or by `@objc dynamic`.
    var isDynamic = true
    /// `@ViewBuilder let content: Content`: the initialiser takes a closure, and keeps what it makes.
    package var isBuilt = false
    /// The result builder of one's own that stands before it.
    var builder: String?
    package var wrapper: PropertyWrapper?
    /// The value where an initialiser names none.
    package var initial: Code?
    package var didSet: Int?
    package var willSet: Int?
    /// The function that makes the value of a `lazy` one at its first read.
    package var lazy: Int?
  }

  package struct Case: Sendable {
    package var name: String
    package var raw: Value?
    package var labels: [String?] = []
    package var types: [Type] = []
    /// The values where a call names none.
    var initials: [Code?] = []
  }

  package func raw(of name: String) -> Value? { cases.first { $0.name == name }?.raw }
}

/// What a call gives: labels, types and results.
package struct Signature: Sendable {
  package struct Parameter: Sendable {
    package var label: String?
    package var name: String
    package var type: Type
    package var isInout = false
    package var hasDefault = false
    /// The default's code, of functions of the session's.
    package var fallback: Code?
    /// The default that each call says by where it stands: `line` of `#line`.
    var macro: Name?
    package var isVariadic = false
    package var isAutoclosure = false
    /// Whether its type ends in `!`.
    var isForced = false
    /// The result builder of one's own that makes what a closure gives.
    var builder: String?
  }

  package var parameters: [Parameter]
  package var result: Type
  package var isMutating = false
  var isAsync = false
  /// Whether the result's type ends in `!`.
  var isForced = false
  /// The parameters in `< >`, with what they are bound to; a call hands the types in their order behind its arguments.
  var bounds: [String: Type] = [:]
  /// What is asked of these.
  var requirements: Set<Requirement> = []

  /// The signature with what was found put in place of the unknown.
  func filled(with found: [String: Type]) -> Signature {
    var copy = self
    for index in parameters.indices {
      copy.parameters[index].type = parameters[index].type.filled(with: found)
    }
    copy.result = result.filled(with: found)
    return copy
  }
}

/// What a row of Apple's does: with the session, the value before the dot, which it may change, and the arguments.
///
/// An argument that was left out is `nil`'s value, `.nothing`.
package typealias Native = @Sendable (inout Session, inout Value, [Value], Place) throws(Problem) -> Value

package struct Member: Sendable {
  package enum Kind: Sendable { case property, method, initializer, `subscript` }

  package enum Body: Sendable {
    case stored
    case native(get: Native?, set: Native?)
    /// Functions of the session's: what is called, or a property's getter and setter.
    case functions(get: Int, set: Int?)
    /// A row of Apple's whose signature was not read yet.
    indirect case row(AppleRow)
  }

  package var name: String
  package var kind: Kind
  package var signature: Signature
  package var body: Body
  /// Whether a protocol lets it be left out.
  var isOptional = false
  /// Whether setting it leaves the value before the dot as it is: the data lies elsewhere.
  var isNonmutating = false
  /// The key that a property of EnvironmentValues reads.
  var environmentKey: String?
  package var isPrivate = false
  /// The file of a module whose extension has it: two files may each have a private one.
  var file: String?
  /// Whether its type ends in `!`: it is unwrapped where it is used.
  var isForced = false
  package var help = ""
  /// The trait that a property of UITraitCollection or UIMutableTraits reads.
  package var trait: Int?
  /// What runs around an assignment of a property that a superclass has.
  var observers: (willSet: Int?, didSet: Int?) = (nil, nil)
  /// What its extension asks of the type behind `where`.
  var requirements: Set<Requirement> = []
  /// Whether it is a `static let`.
  var isConstant = false

  /// The row of Apple's with its signature read; anything else as it is.
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

  /// Whether it only decorates, and takes whatever stands in its parentheses.
  var takesAnything: Bool { if case .row(let row) = body { row.takesAnything } else { false } }
}
