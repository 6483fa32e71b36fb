extension Problem.Role {
  /// What makes something of that role, or lists what there is.
  func remedy(for name: String) -> String? {
    switch self {
    case .type: "`define enum \(name) { … }` makes one, or `struct`, or `class`"
    case .trait: "`define trait \(Self.capitalized(name)) = …` makes one"
    case .key: "`define key \(Self.capitalized(name)) = …` makes one"
    case .color: "`define color \(name) = …` makes one"
    case .image: "`define image \(name) { … }` makes one"
    case .action: "`define action \(name)(sender) { … }` makes one"
    case .device: "`show devices` lists them"
    case .decision: "`show decisions` lists them"
    default: nil
    }
  }

  /// A name with a large first letter, as definitions have.
  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The role in a sentence.
  package var word: String { self == .color ? "colour" : rawValue }

  package var withArticle: String {
    switch self {
    case .key, .action, .environment, .inspector, .event: "an \(word)"
    default: "a \(word)"
    }
  }
}
