/// An expression of Swift, or of the playground's short forms.
public struct Expression: Sendable {
  public indirect enum Kind: Sendable {
    // Literals
    case integer(Int)
    case double(Double)
    case boolean(Bool)
    case nothing
    case string([StringPart])
    /// `#1e90ff`, as red, green, blue and alpha of a byte each.
    case color(UInt32)
    /// `0.25s`, `250ms`, in seconds.
    case duration(Double)
    /// `390x844`
    case size(width: Double, height: Double)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    /// `(a, b: c)`, with none or at least two elements; one without a label is the expression itself, in parentheses.
    case tuple([Argument])
    /// `(e)`: kept, since `{` may follow what stands in parentheses.
    case parenthesized(Expression)

    // Names
    /// A word alone: a variable, a type, a case, a trait or an environment. Also `self`, `Self`, `super`, `$0`, `$isOn`.
    case name(Name)
    /// `.dark`
    case implicitMember(Name)
    /// `base.name`
    case member(Expression, Name)
    /// `settings/cell`, `player/Image[1]`, `x/"Log in"`: two or more steps.
    case path([PathStep])
    /// `Binding<Bool>` where an expression stands: what is in front of `<`, and the types.
    case generic(Expression, [TypeSyntax])
    /// `base[a, b]`
    case `subscript`(Expression, [Argument])
    /// A call, with the closures that follow it.
    case call(Expression, [Argument], trailing: [TrailingClosure])

    // Operators
    /// `!a`, `-a`, `&a`
    case prefix(Name, Expression)
    case binary(Expression, Name, Expression)
    case ternary(Expression, Expression, Expression)
    /// `a?` in a chain: `a?.b`.
    case optionalChain(Expression)
    /// `a!`
    case forced(Expression)
    /// `a as T`, `a as? T`, `a as! T`, `a is T`; the name is the operator: `as`, `as?`, `as!`, `is`.
    case cast(Expression, Name, TypeSyntax)
    /// `a...b`, `a..<b`, `a...`, `...b`.
    case range(Expression?, Name, Expression?)
    /// `200...300...400`, `200...300...`, `...300...400`: minimum, ideal, maximum. Ranges of two parts are `range`.
    case bounds(Expression?, Expression, Expression?)

    // Closures, and what only Swift has
    case closure(Closure)
    /// `\.theme`, `\Type.a.b`
    case keyPath(Name?, [Name])
    /// `#selector(changed(_:))`, `#colorLiteral(…)`: the word behind `#`, and what stands in the parentheses.
    case macro(Name, [Argument])
    /// `if` or `switch` where a value is expected.
    case statement(Statement)

    // The playground's own
    /// `traits { … }` is a call; `phone modifying { … }` is this.
    case modifying(Expression, Block)
    /// A statement that has a value: `register …` and `cost { … }` behind `=`.
    case verb(VerbStatement)
  }

  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A piece of a string.
public enum StringPart: Sendable {
  case text(String)
  /// `\( … )`, with what may stand behind a comma: `\(value, specifier: "%.1f")`.
  case interpolation([Argument])
}

/// An argument: `label: value`, or a value alone.
public struct Argument: Sendable {
  public var label: Name?
  public var value: Expression

  public init(label: Name? = nil, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// A closure behind a call; the first has no label.
public struct TrailingClosure: Sendable {
  public var label: Name?
  public var closure: Closure

  public init(label: Name? = nil, closure: Closure) {
    self.label = label
    self.closure = closure
  }
}

/// `{ [weak self] (sender: Self, previous) -> Void in … }`
public struct Closure: Sendable {
  public struct Capture: Sendable {
    /// `weak`, `unowned`, or nil.
    public var specifier: Name?
    public var name: Name
    public var value: Expression?

    public init(specifier: Name?, name: Name, value: Expression?) {
      self.specifier = specifier
      self.name = name
      self.value = value
    }
  }

  public struct Parameter: Sendable {
    public var name: Name
    public var type: TypeSyntax?

    public init(name: Name, type: TypeSyntax?) {
      self.name = name
      self.type = type
    }
  }

  public var captures: [Capture]
  /// Nil where the closure names none: `$0` may stand in it.
  public var parameters: [Parameter]?
  public var result: TypeSyntax?
  public var body: Block

  public init(captures: [Capture], parameters: [Parameter]?, result: TypeSyntax?, body: Block) {
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

/// One step of a path: `cell`, `Lamp[1]`, `"Log in"`, `"Picker: Wren"`.
public struct PathStep: Sendable {
  /// The word, or the text in the quotes.
  public var name: Name
  public var isQuoted: Bool
  public var index: Int?

  public init(name: Name, isQuoted: Bool, index: Int?) {
    self.name = name
    self.isQuoted = isQuoted
    self.index = index
  }
}

/// A type as it is written.
public struct TypeSyntax: Sendable {
  public indirect enum Kind: Sendable {
    /// `Int`, `UIImage.DynamicRange`, `Binding<Bool>`: the parts with what stands in `< >` behind the last.
    case named([Name], [TypeSyntax])
    case optional(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    case tuple([(label: Name?, type: TypeSyntax)])
    case function([TypeSyntax], TypeSyntax)
    /// `some View`, `any UITraitDefinition`
    case constrained(Name, TypeSyntax)
    /// `Theme.Type`
    case metatype(TypeSyntax)
    /// `inout T`
    case reference(TypeSyntax)
  }

  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
