/// A row of a table of Apple's: the declaration as Apple writes it, a line of help, and what it does.
///
/// ```swift
/// AppleRow("func addSubview(_ view: UIView)", "Adds a view in front of the others.") { … }
/// AppleRow("var tag: Int", "A number of one's own.")          // stored; without a value it has the type's first one
/// ```
/// A type of one capital letter in it stands for any type, and `Element` for the list's; `Self` for the type of the value before the dot.
package struct AppleRow: Sendable {
  package var declaration: String { signature.declaration }
  let signature: RowSignature
  /// The words before the name, and the name.
  let words: Words
  package var help: String
  package var get: Native?
  /// What sets a property; the new value is its only argument.
  package var set: Native?
  /// What a stored property holds at first, and a call that only decorates gives.
  package var initial: Value?
  /// What it does, where that is written in Swift.
  package var swift: SwiftRow?
  /// Whether it only decorates, and takes whatever stands in its parentheses.
  package var takesAnything = false

  package init(
    _ declaration: String = "", _ help: String = "", initial: Value? = nil, get: Native? = nil,
    set: Native? = nil
  ) {
    (signature, self.help, self.get, self.set) = (RowSignature(declaration), help, get, set)
    words = Self.words(of: declaration)
    self.initial = get == nil ? initial ?? .nothing : initial
  }

  /// The same under a name.
  func declared(_ declaration: String, _ help: String) -> AppleRow {
    AppleRow(declaration, help, initial: initial, get: get, set: set)
  }

  typealias Words = (isStatic: Bool, kind: Member.Kind, name: String)

  private static let modifiers: Set<Substring> = [
    "static", "class", "func", "var", "let", "case", "mutating", "nonmutating",
  ]

  /// `static`, `mutating`, `func`, `var`, `init`, `subscript`, and the name.
  private static func words(of declaration: String) -> Words {
    let words = declaration.split(separator: " ", maxSplits: 4)
    let word = words.first { !modifiers.contains($0) } ?? ""
    let name = word.prefix { !"(:?<".contains($0) }.filter { $0 != "`" }
    let plain: Member.Kind = word.contains("(") ? .method : .property
    let kind = name == "init" ? .initializer : name == "subscript" ? .subscript : plain
    return (words.first == "static" || words.first == "class", kind, name)
  }
}

/// A type of Apple's is what its tables say of it: names are known at once, a signature is read when it is needed.
extension TypeInfo {
  /// A property of a struct, with what it holds at first.
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

  mutating func add(cases new: [(name: String, raw: Value?)]) {
    for (name, raw) in new {
      // `keyNotFound(Any,Context)` holds values, `flexible(minimum:Double=10)` one with a label and a first value.
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

  mutating func add(_ stored: Stored) {
    let initial = always(stored.initial)
    fields.append(Field(name: stored.name, type: stored.type, isConstant: false, initial: initial))
    members[stored.name] = [.stored(stored.name, stored.type)]
  }

  mutating func add(_ row: AppleRow) {
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

  /// What another table says of the type; the first one says what it is.
  mutating func merge(_ other: TypeInfo) {
    if cases.isEmpty { (cases, rawType) = (other.cases, other.rawType) }
    fields += other.fields.filter { new in !fields.contains { $0.name == new.name } }
    parent = parent ?? other.parent
    if help.isEmpty { help = other.help }
    if other.origin == .kept { origin = .kept }
    if parameters.isEmpty { parameters = other.parameters }
    conformances.formUnion(other.conformances)
    members.merge(other.members) { $0 + $1 }
    statics.merge(other.statics) { $0 + $1 }
  }
}
