// Declarations: what stands in types and extensions, and mostly elsewhere too.
extension Parser {
  /// Whether a declaration starts here: attributes and modifiers, then its word.
  func startsDeclaration(inType: Bool) -> Bool {
    guard var first = current.word, current.kind == .name || first == .at else { return false }
    // What `async let` begins is there at once.
    if first == .async, let next = peek().word, next == .let, !peek().startsLine { first = next }
    if first == .at { return true }
    guard first.isModifier || first.startsDeclaration else { return false }
    var place = at(.async) ? index + 1 : index
    for _ in 0..<16 {
      guard let word = lexemes[place].word else { return false }
      let next = lexemes[min(place + 1, lexemes.count - 1)]
      switch word {
      case .at: place += 2
      case .case: return inType
      case .class where next.word?.startsDeclaration == true || next.word?.isModifier == true: place += 1
      case .actor, .macro:
        return next.isName && !next.startsLine && lexemes[min(place + 2, lexemes.count - 1)].kind == .sign
      case .`init`, .deinit, .subscript: return inType
      case _ where word.startsDeclaration: return true
      case _ where word.isModifier:
        place += 1
        if lexemes[place].word == .leftParen, lexemes[place].match > place {
          place = lexemes[place].match + 1
        }
      default: return false
      }
      guard place < lexemes.count else { return false }
    }
    return false
  }

  mutating func declaration() throws(Failure) -> Statement {
    let start = index
    if at(.async) { advance() }
    let modifiers = try modifiers()
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
      if at(.less) { throw notModelled("a generic `typealias` is", "write the type itself") }
      try expect(.assign, "write `typealias NAME = TYPE`")
      return Statement(.typealias(name, try type()), range(from: start))
    case .case:
      advance()
      return Statement(.cases(try enumCases()), range(from: start))
    case .import:
      return try statement()
    case .operator, .precedencegroup: throw notModelled("an operator of one's own is")
    case .macro: throw notModelled("a macro of one's own is")
    case .associatedtype:
      // What it stands for is seen where it is used.
      advance()
      let name = try expectName()
      generics[name.text] = TypeSyntax(.parameter(name.text), name.range)
      if accept(.colon) { _ = try type() }
      if accept(.assign) { _ = try type() }
      try passConstraints()
      return Statement(.typealias(name, TypeSyntax(.parameter(name.text), name.range)), range(from: start))
    default: throw unexpected("a declaration", "such as `var`, `let`, `func` or `struct`")
    }
  }

  /// Reads attributes and modifiers.
  private mutating func modifiers() throws(Failure) -> Modifiers {
    var modifiers = Modifiers()
    while true {
      if at(.at) {
        modifiers.attributes.append(try attribute())
      } else if let word = current.word, word.isModifier, current.kind == .name,
        word != .class || peek().word?.startsDeclaration == true || peek().word?.isModifier == true
      {
        var name = takeName(as: .keyword)
        if at(.leftParen), !current.blankBefore, current.match > index {
          name = Name(
            name.text + text(SourceRange(current.start, lexemes[current.match].end)),
            SourceRange(name.range.start, lexemes[current.match].end))
          index = current.match + 1
        }
        modifiers.words.append(name)
      } else {
        return modifiers
      }
    }
  }

  /// Reads `@State`, `@Environment(\.theme)`, `@available(iOS 17, *)`.
  private mutating func attribute() throws(Failure) -> Attribute {
    lexemes[index].role = .attribute
    advance()
    note(.attribute)
    guard current.kind == .name, !current.blankBefore else {
      throw unexpected("the name of an attribute", "such as `@State`")
    }
    let name = takeName(as: .attribute)
    while at(.dot), !current.blankBefore, peek().kind == .name { index += 2 }
    guard at(.leftParen), !current.blankBefore else { return Attribute(name: name, arguments: []) }
    // What these say is of no matter here, and no expression.
    if ["available", "objc", "backDeployed", "_silgen_name", "attached", "freestanding"].contains(name.text),
      current.match > index
    {
      index = current.match + 1
      return Attribute(name: name, arguments: [])
    }
    return Attribute(name: name, arguments: try arguments(of: nil))
  }

  // MARK: Types

  private mutating func typeDeclaration(_ modifiers: Modifiers) throws(Failure) -> TypeDeclaration {
    let word = text(current)
    let outer = context
    let outerHeight = height
    advance()
    let write = "write `\(word) NAME { … }`"
    if word == "extension", ["SwiftUI", "UIKit"].contains(text(current)), peek().word == .dot { index += 2 }
    let name = try expectDotted("a name", current.kind == .name && !atEnd ? nil : write)
    let outerGenerics = generics
    defer { generics = outerGenerics }
    if word == "extension" {
      for part in Self.partsOfTypes[name.text] ?? [] {
        generics[part] = TypeSyntax(.parameter(part), name.range)
      }
      if let known = genericsOfTypes[name.text] { generics.merge(known) { $1 } }
    }
    var declaration = TypeDeclaration(
      kind: TypeDeclaration.Kind(rawValue: word) ?? .struct, modifiers: modifiers, name: name, inherited: [],
      members: [])
    if at(.less) {
      declaration.parameters = try genericParameters()
      genericsOfTypes[name.text] = generics
    }
    if accept(.colon) {
      context.linesMatter = false
      repeat {
        passAttributes()
        declaration.inherited.append(try inheritedType())
      } while accept(.comma)
      context.linesMatter = outer.linesMatter
    }
    if declaration.kind == .extension, at(.where) { declaration.inherited += try constraintsOnSelf() }
    try passConstraints()
    let open = try openBlock(write, "`{`")
    try nest()
    context = inside(.leftBrace)
    context.isProtocol = declaration.kind == .protocol
    let isEnum = declaration.kind == .enum
    declaration.members = try sequence(.declaration) { (parser: inout Parser) throws(Failure) in
      try parser.member(isEnum: isEnum)
    }
    try endBlock(open, .type(declaration), declaration.members)
    context = outer
    height = max(height + 1, outerHeight)
    return declaration
  }

  /// `where Self: UIView`, as if it were inherited.
  private mutating func constraintsOnSelf() throws(Failure) -> [TypeSyntax] {
    guard peek().word == .Self, peek(2).word == .colon else { return [] }
    advance()
    var types: [TypeSyntax] = []
    repeat {
      advance()
      guard accept(.colon) else { throw unexpected("`:`", "write `where Self: UIView`") }
      types.append(try inheritedType())
    } while accept(.comma)
    return types
  }

  private mutating func inheritedType() throws(Failure) -> TypeSyntax {
    if at(.class) {
      // `protocol P: class` was how one wrote `AnyObject`.
      let name = takeName()
      return TypeSyntax(.named([Name("AnyObject", name.range)], []), name.range)
    }
    return try type()
  }

  private mutating func member(isEnum: Bool) throws(Failure) -> Statement {
    if startsDeclaration(inType: true) { return try declaration() }
    if at(.import) || current.kind == .hashWord && text(current) == "#Preview" { return try statement() }
    let words = [
      "let", "var", "func", "init", "case", "struct", "enum", "class", "static", "private", "override",
    ]
    if isEnum, current.isName, peek().kind != .name {
      throw mistake("a case of an enum stands behind `case`", "write `case \(text(current))`")
    }
    throw mistake(
      "a type holds only declarations, and \(SyntaxProblem.quoted(text(foundRange))) starts none",
      Spelling.suggestion(for: text(foundRange), among: words)
        ?? "write `var`, `let`, `func` or `init` before it, or put it into a function")
  }

  /// Reads `a, b = 2, c(Int, label: String)`.
  private mutating func enumCases() throws(Failure) -> [EnumCase] {
    var cases: [EnumCase] = []
    repeat {
      var found = EnumCase(name: try expectName(), values: [], rawValue: nil)
      if at(.leftParen), !current.blankBefore { found.values = try associatedValues() }
      if accept(.assign) { found.rawValue = try expression() }
      cases.append(found)
    } while accept(.comma)
    return cases
  }

  private mutating func associatedValues() throws(Failure) -> [(label: Name?, type: TypeSyntax)] {
    try list { (parser: inout Parser) throws(Failure) in
      let label = parser.takeLabel()
      let type = try parser.type()
      if parser.accept(.assign) { _ = try parser.expression() }
      return (label, type)
    }
  }
}
