/// A row in a table of Apple's types: the declaration as Apple writes it, a line of help, and the code.
///
/// ```swift
/// AppleRow("func addSubview(_ view: UIView)", "Adds a view in front of the others.") { … }
/// AppleRow("var tag: Int", "A number of one's own.")          // stored; the initial value is that of the type if none is given
/// ```
/// A type of one capital letter stands for any type, `Element` for the list's, `Self` for the type of the value before the dot.
package struct AppleRow: Sendable {
  package var declaration: String { signature.declaration }
  package let signature: RowSignature
  /// The kind and the name, read from the words of the declaration.
  package let words: Words
  package var help: String
  package var get: Native?
  /// The setter of a property; the new value is its only argument.
  package var set: Native?
  /// The initial value of a stored property, or the result of a call without effect.
  package var initial: Value?
  /// The code, if it is written in Swift.
  package var swift: SwiftRow?
  /// Whether it is kept without effect, and takes any arguments.
  package var acceptsAnyArguments = false

  package init(
    _ declaration: String = "", _ help: String = "", initial: Value? = nil, get: Native? = nil,
    set: Native? = nil
  ) {
    (signature, self.help, self.get, self.set) = (RowSignature(declaration), help, get, set)
    words = Self.words(of: declaration)
    self.initial = get == nil ? initial ?? .nothing : initial
  }

  package func declared(_ declaration: String, _ help: String) -> AppleRow {
    AppleRow(declaration, help, initial: initial, get: get, set: set)
  }

  package typealias Words = (isStatic: Bool, kind: Member.Kind, name: String)

  private static let modifiers: Set<Substring> = [
    "static", "class", "func", "var", "let", "case", "mutating", "nonmutating",
  ]

  /// Reads `static`, `mutating`, `func`, `var`, `init`, `subscript`, and the name.
  private static func words(of declaration: String) -> Words {
    let words = declaration.split(separator: " ", maxSplits: 4)
    let word = words.first { !modifiers.contains($0) } ?? ""
    let name = word.prefix { !"(:?<".contains($0) }.filter { $0 != "`" }
    let plain: Member.Kind = word.contains("(") ? .method : .property
    let kind = name == "init" ? .initializer : name == "subscript" ? .subscript : plain
    return (words.first == "static" || words.first == "class", kind, name)
  }
}

/// The description of an Apple type consists of its tables. Names are known at once; signatures are parsed when they are needed.
extension TypeInfo {
  /// A stored property of a struct, with its initial value.
  package typealias Stored = (name: String, type: Type, initial: Value)

  package init(
    _ name: String, _ kind: Kind, below superclass: String? = nil, conforms protocols: [String] = [],
    _ help: String = "", cases: [(name: String, raw: Value?)] = [], fields: [Stored] = [],
    _ rows: [AppleRow] = []
  ) {
    self.init(name: name, kind: kind, superclass: superclass)
    (origin, self.help, conformances) = (.apple, help, Set(protocols))
    add(cases: cases)
    for field in fields { add(field) }
    members.reserveCapacity(fields.count + rows.count)
    for row in rows { add(row) }
  }

  package mutating func add(cases new: [(name: String, raw: Value?)]) {
    for (name, raw) in new {
      // `keyNotFound(Any,Context)` has associated values, `flexible(minimum:Double=10)` one with a label and a default.
      let parts = name.split { "(,)".contains($0) }.map(String.init)
      var new = Case(name: parts[0], raw: raw)
      for part in parts.dropFirst() {
        let words = part.split { ":=".contains($0) }.map(String.init)
        let type = words[part.contains(":") ? 1 : 0]
        new.labels.append(part.contains(":") ? words[0] : nil)
        new.types.append(parameters.contains(type) ? .unknown(type) : Type.builtIn(type) ?? .named(type))
        new.initials.append(words.count > 2 ? always(Value(written: words[2], as: type)) : nil)
      }
      cases.append(new)
    }
    switch cases.first?.raw {
    case .int: rawType = .int
    case .string: rawType = .string
    default: break
    }
  }

  package mutating func add(_ stored: Stored) {
    let initial = always(stored.initial)
    fields.append(Field(name: stored.name, type: stored.type, isConstant: false, initial: initial))
    members[stored.name] = [.stored(stored.name, stored.type)]
  }

  package mutating func add(_ row: AppleRow) {
    let (isStatic, kind, name) = row.words
    var member = Member(
      name: name, kind: kind, signature: Signature(parameters: [], result: .any), body: .row(row),
      help: row.help)
    member.isNonmutating = row.declaration.hasPrefix("nonmutating")
    member.isForced = row.declaration.hasSuffix("! { get }") || row.declaration.hasSuffix("!")
    if isStatic {
      statics[name, default: []].append(member)
    } else {
      members[name, default: []].append(member)
    }
  }

  /// Adds the contents of another table about this type; the first table decides what it is.
  package mutating func merge(_ other: TypeInfo) {
    if cases.isEmpty { (cases, rawType) = (other.cases, other.rawType) }
    fields += other.fields.filter { new in !fields.contains { $0.name == new.name } }
    parent = parent ?? other.parent
    if help.isEmpty { help = other.help }
    if other.origin == .withoutEffect { origin = .withoutEffect }
    if parameters.isEmpty { parameters = other.parameters }
    conformances.formUnion(other.conformances)
    members.merge(other.members) { $0 + $1 }
    statics.merge(other.statics) { $0 + $1 }
  }
}

extension AppleRow {
  /// Members that are kept without effect: `font:UIFont`, a property; `bounces,isDragging:Bool`, several; `padding()`, a call with any
  /// arguments; `constraint():NSLayoutConstraint`, one with a result; `sign():Self`, one that returns the value before the dot;
  /// `*zero:CGSize`, static; `numberOfLines:Int=1`, with an initial value; without a type, the type is `Any`.
  package static func withoutEffect(_ words: String) -> [AppleRow] {
    words.split { " \n".contains($0) }.flatMap { word in
      let parts = word.split(separator: ":", maxSplits: 1)
      let kind = parts.count > 1 ? parts[1].split(separator: "=").map(String.init) : []
      return parts[0].split(separator: ",").map { withoutEffect($0, kind.first, kind.dropFirst().first) }
    }
  }

  private static func withoutEffect(_ name: Substring, _ type: String?, _ initial: String?) -> AppleRow {
    let (prefix, help) = (name.first == "*" ? "static " : "", "Kept, without effect.")
    let (name, kind) = (name.drop { $0 == "*" }, type ?? "Any")
    guard name.hasSuffix("()") else {
      return AppleRow(
        "\(prefix)var \(name == "default" ? "`default`" : name): \(kind)", help,
        initial: initial.map { Value(written: $0, as: kind) } ?? .initial(of: kind))
    }
    if name == "init()" { return AppleRow("init()", help, initial: .kept("")).takingAnyArguments }
    if kind == "Self" {
      return AppleRow("\(prefix)func \(name) -> Self", help) { _, value, _, _ in value }.takingAnyArguments
    }
    let initial = type.map { Value.initial(of: $0) } ?? .kept("")
    return AppleRow("\(prefix)func \(name) -> \(kind)", help, initial: initial).takingAnyArguments
  }

  package var takingAnyArguments: AppleRow {
    var row = self
    row.acceptsAnyArguments = true
    return row
  }
}
