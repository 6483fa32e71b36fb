import Sessions
import ViewTree

extension StatementKind {
  static let showOverrides = StatementKind(
    show: "overrides", of: [[.place("subject")]],
    "Shows the overrides that are set, and those whose update is still to come"
  ) { session, id, most throws(Problem) in
    let rows = (id.map { [$0] } ?? session.environments).flatMap { session.overrideRows(of: $0) }
    return Rows(rows, empty: "no overrides", most: most)
  }

  static let showRegistrations = StatementKind(
    show: "registrations", of: [[.place("subject")]],
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

extension Session {
  var environments: [EnvironmentID] {
    let tree = traits.tree
    return (Array(tree.scenes) + Array(tree.detached)).flatMap { Array(tree.preorder(from: $0)) }
  }

  /// The inputs of an environment's traits: its own, and those from its parent or the system.
  fileprivate func overrideRows(of id: EnvironmentID) -> [[String]] {
    traits.inputTraits(at: id).flatMap { trait in
      let chain = traits.explanation(of: trait, at: id)
      let own = chain.filter { $0.environment == id && $0.origin != .predicted && $0.origin != .remembered }
      return own.map { source in
        let isSettled = source.role == .decides || source.role == .hidden
        let remarks = [
          source.origin == .override ? nil : word(of: source),
          isSettled ? nil : remark(source, in: chain, of: trait, at: id).text,
        ].compactMap { $0 }
        return [reference(to: id), propertyName(trait), shown(value(source.value, of: trait))]
          + (remarks.isEmpty ? [] : [remarks.joined(separator: ", ")])
      }
    }
  }
}
