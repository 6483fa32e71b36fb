import Syntax

// Types of one's own that have the name of one of Apple's.
extension Session {
  /// The statements, in which such a type is called `main.Section`: Apple's keeps its name, and so do Apple's signatures.
  ///
  /// In code the short name means one's own.
  func qualifying(_ statements: [Statement]) -> [Statement] {
    var hiding = Set(definitions.types.keys.lazy.filter { $0.isQualified }.map(\.unqualified))
    for case .type(let type) in statements.map(\.kind) where hides(type) { hiding.insert(type.name.text) }
    if hiding.isEmpty { return statements }
    return statements.map { statement in
      guard case .type(var type) = statement.kind, !type.name.isOfModule,
        hiding.contains(String(type.name.text.prefix { $0 != "." }))
      else { return statement }
      type.name.text = String.module + type.name.text
      return Statement(.type(type), statement.range)
    }
  }

  /// Whether a declaration has the name of a type of Apple's of which something is known, and that one's own may have.
  private func hides(_ type: TypeDeclaration) -> Bool {
    guard type.kind != .extension, let known = language.appleTypes[type.name.text] else { return false }
    let isWord = type.modifiers.attributes.contains {
      ["propertyWrapper", "resultBuilder"].contains($0.name.text)
    }
    return !isWord && !known.isFixed && (known.kind != .protocol || !known.members.isEmpty)
  }
}

extension String {
  fileprivate static let module = "main."
  fileprivate var isQualified: Bool { hasPrefix(String.module) }

  /// The name of a type as one writes it.
  package var unqualified: String { isQualified ? String(dropFirst(String.module.count)) : self }

  /// The name of a type of one's own that hides one of Apple's, if there is one.
  var qualified: String { isQualified ? self : String.module + self }
}
