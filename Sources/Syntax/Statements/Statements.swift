/// The table of statements: head words, pattern, one-line summary.
///
/// It drives the parser, completion, help and the reference, so that the four cannot drift apart. `Commands`
/// adds meaning, examples and cross-references to each row; a test pairs them.
public struct Statements: Sendable {
  /// One row.
  public struct Row: Sendable {
    /// Which statement it is.
    public let form: StatementForm
    /// The words that it starts with, all of which must be there; empty for an assignment and for an
    /// expression.
    public let head: [Word]
    /// A word that may stand before the last word of the head: the `plain` of `define plain enum`.
    public let qualifier: Qualifier?
    /// What follows the head.
    public let pattern: [Pattern]
    /// What it does, in one line without a full stop.
    public let summary: String
    /// The section of the reference and of `help` that it belongs to.
    public let section: Section

    init(
      _ form: StatementForm, _ head: [Word], qualifier: Qualifier? = nil, _ pattern: [Pattern],
      _ section: Section, _ summary: String
    ) {
      self.form = form
      self.head = head
      self.qualifier = qualifier
      self.pattern = pattern
      self.summary = summary
      self.section = section
    }
  }

  /// A word inside a head that may be left out; ``Operand/Content/present(_:)`` in its slot says that it was
  /// not.
  public struct Qualifier: Sendable {
    /// The slot that it fills.
    public let slot: Slot
    /// The word.
    public let word: Word
  }

  /// The sections of the reference, in its order.
  public enum Section: String, CaseIterable, Sendable {
    case definitions = "Definitions"
    case hierarchy = "The hierarchy"
    case overrides = "Overrides and variables"
    case runLoop = "The run loop"
    case registrations = "Registrations"
    case asking = "Asking"
    case control = "Control and checking"
    case presentations = "Presentations"
    case session = "The session"
    case lessons = "Lessons"

    /// Whether a word in small letters means it: `the run loop`, `run loop`, `run`.
    func isMeant(by word: String) -> Bool {
      let name = rawValue.lowercased()
      if name == word || name == "the " + word { return true }
      return name.split(separator: " ").contains { $0 == word && $0 != "the" && $0 != "and" }
    }
  }

  /// All rows.
  ///
  /// Where several share a head word, the one with the longer head that fits comes first.
  public static let rows: [Row] =
    definitions + hierarchy + overrides + runLoop + registrations + asking + control
    + presentations + session + lessons

  /// The rows that `help` shows for words.
  ///
  /// Those with the word in their head, or all of a section, with or without its article; of a statement that
  /// goes on, `show tree`, the one that its first words begin. The one that is called so whole is the first.
  public static func rows(about topic: String) -> [Row] {
    let words = topic.split(separator: " ")
    let word = words.joined(separator: " ")
    let exact = rows.filter { row in
      row.head.contains { $0.spelling == word } || row.title.lowercased() == word.lowercased()
        || row.section.isMeant(by: word.lowercased())
    }
    if !exact.isEmpty || words.count < 2 {
      return exact.filter { $0.title == word } + exact.filter { $0.title != word }
    }
    return rows(about: words.dropLast().joined(separator: " ")).filter { row in
      row.head.map(\.spelling) == words.prefix(row.head.count).map(String.init)
    }
  }

  /// The row of a form.
  public static subscript(form: StatementForm) -> Row? { rows.first { $0.form == form } }
}

extension Statements {
  private static func definition(
    _ head: Word, types: [StatementForm], values: [StatementForm], _ verb: String
  ) -> [Row] {
    [
      Row(
        types[0], [head, .enum], qualifier: Qualifier(slot: .isPlain, word: .plain),
        [
          .slot(.name, .newName), .optional([.sign(":"), .slot(.type, .type)]), .slot(.cases, .cases),
        ], .definitions, "\(verb) an enum with Int raw values, or others; `plain enum` has none"),
      Row(
        types[1], [head, .struct], [.slot(.name, .newName), .slot(.fields, .fields)], .definitions,
        "\(verb) a value type with fields, and == if wanted"),
      Row(
        types[2], [head, .class], [.slot(.name, .newName), .slot(.fields, .fields)], .definitions,
        "\(verb) a class, whose instances are shared and compared by identity"),
      Row(
        values[0], [head, .trait], qualifier: Qualifier(slot: .isObjectiveC, word: .objc),
        [
          .slot(.name, .newName), .optional([.sign(":"), .slot(.type, .type)]), .sign("="),
          .slot(.value, .condition), .optional([.slot(.items, .traitItems)]),
        ], .definitions, "\(verb) a trait with its default value; `objc trait` in Objective-C's style"),
      Row(
        values[1], [head, .key],
        [
          .slot(.name, .newName), .optional([.sign(":"), .slot(.type, .type)]), .sign("="),
          .slot(.value, .value),
        ], .definitions, "\(verb) an environment key with its default value, as SwiftUI has them"),
      Row(
        values[2], [head, .color], [.slot(.name, .newName), .sign("="), .slot(.value, .value)], .definitions,
        "\(verb) a dynamic colour, resolved from traits"),
      Row(
        values[3], [head, .image], [.slot(.name, .newName), .slot(.items, .imageItems)], .definitions,
        "\(verb) an image with a file for each look of the traits"),
      Row(
        values[4], [head, .action],
        [.slot(.name, .newName), .slot(.parameters, .parameters), .slot(.block, .block)], .definitions,
        "\(verb) an action with no, one or two parameters"),
    ]
  }

  private static let definitions: [Row] =
    definition(
      .define, types: [.defineEnum, .defineStruct, .defineClass],
      values: [.defineTrait, .defineKey, .defineColor, .defineImage, .defineAction], "Defines")
    + definition(
      .redefine, types: [.redefineEnum, .redefineStruct, .redefineClass],
      values: [.redefineTrait, .redefineKey, .redefineColor, .redefineImage, .redefineAction], "Replaces") + [
      Row(
        .extendTraits, [.extend, .traits],
        [.slot(.name, .newName), .word(.for), .slot(.target, .name)], .definitions,
        "Gives a trait without accessors a property to read and write it by")
    ]

  private static let asking: [Row] = [
    Row(
      .whyNot, [.why, .not], [.slot(.value, .value)], .asking,
      "Says what would have to change for a trait to have a value"),
    Row(
      .why, [.why], [.slot(.value, .value)], .asking, "Explains a value: what decides it, what lost and why"),
    Row(
      .whatIf, [.what, .if], [.slot(.block, .block), .optional([.slot(.tail, .statement)])], .asking,
      "Tries statements on a copy and shows what would differ"),
    Row(
      .cost, [.cost], [.slot(.block, .block)], .asking,
      "Runs statements and counts what they cost; `let c = cost { … }` keeps the counts"),
    Row(
      .show, [.show],
      [
        .optional([.flag(.first, .all)]), .slot(.topic, .name),
        .optional([.slot(.place, .place), .optional([.slot(.second, .place)])]),
      ], .asking,
      "Shows tree, trait, traits, key, overrides, registrations, log, cost, screen, devices or decisions"),
    Row(.print, [.print], [.slot(.value, .value)], .asking, "Prints a value, a string without quotes"),
    Row(
      .performAsCurrent, [], [.slot(.value, .value), .slot(.block, .block)], .asking,
      "Runs statements with a collection as UITraitCollection.current"),
    Row(.expression, [], [.slot(.value, .value)], .asking, "An expression alone prints its value"),
  ]

  private static let control: [Row] = [
    Row(
      .expectError, [.expect, .error], [.optional([.slot(.message, .text)]), .slot(.block, .block)], .control,
      "Passes only where the block fails, with this in its message"),
    Row(
      .expect, [.expect],
      [
        .slot(.value, .value), .optional([.word(.within), .slot(.second, .value)]),
        .optional([.word(.else), .slot(.message, .text)]),
      ], .control, "Fails with both sides' values where the condition is false"),
    Row(
      .if, [.if],
      [
        .slot(.condition, .condition), .slot(.block, .block),
        .optional([.word(.else), .slot(.otherwise, .block)]),
      ], .control, "Runs one block or the other; `else if` goes on"),
    Row(
      .repeat, [.repeat], [.slot(.count, .condition), .slot(.block, .block)], .control,
      "Runs a block so many times, within one turn"),
    Row(
      .for, [.for],
      [
        .slot(.name, .newName), .word(.in), .slot(.value, .condition),
        .optional([.word(.where), .slot(.condition, .condition)]), .slot(.block, .block),
      ], .control, "Runs a block for each element of a list, or for those that a condition lets pass"),
  ]

  private static let session: [Row] = [
    Row(
      .help, [.help], [.optional([.slot(.topic, .rawWords)])], .session, "Lists statements, or explains one"),
    Row(.undo, [.undo], [], .session, "Goes back to the state before the last statement"),
    Row(.redo, [.redo], [], .session, "Goes forward to the state last undone"),
    Row(
      .history, [.history], [.optional([.flag(.first, .all)])], .session,
      "Lists the statements that changed something, with numbers"),
    Row(.goto, [.goto], [.slot(.first, .rawWord)], .session, "Goes to the state after a numbered statement"),
    Row(
      .diff, [.diff], [.slot(.first, .rawWord), .slot(.second, .rawWord)], .session,
      "Shows what differs between two numbered states"),
    Row(.save, [.save], [.slot(.topic, .rawWord)], .session, "Saves the session's statements as a script"),
    Row(
      .load, [.load], [.slot(.topic, .rawWord)], .session, "Runs a script; if it fails, nothing has changed"),
    Row(
      .record, [.record], [.slot(.topic, .rawWord)], .session,
      "Writes the session as a lesson, with what its statements print"),
    Row(.reset, [.reset], [], .session, "Starts an empty session"),
    Row(.quit, [.quit], [], .session, "Leaves the playground, or the lesson that is open"),
  ]

  private static let lessons: [Row] = [
    Row(
      .learn, [.learn], [.optional([.slot(.topic, .rawWord)])], .lessons, "Lists the lessons, or opens one"),
    command(.next, .next, "Goes on to the next step"),
    command(.previous, .previous, "Goes back to the step before"),
    command(.hint, .hint, "Shows the next hint of an exercise"),
    command(.check, .check, "Says what an exercise still misses"),
    command(.solution, .solution, "Shows and runs the author's solution"),
    command(.skip, .skip, "Goes on without doing what the step asks for"),
    command(.restart, .restart, "Starts the exercise again, or the lesson where none is open"),
    command(.back, .back, "Returns from an experiment to the lesson's own line"),
    command(.play, .play, "Opens a sandbox in the middle of a lesson"),
    command(.contents, .contents, "Lists the lesson's steps"),
  ]

  private static func command(_ form: StatementForm, _ word: Word, _ summary: String) -> Row {
    Row(form, [word], [], .lessons, summary)
  }
}
