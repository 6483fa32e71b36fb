extension StatementSyntax {
  /// The head's words joined: `remove override`.
  package var title: String { head.joined(separator: " ") }

  /// How the statement is written, with its slots in capitals: `create KIND NAME [in PLACE] [{ … }]`.
  package var usage: String {
    var usage = ""
    for piece in head + parts.map(\.usage) {
      let isGlued = usage.isEmpty || usage.hasSuffix("(") || piece == "(" || piece == ")" || piece == ":"
      usage += (isGlued ? "" : " ") + piece
    }
    return usage
  }

  var takesRawWords: Bool { parts.contains(where: \.isRaw) }
  var words: [String] { parts.flatMap(\.words) }
}

extension StatementSyntax.Part {
  private static func usage(_ parts: [Self]) -> String { parts.map(\.usage).joined(separator: " ") }

  var usage: String {
    switch self {
    case .word(let word): word
    case .optional(let parts): "[\(Self.usage(parts))]"
    case .choice(let choices): choices.map(Self.usage).joined(separator: " | ")
    case .name(_, let words) where !words.isEmpty: words.joined(separator: "|")
    case .name(let slot, _), .expression(let slot), .place(let slot), .value(let slot), .type(let slot),
      .raw(let slot), .statement(let slot):
      slot.uppercased()
    case .rawLine(let slot): "\(slot.uppercased()) …"
    case .list(_, let part): "\(part.usage), …"
    case .block, .items: "{ … }"
    }
  }

  var expectation: String {
    switch self {
    case .word(let word): "`\(word)`"
    case .optional, .choice, .list: SyntaxProblem.list(Self.first([self]).map(\.expectation))
    case .name(_, let words) where !words.isEmpty: SyntaxProblem.list(words.map { "`\($0)`" })
    case .name: "a name"
    case .expression, .value: "a value"
    case .place: "a place such as `form` or `form.theme`"
    case .type: "a type"
    case .block: "a block `{ … }`"
    case .items: "`{`"
    case .statement: "a statement"
    case .raw, .rawLine: "a word"
    }
  }

  /// The words, signs and slots that may come first of several parts; after a part that may be left out, they
  /// include those of the next part.
  static func first(_ parts: [Self]) -> [Self] {
    var found: [Self] = []
    _ = first(parts[...]) { part in
      found.append(part)
      return false
    }
    return found
  }

  /// Whether one of these satisfies `isFound`.
  static func first(_ parts: some Collection<Self>, is isFound: (Self) -> Bool) -> Bool {
    for part in parts {
      let isHere =
        switch part {
        case .optional(let inner): first(inner, is: isFound)
        case .choice(let choices): choices.contains { first($0, is: isFound) }
        case .list(_, let inner): first([inner], is: isFound)
        default: isFound(part)
        }
      if isHere || !part.mayBeMissing { return isHere }
    }
    return false
  }

  /// The part itself, or the parts that it consists of.
  private var leaves: [Self] {
    switch self {
    case .optional(let parts): parts.flatMap(\.leaves)
    case .choice(let choices): choices.joined().flatMap(\.leaves)
    default: [self]
    }
  }

  var isRaw: Bool {
    leaves.contains { if case .raw = $0 { true } else if case .rawLine = $0 { true } else { false } }
  }

  fileprivate var words: [String] { leaves.flatMap(\.firstWords) }

  var isValue: Bool {
    switch self {
    case .expression, .value: true
    default: false
    }
  }

  var mayBeginWithBrace: Bool {
    switch self {
    case .block, .items, .statement: true
    default: isValue
    }
  }

  /// Whether a statement is complete without this part.
  package var mayBeMissing: Bool { if case .optional = self { true } else { false } }

  var firstWords: [String] {
    Self.first([self]).flatMap { part -> [String] in
      switch part {
      case .word(let word): [word]
      case .name(_, let words): words
      default: []
      }
    }
  }
}
