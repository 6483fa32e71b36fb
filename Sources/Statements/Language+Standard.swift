import Sessions

extension Language {
  /// All statements, and all types of Apple's.
  package static let standard = Language(
    kinds: statements.flatMap { [$0] + StatementKind.redefinitions(of: $0) }, types: AppleTypes.all,
    systemColors: AppleTypes.systemColors, structures: [.cost, AppleTypes.result],
    swift: SwiftWriter.code)
}
