// Generic parameters: one with a bound that says what a value shows stands for that; another is found where it is used.
extension Parser {
  /// What a parameter may be read as: a protocol that means something by itself, or a type that all its conforming types come to.
  private static let bounds = [
    "StringProtocol": "String", "BinaryInteger": "Int", "FixedWidthInteger": "Int",
    "BinaryFloatingPoint": "Double", "FloatingPoint": "Double",
  ]
  private static let lists = [
    "Collection", "RandomAccessCollection", "Sequence", "MutableCollection", "BidirectionalCollection",
  ]
  /// Protocols that say nothing of what a value shows.
  private static let open: Set = [
    "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable",
    "AnyObject", "CaseIterable", "CustomStringConvertible", "RawRepresentable", "Numeric", "SignedNumeric",
    "AdditiveArithmetic", "Strideable", "Error",
  ]

  /// Reads `<Content: View, T>`; until they are put back, the names mean their bounds.
  @discardableResult
  func genericParameters() throws(Failure) -> [String] {
    guard accept(.less) else { return [] }
    let names = try with({ $0.linesMatter = false }) { () throws(Failure) in
      let names = try commas { () throws(Failure) in
        guard current.isName else { throw unexpected("a name", "such as `<Content: View>`") }
        let name = takeName(as: .type)
        generics[name.text] = TypeSyntax(.parameter(name.text, nil), name.range)
        if accept(.colon) { bind(name.text, to: try type()) }
        return name.text
      }
      try expect(.greater)
      return names
    }
    // `where Content: View` counts for the parameters before it.
    let end = lexemes[index...].firstIndex { $0.word == .leftBrace } ?? lexemes.count
    for place in (lexemes[index..<end].firstIndex { $0.word == .where } ?? end)..<end {
      let (name, bound) = (text(lexemes[place]), lexeme(place + 2))
      if lexeme(place + 1).word == .colon, bound.kind == .name {
        bind(name, to: .named(text(bound), bound.range))
      }
      if lexeme(place + 1).word == .dot, text(bound) == "Element", lexeme(place + 3).word == .equal {
        // `where C.Element == Int`: it is a list of these.
        let outer = index
        index = place + 4
        bind(name, to: TypeSyntax(.array(try type()), bound.range))
        index = outer
      }
    }
    return names
  }

  /// Reads over `where T: View, T.ID == Int`; gives what `Self` is to be.
  @discardableResult
  func constraints() throws(Failure) -> [TypeSyntax] {
    guard accept(.where, as: .keyword) else { return [] }
    var ofSelf: [TypeSyntax] = []
    _ = try with({ $0.linesMatter = false }) { () throws(Failure) in
      try commas { () throws(Failure) in
        // Of `T.Item` nothing is known.
        let name = peek().word == .dot ? "" : text(current)
        _ = try type()
        let isBound = accept(.colon)
        guard isBound || accept(.equal) else { throw unexpected("`:` or `==`", "such as `where T: View`") }
        let bound = try type()
        bind(name, to: bound, isSame: !isBound)
        // `extension ButtonStyle where Self == Pill`: what is written with a dot where a style is expected.
        if name == "Self", isBound {
          ofSelf += bound.parts.filter { !$0.isNamed("Any") }
        } else if name == "Self" {
          generics[name] = bound
        }
      }
    }
    return ofSelf
  }

  /// What the types that may be extended call their parts.
  static let partsOfTypes: [String: [String]] = Dictionary(
    uniqueKeysWithValues: (lists + ["Array", "Set"]).map { ($0, ["Element"]) } + [
      ("Dictionary", ["Key", "Value"]), ("Optional", ["Wrapped"]),
    ])

  /// `V(2)` with `V: BinaryFloatingPoint` makes a Double: all that conforms comes to that type.
  func numberType(called name: Name) -> Name {
    guard case .parameter(_, let bound?)? = generics[name.text]?.kind, case .named(let parts, _) = bound.kind,
      let only = parts.first, parts.count == 1, Self.bounds.values.contains(only.text)
    else { return name }
    return Name(only.text, name.range)
  }

  /// Lets a parameter mean its bound, where that says what a value shows.
  func bind(_ name: String, to bound: TypeSyntax, isSame: Bool = false) {
    bounds += bound.parts.map { GenericBound(name: name, type: $0, isSame: isSame) }
    guard let known = generics[name], let type = meaning(of: bound) else { return }
    generics[name] = TypeSyntax(.parameter(name, type), known.range)
  }

  private func meaning(of type: TypeSyntax) -> TypeSyntax? {
    if case .composition(let types) = type.kind {
      let known = types.compactMap { meaning(of: $0) }
      return known.count < 2 ? known.first : TypeSyntax(.composition(known), type.range)
    }
    guard case .named(let names, _) = type.kind, let name = names.last?.text else { return type }
    if let known = Self.bounds[name] { return .named(known, type.range) }
    if Self.lists.contains(name) { return TypeSyntax(.array(.named("Any", type.range)), type.range) }
    return Self.open.contains(name) ? nil : type
  }
}
