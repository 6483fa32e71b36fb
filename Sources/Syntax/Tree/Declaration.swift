/// `@State`, `@Environment(\.theme)`, `@available(iOS 17, *)`.
package struct Attribute: Sendable {
  package var name: Name
  /// The type arguments in `< >` after the name.
  package var types: [TypeSyntax]
  package var arguments: [Argument]

  package init(name: Name, types: [TypeSyntax] = [], arguments: [Argument] = []) {
    (self.name, self.types, self.arguments) = (name, types, arguments)
  }
}

/// The attributes of a declaration, and the words before its keyword: `private`, `static`, `override`, `final`, `weak`.
package struct Modifiers: Sendable {
  package var attributes: [Attribute] = []
  package var words: [Name] = []

  package var isStatic: Bool { has("static") || has("class") }

  package func has(_ word: String) -> Bool { words.contains { $0.text == word } }
  package var isPrivate: Bool { has("private") || has("fileprivate") }
}

/// `let a = 1`, `var b: Int { … }`, `private static var a = 1, b = 2`: one binding for each name.
package struct VariableDeclaration: Sendable {
  package struct Binding: Sendable {
    package var name: Name
    package var type: TypeSyntax?
    package var initial: Expression?
    package var accessors: Accessors?
  }

  package var modifiers: Modifiers
  package var isConstant: Bool
  package var bindings: [Binding]
}

/// `{ e }`, `{ get { } set { } }`, `{ willSet { } didSet { } }`; in a protocol `{ get set }` with empty blocks.
package struct Accessors: Sendable {
  package struct Accessor: Sendable {
    /// The name in `set(new)`; nil means `newValue` or `oldValue`.
    package var parameter: Name?
    package var body: Block
    /// `nonmutating set`: the setter stores the value somewhere else.
    package var isNonmutating = false
    /// `mutating get`: reading the property changes the value that holds it.
    package var isMutating = false

    package init(parameter: Name? = nil, body: Block) { (self.parameter, self.body) = (parameter, body) }
  }

  package var get: Accessor?
  package var set: Accessor?
  package var willSet: Accessor?
  package var didSet: Accessor?

  package init(get: Accessor? = nil) { self.get = get }
}

/// `func`, `init`, `deinit`, `subscript`.
package struct FunctionDeclaration: Sendable {
  package enum Kind: Hashable, Sendable {
    case function, initializer(failable: Bool), deinitializer, `subscript`, `operator`
  }

  package struct Parameter: Sendable {
    /// Nil for `_`.
    package var label: Name?
    package var name: Name
    package var type: TypeSyntax
    package var isInout: Bool
    package var defaultValue: Expression?
    /// `T...`: then the type is a list.
    package var isVariadic = false
    package var isAutoclosure = false
    /// The attribute before the parameter or its type, such as `@ViewBuilder`, without the `@`.
    package var attribute: String?
  }

  package var kind: Kind
  package var modifiers: Modifiers
  /// The name: `init` for an initialiser, `==` for an operator.
  package var name: Name
  /// The generic parameters in `< >` after the name.
  package var generics: [TypeSyntax] = []
  /// The requirements on the generic parameters, from `< >` or `where`.
  package var bounds: [GenericBound] = []
  package var parameters: [Parameter]
  package var result: TypeSyntax?
  /// The type in `throws(…)`.
  package var thrown: TypeSyntax?
  /// Whether `throws` follows the parameters.
  package var isThrowing = false
  package var isRethrowing = false
  /// Whether `async` follows the parameters.
  package var isAsync = false
  /// Nil in a protocol.
  package var body: Block?
  /// A subscript's setter.
  package var accessors: Accessors?
}

/// A requirement on a generic parameter: `T: View`, `Element == Int`.
package struct GenericBound: Sendable {
  package var name: String
  package var type: TypeSyntax
  package var isSame: Bool
}

/// `struct`, `class`, `enum`, `protocol`, `extension`.
package struct TypeDeclaration: Sendable {
  package enum Kind: String, Sendable { case `struct`, `class`, `enum`, `protocol`, `extension`, actor }

  package var kind: Kind
  package var modifiers: Modifiers
  /// The name; for an extension, the extended type, where `UIImage.DynamicRange` is one text.
  package var name: Name
  /// The generic parameters in `< >` after the name.
  package var parameters: [String] = []
  /// The superclass, the raw type and the protocols.
  package var inherited: [TypeSyntax]
  /// The requirements of an extension after `where`.
  package var bounds: [GenericBound] = []
  package var members: [Statement]
}

/// A case of an enum, with its raw value or its associated values.
package struct EnumCase: Sendable {
  package var name: Name
  package var values: [(label: Name?, type: TypeSyntax, initial: Expression?)]
  package var rawValue: Expression?
}
