import Presentations
import StateUpdates
import Traits
import ViewTree

// What can be read of a session.
extension Session {
  func trait(called name: String) -> TraitID? {
    definitions.traits.first { propertyName($0.id) == name }?.id
  }

  /// Registrations by what they are for: on which environment, for which traits in any order.
  var registrationFacts: [Fact] {
    let all = traits.registrations.compactMap { traits.registration($0) }
    let grouped = Dictionary(grouping: all) { registration in
      let names = registration.traits.map { propertyName($0) }.sorted().joined(separator: ", ")
      return [reference(to: registration.environment), " for \(names)"]
    }
    return grouped.sorted { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) }.flatMap { name, registrations in
      let handlers = registrations.compactMap {
        self.handlers.indices.contains($0.tag) ? self.handlers[$0.tag] : nil
      }
      let titles = handlers.map(\.title).joined(separator: ", ")
      let code = handlers.map(\.function.text).joined(separator: "\n")
      let (place, calls) = ("registration on \(name[0])", registrations.map { "\($0.calls)" })
      return [
        Fact(.handlers, place, name[1], .said(titles, code: code), anew: "registered anew"),
        Fact(.calls, "calls of the " + place, name[1], .said(calls.joined(separator: ", "))),
      ]
    }
  }

  /// What was defined, by what it is called: a summary, and the text.
  var definitionFacts: [Fact] {
    var facts: [Fact] = []
    func add(_ name: String, _ summary: String, _ code: String) {
      facts.append(Fact(.definitions, name, "", .said(summary, code: code), anew: "redefined"))
    }
    for (name, info) in definitions.types where !info.isApple {
      let parts = info.kind == .enumeration ? info.cases.map(\.name) : info.fields.map(\.name)
      add("\(info.kind) \(name)", parts.joined(separator: ", "), info.text)
    }
    for info in definitions.traits where !info.isSystem {
      let definition = traits.definition(of: info.id)
      var summary = "\(info.type) = \(shown(info.defaultValue))"
      if definition.affectsColorAppearance { summary += ", affects colour" }
      if let identifier = definition.identifier { summary += ", identifier \(identifier)" }
      add("trait \(info.property ?? info.name)", summary, definition.name)
    }
    for (name, color) in definitions.colors { add("color \(name)", "defined", color.text) }
    for (name, image) in definitions.images {
      let conditions = image.map { variant in
        variant.conditions.map { "\($0.trait) \(shown($0.value))" }.joined(separator: ", ")
      }
      add("image \(name)", image.map(\.file).joined(separator: ", "), conditions.joined(separator: "; "))
    }
    for (name, key) in definitions.keys { add("key \(name)", "\(key.type) = \(shown(key.defaultValue))", "") }
    for (name, action) in definitions.actions { add("action \(name)", "defined", action.text) }
    for (name, indices) in definitions.functionNames {
      let bodies = indices.map { definitions.functions[$0] }.map { function in
        function.source.text(function.declaration.body?.range ?? function.declaration.name.range)
      }
      add("func \(name)", "defined", bodies.joined(separator: "\n"))
    }
    return facts.sorted { $0.place < $1.place }
  }

  /// The environments that have a name of their own in answers: all but root views.
  var shownEnvironments: [EnvironmentID] {
    let tree = traits.tree
    let roots = Array(tree.scenes) + Array(tree.detached)
    return roots.flatMap { root in
      tree.preorder(from: root).filter { !tree.isRootView($0) && presentation(making: $0) == nil }
    }
  }

  /// The presentation that made an environment: its controller, that of its content, and what hosts its views.
  private func presentation(making id: EnvironmentID) -> ScreenID? {
    let tree = traits.tree
    if let own = screens.presented[id] { return own }
    let content = views.roots.values.first { $0.host == id }?.owner ?? id
    guard content != id || tree.label(of: id) == "content" else { return nil }
    return tree.parent(of: content).flatMap { screens.presented[$0] }
  }

  /// What an environment is and where it stands: `view in form`.
  func standing(of id: EnvironmentID) -> String {
    let kind = "\(traits.tree.kind(of: id))"
    if let parent = traits.tree.parent(of: id) {
      let owner = traits.tree.isRootView(parent) ? traits.tree.parent(of: parent) ?? parent : parent
      return "\(kind) in \(presentation(making: owner).map { name(of: $0) } ?? reference(to: owner))"
    }
    return kind == "scene" ? kind : "\(kind) in no hierarchy"
  }

  /// The properties of an environment, as they are seen: of a colour what was drawn.
  func readableFields(of id: EnvironmentID) -> [String: Value] {
    var fields: [String: Value] = [:]
    for (name, value) in instance(of: id)?.fields ?? [:] where !name.hasPrefix("drawn.") {
      fields[name] = field("drawn.\(name)", of: id) ?? value
    }
    return fields
  }
}
extension Session {
  /// Which views are hosted, and what their states are: `radio.isPlaying`, `park/PlayerView[1].isPlaying`.
  var viewFacts: [Fact] {
    views.hosted.flatMap { root -> [Fact] in
      let all = views.preorder(from: root.root).map { ($0, views.graph[$0]?.element.type ?? "") }
      let counts = all.reduce(into: [:]) { $0[$1.1, default: 0] += 1 }
      var indices: [String: Int] = [:]
      // What a presentation shows comes and goes with it.
      let isPresented = screens.names[root.name] != nil
      return (isPresented ? [] : [Fact(.values, root.name, "", .value(.kept(all.first?.1 ?? "")))])
        + all.flatMap { id, type -> [Fact] in
          let index = indices[type, default: 0]
          indices[type] = index + 1
          let place = "\(root.name)/\(type)" + (counts[type] == 1 ? "" : "[\(index)]")
          return (views.graph[id]?.state.keys.sorted() ?? []).map { name in
            let value = views.graph.latest(name, of: id) ?? .nothing
            return Fact(.values, id == root.root ? root.name : place, "." + name, .value(value))
          }
        }
    }
  }
}
