import Syntax

// Declared types with the name of one of Apple's types.
extension Session {
  /// Renames such types in the statements, for example to `main.Section`, so that Apple's type and signatures keep their names.
  ///
  /// In code, the short name means the declared type.
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

  /// Whether a declaration has the name of a type of Apple's that has members in a table and that declarations may hide.
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

  /// The name of a type as it is written in code.
  package var unqualified: String { isQualified ? String(dropFirst(String.module.count)) : self }

  /// The name of a declared type that hides one of Apple's.
  package var qualified: String { isQualified ? self : String.module + self }

  package var decapitalizedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// The name of the type around a nested one; empty if there is none.
  var outer: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? "" }
}
