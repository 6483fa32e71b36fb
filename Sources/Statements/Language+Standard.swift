import Sessions

extension Language {
  package static let standard = Language(
    kinds: statements.flatMap { [$0] + StatementKind.redefinitions(of: $0) },
    types: AppleTypes.all + [TypeEntry("Cost", .cost)], swift: SwiftWriter.code)
}
