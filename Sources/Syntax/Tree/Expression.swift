/// An expression of Swift, or one of the playground's short forms.
package struct Expression: Sendable {
  /// The words that mark a call that can throw or wait.
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
    /// `#1e90ff`, as red, green, blue and alpha, one byte each.
    case color(UInt32)
    /// `0.25s`, `250ms`, in seconds.
    case duration(Double)
    /// `390x844`
    case size(width: Double, height: Double)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    /// `(a, b: c)`, with no element or at least two. One element without a label is a `parenthesized` expression.
    case tuple([Argument])
    /// `(e)`. The tree keeps the parentheses, since a `{` may follow them.
    case parenthesized(Expression)

    // Names
    /// A single word: a variable, a type, a case, a trait or an environment. Also `self`, `Self`, `super`, `$0`, `$isOn`.
    case name(Name)
    /// `.dark`
    case implicitMember(Name)
    /// `base.name`
    case member(Expression, Name)
    /// `settings/cell`, `player/Image[1]`, `x/"Log in"`: two or more steps.
    case path([PathStep])
    /// `Binding<Bool>`, `[Int]`, `(Int, String)` in place of an expression; a single name is a `name`.
    case type(TypeSyntax)
    /// `base[a, b]`
    case `subscript`(Expression, [Argument])
    /// A call; the trailing closures are its last arguments.
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
    /// `a...b`, `a..<b`, `a...`, `...b`; with an ideal value in the middle, `200...300...400` and `...300...400`.
    case range(Expression?, Name, ideal: Expression? = nil, Expression?)

    // Closures, and other forms that only Swift has
    case closure(Closure)
    /// `\.theme`, `\Type.a[0]?.b`: the root type, and the path as an expression on `$0`.
    case keyPath(Name?, Expression)
    /// `#selector(changed(_:))`, `#colorLiteral(…)`: the word after `#`, and the arguments in parentheses.
    case macro(Name, [Argument])
    /// `if` or `switch` where a value is expected.
    case statement(Statement)

    // The playground's own forms
    /// A statement that has a value: `register …` and `cost { … }` after `=`.
    case verb(VerbStatement)
  }

  package var kind: Kind
  package var range: SourceRange
  /// Which of `try` and `await` the statement does not have before this call.
  package var missingMarks: Marks = []

  package init(_ kind: Kind, _ range: SourceRange) { (self.kind, self.range) = (kind, range) }

  package init(keyPath name: Name) {
    self.init(.keyPath(nil, .name("$0", name.range).member(name.text)), name.range)
  }

  /// The names of a chain of members whose first part is a name: `Keys.Theme`.
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
  /// `\( … )`, with further arguments after a comma: `\(value, specifier: "%.1f")`.
  case interpolation([Argument])
}

package struct Argument: Sendable {
  package var label: Name?
  package var value: Expression
  /// Whether the argument is a trailing closure; the first trailing closure has no label.
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
  /// The parameters; nil if the closure names none, so that its body may use `$0`.
  package var parameters: [Parameter]?
  /// The number of values that the closure takes as `$0`, `$1` and so on.
  package var shorthands = 0
  /// Whether it may throw: it contains a `try` or a `throw` whose error no `catch` takes.
  package var isThrowing = false
  /// The type in `throws(E)`.
  package var thrown: TypeSyntax?
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

/// A type as it is written; the parser skips `some`, `any` and `inout`.
package struct TypeSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// `Int`, `UIImage.DynamicRange`, `Binding<Bool>`: the names, and the type arguments in `< >` after the last.
    case named([Name], [TypeSyntax])
    /// `T` after a `<T>`: any type, but the same one everywhere; with the bound of `<T: UIView>`.
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
