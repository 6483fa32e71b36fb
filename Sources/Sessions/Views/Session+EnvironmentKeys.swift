import Syntax
import Traits

extension Checker {
  /// The key of the environment that a key path names: its name in the tree, and its type.
  mutating func environmentKey(_ names: [Name], _ range: SourceRange) throws(Problem) -> (
    name: String, type: Type
  ) {
    guard let name = names.first else { throw problem("expected a key", at: range) }
    if let key = session.definitions.keys[name.text] { return (name.text, key.type) }
    let type = Type.named("EnvironmentValues")
    guard let member = try session.memberResolved(name.text, of: type) else {
      let known =
        session.lineage(type).flatMap { $0.members.keys.sorted() } + session.definitions.keys.keys.sorted()
      throw problem(
        "the environment has no `\(name.text)`", at: name.range,
        suggestion: Spelling.nearest(to: name.text, among: known).map { "did you mean `\($0)`?" }
          ?? "`extension EnvironmentValues { @Entry var \(name.text) = … }` makes it")
    }
    return (member.environmentKey ?? name.text, member.type)
  }

  /// The key whose type an expression names: `ThemeKey.self`.
  func environmentKey(_ expression: Expression) -> KeyDefinition? {
    guard case .member(let type, let metatype) = expression.kind, metatype.text == "self",
      case .name(let name) = type.kind
    else { return nil }
    return session.definitions.keys[name.text]
  }

  /// `self[ThemeKey.self]` of EnvironmentValues: the value at the view whose they are, and the default where there is none.
  func key(_ key: KeyDefinition, of values: Checked, _ range: SourceRange) -> Checked {
    let (code, place) = (values.code, place(range))
    var checked = Checked(key.type, range) { session throws(Problem) in
      guard case .node(let id) = try code(&session) else { return key.defaultValue }
      return try session.environmentValue(key.name, at: id, place)
    }
    // Views set keys by `.environment(_:_:)`: what is set on values in hand reaches no view.
    checked.store = { _, _ throws(Problem) in }
    return checked
  }

  /// The key that a getter reads: `self[ThemeKey.self]`.
  func forwardedKey(_ body: Block) -> String? {
    guard body.statements.count == 1 else { return nil }
    var expression: Expression
    switch body.statements[0].kind {
    case .expression(let only): expression = only
    case .return(let only?): expression = only
    default: return nil
    }
    guard case .subscript(_, let arguments) = expression.kind, arguments.count == 1,
      case .member(let type, _) = arguments[0].value.kind, case .name(let name) = type.kind
    else { return nil }
    return name.text
  }
}

extension Session {
  /// Apple's keys that share their data with a trait, by the trait's property.
  private static let bridges = [
    "colorScheme": "userInterfaceStyle", "horizontalSizeClass": "horizontalSizeClass",
    "verticalSizeClass": "verticalSizeClass", "layoutDirection": "layoutDirection",
    "displayScale": "displayScale",
    "dynamicTypeSize": "preferredContentSizeCategory", "legibilityWeight": "legibilityWeight",
    "colorSchemeContrast": "accessibilityContrast",
  ]

  /// The value that a key takes from traits; nil where no trait has one for it.
  package mutating func bridged(_ key: String, in collection: TraitCollection, _ place: Place) throws(Problem)
    -> Value?
  {
    if let known = definitions.keys[key] {
      if let read = known.read { return try call(read, with: [.collection(collection)]) }
      if let index = known.bridged {
        let trait = definitions.traits[index].id
        return value(traits.value(of: trait, in: collection), of: trait)
      }
      guard let read = definitions.types[key]?.statics["read"]?.first, case .functions(let get, _) = read.body
      else {
        return nil
      }
      return try call(functionCode(get), with: [.type(.named(key)), .collection(collection)])
    }
    guard let property = Self.bridges[key], let index = definitions.traitProperties[property],
      let type = try memberResolved(key, of: .named("EnvironmentValues"))?.type.wrapped
    else { return nil }
    let trait = definitions.traits[index].id
    let found = value(traits.value(of: trait, in: collection), of: trait)
    guard case .enumCase(_, let name, _) = found else { return found }
    let one = Self.contentSizes[name] ?? name
    return info(type)?.cases.contains { $0.name == one } == true ? .enumCase(type.description, one, []) : nil
  }

  /// The keys that share their data with a trait: those of the session's, and Apple's.
  var bridgedKeys: [(key: String, trait: Int)] {
    var found: [(String, Int)] = Self.bridges.keys.sorted().compactMap { key in
      Self.bridges[key].flatMap { definitions.traitProperties[$0] }.map { (key, $0) }
    }
    for (name, key) in definitions.keys.sorted(by: { $0.key < $1.key }) {
      if let index = key.bridged { found.append((name, index)) }
    }
    return found
  }

  /// The names of `UIContentSizeCategory`, by SwiftUI's.
  static let sizeNames = Dictionary(contentSizes.map { ($1, $0) }) { first, _ in first }

  /// The names of `UIContentSizeCategory` in SwiftUI.
  private static let contentSizes: [String: String] = {
    var names = ["extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge"]
    names["extraExtraExtraLarge"] = "xxxLarge"
    for (number, size) in ["Medium", "Large", "ExtraLarge", "ExtraExtraLarge", "ExtraExtraExtraLarge"]
      .enumerated()
    {
      names["accessibility" + size] = "accessibility\(number + 1)"
    }
    return names
  }()

  /// What a key holds where nobody gives it a value.
  mutating func defaultValue(ofKey key: String, at id: ViewIdentity, _ place: Place) throws(Problem) -> Value?
  {
    if let known = definitions.keys[key] { return known.defaultValue }
    guard let member = member(key, of: .named("EnvironmentValues"))?.first else { return nil }
    guard case .row(let row) = member.body else { return nil }
    if let initial = row.initial { return initial }
    var view = Value.node(id)
    return try row.get?(&self, &view, [], place)
  }
}

extension Session {
  /// What a name means in the body of a modifier or a style: what stands before the modifier, and what the style is given.
  func nameInBody(_ name: String, of type: Type?) -> Type? {
    guard name == "Content" || name == "Configuration", let owner = type?.name, let info = info(.named(owner))
    else {
      return nil
    }
    if name == "Content" { return info.conformances.contains("ViewModifier") ? .named("View") : nil }
    return info.conformances.contains { $0.hasSuffix("Style") } ? .named("StyleConfiguration") : nil
  }
}
