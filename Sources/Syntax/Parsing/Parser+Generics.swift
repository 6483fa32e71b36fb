// Generic parameters: each stands for what it must be, since types are static here and values know their own.
extension Parser {
  /// What a parameter may be read as: a protocol that means something by itself, or a type that all its conforming types come to.
  private static let bounds = [
    "StringProtocol": "String", "BinaryInteger": "Int", "FixedWidthInteger": "Int",
    "BinaryFloatingPoint": "Double", "FloatingPoint": "Double",
  ]
  private static let lists: Set = [
    "Collection", "RandomAccessCollection", "Sequence", "MutableCollection", "BidirectionalCollection",
  ]
  /// Protocols that say nothing of what a value shows.
  private static let open: Set = [
    "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable",
    "AnyObject", "CaseIterable", "CustomStringConvertible", "RawRepresentable",
  ]

  /// Reads `<Content: View, T>`; until they are put back, the names mean their bounds.
  mutating func genericParameters() throws(Failure) {
    guard accept(.less) else { return }
    repeat {
      guard current.isName else { throw unexpected("a name", "such as `<Content: View>`") }
      let name = takeName(as: .type)
      var bound = TypeSyntax(.named([Name("Any", name.range)], []), name.range)
      if accept(.colon) { bound = erased(try type()) }
      generics[name.text] = bound
    } while accept(.comma)
    try expect(.greater)
    var place = index
    while lexemes[place].kind != .end, lexemes[place].word != .leftBrace {
      // `where Content: View` counts for the parameters before it.
      let (name, bound) = (lexemes[place], lexemes[min(place + 2, lexemes.count - 1)])
      if lexemes[place + 1].word == .colon, generics[text(name)] != nil, bound.kind == .name {
        generics[text(name)] = erased(TypeSyntax(.named([self.name(bound)], []), bound.range))
      }
      place += 1
    }
  }

  /// Reads over `where T: View, T.ID == Int`.
  mutating func passConstraints() throws(Failure) {
    guard accept(.where, as: .keyword) else { return }
    repeat {
      _ = try type()
      guard accept(.colon) || accept(.equal) else {
        throw unexpected("`:` or `==`", "such as `where T: View`")
      }
      _ = try type()
    } while accept(.comma)
  }

  private func erased(_ type: TypeSyntax) -> TypeSyntax {
    guard case .named(let names, _) = type.kind, let name = names.last?.text else { return type }
    func plain(_ text: String) -> TypeSyntax { TypeSyntax(.named([Name(text, type.range)], []), type.range) }
    if let known = Self.bounds[name] { return plain(known) }
    if Self.lists.contains(name) { return TypeSyntax(.array(plain("Any")), type.range) }
    return Self.open.contains(name) ? plain("Any") : type
  }
}
