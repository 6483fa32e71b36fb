/// `@State`, `@Environment(\.theme)`, `@available(iOS 17, *)`.
package struct Attribute: Sendable {
  package var name: Name
  /// What stands in `< >` behind the name.
  package var types: [TypeSyntax]
  package var arguments: [Argument]

  package init(name: Name, types: [TypeSyntax] = [], arguments: [Argument] = []) {
    (self.name, self.types, self.arguments) = (name, types, arguments)
  }
}

/// What stands before a declaration's word: attributes, and words such as `private`, `static`, `override`, `final`, `weak`.
package struct Modifiers: Sendable {
  package var attributes: [Attribute] = []
  package var words: [Name] = []

  package var isStatic: Bool { has("static") || has("class") }

  package func has(_ word: String) -> Bool { words.contains { $0.text == word } }
  package var isPrivate: Bool { has("private") || has("fileprivate") }
}

/// `let a = 1`, `var b: Int { … }`, `private static var a = 1, b = 2`: one a name.
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

/// `{ e }`, `{ get { } set { } }`, `{ willSet { } didSet { } }`; in a protocol `{ get set }`, whose blocks are empty.
package struct Accessors: Sendable {
  package struct Accessor: Sendable {
    /// The name in `set(new)`; else `newValue` or `oldValue`.
    package var parameter: Name?
    package var body: Block
    /// `nonmutating set`: what is set lies elsewhere.
    package var isNonmutating = false
    /// `mutating get`: reading it changes the value.
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
    /// `T...`: the type is then a list.
    package var isVariadic = false
    package var isAutoclosure = false
    /// `@ViewBuilder` before it or its type, without the `@`.
    package var attribute: String?
  }

  package var kind: Kind
  package var modifiers: Modifiers
  /// `init` for an initialiser, `==` for an operator.
  package var name: Name
  /// What stands in `< >` behind the name: the parameters that are types.
  package var generics: [TypeSyntax] = []
  /// What is asked of these, in `< >` or behind `where`.
  package var bounds: [GenericBound] = []
  package var parameters: [Parameter]
  package var result: TypeSyntax?
  /// The type in `throws(…)`.
  package var thrown: TypeSyntax?
  /// Whether `throws` stands behind its parameters.
  package var isThrowing = false
  /// The same of `async`.
  package var isAsync = false
  /// Nil in a protocol.
  package var body: Block?
  /// A subscript's setter.
  package var accessors: Accessors?
}

/// `T: View`, `Element == Int`.
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
  /// The name; of an extension, the type that is extended, `UIImage.DynamicRange` as one text.
  package var name: Name
  /// What stands in `< >` behind the name.
  package var parameters: [String] = []
  /// The superclass, the raw type, protocols.
  package var inherited: [TypeSyntax]
  /// What an extension asks of the type behind `where`.
  package var bounds: [GenericBound] = []
  package var members: [Statement]
}

/// A case of an enum, with its raw value or its associated values.
package struct EnumCase: Sendable {
  package var name: Name
  package var values: [(label: Name?, type: TypeSyntax, initial: Expression?)]
  package var rawValue: Expression?
}
