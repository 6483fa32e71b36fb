import Journals
import Syntax
import Traits
import ViewTree

extension World {
  /// An environment and a trait to name where any would do: `cell` and `theme` if they are there, as in all lessons.
  package var examples: Problem.Examples {
    var examples = Problem.Examples()
    // A name that several have is none to type.
    let places = environmentNames.filter { name in
      names.known(name).flatMap { onlyEnvironment(named: $0) }.map { traits.hierarchy.kind(of: $0) } == .view
    }
    let others = environmentNames.filter { names.known($0).flatMap { onlyEnvironment(named: $0) } != nil }
    examples.place = places.contains("cell") ? "cell" : places.last ?? others.last ?? examples.place
    if let theme = names.known("theme"), case .enumeration(let row)? = trait(property: theme)?.type,
      enums[row].cases.contains("bold")
    {
      (examples.trait, examples.value) = ("theme", "bold")
    }
    examples.key = environmentKeyNames.last
    examples.inspector = inspectorNames.last
    return examples
  }

  /// A type as it is written behind a colon, where it has a name.
  package func name(of type: ValueType) -> String {
    switch type {
    case .color: "Color"
    case .cgColor: "CGColor"
    case .size: "Size"
    case .duration: "Duration"
    case .collection: "UITraitCollection"
    case .image: "UIImage"
    case .trait: "UITrait"
    default: describe(type)
    }
  }

  /// What a value of a type looks like, for whoever wrote one of another.
  package func example(of type: ValueType, insteadOf found: ValueType) -> String? {
    switch type {
    case .optional(let wrapped): return example(of: wrapped, insteadOf: found).map { $0 + ", or `nil`" }
    case .enumeration(let row): return cases(of: enums[row])
    case .bool: return "`true` or `false`, or a comparison such as `a == b`"
    case .int where found == .double: return "an Int has no fraction"
    case .int, .double: return "a number, such as `42`"
    case .string: return #"text in quotes; `"\(value)"` makes a string of a value"#
    case .image:
      let first = images.indices.first.map { images[$0].name }
      return first.map { "an image, such as `\($0)`" } ?? #"`define image Logo { any: "logo" }` makes one"#
    case .bounds: return "such as `200...300...400`"
    case .cgColor: return "such as `red.cgColor`"
    case .color: return "`#1e90ff`, or a name such as `red`"
    case .size: return "such as `700x800`"
    case .duration: return "such as `0.25s`"
    case .collection: return "such as `cell.traits`, or `traits { … }`"
    case .list(let element):
      return describe(element) == describe(found) ? "between brackets: `[…]`" : "such as `[a, b]`"
    case .structure(costStruct): return "`let NAME = cost { … }` makes one"
    case .structure(let row), .instance(let row): return "write `\(structs[row].name)(…)`"
    case .environment: return "such as `cell`, or a path such as `form/cell`"
    case .registration: return "`let NAME = register …` names one"
    case .archive: return "such as `encode(cell.traits)`"
    case .trait: return "such as `UITraitUserInterfaceStyle.self`"
    case .inspector: return "`present inspector …` makes one"
    default: return nil
    }
  }

  /// The cases of an enum, as far as they are few.
  private func cases(of definition: EnumDefinition) -> String {
    guard definition.cases.count > 8, let first = definition.cases.first else {
      return "it has \(Problem.list(definition.cases))"
    }
    return "it has \(definition.cases.count) cases, such as `\(first)`"
  }
}
