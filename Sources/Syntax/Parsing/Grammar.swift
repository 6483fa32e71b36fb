/// The ``Statements`` table made ready for reading: every pattern as a run of steps without memory of its
/// own, found by its head word.
final class Grammar: Sendable {
  /// One step of a pattern.
  struct Step: Sendable {
    /// What to do.
    var kind: Kind
    /// The slot that a `.slot` or a `.flag` fills.
    var slot = Slot.name
    /// What fills it.
    var slotKind = SlotKind.name
    /// The word of a `.word` or a `.flag`; of an `.optional`, the word behind it, which therefore does not
    /// start it.
    var word: Word?
    /// The sign of a `.sign`; of an `.optional` before a name, the sign behind the name, by which a single
    /// name is told from two.
    var sign = Token.Kind.end
    /// How many steps an `.optional` or an `.alternative` holds, or a `.jump` passes.
    var count = 0

    /// What a step does.
    enum Kind: UInt8, Sendable {
      case word, sign, slot, flag
      /// The next `count` steps are there together or not at all.
      case optional
      /// The next `count` steps are one of several choices; the next choice stands behind them.
      case alternative
      /// Behind a choice taken: passes the others.
      case jump
      /// Behind the last choice: none was there.
      case none
    }
  }

  /// One row.
  struct Row: Sendable {
    /// Which statement it is.
    var form: StatementForm
    /// The word that must follow the first.
    var second: Word?
    /// A word that may stand before the second, and the slot that says so.
    var qualifier: Statements.Qualifier?
    /// Its steps.
    var steps: Range<Int>
    /// Whether something must follow its head.
    var needsMore: Bool
    /// How many slots its pattern has.
    var slots: Int
  }

  /// The steps of all rows, one behind the other.
  let steps: [Step]
  /// The rows, those with the same first word together.
  let rows: [Row]
  /// The rows that start with a word, by the word's raw value.
  let heads: [Range<Int>]

  /// The table of the language.
  static let shared = Grammar(Statements.rows)

  /// Prepares a table.
  init(_ table: [Statements.Row]) {
    var builder = Builder()
    for word in Word.allCases {
      let start = builder.rows.count
      for index in table.indices where table[index].head.first == word { builder.add(table[index]) }
      builder.heads.append(start..<builder.rows.count)
    }
    steps = builder.steps
    rows = builder.rows
    heads = builder.heads
  }
}

extension Grammar {
  /// What grows while a table is prepared.
  private struct Builder {
    var steps: [Step] = []
    var rows: [Row] = []
    var heads: [Range<Int>] = []

    mutating func add(_ row: Statements.Row) {
      let start = steps.count
      append(row.pattern)
      var slots = row.qualifier == nil ? 0 : 1
      for step in steps[start...] where step.kind == .slot || step.kind == .flag { slots += 1 }
      rows.append(
        Row(
          form: row.form, second: row.head.count > 1 ? row.head[1] : nil, qualifier: row.qualifier,
          steps: start..<steps.count, needsMore: row.pattern.contains { !$0.isOptional }, slots: slots))
    }

    mutating func append(_ patterns: [Pattern]) {
      for (index, pattern) in patterns.enumerated() {
        switch pattern {
        case .word(let word): steps.append(Step(kind: .word, word: word))
        case .sign(let sign): steps.append(Step(kind: .sign, sign: sign == ":" ? .colon : .assign))
        case .slot(let slot, let kind): steps.append(Step(kind: .slot, slot: slot, slotKind: kind))
        case .flag(let slot, let word): steps.append(Step(kind: .flag, slot: slot, word: word))
        case .optional(let parts):
          let place = steps.count
          steps.append(Step(kind: .optional))
          append(parts)
          steps[place].count = steps.count - place - 1
          if index + 1 < patterns.count, case .slot(_, .name) = patterns[index + 1] {
            steps[place].sign = .leftBrace
          }
          if index + 1 < patterns.count, case .word(let word) = patterns[index + 1] {
            steps[place].word = word
          }
        case .choice(let choices): append(choices: choices)
        }
      }
    }

    mutating func append(choices: [[Pattern]]) {
      var jumps: [Int] = []
      for choice in choices {
        let place = steps.count
        steps.append(Step(kind: .alternative))
        append(choice)
        jumps.append(steps.count)
        steps.append(Step(kind: .jump))
        steps[place].count = steps.count - place - 1
      }
      steps.append(Step(kind: .none))
      for jump in jumps { steps[jump].count = steps.count - jump - 1 }
    }
  }
}

extension Pattern {
  /// Whether it may be left out.
  var isOptional: Bool {
    switch self {
    case .optional: true
    case .choice(let choices): choices.allSatisfy { $0.allSatisfy(\.isOptional) }
    default: false
    }
  }
}
