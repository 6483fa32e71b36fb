// Declarations: what stands in types and extensions, and mostly elsewhere too.
extension Parser {
  /// Whether a declaration starts here: attributes and modifiers, then its word.
  func startsDeclaration(inType: Bool) -> Bool {
    var place = at(.async) && peek().word == .let ? index + 1 : index
    while isModifier(place) {
      place += 1
      if lexemes[place].word == .leftParen, lexemes[place].match > place { place = lexemes[place].match + 1 }
    }
    let next = lexeme(place + 1)
    switch lexemes[place].word {
    case .at: return true
    case .case, .`init`, .deinit, .subscript: return inType
    case .actor, .macro: return next.isName && !next.startsLine && lexeme(place + 2).kind == .sign
    case let word: return word?.startsDeclaration ?? false
    }
  }

  /// Whether a modifier stands at a place; `class` is one before a declaration.
  private func isModifier(_ place: Int) -> Bool {
    guard let word = lexemes[place].word, word.isModifier, lexemes[place].kind == .name else { return false }
    let next = lexeme(place + 1).word
    return word != .class || next?.startsDeclaration == true || next?.isModifier == true
  }

  func declaration() throws(Failure) -> Statement {
    let start = index
    let begins = at(.async) ? takeName(as: .keyword) : nil
    var modifiers = try modifiers()
    if let begins { modifiers.words.append(begins) }
    if isText("#Preview") { return try preview() }
    let word = current.word
    switch word {
    case .let, .var: return try variable(modifiers, from: start)
    case .func, .`init`, .deinit, .subscript:
      let function = try function(modifiers)
      return Statement(.function(function), range(from: start))
    case .struct, .class, .enum, .protocol, .extension, .actor:
      let type = try typeDeclaration(modifiers)
      return Statement(.type(type), range(from: start))
    case .typealias:
      advance()
      let name = try expectName()
      let outer = generics
      defer { generics = outer }
      // Its parameters are called by their places: `Pair<T>` is a tuple of two `0`.
      for (place, parameter) in try genericParameters().enumerated() {
        generics[parameter] = TypeSyntax(.parameter("\(place)", nil), name.range)
      }
      try expect(.assign, "write `typealias NAME = TYPE`")
      return Statement(.typealias(name, try type()), range(from: start))
    case .case:
      advance()
      return Statement(.cases(try commas(enumCase)), range(from: start))
    case .import:
      advance()
      if let word = current.word, word.startsDeclaration { advance() }
      let module = try expectDotted("a module", "write `import SwiftUI`")
      return Statement(.import(module), range(from: start))
    case .operator, .precedencegroup: throw notModelled("an operator of one's own is")
    case .macro: throw notModelled("a macro of one's own is")
    case .associatedtype:
      // What it stands for is seen where it is used.
      advance()
      let name = try expectName()
      generics[name.text] = TypeSyntax(.parameter(name.text, nil), name.range)
      if accept(.colon) { _ = try type() }
      if accept(.assign) { _ = try type() }
      try constraints()
      return Statement(
        .typealias(name, TypeSyntax(.parameter(name.text, nil), name.range)), range(from: start))
    default: throw unexpected("a declaration", "such as `var`, `let`, `func` or `struct`")
    }
  }

  private func modifiers() throws(Failure) -> Modifiers {
    var modifiers = Modifiers()
    while true {
      if at(.at) {
        modifiers.attributes.append(try attribute())
      } else if isModifier(index) {
        // `private(set)` is one word.
        let start = index
        _ = takeName(as: .keyword)
        passParentheses()
        modifiers.words.append(Name(text(range(from: start)), range(from: start)))
      } else {
        return modifiers
      }
    }
  }

  /// Reads `@State`, `@Environment(\.theme)`, `@available(iOS 17, *)`.
  private func attribute() throws(Failure) -> Attribute {
    lexemes[index].role = .attribute
    advance()
    note(.attribute)
    guard current.kind == .name, !current.blankBefore else {
      throw unexpected("the name of an attribute", "such as `@State`")
    }
    // `@FocusState.Binding`
    var name = takeName(as: .attribute)
    while touches(.dot), peek().kind == .name {
      advance()
      name = takeName(as: .attribute)
    }
    // What these say is of no matter here, and no expression.
    let isPassed = ["available", "objc", "backDeployed", "_silgen_name", "attached", "freestanding"]
    if isPassed.contains(name.text), !current.startsLine { passParentheses() }
    let types = touches(.less) ? try genericArguments() : []
    return Attribute(
      name: name, types: types,
      arguments: at(.leftParen) && !current.startsLine ? try arguments(of: nil) : [])
  }

  // MARK: Types

  private func typeDeclaration(_ modifiers: Modifiers) throws(Failure) -> TypeDeclaration {
    let word = text(current)
    advance()
    let write = "write `\(word) NAME { … }`"
    if word == "extension", ["SwiftUI", "UIKit"].contains(text(current)), peek().word == .dot { advance(2) }
    // `extension [Card]` is `extension Array where Element == Card`.
    let list = word == "extension" && at(.leftBracket) ? try type() : nil
    let name = if let list { Name("Array", list.range) } else { try expectDotted("a name", write) }
    let outer = (generics, bounds)
    defer { (generics, bounds) = outer }
    bounds = []
    if word == "extension" {
      for part in Self.partsOfTypes[name.text] ?? [] {
        generics[part] = TypeSyntax(.parameter(part, nil), name.range)
      }
      let own = genericsOfTypes[name.text]
      if let own { generics.merge(own.known) { $1 } }
      if case .array(let element)? = list?.kind { bind("Element", to: element, isSame: true) }
      if at(.less) {
        // The parts of a type that is not declared in this text are called by their places.
        let parts = Self.partsOfTypes[name.text] ?? own?.names
        for (place, type) in try genericArguments().enumerated() {
          bind(
            parts.flatMap { $0.indices.contains(place) ? $0[place] : nil } ?? "\(place)", to: type,
            isSame: true)
        }
      }
    }
    var declaration = TypeDeclaration(
      kind: TypeDeclaration.Kind(rawValue: word) ?? .struct, modifiers: modifiers, name: name, inherited: [],
      members: [])
    if at(.less) {
      declaration.parameters = try genericParameters()
      genericsOfTypes[name.text] = (declaration.parameters, generics)
    }
    if accept(.colon) {
      declaration.inherited = try with({ $0.linesMatter = false }) { () throws(Failure) in
        try commas(inheritedType).flatMap(\.parts)
      }
    }
    // A protocol or an extension `where Self: UIView` is as if it inherited that.
    let ofSelf = try constraints()
    if [.extension, .protocol].contains(declaration.kind) { declaration.inherited += ofSelf }
    declaration.bounds = bounds
    guard goesOn(with: .leftBrace) else { throw unexpected("`{`", write) }
    let members = try braces(.declaration, of: .type(declaration), members: declaration.kind, member)
    declaration.members = members.elements
    return declaration
  }

  private func inheritedType() throws(Failure) -> TypeSyntax {
    passAttributes()
    guard at(.class) else { return try type() }
    // `protocol P: class` was how one wrote `AnyObject`.
    return .named("AnyObject", takeName().range)
  }

  private func member() throws(Failure) -> Statement {
    if startsDeclaration(inType: true) { return try declaration() }
    if current.kind == .hashWord, text(current) == "#Preview" { return try statement() }
    let words = [
      "let", "var", "func", "init", "case", "struct", "enum", "class", "static", "private", "override",
    ]
    if context.type == .enum, current.isName, peek().kind != .name {
      throw mistake("a case of an enum stands behind `case`", "write `case \(text(current))`")
    }
    throw mistake(
      "a type holds only declarations, and \(SyntaxProblem.quoted(text(foundRange))) starts none",
      Spelling.suggestion(for: text(foundRange), among: words)
        ?? "write `var`, `let`, `func` or `init` before it, or put it into a function")
  }

  /// Reads a case of `case a, b = 2, c(Int, label: String)`.
  private func enumCase() throws(Failure) -> EnumCase {
    var found = EnumCase(name: try expectName(), values: [], rawValue: nil)
    if touches(.leftParen) {
      found.values = try list { () throws(Failure) in
        if isText("_"), peek().isName, peek(2).word == .colon { advance(3) }
        return (takeLabel(), try type(), accept(.assign) ? try expression() : nil)
      }
    }
    if accept(.assign) { found.rawValue = try expression() }
    return found
  }
}

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
        guard isBound || accept(.equal) else {
          throw unexpected("`:` or `==`", "such as `where T: View`")
        }
        let bound = try type()
        bind(name, to: bound, isSame: !isBound)
        // `extension ButtonStyle where Self == Pill`: what is written with a dot where a style is expected.
        if name == "Self", isBound { ofSelf += bound.parts } else if name == "Self" { generics[name] = bound }
      }
    }
    return ofSelf
  }

  /// What the types that may be extended call their parts.
  static let partsOfTypes: [String: [String]] = Dictionary(
    uniqueKeysWithValues: (lists + ["Array", "Set"]).map { ($0, ["Element"]) } + [
      ("Dictionary", ["Key", "Value"]), ("Optional", ["Wrapped"]),
    ])

  /// Lets a parameter mean its bound, where that says what a value shows.
  private func bind(_ name: String, to bound: TypeSyntax, isSame: Bool = false) {
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
