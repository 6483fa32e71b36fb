/// One fact about a session that can be read: `cell.theme` and its value, or a definition and its summary.
struct Fact {
  var aspect: Difference.Aspect
  var place: String
  var property: String
  var value: Value
  /// A detail that is also compared, such as code; `changeText` is shown if only the detail differs.
  var detail: String
  var changeText: String?

  init(
    _ aspect: Difference.Aspect, _ place: String, _ property: String = "", is value: Value,
    detail: String = "", changeText: String? = nil
  ) {
    (self.aspect, self.place, self.property, self.value) = (aspect, place, property, value)
    (self.detail, self.changeText) = (detail, changeText)
  }

  var key: String { "\(aspect.rawValue) \(place)\(property)" }
}

extension Session {
  /// All facts that can be read, in the order in which a person would look for them.
  ///
  /// - Parameter isOld: Whether this is the older session. Environments that only one session has get fewer facts.
  func facts(beside other: Session, isOld: Bool) -> [Fact] {
    settingFacts + definitionFacts + variableFacts
      + shownEnvironments.flatMap { facts(of: $0, beside: other, isOld: isOld) }
      + screenFacts + viewFacts + registrationFacts
  }

  private var settingFacts: [Fact] {
    let facts = [
      ("iOS", "\(systemVersion)"), ("updates", settings.updatesManually ? "manual" : "automatic"),
      ("trace", settings.traces ? "on" : "off"), ("clock", "\(clock)s"),
    ]
    return facts.map { Fact(.settings, $0, is: .kept($1)) }
  }

  private var definitionFacts: [Fact] {
    var texts: [String: (summary: String, code: String)] = [:]
    for (name, info) in definitions.types where !info.isApple {
      let parts = info.kind == .enumeration ? info.cases.map(\.name) : info.fields.map(\.name)
      texts["\(info.kind) \(name)"] = (parts.joined(separator: ", "), info.declaration.text)
    }
    for info in definitions.traits where !info.isSystem {
      let definition = traits.definition(of: info.id)
      var summary = "\(info.type) = \(shown(info.defaultValue))"
      if definition.affectsColorAppearance { summary += ", affects colour" }
      if let identifier = definition.identifier { summary += ", identifier \(identifier)" }
      texts["trait \(info.property ?? info.name)"] = (summary, definition.name)
    }
    for (name, color) in definitions.colors { texts["color \(name)"] = ("defined", color.text) }
    for (name, image) in definitions.images {
      let conditions = image.flatMap(\.conditions).map { "\($0.trait) \(shown($0.value))" }
      texts["image \(name)"] = (image.map(\.file).joined(separator: ", "), conditions.joined(separator: "; "))
    }
    for (name, key) in definitions.keys {
      texts["key \(name)"] = ("\(key.type) = \(shownDefault(of: key))", "")
    }
    for (name, action) in definitions.actions { texts["action \(name)"] = ("defined", action.text) }
    for (name, members) in definitions.freeFunctions {
      let bodies = members.compactMap { definition(of: $0) }.map { function in
        function.source.text(function.declaration.body?.range ?? function.declaration.name.range)
      }
      texts["func \(name)"] = ("defined", bodies.joined(separator: "\n"))
    }
    return texts.sorted(on: { $0.key }).map { name, text in
      Fact(.definitions, name, is: .kept(text.summary), detail: text.code, changeText: "redefined")
    }
  }

  private var variableFacts: [Fact] {
    variables.sorted(on: { $0.value.order }).map { name, variable in
      let kind = "\(variable.isConstant ? "a constant" : "a variable") of type \(variable.type)"
      return Fact(.values, name, is: variable.value, detail: kind)
    }
  }

  /// The registrations, each named by its environment and its traits in any order.
  private var registrationFacts: [Fact] {
    let all = traits.registrations.compactMap { traits.registration($0) }
    let grouped = Dictionary(grouping: all) { registration in
      let names = registration.traits.map { propertyName($0) }.sorted(on: \.self).joined(separator: ", ")
      return ["registration on " + reference(to: registration.environment), " for " + names]
    }
    return grouped.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { name, all -> [Fact] in
      let handlers = all.compactMap { self.handlers.indices.contains($0.tag) ? self.handlers[$0.tag] : nil }
      let code = handlers.map(\.function.text).joined(separator: "\n")
      let titles = Value.kept(handlers.map(\.title).joined(separator: ", "))
      let calls = Value.kept(all.map { "\($0.calls)" }.joined(separator: ", "))
      return [
        Fact(.handlers, name[0], name[1], is: titles, detail: code, changeText: "registered anew"),
        Fact(.calls, "calls of the " + name[0], name[1], is: calls),
      ]
    }
  }

  /// The hosted views and their states: `radio.isPlaying`, `park/PlayerView[1].isPlaying`.
  private var viewFacts: [Fact] {
    views.hosted.flatMap { root -> [Fact] in
      let all = views.graph.preorder(from: root.root).map { ($0, views.graph[$0]?.element.type ?? "") }
      let counts = all.reduce(into: [:]) { $0[$1.1, default: 0] += 1 }
      var indices: [String: Int] = [:]
      // The content of a presentation appears and disappears with the presentation, so it is not a fact of its own.
      let isPresented = screens.names[root.name] != nil
      let hosted = isPresented ? [] : [Fact(.values, root.name, is: .kept(all.first?.1 ?? ""))]
      return hosted
        + all.flatMap { id, type -> [Fact] in
          let index = indices[type, default: 0]
          indices[type] = index + 1
          let place = "\(root.name)/\(type)" + (counts[type] == 1 ? "" : "[\(index)]")
          return (views.graph[id]?.state.keys.sorted(on: \.self) ?? []).map { name in
            let value = views.graph.latest(name, of: id) ?? .nothing
            return Fact(.values, id == root.root ? root.name : place, "." + name, is: value)
          }
        }
    }
  }
}
