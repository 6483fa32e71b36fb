import Sessions

extension StatementKind {
  static let showKeys = StatementKind(
    show: "keys", "Shows the environment keys that were defined, with the traits whose data they share",
    "`show key theme` shows how one of them is defined."
  ) { session, _, most throws(Problem) in
    let (keys, traits) = (session.definitions.keys, session.definitions.traits)
    let rows = keys.values.sorted { $0.name < $1.name }.map { key in
      [
        key.name, key.type.description, session.shown(key.defaultValue),
        key.bridged.map { "shares data with \(traits[$0].word)" } ?? "",
      ]
    }
    return Rows(rows, empty: "no environment keys", most: most)
  }
}
