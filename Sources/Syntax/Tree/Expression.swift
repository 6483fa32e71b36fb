/// An expression of Swift, or of the playground's short forms.
package struct Expression: Sendable {
  /// The words that say that a call can throw, or wait.
  package struct Marks: OptionSet, Sendable {
    package let rawValue: UInt8
    package static let `try` = Marks(rawValue: 1)
    package static let await = Marks(rawValue: 2)

    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  package indirect enum Kind: Sendable {
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
    /// `Binding<Bool>`, `[Int]`, `(Int, String)` where an expression stands; a name alone is a `name`.
    case type(TypeSyntax)
    /// `base[a, b]`
    case `subscript`(Expression, [Argument])
    /// A call; the closures that follow it are its last arguments.
    case call(Expression, [Argument])

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
    /// `a...b`, `a..<b`, `a...`, `...b`; with an ideal value between, `200...300...400` and `...300...400`.
    case range(Expression?, Name, ideal: Expression? = nil, Expression?)

    // Closures, and what only Swift has
    case closure(Closure)
    /// `\.theme`, `\Type.a[0]?.b`: the root's type, and what is read from `$0`.
    case keyPath(Name?, Expression)
    /// `#selector(changed(_:))`, `#colorLiteral(…)`: the word behind `#`, and what stands in the parentheses.
    case macro(Name, [Argument])
    /// `if` or `switch` where a value is expected.
    case statement(Statement)

    // The playground's own
    /// A statement that has a value: `register …` and `cost { … }` behind `=`.
    case verb(VerbStatement)
  }

  package var kind: Kind
  package var range: SourceRange
  /// Which of `try` and `await` a call's statement has not said before it.
  package var lacks: Marks = []

  package init(_ kind: Kind, _ range: SourceRange) { (self.kind, self.range) = (kind, range) }

  package init(keyPath name: Name) {
    self.init(.keyPath(nil, .name("$0", name.range).member(name.text)), name.range)
  }

  /// The names of a chain that begins with one: `Keys.Theme`.
  var names: [Name]? {
    switch kind {
    case .name(let name): [name]
    case .member(let base, let name): base.names.map { $0 + [name] }
    default: nil
    }
  }

  package var dotted: String? { names.map { $0.map(\.text).joined(separator: ".") } }

  /// The names of a chain of members, as in a key path.
  package var memberNames: [Name] {
    if case .member(let base, let name) = kind { base.memberNames + [name] } else { [] }
  }
}

package enum StringPart: Sendable {
  case text(String)
  /// `\( … )`, with what may stand behind a comma: `\(value, specifier: "%.1f")`.
  case interpolation([Argument])
}

package struct Argument: Sendable {
  package var label: Name?
  package var value: Expression
  /// Whether it is a closure behind the parentheses; the first of them has no label.
  package var isTrailing: Bool

  package init(label: Name? = nil, value: Expression, isTrailing: Bool = false) {
    (self.label, self.value, self.isTrailing) = (label, value, isTrailing)
  }
}

/// `{ [weak self] (sender: Self, previous) -> Void in … }`.
package struct Closure: Sendable {
  package struct Capture: Sendable {
    /// `weak`, `unowned`, or nil.
    package var specifier: Name?
    package var name: Name
    package var value: Expression?
  }

  package struct Parameter: Sendable {
    package var name: Name
    package var type: TypeSyntax?
  }

  package var captures: [Capture]
  /// Nil where the closure names none: `$0` may stand in it.
  package var parameters: [Parameter]?
  /// How many values it takes by `$0` and its like.
  package var shorthands = 0
  package var result: TypeSyntax?
  package var body: Block
}

/// One step of a path: `cell`, `Lamp[1]`, `"Log in"`, `"Picker: Wren"`.
package struct PathStep: Sendable {
  /// The word, or the text in the quotes.
  package var name: Name
  package var isQuoted: Bool
  package var index: Int?

  package init(name: Name, isQuoted: Bool, index: Int? = nil) {
    (self.name, self.isQuoted, self.index) = (name, isQuoted, index)
  }
}

/// A type as it is written; `some`, `any` and `inout` are read over.
package struct TypeSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// `Int`, `UIImage.DynamicRange`, `Binding<Bool>`: the parts with what stands in `< >` behind the last.
    case named([Name], [TypeSyntax])
    /// `T` where `<T>` stands before: any type, the same at each of its places; with the bound of `<T: UIView>`.
    case parameter(String, TypeSyntax?)
    /// `UIView & Themed`
    case composition([TypeSyntax])
    case optional(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    case tuple([(label: Name?, type: TypeSyntax)])
    case function([TypeSyntax], TypeSyntax)
    /// `Theme.Type`
    case metatype(TypeSyntax)
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) { (self.kind, self.range) = (kind, range) }

  package func isNamed(_ name: String) -> Bool {
    if case .named(let names, _) = kind { names.last?.text == name } else { false }
  }

  var parts: [TypeSyntax] { if case .composition(let types) = kind { types } else { [self] } }

  package static func named(_ text: String, _ range: SourceRange) -> TypeSyntax {
    TypeSyntax(.named([Name(text, range)], []), range)
  }
}
