import Presentations
import Sessions
import Syntax
import ViewTree

/// `scene main { window win { … } }`: a node in a block exists already, or is created.
extension StatementKind {
  private static let block = StatementSyntax.Part.optional([.block("block")])

  static let onDevice: [StatementSyntax.Part] = [
    "on", .name("device"),
    [.choice([[.name("orientation", among: ["portrait", "landscape"])], [.expression("size")]])],
  ]

  static let scene = StatementKind(
    "scene", [.name("name"), .optional(onDevice), block], .hierarchy, "Creates a scene, or adds to one",
    "In a block a name means that block's child, or makes it. On a device a scene has a size, from which its size classes follow; without one every system trait is unspecified.",
    example: "scene main on iPadPro13 landscape { window win { controller root { view header } } }",
    decisions: ["givenTraits", "narrowestRegularWidth"]
  ) { verb, checker throws(Problem) in
    try checker.check(node: .scene, verb, attach: try checker.device(verb))
  }

  static let window = StatementKind(
    node: .window, "A window stands in a scene.", example: "window win { controller root }")

  static let presentation = StatementKind(
    node: .presentation,
    "A presentation controller stands between a window and the controller that it presents.",
    example: "presentation popup { controller card }", decisions: ["presentationControllers"])

  static let controller = StatementKind(
    node: .controller,
    "A controller owns a root view, `settings.view`, and what stands in its block goes into that view. Since iOS 17 it inherits from the view around its own. `controller page: PageController` makes an instance of a class.",
    example: "controller settings { view form { view cell } }",
    decisions: ["presentationControllers", "parentOverrides"])

  static let view = StatementKind(
    node: .view,
    "A view stands in a view, or in a controller's root view. `view badge: Badge` makes an instance of a class.",
    example: "view form { view cell }", decisions: ["viewsInWindows"])

  private init(node kind: EnvironmentKind, _ details: String, example: String, decisions: [String] = []) {
    let parts = [.name("name"), [":", .type("class")], Self.block]
    self.init(
      "\(kind)", parts, .hierarchy, "Adds to a \(kind); in a block, creates a new one there", details,
      example: example, decisions: decisions
    ) { verb, checker throws(Problem) in try checker.check(node: kind, verb) }
  }
}

extension Checker {
  mutating func check(node kind: EnvironmentKind, _ verb: VerbStatement, attach: NodeCode.Attach? = nil)
    throws(Problem) -> Checked
  {
    var node = try node(kind, verb)
    node.attach = attach
    var known = surroundingEnvironment.flatMap { session.child(named: node.name.text, of: $0) }
    if node.parent == nil {
      node.existing = try existing(kind, node.name)
      known = session.environments(named: node.name.text).first { session.traits.tree.kind(of: $0) == kind }
    }
    return try check(node, known, verb)
  }

  /// `on iPadPro13 landscape`, `on mac 1200x800`: the code that puts the scene on the device.
  mutating func device(_ verb: VerbStatement) throws(Problem) -> NodeCode.Attach? {
    guard let name = verb.name("device") else { return nil }
    guard let device = DeviceTable.model(named: name.text) else {
      let names = DeviceTable.models.map(\.name)
      let typed = name.text.lowercased()
      let first = names.first { $0.lowercased() == typed } ?? names.first { $0.lowercased().hasPrefix(typed) }
      throw unknown(
        "device", name, among: first == nil ? names : [],
        otherwise: (first.map { "`\($0)` is one; " } ?? "") + "`show devices` lists them")
    }
    let size = try verb.expression("size").map { size throws(Problem) in try windowSize(size, "`1200x800`") }
    let orientation = verb.name("orientation").flatMap { Orientation(rawValue: $0.text) }
    let place = place(name.range)
    return { session, id throws(Problem) in
      let window = try size?(&session)
      try session.putScene(id, place) { system, traits throws(PresentationProblem) in
        try system.attach(id, to: device, windowSize: window, orientation: orientation, traits: &traits)
      }
    }
  }

  /// The existing environment that a name at top level means; nil for a scene that is to be created.
  fileprivate mutating func existing(_ kind: EnvironmentKind, _ name: Name) throws(Problem) -> Code? {
    let found = session.environments(named: name.text)
    if found.isEmpty, local(name.text) == nil, session.variables[name.text] == nil {
      if kind == .scene { return nil }
      throw problem(
        "no environment is called `\(name.text)`", at: name.range,
        suggestion: Spelling.suggestion(for: name.text, among: session.environmentNames)
          ?? "write `create \(kind) \(name.text)`")
    }
    return try environment(Expression(.name(name), name.range)).code
  }

  mutating func node(_ kind: EnvironmentKind, _ verb: VerbStatement) throws(Problem) -> NodeCode {
    let name = verb.defined
    var node = NodeCode(kind: kind, name: name, place: place(name.range), parent: surrounding)
    if let syntax = verb.type("class") { node.make = try maker(of: syntax, kind) }
    return node
  }

  /// The code that makes an instance of a class, which must be a subclass for this kind of environment.
  private mutating func maker(of syntax: TypeSyntax, _ kind: EnvironmentKind) throws(Problem) -> (
    code: Code, type: String
  ) {
    let type = try resolve(syntax)
    guard let name = type.name, EnvironmentKind(ofClass: name, in: session) == kind else {
      throw problem("\(named(type)) is no class of \(kind.words)s", at: syntax.range)
    }
    return (try checkUnfitted(Expression.name(name, syntax.range).called()).code, name)
  }

  /// Checks a node's block, in which its name is known; the statements after it know the name too.
  mutating func check(_ node: NodeCode, _ known: EnvironmentID?, _ verb: VerbStatement) throws(Problem)
    -> Checked
  {
    if session.variables[node.name.text] != nil, known == nil, node.existing == nil {
      throw problem(
        "`\(node.name.text)` is the name of a variable", at: node.name.range,
        suggestion: "choose another name")
    }
    var node = node
    let type = node.make?.type ?? known.map { session.className(of: $0) } ?? Session.className(of: node.kind)
    let slot = contexts[contexts.count - 1].declare(node.name.text, .named(type)).slot
    session.runtime.announced[node.name.text] = type
    node.slot = slot
    let outer = (surrounding, surroundingEnvironment, surroundingClass, isTopLevel)
    surrounding = { session throws(Problem) in session.local(slot) }
    (surroundingEnvironment, surroundingClass, isTopLevel) = (known, type, false)
    for statement in verb.body.statements {
      if case .variable(let declaration) = statement.kind {
        node.content += try plainProperties(declaration, statement.range)
      } else if case .expression(let value) = statement.kind, let content = try content(value) {
        node.content.append(content)
      } else {
        node.content.append(try check(statement: statement))
      }
    }
    (surrounding, surroundingEnvironment, surroundingClass, isTopLevel) = outer
    let (checked, isOutermost) = (node, surrounding == nil)
    return Checked(action: verb.range) { session throws(Problem) in
      try checked.run(in: &session, isOutermost: isOutermost)
    }
  }

  /// `PlayerView()` in a block hosts a SwiftUI view there; `ViewController()` in a scene's or window's block is the window's root;
  /// `SceneDelegate()` gets the scene.
  private mutating func content(_ value: Expression) throws(Problem) -> Action? {
    switch value.kind {
    case .call: break
    case .name(let name) where session.variables[name.text] != nil: break
    default: return nil
    }
    guard let owner = surrounding else { return nil }
    let (made, place) = (try checkUnfitted(value), place(value.range))
    if isView(made.type) { return try host(made, in: owner).asStatement }
    let type = made.type.name ?? ""
    if session.isKind(type, of: "UIViewController") {
      return { session throws(Problem) in
        let (controller, id) = (try made.code(&session), try owner(&session).environment)
        let isAbove = [.scene, .window].contains(id.map { session.traits.tree.kind(of: $0) })
        guard isAbove, let window = try session.first(.window, in: id, place),
          let root = session.property("rootViewController", of: .named("UIWindow"))
        else { return .next }
        var holder = Value.environment(window)
        try session.write(root.name, root, of: &holder, controller, place, as: nil)
        return .next
      }
    }
    guard
      ["UIWindowSceneDelegate", "UIApplicationDelegate"].contains(where: { session.isKind(type, of: $0) })
    else { return nil }
    return { session throws(Problem) in
      let (delegate, scene) = (try made.code(&session), try owner(&session))
      // The scene gets its traits before its delegate is called.
      try session.endTurn(place)
      if let id = scene.environment { session.setField("delegate", delegate, of: id) }
      try session.launch(delegate, place)
      let given = [scene, .kept("UISceneSession"), .kept("UIScene.ConnectionOptions")]
      try session.ask(delegate, "scene", ["", "willConnectTo", "options"], given, place)
      if let id = scene.environment, !session.traits.tree.children(of: id).contains(where: { _ in true }) {
        session.note("\(type) made no window; there is no storyboard here: write a controller in its place")
      }
      return .next
    }
  }

  /// `var label = ""` in a block: a property of that environment only.
  private mutating func plainProperties(_ declaration: VariableDeclaration, _ range: SourceRange)
    throws(Problem) -> [Action]
  {
    guard !declaration.isConstant, let owner = surrounding else {
      throw problem(
        "a property of an environment is a `var`", at: range,
        suggestion: "write the `let` outside the environment's block")
    }
    return try declaration.bindings.map { binding throws(Problem) in
      let (name, at) = (binding.name.text, binding.name.range)
      guard let initial = binding.initial else { throw problem("`\(name)` needs a value", at: at) }
      var wanted = session.definitions.plainProperties[name]
      if let syntax = binding.type { wanted = try resolve(syntax) }
      if wanted == nil, let member = session.member(name, of: .named("UIView"))?.first {
        wanted = member.resolved.type
      }
      let value = try check(initial, expecting: wanted)
      if session.definitions.traitProperties[name] != nil {
        throw problem(
          "a property `\(name)` would hide the trait's", at: at,
          suggestion: "choose another name, or write `override \(name) = …`")
      }
      session.definitions.plainProperties[name] = wanted ?? value.type
      let code = value.code
      let action: Action = { session throws(Problem) in
        if let id = try owner(&session).environment { session.setField(name, try code(&session), of: id) }
        return .next
      }
      return action
    }
  }
}
