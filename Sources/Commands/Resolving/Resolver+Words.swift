import Journals
import Syntax
import Traits
import ViewTree

extension Resolver {
  /// What a bare word means: a name, or a case, colour or trait where one is expected.
  ///
  /// If both fit, that is an error.
  mutating func bareWord(_ name: Name, _ range: SourceRange, _ expected: ValueType?) throws(Problem) -> Typed
  {
    let wanted = expected.map(unwrapped)
    let special = wanted.flatMap { constant(name, as: $0) }
    let variable = variable(name)
    if let variable {
      if let special, let wanted {
        if fits(variable.type, wanted) {
          throw Problem(.ambiguousWord(text(name), type: world.describe(wanted)), range)
        }
        return special
      }
      return Typed(code: code(of: variable, range, as: wanted), type: variable.type)
    }
    if let special { return special }
    if let named = try named(name, range) { return named }
    if case .enumeration(let row)? = wanted {
      let cases = world.enums[row].cases
      let spelling = text(name)
      throw Problem(
        .unknownCase(
          spelling, of: world.enums[row].name, nearest: nearestCase(to: spelling, among: cases),
          cases: cases), range)
    }
    if let color = world.colorConstant(name) { return Typed(code: .constant(color), type: .color) }
    throw unknown(name, range, expecting: expected)
  }

  /// A word's meaning without a type: an environment, an inspector, a trait in a dynamic colour.
  private mutating func named(_ name: Name, _ range: SourceRange) throws(Problem) -> Typed? {
    if frames.last?.surroundings == .color, let trait = trait(property: name) {
      frames[frames.count - 1].noteTrait(trait)
      return shown(trait, .contextTrait(trait.id))
    }
    if let reference = try environment(Expression(.name(name), range)) {
      return Typed(code: reference.code, type: .environment)
    }
    if let inspector = world.inspector(named: name) {
      return Typed(code: .constant(.inspector(inspector)), type: .inspector)
    }
    if let sender = frames.last?.sender, let own = ownMember(name, sender) { return own }
    let image = world.entry(name).image
    if image >= 0 { return Typed(code: .constant(.image(image)), type: .image) }
    if isMakingCollection, let trait = trait(property: name) { return draft(trait) }
    return traitList(text(name))
  }

  /// A trait's value so far in the collection that is being made.
  mutating func draft(_ trait: TraitView) -> Typed {
    readsDraft = true
    return shown(trait, .draftTrait(trait.id))
  }

  /// Whether an expression is what a block of traits, written as a closure, calls what it changes.
  func isDraft(_ expression: Expression) -> Bool {
    if case .name(let name) = expression.kind { name == draftName } else { false }
  }

  /// Bare `traitCollection` and `traitOverrides` in a handler are its sender's.
  private func ownMember(_ name: Name, _ sender: Int32) -> Typed? {
    switch text(name) {
    case "traitCollection": Typed(code: .collection(of: .local(sender)), type: .collection)
    case "traitOverrides": Typed(code: .local(sender), type: .overrides)
    default: nil
    }
  }

  /// The constant that a word is where a value of this type is expected.
  private func constant(_ name: Name, as type: ValueType) -> Typed? {
    switch type {
    case .enumeration(let row):
      guard let index = world.enums[row].cases.firstIndex(of: text(name)) else { return nil }
      return Typed(code: .constant(.enumCase(Int32(row), Int32(index))), type: type)
    case .color:
      return world.colorConstant(name).map { Typed(code: .constant($0), type: .color) }
    case .cgColor:
      return ColorNames.value(of: text(name)).map { Typed(code: .constant(.color($0)), type: .cgColor) }
    case .trait:
      return (trait(key: name) ?? trait(property: name)).map {
        Typed(code: .constant(.trait($0.id)), type: .trait)
      }
    default: return nil
    }
  }

  private func fits(_ type: ValueType, _ expected: ValueType) -> Bool {
    type == expected || (type == .int && expected == .double) || unwrapped(type) == expected
  }

  func unwrapped(_ type: ValueType) -> ValueType {
    if case .optional(let wrapped) = type { return wrapped }
    return type
  }

  /// `.bold`, which needs an expected type.
  mutating func implicitCase(_ name: Name, _ range: SourceRange, _ expected: ValueType?) throws(Problem)
    -> Typed
  {
    let spelling = text(name)
    guard let expected = expected.map(unwrapped) else {
      throw Problem(.caseNeedsType(spelling, types: world.enums(withCase: spelling).map(\.name)), range)
    }
    if let constant = constant(name, as: expected) { return constant }
    guard case .enumeration(let row) = expected else {
      throw Problem(
        .mismatch(
          expected: world.describe(expected), found: "a case, .\(spelling)",
          hint: world.example(of: expected, insteadOf: .nothing)), range)
    }
    let cases = world.enums[row].cases
    throw Problem(
      .unknownCase(
        spelling, of: world.enums[row].name, nearest: nearestCase(to: spelling, among: cases),
        cases: cases),
      range)
  }

  /// `settings/cell`.
  mutating func step(_ expression: Expression) throws(Problem) -> Typed {
    guard let reference = try environment(expression) else {
      throw Problem(.notAnEnvironment("this"), expression.range)
    }
    return Typed(code: reference.code, type: .environment)
  }
}
