import Sessions
import Syntax
import Traits

extension StatementKind {
  static let showRegistrations = StatementKind(
    show: "registrations", of: [.optional([.place("subject")])],
    "Shows who is called when which traits change, and how often that was"
  ) { session, id, most throws(Problem) in
    let found = id.map { session.traits.registrations(at: $0) } ?? session.traits.registrations
    let rows = found.compactMap { session.traits.registration($0) }.map { registration in
      let handler =
        session.handlers.indices.contains(registration.tag) ? session.handlers[registration.tag] : nil
      return [
        session.reference(to: registration.environment),
        registration.traits.map { session.propertyName($0) }.joined(separator: ", "),
        handler?.title ?? "block", count(registration.calls, "call"),
      ]
    }
    var table = Rows(rows, empty: "no registrations", most: most)
    if session.systemVersion < 17, !rows.isEmpty {
      table.note = "they rest: registerForTraitChanges came with iOS 17; `use iOS 17` brings them back"
    }
    return table
  }
}
