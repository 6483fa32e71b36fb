import Syntax

/// A row of a table of Apple's: the declaration as Apple writes it, a line of help, and what it does.
///
/// ```swift
/// AppleRow("func addSubview(_ view: UIView)", "Adds a view in front of the others.") { … }
/// AppleRow("var tag: Int", "A number of one's own.")          // stored; without a value it has the type's first one
/// ```
/// A type of one capital letter in it stands for any type, and `Element` for the list's; `Self` for the type of the value before the dot.
package struct AppleRow: Sendable {
  package var declaration: String { didSet { words = Self.words(of: declaration) } }
  /// The words before the name, and the name.
  private(set) var words: Words
  package var help: String
  package var get: Native?
  package var set: Native?
  /// What a stored property holds at first.
  package var initial: Value?
  /// What it does, where that is written in Swift.
  package var swift: SwiftRow?
  /// Whether it only decorates, and takes whatever stands in its parentheses.
  package var takesAnything = false

  /// A method or an initialiser, or a property that is only read.
  package init(_ declaration: String, _ help: String, _ run: @escaping Native) {
    self.init(declaration: declaration, help: help, get: run, set: nil, initial: nil)
  }

  /// A property that is read and set; the new value is the only argument of `set`.
  package init(
    _ declaration: String, _ help: String, get: @escaping Native, set: @escaping Native
  ) {
    self.init(declaration: declaration, help: help, get: get, set: set, initial: nil)
  }

  /// A property that is stored as it is, or a call that only decorates.
  package init(_ declaration: String, _ help: String, initial: Value = .nothing) {
    self.init(declaration: declaration, help: help, get: nil, set: nil, initial: initial)
  }

  private init(declaration: String, help: String, get: Native?, set: Native?, initial: Value?) {
    self.declaration = declaration
    words = Self.words(of: declaration)
    self.help = help
    self.get = get
    self.set = set
    self.initial = initial
  }

  typealias Words = (isStatic: Bool, kind: Member.Kind, name: String)

  /// `static`, `mutating`, `func`, `var`, `init`, `subscript`, and the name.
  private static func words(of declaration: String) -> Words {
    var isStatic = false
    for word in declaration.utf8.split(separator: .blank, maxSplits: 4) {
      switch String(Substring(word)) {
      case "static", "class": isStatic = true
      case "func", "var", "let", "case", "mutating", "nonmutating": continue
      default:
        let name = String(Substring(word.prefix { ![.parenthesis, .colon, .question, .less].contains($0) }))
        if name == "init" { return (isStatic, .initializer, name) }
        if name == "subscript" { return (isStatic, .subscript, name) }
        let isQuoted = name.utf8.first == .quote
        let kind: Member.Kind = word.contains(.parenthesis) ? .method : .property
        return (isStatic, kind, isQuoted ? String(name.dropFirst().dropLast()) : name)
      }
    }
    return (isStatic, .property, "")
  }
}

/// A type of Apple's that the language knows: a table of rows.
package struct AppleType: Sendable {
  package var name: String
  package var kind: TypeInfo.Kind
  /// What stands in `< >` behind the name.
  var parameters: [String] = []
  package var superclass: String?
  package var conformances: [String]
  package var help: String
  package var cases: [(name: String, raw: Value?)]
  /// The properties of a struct, with what they hold at first.
  package var fields: [Field]
  package var rows: [AppleRow]

  package typealias Field = (name: String, type: Type, initial: Value)

  package init(
    _ name: String, _ kind: TypeInfo.Kind, _ superclass: String? = nil, conforms: [String] = [],
    _ help: String,
    cases: [(name: String, raw: Value?)] = [], fields: [Field] = [], _ rows: [AppleRow] = []
  ) {
    self.name = name
    self.kind = kind
    self.superclass = superclass
    self.conformances = conforms
    self.help = help
    self.cases = cases
    self.fields = fields
    self.rows = rows
  }

  /// A type that has no superclass.
  package init(
    _ name: String, _ kind: TypeInfo.Kind, _ help: String,
    cases: [(name: String, raw: Value?)] = [], fields: [Field] = [], _ rows: [AppleRow] = []
  ) {
    self.init(name, kind, nil, help, cases: cases, fields: fields, rows)
  }

  /// The table as a type: names are known at once, a signature is read when it is needed.
  package var info: TypeInfo {
    var info = TypeInfo(name: name, kind: kind, superclass: superclass)
    (info.origin, info.parameters) = (.apple, parameters)
    info.conformances = Set(conformances)
    info.help = help
    info.cases = cases.map { TypeInfo.Case(name: $0.name, raw: $0.raw) }
    switch cases.first?.raw {
    case .int: info.rawType = .int
    case .double: info.rawType = .double
    case .string: info.rawType = .string
    default: break
    }
    for field in fields {
      info.fields.append(
        TypeInfo.Field(name: field.name, type: field.type, isConstant: false, initial: always(field.initial)))
      let signature = Signature(parameters: [], result: field.type)
      info.members[field.name] = [
        Member(name: field.name, kind: .property, signature: signature, body: .stored)
      ]
    }
    info.members.reserveCapacity(fields.count + rows.count)
    for row in rows {
      let words = row.words
      var member = Member(
        name: words.name, kind: words.kind, signature: Signature(parameters: [], result: .any),
        body: .row(row), help: row.help)
      member.isNonmutating = row.declaration.hasPrefix("nonmutating")
      member.isForced = row.declaration.hasSuffix("! { get }") || row.declaration.hasSuffix("!")
      if words.isStatic {
        info.statics[words.name, default: []].append(member)
      } else {
        info.members[words.name, default: []].append(member)
      }
    }
    return info
  }
}
