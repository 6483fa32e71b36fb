import Sessions

extension Language {
  /// All statements, and all types of Apple's.
  package static let standard = Language(
    kinds: statements, types: AppleTypes.all, systemColors: AppleTypes.systemColors, structures: [.cost],
    swift: SwiftWriter.code)
}
