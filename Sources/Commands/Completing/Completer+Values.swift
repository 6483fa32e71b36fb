import Journals
import Syntax
import Traits
import ViewTree

extension Completer {
  /// Everything that an expression may start with.
  func values(_ site: CompletionSite, _ resolver: inout Resolver) -> [[Candidate]] {
    switch site.statement?.form {
    case let form? where Self.definitions.contains(form) && site.comparedFields == nil:
      return [literals + ownTypes, colors]
    case .defineColor, .redefineColor: return [variables(&resolver) { _ in true } + colors + traits]
    default: break
    }
    if resolver.fieldScope != nil { return [sides + literals] }
    let own = ownMembers(resolver)
    return [
      variables(&resolver) { _ in true } + environments(&resolver) + inspectors + own
        + world.dynamicColorNames.map { Candidate($0, "dynamic colour") }
        + world.imageNames.map { Candidate($0, "image") },
      literals + functions, ownTypes.filter { !isApples(type: $0.text) }, ownTypes + lists,
    ]
  }

  /// What may stand where a value of a type is wanted: its constants, what holds one, what makes one.
  ///
  /// Where nothing of that begins as the word under the cursor does: what has members, one of which may be of the type.
  func values(of type: ValueType, in site: CompletionSite? = nil, _ resolver: inout Resolver) -> [[Candidate]]
  {
    let isConstant = site.map { Self.definitions.contains($0.statement?.form) } ?? false
    if isConstant { return [constants(of: type), makers(of: type)] }
    let groups = [
      constants(of: type), variables(&resolver) { fits($0, type) }, makers(of: type),
      environmentsOrInspectors(of: type, &resolver),
    ]
    if groups.contains(where: { $0.contains { $0.text.hasPrefix(prefix) } }) { return groups }
    return [leading(&resolver) + enumeration(type)]
  }

  /// The statements whose values are constants.
  private static let definitions: Set<StatementForm?> = [
    .defineTrait, .redefineTrait, .defineStruct, .redefineStruct, .defineClass, .redefineClass,
  ]

  /// What a place can be given, or compared with: an environment shows the name of a file, and is given an image.
  func operands(of expression: Expression, _ resolver: inout Resolver) -> [[Candidate]] {
    if case .member(let base, let member) = expression.kind, world.names[member.name] == "image",
      resolver.typeForCompletion(of: base) == .environment
    {
      return values(of: .optional(.image), &resolver)
    }
    return resolver.typeForCompletion(of: expression).map { values(of: $0, &resolver) } ?? []
  }

  /// The constants of a type: an enum's cases, colours, `true` and `false`.
  func constants(of type: ValueType?) -> [Candidate] {
    switch type {
    case .enumeration(let row)?:
      world.enums[row].cases.map { Candidate($0, "case of \(world.enums[row].name)") }
    case .bool?: [Candidate("true", "Bool"), Candidate("false", "Bool")]
    case .color?: colors
    case .cgColor?: ColorNames.table.map { Candidate($0.name, "colour") }
    case .image?: world.imageNames.map { Candidate($0, "image") }
    case .optional(let wrapped)?: constants(of: wrapped) + [Candidate("nil", "no value")]
    case .trait?: keys
    default: []
    }
  }

  /// What makes a value of a type.
  private func makers(of type: ValueType) -> [Candidate] {
    switch type {
    case .optional(let wrapped): return makers(of: wrapped)
    case .collection: return functions.filter { $0.text == "traits" || $0.text == "decode" }
    case .archive: return functions.filter { $0.text == "encode" }
    case .list(.trait): return lists
    case .structure(let row), .instance(let row):
      let fields = world.structs[row].fields.map { "\($0.name): …" }.joined(separator: ", ")
      return [Candidate(world.structs[row].name, "a new one: \(world.structs[row].name)(\(fields))")]
    default: return []
    }
  }

  /// The environments or the inspectors, where one is wanted.
  private func environmentsOrInspectors(of type: ValueType, _ resolver: inout Resolver) -> [Candidate] {
    switch type {
    case .optional(let wrapped): environmentsOrInspectors(of: wrapped, &resolver)
    case .environment: environments(&resolver)
    case .inspector: inspectors
    default: []
    }
  }

  /// What has members of its own.
  func leading(_ resolver: inout Resolver) -> [Candidate] {
    if resolver.fieldScope != nil { return sides }
    return variables(&resolver) { hasMembers($0) } + environments(&resolver) + inspectors
      + ownMembers(resolver)
  }

  private func hasMembers(_ type: ValueType) -> Bool {
    switch type {
    case .structure, .instance, .environment, .inspector, .collection, .registration, .list, .archive, .trait:
      true
    default: false
    }
  }

  private func enumeration(_ type: ValueType) -> [Candidate] {
    guard case .enumeration(let row) = type, !world.enums[row].name.contains(".") else { return [] }
    return types.filter { $0.text == world.enums[row].name }
  }

  /// Whether a value of one type can stand where another is wanted.
  func fits(_ type: ValueType, _ wanted: ValueType) -> Bool {
    switch (type, wanted) {
    case _ where type == wanted: true
    case (.int, .double): true
    case (_, .optional(let wrapped)): fits(type, wrapped)
    default: false
    }
  }

  // MARK: Variables

  /// The variables and constants of some types, those of the blocks around the cursor first.
  func variables(_ resolver: inout Resolver, _ fits: (ValueType) -> Bool) -> [Candidate] {
    var candidates: [Candidate] = []
    for local in resolver.frames.flatMap(\.locals) where local.kind == nil && fits(local.type) {
      candidates.append(
        Candidate(world.names[local.name], description(local.type, isConstant: local.isConstant)))
    }
    guard resolver.frames.last?.surroundings != .equality else { return candidates }
    for declaration in declarations where fits(declaration.type) {
      candidates.append(
        Candidate(
          world.names[declaration.name], description(declaration.type, isConstant: declaration.isConstant)))
    }
    return candidates
  }

  /// Those that hold a value of one type.
  func variables(of type: ValueType, _ resolver: inout Resolver) -> [Candidate] {
    variables(&resolver) { $0 == type }
  }

  /// Those that can be given another value, and those that hold something with fields.
  func assignable(_ resolver: inout Resolver, _ fits: (ValueType) -> Bool) -> [Candidate] {
    func isOpen(_ type: ValueType, _ isConstant: Bool) -> Bool {
      switch type {
      case .instance: true
      case .structure: !isConstant
      default: !isConstant && fits(type)
      }
    }
    var candidates: [Candidate] = []
    for local in resolver.frames.last?.locals ?? []
    where local.kind == nil && isOpen(local.type, local.isConstant) {
      candidates.append(
        Candidate(world.names[local.name], description(local.type, isConstant: local.isConstant)))
    }
    for declaration in declarations where isOpen(declaration.type, declaration.isConstant) {
      candidates.append(
        Candidate(
          world.names[declaration.name], description(declaration.type, isConstant: declaration.isConstant)))
    }
    return candidates
  }

  private func description(_ type: ValueType, isConstant: Bool) -> String {
    (isConstant ? "constant, " : "variable, ") + world.describe(type)
  }

  /// The variables of the session, found without a look at its other names, of which there may be thousands.
  var declarations: [Declaration] {
    world.declarations.indices.filter { world.entry(world.declarations[$0].name).variable == Int32($0) }.map {
      world.declarations[$0]
    }
  }

  // MARK: Words

  /// The two values that a struct's own == compares.
  private var sides: [Candidate] {
    [Candidate("left", "the value on the left of =="), Candidate("right", "the value on its right")]
  }

  private var literals: [Candidate] {
    [Candidate("true", "Bool"), Candidate("false", "Bool"), Candidate("nil", "no value")]
  }

  private var colors: [Candidate] {
    world.dynamicColorNames.map { Candidate($0, "dynamic colour") }
      + ColorNames.table.map { Candidate($0.name, "colour") }
  }

  /// Whether a type is not the session's own.
  private func isApples(type name: String) -> Bool {
    guard let known = world.names.known(name) else { return true }
    let row = world.entry(known).enumeration
    return row >= 0 && world.enums[Int(row)].isSystem
  }

  /// The types that a value can start with.
  private var ownTypes: [Candidate] { types.filter { World.simpleTypes[$0.text] == nil } }

  /// What a handler can say without its `sender`.
  private func ownMembers(_ resolver: Resolver) -> [Candidate] {
    guard resolver.frames.last?.sender != nil else { return [] }
    return [
      Candidate("traitCollection", "the sender's traits, a trait collection"),
      Candidate("traitOverrides", "the sender's trait overrides"),
    ]
  }

  private var functions: [Candidate] {
    [
      Candidate("traits", "a trait collection: traits { … }"),
      Candidate("encode", "encodes a trait collection: encode(night)"),
      Candidate("decode", "decodes one: decode(encode(night))"),
      Candidate("UITraitCollection", "UITraitCollection.current"),
    ]
  }
}
