import Syntax

extension SwiftWriter {
  func lines(_ verb: VerbStatement) -> [String] {
    let place = verb.expression("place") ?? owner.map { .name($0, verb.headRange) }
    let target = verb.expression("place").map { text($0) } ?? owner ?? "self"
    switch verb.head {
    case "print":
      let values = verb.expressions("values").map { text($0) }.joined(separator: ", ")
      let isCall = source.text(SourceRange(verb.headRange.end, verb.range.end)).hasPrefix("(")
      return [isCall ? "print\(values)" : "print(\(values))"]
    case "scene", "window", "presentation", "controller", "view": return node(verb, verb.head, in: nil)
    case "create": return created(verb)
    case "override": return override(verb)
    case "remove override": return [override(at: verb.value("place")).removal]
    case "set":
      let (place, values) = (verb.value("place"), verb.expressions("values"))
      if let line = presentationModifier(place, values) { return [line] }
      return ["\(target) = \(text(values[0]))"]
    case "present": return presentation(verb)
    case "toolbar": return [".toolbar {\(onView(verb))"] + toolbarItems(verb.items("items")) + ["}"]
    case "dismiss": return [presentedState(verb.value("place"), "false")]
    case "toggle": return [target + ".toggle()"]
    case "move":
      let destination = verb.value("destination")
      let outer = text(destination)
      if isController(verb.value("place")) { return adoption(of: target, outer, isController(destination)) }
      return ["\(outer)\(isController(destination) ? ".view" : "").addSubview(\(target))"]
    case "remove":
      guard isController(verb.value("place")) else { return [target + ".removeFromSuperview()"] }
      return [".willMove(toParent: nil)", ".view.removeFromSuperview()", ".removeFromParent()"]
        .map { target + $0 }
    case "register": return registration(verb, target, place)
    case "unregister":
      guard case .name(let name) = verb.value("place").kind,
        case .registration(let id)? = session.variables[name.text]?.value,
        let owner = session.traits.registration(id)?.environment
      else { return comment(verb.range) }
      return ["\(session.name(of: owner)).unregisterForTraitChanges(\(name.text))"]
    case "invalidate":
      let what = ["display": "Display", "properties": "UpdateProperties", "constraints": "UpdateConstraints"]
      return ["\(target).setNeeds\(what[verb.word("what").text] ?? "Layout")()"]
    case "update traits": return [target + ".updateTraitsIfNeeded()"]
    case "on": return method(verb, target)
    case "turn": return verb.body.statements.flatMap { lines($0) }
    case "repeat": return ["for _ in 0..<\(text(verb.value("count"))) {"] + body(verb.body) + ["}"]
    case let head where head.contains("define "): return definition(verb)
    default: return Array(comment(verb.range).prefix(1))
    }
  }

  /// An override in Swift: the text of its property, and the call that removes it.
  private func override(at place: Expression) -> (text: String, removal: String) {
    var (base, key) = (owner ?? "self", place)
    var isKey = false
    switch place.kind {
    case .member(let object, let name):
      (base, key) = (text(object), Expression(.name(name), name.range))
    case .subscript(let object, let arguments):
      (base, key, isKey) = (text(object), arguments.first?.value ?? place, true)
    default: break
    }
    let type = "\(trait(key)?.name ?? source.text(key.range)).self"
    let overrides = base + ".traitOverrides"
    let access = isKey ? "[\(type)]" : ".\(source.text(key.range))"
    return (overrides + access, "\(overrides).remove(\(type))")
  }

  private func override(_ verb: VerbStatement) -> [String] {
    let place = verb.value("place")
    if let value = verb.expression("value") { return [overriding(place, value)] }
    let writer = with(\.owner, text(place))
    return verb.body.statements.compactMap { statement in
      guard case .assignment(let target, _, let value) = statement.kind else { return nil }
      return writer.overriding(target, value)
    }
  }

  private func overriding(_ place: Expression, _ value: Expression) -> String {
    "\(override(at: place).text) = \(text(value))"
  }

  private func registration(_ verb: VerbStatement, _ target: String, _ place: Expression?) -> [String] {
    var (own, lists): ([String], [String]) = ([], [])
    for key in verb.expressions("keys") {
      let name = source.text(key.range)
      if let info = trait(key) {
        own.append(info.name + ".self")
      } else {
        lists.append(name.hasPrefix("UITraitCollection.") ? name : "UITraitCollection." + name)
      }
    }
    let traits = ((own.isEmpty ? [] : ["[\(own.joined(separator: ", "))]"]) + lists).joined(separator: " + ")
    let call = "\(target).registerForTraitChanges(\(traits)"
    if let action = verb.name("action") {
      let receiver = verb.expression("target").map { "target: \(text($0)), " } ?? ""
      return ["\(call), \(receiver)action: #selector(\(action.text)))"]
    }
    let type = place.flatMap { self.type(of: $0) }?.description ?? "Self"
    return ["\(call)) { (sender: \(type), previous: UITraitCollection) in"] + body(verb.body) + ["}"]
  }

  /// `on cell layoutSubviews { }` becomes a method of a subclass.
  private func method(_ verb: VerbStatement, _ target: String) -> [String] {
    let event = verb.word("event").text
    let (parameter, argument) =
      switch event {
      case "traitCollectionDidChange": ("_ previous: UITraitCollection?", "previous")
      case "draw": ("_ rect: CGRect", "rect")
      case let name where name.hasPrefix("view") && name.contains("ppear"): ("_ animated: Bool", "animated")
      default: ("", "")
      }
    let body = with(\.ownName, target).body(verb.body)
    return [
      "// in \(target)'s class:", "override func \(event)(\(parameter)) {", "    super.\(event)(\(argument))",
    ] + body + ["}"]
  }

  private typealias Parent = (kind: String, name: String)

  private func node(_ verb: VerbStatement, _ kind: String, in parent: Parent?, isNew: Bool = false)
    -> [String]
  {
    let name = verb.defined.text
    let isMade = isNew || parent != nil || kind == "scene"
    var lines = isMade ? made(kind, name, verb.type("class"), in: parent) : []
    for case .verb(let inner) in verb.body.statements.map(\.kind) {
      lines +=
        ["window", "presentation", "controller", "view"].contains(inner.head)
        ? node(inner, inner.head, in: (kind, name)) : with(\.owner, name).lines(inner)
    }
    return lines
  }

  private func isController(_ place: Expression) -> Bool {
    type(of: place).map { session.isKind("\($0)", of: "UIViewController") } ?? false
  }

  /// A controller becomes the child of the controller around a place, and its view goes there.
  private func adoption(of name: String, _ outer: String, _ isInController: Bool) -> [String] {
    let tree = session.traits.tree
    let owner = session.environments(named: name).last.flatMap { tree.parentController(of: $0) }
    let holder = owner.map { tree.name(of: $0) } ?? outer
    return [
      "\(holder).addChild(\(name))", "\(outer)\(isInController ? ".view" : "").addSubview(\(name).view)",
      "\(name).didMove(toParent: \(holder))",
    ]
  }

  private func created(_ verb: VerbStatement) -> [String] {
    let parent = verb.expression("place").map { place -> Parent in
      (isController(place) ? "controller" : "view", text(place))
    }
    return node(verb, verb.word("kind").text, in: parent, isNew: true)
  }

  private func made(_ kind: String, _ name: String, _ type: TypeSyntax?, in parent: Parent?) -> [String] {
    let own = type.map { source.text($0.range) }
    let line = "let \(name) = \(own ?? (kind == "controller" ? "UIViewController" : "UIView"))()"
    let outer = parent?.name ?? "scene"
    switch (kind, parent?.kind) {
    case ("scene", _): return ["// \(name) is the app's UIWindowScene"]
    case ("presentation", _): return ["// \(name) is the presentation controller of what is presented next"]
    case ("window", _):
      return [
        "let \(name) = \(own ?? "UIWindow")(windowScene: \(outer))", "\(name).makeKeyAndVisible()",
      ]
    case (_, nil): return [line]
    case ("controller", "window"): return [line, "\(outer).rootViewController = \(name)"]
    case ("controller", "presentation"): return [line, "root.present(\(name), animated: false)"]
    case ("controller", let around): return [line] + adoption(of: name, outer, around == "controller")
    case (_, "controller"): return [line, "\(outer).view.addSubview(\(name))"]
    default: return [line, "\(outer).addSubview(\(name))"]
    }
  }
}
