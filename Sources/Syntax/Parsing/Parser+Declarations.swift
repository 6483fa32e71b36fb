// Declarations: the members of types and extensions. Most of them may stand elsewhere too.
extension Parser {
  /// Whether a declaration starts here: attributes and modifiers, then its keyword.
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

  /// Whether a modifier stands at a place; `class` is a modifier if it precedes a declaration.
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
      // Its parameters are named by their positions: `Pair<T>` is a tuple of two `0`.
      for (place, parameter) in try genericParameters().enumerated() {
        generics[parameter] = TypeSyntax(.parameter("\(place)", nil), name.range)
      }
      try expect(.assign, "write `typealias NAME = TYPE`")
      let meaning = try type()
      try constraints()
      return Statement(.typealias(name, meaning), range(from: start))
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
      // The type that it stands for is found where it is used.
      advance()
      let name = try expectName()
      generics[name.text] = TypeSyntax(.parameter(name.text, nil), name.range)
      if accept(.colon) { repeat { _ = try type() } while accept(.comma) }
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
        skipParentheses()
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
    guard current.kind == .name, !current.blankBefore || current.word == nil else {
      throw unexpected("the name of an attribute", "such as `@State`")
    }
    // `@FocusState.Binding`
    var name = takeName(as: .attribute)
    while touches(.dot), peek().kind == .name {
      advance()
      name = takeName(as: .attribute)
    }
    // The arguments of these attributes have no effect here, and are not expressions.
    let isPassed = ["available", "objc", "backDeployed", "_silgen_name", "attached", "freestanding"]
    if isPassed.contains(name.text), !current.startsLine { skipParentheses() }
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
    let isOfModule = word == "extension" && Self.modules.contains(text(current)) && peek().word == .dot
    if isOfModule { advance(2) }
    // `extension [Card]` is `extension Array where Element == Card`.
    let list = word == "extension" && at(.leftBracket) ? try type() : nil
    var name = if let list { Name("Array", list.range) } else { try expectDotted("a name", write) }
    // `extension Card?` is `extension Optional where Wrapped == Card`.
    let wrapped = word == "extension" && accept(.question) ? TypeSyntax.named(name.text, name.range) : nil
    if wrapped != nil { name.text = "Optional" }
    name.isOfModule = isOfModule
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
      if let wrapped { bind("Wrapped", to: wrapped, isSame: true) }
      if at(.less) {
        // The generic parameters of a type that is not declared in this text are named by their positions.
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
        try commas { () throws(Failure) in
          skipAttributes()
          // `protocol P: class` is the old form of `protocol P: AnyObject`.
          return at(.class) ? .named("AnyObject", takeName().range) : try type()
        }.flatMap(\.parts)
      }
    }
    // A protocol or an extension with `where Self: UIView` is treated as if it inherited from `UIView`.
    let ofSelf = try constraints()
    if [.extension, .protocol].contains(declaration.kind) { declaration.inherited += ofSelf }
    declaration.bounds = bounds
    guard continues(with: .leftBrace) else { throw unexpected("`{`", write) }
    let members = try braces(.declaration, of: .type(declaration), members: declaration.kind, member)
    declaration.members = members.elements
    return declaration
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
    if at(.leftParen) {
      found.values = try list { () throws(Failure) in
        if isText("_"), peek().isName, peek(2).word == .colon { advance(3) }
        return (takeLabel(), try type(), accept(.assign) ? try expression() : nil)
      }
    }
    if accept(.assign) { found.rawValue = try expression() }
    return found
  }
}
