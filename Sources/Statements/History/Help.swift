import Drawings
import Sessions
import Syntax
import Traits

extension StatementKind {
  static let help = StatementKind(
    command: "help", [[.rawLine("topic")]], .session, "Lists statements, or explains one",
    "A topic is a statement, a section, `events`, or a name of Apple's: `help override`, `help UIView`. `?override` says the same; a `?` behind a blank asks what may stand there.",
    example: "help override"
  ) { verb, interpreter throws(Problem) in
    let session = interpreter.session
    let words = verb.names("topic")
    guard let first = words.first, let last = words.last else {
      return interpreter.output.append(.report { HelpPage.overview(session.language, $0) })
    }
    // `@State` and `.sheet` may be written with their prefix.
    let topic = String(words.map(\.text).joined(separator: " ").drop { "@.".contains($0) })
    guard let page = HelpPage.page(topic, session.language) else {
      let near = Spelling.nearest(to: topic, among: HelpPage.topics(session.language))
      throw interpreter.problem(
        HelpPage.elsewhere(topic, session) ?? "`help` knows nothing of `\(topic)`",
        at: first.range.union(last.range),
        suggestion: near.map { "did you mean `help \($0)`?" } ?? "`help` lists the statements")
    }
    interpreter.output.append(.report(page))
  }
}

private enum HelpPage {
  static func page(_ topic: String, _ language: Language) -> (@Sendable (Layout) -> [StyledText])? {
    let listed = language.kinds.filter { !$0.title.isEmpty }
    var kinds = listed.filter { $0.title == topic }
    let section = StatementKind.Section.allCases.first { section in
      let name = section.rawValue.lowercased()
      return name == topic.lowercased() || name.split(separator: " ").contains { $0 == topic.lowercased() }
    }
    let word = HelpWord.all[topic]
    if kinds.isEmpty, word == nil, let section { return { self.section(section, language, $0) } }
    if !topic.contains(" ") { kinds += listed.filter { $0.title != topic && $0.syntax.head.contains(topic) } }
    let (all, rows) = (kinds, members(topic, language))
    let type = language.appleTypes[topic].flatMap { word == nil || !$0.members.isEmpty ? $0 : nil }
    if all.isEmpty, word == nil, type == nil, rows.isEmpty, topic != "events" { return nil }
    return { layout in
      let members = rows.flatMap { owner, rows in (owner.isEmpty ? [] : [owner]) + Table.below(rows, layout) }
      let meaning = word.map { word in
        StyledText.prose(word.meaning).wrapped(to: layout.width)
          + StyledText("    " + word.example, .code).wrapped(to: layout.width, hanging: 8)
      }
      return all.flatMap { entry($0, layout) } + (topic == "events" ? events : []) + (meaning ?? [])
        + (type.map { self.type($0, layout) } ?? []) + members
    }
  }

  static func topics(_ language: Language) -> [String] {
    var topics = language.kinds.flatMap { $0.syntax.head + [$0.title] }
    topics += StatementKind.Section.allCases.map { $0.rawValue.lowercased() } + ["events"]
    topics += HelpWord.all.keys.sorted(on: \.self) + language.appleTypes.keys.sorted(on: \.self)
    return topics + language.appleTypes.values.flatMap { $0.members.keys.sorted(on: \.self) }
  }

  /// A hint for topics that belong to the session: the statement that tells about them.
  static func elsewhere(_ topic: String, _ session: Session) -> String? {
    if session.definitions.traitProperties[topic] != nil || session.definitions.traitNames[topic] != nil {
      return "`\(topic)` is a trait: `show trait \(topic)` tells of it, and `why` of a value"
    }
    if !session.environments(named: topic).isEmpty {
      return "`\(topic)` is an environment: `show traits \(topic)` tells of it"
    }
    return session.definitions.types[topic] == nil ? nil : "`\(topic)` is a type of this session"
  }

  static func overview(_ language: Language, _ layout: Layout) -> [StyledText] {
    StatementKind.Section.allCases.flatMap { section($0, language, layout) }
      + StyledText.prose(
        "`help WORD` says more, also of Apple's names: `help UIView`. `redefine` replaces what `define` made. `[7]` at the right is the state's number: `goto 7`."
      ).wrapped(to: layout.width)
  }

  private static func section(
    _ section: StatementKind.Section, _ language: Language, _ layout: Layout
  ) -> [StyledText] {
    let kinds = language.kinds.filter { kind in
      let isAgain = kind.title.hasPrefix("redefine ") && language.kind("\(kind.title.dropFirst(2))") != nil
      return kind.section == section && !kind.title.isEmpty && !isAgain
    }
    if kinds.isEmpty { return [] }
    return [StyledText(section.rawValue, .heading)]
      + Table.below(kinds.map { [StyledText($0.title, .keyword), StyledText.prose($0.summary)] }, layout)
  }

  private static func entry(_ kind: StatementKind, _ layout: Layout) -> [StyledText] {
    let example = kind.example.split(separator: "\n").flatMap { line in
      StyledText("    \(line)", .code).wrapped(to: layout.width, hanging: 8)
    }
    let open = "left open by Apple: \(kind.decisions.joined(separator: ", ")); `show decision NAME` tells"
    return StyledText(kind.syntax.usage, .keyword).wrapped(to: layout.width, hanging: 8)
      + ("    " + StyledText.prose(kind.text)).wrapped(to: layout.width, hanging: 4) + example
      + (kind.decisions.isEmpty ? [] : StyledText("    " + open, .dim).wrapped(to: layout.width, hanging: 6))
  }

  private static func type(_ info: TypeInfo, _ layout: Layout) -> [StyledText] {
    let line = [info.superclass].compactMap { $0 } + info.conformances.sorted(on: \.self)
    let title =
      StyledText(info.name, .type) + StyledText(line.isEmpty ? "" : ": " + line.joined(separator: ", "), .dim)
    let cases = info.cases.map { [StyledText("case \($0.name)", .code), StyledText("")] }
    let rows = (Array(info.statics.values.joined()) + Array(info.members.values.joined()))
      .filter { !$0.name.hasPrefix("_") }
      .map { [StyledText(declaration($0), .code), StyledText($0.help)] }
      .sorted(on: { $0[0].string })
    return [title] + StyledText(info.help).wrapped(to: layout.width) + Table.below(cases + rows, layout)
  }

  /// The members of Apple's types with this name, grouped by type.
  private static func members(_ name: String, _ language: Language) -> [(StyledText, [[StyledText]])] {
    language.appleTypes.values.sorted(on: \.name).compactMap { info in
      let members = (info.members[name] ?? []) + (info.statics[name] ?? [])
      let owner = StyledText(info.name == "Global" ? "" : info.name, .type)
      let rows = members.map { [StyledText(declaration($0), .code), StyledText($0.help)] }
      return rows.isEmpty ? nil : (owner, rows)
    }
  }

  /// The result type of an `init` is an implementation detail, so it is left out.
  private static func declaration(_ member: Member) -> String {
    guard case .row(let row) = member.body else { return member.name }
    return member.name == "init" ? row.declaration.replacing(/\) -> [^()]+$/, with: ")") : row.declaration
  }

  private static var events: [StyledText] {
    let names = TraitEvent.allCases.map { StyledText("  \($0.rawValue)", .code) }
    return [StyledText.prose("What `on ENVIRONMENT EVENT { … }` and a class of one's own may follow:")]
      + names
  }
}
