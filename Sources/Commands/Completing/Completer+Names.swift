import Journals
import Presentations
import Syntax
import Traits
import ViewTree

extension Completer {
  /// What fits a slot of a statement.
  func slot(
    _ slot: Slot, _ kind: SlotKind, _ site: CompletionSite, _ resolver: inout Resolver
  ) -> [Candidate] {
    switch kind {
    case .place: places(site, &resolver)
    case .name: names(slot, site)
    case .names: environments(&resolver)
    case .keys: traits + lists
    case .rawWord where site.statement?.form == .use: versions
    case .rawWords: Self.topics
    case .type where site.statement?[.isObjectiveC] != nil: storages
    case .type where site.statement?.form == .defineEnum || site.statement?.form == .redefineEnum:
      ["Double", "Int", "String"].map { Candidate($0, "raw type") }
    case .type: world.typeNames.map { Candidate($0, "type") }
    case .device: DeviceTable.models.map { Candidate($0.name, $0.title) }
    case .value, .condition, .values, .size: values(&resolver)
    default: []
    }
  }

  /// What a place can be: for the most part an environment or an inspector.
  private func places(_ site: CompletionSite, _ resolver: inout Resolver) -> [Candidate] {
    switch site.statement?.form {
    case .unregister: return tokens
    case .show:
      guard case .identifier(let topic)? = site.statement?[.topic] else { break }
      return subjects(of: Topic(rawValue: world.names[topic.name]), &resolver)
    default: break
    }
    return environments(&resolver) + inspectors
  }

  /// Whom a topic of `show` can be about.
  private func subjects(of topic: Topic?, _ resolver: inout Resolver) -> [Candidate] {
    switch topic {
    case .tree: traits + environments(&resolver)
    case .trait: traits + keys
    case .decision: OpenPoint.all.map { Candidate($0.name, $0.question) }
    case .traits, .overrides, .registrations, .screen: environments(&resolver)
    default: []
    }
  }

  /// What `help` knows: statements by all their words, and the first ones of several.
  private static let topics: [Candidate] = {
    let rows = Statements.rows.filter { $0.form.isListed && !$0.head.isEmpty }
    return rows.map { Candidate($0.title, $0.summary) }
  }()

  /// What fits a slot that holds a name: which, the form says.
  private func names(_ slot: Slot, _ site: CompletionSite) -> [Candidate] {
    switch slot {
    case .event where site.statement?.form == .invalidate:
      [
        Candidate("layout", "setNeedsLayout()"), Candidate("display", "setNeedsDisplay()"),
        Candidate("properties", "setNeedsUpdateProperties()"),
        Candidate("constraints", "setNeedsUpdateConstraints()"),
      ]
    case .event:
      Callback.allCases.map {
        Candidate($0.spelling, "event of a " + $0.kinds.map { "\($0)" }.joined(separator: ", "))
      }
    case .topic: Topic.allCases.map { Candidate($0.rawValue, $0.summary) }
    case .target where site.statement?.form == .extendTraits: keys
    case .action: world.actionNames.map { Candidate($0, "action") }
    case .subject: EnvironmentKind.allCases.map { Candidate("\($0)", "kind of environment") }
    default: []
    }
  }

  /// Everything that an expression may start with.
  func values(_ resolver: inout Resolver) -> [Candidate] {
    let variables = world.variableNames.map { Candidate($0, variable($0)) }
    let locals = resolver.frames.flatMap(\.locals).map {
      Candidate(world.names[$0.name], world.describe($0.type))
    }
    let constants = ["true", "false", "nil"].map { Candidate($0, "value") }
    let types = world.typeNames.filter { World.simpleTypes[$0] == nil }.map { Candidate($0, "type") }
    return locals + variables + environments(&resolver) + inspectors + constants + types
      + world.dynamicColorNames.map { Candidate($0, "dynamic colour") }
      + world.imageNames.map { Candidate($0, "image") } + lists + functions
  }

  private var functions: [Candidate] {
    [
      Candidate("traits", "a trait collection: traits { … }"),
      Candidate("encode", "encodes a trait collection: encode(night)"),
      Candidate("decode", "decodes one: decode(encode(night))"),
      Candidate("UITraitCollection", "UITraitCollection.current"),
    ]
  }

  /// How an Objective-C trait is stored.
  private var storages: [Candidate] {
    [
      Candidate("integer", "NSInteger"), Candidate("float", "CGFloat"),
      Candidate("object", "a string, a colour, a list, an instance of a class"),
    ]
  }

  private func variable(_ name: String) -> String {
    guard let known = world.names.known(name), world.entry(known).variable >= 0 else { return "variable" }
    let declaration = world.declarations[Int(world.entry(known).variable)]
    return (declaration.isConstant ? "constant, " : "variable, ") + world.describe(declaration.type)
  }

  /// The environments of the session, and those that the text itself makes.
  func environments(_ resolver: inout Resolver) -> [Candidate] {
    let made = resolver.frames.flatMap(\.locals).filter { $0.kind != nil }.map {
      Candidate(world.names[$0.name], "made above")
    }
    let hierarchy = world.traits.hierarchy
    let kinds = Dictionary(uniqueKeysWithValues: EnvironmentKind.allCases.map { ($0, "\($0)") })
    // There may be thousands, most of them siblings, whose paths begin alike.
    var parents: [EnvironmentID: String] = [:]
    return world.allEnvironments.compactMap { id in
      let label = world.label(of: id)
      guard label.hasPrefix(prefix) else { return nil }
      let kind = kinds[hierarchy.kind(of: id)] ?? ""
      guard let parent = hierarchy.parent(of: id) else { return Candidate(label, kind) }
      let above = parents[parent] ?? world.path(of: parent)
      parents[parent] = above
      return Candidate(label, above.isEmpty ? kind : kind + ", " + above + "/" + label)
    } + made
  }

  private var versions: [Candidate] {
    SystemVersion.allCases.map { Candidate(String($0.rawValue), "iOS \($0.rawValue): \($0.summary)") }
  }

  var inspectors: [Candidate] { world.inspectorNames.map { Candidate($0, "inspector") } }

  private var tokens: [Candidate] {
    world.declarations.indices.filter { world.declarations[$0].type == .registration }.map {
      Candidate(world.names[world.declarations[$0].name], "registration")
    }
  }

  /// The traits by property.
  var traits: [Candidate] {
    world.traitDefinitions.compactMap { definition in
      definition.property.map { Candidate($0, "trait, \(world.describe(definition.type))") }
    }
  }

  /// The traits by definition.
  var keys: [Candidate] {
    world.traitDefinitions.map { Candidate($0.definition, "trait, \(world.describe($0.type))") }
  }

  var lists: [Candidate] {
    World.traitListNames.map { Candidate($0, "Apple's list of traits") }
  }
}
