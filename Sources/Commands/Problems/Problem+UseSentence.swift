import Traits

extension Problem {
  // What is said where a statement or an operator is used in another way than it can be.

  /// What an operator works on.
  static func operands(of op: String, _ type: String) -> String {
    switch op {
    case "+": "numbers and durations can be added, strings and lists joined"
    case "%": "it takes Ints"
    case "<", "<=", ">", ">=": "numbers, strings and durations have an order"
    case "[ ]": "lists have elements, and collections traits"
    case "*" where type == "a duration": "it takes a number on the right, as in `0.25s * 2`"
    case "/" where type == "a duration": "`1s / 4` and `1s / 250ms` divide durations"
    case "*" where type == "String": "it takes numbers; `+` joins strings"
    case "/" where type == "an environment": "it divides numbers; a path has no blanks, as in `form/cell`"
    default: "it takes numbers"
    }
  }

  /// A statement, a default or a variable that is used in another way.
  public enum Use: Sendable, CaseIterable {
    case why, whyNot, whyNotComparison, showKey, showTrait, showDecision, override, on, register, resize
    case constant, name, assignedOverrides, variable, within, overrides
  }
}

extension Problem.Use {
  /// What is wrong with it, and how it is used.
  package func sentence(_ examples: Problem.Examples) -> Sentence {
    let trait = "\(examples.place).\(examples.trait)"
    return switch self {
    case .why:
      Sentence(
        "`why` explains a trait, a colour or an image of an environment, or an inspector",
        "write `why \(trait)`" + (examples.inspector.map { " or `why \($0).presentedAs`" } ?? ""))
    case .whyNot:
      Sentence(
        "`why not` asks for a trait, a colour, an image, or how an inspector is presented",
        "such as `why not \(trait) == \(examples.value)`")
    case .whyNotComparison:
      Sentence("`why not` asks for one value", "write `==`, as in `why not \(trait) == \(examples.value)`")
    case .showKey:
      Sentence(
        "`show key` needs an environment key",
        examples.key.map { "write `show key \($0)`" } ?? "`define key Theme = …` makes one")
    case .showTrait:
      Sentence("`show trait` needs a trait", "write `show trait \(examples.trait)`")
    case .showDecision:
      Sentence(
        "`show decision` needs the name of one", "`show decisions` lists them")
    case .override:
      Sentence("an override needs an environment and a trait", "write `override \(trait) = …`")
    case .on:
      Sentence("`on` needs an environment and an event", "write `on \(examples.place) layoutSubviews { … }`")
    case .register:
      Sentence(
        "`register` needs an environment", "write `register \(examples.place) for \(examples.trait) { … }`")
    case .resize:
      Sentence("a share of the screen is a fraction up to 1", "write `1/2`")
    case .constant:
      Sentence("a default is a constant", "write a literal or a case")
    case .name:
      Sentence("a name has at least one character", "without `name` it is the definition's")
    case .assignedOverrides:
      Sentence(
        "overrides are set one by one", "write `override \(trait) = …` or `remove override \(trait)`")
    case .variable:
      Sentence(
        "a property of an environment is a value", "write the `let` outside the environment's block")
    case .within:
      Sentence("`within` needs a comparison of numbers", "write `expect a == b within 0.001`")
    case .overrides:
      Sentence(
        "overrides belong to their environment",
        "read them where they are, as `\(examples.place).overrides`: `\(OpenPoint(.overridesCopies).statement)`"
      )
    }
  }
}
