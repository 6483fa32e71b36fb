/// `@State`, `@Environment(\.theme)`, `@available(iOS 17, *)`.
public struct Attribute: Sendable {
  public var name: Name
  public var arguments: [Argument]

  public init(name: Name, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
  }
}

/// What stands before a declaration's word: attributes, and words such as `private`, `static`, `override`, `final`, `weak`.
public struct Modifiers: Sendable {
  public var attributes: [Attribute]
  public var words: [Name]

  public init(attributes: [Attribute] = [], words: [Name] = []) {
    self.attributes = attributes
    self.words = words
  }

  /// Whether a word such as `static` is there.
  public func has(_ word: String) -> Bool { words.contains { $0.text == word } }
}

/// `let a = 1`, `var b: Int { … }`, `private static var a = 1, b = 2`: one a name.
public struct VariableDeclaration: Sendable {
  public struct Binding: Sendable {
    public var name: Name
    public var type: TypeSyntax?
    public var initial: Expression?
    public var accessors: Accessors?

    public init(name: Name, type: TypeSyntax?, initial: Expression?, accessors: Accessors?) {
      self.name = name
      self.type = type
      self.initial = initial
      self.accessors = accessors
    }
  }

  public var modifiers: Modifiers
  public var isConstant: Bool
  public var bindings: [Binding]

  public init(modifiers: Modifiers, isConstant: Bool, bindings: [Binding]) {
    self.modifiers = modifiers
    self.isConstant = isConstant
    self.bindings = bindings
  }
}

/// `{ e }`, `{ get { } set { } }`, `{ willSet { } didSet { } }`; in a protocol `{ get set }`, whose blocks are empty.
public struct Accessors: Sendable {
  public struct Accessor: Sendable {
    /// The name in `set(new)`; else `newValue` or `oldValue`.
    public var parameter: Name?
    public var body: Block

    public init(parameter: Name?, body: Block) {
      self.parameter = parameter
      self.body = body
    }
  }

  public var get: Accessor?
  public var set: Accessor?
  public var willSet: Accessor?
  public var didSet: Accessor?

  public init(get: Accessor? = nil, set: Accessor? = nil, willSet: Accessor? = nil, didSet: Accessor? = nil) {
    self.get = get
    self.set = set
    self.willSet = willSet
    self.didSet = didSet
  }
}

/// `func`, `init`, `deinit`, `subscript`.
public struct FunctionDeclaration: Sendable {
  public enum Kind: Sendable {
    case function, initializer(failable: Bool), deinitializer, `subscript`, `operator`
  }

  public struct Parameter: Sendable {
    /// Nil for `_`.
    public var label: Name?
    public var name: Name
    public var type: TypeSyntax
    public var isInout: Bool
    public var defaultValue: Expression?

    public init(label: Name?, name: Name, type: TypeSyntax, isInout: Bool, defaultValue: Expression?) {
      self.label = label
      self.name = name
      self.type = type
      self.isInout = isInout
      self.defaultValue = defaultValue
    }
  }

  public var kind: Kind
  public var modifiers: Modifiers
  /// `init` for an initialiser, `==` for an operator.
  public var name: Name
  public var parameters: [Parameter]
  public var result: TypeSyntax?
  /// Nil in a protocol.
  public var body: Block?
  /// A subscript's setter.
  public var accessors: Accessors?

  public init(
    kind: Kind, modifiers: Modifiers, name: Name, parameters: [Parameter], result: TypeSyntax?, body: Block?,
    accessors: Accessors? = nil
  ) {
    self.kind = kind
    self.modifiers = modifiers
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.accessors = accessors
  }
}

/// `struct`, `class`, `enum`, `protocol`, `extension`.
public struct TypeDeclaration: Sendable {
  public enum Kind: String, Sendable { case `struct`, `class`, `enum`, `protocol`, `extension`, actor }

  public var kind: Kind
  public var modifiers: Modifiers
  /// The name; of an extension, the type that is extended, `UIImage.DynamicRange` as one text.
  public var name: Name
  /// The superclass, the raw type, protocols.
  public var inherited: [TypeSyntax]
  public var members: [Statement]
  public var bodyRange: SourceRange

  public init(
    kind: Kind, modifiers: Modifiers, name: Name, inherited: [TypeSyntax], members: [Statement],
    bodyRange: SourceRange
  ) {
    self.kind = kind
    self.modifiers = modifiers
    self.name = name
    self.inherited = inherited
    self.members = members
    self.bodyRange = bodyRange
  }
}

/// A case of an enum, with its raw value or its associated values.
public struct EnumCase: Sendable {
  public var name: Name
  public var values: [(label: Name?, type: TypeSyntax)]
  public var rawValue: Expression?

  public init(name: Name, values: [(label: Name?, type: TypeSyntax)], rawValue: Expression?) {
    self.name = name
    self.values = values
    self.rawValue = rawValue
  }
}
