import Sessions
import Syntax
import Traits
import ViewTree

extension StatementKind {
  static let showTraits = StatementKind(
    StatementSyntax(["show", "traits"], [.optional([.place("subject")])]), .asking,
    "Shows all traits with their defaults, or their values at a place", example: "show traits form"
  ) { verb, checker throws(Problem) in
    let place = try checker.environment(ifIn: "subject", of: verb)
    let (isWhole, whole) = (verb.isWhole, verb.whole(checker))
    return Checked(action: verb.range) { session throws(Problem) in
      guard let id = try place?(&session).environment else {
        let rows = session.definitions.traits.indices.map { session.listed($0) }
        return session.report(Rows(rows, empty: "no traits", isWhole: isWhole, whole: whole))
      }
      let rows = session.definitions.traits.map { info -> [String] in
        let value = session.traits.value(of: info.id, at: id)
        let isDefault = value == session.traits.definition(of: info.id).defaultValue
        let mark =
          session.traits.override(of: info.id, at: id) != nil ? "override" : isDefault ? "default" : ""
        return [info.property ?? info.name, session.shown(session.value(value, as: info.type)), mark]
      }
      session.report(Rows(rows, empty: "no traits"))
    }
  }

  static let showTrait = StatementKind(
    StatementSyntax(["show", "trait"], [.expression("subject")]), .asking,
    "Shows how a trait is defined",
    details: "`show traits` lists all, `show traits cell` their values there.",
    example: "show trait theme"
  ) { verb, checker throws(Problem) in
    let subject = try checker.required(verb.expression("subject"), "a trait", verb)
    if try !checker.namesTrait(subject), try NameLookup.traitKey(subject, in: &checker) == nil {
      let written = checker.text(subject.range)
      throw checker.problem(
        "`\(written)` is no trait", at: subject.range, suggestion: "`show traits \(written)` shows its traits"
      )
    }
    let index = try checker.trait(subject)
    return Checked(action: verb.range) { session throws(Problem) in session.report(session.facts(of: index)) }
  }

  static let showKey = StatementKind(
    StatementSyntax(["show", "key"], [.expression("subject")]), .asking,
    "Shows how an environment key is defined", example: "show key theme"
  ) { verb, checker throws(Problem) in
    let keys = checker.session.definitions.keys
    guard case .name(let name)? = verb.expression("subject")?.kind, let key = keys[name.text] else {
      let range = verb.expression("subject")?.range ?? verb.range
      throw checker.problem(
        "there is no environment key `\(checker.text(range))`", at: range,
        suggestion: Spelling.suggestion(for: checker.text(range), among: keys.keys.sorted()))
    }
    return Checked(action: verb.range) { session throws(Problem) in
      session.report(
        Facts(
          title: key.name,
          facts: [
            ("definition", key.name), ("protocol", "EnvironmentKey"), ("type", key.type.description),
            ("default", session.shown(key.defaultValue)),
          ]))
    }
  }
}

extension Session {
  fileprivate func listed(_ index: Int) -> [String] {
    let info = definitions.traits[index]
    var remarks = info.isSystem ? [] : ["own"]
    if !info.isSystem, traits.definition(of: info.id).affectsColorAppearance {
      remarks.append("affects colour")
    }
    if let first = definitions.traits.firstIndex(where: { $0.id == info.id }), first != index {
      remarks.append(
        "shares data with \(definitions.traits[first].property ?? definitions.traits[first].name)")
    }
    return [info.property ?? info.name, shown(info.defaultValue), remarks.joined(separator: ", ")]
  }

  /// What a trait's definition says.
  fileprivate func facts(of index: Int) -> Facts {
    let info = definitions.traits[index]
    let definition = traits.definition(of: info.id)
    var facts = [
      ("definition", info.name + (info.isObjectiveC ? ", in Objective-C's style" : "")),
      ("protocol", protocolName(info, definition)), ("type", info.type.description),
      ("default", shown(info.defaultValue)), ("name", definition.name),
      ("identifier", definition.identifier ?? "none: not encodable"),
      ("affects colour", definition.affectsColorAppearance ? "yes" : "no"),
      ("storage", definition.storage.rawValue),
    ]
    for other in definitions.traits where other.id == info.id && other.name != info.name {
      facts.append(
        ("shared with", "\(other.name), \(other.type) in \(other.isObjectiveC ? "Objective-C" : "Swift")"))
    }
    if info.isSystem {
      facts.append(("since", "iOS \(definition.since), as a key iOS \(max(17, definition.since))"))
      if let name = info.mutableProperty, name != info.property { facts.append(("set as", name)) }
      if definition.isInColorList {
        facts.append(("in", "UITraitCollection.systemTraitsAffectingColorAppearance"))
      }
      if definition.affectsImageLookup {
        facts.append(("in", "UITraitCollection.systemTraitsAffectingImageLookup"))
      }
    }
    return Facts(title: info.property ?? info.name, facts: facts)
  }

  /// Apple's protocol to which such a definition conforms; Objective-C has one for each storage.
  private func protocolName(_ info: TraitInfo, _ definition: TraitDefinition) -> String {
    guard info.isObjectiveC else { return "UITraitDefinition" }
    return switch definition.storage {
    case .integer: "UINSIntegerTraitDefinition"
    case .floating: "UICGFloatTraitDefinition"
    case .object: "UIObjectTraitDefinition"
    }
  }
}
