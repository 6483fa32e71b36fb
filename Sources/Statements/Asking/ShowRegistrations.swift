import Sessions
import Syntax
import Traits
import ViewTree

extension StatementKind {
  static let showRegistrations = StatementKind(
    StatementSyntax(["show", "registrations"], [.optional([.place("subject")])]), .asking,
    "Shows who is called when which traits change, and how often that was", example: "show registrations"
  ) { verb, checker throws(Problem) in
    let place = try checker.environment(ifIn: "subject", of: verb)
    let (isWhole, whole) = (verb.isWhole, verb.whole(checker))
    return Checked(action: verb.range) { session throws(Problem) in
      let id = try place?(&session).environment
      let found = id.map { session.traits.registrations(at: $0) } ?? session.traits.registrations
      let rows = found.compactMap { session.traits.registration($0) }.map { session.row(of: $0) }
      var table = Rows(rows, empty: "no registrations", isWhole: isWhole, whole: whole)
      if session.systemVersion < 17, !rows.isEmpty {
        table.note =
          "they rest: registerForTraitChanges came with iOS 17; `use iOS 17` brings them back"
      }
      session.report(table)
    }
  }

  static let showLog = StatementKind(
    StatementSyntax(["show", "log"]), .asking, "Shows the callbacks that ran, oldest first",
    details: "The newest 100 are shown; `show all log` shows every one.", example: "show log"
  ) { verb, checker throws(Problem) in
    let isWhole = verb.isWhole
    return Checked(action: verb.range) { session throws(Problem) in
      let log = session.counters.log
      let first = isWhole ? 0 : max(0, log.count - Rows.most)
      let rows = (first..<log.count).map { index in
        ["\(index + 1)", session.traits.tree.name(of: log[index].environment), log[index].text]
      }
      var table = Rows(rows, empty: "nothing has happened so far")
      (table.omitted, table.whole, table.omitsFirst) = (first, "show all log", true)
      session.report(table)
    }
  }

  static let showWarnings = StatementKind(
    StatementSyntax(["show", "warnings"]), .asking, "Shows what the session was warned of",
    example: "show warnings"
  ) { verb, checker throws(Problem) in
    Checked(action: verb.range) { session throws(Problem) in
      session.report(Rows(session.counters.warnings.map { [$0] }, empty: "no warnings"))
    }
  }
}

extension Session {
  fileprivate func row(of registration: Registration) -> [String] {
    let handler = handlers.indices.contains(registration.tag) ? handlers[registration.tag] : nil
    return [
      reference(to: registration.environment),
      registration.traits.map { propertyName($0) }.joined(separator: ", "), handler?.title ?? "block",
      count(registration.calls, "call"),
    ]
  }
}
