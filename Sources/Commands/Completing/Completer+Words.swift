import Presentations
import Syntax
import ViewTree

// The language's own words: what each says, and where it would be refused.
extension Completer {
  /// Whether a statement would be refused at the cursor, whatever follows its first word.
  func isRefused(_ form: StatementForm, _ site: CompletionSite, _ resolver: Resolver) -> Bool {
    switch form {
    case _ where hidden.contains(form): true
    case .use: site.enclosing.contains { $0.form != .whatIf && $0.form != .expectError }
    case .resize, .rotate, .drag: resolver.isInTurn || resolver.isInHandler
    case .scene, .window, .presentation, .controller, .view:
      resolver.parents.last.flatMap { resolver.kind(of: $0) }.map { !form.environmentKind.fits(in: $0) }
        ?? false
    default: false
    }
  }

  /// Whether a word in the middle of a statement would be refused there.
  func isRefused(_ word: Word, _ site: CompletionSite, _ resolver: inout Resolver) -> Bool {
    switch (word, site.statement?.form) {
    case (.within, .expect?):
      guard case .expression(let condition)? = site.statement?[.value],
        case .binary(.equal, _, let left, _) = condition.kind
      else { return true }
      return resolver.typeForCompletion(of: left).map { !$0.isNumber } ?? false
    case (.for, .register?) where site.statement?[.place] == nil:
      return resolver.parents.isEmpty && resolver.frames.last?.sender == nil
    case (.in, .create?):
      guard case .identifier(let kind)? = site.statement?[.subject] else { return false }
      return kind.name.word == .scene
    default: return false
    }
  }

  /// A word with what it says in its statement.
  static func candidate(for word: Word, in site: CompletionSite) -> Candidate {
    let form = site.statement?.form
    if let second = secondWord(word, of: form) { return Candidate(word.spelling, second) }
    let meaning =
      switch (word, form) {
      case (.on, .scene?): "the device that the scene is on"
      case (.on, .presentInspector?): "the view that the inspector is of"
      case (.on, .trace?): "shows every callback as it happens"
      case (.in, .for?): "the list whose elements are gone through"
      case (.in, .appear?): "where the controller appears"
      case (.for, .register?): "the traits whose changes are waited for"
      case (.for, .extendTraits?): "the trait's definition"
      case (.to, .resize?): "the new size: 700x800, or 1/2 of the screen"
      case (.to, .drag?): "the new width, in points"
      default: meanings[word] ?? "goes on with `\(word.spelling)`"
      }
    return Candidate(word.spelling, meaning)
  }

  /// What the statement does that the word makes of a first one: `define enum`, `remove override`, `what if`.
  private static func secondWord(_ word: Word, of form: StatementForm?) -> String? {
    guard let head = form.flatMap({ Statements[$0] })?.head.first, word != .plain, word != .objc else {
      return nil
    }
    return Statements.rows.first { $0.head.first == head && $0.head.count > 1 && $0.head.last == word }?
      .summary
  }

  /// What the words in the middle of statements say.
  private static let meanings: [Word: String] = [
    .all: "every row: nothing is summed up", .manual: "pending work waits for `update`",
    .automatic: "pending work is done at each turn's end", .within: "how far numbers may differ",
    .capturing: "what the block holds on to", .target: "whom the action is sent to",
    .action: "an action instead of a block", .off: "shows callbacks no longer",
    .plain: "an enum without raw values, the slow storage",
    .objc: "a trait in Objective-C's style: integer, float or object", .to: "the new parent",
    .in: "where it stands", .else: "what happens otherwise, or what to say on failing",
    .if: "another condition", .where: "for which elements the block runs",
    .iOS: "the version whose rules are followed",
    .traits: "the trait that gets a property",
    .modifying: "a copy with other values: modifying { theme = bold }",
    .register: "a registration, kept to end it later: register cell for theme { … }",
    .cost: "what statements cost, counted: cost { … }",
    .name: "how print-outs call the trait: name \"theme\"",
    .identifier: "makes it encodable: identifier \"com.example.theme\"",
    .affects: "`affects color`: colours are resolved and views drawn again when it changes",
    .accessors: "`accessors none`: no property, the subscript only",
    .color: "colours, which are resolved again",
    .none: "no property, the subscript only",
    .equal: "the struct's own ==: equal { left.name == right.name }",
    .columnWidth: "bounds of the width, in points: columnWidth 200...300...400",
    .interactiveDismissDisabled: "a drag does not dismiss it",
    .any: "the file for all other looks: any: \"logo\"",
    .error: "passes only where a block fails", .inspector: "a column where there is room, else a sheet",
  ]

  /// How a device can be held; a Mac is not.
  func orientations(of device: Identifier) -> [Candidate] {
    guard let model = deviceModel(named: world.names[device.name]), model.idiom != .mac else { return [] }
    return [
      Candidate("portrait", "upright, \(model.screen(.portrait)) points"),
      Candidate("landscape", "on its side, \(model.screen(.landscape)) points"),
    ]
  }

  /// Each statement by its first word, made once.
  static let statements: [StatementForm: Candidate] = {
    let rows = Statements.rows.filter { !$0.head.isEmpty }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.form, candidate(for: $0)) })
  }()

  /// Where several statements begin with the same word, the plain one describes it, else the words that can follow do.
  private static func candidate(for row: Statements.Row) -> Candidate {
    let rows = Statements.rows.filter { $0.head.first == row.head.first }
    if let plain = rows.first(where: { $0.head.count == 1 }) {
      return Candidate(row.head[0].spelling, plain.summary)
    }
    let words = rows.compactMap { $0.head.dropFirst().first?.spelling }
    return Candidate(
      row.head[0].spelling, rows.count == 1 ? rows[0].summary : "followed by " + words.joined(separator: ", ")
    )
  }
}

extension EnvironmentKind {
  /// Whether this kind can stand in another; what stands in a controller stands in its view.
  func fits(in parent: EnvironmentKind) -> Bool { holders.contains(parent == .controller ? .view : parent) }
}
