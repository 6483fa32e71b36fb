import Journals
import Presentations
import Syntax
import Traits
import ViewTree

extension Completer {
  /// What fits a slot of a statement, in groups, the likeliest first.
  func slot(
    _ slot: Slot, _ kind: SlotKind, _ site: CompletionSite, _ resolver: inout Resolver
  ) -> [[Candidate]] {
    switch kind {
    case .place: places(slot, site, &resolver)
    case .name: [names(slot, site, &resolver)]
    case .newName: [known(site, resolver)]
    case .names: [environments(&resolver)]
    case .keys: [traits + lists + keyLists, keys]
    case .rawWord where site.statement?.form == .use: [versions]
    case .rawWords: [Self.topics]
    case .type where site.statement?[.isObjectiveC] != nil: [storages]
    case .type where site.statement?.form == .defineEnum || site.statement?.form == .redefineEnum:
      [["Double", "Int", "String"].map { Candidate($0, "raw type") }]
    case .type: [types]
    case .device: [DeviceTable.models.map { Candidate($0.name, $0.title) }]
    case .value, .condition, .values, .size: slotValues(slot, kind, site, &resolver)
    default: []
    }
  }

  /// What may stand where a value fills a slot: the statement says of which type.
  private func slotValues(
    _ slot: Slot, _ kind: SlotKind, _ site: CompletionSite, _ resolver: inout Resolver
  ) -> [[Candidate]] {
    switch (site.statement?.form, slot) {
    case (.resize?, _):
      let parts = ["1/2", "1/3", "2/3"].map { Candidate($0, "that part of an iPad's width") }
      return [parts, variables(of: .size, &resolver)]
    case (.why?, _), (.whyNot?, _):
      return [
        variables(of: .environment, &resolver) + variables(of: .inspector, &resolver)
          + environments(&resolver)
          + inspectors
      ]
    case (.drag?, _), (.expect?, .second): return values(of: .double, in: site, &resolver)
    case (.repeat?, _): return values(of: .int, in: site, &resolver)
    case (.defineColor?, _), (.redefineColor?, _): return values(of: .color, in: site, &resolver) + [traits]
    case (.for?, _):
      return [variables(&resolver) { if case .list = $0 { true } else { false } }, lists, leading(&resolver)]
    default:
      return kind == .size ? values(of: .size, in: site, &resolver) : values(site, &resolver)
    }
  }

  /// The names behind the head of a statement that replaces or adds to what there is.
  private func known(_ site: CompletionSite, _ resolver: Resolver) -> [Candidate] {
    guard let form = site.statement?.form else { return [] }
    switch form {
    case .redefineTrait:
      return world.traitDefinitions.filter { !isApples($0.definition) }.map {
        Candidate($0.definition, "trait, \(world.describe($0.type))")
      }
    case .redefineEnum: return types.filter { isOwn($0.text) { $0.enumeration } }
    case .redefineStruct: return types.filter { isOwn($0.text) { $0.structure } && !isClass($0.text) }
    case .redefineClass: return types.filter { isOwn($0.text) { $0.structure } && isClass($0.text) }
    case .redefineColor: return world.dynamicColorNames.map { Candidate($0, "dynamic colour") }
    case .redefineImage: return world.imageNames.map { Candidate($0, "image") }
    case .redefineKey: return environmentKeys
    case .redefineAction: return actions
    default:
      guard let parent = resolver.parents.last else { return environments(of: [form.environmentKind]) }
      guard case .known(let id) = parent else { return [] }
      return environments(in: world.shownChildren(of: id), of: [form.environmentKind])
    }
  }

  private func isApples(_ definition: String) -> Bool {
    guard let name = world.names.known(definition), let trait = world.trait(key: name) else { return true }
    return world.traits.declaration(of: trait.id).isSystem
  }

  private func isOwn(_ type: String, _ row: (NameEntry) -> Int32) -> Bool {
    guard let name = world.names.known(type) else { return false }
    let entry = world.entry(name)
    return row(entry) >= 0 && (entry.enumeration < 0 || !world.enums[Int(entry.enumeration)].isSystem)
  }

  private func isClass(_ type: String) -> Bool {
    guard let row = world.names.known(type).map({ world.entry($0).structure }), row >= 0 else { return false }
    return world.structs[Int(row)].isClass
  }

  /// What `help` knows: statements by all their words, and the first ones of several.
  private static let topics: [Candidate] = {
    let rows = Statements.rows.filter { $0.form.isListed && !$0.head.isEmpty }
    return rows.map { Candidate($0.title, $0.summary) }
  }()

  /// What fits a slot that holds a name: which, the form says.
  private func names(_ slot: Slot, _ site: CompletionSite, _ resolver: inout Resolver) -> [Candidate] {
    switch slot {
    case .event: events(site, &resolver)
    case .topic: Topic.allCases.map { Candidate($0.rawValue, $0.summary) }
    case .target where site.statement?.form == .extendTraits: keys
    case .action: actions
    case .subject: EnvironmentKind.allCases.map { Candidate("\($0)", $0.meaning) }
    default: []
    }
  }

  private var actions: [Candidate] {
    world.actions.indices.map { row in
      let count = world.actions[row].parts.parameters
      return Candidate(
        world.actions[row].name,
        "action with \(count == 0 ? "no" : "\(count)") parameter\(count == 1 ? "" : "s")")
    }
  }

  /// The environment keys.
  var environmentKeys: [Candidate] {
    world.environmentKeys.indices.map { row in
      let key = world.environmentKeys[row]
      return Candidate(key.name, "environment key, \(world.describe(key.type))")
    }
  }

  private var versions: [Candidate] {
    SystemVersion.allCases.map { Candidate(String($0.rawValue), "iOS \($0.rawValue): \($0.summary)") }
  }

  var inspectors: [Candidate] {
    world.inspectorRows.indices.map { world.inspectorRows[$0].name }.filter { world.entry($0).inspector >= 0 }
      .map {
        Candidate(world.names[$0], "inspector")
      }
  }

  /// The traits by property.
  var traits: [Candidate] {
    world.traitDefinitions.compactMap { definition in
      definition.property.map { Candidate($0, "trait, \(world.describe(definition.type))") }
    }
  }

  /// The traits by property where they are set.
  var mutableTraits: [Candidate] {
    traits.map { Candidate(World.mutableName(of: $0.text), $0.summary) }
  }

  /// Those of the session's own traits.
  var ownMutableTraits: [Candidate] {
    let own = Set(world.traitDefinitions.filter { !isApples($0.definition) }.compactMap(\.property))
    return traits.filter { own.contains($0.text) }.map {
      Candidate(World.mutableName(of: $0.text), $0.summary)
    }
  }

  /// The traits by definition.
  var keys: [Candidate] {
    world.traitDefinitions.map { Candidate($0.definition, "trait, \(world.describe($0.type))") }
  }

  var lists: [Candidate] { World.traitListNames.map { Candidate($0, "Apple's list of traits") } }

  /// The constants of the session that hold lists of traits.
  private var keyLists: [Candidate] {
    declarations.filter { $0.isConstant && $0.type == .list(.trait) }.map {
      Candidate(world.names[$0.name], "constant, a list of traits")
    }
  }

  /// The types that can be written: a few of Apple's have points in their names, which the language has no words for.
  var types: [Candidate] {
    world.typeNames.filter { !$0.contains(".") }.map { name in
      guard World.simpleTypes[name] == nil, let known = world.names.known(name) else {
        return Candidate(name, Self.typeMeanings[name] ?? "type")
      }
      let entry = world.entry(known)
      if entry.enumeration >= 0 {
        let cases = world.enums[Int(entry.enumeration)].cases
        return Candidate(
          name, "enum: " + cases.prefix(4).joined(separator: ", ") + (cases.count > 4 ? " …" : ""))
      }
      let definition = world.structs[Int(entry.structure)]
      let fields = definition.fields.map(\.name).joined(separator: ", ")
      return Candidate(
        name, (definition.isClass ? "class" : "struct") + (fields.isEmpty ? "" : ": " + fields))
    }
  }

  private static let typeMeanings: [String: String] = [
    "Bool": "true or false", "Int": "a whole number", "Double": "a number",
    "CGFloat": "a number, as Apple calls it",
    "String": "text", "Color": "#1e90ff, red, or a dynamic colour", "UIColor": "a colour, as Apple calls it",
    "CGColor": "a colour resolved for good, as layers hold it", "UIImage": "an image of `define image`",
    "Size": "390x844", "Duration": "0.25s", "UITraitCollection": "a trait collection: traits { … }",
    "UITrait": "a trait as a key: Theme",
  ]

  /// How an Objective-C trait is stored.
  private var storages: [Candidate] {
    [
      Candidate("integer", "NSInteger"), Candidate("float", "CGFloat"),
      Candidate("object", "a string, a colour, a list, an instance of a class"),
    ]
  }

  /// The device of that name.
  func deviceModel(named name: String) -> DeviceModel? { DeviceTable.model(named: name) }
}

extension EnvironmentKind {
  /// What it is, in a few words.
  var meaning: String {
    switch self {
    case .scene: "a window scene: a root"
    case .window: "a window in a scene"
    case .presentation: "a presentation controller in a window"
    case .controller: "a view controller, which owns a root view"
    case .view: "a view"
    }
  }
}
