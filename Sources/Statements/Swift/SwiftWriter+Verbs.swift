import Sessions
import Syntax

extension SwiftWriter {
  /// The lines of a statement of the playground.
  mutating func lines(_ verb: VerbStatement) -> [String] {
    if verb.head.hasPrefix("define") || verb.head.hasPrefix("redefine") { return definition(verb) }
    let place = verb.expression("place")
    let target = place.map { text($0) } ?? "self"
    switch verb.head {
    case "print":
      return ["print(" + verb.expressions("values").map { text($0) }.joined(separator: ", ") + ")"]
    case "scene", "window", "presentation", "controller", "view": return node(verb, verb.head, in: nil)
    case "create": return created(verb)
    case "override": return override(verb)
    case "remove override": return place.map { ["\(overrides($0).removal)"] } ?? []
    case "set":
      guard let place, let value = verb.expressions("values").first else { return [] }
      if let line = presentationModifier(place, verb.expressions("values")) { return [line] }
      return ["\(target) = \(text(value, expecting: type(of: place)))"]
    case "present": return presentation(verb)
    case "toolbar": return [".toolbar {\(onView(verb))"] + toolbarItems(verb.items("items")) + ["}"]
    case "dismiss": return place.map { [presentedState($0, "false")] } ?? []
    case "toggle": return [target + ".toggle()"]
    case "move":
      return verb.expression("destination").map { [added("view", target, to: text($0))] } ?? []
    case "remove": return [target + ".removeFromSuperview()"]
    case "register": return registration(verb, target)
    case "unregister": return unregistration(place)
    case "invalidate":
      let what = ["display": "Display", "properties": "UpdateProperties", "constraints": "UpdateConstraints"]
      return ["\(target).setNeeds\(what[verb.name("what")?.text ?? ""] ?? "Layout")()"]
    case "update traits": return [target + ".updateTraitsIfNeeded()"]
    case "on": return method(verb, target)
    case "turn": return (verb.block("block")?.statements ?? []).flatMap { lines($0) }
    case "repeat":
      let count = verb.expression("count").map { text($0) } ?? "1"
      return ["for _ in 0..<\(count) {"] + body(verb.block("block")) + ["}"]
    default:
      let first = source.text(verb.range).split(separator: "\n").first ?? ""
      return ["// \(first)"]
    }
  }

  /// The place of an override: how it is written, what removes it, and the trait's type.
  private mutating func overrides(_ place: Expression) -> (text: String, removal: String, type: Type?) {
    let kind = type(of: place)
    switch place.kind {
    case .member(let base, let name):
      let owner = text(base)
      let key = trait(Expression(.name(name), name.range)) ?? name.text
      return ("\(owner).traitOverrides.\(name.text)", "\(owner).traitOverrides.remove(\(key).self)", kind)
    case .subscript(let base, let arguments):
      let owner = text(base)
      let key = arguments.first.flatMap { trait($0.value) } ?? ""
      return ("\(owner).traitOverrides[\(key).self]", "\(owner).traitOverrides.remove(\(key).self)", kind)
    default: return (source.text(place.range), "// \(source.text(place.range))", kind)
    }
  }

  private mutating func override(_ verb: VerbStatement) -> [String] {
    guard let place = verb.expression("place") else { return [] }
    if let value = verb.expression("value") {
      let target = overrides(place)
      return ["\(target.text) = \(text(value, expecting: target.type))"]
    }
    let owner = text(place)
    return (verb.block("block")?.statements ?? []).flatMap { statement -> [String] in
      guard case .assignment(let target, _, let value) = statement.kind, case .name(let name) = target.kind,
        let index = session.definitions.traitProperties[name.text]
      else { return ["// " + source.text(statement.range)] }
      let type = session.definitions.traits[index].type
      return ["\(owner).traitOverrides.\(name.text) = \(text(value, expecting: type))"]
    }
  }

  private mutating func registration(_ verb: VerbStatement, _ target: String) -> [String] {
    let keys = verb.expressions("keys")
    let own = keys.compactMap { trait($0).map { $0 + ".self" } }
    let lists = keys.filter { trait($0) == nil }.map { key in
      let name = source.text(key.range)
      return name.hasPrefix("UITraitCollection.") ? name : "UITraitCollection." + name
    }
    let traits = ((own.isEmpty ? [] : ["[\(own.joined(separator: ", "))]"]) + lists).joined(separator: " + ")
    if let action = verb.name("action") {
      let receiver = verb.expression("target").map { "target: \(text($0)), " } ?? ""
      return ["\(target).registerForTraitChanges(\(traits), \(receiver)action: #selector(\(action.text)))"]
    }
    let type = verb.expression("place").flatMap { self.type(of: $0) }?.description ?? "Self"
    return [
      "\(target).registerForTraitChanges(\(traits)) { (sender: \(type), previous: UITraitCollection) in"
    ] + body(verb.block("block")) + ["}"]
  }

  private mutating func unregistration(_ place: Expression?) -> [String] {
    guard let place, case .name(let name) = place.kind,
      case .registration(let id)? = session.variables[name.text]?.value,
      let owner = session.traits.registration(id)?.environment
    else { return ["// unregister " + (place.map { source.text($0.range) } ?? "")] }
    return ["\(session.traits.tree.name(of: owner)).unregisterForTraitChanges(\(name.text))"]
  }

  /// `on cell layoutSubviews { }` is a method of a subclass.
  private mutating func method(_ verb: VerbStatement, _ target: String) -> [String] {
    let event = verb.name("event")?.text ?? ""
    let (parameter, argument) =
      switch event {
      case "traitCollectionDidChange":
        ("_ previous: UITraitCollection?", "previous")
      case "draw": ("_ rect: CGRect", "rect")
      case let name where name.hasPrefix("view") && name.contains("ppear"): ("_ animated: Bool", "animated")
      default: ("", "")
      }
    let outer = ownName
    ownName = target
    defer { ownName = outer }
    return [
      "// in \(target)'s class:", "override func \(event)(\(parameter)) {", "    super.\(event)(\(argument))",
    ]
      + body(verb.block("block")) + ["}"]
  }

  // MARK: The hierarchy

  /// A node of the tree, with what stands in it.
  private mutating func node(
    _ verb: VerbStatement, _ kind: String, in parent: (kind: String, name: String)?
  ) -> [String] {
    let name = verb.defined.text
    let isNew = parent != nil || kind == "scene"
    var lines = isNew ? made(kind, name, verb.type("class"), in: parent) : []
    for statement in verb.block("block")?.statements ?? [] {
      guard case .verb(let inner) = statement.kind else { continue }
      if ["window", "presentation", "controller", "view"].contains(inner.head) {
        lines += node(inner, inner.head, in: (kind, name))
      } else {
        lines += owned(inner, by: name)
      }
    }
    return lines
  }

  /// A statement in a node's block, which is about the node.
  private mutating func owned(_ verb: VerbStatement, by name: String) -> [String] {
    let owner = Expression(.name(Name(name, verb.headRange)), verb.headRange)
    switch verb.head {
    case "override":
      guard let place = verb.expression("place"), case .name(let trait) = place.kind,
        let value = verb.expression("value")
      else { return lines(verb) }
      let type = session.definitions.traitProperties[trait.text].map { session.definitions.traits[$0].type }
      return ["\(name).traitOverrides.\(trait.text) = \(text(value, expecting: type))"]
    case "register":
      var owned = verb
      owned.slots["place"] = verb.slots["place"] ?? .expression(owner)
      return registration(owned, verb.expression("place").map { text($0) } ?? name)
    case "on": return method(verb, verb.expression("place").map { text($0) } ?? name)
    default: return lines(verb)
    }
  }

  private mutating func created(_ verb: VerbStatement) -> [String] {
    let kind = verb.name("kind")?.text ?? "view"
    var parent: (kind: String, name: String)?
    if let place = verb.expression("place") {
      let isController =
        type(of: place).map { session.isKind($0.description, of: "UIViewController") } ?? false
      parent = (isController ? "controller" : "view", text(place))
    }
    var lines = made(kind, verb.defined.text, verb.type("class"), in: parent)
    for statement in verb.block("block")?.statements ?? [] {
      guard case .verb(let inner) = statement.kind else { continue }
      lines += node(inner, inner.head, in: (kind, verb.defined.text))
    }
    return lines
  }

  /// An object of UIKit's, put where it belongs.
  private func made(
    _ kind: String, _ name: String, _ type: TypeSyntax?, in parent: (kind: String, name: String)?
  ) -> [String] {
    let own = type.map { source.text($0.range) }
    switch kind {
    case "scene": return ["// \(name) is the app's UIWindowScene"]
    case "window":
      return [
        "let \(name) = \(own ?? "UIWindow")(windowScene: \(parent?.name ?? "scene"))",
        "\(name).makeKeyAndVisible()",
      ]
    case "presentation": return ["// \(name) is the presentation controller of what is presented next"]
    case "controller":
      let line = "let \(name) = \(own ?? "UIViewController")()"
      guard let parent else { return [line] }
      return [line]
        + (parent.kind == "window"
          ? ["\(parent.name).rootViewController = \(name)"] : child(name, of: parent))
    default:
      let line = "let \(name) = \(own ?? "UIView")()"
      return parent.map {
        [line, added("view", name, to: $0.kind == "controller" ? $0.name + ".view" : $0.name)]
      } ?? [line]
    }
  }

  private func child(_ name: String, of parent: (kind: String, name: String)) -> [String] {
    if parent.kind == "presentation" { return ["root.present(\(name), animated: false)"] }
    return [
      "\(parent.name).addChild(\(name))", "\(parent.name).view.addSubview(\(name).view)",
      "\(name).didMove(toParent: \(parent.name))",
    ]
  }

  private func added(_ kind: String, _ name: String, to parent: String) -> String {
    "\(parent).addSubview(\(name))"
  }
}
