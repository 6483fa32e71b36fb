extension Statements.Row {
  /// The statement as a line with placeholders: `override PLACE.TRAIT = VALUE`, `move PLACE to PLACE`.
  ///
  /// Optional parts are left out, and of several choices the first is shown.
  public var usage: String {
    let shown = pattern.enumerated().compactMap { index, part in
      // The place that `register` may be without is nearly always there.
      if index == 0, case .optional(let parts) = part, case .slot(_, .place)? = parts.first {
        return parts[0].fullUsage(in: form)
      }
      return part.usage(in: form)
    }
    return (head.map(\.spelling) + shown).joined(separator: " ")
  }

  /// What to call the statement in a list: its head words.
  public var title: String {
    switch form {
    case .expression: "EXPRESSION"
    case .performAsCurrent: Word.performAsCurrent.spelling
    default: head.map(\.spelling).joined(separator: " ")
    }
  }

  /// The statement with all its parts: `create KIND NAME [in PLACE] [{ … }]`.
  public var fullUsage: String {
    var words = head.map(\.spelling)
    if let qualifier { words.insert("[\(qualifier.word.spelling)]", at: words.count - 1) }
    return (words + pattern.map { $0.fullUsage(in: form) }).joined(separator: " ")
  }
}

extension Pattern {
  fileprivate func usage(in form: StatementForm) -> String? {
    switch self {
    case .optional: nil
    case .choice(let choices): choices.first?.compactMap { $0.usage(in: form) }.joined(separator: " ")
    default: fullUsage(in: form)
    }
  }

  fileprivate func fullUsage(in form: StatementForm) -> String {
    switch self {
    case .word(let word), .flag(_, let word): word.spelling
    case .sign(let sign): sign
    case .slot(.place, _) where form == .override || form == .removeOverride: "PLACE.TRAIT"
    case .slot(.value, _) where form == .performAsCurrent: "COLLECTION.performAsCurrent"
    case .slot(let slot, let kind): slot.placeholder(kind, in: form)
    case .optional(let parts): "[" + parts.map { $0.fullUsage(in: form) }.joined(separator: " ") + "]"
    case .choice(let choices):
      choices.map { $0.map { $0.fullUsage(in: form) }.joined(separator: " ") }.joined(separator: " | ")
    }
  }
}

extension Slot {
  /// What stands in a usage line for what fills it.
  func placeholder(_ kind: SlotKind, in form: StatementForm?) -> String {
    switch (self, kind, form) {
    case (.subject, _, _): "KIND"
    case (.event, _, _): "EVENT"
    case (_, .rawWord, .goto?), (_, .rawWord, .diff?): "NUMBER"
    case (_, .rawWord, .save?), (_, .rawWord, .load?), (_, .rawWord, .record?): "FILE"
    case (_, .rawWord, .use?): "VERSION"
    case (_, .rawWord, .learn?): "LESSON"
    case (.topic, _, _): "TOPIC"
    default: kind.placeholder
    }
  }
}

extension SlotKind {
  /// What stands for it in a usage line.
  public var placeholder: String {
    switch self {
    case .newName, .name: "NAME"
    case .place: "PLACE"
    case .value, .condition: "VALUE"
    case .values: "VALUE, …"
    case .type: "TYPE"
    case .block, .traitItems, .inspectorItems: "{ … }"
    case .imageItems: "{ TRAIT CASE: \"FILE\"; any: \"FILE\" }"
    case .sets: "{ TRAIT = VALUE }"
    case .cases: "{ NAME, … }"
    case .fields: "{ NAME = VALUE, … }"
    case .parameters: "(NAME, NAME)"
    case .keys: "TRAIT, …"
    case .names: "NAME, …"
    case .device: "DEVICE"
    case .text: "\"TEXT\""
    case .rawWord, .rawWords: "WORD"
    case .statement: "STATEMENT"
    case .size: "SIZE"
    }
  }
}
