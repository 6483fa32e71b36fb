import Sessions
import Traits

extension StatementKind {
  static let showTraits = StatementKind(
    show: "traits", of: [[.place("subject")]],
    "Shows all traits with their defaults, or their values at a place", example: "show traits form"
  ) { session, id, most throws(Problem) in
    let traits = session.definitions.traits
    guard let id else {
      return Rows(traits.indices.map { session.listed($0) }, empty: "no traits", most: most)
    }
    return Rows(
      traits.map { info in
        let value = session.traits.value(of: info.id, at: id)
        let isDefault = value == session.traits.definition(of: info.id).defaultValue
        let isOverridden = session.traits.override(of: info.id, at: id) != nil
        return [
          info.word, session.shown(session.value(value, as: info.type)),
          isOverridden ? "override" : isDefault ? "default" : "",
        ]
      })
  }

  static let showTrait = StatementKind(
    "show trait", [.expression("subject")], .asking, "Shows how a trait is defined",
    "`show traits` lists all, `show traits cell` their values there.", example: "show trait theme"
  ) { verb, checker throws(Problem) in
    let (written, subject) = (checker.word("subject", verb).text, verb.value("subject"))
    if try !checker.namesTrait(subject) {
      throw checker.problem(
        "`\(written)` is no trait", at: subject.range, suggestion: "`show traits \(written)` shows its traits"
      )
    }
    let index = try checker.trait(subject)
    return Checked(action: verb.range) { session throws(Problem) in
      session.report(session.facts(of: index).lines)
    }
  }

  static let showKeys = StatementKind(
    show: "keys", "Shows the environment keys that were defined, with the traits whose data they share",
    "`show key theme` shows how one of them is defined."
  ) { session, _, most throws(Problem) in
    let (keys, traits) = (session.definitions.keys, session.definitions.traits)
    let rows = keys.values.sorted(on: \.name).map { key in
      [
        key.name, key.type.description, session.shownDefault(of: key),
        key.bridged.map { "shares data with \(traits[$0].word)" } ?? "",
      ]
    }
    return Rows(rows, empty: "no environment keys", most: most)
  }

  static let showKey = StatementKind(
    "show key", [.expression("subject")], .asking, "Shows how an environment key is defined",
    example: "show key theme"
  ) { verb, checker throws(Problem) in
    let keys = checker.session.definitions.keys
    let name = checker.word("subject", verb)
    guard let key = keys[name.text] else {
      throw checker.unknown("environment key", name, among: keys.keys.sorted(on: \.self))
    }
    return Checked(action: verb.range) { session throws(Problem) in
      let facts = [
        ["definition", key.name], ["protocol", "EnvironmentKey"], ["type", key.type.description],
        ["default", session.shownDefault(of: key)],
      ]
      session.report(Rows(facts, title: key.name).lines)
    }
  }
}

extension TraitInfo {
  /// The name of a trait: its property, or its definition if it has no property.
  var word: String { property ?? name }
}

extension Session {
  fileprivate func listed(_ index: Int) -> [String] {
    let info = definitions.traits[index]
    let first = definitions.traits.firstIndex { $0.id == info.id } ?? index
    let remarks = [
      info.isSystem ? nil : "own",
      !info.isSystem && traits.definition(of: info.id).affectsColorAppearance ? "affects colour" : nil,
      first == index ? nil : "shares data with \(definitions.traits[first].word)",
    ]
    return [info.word, shown(info.defaultValue), remarks.compactMap { $0 }.joined(separator: ", ")]
  }

  fileprivate func facts(of index: Int) -> Rows {
    let info = definitions.traits[index]
    let definition = traits.definition(of: info.id)
    // Objective-C has one protocol of trait definitions for each storage.
    let kind =
      switch definition.storage {
      case _ where !info.isObjectiveC: "UI"
      case .integer: "UINSInteger"
      case .floating: "UICGFloat"
      case .object: "UIObject"
      }
    var facts = [
      ["definition", info.name + (info.isObjectiveC ? ", in Objective-C's style" : "")],
      ["protocol", kind + "TraitDefinition"],
      ["type", info.type.description], ["default", shown(info.defaultValue)], ["name", definition.name],
      ["identifier", definition.identifier ?? "none: not encodable"],
      ["affects colour", definition.affectsColorAppearance ? "yes" : "no"],
      ["storage", definition.storage.rawValue],
    ]
    for other in definitions.traits where other.id == info.id && other.name != info.name {
      let language = other.isObjectiveC ? "Objective-C" : "Swift"
      facts.append(["shared with", "\(other.name), \(other.type) in \(language)"])
    }
    if info.isSystem {
      facts.append(["since", "iOS \(definition.since), as a key iOS \(max(17, definition.since))"])
      if let name = info.mutableProperty, name != info.property { facts.append(["set as", name]) }
      if definition.isInColorList {
        facts.append(["in", "UITraitCollection.systemTraitsAffectingColorAppearance"])
      }
      if definition.affectsImageLookup {
        facts.append(["in", "UITraitCollection.systemTraitsAffectingImageLookup"])
      }
    }
    return Rows(facts, title: info.word)
  }
}
