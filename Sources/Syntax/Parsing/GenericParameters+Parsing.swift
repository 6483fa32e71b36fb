// Generic parameters: a bound that tells what a value can do replaces the parameter; others are resolved where they are used.
extension Parser {
  /// The types that replace some bounds: the one type that all conforming types are here.
  private static let bounds = [
    "StringProtocol": "String", "BinaryInteger": "Int", "FixedWidthInteger": "Int",
    "BinaryFloatingPoint": "Double", "FloatingPoint": "Double",
  ]
  private static let lists = [
    "Collection", "RandomAccessCollection", "Sequence", "MutableCollection", "BidirectionalCollection",
  ]
  /// Protocols that tell too little about what a value can do to replace a parameter.
  private static let open: Set = [
    "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable",
    "AnyObject", "CaseIterable", "CustomStringConvertible", "RawRepresentable", "Numeric", "SignedNumeric",
    "AdditiveArithmetic", "Strideable", "Error",
  ]

  /// Reads `<Content: View, T>`; until the caller restores `generics`, the names mean their bounds.
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
    // `where Content: View` applies to the parameters before it.
    let end = lexemes[index...].firstIndex { $0.word == .leftBrace } ?? lexemes.count
    for place in (lexemes[index..<end].firstIndex { $0.word == .where } ?? end)..<end {
      let (name, bound) = (text(lexemes[place]), lexeme(place + 2))
      if lexeme(place + 1).word == .colon, bound.kind == .name {
        bind(name, to: .named(text(bound), bound.range))
      }
      if lexeme(place + 1).word == .dot, text(bound) == "Element", lexeme(place + 3).word == .equal {
        // `where C.Element == Int`: then `C` is a list of integers.
        let outer = index
        index = place + 4
        bind(name, to: TypeSyntax(.array(try type()), bound.range))
        index = outer
      }
    }
    return names
  }

  /// Reads `where T: View, T.ID == Int`, and returns the bounds of `Self`.
  @discardableResult
  func constraints() throws(Failure) -> [TypeSyntax] {
    guard accept(.where, as: .keyword) else { return [] }
    var ofSelf: [TypeSyntax] = []
    _ = try with({ $0.linesMatter = false }) { () throws(Failure) in
      try commas { () throws(Failure) in
        // Nothing is known about `T.Item`.
        let name = peek().word == .dot ? "" : text(current)
        _ = try type()
        let isBound = accept(.colon)
        guard isBound || accept(.equal) else { throw unexpected("`:` or `==`", "such as `where T: View`") }
        let bound = try type()
        bind(name, to: bound, isSame: !isBound)
        // `extension ButtonStyle where Self == Pill`: its members are written with a dot where a style is expected.
        if name == "Self", isBound {
          ofSelf += bound.parts.filter { !$0.isNamed("Any") }
        } else if name == "Self" {
          generics[name] = bound
        }
      }
    }
    return ofSelf
  }

  /// The names of the generic parameters of the types that may be extended.
  static let partsOfTypes: [String: [String]] = Dictionary(
    uniqueKeysWithValues: (lists + ["Array", "Set"]).map { ($0, ["Element"]) } + [
      ("Dictionary", ["Key", "Value"]), ("Optional", ["Wrapped"]),
    ])

  /// The type that `V(2)` makes: `Double` for `V: BinaryFloatingPoint`, since all types that conform to it are `Double` here.
  func numberType(called name: Name) -> Name {
    guard case .parameter(_, let bound?)? = generics[name.text]?.kind, case .named(let parts, _) = bound.kind,
      let only = parts.first, parts.count == 1, Self.bounds.values.contains(only.text)
    else { return name }
    return Name(only.text, name.range)
  }

  /// Lets a parameter mean its bound, if the bound tells what a value can do.
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
