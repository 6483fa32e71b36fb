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
  mutating func genericParameters() throws(Failure) -> [String] {
    guard accept(.less) else { return [] }
    var names: [String] = []
    let outer = context
    context.linesMatter = false
    repeat {
      guard current.isName else { throw unexpected("a name", "such as `<Content: View>`") }
      let name = takeName(as: .type)
      names.append(name.text)
      generics[name.text] = TypeSyntax(.parameter(name.text), name.range)
      if accept(.colon) { bind(name.text, to: try type()) }
    } while accept(.comma)
    try expect(.greater)
    context = outer
    var place = index
    while lexemes[place].kind != .end, lexemes[place].word != .leftBrace {
      // `where Content: View` counts for the parameters before it.
      let (name, bound) = (lexemes[place], lexemes[min(place + 2, lexemes.count - 1)])
      if lexemes[place + 1].word == .colon, generics[text(name)] != nil, bound.kind == .name {
        bind(text(name), to: TypeSyntax(.named([self.name(bound)], []), bound.range))
      }
      place += 1
    }
    return names
  }

  /// Reads over `where T: View, T.ID == Int`.
  mutating func passConstraints() throws(Failure) {
    guard accept(.where, as: .keyword) else { return }
    let outer = context
    defer { context = outer }
    context.linesMatter = false
    repeat {
      let name = text(current)
      _ = try type()
      guard accept(.colon) || accept(.equal) else {
        throw unexpected("`:` or `==`", "such as `where T: View`")
      }
      bind(name, to: try type())
    } while accept(.comma)
  }

  /// What the types that may be extended call their parts.
  static let partsOfTypes: [String: [String]] = Dictionary(
    uniqueKeysWithValues: (lists + ["Array", "Set"]).map { ($0, ["Element"]) } + [
      ("Dictionary", ["Key", "Value"]), ("Optional", ["Wrapped"]),
    ])

  /// Lets a parameter mean its bound, where that says what a value shows.
  private mutating func bind(_ name: String, to bound: TypeSyntax) {
    guard let known = generics[name], let type = meaning(of: bound) else { return }
    generics[name] = TypeSyntax(type.kind, known.range)
  }

  private func meaning(of type: TypeSyntax) -> TypeSyntax? {
    guard case .named(let names, _) = type.kind, let name = names.last?.text else { return type }
    func plain(_ text: String) -> TypeSyntax { TypeSyntax(.named([Name(text, type.range)], []), type.range) }
    if let known = Self.bounds[name] { return plain(known) }
    if Self.lists.contains(name) { return TypeSyntax(.array(plain("Any")), type.range) }
    return Self.open.contains(name) ? nil : type
  }
}
